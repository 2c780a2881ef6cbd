"""Looks every minute whether the puzzle of the day is to be posted somewhere."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

log = logging.getLogger(__name__)

SWEEP: Final = 60.0  # seconds


class PuzzleClock:
    """Calls `post`, which posts what is due, every minute. What has been posted is in the database."""

    def __init__(self, post: Callable[[], Awaitable[None]]) -> None:
        self._post = post
        self._task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """True once it has been started."""
        return self._task is not None

    def start(self) -> None:
        """Start to look."""
        self._task = asyncio.create_task(self._run(), name="puzzles")

    async def stop(self) -> None:
        """Stop. The next process posts what is still due."""
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
