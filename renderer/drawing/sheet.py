"""A picture before it has pixels: a ground, and what is laid on it."""

from typing import NamedTuple

from PIL import Image

from renderer.drawing.theme import Colour


class Laid(NamedTuple):
    """A picture or a colour where it lies, and the mask through which it is seen. `right` and `bottom` are outside of it."""

    what: Image.Image | Colour
    left: int
    top: int
    right: int
    bottom: int
    mask: Image.Image | None


class Sheet:
    """Takes what a canvas takes and remembers it, until somebody wants its pixels. Nobody may draw on the ground any more, nor on
    what is laid on it."""

    def __init__(self, ground: Image.Image) -> None:
        self.ground = ground
        self.size = self.width, self.height = ground.size
        self.laid: list[Laid] = []

    def paste(self, what: Image.Image | Colour, at: tuple[int, int], mask: Image.Image | None = None, /) -> None:
        """Lay it with its left upper corner at this point. A colour needs a mask."""
        wide, high = what.size if isinstance(what, Image.Image) else mask.size if mask else (0, 0)
        self.laid.append(Laid(what, at[0], at[1], at[0] + wide, at[1] + high, mask))

    def crop(self, left: int, top: int, right: int, bottom: int) -> Image.Image:
        """The pixels of a part that lies inside."""
        image = self.ground.crop((left, top, right, bottom))
        paste = image.im.paste  # without what Pillow asks before it, which takes as long as most of what is laid here
        for what, x, y, right_of_it, below, mask in self.laid:
            if x < right and right_of_it > left and y < bottom and below > top:
                box = x - left, y - top, right_of_it - left, below - top
                shown = what.im if isinstance(what, Image.Image) else what
                paste(shown, box, mask.im) if mask else paste(shown, box)
        return image

    def image(self) -> Image.Image:
        """All pixels."""
        return self.crop(0, 0, *self.size)


Canvas = Image.Image | Sheet
