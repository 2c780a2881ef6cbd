"""Latin partnership dominoes: two pairs, all tiles dealt, played counter-clockwise (rules of the
world, section 4).

The house rule `style` sets all others; each can still be changed.
"""

from abc import abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar

from games.core import Action, End, Ending, Event, IllegalAction, Seat, SeatEvent
from games.parts import tiles
from games.parts.achievement import Achievement, FinishedDeal
from games.parts.chance import Chance
from games.parts.line import NOBODY, PASS, Pass, Play
from games.parts.match import counting, leads
from games.parts.match.counting import Counted
from games.parts.match.match_events import BonusWon, DealtAgain
from games.parts.match.match_game import MatchGame, one_more
from games.parts.match.match_state import MatchOptions, MatchState
from games.parts.match.spreads import Ends
from games.parts.options import option

BONUSES = (100, 75, 50, 25)  # of the first, second … deal that is won, where these are paid
ROUNDS = 6  # the usual target where rounds are counted singly
# the targets that may be agreed on, by whether rounds are counted singly
TARGETS = {True: range(3, 21), False: range(50, 1_001)}
START_TURNS = 3  # those of the leader, the next player and the leader's partner
OTHERS = 3  # players besides the one who laid a tile
DOUBLE_BLANK = tiles.of(0, 0)
MANY_DOUBLES = 5  # in one hand: house rules may deal again
PARTNER = "partner"  # the lead rule if the leader has given the lead to its partner
SINGLE, CLOSER, LEADER, AGAINST = "lowest-hand", "closer", "leader", "against"
# why a tie is won, by the house rule `blocked_tie`
TIES = {how: f"tied-{how}" for how in (LEADER, CLOSER, AGAINST)}

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


def as_style_says(*choices: Any, rare: bool = False) -> Any:
    """Return a house rule that is as the style says, unless one of `choices` is chosen."""
    return option(None, choices=(None, *choices), rare=rare)


def bonus(*, rare: bool = False) -> Any:
    """Return the house rule of a bonus: as the style says, or so many points."""
    return option(None, low=0, high=100, rare=rare)


def went_out_at_both_ends(deal: FinishedDeal) -> Collection[Seat]:
    """Return the seat that has gone out with a tile, no double, that fitted both ends of the
    line; () if none has.
    """
    *before, last = deal.seen.line
    if deal.result.ending is not Ending.DOMINO or not before or last.a == last.b:
        return ()
    left = next(placed.a for placed in reversed(before) if placed.end in (End.START, End.LEFT))
    right = next(placed.b for placed in reversed(before) if placed.end in (End.START, End.RIGHT))
    return (last.seat,) if {left, right} <= {last.a, last.b} else ()


CAPICUA = Achievement("capicua", went_out_at_both_ends)


@dataclass(frozen=True, slots=True)
class LeadGiven(SeatEvent):
    """A seat lets its partner lead."""


@dataclass(frozen=True, slots=True)
class GiveLead(Pass):
    """Let the partner lead, before the first tile."""

    verb: ClassVar[str] = "give-lead"
    tells: ClassVar[type[Event]] = LeadGiven


@dataclass(frozen=True, slots=True)
class PartnershipOptions(MatchOptions):
    """House rules of the partnership games of Latin America."""

    block_bonus: int = option(0, low=0, high=100, rare=True)
    shutout: int = option(0, low=0, high=100, rare=True)
    five_doubles: bool = option(False, rare=True)
    pair_leads: bool = option(False, rare=True)
    direction: str = option("ccw", choices=("ccw", "cw"), rare=True)

    def usual(self) -> Mapping[str, Any]:
        """Return the values of the house rules that are None."""
        return {}

    def says(self, name: str) -> Any:
        chosen = getattr(self, name)
        if chosen is not None:
            return chosen
        return ROUNDS if name == "target" and self.counts_rounds else self.usual()[name]

    @property
    def counts_rounds(self) -> bool:
        """Rounds are counted singly."""
        return bool(self.says("count") == "rounds")

    def worth(self, bonus: str) -> int:
        """Return the points of a bonus: one at most where rounds are counted singly."""
        points = int(self.says(bonus.replace("-", "_")))
        return min(points, 1) if self.counts_rounds else points


@dataclass(frozen=True, slots=True)
class LatinOptions(PartnershipOptions):
    """House rules of Latin partnership dominoes. None is as the style says."""

    style: str = option("dominican", choices=tuple(STYLES))
    target: int | None = option(None, low=3, high=1_000)
    first_lead: str | None = as_style_says(leads.DOUBLE_SIX, leads.LOT)
    next_lead: str | None = as_style_says(leads.ROTATE, leads.WINNER)
    count: str | None = as_style_says("losers", "all", "rounds")
    blocked: str | None = as_style_says("team", "single", "closer")
    blocked_tie: str | None = as_style_says("nobody", *TIES)
    pass_lead: int | None = bonus()
    pass_lead_alone: bool = option(False, rare=True)
    pass_all: int | None = bonus()
    capicua: int | None = bonus()
    capicua_blank: bool | None = as_style_says(True, False, rare=True)
    chuchazo: int | None = bonus(rare=True)
    deal_bonus: bool | None = as_style_says(True, False, rare=True)
    finish: str = option("deal", choices=("deal", "at_once"), rare=True)

    def usual(self) -> Mapping[str, Any]:
        return STYLES[self.style]


