"""Rate limits per person."""

from collections.abc import Callable

from tables.state.refusal import Refused

MINUTE = 60_000  # ms
MOST_REMEMBERED = 10_000  # people, before those are forgotten whose bucket is full again


class RateBuckets:
    """A bucket of presses for each person, which refills within a minute.

    Buckets hold `a_minute` presses. They live in memory: after a restart all are full. `now` returns milliseconds.
    """

    def __init__(self, a_minute: int, now: Callable[[], int]) -> None:
        self._drop = MINUTE / a_minute  # ms for which one press is paid
        self._now = now
        self._full_at: dict[int, float] = {}  # by person

    def take(self, user: int) -> None:
        """Take one press of a person. Raises `Refused` ("too-quick") and takes nothing if the bucket is empty."""
        now = self._now()
        full_at = max(now, self._full_at.get(user, 0)) + self._drop
        if (early := full_at - now - MINUTE) > 0:
            raise Refused("too-quick", seconds=-(-int(early) // 1000) or 1)
        if len(self._full_at) >= MOST_REMEMBERED:
            self._full_at = {one: at for one, at in self._full_at.items() if at > now}
        self._full_at[user] = full_at
