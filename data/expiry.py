"""Expiry: the erasure of servers that the bot has left, and of what is kept for a time only."""

from functools import partial
from typing import Final

from sqlalchemy import Connection, delete, select, union, update

from data import counters, schema, table_json
from data.database.database import Database
from data.database.upserts import insert, replace
from data.privacy import having, rows_of
from data.schema import Held
from data.transactions import Caches, Transactions
from tables.state.phases import LIVE_PHASES

ENTRIES = 500  # log entries in a piece
LOBBIES = 50  # closed lobbies in a piece
OF_SERVERS: Final = tuple(  # tables whose rows of a server are deleted at once
    table
    for table in schema.metadata.sorted_tables
    if "guild" in table.c
    and table not in (schema.tables, schema.departures, schema.results, schema.settlements)
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
    """Delete a piece of a server: first its tables, then everything else but its settlements, which
    lose their people and are deleted last.
    """
    departures, tables = schema.departures.c, schema.tables.c
    query = select(departures.guild).where(departures.guild == guild).with_for_update()
    # the bot is back there, or another process has finished the work
    if (connection.execute(query)).first() is None:
        return
    table_id = connection.scalar(
        select(tables.id).where(tables.guild == guild).order_by(tables.id).limit(1)
    )
    if table_id is not None:
        _table_piece(connection, table_id)
        return
    _erase_rows(connection, guild)
    if not counters.erase_settlements(connection, guild):
        connection.execute(delete(schema.departures).where(departures.guild == guild))


def _erase_rows(connection: Connection, guild: int) -> None:
    """Delete everything of a server without tables, and all rows of people who are on no server of
    ours any more.

    The ledger adds up afterwards: no booking is between two servers.
    """
    accounts, members, rows = schema.accounts.c, schema.members.c, schema.results.c
    players = select(accounts.user).where(accounts.kind == "member")
    known = select(members.user)
    here = union(
        players.where(accounts.guild == guild), known.where(members.guild == guild)
    ).subquery()
    elsewhere = union(players.where(accounts.guild != guild), known.where(members.guild != guild))
    strangers = select(here.c.user).where(here.c.user.not_in(elsewhere))
    for table, column in having(Held.OWNER):
        if "guild" not in table.c and table is not schema.erasures:
            connection.execute(delete(table).where(rows_of(table, column.in_(strangers))))
    everywhere = schema.openings.c.guild == 0
    connection.execute(
        delete(schema.openings).where(everywhere, schema.openings.c.user.in_(strangers))
    )
    connection.execute(
        update(schema.results).where(rows.guild == guild).values(user=-1 - rows.participant)
    )
    replace(connection, schema.facts, {"name": counters.ERASED, "value": "1"})
    booked = select(accounts.account).where(accounts.guild == guild)
    connection.execute(delete(schema.transfers).where(schema.transfers.c.source.in_(booked)))
    for table in OF_SERVERS:
        connection.execute(delete(table).where(table.c.guild == guild))
    own = schema.preferences.c
    connection.execute(delete(schema.preferences).where(own.owner == "guild", own.of == guild))
