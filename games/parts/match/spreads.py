"""Layouts as rules: where a tile fits, how it lies then, and which ends it leaves.

There is one `Ends` for each position of a layout. It remembers the plays there and the
ends after each of them, so that a move is a few look-ups.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, ClassVar, NamedTuple, Optional, TypeAlias

from games.core import ARMS, End, OpenEnd, Placed, Seat, Tile, record
from games.parts import tiles
from games.parts.line import Play


@dataclass(frozen=True, slots=True)
class TurnedPlay(Play):
    """Lay a tile that fits either way round with its lower half outwards (`Play` lays it with
    the higher half outwards).
    """

    verb: ClassVar[str] = "turn"


class Tip(NamedTuple):
    """An end of the layout where tiles may be laid."""

    end: End
    number: int
    double: bool = False  # its outermost tile is a double, which lies crosswise
    bare: bool = False  # an arm of the spinner or a train without a tile

    @property
    def open(self) -> OpenEnd:
        """The end as a view names it."""
        return self.end, self.number


Tips: TypeAlias = tuple[Tip, ...]
SPREADS: dict[str, "LineSpread"] = {}  # by name


class Reach(dict[int, tuple[Play, ...]]):
    """The plays at an end, by the mask of the fitting tiles that are held.

    The heaviest comes first.
    """

    def __init__(self, rules: "LineSpread", tip: Tip) -> None:
        self.spread, self.tip = rules.name, tip
        self.fitting, self.shown, self.bare = rules.fitting(tip.number), rules.shown(tip), tip.bare
        found = [
            (kind(tile, tip.end), rules.outer(tip.number, tile, turned=kind is TurnedPlay))
            for tile in tiles.heaviest_first(self.fitting)
            for kind in (Play, TurnedPlay)
        ]
        self._plays = tuple(play for play, outer in found if outer is not None)
        # by `Play.key`: the end after each play
        self.following = {
            play.key: rules.tip(tip.end, outer, play.tile)
            for play, outer in found
            if outer is not None
        }

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the end alone: its plays are found again."""
        return reach_at, (self.spread, self.tip)

    def __missing__(self, held: int) -> tuple[Play, ...]:
        found = self[held] = tuple(play for play in self._plays if play.bit & held)
        return found


_STARTS = tuple(Play(tile, End.START) for tile in range(len(tiles.HALVES)))


