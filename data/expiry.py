"""Expiry: erases servers that the bot has left, and rows whose time is over."""

import secrets
from functools import partial
from typing import Final

from sqlalchemy import Connection, and_, delete, func, select, union, update

from data import counters, schema, table_json
from data.database.database import Database, replace
from data.privacy import having, rows_of
from data.schema import OWNER
from data.tables import scrap
from data.transactions_and_caches import Caches, Transactions
from tables.people.fair_play import LEFT_DAYS, MONTHS_KEPT, month_at
from tables.state import calendar_days
from tables.state.default_settings import DAY, MARK_MS, Retention
from tables.state.evening_times_and_limits import KEPT
from tables.state.phases import LIVE_PHASES

ENTRIES = 500  # log entries in a piece
LOBBIES = 50  # closed lobbies in a piece
LOBBY_MS = DAY  # how long a table is kept that was closed before its first deal
# ms: closed lobbies that are older go with the logs of their year
LOBBY_SEARCH = 30 * DAY
DAYS_COUNTED = 400  # counters of a day are kept for so many days
WEEKS_COUNTED = 14  # boards of a week are kept for so many days
OF_SERVERS: Final = tuple(  # tables whose rows of a server are deleted at once
    table
    for table in schema.metadata.sorted_tables
    if "guild" in table.c
    and table not in (schema.tables, schema.departures, schema.results, schema.settlements)
)
OF_TOURNAMENTS: Final = (
    schema.entrants,
    schema.round_places,
    schema.round_calls,
    schema.house_fields,
)


class Expiry(Transactions):
    """Erases servers that the bot has left, and rows whose time of retention is over.

    It works in short pieces. After each piece the ledger adds up.
    """

    def __init__(self, database: Database, caches: Caches) -> None:
        super().__init__(database)
        self._caches = caches

    async def erase_server(self, guild: int, now: int) -> None:
        """Erase a piece of a departed server; the last piece erases its departure."""
        with self._caches.writing_all():
            await self.write(partial(_server_piece, guild=guild, now=now))

    async def erase_expired(self, retention: Retention, now: int) -> bool:
        """Erase one piece of expired data. Returns False if nothing has expired."""
        with self._caches.writing_all():
            return await self.write(partial(_expired_piece, retention=retention, now=now))


def _expired_piece(connection: Connection, retention: Retention, now: int) -> bool:
    departures, tables, today = schema.departures.c, schema.tables.c, now // DAY
    left = select(departures.guild).where(
        departures.since < now - retention.server_days * DAY,
        departures.guild != 0,  # it stands for all servers
    )
    guild = connection.scalar(left.order_by(departures.since).limit(1))
    if guild is not None:
        _server_piece(connection, guild, now)
        return True
    ended = select(tables.id).where(
        tables.changed_at < now - retention.log_days * DAY, tables.phase.not_in(LIVE_PHASES)
    )
    table_id = connection.scalar(ended.order_by(tables.changed_at).limit(1))
    if table_id is not None:
        _table_piece(connection, table_id)
        return True
    months_before = calendar_days.months_later(month_at(now, None), -MONTHS_KEPT)
    if (
        _lobbies_piece(connection, now - LOBBY_SEARCH, now - LOBBY_MS)
        or counters.erase_old_boards(connection, today - DAYS_COUNTED, today - WEEKS_COUNTED)
        or counters.erase_old_fair_play(connection, now - LEFT_DAYS * DAY, months_before)
    ):
        return True
    plans = schema.evenings.c.starts_at < now - KEPT
    old_plans = select(schema.evenings.c.id).where(plans)
    answers, earlier = schema.puzzle_answers.c, schema.puzzle_answers.alias().c
    first = select(func.min(earlier.day)).where(earlier.user == answers.user).scalar_subquery()
    for table, condition in (
        (schema.forgotten, schema.forgotten.c.at < now - MARK_MS),
        (schema.bans, schema.bans.c.until <= now),
        # an achievement is read from the first one
        (schema.puzzle_answers, and_(answers.day < today - DAYS_COUNTED, answers.day > first)),
        (schema.evening_guests, schema.evening_guests.c.evening.in_(old_plans)),
        *((table, table.c.tournament.in_(old_plans)) for table in OF_TOURNAMENTS),
        (schema.tournaments, schema.tournaments.c.id.in_(old_plans)),
        (schema.evenings, plans),
    ):
        connection.execute(delete(table).where(condition))
    return False


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
    connection.execute(
        update(schema.tables)
        .where(tables.id == table_id)
        .values({"phase": schema.SCRAPPED, "body": "{}", "due": None, "host": None})
    )
    batch = select(log.version).where(log.table_id == table_id).order_by(log.version).limit(ENTRIES)
    if (
        connection.execute(
            delete(schema.log).where(log.table_id == table_id, log.version.in_(batch))
        )
    ).rowcount:
        return
    connection.execute(delete(schema.messages).where(schema.messages.c.table_id == table_id))
    connection.execute(
        update(schema.transfers).where(transfers.table_id == table_id).values(table_id=None)
    )
    earned, settled = schema.achievements, schema.settlements
    connection.execute(update(earned).where(earned.c.table_id == table_id).values(table_id=None))
    unlike = f"erased-{secrets.token_hex(8)}"  # so that pairs still have met at as many tables
    connection.execute(
        update(settled).where(settled.c.table_id == table_id).values(table_id=unlike)
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
    ids = connection.scalars(
        select(tables.id)
        .where(*closed, tables.body.contains(table_json.NOTHING_DEALT, autoescape=True))
        .limit(LOBBIES)
    ).all()
    connection.execute(delete(schema.log).where(log.table_id.in_(ids)))
    connection.execute(delete(schema.messages).where(schema.messages.c.table_id.in_(ids)))
    connection.execute(delete(schema.tables).where(tables.id.in_(ids)))
    return bool(ids)


def _server_piece(connection: Connection, guild: int, now: int) -> None:
    """Delete a piece of a server: first its tables, then everything else but its settlements, which
    lose their people and are deleted last.
    """
    departures, tables = schema.departures.c, schema.tables.c
    query = select(departures.guild).where(departures.guild == guild).with_for_update()
    # the bot is back there, or another process has finished the work
    if (connection.execute(query)).first() is None:
        return
    ids = select(tables.id).where(tables.guild == guild)
    for table_id in connection.scalars(ids.where(schema.LIVE)).all():  # nobody could read them
        scrap(connection, table_id, now)
    table_id = connection.scalar(ids.order_by(tables.id).limit(1))
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
    for table, column in having(OWNER):
        if "guild" not in table.c and table is not schema.erasures:
            connection.execute(delete(table).where(rows_of(table, column.in_(strangers))))
    connection.execute(
        delete(schema.openings).where(
            schema.openings.c.guild == 0, schema.openings.c.user.in_(strangers)
        )
    )
    connection.execute(
        update(schema.results).where(rows.guild == guild).values(user=-1 - rows.participant)
    )
    replace(connection, schema.facts, {"name": counters.ERASED, "value": "1"})
    connection.execute(
        delete(schema.transfers).where(
            schema.transfers.c.source.in_(select(accounts.account).where(accounts.guild == guild))
        )
    )
    for table in OF_SERVERS:
        connection.execute(delete(table).where(table.c.guild == guild))
    columns = schema.preferences.c
    connection.execute(
        delete(schema.preferences).where(columns.owner == "guild", columns.of == guild)
    )
