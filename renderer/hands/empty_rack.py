"""Draws empty racks for hands: a strip for the news, and below it baize in a brass frame."""

from typing import Final

from PIL import Image

from renderer.drawing import theme
from renderer.drawing.sheet import Sheet
from renderer.drawing.tabletop import Sprites
from renderer.drawing.textures import make_baize, make_wood, rounded_mask, set_inlay, vertical_gradient

WIDTH: Final = 1210
STRIP: Final = (14, 10, 1196, 106)  # box of the news, above the rack
RACK: Final = 118  # top of the rack
RIM: Final = 9
WHOLE: Final = 800  # height of the picture from which lower ones are cut; only large letters and many tiles need a higher one
LOWER: Final = 180  # height of the part with its lower edge; between y = 290 and this part all rows of baize and frame are alike
FRAME: Final = (*theme.BRASS[:2], *(theme.mix(*theme.BRASS[1:3], 0.5),) * 5, *theme.BRASS[2:])  # its colours from top to bottom


class EmptyRacks:
    """Racks of all heights. Thread-safe, with bounded caches."""

    def __init__(self, sprites: Sprites) -> None:
        self._background = sprites.grounds.keep(self._draw_background)
        self._lower_edge = sprites.grounds.keep(self._cut_lower_edge)
        self.strip = sprites.grounds.keep(self._draw_strip)

    def rack(self, high: int, contrast: bool = False) -> Sheet:
        """Return a rack; `high` is the height of the whole picture in pixels.

        Nearly all are cut out of the same one, and have its lower edge laid on them. One for each height would take 13 MB more,
        and their cells would differ.
        """
        whole = self._background(max(high, WHOLE), contrast)
        sheet = Sheet(whole, high)
        if high < whole.height:
            sheet.paste(self._lower_edge(contrast), (0, high - LOWER))
        return sheet

    def _draw_background(self, high: int, contrast: bool) -> Image.Image:
        image = make_wood((WIDTH, high))
        box = (STRIP[0], RACK, STRIP[2], high - 12)
        cloth = make_baize((box[2] - box[0] - 2 * RIM, box[3] - box[1] - 2 * RIM), theme.baize_tones(contrast), alike=True)
        set_inlay(image, cloth, box, rim=RIM, metal=FRAME)
        return image

    def _cut_lower_edge(self, contrast: bool) -> Image.Image:
        return self._background(WHOLE, contrast).crop((0, WHOLE - LOWER, WIDTH, WHOLE))

    def _draw_strip(self, due: bool) -> Image.Image:
        """Return the part of the picture above the rack, with an empty strip."""
        image = self._background(WHOLE, False).crop((0, 0, WIDTH, RACK - 3))
        image.paste(theme.TURN[0] if due else theme.BRASS[2], (0, 0), rounded_mask(image.size, STRIP, 18))
        inside = (STRIP[0] + 3, STRIP[1] + 3, STRIP[2] - 3, STRIP[3] - 3)
        image.paste(
            vertical_gradient(image.size, *(theme.TURN if due else theme.PLATE)), (0, 0), rounded_mask(image.size, inside, 15)
        )
        return image
