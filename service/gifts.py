"""Chips that the house gives away outside tables: starting chips and the daily refill."""

from collections.abc import Callable
from datetime import UTC, datetime

from data.store import Store
from games.parts.amounts import HalfChips, booked
from tables.chips import bookings, chip_accounts
from tables.state.default_settings import DAY, TableSettings
from tables.state.refusal import Refused


class Gifts:
    """Gives chips to members. `now` returns milliseconds since 1970."""

    def __init__(self, store: Store, settings: TableSettings, now: Callable[[], int]) -> None:
        self.store = store
        self.settings = settings
        self.now = now

    async def welcome(self, guild: int, user: int) -> bool:
        """Give the starting chips, once per member and server; return whether they were given now.

        Accounts that are too young get nothing, nor do members who were forgotten lately: they could collect the chips again and
        again.
        """
        now = self.now()
        purse = self.settings.purse
        if now < purse.gives_from(user) or await self.store.privacy.forgotten_at(guild, user, now) is not None:
            return False
        return await self.store.ledger.transfer(bookings.welcome_gift(guild, user, booked(purse.welcome)), guild, now)

    async def refill(self, guild: int, user: int) -> HalfChips:
        """Give the daily refill, once per day (UTC); return the half-chips that were given.

        It fills the account up to a level; chips at tables count too. Raises `Refused` ("account-young", "refill-full",
        "refill-had").
        """
        purse = self.settings.purse
        if self.now() < (opens := purse.gives_from(user)):
            raise Refused("account-young", opens=opens, days=purse.account_days)
        has = await self.store.ledger.balance(chip_accounts.member(guild, user)) + await self.store.ledger.chips_at_tables(
            guild, user
        )
        missing = HalfChips(booked(purse.daily) - has)
        if missing <= 0:
            raise Refused("refill-full", level=purse.daily)
        day = datetime.fromtimestamp(self.now() / 1000, UTC).date()
        forgotten = await self.store.privacy.forgotten_at(guild, user, self.now())
        # a member who was forgotten today may have had the refill before: nobody can tell
        had = forgotten is not None and datetime.fromtimestamp(forgotten / 1000, UTC).date() == day
        if had or not await self.store.ledger.transfer(bookings.daily_refill(guild, user, day, missing), guild, self.now()):
            raise Refused("refill-had", opens=(self.now() // DAY + 1) * DAY, level=purse.daily)
        return missing
