"""Alt texts of the figures of the rules, made from the same data as the pictures."""

from collections.abc import Sequence

from games.core import End
from games.parts.tiles import NAMES
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
from renderer.posters.poster_scenes import FigureScene
from renderer.scene import END_LETTERS, PictureWords, format_chips, plural_count


def describe_figure(scene: FigureScene) -> str:
    """Return the alt text of a figure."""
    words = scene.words
    panels = [
        words(
            "picture-figure-alt-panel",
            number=number,
            caption=words(panel.caption),
            things=words.grouped(describe_panel(panel, words)),
        )
        for number, panel in enumerate(scene.panels, 1)
    ]
    return words.told((words("picture-figure-alt", game=scene.title), *panels))


def describe_panel(panel: Panel, words: PictureWords) -> list[str]:
    """Return what a panel shows, row by row."""
    rows: list[str] = []
    for row in panel.rows:
        for piece in row:
            if isinstance(piece, Ledger):
                rows += [describe_row(cells, words) for cells in piece.rows]
        others = words.listed([*filter(None, (describe_piece(piece, words) for piece in row if not isinstance(piece, Ledger)))])
        for sign in ("→", ">"):  # they stand between items, in place of the comma
            others = others.replace(words.listed(["", sign, ""]), f" {sign} ")
        rows += [others] if others else []
    return rows


def describe_row(cells: Sequence[Cell], words: PictureWords) -> str:
    """Return a row of a ledger in words.

    Tiles are followed by "=" and their number. Tags, and chips beside a number, are list items of their own.
    """
    text, before = "", None
    for cell in cells:
        if part := describe_piece(cell, words):
            counted = isinstance(before, Tiles) and isinstance(cell, Number) and cell.text.isdigit()
            apart = isinstance(before, Number | Pile) and isinstance(cell, Number | Pile | Tag) and type(before) is not type(cell)
            text = words.listed([text, part]) if apart else " ".join(filter(None, [text, "=" if counted else "", part]))
            before = cell
    return text


def describe_piece(piece: Piece, words: PictureWords) -> str:
    """Return a piece in a few words."""
    match piece:
        case Run():
            tiles = words.listed([f"{placed.a}-{placed.b}" for placed in piece.read])
            ends = words.listed([f"{END_LETTERS[end]} {number}" for end, number in piece.ends])
            arms = [
                words(
                    "picture-figure-alt-arm",
                    end=END_LETTERS[end],
                    tiles=words.listed([f"{one.a}-{one.b}" for one in piece.arm(end)]),
                )
                for end in (End.UP, End.DOWN)
                if piece.arm(end)
            ]
            line = words("picture-figure-alt-line", tiles=tiles, ends=ends)
            return words.listed([*arms, line, *describe_series(piece, words)])
        case Train():
            owner = words("picture-alt-everybody") if piece.seat is None else PEOPLE[piece.seat]
            name = words("picture-alt-marked", text=owner, marks=words("picture-alt-train-marked")) if piece.marked else owner
            tiles = words.listed([f"{one}-{two}" for one, two in piece.halves])
            return words("picture-figure-alt-train", end=END_LETTERS[piece.end], name=name, tiles=tiles)
        case Hand():
            none = words("picture-figure-alt-none")
            tiles = words.listed([f"{NAMES[tile]} {'/'.join(piece.fits(tile)) or none}" for tile in piece.tiles])
            return words("picture-figure-alt-drawn" if piece.drawn else "picture-figure-alt-hand", tiles=tiles)
        case Tiles():
            return words.listed([f"{one}-{two}" for one, two in piece.halves])
        case Backs():
            return words("picture-figure-alt-backs", count=piece.count)
        case Mark() | Number():
            return piece.text
        case Tag():
            return words(piece.key)
        case Who():
            return PEOPLE[piece.seat]
        case Pile():
            return words("picture-figure-alt-chips", chips=format_chips(piece.hc), count=plural_count(piece.hc))
        case Toss():
            return words("picture-figure-alt-dice", one=piece.one, two=piece.two)
        case Lot():
            return f"{PEOPLE[piece.seat]} {NAMES[piece.tile]}" + (f" {words('picture-winner')}" if piece.won else "")
        case _:
            return ""


def describe_series(run: Run, words: PictureWords) -> list[str]:
    """Return the marked tiles of the last turn; [] if none are marked."""
    if not run.series:
        return []
    last = words.listed([f"{placed.a}-{placed.b}" for placed in run.line[-run.series :]])
    return [words("picture-figure-alt-marked", tiles=last)]
