"""Processes of ours that work for this one: deaf to Ctrl-C, and living no longer than it does (`workers.worker_end`).

Jobs go there over a socket and come back over it, heard by the event loop itself: threads between them would cost as much as a
third of what a picture costs. `multiprocessing` does not begin them, for it would begin one more, of 6 MB, to look after
what we do not use."""

import asyncio
import contextlib
import logging
import os
import pickle
import socket
import sys
from collections import deque
from collections.abc import Callable
from subprocess import DEVNULL, Popen
from typing import Any, Final, TypeVar

from workers.worker_end import LENGTH, pickled

log = logging.getLogger(__name__)

MODEST: Final = 10  # niceness: on a machine with few cores, tables come first
AHEAD: Final = 2  # jobs that a process has got: what it does, and what it can begin with at once
MOST_HEARD: Final = 262_144  # bytes at once
T = TypeVar("T")


class BrokenProcess(Exception):  # noqa: N818 - named as in the standard library
    """It has died before the job was done, or was closed."""


class WorkerProcess:
    """One process that does jobs one after the other. It begins with the first job, and anew with the first one after it has
    died. What jobs are and are given must be picklable."""

    def __init__(self, nice: int = MODEST) -> None:
        self.waiting = 0  # jobs that run or wait
        self._nice = nice
        self._line: Line | None = None

    @property
    def pids(self) -> list[int]:
        """Of the process, if there is one."""
        return [] if self._line is None else [self._line.process.pid]

    async def run(self, job: Callable[..., T], *arguments: object) -> T:
        """What the job returns or raises. Raises `BrokenProcess` if the process died before it was done."""
        self.waiting += 1
        try:
            if self._line is None:
                self._line = begin(self._nice)
            line = self._line
            try:
                return await line.ask(job, arguments)
            except BrokenProcess:  # killed from outside
                if self._line is line:
                    self._line = None
                raise
        finally:
            self.waiting -= 1

    async def patiently(self, job: Callable[..., T], *arguments: object) -> T:
        """The same, done by another process if the first one dies: once, in case it died of the job."""
        try:
            return await self.run(job, *arguments)
        except BrokenProcess:
            log.warning("a process of ours has died: there is another one now")
            return await self.run(job, *arguments)

    def close(self) -> None:
        """What runs and what waits is given up."""
        if self._line is not None:
            self._line.close()
            self._line = None


class Line:
    """A process, and our end of the socket to it."""

    def __init__(self, process: Popen[bytes], end: socket.socket) -> None:
        self.process = process
        self._end = end
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[tuple[asyncio.Future[Any], bytes]] = deque()
        self._asked: deque[asyncio.Future[Any]] = deque()  # answers come in the same order
        self._unsent = bytearray()
        self._writes = False  # as soon as there is room
        self._room = memoryview(bytearray(MOST_HEARD))
        self._heard = bytearray()  # of an answer that is not whole yet
        end.setblocking(False)
        self._loop.add_reader(end, self._hear)

    async def ask(self, job: Callable[..., T], arguments: tuple[object, ...]) -> T:
        """What the job returns or raises."""
        if self._end.fileno() < 0:
            raise BrokenProcess
        future: asyncio.Future[T] = self._loop.create_future()
        self._waiting.append((future, pickled((job, arguments))))
        self._tell()
        return await future

    def _tell(self) -> None:
        """Whoever does not want an answer any more is not asked for."""
        while self._waiting and len(self._asked) < AHEAD:
            future, job = self._waiting.popleft()
            if not future.done():
                self._asked.append(future)
                self._unsent += job
                self._send()

    def _send(self) -> None:
        """As much as there is room for; the rest when there is again."""
        with contextlib.suppress(OSError):  # if it is dead, that is heard
            del self._unsent[: self._end.send(self._unsent)]
        if self._unsent and not self._writes:
            self._loop.add_writer(self._end, self._send)
        elif self._writes and not self._unsent:
            self._loop.remove_writer(self._end)
        self._writes = bool(self._unsent)

    def _hear(self) -> None:
        try:
            data = self._room[: self._end.recv_into(self._room)]
        except BlockingIOError:
            return
        except OSError:
            data = self._room[:0]
        if not data:
            self.close()
            return
        try:
            self._read(data)
        except Exception as error:  # noqa: BLE001 - what it was cannot be known, nor where the next answer begins
            log.warning("the answer of a process of ours cannot be read: %s", type(error).__name__)
            self.close()
        else:
            self._tell()

    def _read(self, data: memoryview) -> None:
        """Answers, as far as they have come."""
        if self._heard:
            self._heard += data
        used = 0
        with memoryview(self._heard or data) as heard:  # pictures are large: one that comes whole is not copied
            while (have := len(heard) - used - LENGTH.size) >= 0 and have >= (length := LENGTH.unpack_from(heard, used)[0]):
                begins, used = used + LENGTH.size, used + LENGTH.size + length
                self._answered(*pickle.loads(heard[begins:used]))  # noqa: S301 - from a process of ours
        if self._heard:
            del self._heard[:used]
        else:
            self._heard += data[used:]

    def _answered(self, found: Any, error: Exception | None) -> None:
        future = self._asked.popleft()
        if future.done():
            return
        if error is None:
            future.set_result(found)
        else:
            future.set_exception(error)

    def close(self) -> None:
        """The process ends, if it has not, and nothing that was asked is answered."""
        if not self._loop.is_closed():
            self._loop.remove_reader(self._end)
            self._loop.remove_writer(self._end)
        self._end.close()
        self.process.kill()
        self.process.wait()
        for future in (*self._asked, *(future for future, _ in self._waiting)):
            if not future.done():
                future.set_exception(BrokenProcess())


def begin(nice: int) -> Line:
    """A new process; that takes half a millisecond. Raises `OSError` if it cannot begin."""
    ours, theirs = socket.socketpair()
    with theirs:
        try:
            return Line(started(theirs.fileno(), nice), ours)
        except BaseException:
            ours.close()
            raise


def started(end: int, nice: int) -> Popen[bytes]:
    """A Python like this one, which serves at the end of a socket."""
    serves = f"from workers.worker_end import serve; serve({end}, {nice})"
    variables = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    return Popen([sys.executable, "-c", serves], stdin=DEVNULL, pass_fds=[end], env=variables)  # noqa: S603 - our own