class LatinState(MatchState):
    """A session of Latin partnership dominoes."""

    options: LatinOptions


class PartnershipGame(MatchGame[Any, Any]):
    """The rules that the partnership games of Latin America share."""

    players = range(4, 5)
    actions = (Play, Pass, GiveLead)
    events = (*MatchGame.events, BonusWon, LeadGiven)
    boneyard = False
    team_play = True
    blocked_reasons = (counting.TEAM_PIPS, SINGLE, CLOSER, *TIES.values())
    after_tie = leads.ROTATE

    def check(self, options: Any, seats: int) -> None:
        super().check(options, seats)
        if self.target(options, seats) not in TARGETS[options.counts_rounds]:
            raise IllegalAction("bad-option", option="target")

    def target(self, options: Any, players: int) -> int:  # noqa: ARG002
        return int(options.says("target"))

    def teams(self, options: Any, seats: int) -> tuple[int, ...]:  # noqa: ARG002
        return counting.PAIRS

    def direction(self, options: Any) -> int:
        return 1 if options.direction == "cw" else -1

    def lead_rule(self, state: Any) -> str:
        return str(state.options.says("next_lead" if state.played else "first_lead"))

    def misdeal(self, options: Any, hands: Sequence[int]) -> Event | None:
        if not options.five_doubles:
            return None
        many = any((held & tiles.DOUBLES).bit_count() >= MANY_DOUBLES for held in hands)
        return DealtAgain(MANY_DOUBLES) if many else None

    def redealt(self, state: Any, viewer: Seat | None, chance: Chance) -> Any:
        while True:
            anew = super().redealt(state, viewer, chance)
            if self.agrees(state, anew):
                return anew

    def agrees(self, state: Any, anew: Any) -> bool:
        """Return whether hands that were dealt again agree with what everybody has heard."""
        dealt = list(anew.hands)
        for seat, action, _ in state.moves:
            if isinstance(action, Play):
                dealt[seat] |= action.bit
        return self.misdeal(state.options, dealt) is None

    def leads(self, state: Any, held: int) -> tuple[Action, ...]:
        usual = super().leads(state, held)
        return (*usual, GIVE_LEAD) if self.may_give_lead(state) else usual

    def may_give_lead(self, state: Any) -> bool:
        """Return whether the leader may let its partner lead."""
        may_choose = state.options.pair_leads and state.lead_tile is None
        return may_choose and not state.moves and state.lead_rule != PARTNER

    def lay(self, state: Any, action: Play, ends: Ends) -> tuple[Event, ...]:
        return super().lay(state, action, ends) + self.bonus(state)

    def pass_on(self, state: Any) -> tuple[Event, ...]:
        if state.moves or not self.may_give_lead(state):
            return super().pass_on(state) + self.bonus(state)
        partner = state.after[state.after[state.to_move]]
        state.leader, state.to_move, state.lead_rule = partner, partner, PARTNER
        state.turns += 1
        return ()

    def bonus(self, state: Any) -> tuple[Event, ...]:
        """Give the points of a bonus for the last move, while play goes on: `state` changes.

        Return the events.
        """
        is_start = len(state.moves) <= START_TURNS
        if state.ended is not None or not (is_start or state.idle == OTHERS):
            return ()
        seat, bonus = self.earned(state)
        points = state.options.worth(bonus) if bonus else 0
        return (BonusWon(seat, bonus), *self.score(state, seat, points)) if points else ()

    def earned(self, state: Any) -> tuple[Seat, str]:
        """Return who has earned a bonus with the last move while play goes on, and its name or
        "".
        """
        is_answer = len(state.moves) == 2 and state.moves[1][1] == PASS
        return (
            (state.leader, "pass-lead") if is_answer and self.counts_pass(state) else (NOBODY, "")
        )

    @abstractmethod
    def counts_pass(self, state: Any) -> bool:
        """Return whether a pass on the lead counts at once."""

    def counted_block(self, state: Any, pips: tuple[int, ...], order: Sequence[Seat]) -> Counted:
        """Return who wins a blocked deal by the house rules `blocked` and `blocked_tie`."""
        counted = self.blocked_by(str(state.options.says("blocked")), pips, order)
        if counted.side is not None:
            return counted
        tie = state.options.says("blocked_tie")
        seat = {LEADER: state.leader, CLOSER: order[0], AGAINST: order[1]}.get(tie)
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
        """Return what a deal counts: one, the pips of the losing team, or those of all hands."""
        if state.options.counts_rounds:
            return 1
        return (
            sum(pips)
            if state.options.says("count") == "all"
            else counting.out_points(counting.PAIRS, pips, side)
        )

    def deal_points(
        self,
        state: Any,
        side: int | None,
        ending: Ending,
        best: Seat | None,
    ) -> tuple[tuple[int, ...], tuple[Event, ...]]:
        """Return what the deal counts, and its bonuses."""
        by_side, _ = super().deal_points(state, side, ending, best)
        if side is None or best is None:
            return by_side, ()
        bonuses = dict(self.last_bonuses(state, side, ending, by_side[side]))
        score = state.scores[side] + by_side[side] + sum(bonuses.values())
        if score >= self.target(state.options, state.players) and not state.scores[1 - side]:
            bonuses["shutout"] = state.options.worth("shutout")
        said = tuple(BonusWon(best, name) for name, points in bonuses.items() if points)
        return one_more(by_side, side, sum(bonuses.values())), said

    def last_bonuses(
        self,
        state: Any,
        side: int,
        ending: Ending,
        pips: int,  # noqa: ARG002
    ) -> Iterator[tuple[str, int]]:
        """Yield the bonuses, by name, that a side wins with a deal that counts so many pips."""
        if ending is Ending.BLOCKED and counting.PAIRS[self.last_layer(state)] == side:
            yield "block", state.options.worth("block_bonus")


