"""Views of crosses, trains and teams, built by hand from seeded chance: for samples and tests."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random
from typing import Any, Final

from games import GAMES
from games.core import (
    ARMS,
    TRAINS,
    Best,
    Compared,
    End,
    Layout,
    Measure,
    OpenEnd,
    Placed,
    Railway,
    SeatView,
    Tile,
    View,
)
from games.parts.tiles import D6, HALVES, listed, named


@dataclass
class Cross:
    """A line that grows, with the rules of the spinner.

    Up and down open after both sides, or `at_once`.
    """

    line: list[Placed] = field(default_factory=list)
    at_once: bool = False

    @property
    def ends(self) -> tuple[OpenEnd, ...]:
        """The open ends, in the order of the arms."""
        if not self.line:
            return ()
        spinner = next((placed for placed in self.line if placed.a == placed.b), None)
        left = next(
            placed.a for placed in reversed(self.line) if placed.end in (End.LEFT, End.START)
        )
        right = next(
            placed.b for placed in reversed(self.line) if placed.end in (End.RIGHT, End.START)
        )
        ends = {End.LEFT: left, End.RIGHT: right}
        if spinner is None:
            return tuple(ends.items())
        where = self.line.index(spinner)
        sides = {placed.end for placed in self.line[where + 1 :]}
        if where:
            sides.add(End.RIGHT if spinner.end is End.LEFT else End.LEFT)
        if self.at_once or {End.LEFT, End.RIGHT} <= sides:
            for arm in (End.UP, End.DOWN):
                ends[arm] = next(
                    (placed.b for placed in reversed(self.line) if placed.end is arm), spinner.a
                )
        return tuple(ends.items())

    def fitting(self, tile: Tile) -> list[End]:
        """Return the ends where a tile may be laid."""
        return (
            [end for end, number in self.ends if number in HALVES[tile]]
            if self.line
            else [End.START]
        )

    def lay(self, tile: Tile, end: End, seat: int) -> None:
        """Lay a tile that fits."""
        low, high = HALVES[tile]
        number = dict(self.ends).get(end)
        if end is End.LEFT:
            low, high = (low, high) if high == number else (high, low)
        elif number is not None and low != number:
            low, high = high, low
        self.line.append(Placed(low, high, end, seat))


def cross_game(
    rng: Random,
    seats: int,
    hand: int,
    weights: Sequence[int] = (1, 1, 1, 1),
    first: Tile | None = None,
    at_once: bool = False,
) -> tuple[tuple[Placed, ...], list[list[Tile]], tuple[OpenEnd, ...]]:
    """A random deal with a spinner to its end: the line, what was left, and the open ends.

    `weights` prefer some arms.
    """
    pack = list(listed(D6))
    rng.shuffle(pack)
    if first is not None:
        pack.remove(first)
        pack.insert(0, first)
    hands = [pack[seat * hand : (seat + 1) * hand] for seat in range(seats)]
    stock = pack[seats * hand :]
    cross = Cross(at_once=at_once)
    if first is not None:
        hands[0].remove(first)
        cross.lay(first, End.START, 0)
    seat, passes = int(first is not None), 0
    while passes < seats and all(hands):
        moves = [(tile, end) for tile in hands[seat] for end in cross.fitting(tile)]
        if moves:
            likely = [weights[ARMS.index(end)] if end in ARMS else 1 for _, end in moves]
            tile, end = rng.choices(moves, likely)[0]
            hands[seat].remove(tile)
            cross.lay(tile, end, seat)
            passes = 0
        elif stock:
            hands[seat].append(stock.pop())
            continue
        else:
            passes += 1
        seat = (seat + 1) % seats
    return tuple(cross.line), hands, cross.ends


ALL_FIVES: Final = GAMES["all-fives"].declaration
SEBASTOPOL: Final = GAMES["sebastopol"].declaration
MEXICAN_TRAIN: Final = GAMES["mexican-train"].declaration
LATIN: Final = GAMES["latin"].declaration
TEAMS: Final = (0, 1, 0, 1)


def cross_view(
    line: tuple[Placed, ...],
    open_ends: tuple[OpenEnd, ...],
    counts: Sequence[int],
    scores: Sequence[int],
    **changes: Any,
) -> View:
    """Return the room's view of a cross in the middle of a deal."""
    turn = (line[-1].seat + 1) % len(counts) if line else 0
    seats = tuple(
        SeatView(count, None, 0, due=seat == turn, passed=False, wins=seat % 3, score=scores[seat])
        for seat, count in enumerate(counts)
    )
    base = View(
        "all-fives",
        None,
        4,
        dealing=True,
        direction=1,
        seats=seats,
        line=line,
        ends=open_ends,
        stock=0,
        legal=(),
        layout=Layout.CROSS,
        target=150,
    )
    return replace(base, **changes)


