"""Keeps track of the tasks that answer interactions, so that the bot can finish them before it stops."""

import asyncio


class AnswerTasks:
    """The tasks that answer interactions at the moment."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    def add_current(self) -> None:
        """Add the current task, until it is done."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def wait(self, seconds: float) -> None:
        """Wait until all are done, but not longer than `seconds`."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)
