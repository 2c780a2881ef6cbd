"""Mexican Train: everybody has a train of their own, and one belongs to all (rules of the world,
section 6).

A train grows at one end from the hub, a double that lies in the middle. A player without a tile
that fits draws one, and if it does not fit either, marks the own train: others may then lay there
until its owner does. A double has to be covered by the next tile that is laid.
"""

from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, ClassVar

from games.core import (
    TRAINS,
    Action,
    Best,
    Compared,
    End,
    Ending,
    Event,
    IllegalAction,
    Layout,
    Measure,
    Railway,
    Seat,
    SeatEvent,
    Step,
    Tile,
)
from games.game import Thinking
from games.parts import line as lines
from games.parts import tiles
from games.parts.achievement import Achievement, FinishedDeal, seat_if
from games.parts.line import NOBODY, PASS, Pass, Play
from games.parts.match import leads, spreads
from games.parts.match.match_game import MatchGame, told
from games.parts.match.match_state import MatchOptions, MatchState
from games.parts.match.spreads import Ends, Reach, Tip, TrainEnds, is_double
from games.parts.options import option

SETS = {"d9": (9, tiles.D9), "d12": (12, tiles.D12)}  # highest number, and the mask of the set
BOTH = ("d9", "d12")
HANDS = {"d9": {2: 12, 3: 11, 4: 10}, "d12": {2: 15, 3: 15, 4: 15, 5: 12, 6: 12, 7: 10, 8: 10}}
# by players: the highest number of tiles in a hand that may be agreed on
MOST_TILES = {2: 16, 3: 16, 4: 14, 5: 15, 6: 14, 7: 12, 8: 11}
MOST_ROUNDS = 13
SHORT_MATCH = 5  # deals
MEXICAN = -1  # its number; the trains of the seats have theirs
NO_TRAINS = TrainEnds("trains", ())
NUMBERS = {end: seat for seat, end in enumerate(TRAINS)} | {End.MEXICAN: MEXICAN}


@dataclass(frozen=True, slots=True)
class HubLaid(Event):
    """A deal has begun: the hub lies in the middle, and `seat` begins."""

    deal: int
    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class TrainMarked(SeatEvent):
    """A player could lay nothing: the own train is open to everybody."""


@dataclass(frozen=True, slots=True)
class MarkerTaken(SeatEvent):
    """A player has laid on the own train, and its marker is gone."""


