"""Fast playouts: deals on the line are played to their end by players who mostly lay their heaviest tile.

This is a second, private implementation of the rules in `games.parts.line`, for searches that play thousands of deals.
`tests/ai/test_playouts.py` holds the two together.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from games.core import LINE_ENDS, Seat, Tile
from games.parts import tiles
from games.parts.line import NOBODY, Deal, Mode
from games.parts.open_ends import ENDS, FITTING, after, code

EXPLORE = 0.3  # probability of laying any tile that fits instead of the heaviest

RandomFloat: TypeAlias = Callable[[], float]  # from 0 to 1


def _ends_after(ends: int, tile: Tile) -> tuple[int, ...]:
    """Return the ends that laying `tile` can leave. The lower number stands on the left: the side does not matter."""
    found = set()
    for end in LINE_ENDS:
        left = after(ends, tile, end)
        if left is not None and (numbers := ENDS[left]) is not None:
            found.add(code(*sorted(numbers)))
    return tuple(sorted(found))


ENDS_AFTER: tuple[tuple[tuple[int, ...], ...], ...] = tuple(  # by ends, then by tile
    tuple(_ends_after(ends, tile) for tile in tiles.listed(tiles.D8)) for ends in range(len(ENDS))
)


@dataclass(frozen=True, slots=True)
class Playouts:
    """Plays deals of one kind to their end. The fields are the rules that a playout needs, and its source of chance."""

    after: tuple[Seat, ...]  # by seat: who is next; NOBODY for a seat that sits out
    mode: Mode
    draw_limit: int  # most tiles drawn in a turn
    visible_block: bool  # the deal ends as soon as everybody can see that no tile fits any more
    random: RandomFloat

    @classmethod
    def of(cls, deal: Deal, random: RandomFloat) -> "Playouts":
        """Return playouts by the rules of `deal`."""
        limit = len(tiles.HALVES) if deal.draw_limit is None else deal.draw_limit
        return cls(deal.after, deal.mode, limit, deal.visible_block, random)

    @property
    def draws(self) -> bool:
        """True if tiles can be drawn."""
        return self.mode is not Mode.BLOCK

    def play(self, hands: list[int], stock: list[int], ends: int, seat: Seat) -> Seat:
        """Play on from this seat's turn until the deal is over.

        `hands` (masks by seat) and `stock` (tile bits, the next one last) are changed: at the end they hold the remaining tiles.

        Returns:
            The seat that laid its last tile, or NOBODY if the deal is blocked.
        """
        if self.mode is Mode.BLOCK:
            return self._play_block(hands, ends, seat)
        return self._play_drawing(hands, stock, ends, seat)

    def _play_block(self, hands: list[int], ends: int, seat: Seat) -> Seat:
        after, random, playing = self.after, self.random, len(self.after) - self.after.count(NOBODY)
        idle = 0
        while True:
            held = hands[seat]
            fitting = held & FITTING[ends]
            if fitting:
                idle = 0
                if fitting & (fitting - 1) and random() < EXPLORE:
                    for _ in range(int(random() * fitting.bit_count())):
                        fitting &= fitting - 1
                    fitting &= -fitting
                tile = fitting.bit_length() - 1
                held ^= 1 << tile
                hands[seat] = held
                if not held:
                    return seat
                ways = ENDS_AFTER[ends][tile]
                ends = ways[0] if len(ways) == 1 else ways[random() < 0.5]
            else:
                idle += 1
                if idle == playing:
                    return NOBODY
            seat = after[seat]

    def _play_drawing(self, hands: list[int], stock: list[int], ends: int, seat: Seat) -> Seat:
        after, random, playing = self.after, self.random, len(self.after) - self.after.count(NOBODY)
        idle, limit, luxembourg = 0, self.draw_limit, self.mode is Mode.LUX
        outside = sum(stock)
        for held in hands:
            outside |= held
        while not self.visible_block or outside & FITTING[ends]:
            held = hands[seat]
            fitting = held & FITTING[ends]
            drawn = 0
            if not fitting:
                if luxembourg:
                    if stock:
                        hands[seat] = held | stock.pop()
                        drawn = 1
                else:
                    while stock and drawn < limit and not fitting:
                        bit = stock.pop()
                        held |= bit
                        fitting = bit & FITTING[ends]
                        drawn += 1
                    hands[seat] = held
            if fitting:
                idle = 0
                if fitting & (fitting - 1) and random() < EXPLORE:
                    for _ in range(int(random() * fitting.bit_count())):
                        fitting &= fitting - 1
                    fitting &= -fitting
                tile = fitting.bit_length() - 1
                held ^= 1 << tile
                hands[seat] = held
                if not held:
                    return seat
                ways = ENDS_AFTER[ends][tile]
                ends = ways[0] if len(ways) == 1 else ways[random() < 0.5]
                outside ^= 1 << tile
            else:
                idle = 0 if drawn else idle + 1
                if idle == playing:
                    return NOBODY
            seat = after[seat]
        return NOBODY


def find_winner(last: Seat, hands: Sequence[int], after: Sequence[Seat]) -> Seat:
    """Return the winner of a deal: the seat that laid its last tile, else the only seat with the fewest pips, else NOBODY."""
    if last != NOBODY:
        return last
    best, least = NOBODY, 1 << 16
    for seat, held in enumerate(hands):
        if after[seat] == NOBODY:
            continue
        pips = tiles.pips(held)
        if pips < least:
            best, least = seat, pips
        elif pips == least:
            best = NOBODY
    return best
