"""Figures of the rules as data: pieces in rows, rows in panels; `locales/figures/<game>.toml`.

They are small exact positions that no language changes.

layout = "brick"            how lines lie, as in the game: "brick", "line", "cross" or "trains"

[[panel]]                   one to four of them
caption = "…"               the key of its words
rows = [[piece, …], …]      centred, from above to below

{ line = "6-8 8-3* 3-1" }   a line from its left end to its right; * the first tile played,
                            if not the leftmost
                            unit, columns: half a tile in pixels, and how many fit side by side;
                            series: how many are marked; adding = 7: halves that touch add up to 7
                            (Matador)
{ line = "…", up = "6-1" }  a cross: the first double is the spinner; up, down: its other arms,
                            from the spinner outward;
                            opened = "AB": the letters of the open ends, if they are not as usual
{ train = "9-5 5-2", of = "Mizzi" }  a train from the hub outward; without `of` the Mexican train;
                            marked, uncovered = true; opened = false: no tile may be laid there;
                            unit
{ hand = "2-6 0-5" }        somebody's tiles: what fits the line above is ringed;
                            ringed = false, drawn = true
{ tiles = "3-0 0-4" }       tiles side by side, halves in this order;
                            unit, upright = false, marked = true
{ backs = 2 }               tiles face down; unit
{ dice = [3, 4] }           a toss; size
{ who = "Mizzi" }           a person: Mizzi, Poldi, Resi or Franz, who sit in this order
{ hc = 5, of = "Mizzi" }    half-chips in somebody's colour
{ number = "+2" }           a number; tone = "good" or "bad"
{ tag = "…" }               a word by its key; tone
{ mark = "→" }              a sign between things
{ list = [[piece, …], …] }  lines of a list, in columns; {} for an empty cell
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise
from pathlib import Path
from typing import Any, Final, TypeAlias

from games.core import TRAINS, End, Layout, OpenEnd, Placed, Tile
from games.parts.tiles import HALVES, PIPS, named
from renderer.scene import END_LETTERS

PEOPLE: Final = ("Mizzi", "Poldi", "Resi", "Franz")  # the players in the figures


@dataclass(frozen=True, slots=True)
class Run:
    """A line or cross on the table that turns after `columns` half tiles.

    Its last `series` tiles are marked as one turn. `opened` are the letters of its open ends; ""
    for those that are open by the usual rules. With `adding`, halves that touch add up to this
    number instead of being equal.
    """

    line: tuple[Placed, ...]
    unit: int
    layout: Layout = Layout.BRICK
    columns: int = 10
    series: int = 0
    opened: str = ""
    adding: int = 0

    @property
    def ends(self) -> tuple[OpenEnd, ...]:
        """The open ends.

        The short ends of a spinner are open after both its sides, or if a tile lies there.
        """
        left = next(
            placed.a for placed in reversed(self.line) if placed.end in (End.LEFT, End.START)
        )
        right = next(
            placed.b for placed in reversed(self.line) if placed.end in (End.RIGHT, End.START)
        )
        numbers = {End.LEFT: left, End.RIGHT: right}
        spinner = next((placed for placed in self.line if placed.a == placed.b), None)
        if self.layout is Layout.CROSS and spinner:
            inside = self.read[0] != spinner != self.read[-1]
            for end in (End.UP, End.DOWN):
                arm = [placed.b for placed in self.line if placed.end is end]
                if arm or inside or END_LETTERS[end] in self.opened:
                    numbers[end] = arm[-1] if arm else spinner.a
        return tuple(
            (end, number)
            for end, number in numbers.items()
            if not self.opened or END_LETTERS[end] in self.opened
        )

    @property
    def read(self) -> tuple[Placed, ...]:
        """The tiles from the left end to the right end."""
        return (
            *reversed([placed for placed in self.line if placed.end is End.LEFT]),
            *(placed for placed in self.line if placed.end in (End.START, End.RIGHT)),
        )

    def arm(self, end: End) -> tuple[Placed, ...]:
        """The tiles of an upper or lower arm from the spinner outward."""
        return tuple(placed for placed in self.line if placed.end is end)


@dataclass(frozen=True, slots=True)
class Train:
    """The train of a player, or of everybody (`seat` None), with its tiles from the hub outward.

    `marked`: its owner's marker opens it to everybody; `uncovered`: its last tile is an open
    double; `opened`: a tile may be laid there.
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
    """A player's tiles on baize.

    Tiles that fit the ends have rings and letters, the others are dim.
    """

    tiles: tuple[Tile, ...]
    ends: tuple[OpenEnd, ...]
    ringed: bool = True  # tiles that fit may be laid now
    drawn: bool = False  # the tiles were drawn just now, one by one
    adding: int = (
        0  # halves that touch add up to this number; tiles that do so by themselves always fit
    )

    def fits(self, tile: Tile) -> str:
        """Return the letters of the ends that the tile fits."""
        if self.adding and PIPS[tile] in (0, self.adding):
            return "".join(END_LETTERS[end] for end, _ in self.ends)
        wanted = (
            (end, self.adding - number if self.adding else number) for end, number in self.ends
        )
        return "".join(END_LETTERS[end] for end, number in wanted if number in HALVES[tile])


