"""A process that changes tables as fast as it can until it is killed.

It prints a line for each change once the store says that it is committed.
"""

import asyncio
import random

from data.exceptions import Conflict
from data.store import open_store
from tables.chips.chip_accounts import Account, NotEnoughChips, Transfer
from tables.people.increments import DealRecord, Tally
from tests.data.samples import GUILD, HOUSE, after, member
from tests.tables.table_harness import NOW


async def main(url: str, worker: str) -> None:
    """Three hands at once, each with its own chips to move."""
    store = await open_store(url)
    rng = random.Random(worker)

    async def hand(number: int) -> None:
        while True:
            table = await store.tables.table(f"t{rng.randrange(2)}")
            accounts: list[Account] = [member(1), member(2), table.account, HOUSE]
            source, target = rng.sample(accounts, 2)
            name = f"{table.id}/{table.version + 1}"
            change = after(
                table,
                worker,
                transfers=(Transfer(name, source, target, rng.randint(1, 30), "x"),),
                records=(DealRecord(number, won=True),),
                tallies=(Tally(number + 1, bots=False, begun=1, played=1, won=1),),
                # a stranger, so that each round counts
                places=((number + 1,), (rng.randrange(10, 10**15),)),
            )
            try:
                await store.tables.commit(change, NOW)
            except (Conflict, NotEnoughChips):
                continue
            print(name, flush=True)
            await store.ledger.transfer(
                Transfer(f"daily/{table.version}", HOUSE, member(1), 1, "daily"), GUILD, NOW
            )

    await asyncio.gather(*(hand(number) for number in range(3)))


def live(url: str, worker: str) -> int:
    """The whole process."""
    asyncio.run(main(url, worker))
    return 0
