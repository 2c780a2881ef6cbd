"""A person's achievements.

Medals in colour for those earned, in grey for the others, each with what to do for it.
"""

from typing import Final

from PIL import Image

from renderer.drawing import theme
from renderer.drawing.layers import put
from renderer.drawing.typeface import CAP
from renderer.posters.poster_alt_texts import describe_achievements
from renderer.posters.poster_parts import GAP, LEFT, RIGHT, SMALL, USUAL, PosterPainter
from renderer.posters.poster_scenes import AchievementsScene
from renderer.scene import Medal

LINES: Final = 4  # of what has to be done
STEP: Final = 40  # between these
MEDAL: Final = 100
WORDS: Final = LEFT + MEDAL + 24  # where a card's text begins
ROOM: Final = RIGHT - 18 - WORDS  # for it


class AchievementsPainter(PosterPainter):
    """Paints pages of achievements. Thread-safe."""

    def describe(self, scene: AchievementsScene) -> str:
        """Return the alt text."""
        return describe_achievements(
            scene, self.frames.name(scene.words, scene.name, scene.fallback)
        )

    def lay(self, scene: AchievementsScene) -> Image.Image:
        """Return all pixels."""
        words, typeface = scene.words, self.sprites.typeface
        texts = [
            typeface.wrapped(medal.how(words), SMALL, SMALL, ROOM, LINES)[0]
            for medal in scene.shown
        ]
        heights = [68 + STEP * max(len(text), 1) for text in texts]
        canvas, top = self.frames.open(
            theme.poster_stone(theme.BARDIGLIO, scene.style.contrast),
            words("picture-achievements"),
            [self.frames.name(words, scene.name, scene.fallback)],
            body=sum(heights) + GAP * len(heights),
            foot=words("picture-achievement-steps", steps=scene.earned, goal=len(scene.medals)),
        )
        for medal, text, high in zip(scene.shown, texts, heights, strict=True):
            self._card(canvas, scene, medal, text, (top, high))
            top += high + GAP
        return canvas

    def _card(
        self,
        canvas: Image.Image,
        scene: AchievementsScene,
        medal: Medal,
        text: list[str],
        place: tuple[int, int],
    ) -> None:
        """Draw a medal, its name, its condition, and how far the person has come.

        `place`: top and height of the card.
        """
        typeface, words, (top, high) = self.sprites.typeface, scene.words, place
        put(canvas, self.frames.card(RIGHT - LEFT, high, "plain"), LEFT, top)
        look = self.sprites.medal(MEDAL, medal.key, medal.game, medal.earned, scene.style.contrast)
        put(canvas, look, LEFT + 10, top + (high - MEDAL) // 2)
        bright, dull = (
            (theme.BRASS[0], theme.PLATE_TEXT)
            if medal.earned
            else (theme.PLATE_FREE, theme.PLATE_FREE)
        )
        progress = (
            words("picture-achievement-steps", steps=medal.steps, goal=medal.goal)
            if medal.steps
            else ""
        )
        base = top + 32 + CAP * USUAL
        typeface.draw(canvas, (RIGHT - 18, base), progress, SMALL, theme.BRASS[0], anchor=1)
        room = ROOM - typeface.width(progress, SMALL) - 16
        title = typeface.fit(words(f"achievement-{medal.key}"), USUAL, room, title=True)
        typeface.draw(canvas, (WORDS, base), title, USUAL, bright, title=True)
        middle = top + (high + 44) / 2
        typeface.draw_lines(canvas, (WORDS, middle), text, SMALL, dull, step=STEP)
