"""Draws replays and repeats sessions, one at a time, in a process of its own.

In a thread the drawing holds the interpreter for 3 to 15 ms again and again (lag of a bare event loop meanwhile: median 3 to
6 ms, p95 12 to 13 ms); in a process the loop does not feel it (median 0.1 ms, as when nothing is drawn). The process begins with
the first replay and ends, with all it has cached, when none has been wanted for a while, or with its parent.
"""

import asyncio
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from typing import TypeAlias

from locales.catalogues import HOUSE_LANGUAGE, Catalogues, load
from messages.play.replay_message import proof_file, replay_scene
from renderer.painter import Painter
from renderer.replays import ReplayScene
from renderer.scene import Picture
from tables.history.proof import session_proof
from tables.history.replay import first_disagreement
from tables.history.replay_steps import replay_steps
from tables.state.log_items import LogEntry, StoredEntry, read_entry
from tables.state.people import MemberName
from tables.state.refusal import Refused
from tables.state.table import Table
from tables.views.table_views import public_table
from workers.picture_style import Reader
from workers.worker_process import WorkerProcess

MOST_WAITING = 8  # jobs that run or wait; each takes a few seconds
MOST_BYTES = 3_000_000  # people look at it on phones
RECENT = 4  # animations that are kept as long as the process lives
IDLE_SECONDS = 120.0  # after which the process ends
PackedLog: TypeAlias = Sequence[str]  # a text for each page of it: that is handed to another process in no time


def packed(page: Sequence[StoredEntry]) -> str:
    """A page of a log as one text."""
    return json.dumps(page)


def unpacked(log: PackedLog) -> tuple[LogEntry, ...]:
    """The log, read: in the process that needs it."""
    return tuple(read_entry(StoredEntry(*one)) for page in log for one in json.loads(page))


class ReplayWorker:
    """Made at start, closed at the end."""

    def __init__(self) -> None:
        self._process = WorkerProcess()
        self._taken: set[tuple[str, int]] = set()
        self._end: asyncio.TimerHandle | None = None

    @contextmanager
    def slot(self, kind: str, user: int) -> Iterator[None]:
        """Room for one job, taken before anything is read for it: one of a kind at a time for each person.

        Raises `Refused` if this person has one already, or if too many wait."""
        if (kind, user) in self._taken:
            raise Refused("replay-own")
        if len(self._taken) >= MOST_WAITING:
            raise Refused("replay-busy")
        if self._end is not None:
            self._end.cancel()
            self._end = None
        self._taken.add((kind, user))
        try:
            yield
        finally:
            self._taken.remove((kind, user))
            if not self._taken:
                self._end = asyncio.get_running_loop().call_later(IDLE_SECONDS, self.close)

    async def replay(
        self, table: Table, log: PackedLog, deal: int, people: Mapping[int, MemberName], reader: Reader, most: int
    ) -> Picture:
        """A finished deal as an animation of at most so many bytes. In a slot.

        Raises `Refused` if it cannot be so small."""
        picture = await self._process.patiently(draw, table, log, deal, dict(people), reader, min(most, MOST_BYTES))
        if picture is None:
            raise Refused("replay-large")
        return picture

    async def verification(self, table: Table, log: PackedLog) -> tuple[int | None, bytes]:
        """See `tables.history.replay.first_disagreement`, and the file by which anybody can repeat it. In a slot."""
        return await self._process.patiently(repeat, table, log)

    def close(self) -> None:
        """What waits is given up."""
        if self._end is not None:
            self._end.cancel()
            self._end = None
        self._process.close()


@cache
def tools() -> tuple[Painter, Catalogues]:
    """What the process draws with."""
    return Painter(spare=load().of(HOUSE_LANGUAGE)), load()


def repeat(table: Table, log: PackedLog) -> tuple[int | None, bytes]:
    """See `ReplayWorker.verification`."""
    entries = unpacked(log)
    return first_disagreement(entries, table.secret, table.state), proof_file(public_table(table), session_proof(table, entries))


def draw(table: Table, log: PackedLog, deal: int, people: Mapping[int, MemberName], reader: Reader, most: int) -> Picture | None:
    """None if it cannot be so small."""
    _, catalogues = tools()
    return film(replay_scene(replay_steps(table, unpacked(log), deal, people), catalogues.of(reader.locale), reader.style), most)


@lru_cache(maxsize=RECENT)
def film(scene: ReplayScene, most: int) -> Picture | None:
    """The same for a scene: at the end of a session several people look at the same deal."""
    painter, _ = tools()
    try:
        return painter.replay(scene, most)
    except ValueError:
        return None
