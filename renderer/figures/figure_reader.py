"""The figures of the rules as they stand in `locales/figures/<game>.toml`: small exact positions that no language changes.

layout = "brick"            how lines lie, as in the game: "brick", "line", "cross" or "trains"

[[panel]]                   one to four of them
caption = "…"               the key of its words
rows = [[piece, …], …]      centred, from above to below

{ line = "6-8 8-3* 3-1" }   a line from its left end to its right; * the first tile played, if not the leftmost
                            unit, columns: half a tile in pixels, and how many fit side by side; series: how many are marked;
                            adding = 7: halves that touch add up to 7 (Matador)
{ line = "…", up = "6-1" }  a cross: the first double is the spinner; up, down: its other arms, from the spinner outward;
                            opened = "AB": the letters of the open ends, if they are not as usual
{ train = "9-5 5-2", of = "Mizzi" }  a train from the hub outward; without `of` the Mexican train;
                            marked, uncovered = true; opened = false: no tile may be laid there; unit
{ hand = "2-6 0-5" }        somebody's tiles: what fits the line above is ringed; ringed = false, drawn = true
{ tiles = "3-0 0-4" }       tiles side by side, halves in this order; unit, upright = false, marked = true
{ backs = 2 }               tiles face down; unit
{ dice = [3, 4] }           a toss; size
{ lot = "2-5", of = "…" }   the tile that somebody has drawn for the lead; won = true
{ who = "Mizzi" }           a person: Mizzi, Poldi, Resi or Franz, who sit in this order
{ hc = 5, of = "Mizzi" }    half-chips in somebody's colour; layers
{ number = "+2" }           a number; tone = "good" or "bad"
{ tag = "…" }               a word by its key; tone
{ mark = "→" }              a sign between things
{ list = [[piece, …], …] }  lines of a list, in columns; {} for an empty cell
"""

import tomllib
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, TypeAlias

from games.core import End, Layout, OpenEnd, Placed, Tile
from games.parts.tiles import named
from renderer.figures.pieces import (
    PEOPLE,
    Backs,
    Cell,
    Hand,
    Ledger,
    Lot,
    Mark,
    Number,
    Panel,
    Piece,
    Pile,
    Run,
    Tag,
    Tiles,
    Toss,
    Train,
    Who,
)

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


def games_with_figures() -> tuple[str, ...]:
    """Return the games that have a figure."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


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
            arms = [placed for end in (End.UP, End.DOWN) for placed in parse_arm(more.pop(end.value, ""), end)]
            line = (*parse_line(text, more.get("adding", 0)), *arms)
            spinner = next((placed for placed in line if placed.a == placed.b), None)
            if arms and (layout is not Layout.CROSS or spinner is None or any(arm.a != spinner.a for arm in _firsts(arms))):
                raise ValueError("arms begin at the spinner of a cross")
            return Run(line, layout=layout, **{**USUAL[layout], **more})
        case {"train": text, **more}:
            person = more.pop("of", None)
            return Train(parse_train(text), None if person is None else PEOPLE.index(person), **more)
        case {"hand": text, **more} if ends:
            return Hand(parse_hand(text), ends, adding=adding, **more)
        case {"list": rows, **more} if not more:
            return Ledger(tuple(tuple(map(_cell, row)) for row in rows))
        case _:
            return _cell(data)


def _cell(data: Data) -> Cell:
    match data:
        case {"tiles": text, **more}:
            return Tiles(tuple(map(read_halves, text.split())), **more)
        case {"backs": count, **more}:
            return Backs(count, **more)
        case {"dice": [one, two], **more}:
            return Toss(one, two, **more)
        case {"lot": name, "of": person, **more}:
            return Lot(PEOPLE.index(person), named(name), **more)
        case {"who": person, **more}:
            return Who(PEOPLE.index(person), **more)
        case {"hc": hc, "of": person, **more}:
            return Pile(hc, PEOPLE.index(person), **more)
        case {"number": text, **more}:
            return Number(text, **more)
        case {"tag": key, **more}:
            return Tag(key, **more)
        case {"mark": text, **more}:
            return Mark(text, **more)
    if data:
        raise ValueError(f"no piece of a figure: {dict(data)}")
    return None


def parse_line(text: str, adding: int = 0) -> tuple[Placed, ...]:
    """Return a line, written from left to right, in the order of play: first tile (`*`), left arm, right arm.

    Raises ValueError if neighbours do not match (with `adding`, if their halves do not add up to it and neither tile does so by
    itself), or a tile does not exist.
    """
    words = text.split()
    start = next((index for index, word in enumerate(words) if word.endswith("*")), 0)
    read = [read_halves(word.removesuffix("*")) for word in words]
    _check(read, adding)
    left = [Placed(a, b, End.LEFT, 0) for a, b in reversed(read[:start])]
    right = [Placed(a, b, End.RIGHT, 0) for a, b in read[start + 1 :]]
    return (Placed(*read[start], End.START, 0), *left, *right)


def parse_arm(text: str, end: End) -> tuple[Placed, ...]:
    """Return the tiles of an upper or lower arm from the spinner outward. Raises ValueError like `parse_line`."""
    return tuple(Placed(a, b, end, 0) for a, b in parse_train(text))


def parse_train(text: str) -> tuple[tuple[int, int], ...]:
    """Return the halves of tiles from the middle outward. Raises ValueError like `parse_line`."""
    read = tuple(map(read_halves, text.split()))
    _check(read, 0)
    return read


def _firsts(arms: Sequence[Placed]) -> list[Placed]:
    """Return the first tile of each arm."""
    return [placed for index, placed in enumerate(arms) if index == 0 or arms[index - 1].end is not placed.end]


def _check(read: Sequence[tuple[int, int]], adding: int) -> None:
    """Raise ValueError if neighbours do not match or a tile does not exist."""
    for one, two in pairwise(read):
        fits = one[1] + two[0] == adding or {sum(one), sum(two)} & {0, adding} if adding else one[1] == two[0]
        if not fits:
            raise ValueError(f"{one} does not match {two}")
    for a, b in read:
        named(f"{min(a, b)}-{max(a, b)}")


def read_halves(name: str) -> tuple[int, int]:
    """Return the halves of a tile as they are written. Raises ValueError for anything else than two numbers."""
    one, other = name.split("-")
    return int(one), int(other)


def parse_hand(text: str) -> tuple[Tile, ...]:
    """Return tiles by their names."""
    return tuple(named(name) for name in text.split())
