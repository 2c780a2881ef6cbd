"""Quick starts for bots: each is a process of its own, forked from a preloaded one
(`tests/e2e/fork_server.py`).

`python -m bot`, as an operator types it, imports everything and draws all tiles and letters first:
more than two seconds of the processor each time.
"""

import asyncio
import os
import pickle
import socket
import sys
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

from bot import __main__ as bot
from delivery.discord_api import follow_up_limit
from delivery.workers import replay_worker, thinker
from delivery.workers.worker_process import WorkerProcess
from tables.changes import clock_and_beats
from tests.blank_pictures import draw_blanks
from tests.e2e.fork_server import NUMBER, ROOT, SERVER, number, numbered, open_server

__all__ = [
    "DRAWN",
    "FOLLOW_UPS",
    "MANY",
    "ROOT",
    "Running",
    "command",
    "hatch",
    "hatch_in_a_hurry",
    "main",
]

DRAWS = "KAFFEEHAUS_DRAWS"  # environment variable of bots that draw their tables and hands
# environment variable of bots that count follow-ups as they do for people
FOLLOW_UPS = "KAFFEEHAUS_FOLLOW_UPS"
MANY = 1_000_000
SHORTEST_TURN = 20  # seconds that a host can choose
DRAWN = {DRAWS: "yes", "PICTURE_FORMAT": "webp"}  # settings for tests that look at pictures


class Running(Protocol):
    """The part of a process that tests use."""

    @property
    def pid(self) -> int: ...

    @property
    def returncode(self) -> int | None: ...

    @property
    def stdout(self) -> asyncio.StreamReader | None: ...

    def send_signal(self, signal: int, /) -> None: ...

    async def wait(self) -> int: ...


class Hatched:
    """A forked bot."""

    def __init__(self, pid: int, server: socket.socket, stdout: asyncio.StreamReader) -> None:
        self.pid = pid
        self.stdout = stdout
        self._server = server
        self._code: int | None = None

    @property
    def returncode(self) -> int | None:
        if self._code is None:
            try:
                said = self._server.recv(NUMBER)
            except BlockingIOError:
                return None
            self._server.close()
            self._code = number(said) if said else 1  # else the server has gone, with all of them
        return self._code

    def send_signal(self, signal: int, /) -> None:
        if self.returncode is None:
            os.kill(self.pid, signal)

    async def wait(self) -> int:
        while self.returncode is None:  # noqa: ASYNC110 - only the server knows
            await asyncio.sleep(0.01)
        return self.returncode


def main() -> int:
    """Run a bot.

    Its tables and hands are blank unless `DRAWS` is set, and follow-ups are free unless
    `FOLLOW_UPS` is.

    Its worker processes are not nice: beside other bots and tests they would hardly ever run.
    """
    if not os.environ.get(DRAWS):
        draw_blanks()
    if not os.environ.get(FOLLOW_UPS):
        follow_up_limit.MOST = follow_up_limit.OF_ONE_PERSON = MANY  # type: ignore[misc]
    replay_worker.WorkerProcess = thinker.WorkerProcess = partial(WorkerProcess, niceness=0)  # type: ignore[assignment,misc]
    return bot.main()


async def hatch(environment: Mapping[str, str], begin: Callable[[], int] = main) -> Running:
    """Fork a bot with these environment variables. `begin` is the function it runs."""
    loop = asyncio.get_running_loop()
    server = socket.socket(socket.AF_UNIX)
    server.setblocking(False)
    await loop.sock_connect(server, os.environ.get(SERVER) or open_server())
    reader, writer = os.pipe()
    wish = pickle.dumps((dict(environment), begin))
    socket.send_fds(server, [numbered(len(wish))], [writer])
    os.close(writer)
    await loop.sock_sendall(server, wish)
    # the first one waits for the code to be read
    pid = number(await loop.sock_recv(server, NUMBER))
    stdout = asyncio.StreamReader()
    await loop.connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(stdout), os.fdopen(reader, "rb", buffering=0)
    )
    return Hatched(pid, server, stdout)


def main_in_a_hurry() -> int:
    """Run a bot with short turns where they are the shortest, and where a table is wound up."""
    usual = clock_and_beats.turn_ms
    clock_and_beats.WINDING_UP_SECONDS = SHORTEST_TURN  # type: ignore[misc]
    clock_and_beats.turn_ms = lambda table: (
        3_000 if usual(table) == SHORTEST_TURN * 1000 else usual(table)
    )
    return main()


hatch_in_a_hurry = partial(hatch, begin=main_in_a_hurry)


async def command(environment: Mapping[str, str]) -> Running:
    """Start a bot as an operator does, with `python -m bot`, in a process group of its own."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-X",
        "faulthandler",
        "-m",
        "bot",
        cwd=ROOT,
        stdout=PIPE,
        stderr=STDOUT,
        env=environment,
        process_group=0,
    )
