"""Processes of ours, seen from both ends of the socket: in what order jobs go there, and what happens when the other end dies."""

import asyncio
import pickle
import socket
import time
from collections.abc import Iterator
from typing import Any, NoReturn, cast

import pytest

from tests.delivery.driven_loop import settle
from workers.worker_end import LENGTH, done, pickled
from workers.worker_process import AHEAD, BrokenProcess, Line, started


class Ended:
    """In place of a process."""

    killed = waited = False

    def kill(self) -> None:
        """See the class that this one stands for."""
        self.killed = True

    def wait(self) -> None:
        """See the class that this one stands for."""
        self.waited = True


@pytest.fixture
def theirs() -> Iterator[tuple[socket.socket, socket.socket]]:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        yield ours, theirs


def fails() -> NoReturn:
    raise LookupError("so")


def asked(theirs: socket.socket) -> list[Any]:
    """The jobs that have come."""
    theirs.setblocking(False)
    try:
        data = theirs.recv(1_000_000)
    except BlockingIOError:
        return []
    found = []
    while data:
        length = LENGTH.unpack_from(data)[0]
        found.append(pickle.loads(data[LENGTH.size : LENGTH.size + length])[1])
        data = data[LENGTH.size + length :]
    return found


async def test_a_process_has_few_jobs_and_none_that_nobody_wants_any_more(theirs: tuple[socket.socket, socket.socket]) -> None:
    line = Line(cast(Any, Ended()), theirs[0])
    tasks = [asyncio.create_task(line.ask(abs, (number,))) for number in range(AHEAD + 3)]
    await settle()
    assert asked(theirs[1]) == [(number,) for number in range(AHEAD)]
    tasks[0].cancel()
    tasks[AHEAD].cancel()
    await settle()
    theirs[1].send(pickled(("of no use", None)) + pickled((1, None))[:5])
    await asyncio.sleep(0)
    theirs[1].send(pickled((1, None))[5:])
    assert await tasks[1] == 1
    assert asked(theirs[1]) == [(AHEAD + 1,), (AHEAD + 2,)]
    theirs[1].send(done(pickled((fails, ()))[LENGTH.size :]))
    with pytest.raises(LookupError, match="so") as raised:
        await tasks[AHEAD + 1]
    assert "in fails" in raised.value.__notes__[0]
    line.close()
    with pytest.raises(BrokenProcess):
        await tasks[AHEAD + 2]


async def test_a_job_larger_than_what_a_socket_takes_goes_there_whole(theirs: tuple[socket.socket, socket.socket]) -> None:
    line, large = Line(cast(Any, Ended()), theirs[0]), bytes(2_000_000)
    task = asyncio.create_task(line.ask(len, (large,)))
    came = b""
    theirs[1].setblocking(False)
    while len(came) < len(large):
        came += await asyncio.get_running_loop().sock_recv(theirs[1], 500_000)
    theirs[1].send(done(came[LENGTH.size :]))
    assert await task == len(large)
    line.close()


class Unreadable(Exception):  # noqa: N818
    """Goes there, but cannot be made anew of what it says of itself."""

    def __init__(self, key: str, *, number: int) -> None:
        super().__init__(key)


def objects() -> NoReturn:
    raise Unreadable("so", number=1)


async def test_an_answer_that_cannot_be_read_is_as_good_as_none(theirs: tuple[socket.socket, socket.socket]) -> None:
    process = Ended()
    line = Line(cast(Any, process), theirs[0])
    tasks = [asyncio.create_task(line.ask(abs, (number,))) for number in range(2)]
    await settle()
    theirs[1].send(done(pickled((objects, ()))[LENGTH.size :]))
    assert [type(one) for one in await asyncio.gather(*tasks, return_exceptions=True)] == [BrokenProcess] * len(tasks)
    assert process.killed


async def test_who_waits_when_a_process_dies_is_told(theirs: tuple[socket.socket, socket.socket]) -> None:
    process = Ended()
    line = Line(cast(Any, process), theirs[0])
    tasks = [asyncio.create_task(line.ask(abs, (number,))) for number in range(AHEAD + 1)]
    await settle()
    theirs[1].close()
    assert [type(one) for one in await asyncio.gather(*tasks, return_exceptions=True)] == [BrokenProcess] * len(tasks)
    assert process.killed
    assert process.waited
    with pytest.raises(BrokenProcess):
        await line.ask(abs, (1,))


def test_a_process_ends_with_its_parent_whatever_it_is_doing() -> None:
    ours, theirs = socket.socketpair()
    with theirs:
        process = started(theirs.fileno(), nice=0)
    with ours:
        ours.sendall(pickled((abs, (-1,))) + pickled((time.sleep, (600,))))
        assert ours.recv(100) == pickled((1, None))
    process.wait(10)
