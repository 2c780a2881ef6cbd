"""Committing changes: load the table, compute the change, commit it.

Changes of one table wait for each other, first come, first served. If another process has committed first, the change is computed
again.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TypeAlias
from weakref import WeakValueDictionary

from data.exceptions import Busy, Conflict
from data.store import Store
from games.parts.amounts import booked
from service.gifts import Gifts
from service.questions_to_computers import DecisionNeeded
from tables.changes.settling import settle_chips
from tables.chips import against_house, chip_accounts
from tables.state.change import Change
from tables.state.context import Context
from tables.state.default_settings import DAY, TableSettings
from tables.state.refusal import Refused
from tables.state.table import Table

Transition: TypeAlias = Callable[[Table], Change | Awaitable[Change | None] | None]  # a function or a coroutine function

TRIES = 8  # give up after so many conflicts in a row
MOST_CACHED = 1000  # tables
LOCK_SECONDS = 30.0  # longest wait for other changes of the same table


class Commits(Gifts):
    """Commits changes of tables to a store and reports each one.

    Args:
        store: the database.
        settings: the settings of the process.
        now: returns milliseconds since 1970.
        changed: called after each commit.
    """

    def __init__(self, store: Store, settings: TableSettings, now: Callable[[], int], changed: Callable[[Change], None]) -> None:
        super().__init__(store, settings, now)
        self._changed = changed
        self._cached: dict[str, Table] = {}  # as committed last by this process, see `update`
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of tables that are being changed

    async def load(self, table_id: str) -> Table:
        """Return the newest state of a table. Raises `Refused` ("no-table")."""
        table = await self.store.tables.table(table_id)
        if table is None:
            raise Refused("no-table")
        return table

    def peek(self, table_id: str) -> Table | None:
        """Return a table as this process has committed it last, without asking the database. It may be out of date."""
        return self._cached.get(table_id)

    async def update(self, table_id: str, transition: Transition) -> Change | None:
        """Load the table, compute the change and commit it; retry on conflict. Raises `Busy`.

        Other changes of the table wait meanwhile, so `transition` may await nothing but the store. Returns None if it finds
        nothing to do.

        The first attempt uses the cached table. If that is out of date, the commit fails with a conflict. If `transition`
        raises an error or finds nothing to do with it, it is asked again with the newest table from the store.
        """
        newest = False
        async with self.locked(table_id):
            for attempt in range(TRIES):
                cached = None if newest else self._cached.get(table_id)
                try:
                    change = await self._compute_and_commit(cached or await self.load(table_id), transition)
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
                    self._changed(change)
                return change
            raise Conflict

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[None]:
        """Hold the lock of a table, so that nothing else in this process changes it. Raises `Busy`."""
        lock = self._locks.get(table_id)  # weakly referenced: disappears with its last holder or waiter
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
        change = settle_chips(table, await self._within_ceiling(table, change))
        await self.store.tables.commit(change, self.now())
        return change

    def forget_cached(self, table_id: str) -> None:
        """Read the table from the store next time, because another process has changed it."""
        self._cached.pop(table_id, None)

    def clear_cache(self) -> None:
        """Read all tables from the store next time."""
        self._cached.clear()

    def _uncache(self, table: Table | None) -> None:
        """Drop this version of a table, unless a newer one has been cached meanwhile."""
        if table is not None and self._cached.get(table.id) is table:
            del self._cached[table.id]

    def _cache(self, table: Table) -> None:
        """Keep a live table, so that the next change need not read it. Forget one that is closed."""
        if not table.live:
            self._cached.pop(table.id, None)
            return
        if len(self._cached) >= MOST_CACHED:
            self._cached.clear()
        self._cached[table.id] = table

    async def _within_ceiling(self, before: Table, change: Change) -> Change:
        """Return the change with winnings from the house counted and limited to the ceiling."""
        users = tuple(against_house.house_gains(before, change))
        if not users:
            return change
        won = await self.won_today(before.guild, users)
        return against_house.apply_ceiling(before, change, won, booked(self.settings.purse.ceiling), self.now() // DAY)

    async def won_today(self, guild: int, users: Collection[int]) -> Mapping[int, int]:
        """Return the half-chips that these people have won from the house today (UTC)."""
        return await self.store.ledger.day_winnings(guild, users, self.now() // DAY)

    def _context(self) -> Context:
        """Return the context of a transition that needs no balances."""
        return Context(self.now(), self.settings.pace)

    async def _context_with_balances(self, table: Table, *others: int) -> Context:
        """Return the context of a transition that may deal, or that may need chips of people at the table, or of `others`."""
        balances = await self._balances(table, *others)
        played = await self.store.people.deals_played(table.game, balances)
        return replace(self._context(), balances=balances, beginners=balances.keys() - played.keys())

    async def _balances(self, table: Table, *others: int) -> Mapping[int, int]:
        """Return the half-chips of all people at a table, in its gallery and waiting for a seat, and of `others`, by user id."""
        present = (*table.participants, *table.seat_requests)
        users = [person.user for person in present if person.user is not None] + list(others)
        accounts = {user: chip_accounts.member(table.guild, user) for user in users}
        balances = await self.store.ledger.balances(list(accounts.values()))
        return {user: balances[account] for user, account in accounts.items()}

    async def _prepare_against_house(self, table: Table) -> Table:
        """Return a table with computer players as it is played: for small stakes, or for the honour. Raises `Refused`."""
        if not against_house.worst_first_loss(table):
            return table
        if not (await self.store.servers.guild_settings(table.guild)).computer_chips:
            return replace(table, for_chips=False)
        won = await self.won_today(table.guild, [chair.user for chair in table.chairs if chair.user is not None])
        if at_ceiling := against_house.seats_at_ceiling(table, won, booked(self.settings.purse.ceiling)):
            return replace(table, for_chips=False, at_ceiling=at_ceiling)
        against_house.require_house_stakes(table)
        return table