@dataclass
class Trains:
    """A deal of Mexican Train in play."""

    hub: Tile
    hands: list[list[Tile]]
    stock: list[Tile]
    line: list[Placed] = field(default_factory=list)
    marked: set[int] = field(default_factory=set)
    uncovered: End | None = None
    turn: int = 0

    def number(self, train: End) -> int:
        """Return the number at the end of a train."""
        return next(
            (placed.b for placed in reversed(self.line) if placed.end is train), HALVES[self.hub][0]
        )

    @property
    def ends(self) -> tuple[OpenEnd, ...]:
        """The end of every train."""
        return tuple(
            (train, self.number(train)) for train in (*TRAINS[: len(self.hands)], End.MEXICAN)
        )

    @property
    def playable(self) -> tuple[OpenEnd, ...]:
        """The ends where the player in turn may lay a tile."""
        own = {TRAINS[self.turn], *(TRAINS[seat] for seat in self.marked), End.MEXICAN}
        trains = (
            [self.uncovered]
            if self.uncovered
            else [train for train in (*TRAINS, End.MEXICAN) if train in own]
        )
        return tuple((train, self.number(train)) for train in trains)

    def play(self, rng: Random) -> bool:
        """Play a turn at random; False if the player could not lay a tile."""
        hand, seat = self.hands[self.turn], self.turn
        for draw in (False, True):
            if draw and self.stock:
                hand.append(self.stock.pop())
            moves = [
                (tile, end, number)
                for tile in hand
                for end, number in self.playable
                if number in HALVES[tile]
            ]
            train = [move for move in moves if move[1] is TRAINS[seat]]
            if moves:
                tile, end, number = rng.choice(train or moves)
                hand.remove(tile)
                self.line.append(Placed(number, sum(HALVES[tile]) - number, end, seat))
                if end is TRAINS[seat]:
                    self.marked.discard(seat)
                self.uncovered = end if len(set(HALVES[tile])) == 1 and hand else None
                if self.uncovered is None:
                    self.turn = (seat + 1) % len(self.hands)
                return True
        self.marked.add(seat)
        self.turn = (seat + 1) % len(self.hands)
        return False


def train_game(seed: int, seats: int, hand: int, deck: int, hub: Tile) -> Trains:
    """Return a deal of Mexican Train before its first turn."""
    rng = Random(seed)
    pack = [tile for tile in listed(deck) if tile != hub]
    rng.shuffle(pack)
    return Trains(
        hub, [pack[seat * hand : (seat + 1) * hand] for seat in range(seats)], pack[seats * hand :]
    )


def train_view(game: Trains, **changes: Any) -> View:
    """Return the room's view of a deal of Mexican Train."""
    seats = tuple(
        SeatView(
            len(hand), None, 0, due=seat == game.turn, passed=False, wins=0, score=17 * seat % 70
        )
        for seat, hand in enumerate(game.hands)
    )
    base = View(
        "mexican-train",
        None,
        2,
        dealing=True,
        direction=1,
        seats=seats,
        line=tuple(game.line),
        ends=game.ends,
        stock=len(game.stock),
        legal=(),
        layout=Layout.TRAINS,
        railway=Railway(
            game.hub, tuple(sorted(game.marked)), (game.uncovered,) if game.uncovered else ()
        ),
        compared=Compared(Measure.POINTS, Best.LEAST, match=True),
    )
    view = replace(base, **changes)
    return replace(view, closed=closed_trains(view, game.turn))


def closed_trains(view: View, turn: int) -> tuple[End, ...]:
    """Return the trains where this seat may not lay a tile in its turn."""
    railway = view.railway
    opened = {End.MEXICAN, TRAINS[turn], *(TRAINS[seat] for seat in railway.marked)}
    return tuple(end for end, _ in view.ends if end not in (railway.doubles or opened))


@cache
def trains_after(
    length: int, seats: int, hand: int, deck: int, hub: str, double: bool = False
) -> Trains:
    """Return the first seeded deal whose trains have so many tiles, or an open double then.

    Many deals are played to find it, so it is kept; callers do not change it.
    """
    for seed in range(100_000):
        rng, game = Random(seed), train_game(seed, seats, hand, deck, named(hub))
        idle = 0
        while idle <= seats and all(game.hands):
            idle = 0 if game.play(rng) else idle + 1
            if len(game.line) >= length and bool(game.uncovered) == double:
                return game
    raise ValueError("no such deal")
