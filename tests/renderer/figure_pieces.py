"""The figures of the rules and access to their pieces, for tests."""

import re
from collections.abc import Iterator

from renderer.figures.figure_reader import games_with_figures, load_figure
from renderer.figures.pieces import Ledger, Number, Panel, Piece

PANELS = [(game, panel) for game in games_with_figures() for panel in load_figure(game)]


def pieces(panel: Panel) -> Iterator[Piece]:
    for row in panel.rows:
        for piece in row:
            yield piece
            if isinstance(piece, Ledger):
                for cells in piece.rows:
                    yield from cells


def of(panel: Panel, kind: type) -> list:  # type: ignore[type-arg]
    return [piece for piece in pieces(panel) if isinstance(piece, kind)]


def called(caption: str) -> list[tuple[str, Panel]]:
    found = [(game, panel) for game, panel in PANELS if panel.caption == f"picture-figure-{caption}"]
    assert found
    return found


def numbers(panel: Panel) -> list[list[int]]:
    """The numbers in each row of a list."""
    (ledger,) = of(panel, Ledger)
    texts = (" ".join(cell.text for cell in row if isinstance(cell, Number)) for row in ledger.rows)
    return [[int(number) for number in re.findall(r"\d+", text)] for text in texts]
