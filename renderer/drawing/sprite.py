"""Small pictures with soft edges, cut into parts so that little has to be blended when they are laid on a canvas."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from renderer.drawing.sheet import NO_MASK, SERIALS, Canvas, Identity, Part, Sheet
from renderer.drawing.textures import Box

FAINT: Final = 5  # of 255: weaker shadows are cut off
SMALL: Final = 4000  # pixels; smaller pictures are not worth cutting up


class Sprite:
    """A picture with transparency, as a tuple of parts. Shadow and glow lie left of and above its origin."""

    __slots__ = ("box", "identity", "parts")

    def __init__(self, parts: tuple[Part, ...], identity: Identity | None = None) -> None:
        self.parts = parts
        self.identity = identity or (next(SERIALS), NO_MASK)
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
    parts = _around(image, pad, box, core)
    if alpha.crop(core).getextrema()[0] == 255:
        parts.append(Part.of(image.crop(core).convert("RGB"), core[0] - pad, core[1] - pad))
    return Sprite(tuple(parts))


def cut_frame(image: Image.Image, core: Box, middle: Part) -> Sprite:
    """Return a sprite of `image`, with `middle` in place of the rectangle `core`."""
    return Sprite((*_around(image, 0, (0, 0, *image.size), core), middle))


def cut_half(blank: Sprite, image: Image.Image, x: int, y: int) -> Sprite:
    """Return half of a tile: that part of `image` which differs from the tile without pips, the opaque middle of `blank`.

    The upper left corner of `image` lies at (x, y) from the origin of the tile. If the blank tile is too small to have such a
    middle, the half is the whole image.
    """
    middle = opaque_middle(blank)
    if middle is None:
        return Sprite((Part.of(image, x, y, image),))
    left, top = max(x, middle.x), max(y, middle.y)
    right, bottom = min(x + image.width, middle.x + middle.width), min(y + image.height, middle.y + middle.height)
    return Sprite((Part.of(image.crop((left - x, top - y, right - x, bottom - y)).convert("RGB"), left, top),))


def join_sprite(blank: Sprite, halves: Sequence[Sprite]) -> Sprite:
    """Return a tile of two halves, with the edges of `blank`. They are two fifths of a tile, and kept once."""
    edges = blank.parts[:-1] if opaque_middle(blank) else ()
    first, second = halves
    # Serial numbers are used once, so that two halves name the tile, and its edges.
    return Sprite((*edges, *first.parts, *second.parts), (first.identity[0], second.identity[0]))


def opaque_middle(sprite: Sprite) -> Part | None:
    """Return the opaque part of a sprite that was cut up, or None."""
    last = sprite.parts[-1] if sprite.parts else None
    return last if last is not None and last.mask is None else None


def put(canvas: Canvas, what: Sprite, x: int, y: int) -> None:
    """Lay a sprite on an opaque canvas with its origin at (x, y)."""
    if isinstance(canvas, Sheet):
        canvas.lay(what.parts, what.box, what.identity, x, y)
    else:
        for image, dx, dy, mask, _, _ in what.parts:
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
