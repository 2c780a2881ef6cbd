"""Animated WebP out of still ones: each frame holds only what has changed, and is encoded by itself.

Pillow's own animation encoder tries every frame in several ways while it keeps the interpreter locked; a still picture is encoded
beside the other threads. What is put together here is the container: chunks VP8X, ANIM and one ANMF per frame (WebP Container
Specification, RIFF).
"""

from collections.abc import Iterable, Iterator
from io import BytesIO
from struct import pack, unpack_from
from typing import Final

from PIL import Image, ImageChops, ImageFilter

BLOCK: Final = 16  # pixels; the encoder works on squares of this size, and a frame begins at even numbers
ANIMATED, ALPHA = 0x02, 0x10  # flags of VP8X
PAYLOAD: Final = (b"ALPH", b"VP8 ", b"VP8L")  # what an ANMF chunk holds of a still picture


def animated(frames: Iterable[tuple[Image.Image, int]], quality: int, effort: int = 0) -> bytes:
    """An animation that begins anew for ever; frames (RGB, all of one size) with milliseconds, at least one.

    They are taken one after the other: only two are ever kept."""
    body = bytearray()
    size = (0, 0)
    before: Image.Image | None = None
    for image, ms in frames:
        part, x, y = (image, 0, 0) if before is None else changed(before, image)
        file = BytesIO()
        part.save(file, "WEBP", quality=quality, method=effort, exact=True)
        head = _three(x // 2) + _three(y // 2) + _three(part.width - 1) + _three(part.height - 1) + _three(ms) + b"\0"
        body += _chunk(b"ANMF", head + b"".join(_chunk(name, data) for name, data in _chunks(file.getvalue()) if name in PAYLOAD))
        before, size = image, image.size
    head = bytes([ANIMATED | ALPHA, 0, 0, 0]) + _three(size[0] - 1) + _three(size[1] - 1)
    whole = b"WEBP" + _chunk(b"VP8X", head) + _chunk(b"ANIM", pack("<IH", 0xFF000000, 0)) + body
    return b"RIFF" + pack("<I", len(whole)) + whole


def changed(before: Image.Image, after: Image.Image) -> tuple[Image.Image, int, int]:
    """What to lay over a picture so that it becomes another one, and where: transparent wherever nothing changes."""
    difference = ImageChops.difference(before, after)
    found = difference.getbbox() or (0, 0, BLOCK, BLOCK)
    left, top = found[0] // BLOCK * BLOCK, found[1] // BLOCK * BLOCK
    right, low = min(-(-found[2] // BLOCK) * BLOCK, after.width), min(-(-found[3] // BLOCK) * BLOCK, after.height)
    red, green, blue = difference.crop((left, top, right, low)).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue).point([0] + [255] * 255)
    whole = Image.new("L", (-(-most.width // BLOCK) * BLOCK, -(-most.height // BLOCK) * BLOCK))
    whole.paste(most)
    squares = whole.reduce(BLOCK).point([0] + [255] * 255)  # a single pixel of 256 is 0.996 of a grey level: rounded up to 1
    part = after.crop((left, top, right, low))
    # The encoder smooths over the edges of squares: what is transparent beside a changed one keeps its colours, all else is flat.
    flat = part.resize((1, 1), Image.Resampling.BOX).resize(part.size)
    part = Image.composite(part, flat, _pixels(squares.filter(ImageFilter.MaxFilter(3)), part))
    part.putalpha(_pixels(squares, part))
    return part, left, top


def _pixels(squares: Image.Image, part: Image.Image) -> Image.Image:
    """A mask of squares as one of pixels."""
    size = squares.width * BLOCK, squares.height * BLOCK
    return squares.resize(size, Image.Resampling.NEAREST).crop((0, 0, *part.size))


def _chunks(file: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Names and contents of a RIFF file."""
    at = 12
    while at + 8 <= len(file):
        name, length = file[at : at + 4], unpack_from("<I", file, at + 4)[0]
        yield name, file[at + 8 : at + 8 + length]
        at += 8 + length + length % 2


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def _three(number: int) -> bytes:
    """24 bits, the lowest first."""
    return number.to_bytes(3, "little")
