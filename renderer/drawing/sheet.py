"""A picture as a list of layers: a background, and what lies on it. It is painted only when its pixels are needed.

The JPEG mosaic compares the layers of two pictures to find the cells that differ, without painting either of them.
"""

from collections.abc import Sequence
from itertools import count
from typing import Final, NamedTuple

from PIL import Image

from renderer.drawing.textures import Box
from renderer.drawing.theme import Colour

SERIALS: Final = count(1)  # numbers for images and sprites
SERIAL: Final = "kaffeehaus_serial"  # attribute of images
NO_MASK: Final = 0
BAND: Final = 128  # pixels in the height of a part that is painted at a time, an even number


class Part(NamedTuple):
    """A rectangle of a sprite, `x` and `y` pixels from the sprite's origin.

    Without a mask the image is opaque and copied as it is. With a mask it may also be a single colour.
    """

    image: Image.Image | Colour
    x: int
    y: int
    mask: Image.Image | None
    width: int
    height: int

    @classmethod
    def of(cls, image: Image.Image | Colour, x: int = 0, y: int = 0, mask: Image.Image | None = None) -> "Part":
        """Return a part as large as its image or, if that is a colour, as its mask."""
        width, height = image.size if isinstance(image, Image.Image) else mask.size if mask else (0, 0)
        return cls(image, x, y, mask=mask, width=width, height=height)


Identity = tuple[int, int]  # serial numbers of an image (or its colour) and its mask; equal identities mean equal pixels
# Bounding box (left, top, right, bottom), identity, origin (x, y) and parts. A picture has dozens of layers: instances of a class
# would take several times as long to make as these tuples.
Layer = tuple[int, int, int, int, Identity, int, int, Sequence[Part]]


def image_serial(image: Image.Image) -> int:
    """Return the serial number of an image that no longer changes. No number is used twice.

    It is kept as an attribute of the image, which copies do not have: a table of numbers would need half a kilobyte for each of
    thousands of small images.
    """
    serial: int | None = getattr(image, SERIAL, None)
    if serial is None:
        setattr(image, SERIAL, serial := next(SERIALS))
    return serial


class Sheet:
    """A canvas that records its layers. The background and the layers must not change afterwards.

    It shows the first `height` rows of the background, or all of them.
    """

    def __init__(self, background: Image.Image, height: int | None = None) -> None:
        self.background = background
        self.size = self.width, self.height = background.width, height or background.height
        self.layers: list[Layer] = []

    def lay(self, parts: Sequence[Part], box: Box, identity: Identity, x: int, y: int) -> None:
        """Add a layer with its origin at (x, y). `box` is the bounding box of `parts`, relative to the origin."""
        left, top, right, bottom = box
        self.layers.append((x + left, y + top, x + right, y + bottom, identity, x, y, parts))

    def paste(self, source: Image.Image | Colour, at: tuple[int, int], mask: Image.Image | None = None, /) -> None:
        """Add an image or a colour with its upper left corner at `at`. A colour needs a mask."""
        serial = image_serial(source) if isinstance(source, Image.Image) else -int.from_bytes(bytes(source)) - 1
        through = NO_MASK if mask is None or mask is source else image_serial(mask)
        part = Part.of(source, mask=mask)
        self.lay((part,), (0, 0, part.width, part.height), (serial, through), *at)

    def render(self, box: Box | None = None) -> Image.Image:
        """Return the pixels inside `box`, or of the whole picture."""
        left, top, right, bottom = box or (0, 0, *self.size)
        image = self.background.crop((left, top, right, bottom))
        paste, wide, high = image.paste, right - left, bottom - top
        for begins, highest, ends, lowest, _, x, y, parts in self.layers:
            if begins < right and ends > left and highest < bottom and lowest > top:
                x, y = x - left, y - top  # noqa: PLW2901 - relative to the box
                for source, dx, dy, mask, width, height in parts:
                    part = x + dx, y + dy, x + dx + width, y + dy + height
                    if part[0] < wide and part[2] > 0 and part[1] < high and part[3] > 0:
                        paste(source, part, mask)
        return image


def halve(sheets: Sequence[Sheet]) -> Image.Image:
    """Return sheets of one width and even heights, one below the other, at half their size.

    They are painted in bands: a whole picture would take 4 MB or more.
    """
    image, top = Image.new("RGB", (sheets[0].width // 2, sum(sheet.height for sheet in sheets) // 2)), 0
    for sheet in sheets:
        for begins in range(0, sheet.height, BAND):
            band = sheet.render((0, begins, sheet.width, min(begins + BAND, sheet.height)))
            image.paste(band.reduce(2), (0, (top + begins) // 2))
        top += sheet.height
    return image


Canvas = Image.Image | Sheet
