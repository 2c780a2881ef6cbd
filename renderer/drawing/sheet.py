"""A picture before it has pixels: a ground, and what is laid on it."""

from collections.abc import Sequence
from itertools import count
from typing import Any, Final, NamedTuple
from weakref import ref

from PIL import Image

from renderer.drawing.textures import Box
from renderer.drawing.theme import Colour

NUMBERS: Final = count(1)  # of whatever is laid
NO_MASK: Final = 0


class Part(NamedTuple):
    """A rectangle of a sprite, where it lies from the sprite's own corner, and its mask (None: opaque, copied as it is). What
    has a mask may be of one colour."""

    image: Image.Image | Colour
    x: int
    y: int
    mask: Image.Image | None


class Stamp(NamedTuple):
    """A part as it is pasted below Pillow's surface, where to ask what it is would take as long as most of what is laid. `right`
    and `bottom` are outside of it."""

    what: Any
    left: int
    top: int
    right: int
    bottom: int
    mask: Any

    @classmethod
    def of(cls, part: Part) -> "Stamp":
        """Nobody may draw on the part any more."""
        what, x, y, mask = part
        wide, high = what.size if isinstance(what, Image.Image) else mask.size if mask else (0, 0)
        shown = what.im if isinstance(what, Image.Image) else what
        return cls(shown, x, y, x + wide, y + high, mask.im if mask else None)


# What lies somewhere: left, top, right and bottom of its box, what it is (equal signs are equal pixels), x and y of its own
# corner, its stamps from there. Dozens lie on a picture: to make them of a class would take several times as long.
Laid = tuple[int, int, int, int, tuple[int, int], int, int, Sequence[Stamp]]


class Numbers:
    """A number for each image as long as it lives, which no other is ever given."""

    def __init__(self) -> None:
        self._given: dict[int, tuple[ref[Image.Image], int]] = {}

    def of(self, image: Image.Image) -> int:
        """The number of an image that does not change any more."""
        key = id(image)
        known = self._given.get(key)
        if known is not None and known[0]() is image:
            return known[1]

        def forget(gone: ref[Image.Image]) -> None:
            if key in self._given and self._given[key][0] is gone:
                del self._given[key]

        number = next(NUMBERS)
        self._given[key] = ref(image, forget), number
        return number


IMAGES: Final = Numbers()


class Sheet:
    """Takes what a canvas takes and remembers it, until somebody wants its pixels. Nobody may draw on the ground any more, nor on
    what is laid on it."""

    def __init__(self, ground: Image.Image) -> None:
        self.ground = ground
        self.size = self.width, self.height = ground.size
        self.laid: list[Laid] = []

    def lay(self, stamps: Sequence[Stamp], box: Box, sign: tuple[int, int], x: int, y: int) -> None:
        """Lay something with its own corner at this point. `box`: all of its stamps, from there."""
        left, top, right, bottom = box
        self.laid.append((x + left, y + top, x + right, y + bottom, sign, x, y, stamps))

    def paste(self, what: Image.Image | Colour, at: tuple[int, int], mask: Image.Image | None = None, /) -> None:
        """Lay a picture or a colour with its left upper corner at this point. A colour needs a mask."""
        shown = IMAGES.of(what) if isinstance(what, Image.Image) else -int.from_bytes(bytes(what)) - 1
        through = NO_MASK if mask is None or mask is what else IMAGES.of(mask)
        stamp = Stamp.of(Part(what, 0, 0, mask))
        self.lay((stamp,), (0, 0, stamp.right, stamp.bottom), (shown, through), *at)

    def paint(self, image: Image.Image, at: tuple[int, int], left: int, top: int, right: int, bottom: int) -> None:
        """Paint a part that lies inside on a picture at this point."""
        pixels = self.ground.im.crop((left, top, right, bottom))
        self._stamp(pixels, left, top, right, bottom)
        image.im.paste(pixels, (*at, at[0] + right - left, at[1] + bottom - top))

    def image(self) -> Image.Image:
        """All pixels."""
        image = self.ground.copy()
        self._stamp(image.im, 0, 0, *self.size)
        return image

    def _stamp(self, pixels: Any, left: int, top: int, right: int, bottom: int) -> None:
        """Whatever lies on this part of the ground."""
        paste, wide, high = pixels.paste, right - left, bottom - top
        for begins, highest, ends, lowest, _, x, y, stamps in self.laid:
            if begins < right and ends > left and highest < bottom and lowest > top:
                x, y = x - left, y - top  # noqa: PLW2901 - from the corner of the part
                for what, from_x, from_y, to_x, to_y, mask in stamps:
                    box = x + from_x, y + from_y, x + to_x, y + to_y
                    if box[0] < wide and box[2] > 0 and box[1] < high and box[3] > 0:
                        paste(what, box, mask) if mask else paste(what, box)


Canvas = Image.Image | Sheet
