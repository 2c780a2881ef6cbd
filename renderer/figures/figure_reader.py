"""The figures of the rules as they stand in `locales/figures/<game>.toml`: small exact positions that no language changes.

layout = "brick"            how lines lie, as in the game: "brick" or "line"

[[panel]]                   one to four of them
caption = "…"               the key of its words
rows = [[piece, …], …]      centred, from above to below

{ line = "6-8 8-3* 3-1" }   a line from its left end to its right; * the first tile played, if not the leftmost
                            unit, columns: half a tile in pixels, and how many fit side by side; series: how many are marked
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

from games.core import End, Layout, Placed, Tile
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
    Who,
)

FOLDER: Final = Path(__file__).parents[2] / "locales" / "figures"
MOST: Final = 4  # panels
USUAL: Final = {Layout.BRICK: {"unit": 48, "columns": 10}, Layout.LINE: {"unit": 44, "columns": 24}}
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
    ends: tuple[int, int] | None = None
    for row in rows:
        pieces: list[Piece] = []
        for data in row:
            piece = _piece(data, layout, ends)
            ends = piece.ends if isinstance(piece, Run) else ends
            pieces.append(piece)
        found.append(tuple(pieces))
    return Panel(caption, tuple(found))


def _piece(data: Data, layout: Layout, ends: tuple[int, int] | None) -> Piece:
    match data:
        case {"line": text, **more}:
            return Run(parse_line(text), brick=layout is Layout.BRICK, **{**USUAL[layout], **more})
        case {"hand": text, **more} if ends is not None:
            return Hand(parse_hand(text), ends, **more)
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


def parse_line(text: str) -> tuple[Placed, ...]:
    """Return a line, written from left to right, in the order of play: first tile (`*`), left arm, right arm.

    Raises ValueError if neighbours do not match or a tile does not exist.
    """
    words = text.split()
    start = next((index for index, word in enumerate(words) if word.endswith("*")), 0)
    read = [read_halves(word.removesuffix("*")) for word in words]
    for one, two in pairwise(read):
        if one[1] != two[0]:
            raise ValueError(f"{one} does not match {two}")
    for a, b in read:
        named(f"{min(a, b)}-{max(a, b)}")
    left = [Placed(a, b, End.LEFT, 0) for a, b in reversed(read[:start])]
    right = [Placed(a, b, End.RIGHT, 0) for a, b in read[start + 1 :]]
    return (Placed(*read[start], End.START, 0), *left, *right)


def read_halves(name: str) -> tuple[int, int]:
    """Return the halves of a tile as they are written. Raises ValueError for anything else than two numbers."""
    one, other = name.split("-")
    return int(one), int(other)


def parse_hand(text: str) -> tuple[Tile, ...]:
    """Return tiles by their names."""
    return tuple(named(name) for name in text.split())
