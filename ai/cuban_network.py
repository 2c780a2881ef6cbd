"""A small neural network that estimates plays in Cuban dominoes.

It has learned from millions of rounds (`tools/cuban_network`), so it knows what a sum of a few terms does not: which numbers a
partner wants, which tiles somebody is likely to hold, when to keep a suit. Its input are facts, true or not, about the own
hand and about what everybody has seen. Two layers of units make of them the chance to win the round.

`cuban_network.bin` holds the weights: those of the facts in steps of `STEP`, 16 bits each, then all others as floats of 32 bits.
The low byte comes first.
"""

import sys
from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import accumulate
from math import exp
from operator import add, mul
from pathlib import Path
from typing import Any, NamedTuple

from ai.play_likelihood import HEAVIER, must_lead
from ai.tile_sets import tile_set
from games import GAMES
from games.core import End, Seat
from games.parts import tiles
from games.parts.line import Pass, Play
from games.parts.match.counting import order_from

FIRST_UNITS, SECOND_UNITS = 128, 32  # of the two layers
LEAK = 0.01  # what a unit below 0 passes on of its value
STEP = 1 / 2048

# The groups of facts, in the order of their numbers, and their sizes. There are 55 tiles and 10 numbers; a seat is
# counted from the player in the order of play, so its partner is 2.
SIZES = {
    "held": 55,  # tiles in the own hand after the play
    "laid": 4 * 55,  # tiles laid, by seat
    "passed": 3 * 10,  # numbers at the ends when another seat passed, by seat
    "count": 4 * 11,  # tiles in a hand, by seat
    "ends": 55,  # the tile that has the two numbers at the ends
    "owner": 4 * 10,  # numbers at the ends, by the seat that laid them there
    "tile": 55,  # the tile played
    "unseen": 10 * 11,  # unseen tiles of a number
    "own": 10 * 11,  # own tiles of a number
    "avoided": 3 * 55,  # unseen tiles that another seat did not lay when they fitted and were heavier than what it laid, by seat
    "followers": 11,  # own tiles that fit
    "fitting": 21,  # unseen tiles that fit
    "outward": 3 * 4 * 10,  # numbers that another seat has laid outwards so many times or more, by seat and times
    "lead": 2,  # the first tile of the round, which had to be laid, or which was chosen
}
FIRST = dict(zip(SIZES, accumulate(SIZES.values(), initial=0), strict=False))  # the first number of each group
FACTS = sum(SIZES.values())
MOST_OUTWARD, MOST_FOLLOWERS, MOST_FITTING = 4, 10, 20

_SET = tile_set(tiles.mask(GAMES["cuban"].declaration.tiles))
_NUMBERS = range(10)
_SUITS = tuple(_SET.packed(tiles.SUITS[number]) for number in _NUMBERS)
_TILE_OF = {frozenset(tiles.HALVES[tile]): number for number, tile in enumerate(_SET.order)}  # by its halves


class SeenRound(NamedTuple):
    """A round as everybody has seen it. Seats are counted from the player in the order of play; masks are packed."""

    held: list[int]  # number of tiles in a hand, by seat
    laid: list[int]  # mask of the tiles laid, by seat
    passed: list[set[int]]  # numbers, by seat
    avoided: list[int]  # mask of the tiles that a seat would have laid if it always laid its heaviest, by seat
    outward: list[list[int]]  # how often a seat has laid each number outwards, by seat and number
    ends: dict[End, tuple[Seat, int]]  # the numbers at the left and the right end, and who laid them; {} before the first tile

    @classmethod
    def of(cls, world: Any, me: Seat) -> "SeenRound":
        """Return the round of a state as a seat sees it. Of the hands only their sizes are read."""
        order = order_from(me, GAMES["cuban"].order(world))  # type: ignore[attr-defined]
        place = {seat: at for at, seat in enumerate(order)}
        seen = cls(
            held=[world.hands[seat].bit_count() for seat in order],
            laid=[0] * 4,
            passed=[set() for _ in order],
            avoided=[0] * 4,
            outward=[[0] * len(_NUMBERS) for _ in order],
            ends={},
        )
        line = iter(world.line)
        for number, (seat, action, fitting) in enumerate(world.moves):
            if isinstance(action, Pass):
                seen.passed[place[seat]].update(at_end for _, at_end in seen.ends.values())
                seen.avoided[place[seat]] |= _SET.packed(fitting)
            elif isinstance(action, Play):
                laid = next(line)
                seen.lay(place[seat], _SET.number[action.tile], laid.end, laid.a, laid.b)
                if number or not must_lead(world):
                    seen.avoided[place[seat]] |= _SET.packed(fitting & HEAVIER[tiles.PIPS[action.tile]])
        return seen

    def lay(self, seat: Seat, tile: int, end: End, a: int, b: int) -> None:
        """Note a tile that is laid; its halves as read from the left end to the right end."""
        self.laid[seat] |= 1 << tile
        if end is not End.RIGHT:
            self.ends[End.LEFT] = seat, a
        if end is not End.LEFT:
            self.ends[End.RIGHT] = seat, b
        for number in {a, b} if end is End.START else {a if end is End.LEFT else b}:
            self.outward[seat][number] += 1

    def after(self, play: Play) -> "SeenRound":
        """Return the round after a play of seat 0."""
        after = self._replace(
            held=[self.held[0] - 1, *self.held[1:]],
            laid=self.laid[:],
            outward=[row[:] for row in self.outward],
            ends=dict(self.ends),
        )
        low, high = tiles.HALVES[play.tile]
        if play.end is not End.START:  # the half that matches lies inwards
            inner = self.ends[play.end][1]
            outer = high if low == inner else low
            low, high = (outer, inner) if play.end is End.LEFT else (inner, outer)
        after.lay(0, _SET.number[play.tile], play.end, low, high)
        return after


