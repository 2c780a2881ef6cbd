"""Two bots, each with a shard of its own, on one PostgreSQL; Discord has two servers, one on
each shard.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from sqlalchemy import select

from data import schema
from data.store import open_store
from tests.e2e.house import PATIENT, Bot, read_by_tests
from tools.playground.server import Playground


@dataclass
class Neighbourhood:
    """Shard 0, where direct messages arrive, has the other server; shard 1 the one that
    everybody knows.
    """

    playground: Playground
    bots: tuple[Bot, Bot]
    other: str  # the id of the server on shard 0

    @property
    def database(self) -> str:
        return self.bots[0].database


@asynccontextmanager
async def neighbourhood(
    database: str, buckets: int = 2, **settings: str
) -> AsyncIterator[Neighbourhood]:
    """Run two bots that share the servers; check at the end that both have stopped without a fault.

    The second opens when the first has told Discord of the commands, so that both mention them.

    If Discord has one of its `buckets` for both shards, they start five seconds apart.
    """
    async with Playground(
        first_answer=PATIENT,
        shards=2,
        max_concurrency=buckets,
        identify_seconds=5.0 * (buckets == 1),
    ) as playground:
        read_by_tests(playground)
        other = playground.add_guild("Café Hawelka")
        first, second = (
            Bot(playground, database, SHARD_COUNT="2", SHARDS=str(shard), **settings)
            for shard in range(2)
        )
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(first)
            await stack.enter_async_context(second)
            assert playground.hub.gateway.too_quick == 0
            yield Neighbourhood(playground, (first, second), other)
            await asyncio.gather(first.stop(), second.stop())
            for bot in (first, second):
                assert bot.faults == [], "".join(bot.lines[-60:])
            await audited(database)


async def audited(database: str) -> None:
    """No chip has come or gone, every change of every table is in the log once, no table that is
    over holds chips.
    """
    store = await open_store(database)
    try:
        assert (await store.ledger.audit(), await store.tables.live_tables()) == (0, [])
        for row in await store.rows(select(schema.tables.c.id)):
            table = await store.tables.table(row.id)
            assert [entry.version for entry in await store.tables.log(table.id)] == list(
                range(1, table.version + 1)
            )
            assert await store.ledger.balance(table.account) == 0
    finally:
        await store.close()
