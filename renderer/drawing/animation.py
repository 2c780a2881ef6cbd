"""Animated WebP."""

from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO

from PIL import Image


class Following(Image.Image):
    """The frames after the first, each drawn when the encoder comes to it: all at once would be some hundred megabytes."""

    def __init__(self, frames: Iterator[Image.Image], count: int) -> None:
        super().__init__()
        self.n_frames = count
        self._frames = frames

    def seek(self, frame: int) -> None:  # noqa: ARG002 - Pillow names it
        """The next one; the encoder asks for each once, in their order."""
        image = next(self._frames)
        self.im, self._mode, self._size = image.im, image.mode, image.size


def animated(frames: Iterable[Image.Image], times: Sequence[int], quality: int, effort: int = 0) -> bytes:
    """An animation that begins anew for ever: frames (RGB, all of one size), as many as `times` has milliseconds.

    They are taken one after the other and not kept. There are no key frames but the first: whoever watches begins there, and
    without them a replay is smaller by a quarter and made in less time."""
    each, file = iter(frames), BytesIO()
    next(each).save(
        file,
        "WEBP",
        save_all=True,
        append_images=[Following(each, len(times) - 1)],
        duration=list(times),
        loop=0,
        quality=quality,
        method=effort,
        kmin=0,
        kmax=0,
    )
    return file.getvalue()
