"""Encoding of still pictures as WebP and JPEG, and of animations as WebP.

Most of the cost of a picture is encoding; JPEG takes a fifth of the time of WebP.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from io import BytesIO
from typing import Any, Final, Literal

from PIL import Image

Format = Literal["webp", "jpeg"]
Parameters = Mapping[str, int]  # of Pillow's encoder

SMALLEST: Final = 4  # WebP effort for pictures that are encoded once and kept
KEPT_PARAMETERS: Final[Parameters] = {"quality": 80, "method": SMALLEST}
# The first parameters are the fastest at this quality. The others are tried in turn if the file is
# too large: first more effort, then less quality. JPEG keeps the full colour resolution because
# colours carry meaning.
PARAMETERS: Final[Mapping[Format, tuple[Parameters, ...]]] = {
    "webp": (
        {"quality": 80, "method": 0},
        {"quality": 80, "method": 2},  # a fifth fewer bytes for a third more time
        *({"quality": quality, "method": 2} for quality in (60, 40, 20, 10)),
    ),
    "jpeg": tuple({"quality": quality, "subsampling": 0} for quality in (80, 60, 40, 20, 10)),
}
HAND_BYTES: Final[Mapping[Format, int]] = {"webp": 60_000, "jpeg": 180_000}  # limits
# Only trains of eighty tiles and more reach them
TABLE_BYTES: Final[Mapping[Format, int]] = {
    "webp": 120_000,
    "jpeg": 320_000,
}


def encode(
    image: Image.Image, image_format: Format = "webp", max_bytes: int | None = None
) -> bytes:
    """Return the file of an RGB image, of at most `max_bytes` if any parameters achieve that."""
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


class FrameStream:
    """A stand-in for a multi-frame image whose frames are drawn as the encoder asks for them.

    All frames at once would take some hundred megabytes.
    """

    def __init__(self, frames: Iterator[Image.Image], count: int) -> None:
        self.n_frames = count
        self._frames = frames
        self._frame: Image.Image | None = None

    def seek(self, frame: int) -> None:  # noqa: ARG002 - the encoder passes it
        """Go to the next frame. The encoder asks for each once, in order."""
        self._frame = next(self._frames)

    def __getattr__(self, name: str) -> Any:
        """Answer everything else from the current frame."""
        return getattr(self._frame, name)


def encode_animation(
    frames: Iterable[Image.Image], durations: Sequence[int], quality: int, effort: int = 0
) -> bytes:
    """Return an endless animation of RGB frames of one size, with `durations` in milliseconds.

    Frames are consumed one by one and not kept. Only the first is a key frame: nobody starts
    watching in the middle, and the file is a quarter smaller and made more quickly.
    """
    stream, file = iter(frames), BytesIO()
    next(stream).save(
        file,
        "WEBP",
        save_all=True,
        append_images=[FrameStream(stream, len(durations) - 1)],
        duration=list(durations),
        loop=0,
        quality=quality,
        method=effort,
        kmin=0,
        kmax=0,
    )
    return file.getvalue()
