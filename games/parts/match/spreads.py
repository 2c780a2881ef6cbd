"""Layouts as rules: where a tile fits, how it lies then, and which ends it leaves."""

from collections.abc import Mapping
from typing import TypeAlias

from games.core import ARMS, End, Placed, Seat, Tile
from games.parts import tiles
from games.parts.match.match_state import Tip

Tips: TypeAlias = tuple[Tip, ...]
MATADORS = tiles.mask(tiles.of(number, 7 - number) for number in (1, 2, 3)) | 1 << tiles.of(0, 0)


class LineSpread:
    """A line with two ends; the other layouts change what differs. Doubles are ordinary tiles."""

    def fitting(self, number: int) -> int:
        """Return the mask of the tiles that can be laid at an end that shows `number`."""
        return tiles.SUITS[number]

    def started(self, tile: Tile) -> Tips:
        """Return the ends after the first tile."""
        low, high = tiles.HALVES[tile]
        return Tip(End.LEFT, low, low == high, 1), Tip(End.RIGHT, high, low == high, 1)

    def outer(self, number: int, tile: Tile, *, turned: bool) -> int | None:
        """Return the half that points outwards when a fitting tile is laid at `number`; None if
        it cannot be laid so.
        """
        return tiles.PIPS[tile] - number if number in tiles.HALVES[tile] and not turned else None

    def playable(self, tips: Tips) -> Tips:
        """Return the ends where a tile may be laid now."""
        return tips

    def grown(self, tips: Tips, at: Tip, outer: int, tile: Tile) -> Tips:
        """Return the ends after a tile has been laid at one of them, `outer` pointing outwards."""
        return replaced(tips, at, Tip(at.end, outer, is_double(tile), at.tiles + 1))


class CrossSpread(LineSpread):
    """A line whose first double is the spinner.

    Its arms `up` and `down` open when both sides have a tile.
    """

    def started(self, tile: Tile) -> Tips:
        if not is_double(tile):
            return super().started(tile)
        number = tiles.HALVES[tile][0]
        return Tip(End.LEFT, number, True, 0), Tip(End.RIGHT, number, True, 0)

    def grown(self, tips: Tips, at: Tip, outer: int, tile: Tile) -> Tips:
        if not has_spinner(tips):
            return replaced(
                tips,
                at,
                Tip(at.end, outer, is_double(tile), 0 if is_double(tile) else at.tiles + 1),
            )
        tips = super().grown(tips, at, outer, tile)
        if len(tips) == len(ARMS) or not all(tip.tiles for tip in tips):
            return tips
        return (*tips, Tip(End.UP, at.number, False, 0), Tip(End.DOWN, at.number, False, 0))


class StarSpread(LineSpread):
    """A double with four arms, all open at once.

    Until each has a tile, only empty arms may be played on (Sebastopol).
    """

    def started(self, tile: Tile) -> Tips:
        number = tiles.HALVES[tile][0]
        return tuple(Tip(arm, number, False, 0) for arm in ARMS)

    def playable(self, tips: Tips) -> Tips:
        return tuple(tip for tip in tips if not tip.tiles) or tips


class SevensSpread(LineSpread):
    """A line on which touching halves add up to seven.

    Matadors may be laid at any end, either way round.
    """

    def fitting(self, number: int) -> int:
        return MATADORS | (tiles.SUITS[7 - number] & tiles.D6 if number else 0)

    def outer(self, number: int, tile: Tile, *, turned: bool) -> int | None:
        low, high = tiles.HALVES[tile]
        if MATADORS >> tile & 1:
            return None if turned and low == high else low if turned else high
        inner = 7 - number
        return low + high - inner if inner in (low, high) and not turned else None


def is_double(tile: Tile) -> bool:
    """Return whether both halves of a tile show the same number."""
    low, high = tiles.HALVES[tile]
    return low == high


def has_spinner(tips: Tips) -> bool:
    """Return whether a spinner lies on the table: it has an empty arm, or four arms."""
    return len(tips) == len(ARMS) or any(not tip.tiles for tip in tips)


def replaced(tips: Tips, old: Tip, new: Tip) -> Tips:
    """Return the ends with another one in the place of `old`."""
    return tuple(new if tip is old else tip for tip in tips)


def tip_at(tips: Tips, end: End) -> Tip | None:
    """Return the tip of an end; None if it is not open."""
    return next((tip for tip in tips if tip.end is end), None)


def placed(tile: Tile, end: End, tips: Tips, seat: Seat) -> Placed:
    """Return a tile as a view shows it.

    `tips` are the ends after it has been laid: its outer half is one of them.
    """
    low, high = tiles.HALVES[tile]
    if end is End.START:
        return Placed(low, high, end, seat)
    outer = next(tip.number for tip in tips if tip.end is end)
    inner = low + high - outer
    return Placed(outer, inner, end, seat) if end is End.LEFT else Placed(inner, outer, end, seat)


LINE, CROSS, STAR, SEVENS = LineSpread(), CrossSpread(), StarSpread(), SevensSpread()
ORDER: Mapping[End, int] = {end: number for number, end in enumerate(End)}
