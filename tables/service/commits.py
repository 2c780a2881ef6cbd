"""How what has been worked out comes into the database: load, work out, commit. Changes of one table wait for each other, in the
order in which they were wished for; when another process was quicker, start over."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

from games.parts.amounts import booked
from tables.chips import against_house, chip_accounts
from tables.chips.gifts import Gifts
from tables.service.questions import Undecided
from tables.service.store import Busy, Conflict, Store
from tables.state.change import Change
from tables.state.pace import DAY
from tables.state.purse import Purse
from tables.state.refusal import Refused
from tables.state.table import Table

TRIES = 8  # somebody else has committed first this often in a row: give up
MOST = 1000  # tables that are kept in memory
PATIENCE = 30.0  # seconds to wait for what others do at the same table


class Commits(Gifts):
    """With a store behind, a clock (`now`, ms since 1970) beside it, and somebody who hears of each change (`changed`)."""

    def __init__(self, store: Store, now: Callable[[], int], purse: Purse, changed: Callable[[Change], None]) -> None:
        super().__init__(store, now, purse)
        self._changed = changed
        self._kept: dict[str, Table] = {}  # as they were committed last: a shortcut, see `_try`
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of tables at which something is being done

    async def load(self, table_id: str) -> Table:
        """The newest state. Raises `Refused` ("no-table")."""
        table = await self.store.table(table_id)
        if table is None:
            raise Refused("no-table")
        return table

    async def _try(self, table_id: str, how: Callable[[Table], Any]) -> Change | None:
        """Load, work out (`how`, a function or a coroutine function), commit; start over when somebody was quicker. None if `how`
        finds nothing to do. Others who wish to change the table wait meanwhile: `how` asks nobody but the store. Raises `Busy`.

        It is first asked of the table as we have committed it last. If that is the newest no longer, nothing can be committed;
        and what is refused, or finds nothing to do, is asked of the newest once more."""
        newest = False
        async with self._alone(table_id):
            for attempt in range(TRIES):
                kept = None if newest else self._kept.get(table_id)
                try:
                    change = await self._once(kept or await self.load(table_id), how)
                except (Conflict, chip_accounts.NotEnoughChips):
                    if attempt == TRIES - 1:
                        raise
                    self._drop(kept)
                    continue
                except (Busy, Undecided):
                    raise
                except Exception:
                    if kept is None:
                        raise
                    change = None
                if change is None and kept is not None:
                    self._drop(kept)
                    newest = True
                    continue
                if change is not None:
                    self._keep(change.table)
                    self._changed(change)
                return change
            raise Conflict

    @asynccontextmanager
    async def _alone(self, table_id: str) -> AsyncIterator[None]:
        """Nobody else in this process changes the table meanwhile; first come, first served. Raises `Busy`."""
        lock = self._locks.get(table_id)  # is gone with the last who holds it or waits
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
            await lock.acquire()  # at once
        else:
            try:
                async with asyncio.timeout(PATIENCE):
                    await lock.acquire()
            except TimeoutError:
                raise Busy from None
        try:
            yield
        finally:
            lock.release()

    async def _once(self, table: Table, how: Callable[[Table], Any]) -> Change | None:
        """Work out a change, and commit it."""
        change = how(table)
        if asyncio.iscoroutine(change):
            change = await change
        if change is None:
            return None
        assert isinstance(change, Change)
        change = await self._within_ceiling(table, change)
        await self.store.commit(change, self.now())
        return change

    def overtaken(self, table_id: str) -> None:
        """Another process changes it, too: it is read anew."""
        self._kept.pop(table_id, None)

    def _drop(self, kept: Table | None) -> None:
        """It may be the newest no longer, unless there is another one by now."""
        if kept is not None and self._kept.get(kept.id) is kept:
            del self._kept[kept.id]

    def _keep(self, table: Table) -> None:
        """It need not be read again for the next change."""
        if len(self._kept) >= MOST:
            self._kept.clear()
        if table.live:
            self._kept[table.id] = table

    async def _within_ceiling(self, before: Table, change: Change) -> Change:
        """The change, with what people have won from the house counted."""
        users = tuple(against_house.deal_gains(before, change))
        if not users:
            return change
        won = await self.won_today(before.guild, users)
        return against_house.apply_ceiling(before, change, won, booked(self.purse.ceiling), self.now() // DAY)

    async def won_today(self, guild: int, users: Collection[int]) -> Mapping[int, int]:
        """What these people have won from the house today (hc; UTC)."""
        return await self.store.day_winnings(guild, users, self.now() // DAY)
