"""Starts bots quickly: every one is a process of its own, forked from one that has read the bot's code and words and has drawn
pictures, but has run nothing else.

What an operator types, `python -m bot`, reads them first and has all tiles and letters to draw, which takes more than two seconds
of the processor each time."""

import asyncio
import faulthandler
import multiprocessing
import os
import sys
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path
from typing import Protocol

from bot.__main__ import main
from delivery.worker_process import follow

ROOT = Path(__file__).parents[2]
PRELOADED = "tests.e2e.bot_preloaded"


class Running(Protocol):
    """A process, as far as tests care."""

    @property
    def pid(self) -> int: ...

    @property
    def returncode(self) -> int | None: ...

    @property
    def stdout(self) -> asyncio.StreamReader | None: ...

    def send_signal(self, signal: int, /) -> None: ...

    async def wait(self) -> int: ...


class Hatched:
    """A bot that was forked."""

    def __init__(self, process: ForkServerProcess, stdout: asyncio.StreamReader) -> None:
        assert process.pid is not None
        self.pid = process.pid
        self.stdout = stdout
        self._process = process

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, signal: int, /) -> None:
        if self.returncode is None:
            os.kill(self.pid, signal)

    async def wait(self) -> int:
        while self.returncode is None:  # noqa: ASYNC110 - a sentinel of another process
            await asyncio.sleep(0.01)
        assert self.returncode is not None
        return self.returncode


async def hatch(environment: Mapping[str, str], begin: Callable[[], int] = main) -> Running:
    """A bot with these variables in its environment. `begin` is what it does."""
    context = _context()
    reader, writer = context.Pipe(duplex=False)
    process = context.Process(target=_live, args=(writer, dict(environment), begin))
    process.start()  # the first one waits for the code to be read
    writer.close()
    stdout = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    file = os.fdopen(os.dup(reader.fileno()), "rb", buffering=0)
    reader.close()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(stdout), file)
    return Hatched(process, stdout)


async def command(environment: Mapping[str, str]) -> Running:
    """The same, started as an operator does."""
    return await asyncio.create_subprocess_exec(
        sys.executable, "-X", "faulthandler", "-m", "bot", cwd=ROOT, stdout=PIPE, stderr=STDOUT, env=environment
    )


def _context() -> ForkServerContext:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([PRELOADED, __name__])
    return context


def _live(stdout: Connection, environment: dict[str, str], begin: Callable[[], int]) -> None:
    """What the new process does."""
    for number in (1, 2):
        os.dup2(stdout.fileno(), number)
    stdout.close()
    os.chdir(ROOT)
    os.environ.clear()
    os.environ.update(environment)
    faulthandler.enable()
    follow()
    sys.argv = ["bot"]
    sys.exit(begin())