@dataclass(frozen=True, slots=True)
class Tiles:
    """Tiles side by side; `marked` tiles have a ring.

    Level tiles are written from left to right.
    """

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


@dataclass(frozen=True, slots=True)
class Toss:
    """A toss of two dice."""

    one: int
    two: int
    size: int = 72


@dataclass(frozen=True, slots=True)
class Ledger:
    """A table of players and their figures, in columns."""

    rows: tuple[tuple["Cell", ...], ...]


Cell: TypeAlias = Tiles | Backs | Mark | Number | Tag | Who | Pile | Toss | None
Piece: TypeAlias = Run | Train | Hand | Cell | Ledger


@dataclass(frozen=True, slots=True)
class Panel:
    """One picture of a figure, with the key of its caption."""

    caption: str
    rows: tuple[tuple[Piece, ...], ...]


FOLDER: Final = Path(__file__).parents[2] / "locales" / "figures"
MOST: Final = 4  # panels
USUAL: Final = {
    Layout.BRICK: {"unit": 48, "columns": 10},
    Layout.LINE: {"unit": 44, "columns": 24},
    Layout.IN_LINE: {"unit": 44, "columns": 24},
    Layout.CROSS: {"unit": 34, "columns": 15},
    Layout.TRAINS: {"unit": 40, "columns": 12},
}
Data: TypeAlias = Mapping[str, Any]


def load_figure(game: str) -> tuple[Panel, ...]:
    """Return the panels of a game's figure, () if it has none.

    Raises ValueError or TypeError if the file does not follow the format above.
    """
    path = FOLDER / f"{game}.toml"
    return parse_figure(path.read_text("utf-8")) if path.is_file() else ()


def parse_figure(text: str) -> tuple[Panel, ...]:
    """Return the panels of a file."""
    data = tomllib.loads(text)
    layout = Layout(data.get("layout", Layout.BRICK))
    panels = data["panel"]
    if data.keys() - {"layout", "panel"} or not 0 < len(panels) <= MOST:
        raise ValueError(f"a figure is a layout and one to {MOST} panels")
    return tuple(_panel(layout, **panel) for panel in panels)


def _panel(layout: Layout, *, caption: str, rows: Sequence[Sequence[Data]]) -> Panel:
    found: list[tuple[Piece, ...]] = []
    ends: tuple[OpenEnd, ...] = ()
    adding = 0
    for row in rows:
        pieces: list[Piece] = []
        for data in row:
            piece = _piece(data, layout, ends, adding)
            if isinstance(piece, Run):
                ends, adding = piece.ends, piece.adding
            elif isinstance(piece, Train):
                ends = (*ends, *piece.ends)
            pieces.append(piece)
        found.append(tuple(pieces))
    return Panel(caption, tuple(found))


