"""Facts about the machine that checks need. Tests replace single answers."""

import os
import shutil
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from renderer.drawing.typeface import FALLBACKS

MEMORY: Final = Path("/proc/meminfo")
CONTAINER_MEMORY: Final = Path("/sys/fs/cgroup/memory.max")


def free_bytes(folder: Path) -> int:
    """Return the free space of the disk that a folder is on."""
    return shutil.disk_usage(folder).free


def memory_bytes() -> int | None:
    """Return the memory of the machine, or the limit of the container if that is less; None if
    the system does not tell.
    """
    found: list[int] = []
    with suppress(OSError, ValueError, IndexError):
        found.append(1024 * int(MEMORY.read_text(encoding="ascii").split()[1]))
    with suppress(OSError, ValueError):  # "max" without a limit
        found.append(int(CONTAINER_MEMORY.read_text(encoding="ascii")))
    return min(found, default=None)


def user_id() -> int | None:
    """Return the id of the user of this process; None on Windows."""
    return os.getuid() if hasattr(os, "getuid") else None


@dataclass(frozen=True, slots=True)
class Machine:
    """The machine that Kaffeehaus runs on."""

    now: Callable[[], float] = time.time
    free_bytes: Callable[[Path], int] = free_bytes
    memory_bytes: Callable[[], int | None] = memory_bytes
    user_id: Callable[[], int | None] = user_id
    fonts: Sequence[Sequence[str]] = FALLBACKS
