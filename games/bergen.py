"""Bergen: points for two ends that show the same number (rules of the world, section 3)."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from games.core import Ending, Event, Seat
from games.game import Thinking
from games.parts import tiles
from games.parts.achievement import Achievement, FinishedDeal
from games.parts.line import Play
from games.parts.match import counting, leads, spreads
from games.parts.match.counting import Counted
from games.parts.match.match_events import DealtAgain, points_at_once
from games.parts.match.match_game import MatchGame
from games.parts.match.match_state import MatchOptions, MatchState
from games.parts.match.spreads import Ends
from games.parts.options import option

HANDS = {2: (6,), 3: (6,), 4: (5,)}
TARGETS = {2: 15, 3: 10, 4: 10}
DOUBLE_HEADER, TRIPLE_HEADER = 2, 3
SLOW = {1: 1, 2: 1, 3: 2}  # most points of a header near the target, by the points that are missing
WITHOUT_DOUBLES = "without-doubles"  # the reason why a blocked deal is won


def scored_two_triples(deal: FinishedDeal) -> Collection[Seat]:
    """Return the seats that have scored two triple headers."""
    triples = Counter(event.seat for event in points_at_once(deal) if event.points == TRIPLE_HEADER)
    return {seat for seat, count in triples.items() if count > 1}


DOUBLE_TRIPLE = Achievement("double-triple", scored_two_triples)


@dataclass(frozen=True, slots=True)
class BergenOptions(MatchOptions):
    """House rules of Bergen."""

    first_lead: str = option(
        leads.HEAVIEST_DOUBLE, choices=(leads.HEAVIEST_DOUBLE, leads.LOWEST_DOUBLE)
    )
    redeal: bool = option(False)
    lead_points: int = option(2, choices=(2, 0))
    out_points: int = option(1, choices=(1, 2))
    blocked: str = option("pips", choices=("pips", "doubles_first"))
    slow_finish: bool = option(False)
    keep: int = option(2, choices=(0, 2))
    target: int | None = option(None, low=5, high=50)
    finish: str = option("deal", choices=("deal", "at_once"))


class BergenState(MatchState):
    """A session of Bergen."""

    options: BergenOptions


class Bergen(MatchGame[BergenState, BergenOptions]):
    """The rules of Bergen."""

    key = "bergen"
    rules_version = 2
    minutes = 10
    thinking = Thinking.MATCH_FOR_POINTS
    sizes = HANDS
    options = BergenOptions
    state = BergenState
    spread = spreads.CROSSWISE
    endings = (Ending.DOMINO, Ending.BLOCKED, Ending.TARGET)
    blocked_reasons = (WITHOUT_DOUBLES,)
    achievements = (DOUBLE_TRIPLE,)

    def target(self, options: BergenOptions, players: int) -> int:
        return options.target or TARGETS[players]

    def misdeal(self, options: BergenOptions, hands: Sequence[int]) -> Event | None:
        """Return that nobody has a double. Later the lead tells everyone that somebody had one."""
        return (
            DealtAgain(0)
            if (options.redeal and not any(held & tiles.DOUBLES for held in hands))
            else None
        )

    def lead_rule(self, state: BergenState) -> str:
        return state.options.first_lead

    def play_points(self, state: BergenState, action: Play, ends: Ends) -> int:  # noqa: ARG002
        """Return the points of a led double, or of a header.

        A double is outermost until a tile covers it.
        """
        left, right = ends.tips
        if not state.ends.tips:
            return state.options.lead_points if left.double else 0
        if left.number != right.number:
            return 0
        points = TRIPLE_HEADER if left.double or right.double else DOUBLE_HEADER
        missing = self.target(state.options, state.players) - state.scores[state.to_move]
        return min(points, SLOW.get(missing, points)) if state.options.slow_finish else points

    def blocked(self, state: BergenState) -> Counted:
        if state.options.blocked == "pips":
            return super().blocked(state)
        # doubles never count
        pips = [tiles.pips(held & ~tiles.DOUBLES) for held in state.hands]
        seats = [seat for seat, held in enumerate(state.hands) if not held & tiles.DOUBLES] or list(
            range(state.players)
        )
        least = counting.lowest([pips[seat] for seat in seats])
        best = None if least is None else seats[least]
        return Counted(best, WITHOUT_DOUBLES, best)

    def pip_points(self, state: BergenState, side: int, pips: tuple[int, ...], *, out: bool) -> int:  # noqa: ARG002
        return state.options.out_points

    def shown_hands(self, state: BergenState) -> tuple[tuple[int, ...] | None, ...]:
        """Hands are counted, and shown, only after a blocked deal."""
        blocked = state.ended is not None and state.ended.ending is Ending.BLOCKED
        return tuple(tiles.listed(held) if blocked or not held else None for held in state.hands)
