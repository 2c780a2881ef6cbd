"""Discord's rate limits: a window for each bucket, the global one, and old messages.

Numbers: 5 creations and 5 edits in 5 s for each channel, 3 edits in 6 s for each channel of
messages older than an hour (error 30046), 5 requests in 2 s for each interaction token, 30
follow-ups in a minute for each channel, 50 requests a second in all (interactions apart). No
headers tell of the limits of old messages and of follow-ups.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from tools.playground.errors import Json, Refusal

# discord.py reads a 429 without this header as a ban by the firewall
VIA: Final = {"Via": "1.1 google"}
PRUNE_ABOVE: Final = 5000


class Limit(NamedTuple):
    """A number of requests in a number of seconds, for each value of the major parameter."""

    name: str
    number: int
    seconds: float


CREATE: Final = Limit("create", 5, 5.0)
EDIT: Final = Limit("edit", 5, 5.0)
DELETE: Final = Limit("delete", 5, 1.0)
OLD_EDIT: Final = Limit("old-edit", 3, 6.0)
WEBHOOK: Final = Limit("webhook", 5, 2.0)
FOLLOW_UP: Final = Limit("follow-up", 30, 60.0)
FOLLOW_UP_PAUSE: Final = 40.0  # seconds
READ: Final = Limit("read", 20, 1.0)
OTHER: Final = Limit("other", 10, 1.0)
GLOBAL: Final = Limit("global", 50, 1.0)


@dataclass(slots=True)
class Window:
    used: int
    ends: float
    empty_told: float | None = None  # when a response first said that nothing remains


class RateLimits:
    """All windows of the bot; `now` in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._windows: dict[tuple[str, str], Window] = {}
        self.follow_ups = FOLLOW_UP

    def _take(self, limit: Limit, major: str) -> tuple[Window, bool]:
        now = self._now()
        key = (limit.name, major)
        window = self._windows.get(key)
        if window is None or now >= window.ends:
            if len(self._windows) > PRUNE_ABOVE:
                self._windows = {k: w for k, w in self._windows.items() if w.ends > now}
            window = self._windows[key] = Window(0, now + limit.seconds)
        if window.used >= limit.number:
            return window, False
        window.used += 1
        return window, True

    def take(self, limit: Limit, major: str) -> dict[str, str]:
        """Count a request and return the X-RateLimit headers of its response. Raises the 429."""
        window, granted = self._take(limit, major)
        now = self._now()
        left = max(0, limit.number - window.used)
        # Rounded up: a client that trusts the header must never be early.
        after = math.ceil(max(0.0, window.ends - now) * 1000) / 1000
        headers = {
            "X-RateLimit-Limit": str(limit.number),
            "X-RateLimit-Remaining": str(left),
            "X-RateLimit-Reset": f"{window.ends:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": f"{limit.name:x<16}",
        }
        if granted:
            if left == 0:
                window.empty_told = now
            return headers
        refusal = too_many(after, headers | {"X-RateLimit-Scope": "user"})
        # A response takes a moment to arrive; requests sent meanwhile could not know.
        refusal.counts = window.empty_told is not None and now - window.empty_told > 0.25
        raise refusal

    def take_global(self) -> None:
        window, granted = self._take(GLOBAL, "")
        if not granted:
            after = math.ceil(max(0.0, window.ends - self._now()) * 1000) / 1000
            headers = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
            refusal = too_many(after, headers, {"global": True})
            refusal.counts = False
            raise refusal

    def take_old_edit(self, channel_id: str) -> None:
        window, granted = self._take(OLD_EDIT, channel_id)
        if not granted:
            after = math.ceil(max(0.0, window.ends - self._now()) * 1000) / 1000
            raise Refusal(
                429,
                30046,
                "Maximum number of edits to messages older than 1 hour reached. Try again later.",
                headers=VIA | {"Retry-After": str(math.ceil(after)), "X-RateLimit-Scope": "user"},
                extra={"retry_after": after, "global": False},
            )

    def take_follow_up(self, channel_id: str) -> None:
        """Count a follow-up.

        All interactions of a channel share this limit, private messages included.
        """
        window, granted = self._take(self.follow_ups, channel_id)
        if not granted:
            if window.empty_told is None:
                window.empty_told, window.ends = (
                    self._now(),
                    max(window.ends, self._now() + FOLLOW_UP_PAUSE),
                )
            raise too_many(math.ceil(window.ends - self._now()), {"X-RateLimit-Scope": "shared"})


def too_many(after: float, headers: dict[str, str], extra: Json | None = None) -> Refusal:
    return Refusal(
        429,
        0,
        "You are being rate limited.",
        headers=VIA | headers | {"Retry-After": str(math.ceil(after))},
        extra={"retry_after": after, "global": False} | (extra or {}),
    )
