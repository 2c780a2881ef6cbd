"""Once a day, by a driven clock; after a restart, too."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeAlias

import pytest
from sqlalchemy import select

from bot.housekeeper import DAILY, ERASURES, FIRST, Housekeeper
from bot.periodic_work import PeriodicWork
from data import schema
from service.persons_tables import forget
from tables.state.default_settings import Retention
from tests.delivery.delivery_harness import DeliveryHarness, breath
from tests.tables.table_harness import ANN, BEN, GUILD

Servers: TypeAlias = dict[int, bool | None]


@pytest.fixture
def servers() -> Servers:
    return {GUILD: True}  # we are there


async def no_erasure_left(house: DeliveryHarness, seconds: int = 60) -> None:
    """Wait until all erasures are finished; a second of the clock passes at each look."""
    for _ in range(seconds):
        if not await house.store.privacy.unfinished_erasures():
            return
        await breath()
        await house.advance(1)
    raise AssertionError("an erasure is not finished")


async def people_known(house: DeliveryHarness) -> set[int]:
    """Return who has a row in the database."""
    return {row.user for row in await house.sql.rows(select(schema.people.c.user))}


class Counted(Housekeeper):
    """It counts the days on which it is through."""

    through = 0

    async def tidy(self) -> None:
        await super().tidy()
        self.through += 1


@pytest.fixture
def keeper(house: DeliveryHarness, servers: Servers) -> Counted:
    """It stands still until a test starts it."""
    return Counted(
        house.store,
        house.watch,
        Retention(log_days=3, server_days=5),
        servers.get,
        partial(forget, house.tables),
    )


@asynccontextmanager
async def running(keeper: Housekeeper) -> AsyncIterator[None]:
    """The jobs of a keeper run."""
    work = PeriodicWork(*keeper.jobs())
    work.start()
    yield
    await work.stop()


async def days(house: DeliveryHarness, keeper: Counted, number: int) -> None:
    """They pass, and each ends with all done that was to do."""
    for _ in range(number):
        through = keeper.through
        await house.advance(DAILY)
        while keeper.through == through:
            await breath()
            await house.advance(1)


async def test_a_server_is_missed_though_nobody_told_us(
    house: DeliveryHarness, keeper: Counted, servers: Servers
) -> None:
    await house.wound_up(await house.started("austrian-block", 2))
    servers[GUILD] = None  # another process of ours would know
    await keeper.check_servers()
    assert await house.store.servers.departed_before(house.watch.now + 1) == []
    servers[GUILD] = False
    await keeper.check_servers()
    assert await house.store.servers.departed_before(house.watch.now + 1) == [GUILD]
    servers[GUILD] = True
    await keeper.check_servers()
    assert await house.store.servers.departed_before(house.watch.now + 1) == []


async def test_it_goes_on_after_a_restart(
    house: DeliveryHarness, keeper: Counted, servers: Servers
) -> None:
    await house.wound_up(await house.started("austrian-block", 2))
    servers[GUILD] = False
    async with running(keeper):
        await days(house, keeper, 3)
    assert await house.store.servers.known_servers() == {GUILD}
    again = Counted(
        house.store,
        house.watch,
        Retention(server_days=5),
        servers.get,
        partial(forget, house.tables),
    )
    async with running(again):
        await days(house, again, 1)
        assert await house.store.servers.known_servers() == {GUILD}
        await days(house, again, 3)
    assert await house.store.servers.known_servers() == set()


async def test_the_first_minute_belongs_to_those_who_play(
    house: DeliveryHarness, keeper: Counted, servers: Servers
) -> None:
    await house.started("austrian-block", 2)
    servers[GUILD] = False
    async with running(keeper):
        await house.advance(FIRST - 1)
    assert await house.store.servers.departed_before(house.watch.now + 1) == []


async def test_interrupted_erasures_are_finished_at_the_start_and_every_ten_minutes(
    house: DeliveryHarness, keeper: Counted
) -> None:
    for user in (ANN, BEN):
        await house.store.people.update_person(user, username="somebody", locale="en")
    await house.store.privacy.begin_erasure(ANN, house.watch.now)
    async with running(keeper):
        await no_erasure_left(house)
        assert await people_known(house) == {BEN}
        await house.store.privacy.begin_erasure(BEN, house.watch.now)
        await house.advance(ERASURES - 100)
        assert await people_known(house) == {BEN}
        # the ten minutes may begin late: copies are erased before them
        await no_erasure_left(house, seconds=700)
    assert await people_known(house) == set()


async def test_an_erasure_that_fails_does_not_stop_the_next(
    house: DeliveryHarness, servers: Servers
) -> None:
    for user in (ANN, BEN):
        await house.store.privacy.begin_erasure(user, house.watch.now)

    async def forget_others(user: int) -> None:
        if user == ANN:
            raise RuntimeError
        await forget(house.tables, user)

    await Counted(
        house.store, house.watch, Retention(), servers.get, forget_others
    ).finish_erasures()
    assert await house.store.privacy.unfinished_erasures() == [ANN]