@dataclass(frozen=True, slots=True)
class DoubleOpen(SeatEvent):
    """A double has to be covered. Of several that a player leaves, the last one comes first."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class FirstTurnEnded(SeatEvent):
    """A player lays no more tiles in the first turn, whether any would fit or not."""


@dataclass(frozen=True, slots=True)
class TrainOptions(MatchOptions):
    """House rules of Mexican Train."""

    visible_block: ClassVar[str] = "draw_out"  # the common rule, which is no choice here
    set: str | None = option(
        None,
        by_players={**dict.fromkeys(range(2, 5), BOTH), **dict.fromkeys(range(5, 9), ("d12",))},
    )
    hand: int | None = option(
        None,
        by_players={
            players: ((HANDS["d12"] | HANDS["d9"])[players], *range(8, most + 1))
            for players, most in MOST_TILES.items()
        },
    )
    rounds: int = option(SHORT_MATCH, low=1, high=MOST_ROUNDS)
    first_turn: str = option("one", choices=("one", "train"))
    mexican_from: str = option("any", choices=("any", "own_first"), rare=True)
    open_doubles: str = option("all", choices=("all", "own"))
    several_doubles: bool = option(False, rare=True)
    blank_double: int = option(0, choices=(0, 25, 50), rare=True)


@dataclass(unsafe_hash=True)
class TrainState(MatchState):
    """A session of Mexican Train."""

    options: TrainOptions
    ends: TrainEnds = NO_TRAINS
    hub: Tile | None = None
    marked: tuple[Seat, ...] = ()  # in ascending order
    uncovered: End | None = None  # the train with a double that has to be covered
    waiting: tuple[End, ...] = ()  # trains with doubles to be covered after it, the next one last
    laid: int = 0  # tiles laid in the present turn
    opened: tuple[Seat, ...] = ()  # seats whose first turn is over
    # what the seat to move may lay on; `open_up` sets it after each turn
    open: tuple[Reach, ...] = field(default=(), init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        self.open_up()

    def open_up(self) -> None:
        """Find the trains where the seat to move may lay, before it draws."""
        tips = self.ends.tips
        if tips and self.to_move != NOBODY:
            self.open = tuple(
                [spreads.TRAINS.reach(tips[train]) for train in open_trains(self, self.to_move)]
            )
            if self.laid:
                self.open += tuple(
                    [spreads.DOUBLES.reach(tips[train]) for train in trains_for_doubles(self)]
                )


def set_of(options: TrainOptions, players: int) -> tuple[int, int]:
    """Return the highest number of the set, and its mask."""
    return SETS[options.set or ("d9" if players in HANDS["d9"] else "d12")]


def rounds_of(options: TrainOptions, players: int) -> int:
    """Return the number of deals of a match: as agreed, but at most one for each hub."""
    highest, _ = set_of(options, players)
    return min(options.rounds, highest + 1)


def is_nonstop(deal: FinishedDeal, seat: Seat) -> bool:
    """Return whether this seat has never marked its train, and each other seat has."""
    return not deal.times(TrainMarked, seat) and all(
        deal.times(TrainMarked, other) for other in deal.others(seat)
    )


def has_begun(state: TrainState, seat: Seat) -> bool:
    """Return whether a seat has laid a tile on its own train in this deal.

    What others laid there does not count.
    """
    return any(
        mover == seat and isinstance(action, Play) and action.end is TRAINS[seat]
        for mover, action, _ in state.moves
    )


def is_bound(state: TrainState) -> bool:
    """Return whether the present turn can only cover a double that another player has left open."""
    return state.uncovered is not None and not state.laid


def opened_after(state: TrainState) -> tuple[Seat, ...]:
    """Return the seats whose first turn is over when the present turn ends.

    A turn for another's double is no first turn.
    """
    is_over = state.to_move in state.opened or is_bound(state)
    return state.opened if is_over else tuple(sorted((*state.opened, state.to_move)))


def doubled_trains(state: TrainState) -> tuple[End, ...]:
    """Return the trains with doubles to be covered, the next one last."""
    return () if state.uncovered is None else (*state.waiting, state.uncovered)


def open_trains(state: TrainState, seat: Seat) -> tuple[int, ...]:
    """Return the numbers of the trains where a seat may lay, or might if it were in turn: the one
    with an open double, or else its own and all open ones.
    """
    in_turn = seat == state.to_move
    if state.uncovered is not None and (in_turn or state.options.open_doubles == "all"):
        return (NUMBERS[state.uncovered],)
    # it goes on with its first turn, or begins
    return (seat,) if state.laid and in_turn else usual_trains(state, seat)


def usual_trains(state: TrainState, seat: Seat) -> tuple[int, ...]:
    """Return the numbers of the trains where a seat may lay without open doubles."""
    return _numbers(
        state.marked, seat, state.options.mexican_from == "any" or has_begun(state, seat)
    )


@cache
def _numbers(marked: tuple[Seat, ...], seat: Seat, mexican: bool) -> tuple[int, ...]:
    """Return the numbers of the marked trains, of the seat's own, and of the Mexican one."""
    return (*sorted({*marked, seat}), *((MEXICAN,) if mexican else ()))


def trains_for_doubles(state: TrainState) -> tuple[int, ...]:
    """Return the numbers of the other trains where the seat to move may lay another double before
    it covers the last one.
    """
    if not (state.laid and state.uncovered and state.options.several_doubles):
        return ()
    doubled = {NUMBERS[end] for end in doubled_trains(state)}
    return tuple(train for train in usual_trains(state, state.to_move) if train not in doubled)


