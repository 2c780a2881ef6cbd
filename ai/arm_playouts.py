"""Fast playouts of matches on several arms: All Fives, where the ends score, and Sebastopol.

A second, private implementation of their rules like `ai.match_playouts`. Masks are packed (`ai.tile_sets`).
"""

from collections.abc import Sequence
from typing import Any

from ai.match_playouts import EXPLORE, RandomFloat, playout_tables, seat_before
from ai.tile_sets import TileSet, tile_set
from games.all_fives import is_lone_double, points_of_sum, sum_of_ends
from games.core import ARMS, Seat
from games.parts import tiles
from games.parts.line import NOBODY
from games.parts.match.match_state import Tip

MOST = 120  # more than any sum of ends


def points_by_sum(game: Any, state: Any) -> tuple[int, ...]:
    """Return the points for each sum of the ends."""
    if game.key != "all-fives":
        return (0,) * MOST
    return tuple(points_of_sum(state.options, total) for total in range(MOST))


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
        self.star = game.key == "sebastopol"
        self.opens = game.key == "all-fives" and state.options.spinner  # the first double gets four arms
        self.random = random
        self.fits, _ = playout_tables(game.key)
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
        shown = [0 if tip.end in ARMS[2:] and not tip.tiles else tip.number * (2 if tip.double else 1) for tip in tips]
        total = sum_of_ends(tips)
        opens = self.opens and len(tips) < len(ARMS)
        spinner = not all(started)
        lone = is_lone_double(tips)
        if lone:
            shown[0] = shown[1] = 0  # the first tile beside a lone double leaves its pips in the sum
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
                        one = low.bit_length() - 1
                        points = scores[rest + (2 * number if low & doubles else pips_of[one] - number)]
                        if points > best:
                            best, tile, at = points, one, place
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
