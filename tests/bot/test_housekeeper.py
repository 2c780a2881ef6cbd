"""Once a day, by a driven clock; after a restart, too."""

from collections.abc import AsyncIterator

import pytest

from bot.housekeeper import DAILY, FIRST, Housekeeper
from tables.state.default_settings import Retention
from tests.delivery.delivery_harness import DeliveryHarness, breath
from tests.tables.table_harness import GUILD


class Servers:
    """Those that we are on."""

    def __init__(self) -> None:
        self.known: dict[int, bool | None] = {GUILD: True}

    def __call__(self, guild: int) -> bool | None:
        return self.known.get(guild, False)


@pytest.fixture
def servers() -> Servers:
    return Servers()


class Counted(Housekeeper):
    """It counts the days on which it is through."""

    through = 0

    async def tidy(self) -> None:
        await super().tidy()
        self.through += 1


@pytest.fixture
async def keeper(house: DeliveryHarness, servers: Servers) -> AsyncIterator[Counted]:
    """It stands still until a test starts it."""
    made = Counted(house.store, house.watch, Retention(log_days=3, server_days=5), servers)
    yield made
    await made.stop()


async def days(house: DeliveryHarness, keeper: Counted, number: int) -> None:
    """They pass, and each ends with all done that was to do."""
    for _ in range(number):
        through = keeper.through
        await house.advance(DAILY)
        while keeper.through == through:
            await breath()
            await house.advance(1)


async def test_what_is_over_goes_by_itself_and_what_is_played_stays(house: DeliveryHarness, keeper: Counted) -> None:
    over, live = await house.started("austrian-block", 2), ""
    await house.wound_up(over)
    live = await house.started("austrian-block", 2)
    keeper.start()
    await days(house, keeper, 2)
    assert await house.store.table(over) is not None
    await days(house, keeper, 3)
    assert await house.store.table(over) is None
    assert await house.store.table(live) is not None
    assert await house.store.audit() == 0


async def test_a_server_is_missed_though_nobody_told_us(house: DeliveryHarness, keeper: Counted, servers: Servers) -> None:
    await house.wound_up(await house.started("austrian-block", 2))
    servers.known[GUILD] = None  # another process of ours would know
    await keeper.check_servers()
    assert await house.store.departed_before(house.watch.now + 1) == []
    servers.known[GUILD] = False
    await keeper.check_servers()
    assert await house.store.departed_before(house.watch.now + 1) == [GUILD]
    servers.known[GUILD] = True
    await keeper.check_servers()
    assert await house.store.departed_before(house.watch.now + 1) == []


async def test_it_goes_on_after_a_restart(house: DeliveryHarness, keeper: Counted, servers: Servers) -> None:
    await house.wound_up(await house.started("austrian-block", 2))
    servers.known[GUILD] = False
    keeper.start()
    await days(house, keeper, 3)
    await keeper.stop()
    assert await house.store.known_servers() == {GUILD}
    again = Counted(house.store, house.watch, Retention(server_days=5), servers)
    again.start()
    await days(house, again, 1)
    assert await house.store.known_servers() == {GUILD}
    await days(house, again, 3)
    assert await house.store.known_servers() == set()
    await again.stop()


async def test_the_first_minute_belongs_to_those_who_play(house: DeliveryHarness, keeper: Counted, servers: Servers) -> None:
    await house.started("austrian-block", 2)
    servers.known[GUILD] = False
    keeper.start()
    await house.advance(FIRST - 1)
    assert await house.store.departed_before(house.watch.now + 1) == []
