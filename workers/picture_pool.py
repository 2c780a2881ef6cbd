"""Draws pictures off the event loop: in processes of their own, because in threads they hold the interpreter that everything else
needs, or for the smallest machines in threads of this one.

What goes to a process is a scene and nothing else. What both sides have, words and games, goes by its name. A process that dies
is replaced, and what it was drawing is drawn once more. What is done there is in `workers.picture_jobs`.
"""

import asyncio
import logging
import os
import pickle
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, is_dataclass
from functools import cache
from io import BytesIO
from operator import attrgetter
from typing import Any, Final, Literal, TypeVar

from games import GAMES
from games.game import Declaration
from locales.catalogues import Words, words_of
from renderer.drawing.encoding import Format
from renderer.posters.scenes import Scene
from renderer.scene import HandScene, Picture
from workers.picture_jobs import declaration, drawn, prepared, said, settled, unpack
from workers.worker_process import WorkerProcess

log = logging.getLogger(__name__)

MOST_PROCESSES: Final = 4
# WebP is small, JPEG is made in a fifth of the time. From so many pictures a second on, those of the last seconds counted, time
# is what there is less of: at this rate WebP takes about a fifth of a core.
MANY: Final = 8.0
LATELY: Final = 5.0  # seconds
Wanted = Literal["auto", "webp", "jpeg"]
T = TypeVar("T")


def usual_processes() -> int:
    """One less than there are cores for us, at least one and at most four."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(max(1, cores - 1), MOST_PROCESSES)


class PicturePool:
    """Made at start, closed at the end. Without `processes` it draws in so many `threads`."""

    def __init__(self, processes: int, threads: int = 2, wanted: Wanted = "auto") -> None:
        self.workers = tuple(WorkerProcess(nice=0) for _ in range(processes))
        self._threads = None if processes else ThreadPoolExecutor(threads, thread_name_prefix="painter")
        self.at_once = processes or threads
        self._wanted = wanted
        self._asked: deque[float] = deque()  # when pictures were asked for, lately

    async def warm(self, letters: Mapping[str, str]) -> list[str]:
        """Draw beforehand what every picture needs, everywhere. Of some letters of each language: the languages of which no font
        of this machine has all."""
        if not self.workers:
            return await self._thread(prepared, letters)
        return (await asyncio.gather(*(worker.patiently(settled, letters) for worker in self.workers)))[0]

    async def draw(self, scene: Scene) -> Picture:
        """The picture of a scene."""
        return await self._run(drawn, scene, self.format())

    async def told(self, scene: HandScene, most: int) -> str:
        """All that a hand says, line by line, in at most so many characters."""
        return await self._run(said, scene, most)

    def format(self) -> Format:
        """In what format the next picture is made; it is counted."""
        now = asyncio.get_running_loop().time()
        self._asked.append(now)
        while self._asked[0] < now - LATELY:
            self._asked.popleft()
        if self._wanted == "auto":
            return "jpeg" if len(self._asked) > MANY * LATELY else "webp"
        return self._wanted

    async def _run(self, job: Callable[..., T], scene: Scene, *more: object) -> T:
        if not self.workers:
            return await self._thread(job, scene, *more)
        idlest = min(self.workers, key=lambda worker: worker.waiting)
        return await idlest.patiently(unpack, job, packed(scene), *more)

    async def _thread(self, job: Callable[..., T], *arguments: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, job, *arguments)

    def close(self) -> None:
        """What waits is given up."""
        for worker in self.workers:
            worker.close()
        if self._threads is not None:
            self._threads.shutdown(wait=True, cancel_futures=True)


# ---- what goes to a process


def told_declaration(of: Declaration) -> Any:
    """By its name; one that the house does not have (a test's) as `pickle` does it."""
    return (declaration, (of.key,)) if of.key in GAMES else of.__reduce_ex__(pickle.HIGHEST_PROTOCOL)


class Ways(dict[type, Callable[[Any], Any]]):
    """How things of a kind are told: what consists of fields by them, a fifth of the steps that `dataclasses` takes."""

    def __missing__(self, kind: type) -> Callable[[Any], Any]:
        values = values_of(kind)
        if values is None:
            raise KeyError(kind)  # as `pickle` does it
        way = self[kind] = lambda thing: (kind, values(thing))
        return way


class Packer(pickle.Pickler):
    """What is there as it is here is only named."""

    dispatch_table = Ways({Words: lambda words: (words_of, (words.locale,)), Declaration: told_declaration})


@cache
def values_of(kind: Any) -> Callable[[Any], tuple[Any, ...]] | None:
    """All that something of this kind is made of, in order; None if it is not made so."""
    if issubclass(kind, tuple):
        return tuple
    if not is_dataclass(kind) or any(not one.init or one.kw_only for one in fields(kind)):
        return None
    names = [one.name for one in fields(kind)]
    return attrgetter(*names) if len(names) > 1 else lambda thing: tuple(getattr(thing, name) for name in names)


def packed(scene: Scene) -> bytes:
    """A scene, to be read by `pickle.loads` in another process."""
    file = BytesIO()
    Packer(file, pickle.HIGHEST_PROTOCOL).dump(scene)
    return file.getvalue()
