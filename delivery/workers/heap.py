"""Keeps the heap of glibc small. Other systems have no such calls, and need none.

What it is worth to a host: a drawing process that draws WebP takes 65 MB in place of 73. And 2 MB
that stay free save a sixth of the processor time of a picture: 30 page faults in place of 500.
"""

import ctypes
import time
from contextlib import suppress
from functools import cache
from typing import Final

ARENA_MAX: Final = -8  # glibc's number of the parameter M_ARENA_MAX
# heaps that threads share; without a limit eight for each core, each with its own holes
ARENAS: Final = 2
TRIM_THRESHOLD: Final = -1  # glibc's numbers of the parameters M_TRIM_THRESHOLD
MMAP_THRESHOLD: Final = -3  # and M_MMAP_THRESHOLD
# bytes; the pixels of a table take 3.7 million, the changed cells of one seldom more than 1.5
PICTURE: Final = 2_000_000
# Bytes that may stay free at the end of the heap. Each picture needs one to two megabytes for a
# moment; if they were given back, the next one would cause a page fault for each 4 kB.
SPARE: Final = 2_000_000


@cache
def c_library() -> ctypes.CDLL:
    """Return the C library.

    Each `CDLL` makes a class, which takes 3.4 kB until the next full garbage collection.
    """
    return ctypes.CDLL(None)


def limit_arenas() -> None:
    """Let all threads of this process share few heaps. Call it before there are threads."""
    with suppress(AttributeError, OSError, TypeError):  # TypeError: Windows has no `CDLL(None)`
        c_library().mallopt(ARENA_MAX, ARENAS)


def keep_pictures_outside() -> None:
    """Let blocks as large as a picture lie outside the heap, and go back to the system as soon as
    they are freed.

    Without this call glibc puts them into the heap from the second on, where they leave holes of 8
    MB. Smaller blocks lie in the heap. It keeps what they leave free until `return_memory` is
    called, or until twice `SPARE` is free at its end.
    """
    with suppress(AttributeError, OSError, TypeError):
        c_library().mallopt(MMAP_THRESHOLD, PICTURE)
        c_library().mallopt(TRIM_THRESHOLD, 2 * SPARE)


def return_memory() -> None:
    """Give freed memory back to the system, but for `SPARE`. Takes about a millisecond."""
    with suppress(AttributeError, OSError, TypeError):
        c_library().malloc_trim(SPARE)


class HeapTrimmer:
    """Calls `return_memory` at most once in so many seconds."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._next = 0.0  # time of the next call, of `time.monotonic`

    def trim(self) -> None:
        """Give freed memory back, unless that was done a moment ago."""
        if time.monotonic() >= self._next:
            return_memory()
            self._next = time.monotonic() + self._seconds
