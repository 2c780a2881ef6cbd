"""Replays and verifications of sessions: how many at once, and who does the work.

Replays are drawn by the drawing processes, a frame at a time between other pictures: what both need
is in memory already, and a process of its own took 30 to 60 MB. Sessions are verified in a process
that ends after that. The jobs are in `delivery.workers.replay_jobs`.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from delivery.workers import replay_jobs
from delivery.workers.picture_pool import PicturePool
from delivery.workers.replay_jobs import ReplayOrder
from delivery.workers.worker_process import WorkerProcess
from renderer.scene import Picture
from tables.state.change import Refused
from tables.state.log_items import PackedLog
from tables.state.table import Table


class JobSlots:
    """Slots for `most` jobs that run or wait."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._users: set[int] = set()

    @contextmanager
    def slot(self, user: int) -> Iterator[None]:
        """Reserve a slot for a person; take it before reading anything for the job.

        Raises `Refused` ("replay-own" or "replay-busy") if the person has one already, or if none
        is free.
        """
        if user in self._users:
            raise Refused("replay-own")
        if len(self._users) >= self._most:
            raise Refused("replay-busy")
        self._users.add(user)
        try:
            yield
        finally:
            self._users.remove(user)


MAX_JOBS = 8  # that run or wait; each takes a few seconds


class ReplayWorker:
    """Limits how many replays and verifications are wanted at once, and has them done by
    processes, one after the other.
    """

    def __init__(self, pictures: PicturePool, turns: asyncio.Lock | None = None) -> None:
        """Create it. `turns` is shared with other jobs that take seconds."""
        self._pictures = pictures
        self._turns = turns or asyncio.Lock()
        self._process = WorkerProcess(
            "verifying", turns=self._turns, modules=("delivery.workers.replay_jobs",)
        )
        # a person has at most one slot, for whatever they want
        self.slot = JobSlots(MAX_JOBS).slot

    @property
    def workers(self) -> tuple[WorkerProcess, ...]:
        """The process that verifies sessions."""
        return (self._process,)

    async def draw(self, order: ReplayOrder, max_bytes: int) -> Picture:
        """Draw a finished deal as an animation. Call it within a `slot`.

        Raises `Refused` ("replay-large") if the animation does not fit in `max_bytes`, or is larger
        than phones are sent (`renderer.replay_animation.MAX_BYTES`).
        """
        async with self._turns:
            picture = await self._pictures.draw_replay(order, max_bytes)
        if picture is None:
            raise Refused("replay-large")
        return picture

    async def verify(self, table: Table, log: PackedLog) -> tuple[int | None, bytes]:
        """Return the first deal that disagrees with the seal, if any, and a file that lets anybody
        check the deals.

        Call it within a `slot`. See `tables.history.replay.first_disagreement`.
        """
        return await self._process.run_with_retry(replay_jobs.verify_session, table, log)

    async def close(self) -> None:
        """End the process. Jobs that run or wait are given up."""
        await self._process.close()
