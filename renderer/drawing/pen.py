"""Shapes drawn at four times their size, and boxes within boxes."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from PIL import Image, ImageDraw, ImageFilter

from renderer.drawing.layers import Canvas, Sprite, cut_sprite
from renderer.drawing.textures import FINE, Box, rounded_mask, shrink, vertical_gradient
from renderer.drawing.theme import SHADE, Colour

Points: TypeAlias = Sequence[tuple[float, float]]


class Pen:
    """A transparent picture on which shapes are drawn at four times their size.

    Lengths are in pixels of the finished picture, from the corner inside its padding. A shape with
    several tones is shaded from the top of the picture to its foot.
    """

    def __init__(self, width: int, height: int, pad: int, ground: Colour = SHADE) -> None:
        self.pad = pad
        self.image = Image.new(
            "RGBA", ((width + 2 * pad) * FINE, (height + 2 * pad) * FINE), (*ground, 0)
        )
        self.draw = ImageDraw.Draw(self.image)

    def fine(self, *lengths: float) -> list[float]:
        """Return lengths from the corner as pixels of the large picture."""
        return [(self.pad + length) * FINE for length in lengths]

    def _fill(self, shape: str, tones: Sequence[Colour], *where: Any) -> None:
        """Draw a shape with this method of Pillow's pen."""
        if len(tones) == 1:
            getattr(self.draw, shape)(*where, fill=tones[0])
            return
        mask = Image.new("L", self.image.size)
        getattr(ImageDraw.Draw(mask), shape)(*where, fill=255)
        self.image.paste(vertical_gradient(mask.size, *tones), (0, 0), mask)

    def box(self, box: Sequence[float], radius: float, *tones: Colour) -> None:
        """Fill a rectangle with round corners."""
        self._fill("rounded_rectangle", tones, self.fine(*box), radius * FINE)

    def circle(self, x: float, y: float, reach: float, *tones: Colour) -> None:
        """Fill a circle around (x, y)."""
        self._fill("ellipse", tones, self.fine(x - reach, y - reach, x + reach, y + reach))

    def shape(self, points: Points, colour: Colour) -> None:
        """Fill the polygon between these points, which are in pixels of the finished picture."""
        self.draw.polygon([tuple(self.fine(*point)) for point in points], fill=colour)

    def drawn(self) -> Image.Image:
        """Return the picture at its size."""
        return self.image.reduce(FINE)

    def sprite(self) -> Sprite:
        """Return the picture as a sprite, whose origin is the corner inside the padding."""
        return cut_sprite(self.drawn(), self.pad)


def draw_boxes(
    canvas: Canvas, box: Box, radius: int, *layers: tuple[int, Sequence[Colour]]
) -> None:
    """Draw boxes with round corners in each other: how much smaller each is, and its tones."""
    for inset, tones in layers:
        left, top, right, bottom = shrink(box, inset)
        size = right - left, bottom - top
        canvas.paste(
            vertical_gradient(size, *tones),
            (left, top),
            rounded_mask(size, (0, 0, *size), radius - inset),
        )


def cast(
    image: Image.Image,
    mask: Image.Image,
    colour: Colour,
    blur: float,
    strength: float,
    shift: tuple[int, int] = (0, 0),
) -> None:
    """Draw the soft shadow or glow of what `mask` shows on an image of the same size."""
    soft = mask.filter(ImageFilter.GaussianBlur(blur))
    image.paste(colour, shift, soft.point(lambda grey: min(255, round(grey * strength))))
