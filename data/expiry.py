"""Expiry: the erasure of servers that the bot has left, and of what is kept for a time only."""

from collections import Counter
from collections.abc import Collection, Sequence
from functools import partial
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, exists, or_, select, update

from data import counters, schema, table_json
from data.database.database import Database
from data.database.upserts import insert, replace
from data.privacy import having, new_alias, rows_of
from data.schema import Held
from data.transactions import Caches, Transactions
from tables.chips import chip_accounts
from tables.state.phases import LIVE_PHASES

ENTRIES = 500  # log entries in a piece
LOBBIES = 50  # closed lobbies in a piece
ACCOUNTS = 20  # accounts or members in a piece
# reason of the transfers that replace a table's bookings while its server is erased; nobody sees
# them
CARRIED = "carried"
OF_SERVERS: Final = tuple(  # tables whose rows of a server are deleted at once
    table
    for table in schema.metadata.sorted_tables
    if "guild" in table.c
    and table not in (schema.tables, schema.accounts, schema.members, schema.departures)
)


class Expiry(Transactions):
    """Erases servers that the bot has left, and what is kept for a time only.

    This goes in short pieces, after each of which the ledger adds up.
    """

    def __init__(self, database: Database, caches: Caches) -> None:
        super().__init__(database)
        self._caches = caches

    async def erase_server(self, guild: int) -> None:
        """Erase a piece of a departed server without live tables; the last piece erases its
        departure.
        """
        with self._caches.writing_all():
            await self.write(partial(_server_piece, guild=guild))

    async def erase_table(self, table_id: str) -> None:
        """Erase a piece of an ended table, which is unreadable from then on; the last piece erases
        the table.

        Its bookings stay.
        """
        with self._caches.posted.writing(table_id):
            await self.write(partial(_table_piece, table_id=table_id))

    async def erase_lobbies(self, since: int, before: int) -> bool:
        """Erase some tables that were closed between these times before their first deal.

        Returns False if there are none.
        """
        return await self.write(partial(_lobbies_piece, since=since, before=before))

    async def erase_tallies(self, days_before: int, weeks_before: int) -> bool:
        """Erase some counters of days and weeks that began before these days.

        Returns False if there are none.
        """
        return await self.write(
            partial(counters.erase_old_boards, days_before=days_before, weeks_before=weeks_before)
        )

    async def erase_marks_and_bans(self, forgotten_before: int, now: int) -> None:
        """Erase the marks of people who were forgotten before a time, and the bans that have
        ended.
        """

        def work(connection: Connection) -> None:
            connection.execute(
                delete(schema.forgotten).where(schema.forgotten.c.at < forgotten_before)
            )
            connection.execute(delete(schema.bans).where(schema.bans.c.until <= now))

        await self.write(work)


def _table_piece(connection: Connection, table_id: str) -> None:
    """Make a table unreadable and delete some entries of its log, or, when none are left, the
    table.

    Its bookings stay, and so do achievements.
    """
    tables, log, transfers = schema.tables.c, schema.log.c, schema.transfers.c
    connection.execute(delete(schema.awaited).where(schema.awaited.c.table_id == table_id))
    connection.execute(
        delete(schema.unsent_absences).where(schema.unsent_absences.c.table_id == table_id)
    )
    of = select(tables.guild, tables.game).where(tables.id == table_id)
    mark = (
        insert(connection, schema.erased_logs)
        .from_select(["guild", "game"], of)
        .on_conflict_do_nothing()
    )
    connection.execute(mark)
    unread = {"phase": schema.SCRAPPED, "body": "{}", "due": None, "host": None}
    connection.execute(update(schema.tables).where(tables.id == table_id).values(unread))
    some = select(log.version).where(log.table_id == table_id).order_by(log.version).limit(ENTRIES)
    if (
        connection.execute(
            delete(schema.log).where(log.table_id == table_id, log.version.in_(some))
        )
    ).rowcount:
        return
    connection.execute(delete(schema.messages).where(schema.messages.c.table_id == table_id))
    connection.execute(
        update(schema.transfers).where(transfers.table_id == table_id).values(table_id=None)
    )
    connection.execute(
        update(schema.achievements)
        .where(schema.achievements.c.table_id == table_id)
        .values(table_id=None)
    )
    connection.execute(
        update(schema.settlements)
        .where(schema.settlements.c.table_id == table_id)
        .values(table_id="")
    )
    connection.execute(delete(schema.tables).where(tables.id == table_id))


def _lobbies_piece(connection: Connection, since: int, before: int) -> bool:
    """Delete some tables that closed before their first deal, with their logs.

    They have no bookings.
    """
    tables, log = schema.tables.c, schema.log.c
    closed = (
        tables.changed_at >= since,
        tables.changed_at < before,
        tables.phase.not_in(LIVE_PHASES),
    )
    query = (
        select(tables.id)
        .where(*closed, tables.body.contains(table_json.NOTHING_DEALT, autoescape=True))
        .limit(LOBBIES)
    )
    ids = connection.scalars(query).all()
    connection.execute(delete(schema.log).where(log.table_id.in_(ids)))
    connection.execute(delete(schema.messages).where(schema.messages.c.table_id.in_(ids)))
    connection.execute(delete(schema.tables).where(tables.id.in_(ids)))
    return bool(ids)


