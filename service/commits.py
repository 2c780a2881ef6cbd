"""Committing changes: load the table, compute the change, commit it.

Changes of one table wait for each other, first come, first served. If another process has committed
first, the change is computed again.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import TypeAlias
from weakref import WeakValueDictionary

from cachetools import LRUCache

from data.exceptions import Busy, Conflict
from data.store import Store
from service.daily_chips_and_ceiling import HouseChips
from tables.changes.settling import settle_chips
from tables.chips import chip_accounts
from tables.state.change import Change, Context, Refused
from tables.state.default_settings import TableSettings
from tables.state.table import Table

# a function or a coroutine function
Transition: TypeAlias = Callable[[Table], Change | Awaitable[Change | None] | None]

TRIES = 8  # give up after so many conflicts in a row
LOCK_SECONDS = 30.0  # longest wait for other changes of the same table


class Commits:
    """Commits changes of tables to a store and reports each one.

    Args:
        store: the database.
        settings: the settings of the process.
        now: returns milliseconds since 1970.
        house_chips: limits what people win from the house.
        changed: called after each commit.

    Attributes:
        latest: tables as this process has committed them last; they may be out of date.
    """

    def __init__(
        self,
        store: Store,
        settings: TableSettings,
        now: Callable[[], int],
        house_chips: HouseChips,
        changed: Callable[[Change], None],
    ) -> None:
        self._store = store
        self._settings = settings
        self._now = now
        self._house_chips = house_chips
        self.changed = changed
        self.latest: LRUCache[str, Table] = LRUCache(1000)
        # by name, of those that are held
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def load(self, table_id: str) -> Table:
        """Return the newest state of a table. Raises `Refused` ("no-table")."""
        table = await self._store.tables.table(table_id)
        if table is None:
            raise Refused("no-table")
        return table

    async def create(self, change: Change) -> None:
        """Commit a new table."""
        await self._store.tables.create(change, self._now())
        self.changed(change)

    async def update(self, table_id: str, transition: Transition) -> Change | None:
        """Load the table, compute the change and commit it; retry on conflict. Raises `Busy`.

        Other changes of the table wait meanwhile, so `transition` may await nothing but the store.
        Returns None if it finds nothing to do.
        """
        async with self.locked(table_id):
            for _ in range(TRIES - 1):
                with suppress(Conflict, chip_accounts.NotEnoughChips):
                    return await self._update(table_id, transition)
            return await self._update(table_id, transition)

    @asynccontextmanager
    async def locked(self, name: str) -> AsyncIterator[None]:
        """Hold the lock of a table, by its id, so that nothing else in this process changes it.

        Other names are locks, too. Raises `Busy`.
        """
        # weakly referenced: disappears with its last holder or waiter
        lock = self._locks.setdefault(name, asyncio.Lock())
        try:
            async with asyncio.timeout(LOCK_SECONDS):
                await lock.acquire()
        except TimeoutError:
            raise Busy from None
        try:
            yield
        finally:
            lock.release()

    async def _update(self, table_id: str, transition: Transition) -> Change | None:
        """Load the table, compute a change and commit it."""
        table = await self.load(table_id)
        change = transition(table)
        if isinstance(change, Awaitable):
            change = await change
        if change is None:
            return None
        change = settle_chips(table, await self._house_chips.within_ceiling(table, change))
        await self._store.tables.commit(change, self._now())
        self.latest[table_id] = change.table
        self.changed(change)
        return change

    def context(self) -> Context:
        """Return the context of a transition that needs no balances."""
        return Context(self._now(), self._settings.pace)

    async def context_with_balances(self, table: Table, *others: int) -> Context:
        """Return the context of a transition that may deal, or may need chips of these people."""
        balances = await self.balances(table, *others)
        played = await self._store.people.deals_played(table.game, balances)
        return replace(
            self.context(),
            balances=balances,
            beginners=balances.keys() - played.keys(),
            at_ceiling=await self._house_chips.at_ceiling(table.guild, balances),
            computer_chips=(await self._store.servers.guild_settings(table.guild)).computer_chips,
        )

    async def balances(self, table: Table, *others: int) -> Mapping[int, int]:
        """Return the half-chips by user: at a table, in its gallery, waiting, and of `others`."""
        present = (*table.participants, *table.seat_requests)
        users = [person.user for person in present if person.user is not None] + list(others)
        accounts = {user: chip_accounts.member(table.guild, user) for user in users}
        balances = await self._store.ledger.balances(list(accounts.values()))
        return {user: balances[account] for user, account in accounts.items()}
