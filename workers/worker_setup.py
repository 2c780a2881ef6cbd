"""Sets up a worker process before its first job. Imports no event loop: it would take 6 MB in each worker."""

import contextlib
import importlib
import logging
import os
import signal
import threading
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path

from workers import source_files

log = logging.getLogger(__name__)


def set_up_worker(lifeline: Connection, name: str, niceness: int, bots_code: str, modules: Sequence[str]) -> None:
    """Ignore signals that are meant for the bot, end with it, and import the code of all jobs.

    End at once if the files are newer than `bots_code`, the fingerprint of those that the bot runs.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):  # Windows has no niceness
        os.nice(niceness)
    with contextlib.suppress(OSError):  # only Linux has this file
        Path("/proc/self/comm").write_text(name, encoding="ascii")
    threading.Thread(target=exit_with, args=(lifeline,), name="lifeline", daemon=True).start()
    for module in modules:
        importlib.import_module(module)
    if bots_code != source_files.fingerprint():
        log.error("a worker process found newer files than those of the bot, and has ended: start Kaffeehaus again")
        os._exit(1)


def exit_with(lifeline: Connection) -> None:
    """End this process when the other end of the connection is closed, whatever the process is doing."""
    with contextlib.suppress(EOFError, OSError):
        lifeline.recv_bytes()
    os._exit(0)
