"""Random deals on the ordinary line, and a party of eight for tables of any size."""

from collections.abc import Sequence
from random import Random
from typing import Final

from games.core import End, Placed, Tile
from games.parts.tiles import D6, HALVES, listed
from renderer.scene import Plate
from tests.renderer.samples.buki_scenes import PEOPLE, ends, place

PARTY: Final = (
    *PEOPLE,
    Plate("田中さくら", "tanaka"),
    Plate("Ольга", "olga"),
    Plate("Sir Longname III.", "sir_longname"),
    Plate("Fanny", "fanny"),
)


def line_game(
    rng: Random, seats: int, hand: int, *, series: bool, deck: int = D6
) -> tuple[tuple[Placed, ...], list[list[Tile]], tuple[int, ...]]:
    """A random deal on the ordinary line to its end.

    The line, what was left, and how many tiles each turn laid.
    """
    pack = list(listed(deck))
    rng.shuffle(pack)
    hands = [pack[seat * hand : (seat + 1) * hand] for seat in range(seats)]
    stock = [] if series else pack[seats * hand :]
    line: list[Placed] = []
    turns: list[int] = []
    seat, passes = 0, 0
    while passes < seats and (series or all(hands)):  # a Hungarian deal goes on after a domino
        laid, end = 0, None
        while True:
            moves = [
                (tile, where)
                for tile in hands[seat]
                for where in fitting(line, tile)
                if end in (None, where)
            ]
            if not moves:
                break
            tile, where = rng.choice(moves)
            hands[seat].remove(tile)
            line.append(place(line, tile, where, seat))
            laid += 1
            end = where if turns else None
            if not series or not hands[seat]:
                break
        if laid:
            turns.append(laid)
        passes = 0 if laid or stock else passes + 1
        if not laid and stock:
            hands[seat].append(stock.pop())
        seat = (seat + 1) % seats
    return tuple(line), hands, tuple(turns)


def fitting(line: Sequence[Placed], tile: Tile) -> list[End]:
    """Return the ends where a tile may be laid."""
    numbers = ends(tuple(line))
    if numbers is None:
        return [End.START]
    return [
        end
        for end, number in zip((End.LEFT, End.RIGHT), numbers, strict=True)
        if number in HALVES[tile]
    ]


def long_line(
    length: int, seats: int, hand: int, *, series: bool, deck: int = D6
) -> tuple[tuple[Placed, ...], list[list[Tile]], tuple[int, ...]]:
    """The first seeded deal whose line has at least `length` tiles."""
    return next(
        found
        for seed in range(100_000)
        if len((found := line_game(Random(seed), seats, hand, series=series, deck=deck))[0])
        >= length
    )