GIVE_LEAD = GiveLead()


def fitted_both_ends(state: MatchState) -> bool:
    """Return whether the last tile is no double and fitted both ends before it was laid."""
    (_, last, _), ends = state.moves[-1], dict(tip.open for tip in state.ends.tips)
    assert isinstance(last, Play)
    low, high = tiles.HALVES[last.tile]
    if low == high or last.end is End.START:
        return False
    new = ends.pop(last.end)
    (other,) = ends.values()
    return other in (low, high) and (low + high - new) in (low, high)


class Latin(PartnershipGame):
    """The rules of Latin partnership dominoes."""

    key = "latin"
    minutes = 25
    sizes = MappingProxyType({4: (7,)})
    options = LatinOptions
    state = LatinState
    endings = (Ending.DOMINO, Ending.BLOCKED, Ending.TARGET)
    presets = MappingProxyType(
        {
            "dominican-200": {"style": "dominican"},
            "puerto-rican-500": {"style": "puerto_rican"},
            "international-200": {"style": "international"},
            "straight-six": {
                "style": "plain",
                "count": "rounds",
                "next_lead": leads.WINNER,
                "blocked": "single",
                "pair_leads": True,
            },
        }
    )
    achievements = (CAPICUA,)

    def points_of(self, state: LatinState, action: Action) -> int:
        """Return `pass-lead` for a tile of the leader's partner."""
        is_third = isinstance(action, Play) and len(state.moves) == START_TURNS - 1
        return state.options.worth("pass-lead") if is_third and self.is_passed(state) else 0

    def is_passed(self, state: LatinState) -> bool:
        """Return whether the second player had to pass on the lead, and the leader's partner may
        earn a bonus for that.
        """
        return state.moves[1][1] == PASS and not self.counts_pass(state)

    def counts_pass(self, state: LatinState) -> bool:
        return state.options.pass_lead_alone

    def earned(self, state: LatinState) -> tuple[Seat, str]:
        """Return who has earned a bonus.

        `pass-lead`: the second player had to pass on the lead, and the leader's partner has played.
        `pass-all`: three players have passed, and the one who laid the last tile can lay again.
        """
        if len(state.moves) == START_TURNS and not state.idle and self.is_passed(state):
            return state.moves[-1][0], "pass-lead"
        if state.idle == OTHERS and self.can_lay(state):
            return state.to_move, "pass-all"
        return super().earned(state)

    def agrees(self, state: LatinState, anew: LatinState) -> bool:
        """After three passes the bonus has told whether the fourth player can lay."""
        is_told = state.idle == OTHERS and state.options.worth("pass-all")
        if is_told and self.can_lay(anew) != self.can_lay(state):
            return False
        return super().agrees(state, anew)

    def can_lay(self, state: LatinState) -> bool:
        """Return whether the seat to move holds a tile that fits."""
        return state.to_move != NOBODY and bool(
            state.hands[state.to_move] & self.playable_tiles(state)
        )

    def last_bonuses(
        self, state: LatinState, side: int, ending: Ending, pips: int
    ) -> Iterator[tuple[str, int]]:
        """Yield the bonuses for the last tile, and for the number of deals that were won."""
        yield from super().last_bonuses(state, side, ending, pips)
        options, last = state.options, state.moves[-1][1]
        if isinstance(last, Play):
            blank = bool(tiles.SUITS[0] & last.bit)
            if fitted_both_ends(state) and (options.says("capicua_blank") or not blank):
                yield "capicua", options.worth("capicua")
            if last.tile == DOUBLE_BLANK:
                yield "chuchazo", options.worth("chuchazo")
        if options.says("deal_bonus") and sum(state.won) < len(BONUSES):
            yield "deal", 1 if options.counts_rounds else BONUSES[sum(state.won)]
