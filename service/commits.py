"""Committing changes: load the table, compute the change, commit it.

Changes of one table wait for each other, first come, first served. If another process has committed
first, the change is computed again.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TypeAlias
from weakref import WeakValueDictionary

from data.exceptions import Busy, Conflict
from data.store import Store
from service.house_chips import HouseChips
from service.questions_to_computers import DecisionNeeded
from tables.changes.settling import settle_chips
from tables.chips import chip_accounts
from tables.state.change import Change, Context, Refused
from tables.state.durations_and_limits import TableSettings
from tables.state.table import Table

# a function or a coroutine function
Transition: TypeAlias = Callable[[Table], Change | Awaitable[Change | None] | None]

TRIES = 8  # give up after so many conflicts in a row
MOST_CACHED = 1000  # tables
LOCK_SECONDS = 30.0  # longest wait for other changes of the same table


class Commits:
    """Commits changes of tables to a store and reports each one.

    Args:
        store: the database.
        settings: the settings of the process.
        now: returns milliseconds since 1970.
        house_chips: limits what people win from the house.
        changed: called after each commit.
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
        self._cached: dict[str, Table] = {}  # as committed last by this process, see `update`
        # of tables that are being changed
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def load(self, table_id: str) -> Table:
        """Return the newest state of a table. Raises `Refused` ("no-table")."""
        table = await self._store.tables.table(table_id)
        if table is None:
            raise Refused("no-table")
        return table

    def peek(self, table_id: str) -> Table | None:
        """Return a table as this process has committed it last, without asking the database.

        It may be out of date.
        """
        return self._cached.get(table_id)

    async def create(self, change: Change) -> None:
        """Commit a new table."""
        await self._store.tables.create(change, self._now())
        self.changed(change)

    async def update(self, table_id: str, transition: Transition) -> Change | None:
        """Load the table, compute the change and commit it; retry on conflict. Raises `Busy`.

        Other changes of the table wait meanwhile, so `transition` may await nothing but the store.
        Returns None if it finds nothing to do.

        The first attempt uses the cached table. If that is out of date, the commit fails with a
        conflict. If `transition` raises an error or finds nothing to do with it, it is asked again
        with the newest table from the store.
        """
        newest = False
        async with self.locked(table_id):
            for attempt in range(TRIES):
                cached = None if newest else self._cached.get(table_id)
                try:
                    change = await self._compute_and_commit(
                        cached or await self.load(table_id), transition
                    )
                except (Conflict, chip_accounts.NotEnoughChips):
                    if attempt == TRIES - 1:
                        raise
                    self._uncache(cached)
                    continue
                except (Busy, DecisionNeeded):
                    raise
                except Exception:
                    if cached is None:
                        raise
                    change = None
                if change is None and cached is not None:
                    self._uncache(cached)
                    newest = True
                    continue
                if change is not None:
                    self._cache(change.table)
                    self.changed(change)
                return change
            raise Conflict

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[None]:
        """Hold the lock of a table, so that nothing else in this process changes it.

        Raises `Busy`.
        """
        # weakly referenced: disappears with its last holder or waiter
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
            await lock.acquire()  # does not wait
        else:
            try:
                async with asyncio.timeout(LOCK_SECONDS):
                    await lock.acquire()
            except TimeoutError:
                raise Busy from None
        try:
            yield
        finally:
            lock.release()

    async def _compute_and_commit(self, table: Table, transition: Transition) -> Change | None:
        """Compute a change and commit it."""
        change = transition(table)
        if isinstance(change, Awaitable):
            change = await change
        if change is None:
            return None
        change = settle_chips(table, await self._house_chips.within_ceiling(table, change))
        await self._store.tables.commit(change, self._now())
        return change

    def forget_cached(self, table_id: str) -> None:
        """Read the table from the store next time, because another process has changed it."""
        self._cached.pop(table_id, None)

    def _uncache(self, table: Table | None) -> None:
        """Drop this version of a table, unless a newer one has been cached meanwhile."""
        if table is not None and self._cached.get(table.id) is table:
            del self._cached[table.id]

    def _cache(self, table: Table) -> None:
        """Keep a live table, so that the next change need not read it.

        Forget one that is closed.
        """
        if not table.live:
            self._cached.pop(table.id, None)
            return
        if len(self._cached) >= MOST_CACHED:
            self._cached.clear()
        self._cached[table.id] = table

    def context(self) -> Context:
        """Return the context of a transition that needs no balances."""
        return Context(self._now(), self._settings.pace)

    async def context_with_balances(self, table: Table, *others: int) -> Context:
        """Return the context of a transition that may deal, or may need chips of these people."""
        balances = await self.balances(table, *others)
        played = await self._store.people.deals_played(table.game, balances)
        return replace(self.context(), balances=balances, beginners=balances.keys() - played.keys())

    async def balances(self, table: Table, *others: int) -> Mapping[int, int]:
        """Return the half-chips by user: at a table, in its gallery, waiting, and of `others`."""
        present = (*table.participants, *table.seat_requests)
        users = [person.user for person in present if person.user is not None] + list(others)
        accounts = {user: chip_accounts.member(table.guild, user) for user in users}
        balances = await self._store.ledger.balances(list(accounts.values()))
        return {user: balances[account] for user, account in accounts.items()}
