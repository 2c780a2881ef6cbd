"""Work that the process does again and again: clocks, seasons, reminders, housekeeping,
watching.
"""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from data.exceptions import Busy

NEVER: Final = math.inf  # what the work of a job returns that is not to be done again


class Job:
    """Work that is repeated, also after it has failed; the error is logged.

    The database knows the rest of the work, so the next process goes on.

    Args:
        title: What the log calls the job.
        work: Does the work once. It may return the seconds until it is done again, or `NEVER`.
        every: The seconds until then if it returns None, or fails.
        first: The seconds until the work is done for the first time.
    """

    def __init__(
        self,
        title: str,
        work: Callable[[], Awaitable[float | None]],
        every: float,
        first: float = 0.0,
    ) -> None:
        self.title = title
        self._work = work
        self._every = every
        self._first = first
        self._hurried = asyncio.Event()
        # of its own: the log counts repeated lines by logger and message
        self._log = logging.getLogger(f"{__name__}.{title}")

    def hasten(self) -> None:
        """Have the work done at once, and again if it is being done now."""
        self._hurried.set()

    async def run(self) -> None:
        """Do the work for ever."""
        await asyncio.sleep(self._first)
        while (pause := await self._do_once()) != NEVER:
            with suppress(TimeoutError):
                # `wait_for` would lose a cancellation that comes together with the hurry
                async with asyncio.timeout(pause):
                    await self._hurried.wait()

    async def _do_once(self) -> float:
        """Return the seconds until the work is done again."""
        self._hurried.clear()
        try:
            pause = await self._work()
        except Busy:
            self._log.info("the database is busy; tried again later")
        except Exception:  # noqa: BLE001 - whatever it is, the next try may succeed
            self._log.exception("failed")
        else:
            return self._every if pause is None else pause
        return self._every


class PeriodicWork:
    """Jobs that run side by side."""

    def __init__(self, *jobs: Job) -> None:
        self._jobs = jobs
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_running(self) -> bool:
        """True once it has been started."""
        return bool(self._tasks)

    def start(self) -> None:
        """Begin all jobs. A second call changes nothing."""
        if not self._tasks:
            self._tasks = [asyncio.create_task(job.run(), name=job.title) for job in self._jobs]

    async def stop(self) -> None:
        """Cancel all jobs, and wait until each has ended."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