def _server_piece(connection: Connection, guild: int) -> None:
    """Delete a piece of a server: first its tables, then the accounts of tables, then members,
    then everything else.
    """
    departures = schema.departures.c
    query = select(departures.guild).where(departures.guild == guild).with_for_update()
    # the bot is back there, or another process has finished the work
    if (connection.execute(query)).first() is None:
        return
    tables = schema.tables.c
    table_id = connection.scalar(
        select(tables.id).where(tables.guild == guild).order_by(tables.id).limit(1)
    )
    if table_id is not None:
        _table_piece(connection, table_id)
    elif some := _some_accounts(connection, guild, "table"):
        for account in some:
            _fold(connection, guild, account)
    elif some := _some_accounts(connection, guild, "member"):
        _close(connection, guild, some)
    elif users := _members(connection, guild):
        columns = schema.members.c
        connection.execute(
            delete(schema.members).where(columns.guild == guild, columns.user.in_(users))
        )
        _forget_strangers(connection, users)
    elif not counters.erase_settlements(connection, guild):
        for table in OF_SERVERS:
            connection.execute(delete(table).where(table.c.guild == guild))
        own = schema.preferences.c
        connection.execute(delete(schema.preferences).where(own.owner == "guild", own.of == guild))
        # that of the house
        connection.execute(delete(schema.accounts).where(schema.accounts.c.guild == guild))
        connection.execute(delete(schema.departures).where(departures.guild == guild))


def _some_accounts(connection: Connection, guild: int, kind: str) -> Sequence[str]:
    columns = schema.accounts.c
    query = (
        select(columns.account)
        .where(columns.guild == guild, columns.kind == kind)
        .order_by(columns.account)
        .limit(ACCOUNTS)
    )
    return (connection.scalars(query)).all()


def _members(connection: Connection, guild: int) -> Sequence[int]:
    columns = schema.members.c
    return (
        connection.scalars(
            select(columns.user)
            .where(columns.guild == guild)
            .order_by(columns.user)
            .limit(ACCOUNTS)
        )
    ).all()


def _fold(connection: Connection, guild: int, account: str) -> None:
    """Delete the account of a table.

    A transfer between the house and each other account replaces its bookings.
    """
    one, house = schema.transfers.c, chip_accounts.house(guild)
    gone = (
        delete(schema.transfers)
        .where(_of(account))
        .returning(one.source, one.target, one.amount, one.at)
    )
    came: Counter[str] = Counter()
    at = 0
    for row in (connection.execute(gone)).all():
        came[row.source] -= row.amount
        came[row.target] += row.amount
        at = max(at, row.at)
    carried = [
        {
            "id": f"{CARRIED}/{account}/{line}",
            "source": house if amount > 0 else other,
            "target": other if amount > 0 else house,
            "amount": abs(amount),
            "reason": CARRIED,
            "table_id": None,
            "at": at,
            "line": line,
        }
        for line, (other, amount) in enumerate(sorted(came.items()))
        if amount and other not in (house, account)
    ]
    if carried:
        connection.execute(schema.transfers.insert(), carried)
    connection.execute(delete(schema.accounts).where(schema.accounts.c.account == account))


def _close(connection: Connection, guild: int, some: Sequence[str]) -> None:
    """Delete accounts of members, whose bookings are by now with the house only, and give their
    chips to the house.
    """
    columns = schema.accounts.c
    rows = (
        connection.execute(
            select(columns.user, columns.balance).where(columns.account.in_(some)).with_for_update()
        )
    ).all()
    connection.execute(delete(schema.transfers).where(or_(*map(_of, some))))
    connection.execute(delete(schema.accounts).where(columns.account.in_(some)))
    returned = columns.balance + sum(row.balance for row in rows)
    connection.execute(
        update(schema.accounts)
        .where(columns.account == chip_accounts.house(guild))
        .values(balance=returned)
    )
    users = [row.user for row in rows]
    for user in users:
        counters.forget_on(connection, guild, user, new_alias())
    for table in counters.OF_MEMBERS:
        connection.execute(delete(table).where(table.c.guild == guild, table.c.user.in_(users)))
    replace(connection, schema.facts, {"name": counters.ERASED, "value": "1"})
    _forget_strangers(connection, users)


def _of(account: str) -> ColumnElement[bool]:
    return or_(schema.transfers.c.source == account, schema.transfers.c.target == account)


def _forget_strangers(connection: Connection, users: Collection[int]) -> None:
    """Delete all rows of those people who are on no server of ours any more."""
    for user in users:
        chip_accounts = exists().where(schema.accounts.c.user == user)
        members = exists().where(schema.members.c.user == user)
        if not connection.scalar(select(or_(chip_accounts, members))):
            for table, column in having(Held.OWNER):
                if "guild" not in table.c and table is not schema.erasures:
                    connection.execute(delete(table).where(rows_of(table, column, user)))
            counters.forget_everywhere(connection, user)