class MexicanTrain(MatchGame[TrainState, TrainOptions]):
    """The rules of Mexican Train."""

    key = "mexican-train"
    rules_version = 2
    players = range(2, 9)
    minutes = 30
    thinking = Thinking.TRAINS
    options = TrainOptions
    state = TrainState
    repeats = ()  # a turn draws one tile
    events = (HubLaid, TrainMarked, MarkerTaken, DoubleOpen, FirstTurnEnded, *MatchGame.events)
    deck = tiles.bits(tiles.D12)
    layout = Layout.TRAINS
    spread = spreads.TRAINS
    compared = Compared(Measure.POINTS, Best.LEAST, match=True)
    achievements = (
        Achievement(
            "nonstop", lambda deal: seat_if(deal.winner, lambda seat: is_nonstop(deal, seat))
        ),
    )
    presets = MappingProxyType({"full-train": {"set": "d12", "rounds": MOST_ROUNDS}})

    def check(self, options: TrainOptions, seats: int) -> None:
        super().check(options, seats)
        highest, mask = set_of(options, seats)
        if options.rounds > highest + 1:
            raise IllegalAction("bad-option", option="rounds")
        if self.hand_size(options, seats) * seats >= mask.bit_count():
            raise IllegalAction("bad-option", option="hand")

    def hand_size(self, options: TrainOptions, players: int) -> int:
        highest, _ = set_of(options, players)
        return options.hand or HANDS[f"d{highest}"][players]

    def target(self, options: TrainOptions, players: int) -> None:  # noqa: ARG002
        return None

    def may_draw(self, state: TrainState) -> bool:
        return not state.drawn and state.draws < len(state.boneyard)

    def lead_rule(self, state: TrainState) -> str:
        return leads.ROTATE if state.played else leads.LOT

    def next_hub(self, state: TrainState) -> Tile:
        """Return the hub of the next deal: each deal has a lower one."""
        highest, _ = set_of(state.options, state.players)
        return tiles.of(highest - state.played, highest - state.played)

    def pack(self, state: TrainState) -> int:
        return set_of(state.options, state.players)[1] & ~(1 << self.next_hub(state))

    def in_play(self, state: TrainState) -> int:
        return set_of(state.options, state.players)[1] & ~(
            0 if state.hub is None else 1 << state.hub
        )

    def deal(self, state: TrainState, stacks: tuple[int, ...], seed: bytes) -> Step[TrainState]:
        hub = self.next_hub(state)
        begun, (*made, _) = super().deal(state, stacks, seed)
        begun.hub = hub
        begun.ends = self.empty_table(self.layout, Railway(hub), len(stacks))
        begun.open_up()
        return begun, (*made, HubLaid(state.played + 1, begun.leader, hub))

    def empty_table(self, layout: Layout, railway: Railway, players: int) -> TrainEnds:  # noqa: ARG002
        """Return the ends before the first tile: all trains, the own ones by seat."""
        trains = () if railway.hub is None else (*TRAINS[:players], End.MEXICAN)
        number, _ = tiles.HALVES[railway.hub or 0]
        return TrainEnds("trains", tuple(Tip(end, number, bare=True) for end in trains))

    def playable(self, state: TrainState) -> tuple[Tip, ...]:
        return tuple([reach.tip for reach in state.open])

    def closed(self, state: TrainState, viewer: Seat | None) -> tuple[End, ...]:
        if viewer in (None, state.to_move) or not self.dealing(state):
            return super().closed(state, viewer)
        opened = open_trains(state, viewer)
        return tuple(tip.end for tip in state.ends.tips if NUMBERS[tip.end] not in opened)

    def playable_tiles(self, state: TrainState) -> int:
        fitting = 0
        for reach in state.open:
            fitting |= reach.fitting
        return fitting

    def plays(self, state: TrainState) -> tuple[Action, ...]:
        held = state.hands[state.to_move]
        found: tuple[Action, ...] = ()
        for reach in state.open:
            found += reach[held & reach.fitting]
        # the first turn ends at will, which tells nothing about the hand
        return (*found, PASS) if state.laid and self.ends_at_will(state) else found

    def after(self, state: TrainState, action: Play) -> Ends | None:
        if action.bit & state.hands[state.to_move]:
            for reach in state.open:
                if (tip := reach.following.get(action.key)) is not None:
                    tips = [*state.ends.tips]
                    tips[NUMBERS[action.end]] = tip
                    return TrainEnds("trains", tuple(tips))
        return None

    def plays_on(self, state: TrainState, action: Play) -> bool:
        """Return whether the first turn of a deal goes on after a tile on the own train."""
        return (
            state.options.first_turn == "train"
            and action.end is TRAINS[state.to_move]
            and state.to_move not in state.opened
            and not is_bound(state)
        )

    def lay(self, state: TrainState, action: Play, ends: Ends) -> tuple[Event, ...]:
        seat, laid, opened = state.to_move, state.laid, opened_after(state)
        goes_on, bound = self.plays_on(state, action), is_bound(state)
        doubled = [train for train in doubled_trains(state) if train is not action.end]
        events = super().lay(state, action, ends)
        if TRAINS[seat] is action.end and seat in state.marked:
            state.marked = tuple([other for other in state.marked if other != seat])
            events = told(MarkerTaken, seat) + events
        state.laid, state.uncovered, state.waiting = 0, None, ()
        if state.to_move == NOBODY:
            return events
        if is_double(action.tile):
            doubled.append(action.end)
        tips = state.ends.tips
        if doubled := [
            train for train in doubled if not self.is_dead(state, tips[NUMBERS[train]].number)
        ]:
            state.uncovered, state.waiting = doubled[-1], tuple(doubled[:-1])
        if (doubled and not bound) or goes_on:
            state.to_move, state.laid = seat, laid + 1
        else:
            state.opened = opened
        state.open_up()
        return events

    def is_dead(self, state: TrainState, number: int) -> bool:
        """Return whether all tiles that could cover the double of a number are on the table: it
        counts as covered.
        """
        return not lines.is_left(tiles.SUITS[number], state.hands, state.stock)

    def announced(self, state: TrainState, action: Action) -> tuple[Event, ...]:
        if state.laid and isinstance(action, Pass) and self.ends_at_will(state):
            return (FirstTurnEnded(state.to_move),)
        return super().announced(state, action)

    def ends_at_will(self, state: TrainState) -> bool:
        """Return whether a pass ends a first turn that might go on."""
        return state.laid > 0 and state.uncovered is None

    def pass_on(self, state: Any) -> tuple[Event, ...]:
        """End a turn without a tile that fits, or a first turn at will."""
        seat, laid, opened = state.to_move, state.laid, opened_after(state)
        if self.ends_at_will(state):
            state.moves.append((seat, PASS, 0))
            state.to_move, state.opened = state.after[seat], opened
            state.idle = state.drawn = state.laid = 0
            state.open_up()
            return ()
        state.drawn += laid
        events = super().pass_on(state)
        state.laid = 0
        if state.options.open_doubles == "own":
            state.uncovered, state.waiting = None, ()
        marks = () if seat in state.marked else told(TrainMarked, seat)
        if laid and self.dealing(state):
            numbers = [state.ends.tips[NUMBERS[end]].number for end in doubled_trains(state)]
            marks += tuple(DoubleOpen(seat, tiles.of(number, number)) for number in numbers)
        state.marked, state.opened = tuple(sorted({*state.marked, seat})), opened
        state.open_up()
        return marks + events

    def counted_pips(self, state: TrainState) -> tuple[int, ...]:
        """Return what each hand counts: its pips, and the house rule's points for the double
        blank.
        """
        return tuple(
            tiles.pips(held) + (state.options.blank_double if held & 1 << tiles.of(0, 0) else 0)
            for held in state.hands
        )

    def deal_points(
        self,
        state: TrainState,
        side: int | None,  # noqa: ARG002
        ending: Ending,  # noqa: ARG002
        best: Seat | None,  # noqa: ARG002
    ) -> tuple[tuple[int, ...], tuple[Event, ...]]:
        return self.counted_pips(state), ()

    def match_winners(self, state: TrainState) -> tuple[Seat, ...]:
        if self.dealing(state) or state.played < rounds_of(state.options, state.players):
            return ()
        return tuple(seat for seat, score in enumerate(state.scores) if score == min(state.scores))

    def railway(self, state: TrainState) -> Railway:
        return Railway(state.hub, state.marked, doubled_trains(state))
