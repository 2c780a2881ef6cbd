"""The winners of a season: a card for each game."""

from itertools import chain

from PIL import Image

from renderer.drawing import theme
from renderer.posters.poster_alt_texts import describe_season
from renderer.posters.poster_parts import GAP, PosterPainter, Row
from renderer.posters.poster_scenes import SeasonRow, SeasonScene, told_winners

MOST_DISCS = 2  # on a card


class SeasonPainter(PosterPainter):
    """Paints the winners of seasons. Thread-safe."""

    def names(self, scene: SeasonScene, row: SeasonRow) -> tuple[tuple[str, ...], ...]:
        """Return the drawable names of the winners of a game: one each, or two of partners."""
        return tuple(
            tuple(self.frames.name(scene.words, *person) for person in winner)
            for winner in row.winners
        )

    def describe(self, scene: SeasonScene) -> str:
        """Return the alt text."""
        return describe_season(scene, [self.names(scene, row) for row in scene.rows])

    def lay(self, scene: SeasonScene) -> Image.Image:
        """Return all pixels."""
        rows = [self._row(scene, row) for row in scene.rows]
        canvas, top = self.frames.open(
            theme.poster_stone(theme.ADNET, scene.style.contrast),
            scene.title,
            body=sum(row.high + GAP for row in rows),
            foot=scene.words("picture-season-note"),
        )
        for row in rows:
            self.frames.row(canvas, top, row, scene)
            top += row.high + GAP
        return canvas

    def _row(self, scene: SeasonScene, row: SeasonRow) -> Row:
        """Return the card of a game: its winners with crowns, and what they have won."""
        names = self.names(scene, row)
        return Row(
            tuple(chain(*names))[:MOST_DISCS],
            str(row.value),
            kind="first",
            head=scene.words(f"game-{row.game}"),
            others=told_winners(names, scene.words) if len(names) > 1 else "",
            icon="rosette",
            crowned=True,
        )
