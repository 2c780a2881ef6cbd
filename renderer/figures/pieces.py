"""Figures of the rules as data: pieces in rows, rows in panels."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from games.core import End, Placed, Tile
from games.parts import open_ends

PEOPLE: Final = ("Mizzi", "Poldi", "Resi", "Franz")  # the players in the figures


@dataclass(frozen=True, slots=True)
class Run:
    """A line on the table that turns after `columns` half tiles. Its last `series` tiles are marked as one turn."""

    line: tuple[Placed, ...]
    unit: int
    brick: bool = True
    columns: int = 10
    series: int = 0

    @property
    def ends(self) -> tuple[int, int]:
        """The numbers at the open ends."""
        left = next(placed.a for placed in reversed(self.line) if placed.end is not End.RIGHT)
        return left, next(placed.b for placed in reversed(self.line) if placed.end is not End.LEFT)

    @property
    def read(self) -> tuple[Placed, ...]:
        """The tiles from the left end to the right end."""
        left = [placed for placed in self.line if placed.end is End.LEFT]
        return (*reversed(left), *(placed for placed in self.line if placed.end is not End.LEFT))


@dataclass(frozen=True, slots=True)
class Hand:
    """A player's tiles on baize: tiles that fit the ends have rings and letters, the others are dim."""

    tiles: tuple[Tile, ...]
    ends: tuple[int, int]
    ringed: bool = True  # tiles that fit may be laid now
    drawn: bool = False  # the tiles were drawn just now, one by one

    def fits(self, tile: Tile) -> str:
        """Return the letters of the ends that the tile fits."""
        left, right = open_ends.SIDES[open_ends.code(*self.ends)]
        return ("A" if left >> tile & 1 else "") + ("B" if right >> tile & 1 else "")


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
Piece: TypeAlias = Run | Hand | Cell | Ledger


@dataclass(frozen=True, slots=True)
class Panel:
    """One picture of a figure, with the key of its caption."""

    caption: str
    rows: tuple[tuple[Piece, ...], ...]
