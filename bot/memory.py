"""Few pages for many pictures: what the C library shall do with memory that is free again. Only glibc understands; elsewhere
nothing happens.

A picture is drawn in a few blocks of some megabytes. By itself glibc has an arena for each thread and keeps all free pages of
it, which makes half as much again of what is in use. One arena costs nothing, since drawing waits for Python's lock anyway.
"""

import asyncio
import ctypes
from typing import Final

ARENA_MAX: Final = (-8, 1)  # mallopt's numbers are those of malloc.h
MMAP_THRESHOLD: Final = (-3, 4 << 20)  # a canvas stays in the arena: fresh pages cost more than to draw on them
TRIM_THRESHOLD: Final = (-1, 8 << 20)
SECONDS: Final = 2.0


def thrifty() -> None:
    """Call it once, before there are threads."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        for option, value in (ARENA_MAX, MMAP_THRESHOLD, TRIM_THRESHOLD):
            mallopt(option, value)


def give_back() -> None:
    """Free pages between those in use go back to the machine. Some milliseconds, without Python's lock."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


async def tidy() -> None:
    """Give back now and then, until cancelled."""
    while True:
        await asyncio.sleep(SECONDS)
        await asyncio.to_thread(give_back)
