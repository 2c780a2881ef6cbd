"""Checks of the machine: memory, disk, fonts, the file with the token; and the facts that they
need.
"""

import errno
import http.client
import os
import shutil
import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from PIL import features

from bot.checks import Finding, fault, good, note
from bot.settings import ENV_FILE
from locales.catalogues import load
from renderer.drawing.typeface import FALLBACKS, Typeface
from renderer.scene import sample_letters

MEMORY: Final = Path("/proc/meminfo")
CONTAINER_MEMORY: Final = Path("/sys/fs/cgroup/memory.max")


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


LEAST_SPACE: Final = 300_000_000  # bytes of a disk
LEAST_MEMORY: Final = 700_000_000  # bytes; a machine of "1 GB" shows somewhat less than that
METRICS_PATIENCE: Final = 3.0  # seconds
OTHERS: Final = 0o077  # rights of everybody but the owner
# Letters of names, and the package of Debian whose font has them.
NAMES: Final = (
    ("Greek and Cyrillic", "ΩЖ", "fonts-dejavu-core"),
    ("emoji", "🎲", "fonts-noto-color-emoji"),
)


def check_memory() -> Iterator[Finding]:
    memory = memory_bytes()
    if memory is None:
        yield note(
            "The system does not say how much memory there is. Kaffeehaus needs half a gigabyte."
        )
    elif memory < LEAST_MEMORY:
        yield fault(
            f"There are {memory // 1_000_000} MB of memory, and Kaffeehaus needs 700: take a"
            f" larger machine, or raise the limit"
            " of the container."
        )
    else:
        yield good(f"There are {memory // 1_000_000} MB of memory.")


def check_disk(folder: Path) -> Finding:
    """Check how much room is left beside the database."""
    space = shutil.disk_usage(folder).free
    if space < LEAST_SPACE:
        return fault(
            f"The disk of {folder} has only {space // 1_000_000} MB left: make room, or nothing"
            f" can be stored soon."
        )
    return good(f"The disk of the database has {space / 1e9:.1f} GB left.")


def check_fonts() -> Iterator[Finding]:
    typeface = Typeface(FALLBACKS)
    catalogues = load()
    missing = [
        code
        for code in catalogues.languages
        if not typeface.can_draw(sample_letters(catalogues.of(code)))
    ]
    if missing:
        yield fault(
            f"No font has the letters of {', '.join(missing)}: pictures in that language have"
            f" English words."
            " Install one; on Debian: apt install fonts-wqy-microhei"
        )
    lacking = [
        (what, package) for what, letters, package in NAMES if not typeface.can_draw(letters)
    ]
    for what, package in lacking:
        yield note(
            f"No font has {what}: names with them are drawn as usernames. On Debian: apt install"
            f" {package}"
        )
    if not features.check("fribidi"):
        lacking.append(("right-to-left", "libfribidi0"))
        yield note("Right-to-left names are drawn as usernames. On Debian: apt install libfribidi0")
    if not missing and not lacking:
        yield good("The fonts have the letters of all languages, and of most names.")


def check_metrics(host: str, port: int) -> Iterator[Finding]:
    """Check that nothing else listens at the address of the metrics. A running bot does."""
    if not port:
        return
    try:
        with socket.create_server((host, port)):
            yield good(f"METRICS_PORT {port} is free.")
    except OSError as error:
        if error.errno == errno.EADDRINUSE and _serves_metrics(host, port):
            yield good(f"METRICS_PORT {port} serves the metrics of a Kaffeehaus.")
        else:
            yield fault(
                f"METRICS_PORT {port} cannot be used ({error.strerror}), so there will be no"
                f" metrics: choose another, or free it."
            )


def _serves_metrics(host: str, port: int) -> bool:
    connection = http.client.HTTPConnection(host, port, timeout=METRICS_PATIENCE)
    with closing(connection), suppress(OSError, http.client.HTTPException):
        connection.request("GET", "/metrics")
        return b"kaffeehaus_" in connection.getresponse().read()
    return False


def is_open_to_others(file: Path) -> bool:
    """Return whether other users of the machine can read a file. Windows has no such rights."""
    return user_id() is not None and bool(file.stat().st_mode & OTHERS)


def check_env_file(file: Path = ENV_FILE) -> Iterator[Finding]:
    if not file.is_file():
        yield note(
            "There is no file .env in this folder: the settings come from the environment alone."
        )
    elif is_open_to_others(file):
        yield fault(
            "Other users of this machine can read .env, which holds the token: chmod 600 .env"
        )
    else:
        yield good("Only its owner can read .env.")
