"""Tables and their logs, and work on slow tables that a killed process leaves to the next one."""

import json
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from functools import partial

from sqlalchemy import (
    ColumnElement,
    Connection,
    TextClause,
    and_,
    bindparam,
    delete,
    exists,
    func,
    not_,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from data import counters, ledger, schema, slow_table_reminders, table_json
from data.database.database import Database, insert, replace
from data.exceptions import ChannelTaken, Conflict, Newer, Unreadable
from data.shards import Shards, of_shards, owned_by
from data.transactions_and_caches import Caches, ShardTransactions
from games import GAMES
from tables.people.people import HostedTable
from tables.state import log_items, slots
from tables.state.change import Change
from tables.state.default_settings import HOUR
from tables.state.log_items import LogEntry, PlayerAway, StoredEntry
from tables.state.phases import LIVE_PHASES
from tables.state.settlement import Kind
from tables.state.table import Table
from tables.state.table_parts import Round

THREAD, ABSENCE = schema.opening_threads.c, schema.unsent_absences.c


@dataclass(frozen=True, slots=True)
class OpeningThread:
    """A thread that is being made for a slow table.

    Nobody knows yet whether Discord has made it.
    """

    press: int  # id of the interaction
    guild: int
    channel: int
    at: int  # ms since 1970


@dataclass(frozen=True, slots=True)
class UnsentAbsence:
    """A person who is to be told that a bot plays for them since a version of a slow table."""

    table: str
    user: int
    version: int


def store_absences(connection: Connection, change: Change) -> None:
    """Store the people who are away from a change of a slow table on."""
    table = change.table
    for item in change.what if table.slow else ():
        user = table.chairs[item.seat].user if isinstance(item, PlayerAway) else None
        if user is not None:
            row = {"table_id": table.id, "user": user, "version": table.version}
            replace(connection, schema.unsent_absences, row)


PAGE = 500  # log entries read at a time, which takes a millisecond
# Prepared once: building and recognising these statements costs as much as executing them, and
# every change needs both.
UPDATE_TABLE = update(schema.tables).where(
    schema.tables.c.id == bindparam("of"), schema.tables.c.version == bindparam("before")
)
INSERT_ENTRY = schema.log.insert()


class TableRows(ShardTransactions):
    """Tables, their logs, and unfinished work on slow tables.

    Each process owns the tables of some servers (`data.shards`). Methods that list tables, threads
    or people to work on list only those.
    """

    def __init__(self, database: Database, shards: Shards, caches: Caches) -> None:
        super().__init__(database, shards)
        self._caches = caches

    async def create(self, change: Change, now: int) -> None:
        """Store a new table, version 1. Raises `ChannelTaken`."""

        def work(connection: Connection) -> None:
            row = {"id": change.table.id, **_table_row(change.table, now)}
            insertion = insert(connection, schema.tables).values(row).on_conflict_do_nothing()
            if connection.execute(insertion).rowcount == 0:
                raise ChannelTaken
            _store_consequences(connection, change, now)
            # a deal that is played later leaves the message that tells how the tournament went
            if change.table.round is not None and change.table.round.ends_at:
                _take_over_hands(connection, change.table, change.table.round)

        await self.write(work)

    async def commit(self, change: Change, now: int) -> None:
        """Store a change of a table, with all that belongs to it, or nothing.

        Cancelling may come too late: load the table again.

        Raises:
            Conflict: The table, or the day's winnings of a player, are not what the change was
                computed from.
            NotEnoughChips: An account would be in debt after all transfers of the change.
            ChannelTaken: The change revives a table whose channel has another live one.
            ValueError: One of its transfers is booked already.
        """

        def work(connection: Connection) -> None:
            table = change.table
            row = {"of": table.id, "before": table.version - 1, **_table_row(table, now)}
            try:
                updated = connection.execute(UPDATE_TABLE, row)
            # the table was revived, or moved, in a channel that has another live one
            except IntegrityError:
                raise ChannelTaken from None
            if updated.rowcount == 0:
                raise Conflict
            _store_consequences(connection, change, now)

        users = {row.user for settlement in change.settlements for row in settlement.rows}
        if not users:
            await self.write(work)
            return
        with self._caches.deals.writing(*((change.table.game, user) for user in users)):
            await self.write(work)

    async def scrap(self, table_id: str, now: int) -> None:
        """Void a table that cannot be read, and refund the chips on it.

        Each account gets back a share in proportion to what it paid in since it was last paid out.
        The table stays `Unreadable`. Scrapping it again changes nothing.
        """
        await self.write(partial(scrap, table_id=table_id, now=now))

    async def table(self, table_id: str) -> Table | None:
        """Return the newest state of a table. Raises `Unreadable` or `Newer`."""
        return await self._load(schema.tables.c.id == table_id)

    async def readable_table(self, table_id: str) -> Table | None:
        """Return the newest state of a table, or None if there is none that this process knows."""
        with suppress(Unreadable, Newer):
            return await self.table(table_id)
        return None

    async def live_table_in(self, channel: int) -> Table | None:
        """Return the live table of a channel or thread. Raises `Unreadable` or `Newer`."""
        return await self._load(schema.tables.c.channel == channel, schema.IN_CHANNEL)

    async def _load(self, *conditions: ColumnElement[bool] | TextClause) -> Table | None:
        tables = schema.tables.c
        columns = (
            tables.id,
            tables.guild,
            tables.phase,
            tables.game,
            tables.rules_version,
            tables.body,
        )
        for row in await self.rows(select(*columns).where(*conditions)):
            if row.phase == schema.SCRAPPED:
                raise Unreadable(row.id)
            try:
                return table_json.load(row.id, row.game, row.rules_version, row.body)
            except Unreadable:
                if self._shards.owns(row.guild):
                    raise
                # its owner is an older process, to be updated after this one, and still plays it
                raise Newer from None
        return None

    async def newest_in_channel(
        self, channel: int, limit: int, *, played: bool = False
    ) -> Sequence[str]:
        """Return the ids of the tables of a channel or thread, the last changed first. `played`:
        only of those with a finished deal.
        """
        tables, settled = schema.tables.c, schema.settlements.c
        query = (
            select(tables.id)
            .where(tables.channel == channel, tables.tournament.is_(None))
            .order_by(tables.changed_at.desc(), tables.id)
            .limit(limit)
        )
        if played:
            query = query.where(
                exists().where(settled.table_id == tables.id, settled.kind == Kind.DEAL)
            )
        return [row.id for row in await self.rows(query)]

    async def newest_in_server(self, guild: int) -> Sequence[str]:
        """Return, for each channel or thread of a server, the id of the table that changed last.

        Tables of tournaments have no message there.
        """
        tables, other = schema.tables.c, schema.tables.alias().c
        has_newer = exists().where(
            other.channel == tables.channel,
            other.changed_at > tables.changed_at,
            other.tournament.is_(None),
        )
        return [
            row.id
            for row in await self.rows(
                select(tables.id)
                .where(tables.guild == guild, tables.tournament.is_(None), ~has_newer)
                .order_by(tables.id)
            )
        ]

    async def live_tables(self, guild: int | None = None) -> Sequence[str]:
        """Return the ids of all live tables of this process, or of those on one server."""
        query = (
            select(schema.tables.c.id)
            .where(schema.LIVE, owned_by(self._shards))
            .order_by(schema.tables.c.guild, schema.tables.c.channel)
        )
        rows = await self.rows(
            query if guild is None else query.where(schema.tables.c.guild == guild)
        )
        return [row.id for row in rows]

    async def hosted_tables(self, guild: int) -> Sequence[HostedTable]:
        """Return the live tables of a server, the longest unchanged first."""
        tables = schema.tables.c
        query = select(tables.id, tables.channel, tables.host, tables.slow).where(
            schema.IN_CHANNEL, tables.guild == guild
        )
        return [
            HostedTable(*row)
            for row in await self.rows(query.order_by(tables.changed_at, tables.id))
        ]

    async def tables_with_hand(self, user: int) -> Sequence[str]:
        """Return the ids of the live tables of this process that show a player's hand in direct
        messages.
        """
        shown = and_(
            schema.messages.c.table_id == schema.tables.c.id,
            schema.messages.c.place == slots.hand(user).key,
        )
        query = (
            select(schema.tables.c.id)
            .select_from(schema.tables.join(schema.messages, shown))
            .where(schema.LIVE, owned_by(self._shards))
        )
        return [row.id for row in await self.rows(query.order_by(schema.tables.c.id))]

    async def tables_played_at(self, user: int, *, live: bool = False) -> Sequence[str]:
        """Return the ids of the tables, or only of the live ones, whose log has an entry by this
        person, or where a tournament has seated them.
        """
        tables, entries, places = schema.tables.c, schema.log.c, schema.round_places.c
        logged = select(entries.table_id).where(entries.by == user)
        query = select(tables.id).where(
            tables.id.in_(logged.union_all(select(places.table).where(places.user == user)))
        )
        if live:
            query = query.where(schema.LIVE)
        return [row.id for row in await self.rows(query.order_by(tables.id))]

    async def tables_of_tournament(self, tournament_id: str) -> Mapping[str, tuple[bool, int]]:
        """Return the tables of a tournament: whether each is live, and when it last changed."""
        tables = schema.tables.c
        query = select(tables.id, tables.phase, tables.changed_at)
        return {
            row.id: (row.phase in LIVE_PHASES, row.changed_at)
            for row in await self.rows(query.where(tables.tournament == tournament_id))
        }

    async def due_tables(self, until: int) -> Mapping[str, int]:
        """Return when the tables are due whose deadline or nudge is due by `until`, the earliest
        first; none of newer rules.
        """
        tables = schema.tables.c
        query = select(tables.id, tables.due).where(
            tables.due <= until, _has_known_rules(), owned_by(self._shards)
        )
        return {row.id: row.due for row in await self.rows(query.order_by(tables.due, tables.id))}

    async def orphaned_tables(self, now: int) -> Sequence[str]:
        """Return the live tables of newer rules, overdue for an hour: the update was taken back,
        so no process plays them.
        """
        tables = schema.tables.c
        query = select(tables.id).where(
            schema.LIVE,
            tables.due <= now - HOUR,
            not_(_has_known_rules()),
            owned_by(self._shards),
        )
        return [row.id for row in await self.rows(query.order_by(tables.id))]

    async def recently_changed(self, span: int) -> Sequence[str]:
        """Return the live tables that changed at most `span` ms before the last change of all,
        the oldest change first.
        """
        tables, is_owned = schema.tables.c, owned_by(self._shards)
        since = select(func.max(tables.changed_at)).where(is_owned).scalar_subquery() - span
        query = select(tables.id).where(schema.LIVE, tables.changed_at >= since, is_owned)
        return [row.id for row in await self.rows(query.order_by(tables.changed_at, tables.id))]

    async def log_pages(self, table_id: str) -> AsyncIterator[Sequence[StoredEntry]]:
        """Return the log of a table as stored, oldest entry first, in pages: a long log would
        keep other readers waiting.
        """
        entries = schema.log.c
        query = (
            select(*[entries[name] for name in StoredEntry._fields])
            .where(entries.table_id == table_id)
            .order_by(entries.version)
        )
        last = 0
        while rows := await self.rows(query.where(entries.version > last).limit(PAGE)):
            yield [StoredEntry(*row) for row in rows]
            last = rows[-1].version

    async def acted_at(self, table_id: str, until: int = sys.maxsize) -> int:
        """Return when a person last acted at a table, at most `until`; 0 if nobody has."""
        entries = schema.log.c
        newest = select(func.max(entries.at)).where(
            entries.table_id == table_id, entries.by.is_not(None), entries.at <= until
        )
        return (await self.rows(newest))[0][0] or 0

    async def log(self, table_id: str) -> Sequence[LogEntry]:
        """Return the whole log of a table. Use `log_pages` if it may be long."""
        return [
            log_items.read_entry(entry) async for page in self.log_pages(table_id) for entry in page
        ]

    async def begin_thread(self, thread: OpeningThread) -> None:
        """Store that a thread is about to be made."""

        def work(connection: Connection) -> None:
            row = insert(connection, schema.opening_threads).values(asdict(thread))
            connection.execute(row.on_conflict_do_nothing())

        await self.write(work)

    async def end_thread(self, press: int) -> None:
        """Store that the table in a thread is stored, or that the thread is gone."""
        await self.execute(delete(schema.opening_threads).where(THREAD.press == press))

    async def opening_threads(self, before: int) -> Sequence[OpeningThread]:
        """Return the threads that were begun before a time and have not been ended."""
        columns = [THREAD[field.name] for field in fields(OpeningThread)]
        query = select(*columns).where(THREAD.at < before, of_shards(THREAD.guild, self._shards))
        return [
            OpeningThread(*row) for row in await self.rows(query.order_by(THREAD.at, THREAD.press))
        ]

    async def unsent_absences(self) -> Sequence[UnsentAbsence]:
        """Return the people who are still to be told.

        Each change of a slow table stores its own.
        """
        joined = schema.unsent_absences.join(schema.tables, schema.tables.c.id == ABSENCE.table_id)
        query = (
            select(ABSENCE.table_id, ABSENCE.user, ABSENCE.version)
            .select_from(joined)
            .where(owned_by(self._shards))
        )
        return [
            UnsentAbsence(*row)
            for row in await self.rows(query.order_by(ABSENCE.table_id, ABSENCE.user))
        ]

    async def mark_absence_told(self, absence: UnsentAbsence) -> None:
        """Store that a person has been told."""
        await self.execute(
            delete(schema.unsent_absences).where(
                ABSENCE.table_id == absence.table,
                ABSENCE.user == absence.user,
                ABSENCE.version <= absence.version,
            )
        )


def scrap(connection: Connection, table_id: str, now: int) -> None:
    """Void a table and refund the chips on it, see `TableRows.scrap`."""
    unscrapped = and_(schema.tables.c.id == table_id, schema.tables.c.phase != schema.SCRAPPED)
    version = schema.tables.c.version
    values = {
        "phase": schema.SCRAPPED,
        "version": version + 1,
        "due": None,
        "changed_at": now,
    }
    updating = (
        update(schema.tables)
        .where(unscrapped)
        .values(values)
        .returning(version, schema.tables.c.guild)
    )
    row = connection.execute(updating).first()
    if row is None:
        return
    connection.execute(delete(schema.awaited).where(schema.awaited.c.table_id == table_id))
    connection.execute(
        delete(schema.unsent_absences).where(schema.unsent_absences.c.table_id == table_id)
    )
    entry = {
        "table_id": table_id,
        "version": row.version,
        "at": now,
        "by": None,
        "events": "[]",
    }
    connection.execute(
        INSERT_ENTRY,
        {**entry, "what": json.dumps([log_items.write_item(log_items.TableScrapped())])},
    )
    refunds = ledger.refunds(connection, table_id, row.version)
    ledger.book(connection, refunds, row.guild, table_id, now)


def _has_known_rules() -> ColumnElement[bool]:
    """Return the condition that this process knows the game of a table, and its rules or newer
    ones.
    """
    tables = schema.tables.c
    return or_(
        *(
            and_(tables.game == rules.key, tables.rules_version <= rules.rules_version)
            for rules in GAMES.values()
        )
    )


def _table_row(table: Table, now: int) -> dict[str, object]:
    """Return the columns of a table that may change, all but its id."""
    return {
        "guild": table.guild,
        "channel": table.channel,
        "game": table.game,
        "rules_version": table.rules_version,
        "phase": str(table.phase),
        "version": table.version,
        "due": table.clock.due,
        "changed_at": now,
        "body": table_json.dump(table),
        "host": table.host,
        "slow": table.table_options.slow,
        "tournament": table.round and table.round.tournament,
    }


def _take_over_hands(connection: Connection, table: Table, round_: Round) -> None:
    """Let the direct messages with people's hands of earlier rounds become those of a table.

    A slow answer of Discord may have left a person two rows: the newest message counts.
    """
    tables, messages = schema.tables.c, schema.messages.c
    keys = [slots.hand(chair.user).key for chair in table.chairs if chair.user is not None]
    earlier = select(tables.id).where(tables.tournament == round_.tournament, tables.id != table.id)
    here = (messages.table_id.in_(earlier), messages.place.in_(keys))
    rows = connection.execute(select(schema.messages).where(*here)).all()
    newest = {row.place: row._asdict() for row in sorted(rows, key=lambda row: row.message)}
    connection.execute(delete(schema.messages).where(*here))
    for row in newest.values():
        connection.execute(
            schema.messages.insert().values({**row, "table_id": table.id, "version": 0})
        )


def _store_consequences(connection: Connection, change: Change, now: int) -> None:
    """Store everything of a change but the table's own row."""
    table = change.table
    entry = {
        "table_id": table.id,
        "version": table.version,
        "at": now,
        "by": change.by,
        "what": json.dumps([log_items.write_item(item) for item in change.what]),
        "events": json.dumps(table_json.dump_events(change.events)),
        "settled": counters.settled_text(change),
    }
    connection.execute(INSERT_ENTRY, entry)
    counters.store(connection, change, now)
    slow_table_reminders.store_waits(connection, table, change.by, now)
    store_absences(connection, change)
    ledger.store_winnings(connection, table.guild, change.winnings)
    if not ledger.book(connection, change.transfers, table.guild, table.id, now):
        raise ValueError(
            f"table {table.id}, version {table.version}: a transfer with one of these ids was"
            f" booked before"
        )
