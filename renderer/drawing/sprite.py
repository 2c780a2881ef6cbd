"""A small picture with soft edges, cut up so that it is put on a canvas with as little blending as possible."""

from typing import Final

from PIL import Image

from renderer.drawing.sheet import NO_MASK, NUMBERS, Canvas, Part, Sheet, Stamp
from renderer.drawing.textures import Box

FAINT: Final = 5  # of 255: shadows weaker than this are cut off
SMALL: Final = 4000  # pixels; cutting up what is smaller does not pay


class Sprite:
    """A picture with transparency, in parts. What lies to the left of or above its own corner is shadow or glow."""

    __slots__ = ("box", "parts", "sign", "stamps")

    def __init__(self, parts: tuple[Part, ...]) -> None:
        self.parts = parts
        self.sign = next(NUMBERS), NO_MASK  # nothing else has it
        self.stamps = tuple(map(Stamp.of, parts))
        _, left, top, right, bottom, _ = zip(*self.stamps, strict=True) if parts else ((0,),) * 6
        self.box: Box = min(left), min(top), max(right), max(bottom)  # from its own corner


def sprite(image: Image.Image, pad: int) -> Sprite:
    """Cut up `image`, whose own corner lies `pad` pixels inside.

    Blending costs ten times as much as copying, and most of a tile is opaque, most of a ring is nothing.
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
        parts.append(Part(image.crop(core).convert("RGB"), core[0] - pad, core[1] - pad, None))
    return Sprite(tuple(parts))


def like(blank: Sprite, image: Image.Image, pad: int) -> Sprite:
    """Cut up `image`, which is as `blank` was but for its opaque middle: what lies around that is kept once for all that are like
    it, for it is two fifths of a tile."""
    *around, middle = blank.parts
    if middle.mask is not None or not isinstance(middle.image, Image.Image):
        return sprite(image, pad)
    left, top = middle.x + pad, middle.y + pad
    shown = image.crop((left, top, left + middle.image.width, top + middle.image.height)).convert("RGB")
    return Sprite((*around, middle._replace(image=shown)))


def put(canvas: Canvas, what: Sprite, x: int, y: int) -> None:
    """Lay a sprite on an opaque canvas with its own corner at (x, y)."""
    if isinstance(canvas, Sheet):
        canvas.lay(what.stamps, what.box, what.sign, x, y)
    else:
        for image, dx, dy, mask in what.parts:
            canvas.paste(image, (x + dx, y + dy), mask)


def _soft(image: Image.Image, pad: int, box: Box) -> Part:
    part = image.crop(box)
    return Part(part, box[0] - pad, box[1] - pad, part)


def _core(alpha: Image.Image, box: Box, pad: int, level: int) -> Box | None:
    """A large rectangle in the middle all of which has this opacity, or None if there is none worth the trouble."""
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
