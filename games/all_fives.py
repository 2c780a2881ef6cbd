"""All Fives: ends score by fives, and the first double has four arms (rules of the world, section
2).

House rules make it Fives and Threes, as it is played in Britain: on a line, without drawing, to
exactly 61.
"""

from collections.abc import Collection
from dataclasses import dataclass
from types import MappingProxyType

from games.core import Ending, Event, IllegalAction, Layout, Railway, Seat
from games.game import Thinking
from games.parts import tiles
from games.parts.achievement import Achievement, FinishedDeal
from games.parts.line import Play
from games.parts.match import counting, leads, spreads
from games.parts.match.match_events import points_at_once
from games.parts.match.match_game import MatchGame
from games.parts.match.match_state import MatchOptions, MatchState
from games.parts.match.spreads import Ends
from games.parts.options import option

HANDS = {2: (7, 5, 6, 8, 9), 3: (5, 6, 7), 4: (5, 6)}
FIVES, FIVES_THREES = "fives", "fives_threes"
TARGETS = {FIVES: (150, 50, 500), FIVES_THREES: (61, 31, 121)}  # usual, lowest, highest
FIVE, THREE = 5, 3
TEN = 10  # points of the first score, where a side has to get in
ALL = 28  # of the house rule `keep`: no tile may be drawn
TWENTY = 20  # points


def scored_twenty(deal: FinishedDeal) -> Collection[Seat]:
    """Return the seats that have scored twenty points or more with a tile."""
    return {event.seat for event in points_at_once(deal) if event.points >= TWENTY}


TWENTY_AT_ONCE = Achievement("twenty-at-once", scored_twenty)


@dataclass(frozen=True, slots=True)
class AllFivesOptions(MatchOptions):
    """House rules of All Fives."""

    hand: int | None = option(None, by_players=HANDS)
    keep: int = option(0, choices=(0, 2, ALL))
    first_lead: str = option(leads.HEAVIEST_DOUBLE, choices=(leads.HEAVIEST_DOUBLE, leads.LOT))
    next_lead: str = option(leads.WINNER, choices=(leads.WINNER, leads.ROTATE))
    every_lead: bool = option(False, rare=True)
    spinner: bool = option(True)
    scoring: str = option(FIVES, choices=(FIVES, FIVES_THREES))
    get_in: bool = option(False)
    blocked_points: str = option("net", choices=("net", "sum"), rare=True)
    bonus_round: str = option("nearest", choices=("nearest", "down"), rare=True)
    target: int | None = option(None, low=31, high=500)
    exact: bool = option(False, rare=True)
    finish: str = option("deal", choices=("deal", "at_once"), rare=True)
    teams: bool = option(False)


class AllFivesState(MatchState):
    """A session of All Fives."""

    options: AllFivesOptions


class AllFives(MatchGame[AllFivesState, AllFivesOptions]):
    """The rules of All Fives."""

    key = "all-fives"
    rules_version = 2
    minutes = 15
    thinking = Thinking.MATCH_FOR_POINTS
    sizes = HANDS
    options = AllFivesOptions
    state = AllFivesState
    endings = (Ending.DOMINO, Ending.BLOCKED, Ending.TARGET)
    presets = MappingProxyType(
        {
            "fives-and-threes": {
                "scoring": FIVES_THREES,
                "spinner": False,
                "keep": ALL,
                "exact": True,
                "finish": "at_once",
                "first_lead": leads.LOT,
                "next_lead": leads.ROTATE,
            }
        }
    )
    layout = Layout.CROSS
    spread = spreads.CROSS
    after_tie = leads.LOT
    team_play = True
    achievements = (TWENTY_AT_ONCE,)

    def check(self, options: AllFivesOptions, seats: int) -> None:
        super().check(options, seats)
        usual, low, high = TARGETS[options.scoring]
        is_british = options.scoring == FIVES_THREES
        for name, fits in (
            ("target", low <= (options.target or usual) <= high),
            ("exact", is_british or not options.exact),
            ("get_in", not (is_british and options.get_in)),
        ):
            if not fits:
                raise IllegalAction("bad-option", option=name)

    def target(self, options: AllFivesOptions, players: int) -> int:  # noqa: ARG002
        return options.target or TARGETS[options.scoring][0]

    def layout_of(self, options: AllFivesOptions) -> Layout:
        return Layout.CROSS if options.spinner else Layout.LINE

    def empty_table(self, layout: Layout, railway: Railway, players: int) -> Ends:  # noqa: ARG002
        return (spreads.CROSS if layout is Layout.CROSS else spreads.CROSSWISE).empty

    def lead_rule(self, state: AllFivesState) -> str:
        return leads.HEAVIEST_DOUBLE if state.options.every_lead else super().lead_rule(state)

    def play_points(self, state: AllFivesState, action: Play, ends: Ends) -> int:
        """Return what the ends score.

        With the last tile, its point for going out must not pass an exact target either.
        """
        options = state.options
        points = self.sum_points(
            # the ends of a double that lies alone are its halves
            options,
            ends.total if state.ends.tips else tiles.PIPS[action.tile],
        )
        if not points or not (options.exact or options.get_in):
            return points
        before = state.scores[counting.side_of(self.teams_of(state), state.to_move)]
        goes_out = options.exact and state.hands[state.to_move] == action.bit
        return points if self.admits(state, before, points + goes_out) else 0

    def admits(self, state: AllFivesState, before: int, points: int) -> bool:
        """Return whether a side that has `before` points may score more: not beyond a target that
        must be met exactly, and ten at least where it has to get in.
        """
        if state.options.exact:
            return before + points <= self.target(state.options, state.players)
        return before > 0 or points >= TEN or not state.options.get_in

    def deal_points(
        self, state: AllFivesState, side: int | None, ending: Ending, best: Seat | None
    ) -> tuple[tuple[int, ...], tuple[Event, ...]]:
        by_side, explained = super().deal_points(state, side, ending, best)
        if side is None:
            return by_side, explained
        before, points = state.scores[side], by_side[side]
        if state.options.exact:  # the last tile and going out are one score
            before -= sum(more for _, more in state.scored)
            points = self.sum_points(state.options, state.ends.total) + 1
        return by_side if self.admits(state, before, points) else (0,) * len(by_side), explained

    def pip_points(
        self, state: AllFivesState, side: int, pips: tuple[int, ...], *, out: bool
    ) -> int:
        if state.options.scoring == FIVES_THREES:
            return int(out)
        return rounded(
            super().pip_points(state, side, pips, out=out), down=state.options.bonus_round == "down"
        )

    def sum_points(self, options: AllFivesOptions, total: int) -> int:
        """Return the points that a tile scores at once if the ends of the layout add up to
        `total`.
        """
        if options.scoring == FIVES:
            return 0 if total % FIVE else total
        return (0 if total % FIVE else total // FIVE) + (0 if total % THREE else total // THREE)


def rounded(points: int, *, down: bool) -> int:
    """Return points rounded to a multiple of five: to the nearest, or down."""
    return (points if down else points + FIVE // 2) // FIVE * FIVE