def _piece(data: Data, layout: Layout, ends: tuple[OpenEnd, ...], adding: int) -> Piece:
    match data:
        case {"line": text, **more}:
            arms = [
                [Placed(a, b, end, 0) for a, b in parse_train(more.pop(end.value, ""))]
                for end in (End.UP, End.DOWN)
            ]
            line = (*parse_line(text, more.get("adding", 0)), *chain.from_iterable(arms))
            spinner = next((placed for placed in line if placed.a == placed.b), None)
            if any(arms) and (
                layout is not Layout.CROSS
                or spinner is None
                or any(arm and arm[0].a != spinner.a for arm in arms)
            ):
                raise ValueError("arms begin at the spinner of a cross")
            return Run(line, layout=layout, **{**USUAL[layout], **more})
        case {"train": text, **more}:
            person = more.pop("of", None)
            return Train(
                parse_train(text), None if person is None else PEOPLE.index(person), **more
            )
        case {"hand": text, **more} if ends:
            return Hand(tuple(map(named, text.split())), ends, adding=adding, **more)
        case {"list": rows, **more} if not more:
            return Ledger(tuple(tuple(map(_cell, row)) for row in rows))
        case _:
            return _cell(data)


CELLS: Final[Mapping[str, Callable[..., Cell]]] = {  # by the first key
    "tiles": lambda text, **more: Tiles(tuple(map(read_halves, text.split())), **more),
    "backs": Backs,
    "dice": lambda dice, **more: Toss(*dice, **more),
    "who": lambda person: Who(PEOPLE.index(person)),
    "hc": lambda hc, of: Pile(hc, PEOPLE.index(of)),
    "number": Number,
    "tag": Tag,
    "mark": Mark,
}


def _cell(data: Data) -> Cell:
    if not data:
        return None
    (kind, value), *more = data.items()
    if kind not in CELLS:
        raise ValueError(f"no piece of a figure: {dict(data)}")
    return CELLS[kind](value, **dict(more))


def parse_line(text: str, adding: int = 0) -> tuple[Placed, ...]:
    """Return a line, written from left to right, in the order of play.

    First tile (`*`), left arm, right arm. Raises ValueError if neighbours do not match (with
    `adding`, if their halves do not add up to it and neither tile does so by itself), or a tile
    does not exist.
    """
    words = text.split()
    start = next((index for index, word in enumerate(words) if word.endswith("*")), 0)
    read = [read_halves(word.removesuffix("*")) for word in words]
    _check(read, adding)
    left = [Placed(a, b, End.LEFT, 0) for a, b in reversed(read[:start])]
    right = [Placed(a, b, End.RIGHT, 0) for a, b in read[start + 1 :]]
    return (Placed(*read[start], End.START, 0), *left, *right)


def parse_train(text: str) -> tuple[tuple[int, int], ...]:
    """Return the halves of tiles from the middle outward. Raises ValueError like `parse_line`."""
    read = tuple(map(read_halves, text.split()))
    _check(read, 0)
    return read


def _check(read: Sequence[tuple[int, int]], adding: int) -> None:
    """Raise ValueError if neighbours do not match or a tile does not exist."""
    for tile, following in pairwise(read):
        fits = (
            tile[1] + following[0] == adding or {sum(tile), sum(following)} & {0, adding}
            if adding
            else tile[1] == following[0]
        )
        if not fits:
            raise ValueError(f"{tile} does not match {following}")
    for a, b in read:
        named(f"{min(a, b)}-{max(a, b)}")


def read_halves(name: str) -> tuple[int, int]:
    """Return the halves of a tile as they are written.

    Raises ValueError for anything else than two numbers.
    """
    first, second = name.split("-")
    return int(first), int(second)
