"""Tasks that a part of the bot starts and does not wait for."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

log = logging.getLogger(__name__)


class BackgroundTasks:
    """The running tasks of a part. Their errors are logged.

    They are referenced here, since an event loop may drop others.
    """

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None], title: str) -> None:
        """Start a task."""
        task = asyncio.create_task(self._run(work, title), name=title)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def spawn_once(self, work: Callable[[], Coroutine[Any, Any, None]], title: str) -> None:
        """Start a task, unless one with this title is running."""
        if all(task.get_name() != title for task in self._tasks):
            self.spawn(work(), title)

    async def stop(self) -> None:
        """Cancel all, and wait until they have ended."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _run(self, work: Coroutine[Any, Any, None], title: str) -> None:
        try:
            await work
        except Exception:
            log.exception("failed: %s", title)
