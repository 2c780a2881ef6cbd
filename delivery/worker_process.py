"""Processes of ours that work for this one: deaf to Ctrl-C, and living no longer than it does."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

log = logging.getLogger(__name__)

MODEST: Final = 10  # niceness: on a machine with few cores, tables come first
T = TypeVar("T")

__all__ = ["MODEST", "BrokenProcessPool", "WorkerProcess", "attend", "follow"]


class WorkerProcess:
    """One process that does jobs one after the other. It begins with the first job, and anew with the first one after it has
    died. What jobs are and are given must be picklable."""

    def __init__(self, nice: int = MODEST) -> None:
        self.waiting = 0  # jobs that run or wait
        self._nice = nice
        self._pool: ProcessPoolExecutor | None = None

    @property
    def pids(self) -> list[int]:
        """Of the process, if there is one."""
        return [] if self._pool is None else list(self._pool._processes or ())

    async def run(self, job: Callable[..., T], *arguments: object) -> T:
        """What the job returns or raises. Raises `BrokenProcessPool` if the process died before it was done."""
        self.waiting += 1
        new = self._pool is None
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=attend, initargs=(self._nice,))
        pool = self._pool
        try:
            # the first one starts the process, which takes a moment
            future = await asyncio.to_thread(pool.submit, job, *arguments) if new else pool.submit(job, *arguments)
            return await asyncio.wrap_future(future)
        except BrokenProcessPool:  # killed from outside
            if self._pool is pool:
                self._pool = None
            raise
        finally:
            self.waiting -= 1

    async def patiently(self, job: Callable[..., T], *arguments: object) -> T:
        """The same, done by another process if the first one dies: once, in case it died of the job."""
        try:
            return await self.run(job, *arguments)
        except BrokenProcessPool:
            log.warning("a process of ours has died: there is another one now")
            return await self.run(job, *arguments)

    def close(self) -> None:
        """What waits is given up."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def attend(nice: int) -> None:
    """Called in the new process. Ctrl-C is heard by its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):  # Windows has no such thing
        os.nice(nice)
    follow()


def follow() -> None:
    """This process ends with its parent, however that does."""
    threading.Thread(target=_follow, name="parent", daemon=True).start()


def _follow() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
