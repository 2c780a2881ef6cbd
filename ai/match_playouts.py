"""Fast playouts of matches on a line: the deal is played to its end by players who look one play ahead.

This is a second, private implementation of the rules in `games.parts.match`, for searches that play hundreds of deals.
`tests/ai/test_match_playouts.py` holds the two together. Masks are packed (`ai.tile_sets`).
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from ai.tile_sets import TileSet, tile_set
from games import GAMES
from games.core import Seat
from games.parts import tiles
from games.parts.line import NOBODY
from games.parts.match.match_state import Tip

EXPLORE = 0.25  # probability of laying any tile that fits instead of the one that is best at once
HEADER, TRIPLE = 2, 3  # points of Bergen

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
        self.headers = game.key == "bergen"
        self.random = random
        self.fits, self.outs = playout_tables(game.key)
        self.doubles = self.set.packed(tiles.DOUBLES)
        self.points = [0] * len(self.after)
        self.sweep = (
            game.rule(state, "pass_all") if game.key == "latin" else 0
        )  # points for playing again after all others passed
        self.closer = NOBODY

    def play(self, hands: list[int], stock: list[int], tips: Sequence[Tip], seat: Seat) -> Seat:
        """Play on from this seat's turn until the deal is over.

        `hands` (packed masks by seat) and `stock` (bits, the next one last) are changed: at the end they hold the tiles left.

        Returns:
            The seat that laid its last tile, or NOBODY if the deal is blocked.
        """
        after, random, fits, outs = self.after, self.random, self.fits, self.outs
        (_, left, left_double, _), (_, right, right_double, _) = tips
        draws, headers, keep, limit, doubles = self.draws, self.headers, self.keep, self.limit, self.doubles
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
            if headers and (both := fitting & fits[left] & fits[right] & (-1 if left != right else doubles)):
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
                    self.points[seat] += TRIPLE if left_double or right_double else HEADER
            self.closer = seat
            if not held:
                return seat
            seat = after[seat]
        return NOBODY


def seat_before(after: tuple[Seat, ...], seat: Seat) -> Seat:
    """Return the seat that plays before this one."""
    return next(one for one, following in enumerate(after) if following == seat)


_KNOWN: dict[str, tuple[tuple[int, ...], Outs]] = {}


def playout_tables(key: str) -> tuple[tuple[int, ...], Outs]:
    """Return, by number at an end, the packed mask of the tiles that fit, and what each of them can leave."""
    if key not in _KNOWN:
        game: Any = GAMES[key]
        packed = tile_set(game.mask)
        fits = packed.suit(game.fitting(number) & game.mask for number in range(tiles.ALL_NUMBERS))
        outs = tuple(
            tuple(
                tuple(
                    out
                    for turned in (False, True)
                    if fits[number] >> place & 1 and (out := game.spread.outer(number, tile, turned=turned)) is not None
                )
                for place, tile in enumerate(packed.order)
            )
            for number in range(tiles.ALL_NUMBERS)
        )
        _KNOWN[key] = fits, outs
    return _KNOWN[key]
