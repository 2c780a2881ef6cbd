"""What a store must stand: many at once, and tasks cancelled at any moment."""

import asyncio
import random

import pytest

from data.exceptions import Conflict
from data.store import Store
from tables.chips.chip_accounts import NotEnoughChips, Transfer
from tables.people.increments import DealRecord, Tally
from tables.people.leaderboard_kinds import Board
from tables.state.slots import TABLE, PostedMessage
from tables.state.table import Table
from tests.data.samples import GUILD, HOUSE, a_table, after, gift, member, opening
from tests.tables.table_harness import NOW


@pytest.mark.parametrize("seed", range(1))
async def test_random_traffic(store: Store, seed: int) -> None:
    tables = [a_table(f"t{number}", channel=number) for number in range(3)]
    for table in tables:
        await store.tables.create(opening(table), NOW)
    for user in range(5):
        await store.ledger.transfer(gift(user, 30), GUILD, NOW)
    commits = await asyncio.gather(
        *(busy(store, random.Random(f"{seed}/{number}"), number) for number in range(8))
    )
    await check_sums(store, tables, sum(commits))


async def busy(store: Store, rng: random.Random, worker: int) -> int:
    """Random changes of random tables with random bookings; how many were committed."""
    commits = 0
    for step in range(12):
        table = await store.tables.table(f"t{rng.randrange(3)}")
        accounts = [*(member(user) for user in range(5)), table.account, HOUSE]
        bookings = tuple(
            Transfer(f"{worker}/{step}/{line}", *rng.sample(accounts, 2), rng.randint(1, 25), "x")
            for line in range(rng.randint(0, 3))
        )
        records = tuple(
            DealRecord(user, won=rng.random() < 0.5) for user in rng.sample(range(5), 2)
        )
        tallies = tuple(
            Tally(record.user + 1, bots=False, begun=1, played=1, won=record.won)
            for record in records
        )
        try:
            if rng.random() < 0.3:
                for booking in bookings:
                    await store.ledger.transfer(booking, GUILD, NOW)
            else:
                await store.tables.commit(
                    after(table, f"{worker}", transfers=bookings, records=records, tallies=tallies),
                    NOW + step,
                )
                commits += 1
        except (Conflict, NotEnoughChips):
            pass
        await store.messages.save_message(
            PostedMessage(table.id, TABLE, 1, message=1, version=table.version, posted_at=NOW)
        )
    return commits


async def check_sums(store: Store, tables: list[Table], commits: int | None = None) -> None:
    """No gap, no debt, nothing out of thin air."""
    assert await store.ledger.audit() == 0
    entries = 0
    for number in range(len(tables)):
        table = await store.tables.table(f"t{number}")
        assert [entry.version for entry in await store.tables.log(table.id)] == list(
            range(1, table.version + 1)
        )
        assert await store.ledger.balance(table.account) >= 0
        entries += table.version - 1
    assert commits in (None, entries)
    assert all(
        line.value >= 0 for line in await store.leaderboards.leaderboard_page(GUILD, Board(), 100)
    )
    assert await store.ledger.transfer(gift(99, 1, "last"), GUILD, NOW)
