"""Blank tables and hands, for bots whose pictures no test looks at: drawing is more than half of a
bot's processor time.

Alt texts, file names and sizes are real, and so are posters and figures.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from PIL import Image

from delivery.workers import picture_jobs
from locales.catalogues import HOUSE_LANGUAGE, load_words
from renderer.drawing.encoding import Format, encode
from renderer.drawing.layers import Canvas
from renderer.painter import Painter
from renderer.scene import Picture

BLANK: Final = Image.new("RGB", (1210, 770))


class NoPainter:
    """Takes the place of the painters of tables, lobbies, hands and results."""

    def lay(self, *_: object) -> Image.Image:
        return BLANK

    paint = lay


class BlankPainter(Painter):
    """A painter that describes tables and hands, and does not draw them."""

    def __init__(self) -> None:
        super().__init__(spare=load_words(HOUSE_LANGUAGE))
        self.tables = self.lobbies = self.hands = self.endings = NoPainter()  # type: ignore[assignment]

    def warm(self) -> None:
        """Do nothing: there is nothing to draw."""

    def _picture(
        self,
        made: Canvas,
        text: str,
        image_format: Format | None,
        most: Mapping[Format, int] | None = None,
    ) -> Picture:
        if made is not BLANK:
            return super()._picture(made, text, image_format, most)
        kind = image_format or self.format
        return Picture(blank_file(kind), text, BLANK.size, kind)


@cache
def blank_file(image_format: Format) -> bytes:
    """Return the file of the blank picture."""
    return encode(BLANK, image_format)


@cache
def blank_painter() -> BlankPainter:
    """Return the painter of this process."""
    return BlankPainter()


def draw_blanks() -> None:
    """Let this process draw blank tables and hands from now on."""
    picture_jobs.painter = lambda _share: blank_painter()  # type: ignore[assignment]
