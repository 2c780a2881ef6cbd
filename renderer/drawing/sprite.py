"""Small pictures with soft edges, cut into parts so that little has to be blended when they are laid on a canvas."""

from typing import Final

from PIL import Image

from renderer.drawing.sheet import NO_MASK, SERIALS, Canvas, Part, Sheet
from renderer.drawing.textures import Box

FAINT: Final = 5  # of 255: weaker shadows are cut off
SMALL: Final = 4000  # pixels; smaller pictures are not worth cutting up


class Sprite:
    """A picture with transparency, as a tuple of parts. Shadow and glow lie left of and above its origin."""

    __slots__ = ("box", "identity", "parts")

    def __init__(self, parts: tuple[Part, ...]) -> None:
        self.parts = parts
        self.identity = next(SERIALS), NO_MASK
        edges = [(part.x, part.y, part.x + part.width, part.y + part.height) for part in parts]
        left, top, right, bottom = zip(*edges, strict=True) if edges else ((0,),) * 4
        self.box: Box = min(left), min(top), max(right), max(bottom)  # relative to the origin


def cut_sprite(image: Image.Image, pad: int) -> Sprite:
    """Return a sprite of `image`, whose origin lies `pad` pixels inside.

    Blending takes ten times as long as copying, while most of a tile is opaque and most of a ring is empty.
    """
    alpha = image.getchannel("A")
    box = alpha.point(lambda grey: 255 * (grey >= FAINT)).getbbox() or (0, 0, *image.size)
    core = _core(alpha, box, pad, 255) or _core(alpha, box, pad, 0)
    if core is None:
        return Sprite((_soft(image, pad, box),))
    left, top, right, bottom = box
    around = (
        (left, top, right, core[1]),
        (left, core[1], core[0], core[3]),
        (core[2], core[1], right, core[3]),
        (left, core[3], right, bottom),
    )
    parts = [_soft(image, pad, edge) for edge in around]
    if alpha.crop(core).getextrema()[0] == 255:
        parts.append(Part.of(image.crop(core).convert("RGB"), core[0] - pad, core[1] - pad))
    return Sprite(tuple(parts))


def cut_like(blank: Sprite, image: Image.Image, pad: int) -> Sprite:
    """Return a sprite of `image` that shares its edge parts with `blank`, from which it differs only in the opaque middle.

    The edges are two fifths of a tile's bytes, so they are stored once for all tiles of a size.
    """
    *around, middle = blank.parts
    if middle.mask is not None or not isinstance(middle.image, Image.Image):
        return cut_sprite(image, pad)
    left, top = middle.x + pad, middle.y + pad
    shown = image.crop((left, top, left + middle.image.width, top + middle.image.height)).convert("RGB")
    return Sprite((*around, middle._replace(image=shown)))


def put(canvas: Canvas, what: Sprite, x: int, y: int) -> None:
    """Lay a sprite on an opaque canvas with its origin at (x, y)."""
    if isinstance(canvas, Sheet):
        canvas.lay(what.parts, what.box, what.identity, x, y)
    else:
        for image, dx, dy, mask, _, _ in what.parts:
            canvas.paste(image, (x + dx, y + dy), mask)


def _soft(image: Image.Image, pad: int, box: Box) -> Part:
    part = image.crop(box)
    return Part.of(part, box[0] - pad, box[1] - pad, part)


def _core(alpha: Image.Image, box: Box, pad: int, level: int) -> Box | None:
    """Return a large rectangle in the middle that has the opacity `level` throughout, or None if none is worth cutting out."""
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
            return (left, top, right, bottom) if alpha.crop((left, top, right, bottom)).getextrema() == (level, level) else None
        left, top, right, bottom = left + soft[0], top + soft[1], right - soft[2], bottom - soft[3]
    return None
