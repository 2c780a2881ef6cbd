"""Figures of the rules as data: pieces in rows, rows in panels."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from games.core import TRAINS, End, Layout, OpenEnd, Placed, Tile
from games.parts.tiles import HALVES, PIPS
from renderer.scene import END_LETTERS

PEOPLE: Final = ("Mizzi", "Poldi", "Resi", "Franz")  # the players in the figures


@dataclass(frozen=True, slots=True)
class Run:
    """A line or cross on the table that turns after `columns` half tiles. Its last `series` tiles are marked as one turn.

    `opened` are the letters of its open ends; "" for those that are open by the usual rules. With `adding`, halves that touch add
    up to this number instead of being equal.
    """

    line: tuple[Placed, ...]
    unit: int
    layout: Layout = Layout.BRICK
    columns: int = 10
    series: int = 0
    opened: str = ""
    adding: int = 0

    @property
    def brick(self) -> bool:
        """Whether the line is a double line."""
        return self.layout is Layout.BRICK

    @property
    def ends(self) -> tuple[OpenEnd, ...]:
        """The open ends. The short ends of a spinner are open after both its sides, or if a tile lies there."""
        left = next(placed.a for placed in reversed(self.line) if placed.end in (End.LEFT, End.START))
        right = next(placed.b for placed in reversed(self.line) if placed.end in (End.RIGHT, End.START))
        numbers = {End.LEFT: left, End.RIGHT: right}
        spinner = next((placed for placed in self.line if placed.a == placed.b), None)
        if self.layout is Layout.CROSS and spinner:
            inside = self.read[0] != spinner != self.read[-1]
            for end in (End.UP, End.DOWN):
                arm = [placed.b for placed in self.line if placed.end is end]
                if arm or inside or END_LETTERS[end] in self.opened:
                    numbers[end] = arm[-1] if arm else spinner.a
        return tuple((end, number) for end, number in numbers.items() if not self.opened or END_LETTERS[end] in self.opened)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers at the open ends."""
        return tuple(number for _, number in self.ends)

    @property
    def read(self) -> tuple[Placed, ...]:
        """The tiles from the left end to the right end."""
        left = [placed for placed in self.line if placed.end is End.LEFT]
        return (*reversed(left), *(placed for placed in self.line if placed.end in (End.START, End.RIGHT)))

    def arm(self, end: End) -> tuple[Placed, ...]:
        """The tiles of an upper or lower arm from the spinner outward."""
        return tuple(placed for placed in self.line if placed.end is end)


@dataclass(frozen=True, slots=True)
class Train:
    """The train of a player, or of everybody (`seat` None), with its tiles from the hub outward.

    `marked`: its owner's marker opens it to everybody; `uncovered`: its last tile is an open double; `opened`: a tile may be laid
    there.
    """

    halves: tuple[tuple[int, int], ...]
    seat: int | None
    marked: bool = False
    uncovered: bool = False
    opened: bool = True
    unit: int = 40

    @property
    def end(self) -> End:
        """The train as an end."""
        return End.MEXICAN if self.seat is None else TRAINS[self.seat]

    @property
    def ends(self) -> tuple[OpenEnd, ...]:
        """Its open end, if a tile may be laid there."""
        return ((self.end, self.halves[-1][1]),) if self.opened else ()


@dataclass(frozen=True, slots=True)
class Hand:
    """A player's tiles on baize: tiles that fit the ends have rings and letters, the others are dim."""

    tiles: tuple[Tile, ...]
    ends: tuple[OpenEnd, ...]
    ringed: bool = True  # tiles that fit may be laid now
    drawn: bool = False  # the tiles were drawn just now, one by one
    adding: int = 0  # halves that touch add up to this number; tiles that do so by themselves always fit

    def fits(self, tile: Tile) -> str:
        """Return the letters of the ends that the tile fits."""
        if self.adding and PIPS[tile] in (0, self.adding):
            return "".join(END_LETTERS[end] for end, _ in self.ends)
        wanted = ((end, self.adding - number if self.adding else number) for end, number in self.ends)
        return "".join(END_LETTERS[end] for end, number in wanted if number in HALVES[tile])


@dataclass(frozen=True, slots=True)
class Tiles:
    """Tiles side by side; `marked` tiles have a ring. Level tiles are written from left to right."""

    halves: tuple[tuple[int, int], ...]
    unit: int = 52
    upright: bool = True
    marked: bool = False


@dataclass(frozen=True, slots=True)
class Backs:
    """A row of tiles face down."""

    count: int
    unit: int = 44


@dataclass(frozen=True, slots=True)
class Mark:
    """A sign between pieces: →, +, >."""

    text: str


@dataclass(frozen=True, slots=True)
class Number:
    """An amount or a score; a gain is green, a loss red, both with their signs."""

    text: str
    tone: str = ""


@dataclass(frozen=True, slots=True)
class Tag:
    """A word in a coloured box, by its key; `good`, `bad` or plain."""

    key: str
    tone: str = ""


@dataclass(frozen=True, slots=True)
class Who:
    """A player, with disc and name."""

    seat: int


@dataclass(frozen=True, slots=True)
class Pile:
    """Chips (in half-chips) in the colour of a seat."""

    hc: int
    seat: int
    layers: int = 1


@dataclass(frozen=True, slots=True)
class Toss:
    """A toss of two dice."""

    one: int
    two: int
    size: int = 72


@dataclass(frozen=True, slots=True)
class Lot:
    """The tile that a player has drawn and shows."""

    seat: int
    tile: Tile
    won: bool = False


@dataclass(frozen=True, slots=True)
class Ledger:
    """A table of players and their figures, in columns."""

    rows: tuple[tuple["Cell", ...], ...]


Cell: TypeAlias = Tiles | Backs | Mark | Number | Tag | Who | Pile | Toss | Lot | None
Piece: TypeAlias = Run | Train | Hand | Cell | Ledger


@dataclass(frozen=True, slots=True)
class Panel:
    """One picture of a figure, with the key of its caption."""

    caption: str
    rows: tuple[tuple[Piece, ...], ...]
