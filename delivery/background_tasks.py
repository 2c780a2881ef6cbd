"""Tasks that a part of the bot starts and does not wait for."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class BackgroundTasks:
    """The running tasks of a part.

    They are referenced here, since an event loop may drop others.
    """

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Start a task. `work` handles its own errors."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Cancel all, and wait until they have ended."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
