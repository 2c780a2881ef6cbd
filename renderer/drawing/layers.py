"""Layers of a picture: the sprites that lie on a background, and the sheet that records them.

A sheet is painted only when its pixels are needed. The JPEG mosaic compares the layers of two
pictures to find the cells that differ, without painting either of them. Sprites are small pictures
with soft edges; larger ones are cut into parts so that little has to be blended.
"""

from collections.abc import Sequence
from itertools import count
from typing import Final, NamedTuple

from PIL import Image

from renderer.drawing.textures import Box, with_palette
from renderer.drawing.theme import Colour

SERIALS: Final = count(1)  # numbers for images and sprites
SERIAL: Final = "kaffeehaus_serial"  # attribute of images
NO_MASK: Final = 0
BAND: Final = 128  # pixels in the height of a part that is painted at a time, an even number


# Serial numbers of an image (or its colour) and its mask; equal identities mean equal pixels
Identity = tuple[int, int]


class Part(NamedTuple):
    """A rectangle of a sprite, `x` and `y` pixels from the sprite's origin.

    Without a mask the image is opaque and copied as it is. With a mask it may also be a single
    colour.
    """

    image: Image.Image | Colour
    x: int
    y: int
    mask: Image.Image | None
    width: int
    height: int
    identity: Identity

    @classmethod
    def of(
        cls, image: Image.Image | Colour, x: int = 0, y: int = 0, mask: Image.Image | None = None
    ) -> "Part":
        """Return a part as large as its image or, if that is a colour, as its mask."""
        if isinstance(image, Image.Image):
            (width, height), serial = image.size, image_serial(image)
        else:
            width, height = mask.size if mask else (0, 0)
            serial = -int.from_bytes(bytes(image)) - 1
        through = NO_MASK if mask is None or mask is image else image_serial(mask)
        return cls(image, x, y, mask, width=width, height=height, identity=(serial, through))


# Bounding box (left, top, right, bottom), origin (x, y) and parts. A picture has dozens of layers:
# instances of a class would take several times as long to make as these tuples.
Layer = tuple[int, int, int, int, int, int, Sequence[Part]]


