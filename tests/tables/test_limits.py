"""How many tables there may be, how long a session, and who may sit down."""

import asyncio
from dataclasses import replace

import pytest

from tables.people.people import Ban
from tables.state.change import Refused
from tables.state.default_settings import DAY
from tables.state.table import Table
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    CHANNEL,
    GUILD,
    TableHarness,
    person,
    with_limits,
)
from tests.tables.test_lobby import refused


async def opened(harness: TableHarness, channel: int, host: int = ANN, guild: int = GUILD) -> Table:
    return await harness.tables.open(guild, channel, replace(person(host), cut=0), "buki", "en")


@pytest.fixture
def two(harness: TableHarness) -> TableHarness:
    """A house in which a host has two tables, and a server three."""
    harness.renew(
        settings=with_limits(
            harness.tables.settings, server_tables=3, host_tables=2, session_deals=2
        )
    )
    return harness


async def test_two_tables_a_host(two: TableHarness) -> None:
    first = await opened(two, 1)
    two.watch.now += 1
    second = await opened(two, 2)
    with pytest.raises(Refused) as no:
        await opened(two, 3)
    assert (no.value.key, no.value.values) == ("host-tables", {"channels": (1, 2)})
    await opened(two, 30, ANN, GUILD + 1)  # another server has its own
    await two.tables.close(first.id, ANN)
    third = await opened(two, 3)
    await two.tables.join(second.id, person(BEN))
    await two.tables.leave(second.id, ANN)  # who goes on as host has a table more
    await opened(two, 4, ANN)
    assert {table.host for table in await two.store.tables.hosted_tables(GUILD)} == {ANN, BEN}
    two.renew(settings=with_limits(two.tables.settings, server_tables=2, host_tables=1))
    await two.tables.join(third.id, person(BEN))
    await two.tables.leave(third.id, ANN)  # Ben plays on as the host of more than he may open
    for host, why in ((ANN, "host-tables"), (BEN, "host-tables"), (CAT, "server-tables")):
        with refused(why):
            await opened(two, 5, host)


async def test_of_several_opened_at_once_none_is_too_many(two: TableHarness) -> None:
    done = await asyncio.gather(
        *(opened(two, channel) for channel in range(1, 7)), return_exceptions=True
    )
    assert sorted(type(outcome).__name__ for outcome in done) == ["Refused"] * 4 + ["Table"] * 2


async def test_whoever_is_banned_sits_nowhere_and_watches_nobody(harness: TableHarness) -> None:
    ban = Ban(GUILD, BEN, harness.watch.now, until=harness.watch.now + DAY, reason="for a reason")
    await harness.store.servers.ban(ban)
    with pytest.raises(Refused, match="banned") as no:
        await opened(harness, CHANNEL, BEN)
    assert no.value.values == {"ban": ban}
    table_id = await harness.started("buki", 1, 3)
    with refused("banned"):
        await harness.tables.act(
            table_id, BEN, (await harness.tables.load(table_id)).latest_deal.first_version, "ask 0"
        )
    other = await opened(harness, 5)
    with refused("banned"):
        await harness.tables.join(other.id, person(BEN))
    harness.watch.now += DAY - 1
    with refused("banned"):
        await harness.tables.join(other.id, person(BEN))
    harness.watch.now += 1  # it ends by itself
    await harness.tables.join(other.id, person(BEN))
