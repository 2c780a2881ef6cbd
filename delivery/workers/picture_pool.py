"""Draws pictures outside the event loop: in worker processes, or on the smallest machines in
threads.

In threads drawing would hold the interpreter lock that the event loop needs. A process receives
only the scene. Words and games in it are pickled by name (`Words` and `Declaration` are registered
with `copyreg`). If a process dies, its picture is drawn again. The functions that run in the
processes are in `delivery.workers.picture_jobs` and `delivery.workers.replay_jobs`.
"""

import asyncio
import copyreg
import os
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Literal

from delivery.workers import picture_jobs, replay_jobs
from delivery.workers.replay_jobs import ReplayLost, ReplayOrder
from delivery.workers.worker_process import T, WorkerDied, WorkerProcess
from games import GAMES
from games.game import Declaration
from locales.catalogues import Words, load_words
from renderer.drawing.encoding import Format
from renderer.posters.poster_scenes import Scene
from renderer.scene import HandScene, Picture

# WebP is smaller, JPEG takes a fifth of the time to encode. Above this average rate processor time
# matters more than size: at this rate WebP takes about a fifth of a core.
JPEG_FROM: Final = 8.0  # pictures a second
RATE_WINDOW: Final = 5.0  # seconds
FormatSetting = Literal["auto", "webp", "jpeg"]


class FormatChooser:
    """Chooses formats by the rate of pictures, unless the host has settled one."""

    def __init__(self, setting: FormatSetting) -> None:
        self._setting = setting
        # times of the pictures of the last `RATE_WINDOW` seconds
        self._drawn_at: deque[float] = deque()

    def next_format(self, now: float) -> Format:
        """Return the format of the next picture, which counts towards the rate.

        `now` is in seconds of any clock.
        """
        self._drawn_at.append(now)
        while self._drawn_at[0] < now - RATE_WINDOW:
            self._drawn_at.popleft()
        if self._setting == "auto":
            return "jpeg" if len(self._drawn_at) > JPEG_FROM * RATE_WINDOW else "webp"
        return self._setting


THREADS: Final = 2
DEFAULT_PROCESSES: Final = 2  # at most; a table's picture takes some milliseconds
# of the room for cached images: with less the slabs and racks of some games would not fit
SMALLEST_SHARE: Final = 0.4
DRAWING: Final = (
    "renderer.painter",
    "delivery.workers.picture_jobs",
    "delivery.workers.replay_jobs",
)  # the code that drawing processes need


def default_processes() -> int:
    """Return one less than the cores this process may use, at least one and at most
    `DEFAULT_PROCESSES`.
    """
    cores = (
        len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    )
    return min(max(1, cores - 1), DEFAULT_PROCESSES)


def cache_share(processes: int) -> float:
    """Return the share of the room for cached images that each process has: together about as
    much as a single one.
    """
    return max(SMALLEST_SHARE, 1 / max(1, processes))


class PicturePool:
    """The drawing processes of the bot.

    With `processes` = 0 pictures are drawn in `THREADS` threads of this process. `observe` is
    called with the seconds that each picture took, waiting included.
    """

    def __init__(
        self,
        processes: int,
        format_setting: FormatSetting = "auto",
        observe: Callable[[float], None] = lambda _: None,
    ) -> None:
        copyreg.pickle(Words, lambda words: (load_words, (words.locale,)))
        copyreg.pickle(Declaration, lambda declaration: (declaration_of, (declaration.key,)))
        self.workers = tuple(
            WorkerProcess("drawing", niceness=0, modules=DRAWING) for _ in range(processes)
        )
        self._threads = (
            None if processes else ThreadPoolExecutor(THREADS, thread_name_prefix="painter")
        )
        self.slots = processes or THREADS  # pictures that are drawn at the same time
        self._cache_share = cache_share(processes)
        self._formats = FormatChooser(format_setting)
        self._observe = observe

    async def warm_up(self, letters: Mapping[str, str]) -> list[str]:
        """Prepare every process for its first picture.

        `letters` maps languages to letters they need. Returns the languages that no font of this
        machine can draw.
        """
        if not self.workers:
            return await self._run_in_thread(picture_jobs.warm_up, letters, self._cache_share)
        jobs = (
            worker.run_with_retry(picture_jobs.warm_up_process, letters, self._cache_share)
            for worker in self.workers
        )
        return (await asyncio.gather(*jobs))[0]

    async def draw(self, scene: Scene) -> Picture:
        """Return the picture of a scene, as WebP or JPEG."""
        began = asyncio.get_running_loop().time()
        image_format = self._formats.next_format(began)
        picture = await self._run(picture_jobs.draw, scene, image_format, self._cache_share)
        self._observe(asyncio.get_running_loop().time() - began)
        return picture

    async def describe(self, scene: HandScene, max_length: int) -> str:
        """Return what the picture of a hand says, line by line, in at most `max_length`
        characters.
        """
        return await self._run(picture_jobs.describe, scene, max_length, self._cache_share)

    async def draw_replay(self, order: ReplayOrder, max_bytes: int) -> Picture | None:
        """Return a finished deal as an animation, or None if it does not fit in `max_bytes`.

        Other pictures are drawn meanwhile.

        Call it for one replay at a time.
        """
        run = self._least_busy().run if self.workers else self._run_in_thread
        for is_last in (False, True):
            try:
                await run(replay_jobs.begin_replay, order, max_bytes, self._cache_share)
                is_finished, picture = False, None
                while not is_finished:
                    is_finished, picture = await run(replay_jobs.go_on)
            except (WorkerDied, ReplayLost):  # the process has died
                if is_last:
                    raise
            else:
                break
        return picture

    async def _run(self, job: Callable[..., T], *arguments: object) -> T:
        if not self.workers:
            return await self._run_in_thread(job, *arguments)
        return await self._least_busy().run_with_retry(job, *arguments)

    def _least_busy(self) -> WorkerProcess:
        return min(self.workers, key=lambda worker: worker.pending)

    async def _run_in_thread(self, job: Callable[..., T], *arguments: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, job, *arguments)

    async def close(self) -> None:
        """End the processes. Jobs that run or wait are given up."""
        for worker in self.workers:
            await worker.close()
        if self._threads is not None:
            self._threads.shutdown(wait=True, cancel_futures=True)


def declaration_of(key: str) -> Declaration:
    """Return the declaration of a game of the house."""
    return GAMES[key].declaration
