"""Fast playouts of matches: the deal is played to its end by players who look one play ahead.

`LinePlayouts` is for a line with two ends, `ArmPlayouts` for several arms: All Fives, where the
ends score, and Sebastopol. They are a second, private implementation of the rules in
`games.parts.match`, for searches that play hundreds of deals; `tests/ai/test_match_playouts.py`
holds the two together. Masks are packed (`TileSet`): the heaviest tile of a mask is its highest
bit, whatever the set.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, TypeAlias

from games.all_fives import is_lone_double, sum_of_ends
from games.bergen import DOUBLE_HEADER, TRIPLE_HEADER
from games.core import ARMS, Seat, Tile
from games.parts import tiles
from games.parts.line import NOBODY
from games.parts.match import spreads
from games.parts.match.match_state import Tip

_CHUNK = 12  # bits of a mask whose pips are one look-up


class TileSet:
    """The tiles of a set, renumbered from 0 in ascending weight.

    A *packed* mask has a bit for each of these numbers.

    Attributes:
        order: The tiles by their numbers here.
        number: The number here of each tile of the set.
        pips_of: The pips of each tile, by its number here.
        all: The packed mask of the whole set.
    """

    def __init__(self, deck: int) -> None:
        self.order: tuple[Tile, ...] = tuple(sorted(tiles.listed(deck), key=tiles.weight))
        self.number: dict[Tile, int] = {tile: number for number, tile in enumerate(self.order)}
        self.pips_of: tuple[int, ...] = tuple(tiles.PIPS[tile] for tile in self.order)
        self.all = (1 << len(self.order)) - 1
        self._sums = [
            _sums(self.pips_of[first : first + _CHUNK])
            for first in range(0, len(self.order), _CHUNK)
        ]

    def packed(self, mask: int) -> int:
        """Return the packed mask of a mask of tiles. Tiles of other sets are left out."""
        found = 0
        for tile in tiles.listed(mask):
            if (number := self.number.get(tile)) is not None:
                found |= 1 << number
        return found

    def suit(self, fitting: Iterable[int]) -> tuple[int, ...]:
        """Return packed masks of some masks."""
        return tuple(map(self.packed, fitting))

    def pips(self, mask: int) -> int:
        """Return the pips of a packed mask."""
        total = 0
        for sums in self._sums:
            total += sums[mask & (1 << _CHUNK) - 1]
            mask >>= _CHUNK
        return total


def _sums(pips: Iterable[int]) -> list[int]:
    """Return the pips of each subset of some tiles, by its mask."""
    sums = [0]
    for value in pips:
        sums += [value + so_far for so_far in sums]
    return sums + [0] * ((1 << _CHUNK) - len(sums))


@cache
def tile_set(deck: int) -> TileSet:
    """Return the numbering of a set."""
    return TileSet(deck)


EXPLORE = 0.25  # probability of laying any tile that fits instead of the one that is best at once

RandomFloat: TypeAlias = Callable[[], float]  # from 0 to 1
Outs: TypeAlias = tuple[
    tuple[tuple[int, ...], ...], ...
]  # by number at an end, then by tile: the numbers that it can leave there


class LinePlayouts:
    """Plays deals on a line with two ends.

    Attributes:
        set: The numbering of the tiles.
        points: Points that each seat has scored before the end of the last playout.
        closer: The seat that laid the last tile of the last playout.
    """

    def __init__(self, game: Any, state: Any, random: RandomFloat) -> None:
        self.set: TileSet = tile_set(game.mask)
        self.after = game.order(state)
        self.draws = bool(game.boneyard)
        self.keep = game.keep(state.options)
        limit = game.draw_limit(state.options)
        self.limit = len(tiles.HALVES) if limit is None else limit
        self.visible_block = self.draws and game.visible_block(state.options)
        self.headers = game.headers
        self.random = random
        self.fits, self.outs = playout_tables(game)
        self.doubles = self.set.packed(tiles.DOUBLES)
        self.points = [0] * len(self.after)
        self.sweep = game.sweep_points(state.options)
        self.closer = NOBODY

    def play(self, hands: list[int], stock: list[int], tips: Sequence[Tip], seat: Seat) -> Seat:
        """Play on from this seat's turn until the deal is over.

        `hands` (packed masks by seat) and `stock` (bits, the next one last) are changed: at the end
        they hold the tiles left.

        Returns:
            The seat that laid its last tile, or NOBODY if the deal is blocked.
        """
        after, random, fits, outs = self.after, self.random, self.fits, self.outs
        (_, left, left_double, _), (_, right, right_double, _) = tips
        draws, headers, keep, limit, doubles = (
            self.draws,
            self.headers,
            self.keep,
            self.limit,
            self.doubles,
        )
        everybody = len(after)
        others = everybody - 1
        self.points = [0] * everybody
        self.closer = seat_before(after, seat)
        outside = sum(stock)
        for held in hands:
            outside |= held
        idle = 0
        while not self.visible_block or outside & (fits[left] | fits[right]):
            held, fit = hands[seat], fits[left] | fits[right]
            fitting = held & fit
            drawn = 0
            if draws and not fitting:
                while len(stock) > keep and drawn < limit and not fitting:
                    bit = stock.pop()
                    held |= bit
                    fitting = bit & fit
                    drawn += 1
                hands[seat] = held
            if not fitting:
                idle = 0 if drawn else idle + 1
                if idle == everybody:
                    return NOBODY
                seat = after[seat]
                continue
            if idle == others:
                self.points[seat] += self.sweep
            idle = 0
            if headers and (
                both := fitting & fits[left] & fits[right] & (-1 if left != right else doubles)
            ):
                fitting = both
            elif fitting & (fitting - 1) and random() < EXPLORE:
                for _ in range(int(random() * fitting.bit_count())):
                    fitting &= fitting - 1
                fitting &= -fitting
            tile = fitting.bit_length() - 1
            bit = 1 << tile
            held ^= bit
            hands[seat] = held
            outside ^= bit
            at_left = bool(bit & fits[left]) and (not bit & fits[right] or random() < 0.5)
            if headers and left != right and bit & fits[left] & fits[right]:
                at_left = right_double or not left_double
            ways = outs[left if at_left else right][tile]
            out = ways[0] if len(ways) == 1 else ways[random() < 0.5]
            if at_left:
                left = out
            else:
                right = out
            if headers:
                is_double = bool(bit & doubles)
                if at_left:
                    left_double = is_double
                else:
                    right_double = is_double
                if left == right:
                    self.points[seat] += (
                        TRIPLE_HEADER if left_double or right_double else DOUBLE_HEADER
                    )
            self.closer = seat
            if not held:
                return seat
            seat = after[seat]
        return NOBODY


def seat_before(after: tuple[Seat, ...], seat: Seat) -> Seat:
    """Return the seat that plays before this one."""
    return next(before for before, following in enumerate(after) if following == seat)


@cache
def playout_tables(game: Any) -> tuple[tuple[int, ...], Outs]:
    """Return, by number at an end, the packed mask of the tiles that fit, and what each of them
    can leave.
    """
    packed = tile_set(game.mask)
    fits = packed.suit(game.fitting(number) & game.mask for number in range(tiles.ALL_NUMBERS))
    outs = tuple(
        tuple(
            tuple(
                out
                for turned in (False, True)
                if fits[number] >> place & 1
                and (out := game.spread.outer(number, tile, turned=turned)) is not None
            )
            for place, tile in enumerate(packed.order)
        )
        for number in range(tiles.ALL_NUMBERS)
    )
    return fits, outs


MOST = 120  # more than any sum of ends


def points_by_sum(game: Any, state: Any) -> tuple[int, ...]:
    """Return the points for each sum of the ends."""
    return tuple(game.sum_points(state.options, total) for total in range(MOST))


class ArmPlayouts:
    """Plays deals on a line, with or without a spinner, or on a star.

    The attributes are those of `ai.match_playouts.LinePlayouts`.
    """

    def __init__(self, game: Any, state: Any, random: RandomFloat) -> None:
        self.set: TileSet = tile_set(game.mask)
        self.after = game.order(state)
        self.draws = bool(game.boneyard)
        self.keep = game.keep(state.options)
        self.visible_block = self.draws and game.visible_block(state.options)
        self.star = game.spread is spreads.STAR
        spread = game.spread_on(game.layout_of(state.options))
        self.opens = spread is spreads.CROSS  # the first double gets four arms
        self.random = random
        self.fits, _ = playout_tables(game)
        self.points_by_sum = points_by_sum(game, state)
        self.doubles = self.set.packed(tiles.DOUBLES)
        self.points = [0] * len(self.after)
        self.closer = NOBODY

    def play(self, hands: list[int], stock: list[int], tips: Sequence[Tip], seat: Seat) -> Seat:
        """Play on as `ai.match_playouts.LinePlayouts.play` does."""
        after, random, fits, pips_of = self.after, self.random, self.fits, self.set.pips_of
        scores, doubles, keep = self.points_by_sum, self.doubles, self.keep
        self.points, everybody = [0] * len(after), len(after)
        self.closer = seat_before(after, seat)
        numbers = [tip.number for tip in tips]
        started = [tip.tiles > 0 for tip in tips]
        shown = [
            0 if tip.end in ARMS[2:] and not tip.tiles else tip.number * (2 if tip.double else 1)
            for tip in tips
        ]
        total = sum_of_ends(tips)
        opens = self.opens and len(tips) < len(ARMS)
        spinner = not all(started)
        lone = is_lone_double(tips)
        if lone:
            # the first tile beside a lone double leaves its pips in the sum
            shown[0] = shown[1] = 0
        outside = sum(stock)
        for held in hands:
            outside |= held
        idle = 0
        while True:
            places: Sequence[int] = range(len(numbers))
            if self.star and not all(started):
                places = [place for place in places if not started[place]]
            fit = 0
            for place in places:
                fit |= fits[numbers[place]]
            if self.visible_block and not outside & fit:
                return NOBODY
            held = hands[seat]
            fitting = held & fit
            drawn = 0
            if self.draws and not fitting:
                while len(stock) > keep and not fitting:
                    bit = stock.pop()
                    held |= bit
                    fitting = bit & fit
                    drawn += 1
                hands[seat] = held
            if not fitting:
                idle = 0 if drawn else idle + 1
                if idle == everybody:
                    return NOBODY
                seat = after[seat]
                continue
            idle = 0
            best = tile = at = 0
            if not self.star:
                for place in places:
                    number, rest = numbers[place], total - shown[place]
                    some = held & fits[number]
                    while some:
                        low = some & -some
                        some ^= low
                        number_of_tile = low.bit_length() - 1
                        points = scores[
                            rest
                            + (2 * number if low & doubles else pips_of[number_of_tile] - number)
                        ]
                        if points > best:
                            best, tile, at = points, number_of_tile, place
            if not best:
                if fitting & (fitting - 1) and random() < EXPLORE:
                    for _ in range(int(random() * fitting.bit_count())):
                        fitting &= fitting - 1
                    fitting &= -fitting
                tile = fitting.bit_length() - 1
                found = [place for place in places if fits[numbers[place]] >> tile & 1]
                at = found[0] if len(found) == 1 else found[int(random() * len(found))]
            bit = 1 << tile
            number, is_double = numbers[at], bool(bit & doubles)
            out = pips_of[tile] - number
            total += (2 * out if is_double else out) - shown[at]
            numbers[at] = out
            shown[at] = 2 * out if is_double else out
            if lone:
                lone, shown[1 - at] = False, 2 * number
            if is_double and opens and not spinner:
                spinner, started[at] = True, False
            else:
                started[at] = True
                if opens and spinner and all(started):
                    opens = False
                    numbers += [number, number]
                    shown += [0, 0]
                    started += [False, False]
            self.points[seat] += best
            held ^= bit
            outside ^= bit
            hands[seat] = held
            self.closer = seat
            if not held:
                return seat
            seat = after[seat]
