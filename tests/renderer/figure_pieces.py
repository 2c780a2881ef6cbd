"""The figures of the rules and access to their pieces, for tests."""

from collections.abc import Iterator

from games import GAMES
from games.core import End
from games.parts import tiles
from games.parts.match.spreads import Tip, tip_at
from renderer.figures.figure_reader import FOLDER, Ledger, Panel, Piece, Run, load_figure


def games_with_figures() -> tuple[str, ...]:
    """Return the games that have a figure."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


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


def tips_of(game: str, run: Run) -> tuple[Tip, ...]:
    """Return the ends of a run, laid tile by tile by the rules of its game."""
    spread = GAMES[game].spread
    tips: tuple[Tip, ...] = spread.started(tiles.of(run.line[0].a, run.line[0].b))
    for placed in run.line[1:]:
        tile, outer = tiles.of(placed.a, placed.b), placed.a if placed.end is End.LEFT else placed.b
        tip = tip_at(tips, placed.end)
        assert outer in {spread.outer(tip.number, tile, turned=turned) for turned in (False, True)}
        tips = spread.grown(tips, tip, spread.tip(placed.end, outer, tile))
    return tips
