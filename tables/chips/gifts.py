"""Chips that the house gives away outside tables: to whoever is new, and to whoever has little left."""

from collections.abc import Callable
from datetime import UTC, datetime

from games.parts.amounts import HalfChips, booked
from tables.chips import bookings, chip_accounts
from tables.service.store import Store
from tables.state.pace import DAY
from tables.state.purse import Purse
from tables.state.refusal import Refused


class Gifts:
    """With a store behind and a clock (`now`, ms since 1970) beside it."""

    def __init__(self, store: Store, now: Callable[[], int], purse: Purse) -> None:
        self.store = store
        self.now = now
        self.purse = purse

    async def welcome(self, guild: int, user: int) -> bool:
        """Starting chips, once per member and server, for accounts that are old enough, and not for whoever was forgotten there
        lately: else they could be had again and again. Whether they were given now."""
        now = self.now()
        if now < self.purse.gives_from(user) or await self.store.forgotten_at(guild, user, now) is not None:
            return False
        return await self.store.transfer(bookings.welcome_gift(guild, user, booked(self.purse.welcome)), guild, now)

    async def daily(self, guild: int, user: int) -> HalfChips:
        """The daily refill, once per day (UTC): up to a level, what lies at tables counted. What was given now (hc). Raises
        `Refused` ("account-young", "refill-full", "refill-had")."""
        if self.now() < (opens := self.purse.gives_from(user)):
            raise Refused("account-young", opens=opens, days=self.purse.account_days)
        has = await self.store.balance(chip_accounts.member(guild, user)) + await self.store.chips_at_tables(guild, user)
        missing = HalfChips(booked(self.purse.daily) - has)
        if missing <= 0:
            raise Refused("refill-full", level=self.purse.daily)
        day = datetime.fromtimestamp(self.now() / 1000, UTC).date()
        forgotten = await self.store.forgotten_at(guild, user, self.now())  # whether they had it that day nobody can tell
        had = forgotten is not None and datetime.fromtimestamp(forgotten / 1000, UTC).date() == day
        if had or not await self.store.transfer(bookings.daily_refill(guild, user, day, missing), guild, self.now()):
            raise Refused("refill-had", opens=(self.now() // DAY + 1) * DAY, level=self.purse.daily)
        return missing
