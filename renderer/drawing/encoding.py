"""WebP and JPEG encoding of still pictures. Most of the cost of a picture is encoding; JPEG takes a fifth of the time of WebP."""

from collections.abc import Mapping
from io import BytesIO
from typing import Final, Literal

from PIL import Image

Format = Literal["webp", "jpeg"]
Parameters = Mapping[str, int]  # of Pillow's encoder

SMALLEST: Final = 4  # WebP effort for pictures that are encoded once and kept
KEPT_PARAMETERS: Final[Parameters] = {"quality": 80, "method": SMALLEST}
# The first parameters are the fastest at this quality. The others are tried in turn if the file is too large: first more
# effort, then less quality. JPEG keeps the full colour resolution because colours carry meaning.
PARAMETERS: Final[Mapping[Format, tuple[Parameters, ...]]] = {
    "webp": (
        {"quality": 80, "method": 0},
        {"quality": 80, "method": 2},  # a fifth fewer bytes for a third more time
        *({"quality": quality, "method": 2} for quality in (60, 40, 20, 10)),
    ),
    "jpeg": tuple({"quality": quality, "subsampling": 0} for quality in (80, 60, 40, 20, 10)),
}
HAND_BYTES: Final[Mapping[Format, int]] = {"webp": 60_000, "jpeg": 180_000}  # limits
TABLE_BYTES: Final[Mapping[Format, int]] = {"webp": 120_000, "jpeg": 320_000}  # only trains of eighty tiles and more reach them


def encode(image: Image.Image, image_format: Format = "webp", max_bytes: int | None = None) -> bytes:
    """Return the file of an RGB image, of at most `max_bytes` if any of the parameters achieves that."""
    data = b""
    for parameters in PARAMETERS[image_format]:
        data = save(image, image_format, parameters)
        if max_bytes is None or len(data) <= max_bytes:
            break
    return data


def save(image: Image.Image, image_format: Format, parameters: Parameters) -> bytes:
    """Return the file that the encoder writes with these parameters."""
    file = BytesIO()
    image.save(file, image_format, **parameters)
    return file.getvalue()
