"""A process that ends while it forgets a person: the next one finishes the erasure, and nothing
is wrong or left.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import Connection, select

from bot.command_line import database_commands as commands
from bot.command_line.database_commands import audit
from bot.exit_codes import StartRefused
from bot.settings import Settings
from data import schema
from data.copies.backups import back_up
from data.privacy import having
from data.schema import ACTOR, KEPT, OWNER
from data.store import Store, open_store
from service.persons_tables import forget
from tables.chips import chip_accounts
from tables.state.default_settings import DAY
from tables.state.phases import Phase
from tests.data.databases import (
    Making,
    new_postgres,
    new_postgres_url,
    new_sqlite,
    new_sqlite_url,
    postgres_server,
    store_at,
)
from tests.data.databases import making as empty
from tests.data.test_log_audit import five_tables
from tests.tables.table_harness import ANN, BEN, GUILD, NOW, TableHarness

__all__ = [
    "empty",
    "new_postgres",
    "new_postgres_url",
    "new_sqlite",
    "new_sqlite_url",
    "postgres_server",
]
LATER = NOW + 3 * DAY
WRITES = 11  # transactions of the erasure below
T = TypeVar("T")


async def test_a_restored_copy_brings_nobody_back_who_is_forgotten(
    new_sqlite_url: str, tmp_path: Path
) -> None:
    """Ann is forgotten after the copy was made; Ben before, and plays again.

    The copy is restored, then repaired at the start.
    """
    settings, copy, file = (
        Settings(database_url=new_sqlite_url),
        tmp_path / "copy.sqlite3",
        tmp_path / "forgotten",
    )
    async with store_at(new_sqlite_url) as store:
        store.privacy.erasures_file = file
        house = TableHarness(store)
        house.watch.now = LATER
        await forget(house.tables, BEN)
        await store.people.remember_name(GUILD, BEN, "Ben is back")
        await back_up(store.database, copy)
        house.watch.now += DAY
        await forget(house.tables, ANN)
    assert "Nothing is kept" in await commands.forget(settings, ANN, LATER)
    await commands.restore(settings, copy)
    async with store_at(new_sqlite_url) as store:
        store.privacy.erasures_file = file
        assert await held_anywhere(store, ANN)
        assert await store.privacy.repeat_erasures(LATER + 2 * DAY) == 1
        assert list(await store.privacy.unfinished_erasures()) == [ANN]
        await forget(TableHarness(store).tables, ANN)
        assert not await held_anywhere(store, ANN)
        assert (await store.people.names(GUILD, [BEN]))[BEN].name == "Ben is back"
        assert await store.privacy.repeat_erasures(LATER + 2 * DAY) == 0, (
            "nobody is forgotten twice"
        )
        assert await store.privacy.repeat_erasures(LATER + 40 * DAY) == 0
    assert file.read_text() == "", "the marks are gone after 30 days"
    assert str(ANN) not in file.read_text()


async def held_anywhere(store: Store, user: int) -> bool:
    """Return whether a column that holds people has this one."""
    for _, column in having(OWNER, ACTOR, KEPT):
        if await store.rows(select(column).where(column == user).limit(1)):
            return True
    return False


async def test_a_host_forgets_a_person(new_sqlite_url: str) -> None:
    assert "is forgotten within ten minutes" in await commands.forget(
        Settings(database_url=new_sqlite_url), ANN, LATER
    )
    async with store_at(new_sqlite_url) as store:
        assert list(await store.privacy.unfinished_erasures()) == [ANN]


class Killed(BaseException):
    """Raised where the process ends. Nothing in the product catches it."""


async def sessions(url: str) -> None:
    """People play three sessions to the end; then Ann and Ben are in the second round of a
    fourth.
    """
    await five_tables(url)
    async with store_at(url) as store:
        house = TableHarness(store)
        house.watch.now = LATER
        table_id = await house.started("austrian-block", 2, deals=3)
        await house.next_deal(table_id)
        assert (await house.tables.load(table_id)).phase is Phase.PLAYING


@pytest.fixture(scope="session")
def making() -> Making:
    """Databases with four tables."""
    return sessions


@pytest.fixture(params=["sqlite", "postgres"])
def filled_url(request: pytest.FixtureRequest) -> str:
    """The URL of a database with four tables, of each of the two kinds."""
    return str(request.getfixturevalue(f"new_{request.param}_url"))


def house_on(store: Store) -> TableHarness:
    """Return the service on a store, after the last change."""
    house = TableHarness(store)
    house.watch.now = LATER + 60_000
    return house


async def forget_until(url: str, writes: int) -> int:
    """Forget Ann in a process that ends after so many transactions. Return how many it has made."""
    store = await open_store(url)
    write, done = store.database.write, 0

    async def counted(work: Callable[[Connection], T]) -> T:
        nonlocal done
        if done == writes:
            raise Killed
        result = await write(work)
        done += 1
        return result

    store.database.write = counted  # type: ignore[method-assign]
    try:
        await forget(house_on(store).tables, ANN)
    except Killed:
        pass
    finally:
        await store.close()
    return done


async def faults(store: Store) -> list[str]:
    """Return what the audit says."""
    assert await store.ledger.audit() == 0
    return [*(await store.profiles.audit(0, 0)).faults, *(await store.profiles.audit(NOW)).faults]


async def rows_left(store: Store) -> list[str]:
    """Return the columns in which Ann's id still stands."""
    left = []
    for table, column in having(OWNER, ACTOR):
        if await store.rows(select(column).where(column == ANN)):
            left.append(f"{table.name}.{column.name}")
    return left


async def test_the_number_of_transactions_is_known(filled_url: str) -> None:
    """Else a transaction could be added that no test interrupts."""
    assert await forget_until(filled_url, 1000) == WRITES


@pytest.mark.parametrize(
    "writes",
    [
        # `make test` interrupts it after these
        pytest.param(writes, marks=[] if writes in (1, 5, 10) else [pytest.mark.full])
        for writes in range(1, WRITES)
    ],
)
async def test_what_was_begun_is_finished(filled_url: str, writes: int) -> None:
    assert await forget_until(filled_url, writes) == writes
    async with store_at(filled_url) as store:
        assert await store.privacy.unfinished_erasures() == [ANN]
        await store.ledger.transfer(
            chip_accounts.Transfer(
                "back", chip_accounts.house(GUILD), chip_accounts.member(GUILD, ANN), 6, "daily"
            ),
            GUILD,
            LATER,
        )
        house = house_on(store)
        for user in await store.privacy.unfinished_erasures():
            await forget(house.tables, user)
        assert await store.privacy.unfinished_erasures() == []
        assert await faults(store) == []
        assert await rows_left(store) == []
        given = await store.privacy.personal_data(ANN)
        assert given == {name: [] for name in given}
        accounts = schema.accounts.c
        aliases = await store.rows(
            select(accounts.user).where(accounts.guild == GUILD, accounts.user < 0)
        )
        assert len(aliases) == 1  # one person stays one
        for table_id in await store.tables.live_tables():
            await house.deal(table_id)
            await house.wound_up(table_id)
        assert await faults(store) == []
        assert await rows_left(store) == []


async def test_the_audit_waits_until_an_erasure_is_finished(filled_url: str) -> None:
    await forget_until(filled_url, WRITES - 1)
    settings = Settings(database_url=filled_url)
    with pytest.raises(StartRefused, match="1 person is being forgotten"):
        await audit(settings, LATER)
    async with store_at(filled_url) as store:
        assert await faults(store)
        await forget(house_on(store).tables, ANN)
    assert "The books are in order" in await audit(settings, LATER)
