"""Part of the campaign: random sessions of all games on many days, in processes that are killed
(SIGKILL) at random moments.

People are away, leave, are removed or want to be forgotten, the server changes its time zone, and
old counters and logs are erased. After each kill the interrupted erasures of people are finished,
as the housekeeper does. Then the books, the counters and the logs must agree: what `python -m bot
audit` compares. The settlements in the logs must be what repeating them gives.
"""

import asyncio
import multiprocessing
import os
import random
import signal
from collections import Counter
from multiprocessing.synchronize import Event

from sqlalchemy import func, select

from data import schema
from data.store import Store, open_store
from tables.people.fair_play import waits_until
from tests.tables.random_months import Months, assert_counters_right, finish_erasures
from tests.tables.table_harness import GUILD, NOW, TableHarness
from tests.tables.test_walks import USERS
from tools.campaign.part import Figures, Part, Place
from tools.campaign.recount import disagreements

KILLS = 5  # a case
SECONDS = 4.0, 45.0  # that a process plays
PATIENCE = 300.0  # seconds until it begins
ERASURES = 0.1  # chance that old counters and logs are erased after a session


async def house_on(store: Store) -> TableHarness:
    """Return the service on a store, at the time of its last change."""
    house = TableHarness(store)
    house.watch.now = (await store.rows(select(func.max(schema.tables.c.changed_at))))[0][0] or NOW
    return house


async def play(url: str, seed: int, begun: Event) -> None:
    """Play sessions until the process is killed; first those are ended that the process before
    has left open.
    """
    store = await open_store(url)
    house = await house_on(store)
    months = Months(house, seed)
    for table_id in await store.tables.live_tables():
        months.table_id = table_id
        await house.tables.credit(table_id)
        await months.end()
    begun.set()
    while True:
        # who has left too often comes back when others may play with them again
        for user in USERS:
            conduct = await store.profiles.conduct(GUILD, user, house.watch.now)
            house.watch.now = max(house.watch.now, waits_until(conduct, house.watch.now))
        await months.session()
        if months.rng.random() < ERASURES:
            await months.erase_old()


def live(url: str, seed: int, begun: Event) -> None:
    """Play the months in a process of its own, which the campaign kills."""
    asyncio.run(play(url, seed, begun))


async def case(
    number: int, place: Place, kills: int = KILLS, seconds: tuple[float, float] = SECONDS
) -> Figures:
    """Let processes play on one database, kill each, and look whether all figures are right."""
    kind, rng = "postgres" if number % 2 else "sqlite", random.Random(number)
    figures: Figures = Counter({f"databases on {kind}": 1})
    context = multiprocessing.get_context("spawn")
    async with place.database(kind) as url:
        for kill in range(kills):
            begun = context.Event()
            process = context.Process(
                target=live, args=(url, 1000 * number + kill, begun), daemon=True
            )
            process.start()
            assert await asyncio.to_thread(begun.wait, PATIENCE), "the process does not begin"
            await asyncio.sleep(rng.uniform(*seconds))
            assert process.is_alive(), "the process has ended by itself"
            os.kill(process.pid, signal.SIGKILL)
            process.join()
            figures["kills"] += 1
            store = await open_store(url)
            try:
                house = await house_on(store)
                figures["erasures finished after a kill"] += await finish_erasures(house)
                await assert_counters_right(house)
                wrong = await disagreements(store)
                assert not wrong, "\n".join(wrong)
                figures += await counted(store)
            finally:
                await store.close()
    return figures


async def counted(store: Store) -> Figures:
    """Return what has happened since the last kill. The facts remember what was counted before."""
    deals = func.sum(schema.rounds_played.c.played)
    now = {
        "sessions": (await store.rows(select(func.count()).select_from(schema.tables)))[0][0],
        "people forgotten": (await store.rows(select(func.count()).select_from(schema.forgotten)))[
            0
        ][0],
        "rounds of people": int((await store.rows(select(deals)))[0][0] or 0),
    }
    found: Figures = Counter()
    for name, value in now.items():
        found[name] = max(0, value - int(await store.servers.fact(f"campaign {name}") or 0))
        await store.servers.set_fact(f"campaign {name}", str(value))
    return found


PART = Part(
    "Random sessions on many days, with people who leave, are away or want to be forgotten, time zones, erasures and kills, on SQLite and "
    "PostgreSQL: books, counters, ratings and achievements are what the logs give",
    "sessions",
    2_000,
    case,
    wants_server=True,
)
