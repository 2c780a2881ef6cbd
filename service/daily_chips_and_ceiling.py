"""Gifts of the house: starting chips and daily chips. Losses of its computer players, up to a
ceiling.
"""

import math
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from datetime import UTC, datetime

from data.store import Store
from games.parts.amounts import Chips, HalfChips, booked
from tables.chips import against_house, bookings, chip_accounts
from tables.state.change import Change, Refused
from tables.state.default_settings import DAY, TableSettings
from tables.state.table import Table

LEAST_PART = 10  # the daily chips are at least this part of the starting chips


class HouseChips:
    """Gives chips to members, at tables up to a ceiling a day.

    `now` returns milliseconds since 1970.
    """

    def __init__(self, store: Store, settings: TableSettings, now: Callable[[], int]) -> None:
        self._store = store
        self._settings = settings
        self._now = now

    async def welcome(self, guild: int, user: int) -> bool:
        """Give the starting chips, once per member and server; return whether they were given now.

        Accounts that are too young get nothing, nor do members who were forgotten lately: they
        could collect the chips again and again.
        """
        now = self._now()
        purse = self._settings.purse
        if (
            now < purse.gives_from(user)
            or await self._store.privacy.forgotten_at(guild, user, now) is not None
        ):
            return False
        return await self._store.ledger.transfer(
            bookings.welcome_gift(guild, user, booked(purse.welcome)), guild, now
        )

    async def refill(self, guild: int, user: int) -> HalfChips:
        """Give the daily chips, once per day (UTC); return the half-chips that were given.

        They fill the account up to a level, and are never less than a tenth of the starting chips.
        Chips at tables count as in the account. Raises `Refused` ("account-young", "refill-had").
        """
        purse = self._settings.purse
        if self._now() < (opens := purse.gives_from(user)):
            raise Refused("account-young", opens=opens, days=purse.account_days)
        has = await self._store.ledger.balance(
            chip_accounts.member(guild, user)
        ) + await self._store.ledger.chips_at_tables(guild, user)
        least = booked(Chips(math.ceil(purse.welcome / LEAST_PART)))
        gift = HalfChips(max(booked(purse.daily) - has, least))
        day = datetime.fromtimestamp(self._now() / 1000, UTC).date()
        forgotten = await self._store.privacy.forgotten_at(guild, user, self._now())
        # a member who was forgotten today may have had the refill before: nobody can tell
        had = forgotten is not None and datetime.fromtimestamp(forgotten / 1000, UTC).date() == day
        if (
            gift <= 0
            or had
            or not await self._store.ledger.transfer(
                bookings.daily_refill(guild, user, day, gift), guild, self._now()
            )
        ):
            raise Refused("refill-had", opens=(self._now() // DAY + 1) * DAY)
        return gift

    async def within_ceiling(self, before: Table, change: Change) -> Change:
        """Return the change with winnings from the house counted and limited to the ceiling."""
        users = tuple(against_house.house_gains(before, change))
        if not users:
            return change
        won = await self.won_today(before.guild, users)
        return against_house.apply_ceiling(
            before, change, won, booked(self._settings.purse.ceiling), self._now() // DAY
        )

    async def won_today(self, guild: int, users: Collection[int]) -> Mapping[int, int]:
        """Return the half-chips that these people have won from the house today (UTC)."""
        return await self._store.ledger.day_winnings(guild, users, self._now() // DAY)

    async def at_ceiling(self, guild: int, users: Collection[int]) -> Collection[int]:
        """Return who of these people has won the most that the house pays one person in a day."""
        ceiling, won = booked(self._settings.purse.ceiling), await self.won_today(guild, users)
        return {user for user, hc in won.items() if hc >= ceiling}

    async def prepare_against_house(self, table: Table) -> Table:
        """Return a table with computer players as it is played: small stakes, or without chips."""
        if not against_house.worst_first_loss(table):
            return table
        if not (await self._store.servers.guild_settings(table.guild)).computer_chips:
            return replace(table, for_chips=False)
        people = [chair.user for chair in table.chairs if chair.user is not None]
        full = await self.at_ceiling(table.guild, people)
        if seats := against_house.seats_of(table, full):
            return replace(table, for_chips=False, at_ceiling=seats)
        against_house.require_house_stakes(table)
        return table