def image_serial(image: Image.Image) -> int:
    """Return the serial number of an image that no longer changes. No number is used twice.

    It is kept as an attribute of the image, which copies do not have: a table of numbers would need
    half a kilobyte for each of thousands of small images.
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

    def lay(self, parts: Sequence[Part], box: Box, x: int, y: int) -> None:
        """Add a layer with its origin at (x, y).

        `box` is the bounding box of `parts`, relative to the origin.
        """
        left, top, right, bottom = box
        self.layers.append((x + left, y + top, x + right, y + bottom, x, y, parts))

    def paste(
        self,
        source: Image.Image | Colour,
        corner: tuple[int, int],
        mask: Image.Image | None = None,
        /,
    ) -> None:
        """Add an image or a colour (with a mask) with its upper left corner at `corner`."""
        part = Part.of(source, mask=mask)
        self.lay((part,), (0, 0, part.width, part.height), *corner)

    def render(self, box: Box | None = None) -> Image.Image:
        """Return the pixels inside `box`, or of the whole picture."""
        left, top, right, bottom = box or (0, 0, *self.size)
        image = self.background.crop((left, top, right, bottom)).convert("RGB")
        paste, wide, high = image.paste, right - left, bottom - top
        for begins, highest, ends, lowest, x, y, parts in self.layers:
            if begins < right and ends > left and highest < bottom and lowest > top:
                x, y = x - left, y - top  # noqa: PLW2901 - relative to the box
                for source, dx, dy, mask, width, height, _ in parts:
                    part = x + dx, y + dy, x + dx + width, y + dy + height
                    if part[0] < wide and part[2] > 0 and part[1] < high and part[3] > 0:
                        paste(source, part, mask)
        return image


def halve(sheets: Sequence[Sheet]) -> Image.Image:
    """Return sheets of one width and even heights, one below the other, at half their size.

    They are painted in bands: the process of replays peaks at 58 MB instead of 80.
    """
    high = sum(sheet.height for sheet in sheets)
    image, top = Image.new("RGB", (sheets[0].width // 2, high // 2)), 0
    for sheet in sheets:
        for begins in range(0, sheet.height, BAND):
            band = sheet.render((0, begins, sheet.width, min(begins + BAND, sheet.height)))
            image.paste(band.reduce(2), (0, (top + begins) // 2))
        top += sheet.height
    return image


Canvas = Image.Image | Sheet


FAINT: Final = 5  # of 255: weaker shadows are cut off
SMALL: Final = 4000  # pixels; smaller pictures are not worth cutting up


class Sprite:
    """A picture with transparency, as a tuple of parts.

    Shadow and glow lie left of and above its origin.
    """

    __slots__ = ("box", "parts")

    def __init__(self, parts: tuple[Part, ...]) -> None:
        self.parts = parts
        edges = [(part.x, part.y, part.x + part.width, part.y + part.height) for part in parts]
        left, top, right, bottom = zip(*edges, strict=True) if edges else ((0,),) * 4
        self.box: Box = min(left), min(top), max(right), max(bottom)  # relative to the origin


def cut_sprite(image: Image.Image, pad: int) -> Sprite:
    """Return a sprite of `image`, whose origin lies `pad` pixels inside.

    Blending takes ten times as long as copying, while most of a tile is opaque and most of a ring
    is empty: in one part each, pictures would be composed in a quarter more time.
    """
    alpha = image.getchannel("A")
    box = alpha.point(lambda grey: 255 * (grey >= FAINT)).getbbox() or (0, 0, *image.size)
    core = _core(alpha, box, pad, 255) or _core(alpha, box, pad, 0)
    if core is None:
        return Sprite((_soft(image, pad, box),))
    parts = _around(image, pad, box, core)
    if alpha.crop(core).getextrema()[0] == 255:
        parts.append(
            Part.of(with_palette(image.crop(core).convert("RGB")), core[0] - pad, core[1] - pad)
        )
    return Sprite(tuple(parts))


def put(canvas: Canvas, what: Sprite, x: int, y: int) -> None:
    """Lay a sprite on an opaque canvas with its origin at (x, y)."""
    if isinstance(canvas, Sheet):
        canvas.lay(what.parts, what.box, x, y)
    else:
        for image, dx, dy, mask, *_ in what.parts:
            canvas.paste(image, (x + dx, y + dy), mask)


def _around(image: Image.Image, pad: int, box: Box, core: Box) -> list[Part]:
    """Return the parts of `box` above, beside and below `core`."""
    left, top, right, bottom = box
    edges = (
        (left, top, right, core[1]),
        (left, core[1], core[0], core[3]),
        (core[2], core[1], right, core[3]),
        (left, core[3], right, bottom),
    )
    return [_soft(image, pad, edge) for edge in edges]


def _soft(image: Image.Image, pad: int, box: Box) -> Part:
    part = image.crop(box)
    return Part.of(part, box[0] - pad, box[1] - pad, part)


def _core(alpha: Image.Image, box: Box, pad: int, level: int) -> Box | None:
    """Return a large rectangle in the middle that has the opacity `level`; None if it is small."""
    if (box[2] - box[0]) * (box[3] - box[1]) < SMALL:
        return None
    left, top, right, bottom = pad, pad, alpha.width - pad, alpha.height - pad
    while min(right - left, bottom - top) > 24:
        edges = (
            (left, top, left + 1, bottom),
            (left, top, right, top + 1),
            (right - 1, top, right, bottom),
            (left, bottom - 1, right, bottom),
        )
        soft = [alpha.crop(edge).getextrema() != (level, level) for edge in edges]
        if not any(soft):
            return (
                (left, top, right, bottom)
                if alpha.crop((left, top, right, bottom)).getextrema() == (level, level)
                else None
            )
        left, top, right, bottom = left + soft[0], top + soft[1], right - soft[2], bottom - soft[3]
    return None
