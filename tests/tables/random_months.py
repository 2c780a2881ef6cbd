"""Weeks in which anything may happen at tables, on a real store: many sessions, on many days, of
which some people want to be forgotten.

What they have added to counters, ratings and achievements must be what their logs give.
"""

from collections import Counter

from sqlalchemy import select

from data import counters
from data.expiry import _table_piece
from data.schema import tables
from games.core import IllegalAction
from games.parts.amounts import Chips
from service.persons_tables import forget
from tables.people.people import ModerationAction, ModerationEntry
from tables.state.change import Refused
from tables.state.default_settings import HOUR
from tables.state.phases import LIVE_PHASES, Phase
from tests.tables.table_harness import GUILD, TableHarness, with_purse
from tests.tables.test_walks import USERS, Walk

ZONES = ("UTC", "Europe/Vienna", "America/New_York", "Asia/Tokyo", "Pacific/Auckland")
MOST_STEPS = 60  # of one session, before the clock ends it
OLD = 30  # days after which counters of days are erased in these weeks; else after 400


class Months(Walk):
    """Sessions by the lot, one after the other, hours or days apart."""

    def __init__(self, harness: TableHarness, seed: int) -> None:
        super().__init__(harness, seed)
        harness.renew(
            settings=with_purse(harness.tables.settings, ceiling=Chips(1 + 40 * (seed % 3)))
        )
        self.done: Counter[str] = Counter()
        self.cuts = 10_000 + 1_000_000 * seed

    async def session(self) -> None:
        """Open a table, let anything happen there, and bring it to its end."""
        self.harness.watch.now += self.rng.choice((0, 1, 5, 30, 90)) * HOUR + self.rng.randrange(
            HOUR
        )
        if self.rng.random() < 0.05:
            await self.change_zone()
        for user in USERS:
            await self.harness.tables.house_chips.welcome(GUILD, user)
        await self.open()
        for _ in range(self.rng.randint(5, MOST_STEPS)):
            self.harness.watch.now += 1 + self.rng.randrange(3000)
            await (self.press() if self.rng.random() < 0.35 else self.plays())
            table = await self.harness.tables.load(self.table_id)
            if not table.live:
                break
        await self.end()
        table = await self.harness.tables.load(self.table_id)
        self.done += Counter({"sessions": 1, "rounds": table.deals})

    async def plays(self) -> None:
        """Go on as people do: start, play the round, be ready."""
        table, tables = await self.harness.tables.load(self.table_id), self.harness.tables
        try:
            if table.phase is Phase.LOBBY:
                self.cuts += 1
                await tables.start(self.table_id, table.host, self.cuts, with_company=True)
            elif table.phase is Phase.PLAYING:
                await self.harness.deal(self.table_id)
            elif table.phase is Phase.PAUSE:
                for seat in table.people:
                    user = table.chairs[seat].user
                    if user is not None and (await tables.load(self.table_id)).phase is Phase.PAUSE:
                        await tables.ready(self.table_id, user)
        except (Refused, IllegalAction):
            self.refusals += 1

    async def is_forgotten(self, user: int) -> None:
        await super().is_forgotten(user)
        self.done["people forgotten"] += 1

    async def change_zone(self) -> None:
        """Give the server another time zone, as `/timezone` does."""
        zone, store, now = self.rng.choice(ZONES), self.harness.store, self.harness.watch()
        self.cuts += 1
        await store.servers.record_moderation(
            ModerationEntry(
                GUILD, self.cuts, now, by=1, what=ModerationAction.TIME_ZONE, about=zone
            )
        )
        await store.servers.update_guild_settings(GUILD, time_zone=zone)
        self.done["time zones"] += 1

    async def erase_old(self) -> None:
        """Erase old days, weeks and fair-play figures, as the housekeeper does."""
        today = self.harness.watch() // (24 * HOUR)
        store, before = self.harness.store, self.harness.watch() - 2 * OLD * 24 * HOUR
        while await store.write(lambda c: counters.erase_old_boards(c, today - OLD, today - OLD)):
            self.done["erasures of old counters"] += 1
        one = tables.c
        ended = select(one.id).where(one.changed_at < before, one.phase.not_in(LIVE_PHASES))
        for row in await store.rows(ended.order_by(one.changed_at).limit(3)):
            await store.write(lambda c, table_id=row.id: _table_piece(c, table_id))
            self.done["logs erased"] += 1


async def finish_erasures(harness: TableHarness) -> int:
    """Finish the erasures of people that a killed process has begun, as the housekeeper does.

    Returns how many there were.
    """
    unfinished = await harness.store.privacy.unfinished_erasures()
    for user in unfinished:
        await forget(harness.tables, user)
    return len(unfinished)


async def assert_counters_right(harness: TableHarness) -> int:
    """Assert that the books, the counters and the logs agree.

    Returns how many rounds were added up.
    """
    assert await harness.store.ledger.audit() == 0
    found = await harness.store.profiles.audit(
        harness.watch(), harness.watch() // (24 * HOUR) - OLD
    )
    assert not found.faults, "\n".join(found.faults)
    return found.rounds
