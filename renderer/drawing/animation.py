"""Encoding of animated WebP files."""

from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO
from typing import Any

from PIL import Image


class FrameStream:
    """Stands in for a multi-frame image whose frames are drawn one at a time, as the encoder asks for them.

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


def encode_animation(frames: Iterable[Image.Image], durations: Sequence[int], quality: int, effort: int = 0) -> bytes:
    """Return an endless animation of RGB frames of one size, as many as there are `durations` (in milliseconds).

    Frames are consumed one by one and not kept. Only the first is a key frame: nobody starts watching in the middle, and the
    file is a quarter smaller and made more quickly.
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
