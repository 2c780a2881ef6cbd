"""An event loop with a clock that stands still until a test moves it.

Every wait of the code under test takes exactly as long as it says, and no real time.
"""

import asyncio
from collections.abc import Callable
from typing import Any

ROUNDS = 50  # turns of the loop until everything that does not wait has happened, at most


class DrivenLoop(asyncio.SelectorEventLoop):
    """Sockets and threads work as usual; `advance` moves the clock."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 1000.0
        self._timers: list[asyncio.TimerHandle] = []

    def time(self) -> float:
        """Return the seconds since some moment."""
        return self._now

    def call_at(
        self, when: float, callback: Callable[..., object], *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        """Call back at a time, and remember the timer."""
        timer = super().call_at(when, callback, *args, context=context)
        self._timers.append(timer)
        return timer

    async def advance(self, seconds: float) -> None:
        """Let time pass: timers go off in their order, each with everything that it starts."""
        until = self._now + seconds
        await settle()
        while (soonest := self._soonest()) is not None and soonest <= until:
            # timers go off a little late, as real ones do
            self._now = max(self._now, soonest) + 1e-6
            await settle()
        self._now = until
        await settle()

    def _soonest(self) -> float | None:
        self._timers = [
            timer for timer in self._timers if not timer.cancelled() and timer.when() > self._now
        ]
        return min((timer.when() for timer in self._timers), default=None)


async def settle() -> None:
    """Wait until no task can run without a timer, a thread or a socket."""
    loop = asyncio.get_running_loop()
    for number in range(ROUNDS):
        await asyncio.sleep(0)
        if number and not loop._ready:  # type: ignore[attr-defined]
            return  # nobody but the caller has anything to do


def driven() -> DrivenLoop:
    """Return the running loop."""
    return asyncio.get_running_loop()
