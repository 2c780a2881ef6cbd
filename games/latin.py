"""Latin partnership dominoes: two pairs, all tiles dealt, played counter-clockwise (rules of the
world, section 4).

The house rule `style` sets all others; each can still be changed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar

from games.core import Action, End, Ending, Event, Seat, copied
from games.game import Thinking
from games.parts import tiles
from games.parts.chance import Chance
from games.parts.line import NOBODY, Pass, Play
from games.parts.match import counting, leads, match_achievements
from games.parts.match.counting import Counted
from games.parts.match.match_events import BonusWon
from games.parts.match.match_game import MATCH_EVENTS, MatchGame, one_more
from games.parts.match.match_state import MatchOptions, MatchState
from games.parts.options import option

HAND = 7
BONUSES = (100, 75, 50, 25)  # of the first, second … deal that is won, where these are paid
DOUBLE_BLANK = tiles.of(0, 0)
SINGLE, CLOSER, LEADER = "lowest-hand", "closer", "leader"
# why a tie is won, by the house rule `blocked_tie`
TIES = {LEADER: f"tied-{LEADER}", CLOSER: f"tied-{CLOSER}"}

_NAMES = (
    "target", "first_lead", "next_lead", "count", "blocked", "blocked_tie",
    "pass_lead", "pass_all", "capicua", "capicua_blank", "chuchazo", "deal_bonus",
)  # fmt: skip
STYLES: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        style: MappingProxyType(dict(zip(_NAMES, values, strict=True)))
        for style, values in {
            "dominican": (
                200,
                "double_six",
                "winner",
                "all",
                "single",
                "leader",
                30,
                30,
                30,
                False,
                0,
                False,
            ),
            "plain": (
                100,
                "double_six",
                "rotate",
                "losers",
                "team",
                "nobody",
                0,
                0,
                0,
                True,
                0,
                False,
            ),
            "puerto_rican": (
                500,
                "double_six",
                "winner",
                "all",
                "team",
                "nobody",
                0,
                0,
                100,
                True,
                100,
                True,
            ),
            "international": (
                200,
                "lot",
                "rotate",
                "all",
                "team",
                "nobody",
                0,
                0,
                0,
                True,
                0,
                False,
            ),
        }.items()
    }
)


def as_style_says(*choices: Any) -> Any:
    """Return a house rule that is as the style says, unless one of `choices` is chosen."""
    return option(None, choices=(None, *choices))


def bonus() -> Any:
    """Return the house rule of a bonus: as the style says, or so many points."""
    return option(None, low=0, high=100)


@dataclass(frozen=True, slots=True)
class LatinOptions(MatchOptions):
    """House rules of Latin partnership dominoes. None is as the style says."""

    style: str = option("dominican", choices=tuple(STYLES))
    target: int | None = option(None, low=50, high=1_000)
    first_lead: str | None = as_style_says(leads.DOUBLE_SIX, leads.LOT)
    next_lead: str | None = as_style_says(leads.ROTATE, leads.WINNER)
    count: str | None = as_style_says("losers", "all")
    blocked: str | None = as_style_says("team", "single", "closer")
    blocked_tie: str | None = as_style_says("nobody", "leader", "closer")
    pass_lead: int | None = bonus()
    pass_all: int | None = bonus()
    capicua: int | None = bonus()
    capicua_blank: bool | None = as_style_says(True, False)
    chuchazo: int | None = bonus()
    deal_bonus: bool | None = as_style_says(True, False)
    direction: str = option("ccw", choices=("ccw", "cw"))
    finish: str = option("deal", choices=("deal", "at_once"))

    def says(self, name: str) -> Any:
        """Return the value of a house rule: as it was chosen, or else as the style says."""
        chosen = getattr(self, name)
        return STYLES[self.style][name] if chosen is None else chosen


class LatinState(MatchState):
    """A session of Latin partnership dominoes."""

    options: LatinOptions


class PartnershipGame(MatchGame[Any, Any]):
    """The rules that the partnership games of Latin America share."""

    players = range(4, 5)
    team_play = True
    blocked_reasons = (counting.TEAM_PIPS, SINGLE, CLOSER, *TIES.values())
    after_tie = leads.ROTATE

    def teams(self, options: Any, seats: int) -> tuple[int, ...]:  # noqa: ARG002
        return counting.PAIRS

    def direction(self, options: Any) -> int:
        return 1 if options.direction == "cw" else -1

    def rule(self, state: MatchState, name: str) -> Any:
        """Return the value of a house rule that is in force."""
        return getattr(state.options, name)

    def counted_block(self, state: Any, pips: tuple[int, ...], order: Sequence[Seat]) -> Counted:
        """Return who wins a blocked deal by the house rules `blocked` and `blocked_tie`."""
        counted = self.blocked_by(str(self.rule(state, "blocked")), pips, order)
        if counted.side is not None:
            return counted
        tie = self.rule(state, "blocked_tie")
        seat = {LEADER: state.leader, CLOSER: order[0]}.get(tie)
        return counted if seat is None else Counted(counting.PAIRS[seat], TIES[tie], seat)

    def blocked_by(self, how: str, pips: tuple[int, ...], order: Sequence[Seat]) -> Counted:
        """Return who wins a blocked deal by one way of deciding it.

        `order` begins with the seat that laid the last tile.
        """
        if how == "team":
            return counting.blocked(counting.PAIRS, pips, order)
        if how == "closer":
            closer, following = order[:2]
            if pips[closer] == pips[following]:
                return Counted(None, CLOSER)
            best = closer if pips[closer] < pips[following] else following
            side = counting.PAIRS[best]
            return Counted(side, CLOSER, counting.lighter_seat(counting.PAIRS, side, pips, order))
        lightest = {counting.PAIRS[seat] for seat in order if pips[seat] == min(pips)}
        if len(lightest) > 1:
            return Counted(None, SINGLE)
        (side,) = lightest
        return Counted(side, SINGLE, counting.lighter_seat(counting.PAIRS, side, pips, order))

    def pip_points(self, state: Any, side: int, pips: tuple[int, ...], *, out: bool) -> int:  # noqa: ARG002
        """Return the pips that a deal counts: those of the losing team, or of all hands."""
        return (
            sum(pips)
            if self.rule(state, "count") == "all"
            else counting.out_points(counting.PAIRS, pips, side)
        )

    def deal_points(
        self,
        state: Any,
        side: int | None,
        ending: Ending,
        best: Seat | None,
    ) -> tuple[tuple[int, ...], tuple[Event, ...]]:
        """Return the pips that the deal counts, and its bonuses."""
        if side is None:
            return super().deal_points(state, side, ending, best)
        pips, said = counting.pips_of(state.hands), list[Event]()
        points = self.pip_points(state, side, pips, out=ending is Ending.DOMINO)
        for name, more in self.last_bonuses(state, ending, points):
            points += more
            if best is not None:
                said.append(BonusWon(best, name))
        return one_more((0,) * len(state.scores), side, points), tuple(said)

    def last_bonuses(self, state: Any, ending: Ending, pips: int) -> tuple[tuple[str, int], ...]:  # noqa: ARG002
        """Return the bonuses, by name, that a side wins with a deal that counts so many pips."""
        return ()


def fitted_both_ends(state: MatchState) -> bool:
    """Return whether the last tile is no double and fitted both ends before it was laid."""
    (_, last, _), ends = state.moves[-1], dict(tip.open for tip in state.ends.tips)
    assert isinstance(last, Play)
    low, high = tiles.HALVES[last.tile]
    if low == high or last.end is End.START:
        return False
    new = ends.pop(last.end)
    (other,) = ends.values()
    inner = low + high - new
    return other in (low, high) and inner in (low, high)


class Latin(PartnershipGame):
    """The rules of Latin partnership dominoes."""

    key = "latin"
    rules_version = 1
    minutes = 25
    thinking = Thinking.MATCH_TO_WIN
    options = LatinOptions
    state = LatinState
    actions = (Play, Pass)
    events = (*MATCH_EVENTS, BonusWon)
    deck = tiles.bits(tiles.D6)
    endings = (Ending.DOMINO, Ending.BLOCKED, Ending.TARGET)
    presets = MappingProxyType(
        {
            "dominican-200": {"style": "dominican"},
            "puerto-rican-500": {"style": "puerto_rican"},
            "international-200": {"style": "international"},
        }
    )
    achievements = (match_achievements.CAPICUA,)
    others: ClassVar[int] = 3  # players besides the one who laid a tile

    def hand_size(self, options: LatinOptions, players: int) -> int:  # noqa: ARG002
        return HAND

    def target(self, options: LatinOptions, players: int) -> int:  # noqa: ARG002
        return int(options.says("target"))

    def rule(self, state: MatchState, name: str) -> Any:
        return state.options.says(name)

    def lead_rule(self, state: LatinState) -> str:
        return str(state.options.says("next_lead" if state.played else "first_lead"))

    def bonus_of(self, state: LatinState) -> tuple[Seat, str, int] | None:
        """Return the bonus that the last move has earned while play goes on: who earned it, its
        name and its points.

        `pass-lead`: the second player had to pass on the lead, and the leader's partner has played.
        `pass-all`: three players have passed, and the one who laid the last tile can lay again.
        """
        moves, options = state.moves, state.options
        if len(moves) == 3 and isinstance(moves[1][1], Pass) and isinstance(moves[2][1], Play):
            points = options.says("pass_lead")
            return (moves[2][0], "pass-lead", points) if points else None
        if state.idle == self.others and self.can_lay(state):
            points = options.says("pass_all")
            return (state.to_move, "pass-all", points) if points else None
        return None

    def redealt(self, state: LatinState, viewer: Seat | None, chance: Chance) -> LatinState:
        """Deal again what the viewer cannot know.

        After three passes the bonus has told whether the fourth player can lay.
        """
        bonus_was_told = state.idle == self.others and state.options.says("pass_all")
        while True:
            anew: LatinState = super().redealt(state, viewer, chance)
            if not bonus_was_told or self.can_lay(anew) == self.can_lay(state):
                return anew

    def can_lay(self, state: LatinState) -> bool:
        """Return whether the seat to move holds a tile that fits."""
        return state.to_move != NOBODY and bool(
            state.hands[state.to_move] & self.playable_tiles(state)
        )

    def after_move(self, state: LatinState, mover: Seat) -> tuple[Event, ...]:  # noqa: ARG002
        if (earned := self.bonus_of(state)) is None:
            return ()
        seat, name, points = earned
        return (BonusWon(seat, name), *self.score(state, seat, points))

    def points_of(self, state: LatinState, action: Action) -> int:
        """Return what `pass-lead` gives for a tile.

        A pass scores nothing for the seat that passes.
        """
        if not isinstance(action, Play) or state.hands[state.to_move].bit_count() == 1:
            return 0
        moved = copied(state)
        moved.moves += ((state.to_move, action, 0),)
        earned = self.bonus_of(moved)
        return earned[2] if earned is not None and earned[1] == "pass-lead" else 0

    def last_bonuses(
        self,
        state: LatinState,
        ending: Ending,
        pips: int,  # noqa: ARG002
    ) -> tuple[tuple[str, int], ...]:
        """Return the bonuses for the last tile, and for the number of deals that were won."""
        options, found = state.options, []
        if ending is Ending.DOMINO:
            last = state.moves[-1][1]
            assert isinstance(last, Play)
            blank = bool(tiles.SUITS[0] & last.bit)
            if fitted_both_ends(state) and (options.says("capicua_blank") or not blank):
                found.append(("capicua", int(options.says("capicua"))))
            if last.tile == DOUBLE_BLANK:
                found.append(("chuchazo", int(options.says("chuchazo"))))
        if options.says("deal_bonus") and sum(state.won) < len(BONUSES):
            found.append(("deal", BONUSES[sum(state.won)]))
        return tuple((name, points) for name, points in found if points)
