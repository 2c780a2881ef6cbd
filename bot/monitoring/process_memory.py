"""The memory of the bot's processes, from Linux's /proc. Other systems report nothing."""

import os
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

MAIN, HELPERS = "main", "helpers"  # the latter: workers that begin


def memory_by_process(proc: Path = Path("/proc")) -> Mapping[str, int]:
    """Return bytes by the name of the process. Memory that processes share is divided among them (PSS). Takes milliseconds."""
    own = os.getpid()
    found: Counter[str] = Counter()
    waiting = [own]
    for pid in waiting:
        with suppress(OSError):  # it has just ended, or this is not Linux
            found[MAIN if pid == own else name_of(proc / str(pid))] += shared_bytes(proc / str(pid))
            for children in (proc / str(pid) / "task").glob("*/children"):
                waiting += map(int, children.read_text(encoding="ascii").split())
    return found


def name_of(place: Path) -> str:
    """Return the name that a worker has given itself, or `HELPERS`."""
    name = (place / "comm").read_text(encoding="utf-8").strip()
    return name if name in ("drawing", "verifying", "search", "looking-back", "worker") else HELPERS


def shared_bytes(place: Path) -> int:
    """Return the proportional set size of a process."""
    lines = (place / "smaps_rollup").read_text(encoding="ascii").splitlines()
    return 1000 * sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