def facts_after(world: Any, me: Seat, play: Play) -> set[int]:
    """Return the numbers of the facts that are true after a play of the seat whose turn it is."""
    return _facts(SeenRound.of(world, me), _SET.packed(world.hands[me]), play, forced=must_lead(world))


def _facts(before: SeenRound, hand: int, play: Play, *, forced: bool) -> set[int]:
    """Return the facts that are true after a play. `hand` is the own hand before it."""
    seen, tile = before.after(play), _SET.number[play.tile]
    hand &= ~(1 << tile)
    unseen = _SET.all & ~hand
    for laid in seen.laid:
        unseen &= ~laid
    found = {
        *_numbered("held", tiles.listed(hand)),
        *_numbered("ends", [_TILE_OF[frozenset(number for _, number in seen.ends.values())]]),
        *_numbered("owner", (10 * seat + number for seat, number in seen.ends.values())),
        *_numbered("tile", [tile]),
        *_numbered("unseen", (11 * number + (unseen & _SUITS[number]).bit_count() for number in _NUMBERS)),
        *_numbered("own", (11 * number + (hand & _SUITS[number]).bit_count() for number in _NUMBERS)),
    }
    for seat in range(4):
        found.update(_numbered("laid", (55 * seat + one for one in tiles.listed(seen.laid[seat]))))
        found.update(_numbered("count", [11 * seat + seen.held[seat]]))
        if seat:
            other = seat - 1
            found.update(_numbered("passed", (10 * other + number for number in seen.passed[seat])))
            found.update(_numbered("avoided", (55 * other + one for one in tiles.listed(seen.avoided[seat] & unseen))))
            found.update(
                _numbered(
                    "outward",
                    (
                        40 * other + 10 * times + number
                        for number, often in enumerate(seen.outward[seat])
                        for times in range(min(often, MOST_OUTWARD))
                    ),
                )
            )
    fit = 0
    for _, number in seen.ends.values():
        fit |= _SUITS[number]
    found.update(_numbered("followers", [min(MOST_FOLLOWERS, (hand & fit).bit_count())]))
    found.update(_numbered("fitting", [min(MOST_FITTING, (unseen & fit).bit_count())]))
    if play.end is End.START:
        found.update(_numbered("lead", [not forced]))
    return found


def _numbered(group: str, true: Iterable[int]) -> Iterator[int]:
    """Yield the numbers of facts of a group that are true."""
    return (FIRST[group] + one for one in true)


class CubanNetwork:
    """The network with its weights."""

    def __init__(self, data: bytes) -> None:
        """Read the weights, which are stored as in `cuban_network.bin`."""
        size = 2 * FACTS * FIRST_UNITS
        steps, floats = array("h", data[:size]), array("f", data[size:])
        if sys.byteorder == "big":
            steps.byteswap()
            floats.byteswap()
        self._rows = [steps[first : first + FIRST_UNITS] for first in range(0, len(steps), FIRST_UNITS)]
        values = iter(floats)
        self._first = [next(values) / STEP for _ in range(FIRST_UNITS)]  # in steps, like the rows
        self._second = [[next(values) for _ in range(FIRST_UNITS)] for _ in range(SECOND_UNITS)]
        self._second_bias = [next(values) for _ in range(SECOND_UNITS)]
        self._last = [next(values) for _ in range(SECOND_UNITS)]
        self._last_bias = next(values)

    def chances(self, positions: Sequence[set[int]]) -> list[float]:
        """Return the chance to win the round in each position, given its facts. Facts that all positions share are added once."""
        common = set.intersection(*positions)
        shared = self._added(self._first, common)
        return [self._chance(self._added(shared, facts - common)) for facts in positions]

    def _added(self, sums: list[float], facts: Iterable[int]) -> list[float]:
        for fact in facts:
            sums = list(map(add, sums, self._rows[fact]))
        return sums

    def _chance(self, sums: list[float]) -> float:
        units = [STEP * (one if one > 0 else LEAK * one) for one in sums]
        total = self._last_bias
        for weights, bias, last in zip(self._second, self._second_bias, self._last, strict=True):
            one = bias + sum(map(mul, weights, units))
            total += last * (one if one > 0 else LEAK * one)
        return 1 / (1 + exp(-total))


@cache
def network() -> CubanNetwork:
    """Return the network with its weights. They are read once, and take 300 kB."""
    return CubanNetwork((Path(__file__).parent / "cuban_network.bin").read_bytes())


def estimate(world: Any, me: Seat, plays: Sequence[Play]) -> list[float]:
    """Return the chance to win the round after each play of the seat whose turn it is, as the network sees it."""
    seen, hand, forced = SeenRound.of(world, me), _SET.packed(world.hands[me]), must_lead(world)
    return network().chances([_facts(seen, hand, play, forced=forced) for play in plays])
