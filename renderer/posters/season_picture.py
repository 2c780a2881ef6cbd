"""The winners of a season: a card for each game."""

from typing import Final

from PIL import Image

from renderer.drawing import theme
from renderer.drawing.layers import put
from renderer.drawing.textures import Box
from renderer.drawing.typeface import CAP
from renderer.posters.poster_alt_texts import describe_season
from renderer.posters.poster_parts import PosterPainter, shrunk_title, width_of_discs
from renderer.posters.poster_scenes import SeasonRow, SeasonScene, told_winners
from renderer.scene import ALT_BADGE
from renderer.tables.seating import SIZE

LEFT, TOP, RIGHT, BOTTOM = 34, 126, SIZE[0] - 34, SIZE[1] - 34
GUTTER, GAP = 22, 16
ROWS: Final = 4  # in a column
HIGHEST: Final = 136  # card


def place_cards(count: int) -> tuple[Box, ...]:
    """Return a box for each game: in one column in the middle, or in two.

    The corner of the ALT badge stays free.
    """
    columns = 1 if count <= ROWS else 2
    rows = -(-count // columns)
    wide = 900 if columns == 1 else (RIGHT - LEFT - GUTTER) // 2
    bottom = BOTTOM - (ALT_BADGE[1] if columns == 2 else 0)
    high = min(HIGHEST, (bottom - TOP - GAP * (rows - 1)) // rows)
    top = TOP + (bottom - TOP - rows * high - GAP * (rows - 1)) // 2
    left = (SIZE[0] - wide) // 2 if columns == 1 else LEFT
    corners = [
        (left + (index // rows) * (wide + GUTTER), top + (index % rows) * (high + GAP))
        for index in range(count)
    ]
    return tuple((x, y, x + wide, y + high) for x, y in corners)


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
        """Return all pixels: 1210 × 770."""
        canvas = self.frames.wall(theme.poster_stone(theme.ADNET, scene.style.contrast)).copy()
        self.frames.heading(canvas, scene.title, scene.words("picture-season-note"))
        for row, box in zip(scene.rows, place_cards(len(scene.rows)), strict=True):
            self._card(canvas, scene, row, box)
        return canvas

    def _card(self, canvas: Image.Image, scene: SeasonScene, row: SeasonRow, box: Box) -> None:
        """Draw the winners' discs with a crown, the game, their names and what they have won."""
        typeface, (x, top, right, bottom) = self.sprites.typeface, box
        put(canvas, self.frames.card(right - x, bottom - top, "first"), x, top)
        names, high, middle = self.names(scene, row), bottom - top, (top + bottom) // 2
        disc, crown = min(84, high - 34), 44
        left = x + 18
        for winner in names[: 1 if len(names[0]) > 1 else 2]:
            for place in self.frames.discs(canvas, left, middle - disc // 2 + 10, disc, winner):
                put(
                    canvas,
                    self.sprites.symbol("crown", crown),
                    place + (disc - crown) // 2,
                    middle - disc // 2 - 22,
                )
            left += width_of_discs(disc, winner) + 12
        left += 8
        upper, lower = top + round(high * 0.30), top + round(high * 0.72)
        game, small = shrunk_title(
            typeface, scene.words(f"game-{row.game}"), 33, 29, right - 22 - left
        )
        typeface.draw(canvas, (left, upper + CAP * small), game, small, theme.PLATE_FREE)
        figures, size = str(row.value), 46
        end = right - 22 - typeface.width(figures, size)
        typeface.draw(canvas, (end, lower + CAP * size), figures, size, theme.RING)
        put(canvas, self.sprites.symbol("rosette", 38), end - 46, lower - 19)
        if len(names) == 1:
            winners, large = self.frames.fit_names(names[0], scene.words, end - 58 - left, 44, 31)
        else:
            winners, large = typeface.shrunk(
                told_winners(names, scene.words), 44, 31, end - 58 - left
            )
        typeface.draw(canvas, (left, lower + CAP * large), winners, large, theme.PLATE_TEXT)
