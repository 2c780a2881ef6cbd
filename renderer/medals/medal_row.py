"""Rows below the result of a round: each shows an achievement that the round has earned."""

from typing import Final

from PIL import Image

from renderer.drawing import theme
from renderer.drawing.tabletop import CAP, Sprites, put
from renderer.drawing.textures import make_baize, make_wood, set_inlay
from renderer.scene import HandScene, Medal

HEIGHT: Final = 172  # of a row
EDGE: Final = 14
RIM: Final = 7
MEDAL: Final = 132
TEXT: Final = 196


class MedalRows:
    """Draws rows of medals. Thread-safe, with bounded caches."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.ground = sprites.grounds.keep(self._ground)

    def _ground(self, width: int, contrast: bool) -> Image.Image:
        image = make_wood((width, HEIGHT))
        box = (EDGE, 0, width - EDGE, HEIGHT - EDGE)
        size = (box[2] - box[0] - 2 * RIM, box[3] - box[1] - 2 * RIM)
        set_inlay(image, make_baize(size, theme.velvet_tones(contrast)), box, rim=RIM)
        return image

    def below(self, canvas: Image.Image, scene: HandScene) -> Image.Image:
        """Return the picture with a row below it for each medal of the scene."""
        image = Image.new("RGB", (canvas.width, canvas.height + HEIGHT * len(scene.medals)))
        image.paste(canvas, (0, 0))
        for index, medal in enumerate(scene.medals):
            row = self.ground(canvas.width, scene.style.contrast).copy()
            self._write(row, scene, medal)
            image.paste(row, (0, canvas.height + HEIGHT * index))
        return image

    def _write(self, row: Image.Image, scene: HandScene, medal: Medal) -> None:
        typeface, words, width = self.sprites.typeface, scene.words, row.width - TEXT - 50
        put(row, self.sprites.medal(MEDAL, medal.key, medal.game, True, scene.style.contrast), 46, (HEIGHT - EDGE - MEDAL) // 2)
        said = words("picture-achievement-new")
        note = typeface.width(said, 31)
        title, size = typeface.shrunk(words(f"achievement-{medal.key}"), 50, 32, width - note - 24, title=True)
        typeface.draw(row, (TEXT, 60), title, size, theme.BRASS[0], title=True, lifted=True)
        typeface.draw(row, (row.width - 50, 60), said, 31, theme.PLATE_FREE, anchor=1, lifted=True)
        lines, size = typeface.wrapped(medal.how(words), 34, 29, width, 2)
        middle = (72 + HEIGHT - EDGE - RIM) / 2
        for index, line in enumerate(lines):
            base = middle + (index - (len(lines) - 1) / 2) * (size + 3) + CAP * size
            typeface.draw(row, (TEXT, round(base)), line, size, theme.PLATE_TEXT, lifted=True)
