"""Deals on the line played to their end in next to no time, by players who mostly lay their heaviest tile.

A second, private form of the rules of `games.parts.line`, in whose stead it is used where thousands of deals are tried out;
`tests/ai/test_playouts.py` holds the two together.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from games.core import End, Seat, Tile
from games.parts import tiles
from games.parts.ends import ENDS, FITTING, after, code
from games.parts.line import NOBODY, Deal, Mode

TRIED = 0.3  # how often not the heaviest tile is laid, but any that fits

Random = Callable[[], float]


def _following(ends: int, tile: Tile) -> tuple[int, ...]:
    """The ends that laying a tile can lead to. Which of them is on the left does not matter, so the lower number is."""
    found = set()
    for end in End:
        numbers = ENDS[one] if (one := after(ends, tile, end)) is not None else None
        if numbers is not None:
            found.add(code(*sorted(numbers)))
    return tuple(sorted(found))


# By ends and tile.
FOLLOWING: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(_following(ends, tile) for tile in range(len(tiles.HALVES))) for ends in range(len(ENDS))
)


@dataclass(frozen=True, slots=True)
class Rules:
    """What a playout must know of a deal."""

    after: tuple[Seat, ...]
    mode: Mode
    draw_limit: int  # most tiles drawn in a turn
    visible_block: bool

    @property
    def draws(self) -> bool:
        """Whether tiles can be drawn."""
        return self.mode is not Mode.BLOCK

    @property
    def playing(self) -> int:
        """How many seats take part."""
        return len(self.after) - self.after.count(NOBODY)


def rules_of(deal: Deal) -> Rules:
    """The rules by which a deal is played."""
    limit = len(tiles.HALVES) if deal.draw_limit is None else deal.draw_limit
    return Rules(deal.after, deal.mode, limit, deal.visible_block)


def played_out(rules: Rules, hands: list[int], stock: list[int], ends: int, seat: Seat, random: Random) -> Seat:
    """Play on from this seat until the deal is over; who has laid the last tile, NOBODY if it is blocked. `hands` (masks) and
    `stock` (bits, the next tile last) are then what is left."""
    if rules.mode is Mode.BLOCK:
        return _blocking(rules.after, rules.playing, hands, ends, seat, random)
    return _drawing(rules, hands, stock, ends, seat, random)


def _blocking(after: Sequence[Seat], playing: int, hands: list[int], ends: int, seat: Seat, random: Random) -> Seat:
    idle = 0
    while True:
        held = hands[seat]
        fitting = held & FITTING[ends]
        if fitting:
            idle = 0
            if fitting & (fitting - 1) and random() < TRIED:
                for _ in range(int(random() * fitting.bit_count())):
                    fitting &= fitting - 1
                fitting &= -fitting
            tile = fitting.bit_length() - 1
            held ^= 1 << tile
            hands[seat] = held
            if not held:
                return seat
            ways = FOLLOWING[ends][tile]
            ends = ways[0] if len(ways) == 1 else ways[random() < 0.5]
        else:
            idle += 1
            if idle == playing:
                return NOBODY
        seat = after[seat]


def _drawing(rules: Rules, hands: list[int], stock: list[int], ends: int, seat: Seat, random: Random) -> Seat:
    idle, playing = 0, rules.playing
    luxembourg, limit, after = rules.mode is Mode.LUX, rules.draw_limit, rules.after
    outside = sum(stock)
    for held in hands:
        outside |= held
    while not rules.visible_block or outside & FITTING[ends]:
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
            if fitting & (fitting - 1) and random() < TRIED:
                for _ in range(int(random() * fitting.bit_count())):
                    fitting &= fitting - 1
                fitting &= -fitting
            tile = fitting.bit_length() - 1
            held ^= 1 << tile
            hands[seat] = held
            if not held:
                return seat
            ways = FOLLOWING[ends][tile]
            ends = ways[0] if len(ways) == 1 else ways[random() < 0.5]
            outside ^= 1 << tile
        else:
            idle = 0 if drawn else idle + 1
            if idle == playing:
                return NOBODY
        seat = after[seat]
    return NOBODY


def winner(last: Seat, hands: Sequence[int], after: Sequence[Seat]) -> Seat:
    """Who has won: whoever has laid the last tile, else who alone has fewest pips; NOBODY if that is shared."""
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
