"""A worker process that runs jobs for the event loop, one after the other.

The work is done by `concurrent.futures.ProcessPoolExecutor` with one process. Against a hand-made pipe this costs .3 ms of
processor time a job (about 5 % of a picture) and 6 MB for the resource tracker of `multiprocessing`.

Each worker is a new interpreter, which imports the code of its own jobs only, in about a second. Workers forked from a server
that has imported everything would start at once, but that server, and the pages that both write to, took 35 MB more.

A worker never runs newer code than the bot: it imports the code of all jobs when it starts, and ends if the files have changed
since the bot was started.
"""

import asyncio
import logging
import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from typing import Final, TypeVar

from workers import source_files
from workers.worker_setup import set_up_worker

log = logging.getLogger(__name__)
code_change_logged: Final = threading.Event()

BACKGROUND: Final = 10  # niceness of work that may take longer than the game at the tables
T = TypeVar("T")


class CodeChanged(BrokenProcessPool):
    """Raised instead of starting a worker that would run newer code than this process."""


class WorkerProcess:
    """One process that runs jobs in order. It starts with the first job, and again with the first job after it has died.

    Jobs are functions at the top level of a module; jobs, arguments and results must be picklable. The process ignores SIGINT and
    SIGTERM, and ends when `close` is called or this process ends, however that happens. `name` is what Linux shows for it in a
    list of processes. `modules` have the code of all jobs. Processes that share `turns` do their jobs one after the other and end
    after each: so they never want memory at the same time, and none keeps what an earlier job has left.
    """

    def __init__(
        self,
        name: str = "worker",
        niceness: int = BACKGROUND,
        turns: asyncio.Lock | None = None,
        modules: tuple[str, ...] = (),
    ) -> None:
        self.pending = 0  # jobs that run or wait
        self.deaths = 0  # processes that died in the middle of a job
        self.is_ready = False  # the process has started and done a job
        self._name = name
        self._niceness = niceness
        self._turns = turns
        self._modules = modules
        self._executor: ProcessPoolExecutor | None = None
        self._lifeline: Connection | None = None  # the worker ends when this is closed
        self._is_closed = False

    async def run(self, job: Callable[..., T], *arguments: object) -> T:
        """Return what the job returns, or raise what it raises.

        Raises `BrokenProcessPool` if the process dies before the job is done, `CodeChanged` if none can be started.
        """
        self.pending += 1
        try:
            if self._turns is None:
                return await self._run(job, *arguments)
            async with self._turns:
                try:
                    return await self._run(job, *arguments)
                finally:
                    self.stop()
        finally:
            self.pending -= 1

    async def _run(self, job: Callable[..., T], *arguments: object) -> T:
        if self._executor is None:
            await asyncio.to_thread(check_code)
        if self._is_closed:
            raise BrokenProcessPool("closed")
        executor = self._executor or self._start()
        try:
            result = await asyncio.get_running_loop().run_in_executor(executor, job, *arguments)
        except BrokenProcessPool:
            if self._executor is executor:
                self.deaths += not self._is_closed
                self.stop()
            raise
        self.is_ready = self._executor is executor
        return result

    async def run_with_retry(self, job: Callable[..., T], *arguments: object) -> T:
        """Run a job; if the process dies, run it once more in a new process.

        A job that kills its process every time raises `BrokenProcessPool`.
        """
        try:
            return await self.run(job, *arguments)
        except CodeChanged:
            raise
        except BrokenProcessPool:
            if not self._is_closed:
                log.warning("a worker process has died; its job is run again in a new one")
            return await self.run(job, *arguments)

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        workers_end, self._lifeline = context.Pipe(duplex=False)
        self._executor = ProcessPoolExecutor(
            1,
            mp_context=context,
            initializer=set_up_worker,
            initargs=(workers_end, self._name, self._niceness, source_files.AT_START, self._modules),
        )
        return self._executor

    def stop(self) -> None:
        """End the process. Unfinished jobs raise `BrokenProcessPool`; a later job starts a new process."""
        if self._executor is not None and self._lifeline is not None:
            self._lifeline.close()
            self._executor.shutdown(wait=False)
            self._executor = None
            self.is_ready = False

    def close(self) -> None:
        """End the process for good. Jobs raise `BrokenProcessPool` from now on."""
        self._is_closed = True
        self.stop()


def check_code() -> None:
    """Raise `CodeChanged` if the files have changed since this process was started. Reads some hundred directory entries."""
    if source_files.fingerprint() == source_files.AT_START:
        return
    if not code_change_logged.is_set():
        code_change_logged.set()
        log.error("the files of Kaffeehaus have changed since it was started: not everything works until it is started again")
    raise CodeChanged("the files have changed")
