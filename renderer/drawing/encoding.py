"""Pictures as files. The encoder is most of what a picture costs: WebP is small, JPEG is made in a fifth of the time."""

from collections.abc import Mapping
from io import BytesIO
from typing import Final, Literal

from PIL import Image

Format = Literal["webp", "jpeg"]
Parameters = Mapping[str, int]  # of Pillow's encoder

SMALLEST: Final = 4  # effort of WebP's encoder for what is encoded once and kept
ONCE: Final[Parameters] = {"quality": 80, "method": SMALLEST}
# The first for all that is drawn again and again, as quick as it gets at this quality. The others, one after the other, where a
# file would be too large: first more effort, then less quality. JPEG keeps every pixel's colour, because colours carry meaning.
WAYS: Final[Mapping[Format, tuple[Parameters, ...]]] = {
    "webp": (
        {"quality": 80, "method": 0},
        {"quality": 80, "method": 2},  # a fifth of the bytes less, for a third of the time more
        *({"quality": quality, "method": 2} for quality in (60, 40, 20, 10)),
    ),
    "jpeg": tuple({"quality": quality, "subsampling": 0} for quality in (80, 60, 40, 20, 10)),
}
MOST_OF_HAND: Final[Mapping[Format, int]] = {"webp": 60_000, "jpeg": 180_000}  # bytes


def encode(image: Image.Image, image_format: Format = "webp", most: int | None = None) -> bytes:
    """The file of an RGB picture, of at most so many bytes if that can be."""
    data = b""
    for way in WAYS[image_format]:
        data = save(image, image_format, way)
        if most is None or len(data) <= most:
            break
    return data


def save(image: Image.Image, image_format: Format, way: Parameters) -> bytes:
    """The file that an encoder makes with these parameters."""
    file = BytesIO()
    image.save(file, image_format, **way)
    return file.getvalue()
