"""The program of a worker process: reads jobs from its standard input, and writes their results to
its standard output.

`delivery.workers.worker_process` starts it and speaks to it. Both send messages: the number of
bytes (`HEADER` of them), then a pickled object. Imports no event loop: it would take 6 MB in each
worker.
"""

import contextlib
import hashlib
import importlib
import logging
import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any, BinaryIO, Final

ROOT: Final = Path(__file__).parents[2]
LAYERS: Final = (
    "ai",
    "games",
    "locales",
    "messages",
    "renderer",
    "tables",
    "service",
    "delivery/workers",
)


def fingerprint() -> str:
    """Return a text that changes with the size or time of any file of code or words."""
    digest = hashlib.sha256()
    for file in sorted(
        file
        for layer in LAYERS
        for pattern in ("*.py", "*.ftl")
        for file in (ROOT / layer).rglob(pattern)
    ):
        state = file.stat()
        digest.update(f"{file} {state.st_size} {state.st_mtime_ns}\n".encode())
    return digest.hexdigest()


AT_START: Final = fingerprint()  # of the files that this process has imported


log = logging.getLogger(__name__)

HEADER: Final = 8  # bytes of a message that say how long the rest is
PIPE_BYTES: Final = 262_144  # room for the largest picture, so that it is written in one go

Job = tuple[Callable[..., object], tuple[object, ...]]  # a function and its arguments


@dataclass(frozen=True, slots=True)
class Setup:
    """The first message to a worker.

    Attributes:
        name: What Linux shows for the process in a list of processes.
        niceness: How much less important it is than the bot.
        bots_code: The fingerprint of the files that the bot runs.
        modules: The code of all jobs.
    """

    name: str
    niceness: int
    bots_code: str
    modules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a job, or the error that it has raised, with the traceback."""

    result: Any = None
    error: BaseException | None = None
    trace: str = ""


def pack(message: object) -> bytes:
    """Return a message as it is sent."""
    data = pickle.dumps(message)
    return len(data).to_bytes(HEADER) + data


def main() -> None:
    """Do jobs until the bot ends."""
    requests, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # so that nothing that a job prints is taken for an answer
    with contextlib.suppress(ImportError, AttributeError, OSError):  # only Linux has it
        import fcntl

        fcntl.fcntl(answers.fileno(), fcntl.F_SETPIPE_SZ, PIPE_BYTES)
    set_up(pickle.loads(read_message(requests)))  # noqa: S301 - the bot has sent it
    jobs: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=receive, args=(requests, jobs), name="receiver", daemon=True).start()
    while True:
        answers.write(answer_to(jobs.get()))
        answers.flush()


def set_up(setup: Setup) -> None:
    """Ignore signals that are meant for the bot, and import the code of all jobs.

    End at once if the files are newer than those that the bot runs.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):  # Windows has no niceness
        os.nice(setup.niceness)
    with contextlib.suppress(OSError):  # only Linux has this file
        Path("/proc/self/comm").write_text(setup.name, encoding="ascii")
    for module in setup.modules:
        importlib.import_module(module)
    if setup.bots_code != fingerprint():
        log.error(
            "a worker process found newer files than those of the bot, and has ended: start"
            " Kaffeehaus again"
        )
        os._exit(1)


def receive(requests: BinaryIO, jobs: "SimpleQueue[bytes]") -> None:
    """Read jobs, and end this process with the bot, whatever it is doing then."""
    while message := read_message(requests):
        jobs.put(message)
    os._exit(0)


def read_message(stream: BinaryIO) -> bytes:
    """Return the pickled object of the next message; b"" if there is none, because the other
    process has ended.
    """
    return stream.read(int.from_bytes(stream.read(HEADER)))


def answer_to(message: bytes) -> bytes:
    """Do a job. Returns its outcome as a message."""
    try:
        job: Job = pickle.loads(message)  # noqa: S301 - the bot has sent it
        return pack(Outcome(job[0](*job[1])))
    except Exception as error:  # noqa: BLE001 - the bot raises it
        return pack(Outcome(error=error, trace=traceback.format_exc()))
