"""Stores the accounts of people in play chips, and the transfers between them."""

from collections.abc import Collection, Mapping, Sequence

from sqlalchemy import select

from data import schema, table_json
from data.stores import day_winnings, ledger
from data.stores.store_base import SqlStoreBase
from tables.chips.chip_accounts import Account, Transfer
from tables.state.people import Booking


class SqlChipStore(SqlStoreBase):
    """Accounts, bookings and balances in the database (`service.store.ChipStore`)."""

    async def transfer(self, transfer: Transfer, guild: int, now: int) -> bool:
        return await self.write(lambda connection: ledger.book(connection, (transfer,), guild, None, now))

    async def balance(self, account: Account) -> int:
        return (await self.balances((account,)))[account]

    async def balances(self, accounts: Collection[Account]) -> Mapping[Account, int]:
        columns = schema.accounts.c
        rows = await self.rows(select(columns.account, columns.balance).where(columns.account.in_(accounts)))
        return {**dict.fromkeys(accounts, 0), **{row.account: row.balance for row in rows}}

    async def day_winnings(self, guild: int, users: Collection[int], day: int) -> Mapping[int, int]:
        return await self.read(lambda connection: day_winnings.load(connection, guild, users, day))

    async def chips_at_tables(self, guild: int, user: int) -> int:
        rows = await self.rows(select(schema.tables.c.body).where(schema.tables.c.guild == guild, schema.LIVE))
        return sum(table_json.chips_of(row.body, user) for row in rows)

    async def bookings(self, account: Account, limit: int, before: int | None = None) -> Sequence[Booking]:
        return await self.read(lambda connection: ledger.bookings_of(connection, account, limit, before))

    async def audit(self) -> int:
        return await self.read(ledger.audit)
