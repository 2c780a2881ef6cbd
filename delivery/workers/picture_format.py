"""The format of the next picture: WebP, or JPEG when many pictures are drawn."""

from collections import deque
from typing import Final, Literal

from renderer.drawing.encoding import Format

# WebP is smaller, JPEG takes a fifth of the time to encode. Above this average rate processor time
# matters more than size: at this rate WebP takes about a fifth of a core.
JPEG_FROM: Final = 8.0  # pictures a second
RATE_WINDOW: Final = 5.0  # seconds
FormatSetting = Literal["auto", "webp", "jpeg"]


class FormatChooser:
    """Chooses formats by the rate of pictures, unless the host has settled one."""

    def __init__(self, setting: FormatSetting) -> None:
        self._setting = setting
        # times of the pictures of the last `RATE_WINDOW` seconds
        self._drawn_at: deque[float] = deque()

    def next_format(self, now: float) -> Format:
        """Return the format of the next picture, which counts towards the rate.

        `now` is in seconds of any clock.
        """
        self._drawn_at.append(now)
        while self._drawn_at[0] < now - RATE_WINDOW:
            self._drawn_at.popleft()
        if self._setting == "auto":
            return "jpeg" if len(self._drawn_at) > JPEG_FROM * RATE_WINDOW else "webp"
        return self._setting
