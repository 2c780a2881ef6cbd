"""Does one case, in a process that does many."""

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import tempfile
import threading
import time
import traceback
from collections import defaultdict
from pathlib import Path

from tools.campaign.part import Figures, PartlyWrongError, Place
from tools.campaign.parts import PARTS

PATIENCE = 7200.0  # seconds; a case that takes longer hangs, however busy the machine is


def ready() -> None:
    """Called in the new process: a case is broken off in good order by SIGTERM, which its parent
    sends when it hears Ctrl-C.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow, name="parent", daemon=True).start()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    logging.getLogger("aiohttp.server").addFilter(not_of_the_dead)


def follow() -> None:
    """This process ends with its parent, however that does."""
    if (parent := multiprocessing.parent_process()) is not None:
        parent.join()
        os._exit(0)


def not_of_the_dead(record: logging.LogRecord) -> bool:
    """Return false for the record of a request during which a bot was killed."""
    kind = record.exc_info and record.exc_info[0]
    return not (kind and issubclass(kind, ConnectionError))


def do(name: str, number: int, server: str) -> tuple[float, float, Figures, str]:
    """Run one case in this process and return its entry: duration, processor time, figures and
    failure.
    """
    began, before = time.monotonic(), worked()
    random.seed(number)

    async def case(folder: Path) -> Figures:
        async with asyncio.timeout(PATIENCE):
            return await PARTS[name].case(number, Place(folder, server))

    with tempfile.TemporaryDirectory(
        prefix=f"campaign-{name}-", ignore_cleanup_errors=True
    ) as folder:
        try:
            figures, failure = asyncio.run(case(Path(folder))), ""
        except KeyboardInterrupt:
            raise
        except PartlyWrongError as wrong:
            figures, failure = wrong.figures, f"{PartlyWrongError.__name__}\n{wrong}"[:20_000]
        except BaseException:  # noqa: BLE001 - whatever it is, it is told
            figures, failure = Figures(), traceback.format_exc()[-20_000:]
    return time.monotonic() - began, worked() - before, figures, failure


def worked() -> float:
    """Seconds of a processor that this process has used so far, and all that it has started, but
    for PostgreSQL's.
    """
    used, started = dict[int, int](), defaultdict[int, list[int]](list)
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = file.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
        except OSError:  # it has ended
            continue
        pid = int(file.parent.name)
        used[pid] = sum(map(int, words[11:15]))  # its own, and of those that have ended
        started[int(words[1])].append(pid)
    ours = [os.getpid()]
    for pid in ours:
        ours += started[pid]
    return sum(used[pid] for pid in ours) / os.sysconf("SC_CLK_TCK")
