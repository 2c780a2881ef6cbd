"""A person's achievements.

Medals in colour for those earned, in grey for the others, each with what to do for it.
"""

from typing import Final

from PIL import Image

from renderer.drawing import theme
from renderer.drawing.layers import put
from renderer.drawing.textures import Box
from renderer.posters.poster_alt_texts import describe_achievements
from renderer.posters.poster_parts import SMALLEST_NOTE, PosterPainter
from renderer.posters.poster_scenes import MEDALS, AchievementsScene
from renderer.scene import ALT_BADGE, Medal
from renderer.tables.seating import SIZE

LEFT, RIGHT, GUTTER = 30, SIZE[0] - 30, 16
TOP, HIGH, PITCH = 116, 134, 140
ROWS: Final = 4
LINES: Final = 3
SMALL, ROW = 36, 718  # size of the small medals, and the middle of their row
MEDAL: Final = 110
WORDS: Final = 132  # from the left edge of a card


class AchievementsPainter(PosterPainter):
    """Paints pages of achievements. Thread-safe."""

    def describe(self, scene: AchievementsScene) -> str:
        """Return the alt text."""
        return describe_achievements(
            scene, self.frames.name(scene.words, scene.name, scene.fallback)
        )

    def lay(self, scene: AchievementsScene) -> Image.Image:
        """Return all pixels: 1210 × 770."""
        canvas = self.frames.wall(theme.poster_stone(theme.BARDIGLIO, scene.style.contrast)).copy()
        self.frames.heading(canvas, scene.words("picture-achievements"), self._note(scene))
        wide = (RIGHT - LEFT - GUTTER) // 2
        for index, medal in enumerate(scene.shown):
            x, y = LEFT + (index // ROWS) * (wide + GUTTER), TOP + (index % ROWS) * PITCH
            self._card(canvas, scene, medal, (x, y, x + wide, y + HIGH))
        self._overview(canvas, scene)
        return canvas

    def _note(self, scene: AchievementsScene) -> str:
        """Return the name and how much is earned. A long name is cut, so that the figures stay."""
        typeface, counts = self.sprites.typeface, {"earned": scene.earned, "all": len(scene.medals)}
        figures = scene.words("picture-achievements-note", name="", **counts)
        room = SIZE[0] // 2 - typeface.width(figures, SMALLEST_NOTE)
        name = self.frames.name(scene.words, scene.name, scene.fallback)
        name = typeface.fit(name, SMALLEST_NOTE, room)
        return scene.words("picture-achievements-note", name=name, **counts)

    def _overview(self, canvas: Image.Image, scene: AchievementsScene) -> None:
        """Draw all medals in a row, with a bar above those that this page describes."""
        first, pitch = ALT_BADGE[0] + 12, (RIGHT - ALT_BADGE[0] - 12) // len(scene.medals)
        size = min(SMALL, pitch - 3)
        for index, medal in enumerate(scene.medals):
            look = self.sprites.medal(
                size, medal.key, medal.game, medal.earned, scene.style.contrast
            )
            put(canvas, look, first + index * pitch, ROW - size // 2)
        start = first + (scene.page - 1) * MEDALS * pitch
        end, top = start + (len(scene.shown) - 1) * pitch + size, ROW - size // 2 - 9
        canvas.paste(theme.BRASS[1], (start, top, end, top + 4))

    def _card(self, canvas: Image.Image, scene: AchievementsScene, medal: Medal, box: Box) -> None:
        typeface, words, (x, y, right, low) = self.sprites.typeface, scene.words, box
        put(canvas, self.frames.card(right - x, low - y, "plain"), x, y)
        look = self.sprites.medal(MEDAL, medal.key, medal.game, medal.earned, scene.style.contrast)
        put(canvas, look, x + 11, (y + low - MEDAL) // 2)
        bright, dull = (
            (theme.BRASS[0], theme.PLATE_TEXT)
            if medal.earned
            else (theme.PLATE_FREE, theme.PLATE_FREE)
        )
        width = right - x - WORDS - 14
        progress = (
            words("picture-achievement-steps", steps=medal.steps, goal=medal.goal)
            if medal.steps
            else ""
        )
        room = typeface.width(progress, 30) + 16 if progress else 0
        title, size = typeface.shrunk(
            words(f"achievement-{medal.key}"), 38, 30, width - room, title=True
        )
        how = medal.how(words)
        short = len(typeface.rows(how, 28, width)) < LINES
        lines, small = (
            typeface.wrapped(how, 30, 28, width, LINES - 1)
            if short
            else typeface.wrapped(how, 27, 25, width, LINES)
        )
        typeface.draw(canvas, (x + WORDS, y + 37), title, size, bright, title=True)
        if progress:
            typeface.draw(canvas, (right - 14, y + 37), progress, 30, theme.BRASS[0], anchor=1)
        typeface.draw_lines(
            canvas, (x + WORDS, (y + 38 + low) / 2), lines, small, dull, step=small + 1
        )
