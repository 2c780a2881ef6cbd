"""Hungarian dominoes (rules, section 6): a turn is a whole series of tiles at one end, and the
first to reach 100 loses.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple

from games.core import (
    Action,
    Best,
    Compared,
    End,
    Ending,
    Event,
    IllegalAction,
    Layout,
    Measure,
    Placed,
    Result,
    Scored,
    Seat,
    SeatEvent,
    SeatView,
    Step,
    Tile,
    View,
    by_seat,
)
from games.game import Game, Thinking
from games.parts import hidden_tiles, pot, tiles, trains
from games.parts.achievement import Achievement, FinishedDeal, seat_if
from games.parts.amounts import Chips
from games.parts.austrian import Dealt
from games.parts.chance import Chance
from games.parts.hidden_tiles import Place
from games.parts.line import (
    ENDS,
    FITTING,
    NOBODY,
    SIDES,
    START,
    Pass,
    Passed,
    Play,
    Played,
    after,
    laid,
)
from games.parts.line import open_ends as line_ends
from games.parts.options import Options, option
from games.parts.tiles import HALVES, SUITS


@dataclass(frozen=True, slots=True)
class LeaderDrawn(SeatEvent):
    """The lot has chosen the leader of the first deal; later the lead goes round."""


@dataclass(frozen=True, slots=True)
class SeriesEnded(SeatEvent):
    """A turn is over after `count` tiles, because no tile left in the hand fits there."""

    count: int


@dataclass(frozen=True, slots=True)
class NobodyFits(Event):
    """The deal is over: nobody can go on."""


@dataclass(frozen=True, slots=True)
class Domino(SeatEvent):
    """The deal is over because a seat has no tile left (house rule)."""


@dataclass(frozen=True, slots=True)
class MatchLost(SeatEvent):
    """The match is over and this seat has lost it: with the highest score, or (house rule) one
    that has reached the target.
    """

    score: int


LONG_TRAIN = 12  # tiles: a whole hand of two players
HEAVY_HANDS = 25  # pips


def seats_with_whole_hands(deal: FinishedDeal) -> dict[Seat, int]:
    """Return the seats that have laid their whole hand at one end in one turn, and its number of
    tiles.

    The leader's first turn does not count: it may use both ends.
    """
    laid = Counter(event.seat for event in deal.events(Played))
    return {
        turn.seat: turn.count
        for turn in deal.events(SeriesEnded)[1:]
        if turn.count == laid[turn.seat] and not deal.seen.seats[turn.seat].count
    }


def others_hold(deal: FinishedDeal, seat: Seat, pips: int) -> bool:
    """Return whether this seat has no tile left, and each other at least so many pips."""
    return not deal.seen.seats[seat].count and all(
        (deal.result.pips[other] or 0) >= pips for other in deal.others(seat)
    )


def is_far_ahead(deal: FinishedDeal, seat: Seat) -> bool:
    """Return whether each other seat has ended the match with at least three times the points of
    this one.
    """
    scores = [at.score or 0 for at in deal.seen.seats]
    return all(scores[other] >= 3 * scores[seat] for other in deal.others(seat))


ACHIEVEMENTS = (
    Achievement(
        "orient-express",
        lambda deal: [
            seat for seat, count in seats_with_whole_hands(deal).items() if count == LONG_TRAIN
        ],
    ),
    Achievement(
        "long-answer",
        lambda deal: [
            seat for seat, count in seats_with_whole_hands(deal).items() if count < LONG_TRAIN
        ],
    ),
    Achievement(
        "clean-slate",
        lambda deal: seat_if(deal.winner, lambda seat: others_hold(deal, seat, HEAVY_HANDS)),
    ),
    Achievement(
        "third-of-the-bill",
        lambda deal: seat_if(deal.champion, lambda seat: is_far_ahead(deal, seat)),
    ),
)


def excluded(
    line: Sequence[Placed], players: int, to_move: Seat, going_on: bool, both: bool
) -> tuple[int, ...]:
    """Return, by seat, the mask of the tiles that it has shown not to hold.

    `going_on`: the last series is not over. `both`: the leader's series may go on at both ends.
    """
    found = [0] * players
    turns = list(turns_of(line, both=both))
    for number, (seat, last) in enumerate(turns):
        if number == len(turns) - 1 and going_on:
            break
        left, right = ends_of(line[: last + 1])
        end = line[last].end
        opening = number == 0 and (both or end is End.START)
        if opening or end is End.LEFT:
            found[seat] |= SUITS[left]
        if opening or end is End.RIGHT:
            found[seat] |= SUITS[right]
        following = turns[number + 1][0] if number + 1 < len(turns) else to_move
        passing = (seat + 1) % players
        while passing not in (following, seat):
            found[passing] |= SUITS[left] | SUITS[right]
            passing = (passing + 1) % players
    return tuple(found)


def ends_of(line: Sequence[Placed]) -> tuple[int, int]:
    """Return the numbers at the left and at the right end of a line that is not empty."""
    left = next(placed.a for placed in reversed(line) if placed.end is not End.RIGHT)
    right = next(placed.b for placed in reversed(line) if placed.end is not End.LEFT)
    return left, right


def turns_of(line: Sequence[Placed], *, both: bool) -> Iterator[tuple[Seat, int]]:
    """Yield the seat of each series and the index of its last tile.

    A seat may lay two series in a row, at different ends.
    """
    opening = both
    for number, placed in enumerate(line):
        following = line[number + 1] if number + 1 < len(line) else None
        if (
            following is None
            or following.seat != placed.seat
            or not (opening or following.end is placed.end or placed.end is End.START)
        ):
            opening = False
            yield placed.seat, number


def end_numbers(train: Sequence[Tile]) -> tuple[int, int]:
    """Return the numbers at the ends of a train of several tiles on an empty table."""
    low, high = HALVES[train[0]]
    number = high if high in HALVES[train[1]] else low
    start = low + high - number
    for tile in train[1:]:
        number = sum(HALVES[tile]) - number
    return start, number


HANDS = {2: 12, 3: 8, 4: 6}
SET_ASIDE = 4  # tiles that nobody takes, in each deal


@dataclass(frozen=True, slots=True)
class Train(Action):
    """Lay these tiles, in this order, as one series.

    On an empty table the first tile is the lead, in either direction.
    """

    verb: ClassVar[str] = "train"
    end: End
    tiles: tuple[Tile, ...]
    count: int = field(init=False, repr=False, compare=False)
    pips: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "count", len(self.tiles))
        object.__setattr__(self, "pips", sum(tiles.PIPS[tile] for tile in self.tiles))


@dataclass(frozen=True, slots=True)
class HungarianOptions(Options):
    """House rules of Hungarian dominoes."""

    target: int = option(50, low=50, high=300)  # to 100 it would be some 33 rounds for two
    end_on_domino: bool = option(False)
    leader_ends: str = option("both", choices=("both", "one"))
    entry: Chips = pot.entry()
    losers: str = option("highest", choices=("highest", "all"))


class HungarianState(NamedTuple):
    """A session: the present deal, or the last one until the next is dealt.

    All tuples but `line` are by seat.
    """

    options: HungarianOptions
    stacks: tuple[int, ...]  # hc
    totals: tuple[int, ...]
    wins: tuple[int, ...]  # deals ended as the only seat with the fewest pips
    played: int = 0  # deals completed
    turns: int = 0  # decisions before the present deal, for the clock
    opener: Seat = NOBODY  # who led the first deal
    hands: tuple[int, ...] = ()  # masks of the tiles that were dealt
    unlaid: int = tiles.D6  # mask of the tiles that are not on the table
    ends: int = START
    to_move: Seat = NOBODY
    # the end of the present series; None: not begun; START: the leader's series, at either end
    turn_end: End | None = None
    line: tuple[Placed, ...] = ()
    series: int = 0  # tiles of the present series, or of the last one until the next begins
    acts: int = 0  # decisions in this deal
    passed: tuple[bool, ...] = ()


class Hungarian(Game[HungarianState, HungarianOptions]):
    """The rules of Hungarian dominoes."""

    key = "hungarian"
    players = range(2, 5)
    minutes = 30
    thinking = Thinking.SERIES
    options = HungarianOptions
    state = HungarianState
    actions = (Play, Train, Pass)
    events = (
        Dealt,
        LeaderDrawn,
        Played,
        SeriesEnded,
        Passed,
        NobodyFits,
        Domino,
        Scored,
        MatchLost,
        *pot.EVENTS,
    )
    deck = tiles.bits(tiles.D6)
    layout = Layout.LINE
    compared = Compared(Measure.POINTS, Best.LEAST, match=True)
    achievements = ACHIEVEMENTS

    def open(self, options: HungarianOptions, seats: int) -> HungarianState:
        self.check(options, seats)
        return HungarianState(
            options, (0,) * seats, (0,) * seats, (0,) * seats, passed=(False,) * seats
        )

    def exposure(self, state: HungarianState) -> tuple[int, ...]:
        return pot.exposure(
            Chips(0) if self.finished(state) else state.options.entry, len(state.stacks)
        )

    def deal(
        self, state: HungarianState, stacks: tuple[int, ...], seed: bytes
    ) -> Step[HungarianState]:
        chance, players, opener = Chance(seed), len(stacks), state.opener
        events: tuple[Event, ...] = ()
        if opener == NOBODY:  # the lot comes first, the shuffle after it
            opener = chance.lot(players)
            events = (*pot.opening_events(state.options.entry, players), LeaderDrawn(opener))
        size = HANDS[players]
        shuffled = chance.drawn(self.deck, players * size)
        leader = (opener + state.played) % players
        dealt = HungarianState(
            state.options,
            stacks,
            state.totals,
            wins=state.wins,
            played=state.played,
            turns=self.turn(state) + 1,
            opener=opener,
            hands=tuple(
                sum(shuffled[first : first + size]) for first in range(0, players * size, size)
            ),
            to_move=leader,
            passed=(False,) * players,
        )
        return dealt, (*events, Dealt(state.played + 1, leader, None))

    def legal(self, state: HungarianState, seat: Seat) -> tuple[Action, ...]:
        """Single tiles, the heaviest first, then the best trains; or a pass."""
        if seat != state.to_move or seat == NOBODY:
            return ()
        held = held_by(state, seat)
        found = [
            Play(tile, end)
            for end in open_ends(state)
            for tile in reversed(tiles.listed(fits(state, held, end)))
        ]
        return (*found, *best_trains(state, held)) if found else (Pass(),)

    def apply(self, state: HungarianState, seat: Seat, action: Action) -> Step[HungarianState]:
        if seat != state.to_move or seat == NOBODY:
            raise IllegalAction("deal-over" if state.to_move == NOBODY else "not-your-turn")
        if isinstance(action, Play):
            state, events = lay(state, action)
            return complete_action(state, (events,))
        if isinstance(action, Train):
            if action not in best_trains(state, held_by(state, seat)):
                raise IllegalAction("no-such-train")
            played: list[Event] = []
            for play in plays_of(action):
                state, event = lay(state, play)
                played.append(event)
            return complete_action(state, tuple(played))
        if not isinstance(action, Pass):
            raise IllegalAction("not-this-game")
        if can_go_on(state):
            raise IllegalAction("must-play" if state.turn_end is None else "must-continue")
        passed = (*state.passed[:seat], True, *state.passed[seat + 1 :])
        return complete_action(state._replace(passed=passed), (Passed(seat),))

    def view(self, state: HungarianState, viewer: Seat | None) -> View:
        options, dealing = state.options, self.dealing(state)
        shown = bool(state.hands) and not dealing
        winners, _ = match_outcome(state)
        begun, players = bool(state.hands), len(state.stacks)
        seats = []
        for seat, stack in enumerate(state.stacks):
            held = held_by(state, seat) if begun else 0
            seats.append(
                SeatView(
                    count=held.bit_count(),
                    hand=tiles.listed(held) if shown or seat == viewer else None,
                    stack=stack,
                    due=seat == state.to_move,
                    passed=state.passed[seat],
                    wins=state.wins[seat],
                    score=state.totals[seat],
                )
            )
        return View(
            game=self.key,
            viewer=viewer,
            deal=state.played + dealing,
            dealing=dealing,
            direction=1,
            seats=tuple(seats),
            line=state.line,
            ends=line_ends(state.ends),
            stock=SET_ASIDE if begun else len(self.deck),
            legal=() if viewer is None else self.legal(state, viewer),
            result=result(state) if shown else None,
            layout=self.layout,
            compared=self.compared,
            pool=pot.pool(options.entry, players) if begun and not winners else 0,
            target=options.target,
            series=state.series,
            winners=winners,
        )

    def places(self, state: HungarianState, viewer: Seat | None) -> tuple[Place, ...]:
        """Return the places of all hidden tiles, and the tiles that series and passes still
        allow in each place.
        """
        seen = self.view(state, viewer).seats
        going_on, both = state.turn_end is not None, state.options.leader_ends == "both"
        without = excluded(state.line, len(seen), state.to_move, going_on, both)
        unseen = sum(self.deck) & state.unlaid
        for seat, seat_view in enumerate(seen):
            unseen &= ~state.hands[seat] if seat_view.hand is not None else unseen
        found = [
            Place(seat, seat_view.count, unseen & ~without[seat])
            for seat, seat_view in enumerate(seen)
            if seat_view.hand is None
        ]
        return (
            *found,
            Place(
                hidden_tiles.NOWHERE,
                unseen.bit_count() - sum(place.size for place in found),
                unseen,
            ),
        )

    def redealt(self, state: HungarianState, viewer: Seat | None, chance: Chance) -> HungarianState:
        if not state.hands:
            return state
        found = self.places(state, viewer)
        filling, below = hidden_tiles.Filling(found), hidden_tiles.by_chance(chance)
        while True:
            hands = list(state.hands)
            for place, mask in zip(found, filling.masks(below), strict=True):
                if place.seat != hidden_tiles.NOWHERE:
                    hands[place.seat] = hands[place.seat] & ~state.unlaid | mask
            anew = state._replace(hands=tuple(hands))
            if goes_on(anew):
                return anew

    def turn(self, state: HungarianState) -> int:
        return state.turns + state.acts

    def finished(self, state: HungarianState) -> bool:
        return match_outcome(state)[0] != ()


def held_by(state: HungarianState, seat: Seat) -> int:
    """Return the mask of the tiles that a seat holds now."""
    return state.hands[seat] & state.unlaid


def open_ends(state: HungarianState) -> tuple[End, ...]:
    """Return the ends where the seat to move may lay a tile."""
    if state.ends == START:
        return (End.START,)
    return (state.turn_end,) if state.turn_end in (End.LEFT, End.RIGHT) else (End.LEFT, End.RIGHT)


def fits(state: HungarianState, held: int, end: End) -> int:
    """Return the tiles of a mask that fit an end."""
    return held & SIDES[state.ends][end is End.RIGHT]


def can_go_on(state: HungarianState) -> bool:
    """Return whether the seat to move holds a tile that fits an end open to it."""
    held = held_by(state, state.to_move)
    return any(fits(state, held, end) for end in open_ends(state))


def best_trains(state: HungarianState, held: int) -> tuple[Train, ...]:
    """Return the trains offered beside the single tiles: the longest and the heaviest for each end,
    and a few for the lead.

    If both ends show the same number, their trains are the same and only those of one end are
    returned.
    """
    numbers = ENDS[state.ends]
    if numbers is None:
        both = state.options.leader_ends == "both"
        return tuple(Train(End.START, train.tiles) for train in trains.openings(held, both))
    ends = dict(zip((End.LEFT, End.RIGHT), numbers, strict=True))
    at = [
        end
        for end in open_ends(state)
        if end is not End.RIGHT or len(open_ends(state)) == 1 or numbers[0] != numbers[1]
    ]
    return tuple(Train(end, train.tiles) for end in at for train in trains.at(held, ends[end]))


def plays_of(train: Train) -> tuple[Play, ...]:
    """Return a train as single plays.

    A lead lies with its low half on the left, so the rest may have to follow on the left.
    """
    if train.end is not End.START:
        return tuple(Play(tile, train.end) for tile in train.tiles)
    first, *rest = train.tiles
    on = End.RIGHT if tiles.HALVES[first][1] in tiles.HALVES[rest[0]] else End.LEFT
    return (Play(first, End.START), *(Play(tile, on) for tile in rest))


def lay(state: HungarianState, play: Play) -> tuple[HungarianState, Played]:
    """Lay one more tile of the series; return the state and the event. Raises `IllegalAction`."""
    seat = state.to_move
    if not can_go_on(state):
        raise IllegalAction("must-pass")
    if not held_by(state, seat) & play.bit:
        raise IllegalAction("not-in-hand", tile=tiles.NAMES[play.tile])
    if play.end is not End.START and state.ends != START and play.end not in open_ends(state):
        raise IllegalAction("one-end-only")
    halves = laid(state.ends, play.tile, play.end)
    ends = after(state.ends, play.tile, play.end)
    if halves is None or ends is None:
        raise IllegalAction("does-not-fit", tile=tiles.NAMES[play.tile], end=play.end.value)
    leading = play.end is End.START or (
        state.turn_end is End.START and state.options.leader_ends == "both"
    )
    state = state._replace(
        unlaid=state.unlaid ^ play.bit,
        ends=ends,
        turn_end=End.START if leading else play.end,
        line=(*state.line, Placed(*halves, play.end, seat)),
        series=1 if state.turn_end is None else state.series + 1,
    )
    return state, Played(seat, play.tile, play.end)


def goes_on(state: HungarianState) -> bool:
    """Return whether a deal that is being played could have come so far: the series can go on,
    or somebody can play.
    """
    if state.to_move == NOBODY or state.turn_end is not None:
        return state.to_move == NOBODY or can_go_on(state)
    return any(held_by(state, seat) & FITTING[state.ends] for seat in range(len(state.hands)))


def complete_action(state: HungarianState, events: tuple[Event, ...]) -> Step[HungarianState]:
    """Continue after an action: the seat goes on with its series, the next seat is to move, or
    the deal is over.
    """
    state = state._replace(acts=state.acts + 1)
    seat = state.to_move
    if state.turn_end is not None:  # tiles were laid
        if can_go_on(state):
            return state, events
        state = state._replace(
            turn_end=None, passed=(*state.passed[:seat], False, *state.passed[seat + 1 :])
        )
        events += (SeriesEnded(seat, state.series),)
    if state.options.end_on_domino and not held_by(state, seat):
        return count_deal(state, (*events, Domino(seat)))
    held = [held_by(state, other) for other in range(len(state.hands))]
    if not any(hand & FITTING[state.ends] for hand in held):
        return count_deal(state, (*events, NobodyFits()))
    following = (other % len(held) for other in range(seat + 1, seat + 1 + len(held)))
    # without tiles, no more turns
    return state._replace(to_move=next(other for other in following if held[other])), events


def count_deal(state: HungarianState, events: tuple[Event, ...]) -> Step[HungarianState]:
    """End the deal: add the pips left in each hand to its holder's total, and settle the match
    if it is decided.
    """
    state = state._replace(to_move=NOBODY, played=state.played + 1)
    points, best = pips_left(state), sole_best(state)
    wins = state.wins if best is None else by_seat(state.wins, {best: 1})
    state = state._replace(totals=by_seat(state.totals, dict(enumerate(points))), wins=wins)
    events += tuple(Scored(seat, points[seat], total) for seat, total in enumerate(state.totals))
    winners, losers = match_outcome(state)
    if winners:
        gains = pot.gains(state.options.entry, len(points), winners)
        state = state._replace(stacks=by_seat(state.stacks, dict(enumerate(gains))))
        events += tuple(MatchLost(seat, state.totals[seat]) for seat in losers)
        events += pot.winning_events(state.options.entry, len(points), winners)
    return state, events


def pips_left(state: HungarianState) -> tuple[int, ...]:
    """Return the pips left in each hand."""
    return tuple(tiles.pips(held_by(state, seat)) for seat in range(len(state.hands)))


def sole_best(state: HungarianState) -> Seat | None:
    """Return the only seat without tiles, or else the only seat with the fewest pips; None if
    shared.

    The rules attach nothing to it, but players call it winning a deal.
    """
    weights = [(held_by(state, seat) != 0, pips) for seat, pips in enumerate(pips_left(state))]
    return weights.index(min(weights)) if weights.count(min(weights)) == 1 else None


def match_outcome(state: HungarianState) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Return the winners and the losers of the match; both are empty while it goes on.

    The lowest totals win. The highest of the others lose, or (house rule) all of them that have
    reached the target.
    """
    if state.to_move != NOBODY or max(state.totals) < state.options.target:
        return (), ()
    low = min(state.totals)
    least = max(state.totals) if state.options.losers == "highest" else state.options.target
    losers = tuple(seat for seat, total in enumerate(state.totals) if low < total >= least)
    return tuple(seat for seat, total in enumerate(state.totals) if total == low), losers


def result(state: HungarianState) -> Result:
    """Return how the last deal ended. All hands are counted, and so shown."""
    held = tuple(held_by(state, seat) for seat in range(len(state.hands)))
    return Result(
        ending=Ending.BLOCKED if all(held) else Ending.DOMINO,
        winners=() if (best := sole_best(state)) is None else (best,),
        hands=tuple(map(tiles.listed, held)),
        pips=pips_left(state),
        gains=pot.gains(state.options.entry, len(held), match_outcome(state)[0]),
    )