@record
class Ends:
    """The ends of a layout; none before the first tile."""

    spread: str  # its name
    tips: Tips
    # those where a tile may be laid now, and their plays
    playable: Tips = field(init=False, repr=False, compare=False)
    reaches: tuple[Reach, ...] = field(init=False, repr=False, compare=False)
    fitting: int = field(init=False, repr=False, compare=False)  # mask of the tiles that fit
    bare: bool = field(init=False, repr=False, compare=False)  # whether one of the tips is
    # pips that the ends show together; each end of a double that lies alone shows both its halves
    total: int = field(init=False, repr=False, compare=False)
    following: dict[int, "Ends"] = field(init=False, repr=False, compare=False)  # by `Play.key`
    plays_of: dict[int, tuple[Play, ...]] = field(init=False, repr=False, compare=False)  # by bit

    def __post_init__(self) -> None:
        this: Any = self
        spread = SPREADS[self.spread]
        this.playable = spread.playable(self.tips)
        this.reaches = tuple(map(spread.reach, self.playable))
        this.fitting, this.total, this.bare = 0 if self.tips else tiles.D12, 0, False
        for reach in self.reaches:
            this.fitting |= reach.fitting
            this.total += reach.shown
            this.bare |= reach.bare
        this.following, this.plays_of = {}, {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the ends alone: all other fields lead to thousands of positions."""
        return type(self), (self.spread, self.tips)

    def plays(self, held: int) -> tuple[Play, ...]:
        """Return the plays of a hand, end by end, the heaviest tile first."""
        if not self.tips:
            return tuple([_STARTS[tile] for tile in tiles.heaviest_first(held)])
        found: tuple[Play, ...] = ()
        for reach in self.reaches:
            found += reach[held & reach.fitting]
        return found

    def laying(self, bit: int) -> tuple[Play, ...]:
        """Return the plays of one tile that fits."""
        found = self.plays_of.get(bit)
        if found is None:
            found = self.plays_of[bit] = self.plays(bit)
        return found

    def after(self, play: Play) -> Optional["Ends"]:
        """Return the ends after a play, or None if it does not fit."""
        found = self.following.get(play.key)
        if found is None:
            spread = SPREADS[self.spread]
            if (tips := spread.laid(self, play)) is not None:
                found = self.following[play.key] = spread.ends(tips)
        return found


class TrainEnds(Ends):
    """Ends with so many positions that none is remembered, nor anything worked out before it is
    asked for.

    A class of its own: with `__getattr__` in `Ends` all other games would be a twentieth slower.
    """

    __slots__ = ()

    bare = False  # no arm opens

    def __post_init__(self) -> None:
        """Leave the other fields unset: `__getattr__` works them out."""

    def __getattr__(self, name: str) -> Any:
        return getattr(Ends(self.spread, self.tips), name)


class LineSpread:
    """A line with two ends; the other layouts change what differs. Doubles are ordinary tiles."""

    def __init__(self, name: str, *, remembers: bool = True) -> None:
        self.name = name
        SPREADS[name] = self
        self.reach = cache(partial(Reach, self))
        make: Callable[[Tips], Ends] = partial(Ends if remembers else TrainEnds, name)
        self.ends = cache(make) if remembers else make
        self.empty = self.ends(())

    def fitting(self, number: int) -> int:
        """Return the mask of the tiles that can be laid at an end that shows `number`."""
        return tiles.SUITS[number]

    def started(self, tile: Tile) -> Tips:
        """Return the ends after the first tile."""
        low, high = tiles.HALVES[tile]
        return Tip(End.LEFT, low), Tip(End.RIGHT, high)

    def outer(self, number: int, tile: Tile, *, turned: bool) -> int | None:
        """Return the half that points outwards when a fitting tile is laid at `number`; None if
        it cannot be laid so.
        """
        return tiles.PIPS[tile] - number if number in tiles.HALVES[tile] and not turned else None

    def playable(self, tips: Tips) -> Tips:
        """Return the ends where a tile may be laid now."""
        return tips

    def laid(self, ends: Ends, play: Play) -> Tips | None:
        """Return the ends after a play, or None if it does not fit."""
        if not ends.tips:
            return self.started(play.tile) if play.end is End.START else None
        at = tip_at(ends.playable, play.end)
        new = None if at is None else self.reach(at).following.get(play.key)
        return None if at is None or new is None else self.grown(ends.tips, at, new)

    def tip(self, end: End, outer: int, tile: Tile) -> Tip:  # noqa: ARG002
        """Return an end where a tile has been laid, `outer` pointing outwards."""
        return Tip(end, outer)

    def grown(self, tips: Tips, old: Tip, new: Tip) -> Tips:
        """Return the ends after a tile has been laid at one of them, which is `new` now."""
        at = tips.index(old)
        return (*tips[:at], new, *tips[at + 1 :])

    def shown(self, tip: Tip) -> int:
        """Return the pips that an end shows."""
        return tip.number


class CrosswiseSpread(LineSpread):
    """A line on which it matters whether the tile at an end is a double, which lies crosswise."""

    def started(self, tile: Tile) -> Tips:
        return tuple(tip._replace(double=is_double(tile)) for tip in super().started(tile))

    def tip(self, end: End, outer: int, tile: Tile) -> Tip:
        return Tip(end, outer, is_double(tile))

    def shown(self, tip: Tip) -> int:
        """Return the pips that an end shows: of a double both halves.

        The spinner counts while it is itself an end: a side is not yet covered.
        """
        return 0 if tip.bare and tip.end in ARMS[2:] else tip.number * (1 + tip.double)


class CrossSpread(CrosswiseSpread):
    """A line whose first double is the spinner.

    Its arms `up` and `down` open when both sides have a tile.
    """

    def started(self, tile: Tile) -> Tips:
        return tuple(tip._replace(bare=is_double(tile)) for tip in super().started(tile))

    def grown(self, tips: Tips, old: Tip, new: Tip) -> Tips:
        if len(tips) == len(ARMS):
            return super().grown(tips, old, new)
        bare = [tip.bare for tip in tips].count(True)
        if new.double and not bare:  # the spinner
            new = new._replace(bare=True)
        tips = super().grown(tips, old, new)
        if not old.bare or bare > 1:
            return tips
        return (*tips, Tip(End.UP, old.number, bare=True), Tip(End.DOWN, old.number, bare=True))


class DoublesSpread(LineSpread):
    """Trains where only doubles may be laid for now."""

    def fitting(self, number: int) -> int:
        return super().fitting(number) & tiles.DOUBLES


def is_double(tile: Tile) -> bool:
    """Return whether both halves of a tile show the same number."""
    return tiles.DOUBLES >> tile & 1 == 1


def reach_at(spread: str, tip: Tip) -> Reach:
    """Return the plays at an end of a layout with this spread."""
    return SPREADS[spread].reach(tip)


def tip_at(tips: Tips, end: End) -> Tip | None:
    """Return the tip of an end; None if it is not open."""
    return next((tip for tip in tips if tip.end is end), None)


def ends_of(ends: Ends, line: Sequence[Placed]) -> Ends:
    """Return the ends of a table where these tiles lie. `ends` are those of an empty one."""
    spread, tips = SPREADS[ends.spread], ends.tips
    for a, b, end, _ in line:
        at, tile = tip_at(tips, end), tiles.of(a, b)
        new = spread.tip(end, a if end is End.LEFT else b, tile)
        tips = spread.started(tile) if at is None else spread.grown(tips, at, new)
    return spread.ends(tips)


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


LINE, CROSSWISE, CROSS = LineSpread("line"), CrosswiseSpread("crosswise"), CrossSpread("cross")
TRAINS, DOUBLES = LineSpread("trains", remembers=False), DoublesSpread("doubles")
