"""Which messages show a beat (`tables.state.table_parts.Beat`), and how long newer states wait.

Only the memory of this process knows it: after a restart the newest state is shown at once.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tables.state.slots import TABLE, Slot
from tables.state.table import Table

PATIENCE: Final = 60.0  # seconds


@dataclass(slots=True)
class _Hold:
    """A beat of one table. Times are those of the event loop, in seconds."""

    number: int
    length: float
    until: float  # of the beat itself
    shown: dict[Slot, float] = field(default_factory=dict)  # until when each message shows it
    # until when messages still show the beat before: it is seen for its time first
    before: dict[Slot, float] = field(default_factory=dict)

    def end(self, slot: Slot) -> float:
        """Return until when a message shows the beat, or may begin to."""
        return self.shown.get(slot, self.until + self.length)


class BeatHolds:
    """Keeps messages at a beat until it is over, and at least for its length after Discord has
    answered.

    Args:
        now: Returns ms since 1970.
        refresh: Called with the id of a table when one of its messages goes on.
    """

    def __init__(self, now: Callable[[], int], refresh: Callable[[str], None]) -> None:
        self._now = now
        self._refresh = refresh
        self._started = now()
        self._holds: dict[str, _Hold] = {}
        self.counts = {"shown": 0, "cut": 0}  # messages that showed a beat, and that were pressed

    def holds(self, table: Table, slot: Slot) -> bool:
        """Return whether a message shows the latest beat of its table, or is to show it."""
        hold = self._hold_of(table)
        return hold is not None and _time() < hold.end(slot)

    def is_shown(self, table: Table, slot: Slot) -> bool:
        """Return whether a message shows the latest beat of its table, or still the one before."""
        hold = self._hold_of(table)
        return hold is not None and (slot in hold.shown or _time() < hold.before.get(slot, 0.0))

    def note_shown(self, table: Table, slot: Slot, *, patiently: bool = False) -> None:
        """Note that Discord has answered: the message shows the beat of this table, which may have
        been replaced by a later one meanwhile.

        `patiently`: its reader has chosen to end it with a press, which they have a minute for.
        """
        if (hold := self._hold_of(table)) is None or table.beat is None:
            return
        self.counts["shown"] += 1
        if table.beat.number < hold.number:
            end = hold.before[slot] = _time() + table.beat.length / 1000
        else:
            end = max(hold.until, _time() + hold.length)
            end = _time() + PATIENCE if patiently else end
            hold.shown.setdefault(slot, end)  # its reader may have pressed on meanwhile
        self._refresh_at(end, table.id)

    def end(self, table_id: str, slot: Slot) -> None:
        """Let a message go on, because its reader has pressed a button."""
        hold = self._holds.get(table_id)
        if hold is not None and slot != TABLE and _time() < hold.end(slot):
            self.counts["cut"] += slot in hold.shown
            hold.shown[slot] = hold.before[slot] = 0.0

    def _hold_of(self, table: Table) -> _Hold | None:
        """Return the hold of the latest beat of a table.

        Returns None if there is no beat, it is over, or another process has begun to show it.
        """
        beat = table.beat
        if beat is None or beat.began < self._started:
            return None
        hold = self._holds.get(table.id)
        if hold is None or hold.number < beat.number:
            left = min(beat.until - self._now(), beat.length)
            if left + beat.length < 0:
                return None
            before = {} if hold is None else hold.before | hold.shown
            hold = _Hold(beat.number, beat.length / 1000, _time() + left / 1000, before=before)
            self._holds[table.id] = hold
            self._refresh_at(hold.until + hold.length, table.id)
            asyncio.get_running_loop().call_at(
                hold.until + 2 * PATIENCE, self._forget, table.id, hold
            )
        return hold

    def _forget(self, table_id: str, hold: _Hold) -> None:
        """Forget a beat that no message shows any more, unless a later one has replaced it."""
        if self._holds.get(table_id) is hold:
            del self._holds[table_id]

    def _refresh_at(self, time: float, table_id: str) -> None:
        asyncio.get_running_loop().call_at(time, self._refresh, table_id)


def _time() -> float:
    return asyncio.get_running_loop().time()
