"""Posting the puzzle of the day: asks every minute whether it is due somewhere."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

log = logging.getLogger(__name__)

SWEEP: Final = 60.0  # seconds


class PuzzleClock:
    """A clock that calls `post` every minute. `post` finds in the database which puzzles are due."""

    def __init__(self, post: Callable[[], Awaitable[None]]) -> None:
        self._post = post
        self._task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """True once it has been started."""
        return self._task is not None

    def start(self) -> None:
        """Start the task; the first call comes at once."""
        self._task = asyncio.create_task(self._run(), name="puzzles")

    async def stop(self) -> None:
        """Cancel the task. The next process posts the puzzles that are still due."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._post()
            except Exception:
                log.exception("the puzzle of the day could not be posted")
            await asyncio.sleep(SWEEP)
