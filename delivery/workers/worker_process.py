"""A worker process that runs jobs for the event loop, one after the other.

The event loop speaks to it through pipes, without threads. `concurrent.futures.ProcessPoolExecutor`
needs two, which took a fifteenth of the bot's processor time, and a resource tracker with 7 MB.

Each worker is a new interpreter, which imports the code of its own jobs only, in about a second.
Workers forked from a server that has imported everything would start at once, but that server, and
the pages that both write to, took 35 MB more.

A worker never runs newer code than the bot: it imports the code of all jobs when it starts, and
ends if the files have changed since the bot was started.
"""

import asyncio
import logging
import pickle
import sys
import threading
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeVar

from delivery.workers import worker_main
from delivery.workers.worker_main import HEADER, PIPE_BYTES, Outcome, Setup, pack

log = logging.getLogger(__name__)
code_change_logged: Final = threading.Event()

BACKGROUND: Final = 10  # niceness of work that may take longer than the game at the tables
T = TypeVar("T")


class WorkerDied(Exception):  # noqa: N818 - it happens, and jobs are run again
    """The process has ended before a job was done, or (with a reason) none is started any more."""


class RemoteTraceback(Exception):  # noqa: N818
    """Carries the traceback of an error that was raised in a worker.

    It is the cause of that error here.
    """


class WorkerProcess:
    """One process that runs jobs in order.

    It starts with the first job, and again with the first job after it has died.

    Jobs are functions at the top level of a module; jobs, arguments and results must be picklable.
    The process ignores SIGINT and SIGTERM, and ends when `close` is called or this process ends,
    however that happens. `name` is what Linux shows for it in a list of processes. `modules` have
    the code of all jobs. Processes that share `turns` do their jobs one after the other and end
    after each: so they never want memory at the same time, and none keeps what an earlier job has
    left.

    All jobs must come from the same event loop.
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
        self._starting = asyncio.Lock()
        self._interpreter: Interpreter | None = None
        self._is_closed = False

    async def run(self, job: Callable[..., T], *arguments: object) -> T:
        """Return what the job returns, or raise what it raises.

        Raises `WorkerDied` if the process dies before the job is done, or if none may be started.
        """
        self.pending += 1
        try:
            if self._turns is None:
                return await self._run(job, *arguments)
            async with self._turns:
                try:
                    return await self._run(job, *arguments)
                finally:
                    await self.stop()
        finally:
            self.pending -= 1

    async def _run(self, job: Callable[..., T], *arguments: object) -> T:
        interpreter = self._interpreter or await self._start()
        try:
            outcome = await interpreter.outcome(pack((job, arguments)))
        except WorkerDied:
            if self._interpreter is interpreter:
                self.deaths += 1
                await self.stop()
            raise
        self.is_ready = self._interpreter is interpreter
        if outcome.error is not None:
            raise outcome.error from RemoteTraceback(f"\n{outcome.trace}")
        result: T = outcome.result
        return result

    async def run_with_retry(self, job: Callable[..., T], *arguments: object) -> T:
        """Run a job; if the process dies, run it once more in a new process.

        A job that kills its process every time raises `WorkerDied`.
        """
        try:
            return await self.run(job, *arguments)
        except WorkerDied as died:
            if died.args:
                raise
            if not self._is_closed:
                log.warning("a worker process has died; its job is run again in a new one")
            return await self.run(job, *arguments)

    async def _start(self) -> "Interpreter":
        """Start a process, unless another job has done so meanwhile."""
        async with self._starting:
            if self._is_closed:
                raise WorkerDied("closed")
            if self._interpreter is None:
                await asyncio.to_thread(check_code)
                self._interpreter = await Interpreter.start(
                    Setup(self._name, self._niceness, worker_main.AT_START, self._modules)
                )
            return self._interpreter

    async def stop(self) -> None:
        """End the process. Unfinished jobs raise `WorkerDied`; a later job starts a new process."""
        interpreter, self._interpreter, self.is_ready = self._interpreter, None, False
        if interpreter is not None:
            await interpreter.end()

    async def close(self) -> None:
        """End the process for good. Jobs raise `WorkerDied` from now on."""
        self._is_closed = True
        async with self._starting:  # one that starts just now is ended, too
            await self.stop()


class Interpreter:
    """A process that has been started, and the jobs that wait for it."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._is_over = False
        self._jobs: asyncio.Queue[tuple[bytes, asyncio.Future[Outcome]]] = asyncio.Queue()
        self._work = asyncio.create_task(self._serve())

    @classmethod
    async def start(cls, setup: Setup) -> "Interpreter":
        """Start a process. It imports its code while its first job waits."""
        command = sys.executable, "-c", "from delivery.workers.worker_main import main; main()"
        process = await asyncio.create_subprocess_exec(
            *command, cwd=worker_main.ROOT, stdin=PIPE, stdout=PIPE, limit=PIPE_BYTES
        )
        assert process.stdin is not None
        process.stdin.write(pack(setup))
        return cls(process)

    async def outcome(self, job: bytes) -> Outcome:
        """Return the outcome of a packed job. One that is cancelled before its turn is not done."""
        answer: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        if self._is_over:
            raise WorkerDied
        self._jobs.put_nowait((job, answer))
        return await answer

    async def _serve(self) -> None:
        """Have the jobs done, one after the other, until the process ends."""
        answer: asyncio.Future[Outcome] | None = None
        try:
            while True:
                job, answer = await self._jobs.get()
                if not answer.done():
                    outcome = await self._exchange(job)
                if not answer.done():  # it may have been cancelled meanwhile
                    answer.set_result(outcome)
        except Exception as problem:  # noqa: BLE001 - the process has ended, or has sent something that cannot be read
            log.debug("a worker process is given up: %r", problem)
        finally:
            self._kill()
            unfinished = [] if answer is None else [answer]
            while not self._jobs.empty():
                unfinished.append(self._jobs.get_nowait()[1])
            for future in unfinished:
                if not future.done():
                    future.set_exception(WorkerDied())

    async def _exchange(self, job: bytes) -> Outcome:
        """Send a job, and return its outcome.

        Raises any error if the process ends or its answer cannot be read.
        """
        requests, answers = self._process.stdin, self._process.stdout
        assert requests is not None
        assert answers is not None
        requests.write(job)
        await requests.drain()
        size = int.from_bytes(await answers.readexactly(HEADER))
        outcome: Outcome = pickle.loads(await answers.readexactly(size))  # noqa: S301 - from our own process
        return outcome

    async def end(self) -> None:
        """End the process now, and wait until it is gone."""
        self._kill()
        self._work.cancel()
        await asyncio.wait((self._work,))
        await self._process.wait()

    def _kill(self) -> None:
        self._is_over = True
        with suppress(ProcessLookupError):  # it has ended
            self._process.kill()


def check_code() -> None:
    """Raise `WorkerDied` if the files have changed since this process was started: a worker would
    run newer code.

    Reads some hundred directory entries.
    """
    if worker_main.fingerprint() == worker_main.AT_START:
        return
    if not code_change_logged.is_set():
        code_change_logged.set()
        log.error(
            "the files of Kaffeehaus have changed since it was started: not everything works until"
            " it is started again"
        )
    raise WorkerDied("the files have changed")
