"""The store: `tables.service.store.Store` on SQLAlchemy Core, the same for SQLite and PostgreSQL. One transaction per method.

A transaction is a function of a connection (see `data.database.database`). A cancelled method has been rolled back, or, if it was
cancelled during its commit, has happened: the caller must load again.
"""

import json
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict
from typing import Unpack

from sqlalchemy import ColumnElement, Connection, TextClause, and_, bindparam, func, not_, or_, select, update
from sqlalchemy.exc import IntegrityError

from ai.levels import Level
from data import schema, table_json
from data.database.database import Database
from data.database.open_database import open_database, upgrade_schema
from data.database.postgres_database import PostgresDatabase
from data.database.shard_connection import Wire
from data.database.upserts import insert, update_columns
from data.owned_rows import owned
from data.stores import day_winnings, leaderboard_store, ledger, level_results
from data.stores.key_value_store import Facts
from data.stores.message_store import PostedMessages
from data.stores.moderation_store import Moderation
from data.stores.people_store import People
from data.stores.personal_data_store import PersonalData
from data.stores.preset_store import Presets
from data.stores.retention_store import Retention
from games import GAMES
from tables.chips.chip_accounts import Account, Transfer
from tables.service.level_matching import LevelRecord
from tables.service.shards import Shards
from tables.service.store import ChannelTaken, Conflict, GuildChanges, Newer, Unreadable
from tables.state import log_items, slots
from tables.state.change import Change
from tables.state.log_items import LogEntry, StoredEntry
from tables.state.pace import DAY, HOUR
from tables.state.people import Booking, GuildSettings, LeaderboardEntry
from tables.state.phases import LIVE_PHASES
from tables.state.table import Table

PAGE = 500  # entries of a log that are read in one piece: a millisecond
SCRAPPED = "scrapped"  # a phase that only the database knows: void, and nobody can read it
EVERY_SHARD = Shards()
# Of every change: to make such a statement and to find out what it is costs as much as to execute it.
MOVED = update(schema.tables).where(schema.tables.c.id == bindparam("of"), schema.tables.c.version == bindparam("before"))
LOGGED = schema.log.insert()
ALONE = "SHARDS gives this process a part, but SQLite serves only one: set DATABASE_URL to a PostgreSQL that all processes reach."


async def open_store(url: str, mark_key: bytes = b"", shards: Shards = EVERY_SHARD) -> "SqlStore":
    """Connect, and bring the schema up to date. The folder of an SQLite file is made if need be. With the key marks are made of
    who has been forgotten: it is not in the database. Raises `ValueError` where SQLite is asked to serve several processes,
    `OSError` where there is no database that lets us in."""
    database = await open_database(url)
    try:
        if database.sqlite and not shards.all:
            raise ValueError(ALONE)
        await upgrade_schema(database)
    except BaseException:
        await database.close()
        raise
    return SqlStore(database, mark_key, shards)


class SqlStore(PersonalData, PostedMessages, People, Moderation, Retention, Presets, Facts):
    """See `tables.service.store.Store`."""

    def __init__(self, database: Database, mark_key: bytes = b"", shards: Shards = EVERY_SHARD) -> None:
        super().__init__(database, mark_key)
        self._shards = shards
        self._mine = owned(shards)
        self._recent = self._people, self._preferences, self._rounds, self._names, self._posted

    def wire(self, heard: Callable[[str], None], back: Callable[[], None]) -> Wire:
        """To the other processes."""
        assert isinstance(self.database, PostgresDatabase)  # see `open_store`
        return Wire(self.database, self._shards, heard, back)

    def read_anew(self) -> None:
        """Another process has written what is remembered here."""
        for recent in self._recent:
            recent.forget()

    @contextmanager
    def _erasing(self) -> Iterator[None]:
        """Around what changes rows of all kinds."""
        with ExitStack() as stack:
            for recent in self._recent:
                stack.enter_context(recent.writing())
            yield

    async def forget_person(self, user: int, now: int) -> Sequence[str]:
        with self._erasing():
            return await super().forget_person(user, now)

    async def erase_table(self, table_id: str) -> None:
        with self._posted.writing(table_id):
            await super().erase_table(table_id)

    async def erase_server(self, guild: int) -> None:
        with self._erasing():
            await super().erase_server(guild)

    # ---- tables

    async def create(self, change: Change, now: int) -> None:
        def work(connection: Connection) -> None:
            row = {"id": change.table.id, **_row(change.table, now)}
            taken = insert(connection, schema.tables).values(row).on_conflict_do_nothing()
            if (connection.execute(taken)).rowcount == 0:
                raise ChannelTaken
            _record(connection, change, now)

        await self._write(work)

    async def commit(self, change: Change, now: int) -> None:
        def work(connection: Connection) -> None:
            table = change.table
            row = {"of": table.id, "before": table.version - 1, **_row(table, now)}
            try:
                moved = connection.execute(MOVED, row)
            except IntegrityError:  # it came back to life, or moved, where another table is
                raise ChannelTaken from None
            if moved.rowcount == 0:
                raise Conflict
            _record(connection, change, now)

        if change.records:
            with self._rounds.writing(*((change.table.game, record.user) for record in change.records)):
                await self._write(work)
        else:
            await self._write(work)

    async def scrap(self, table_id: str, now: int) -> None:
        def work(connection: Connection) -> None:
            there = and_(schema.tables.c.id == table_id, schema.tables.c.phase != SCRAPPED)
            version = schema.tables.c.version
            values = {"phase": SCRAPPED, "version": version + 1, "due": None, "changed_at": now}
            result = connection.execute(
                update(schema.tables).where(there).values(values).returning(version, schema.tables.c.guild)
            )
            row = result.first()
            if row is None:
                return
            _log(connection, table_id, row.version, now, None, (log_items.TableScrapped(),), [])
            refunds = ledger.refunds(connection, table_id, row.version)
            ledger.book(connection, refunds, row.guild, table_id, now)

        await self._write(work)

    async def table(self, table_id: str) -> Table | None:
        return await self._load(schema.tables.c.id == table_id)

    async def live_table_in(self, channel: int) -> Table | None:
        return await self._load(schema.tables.c.channel == channel, schema.LIVE)

    async def newest_in_channel(self, channel: int, limit: int) -> Sequence[str]:
        columns = schema.tables.c
        query = select(columns.id).where(columns.channel == channel).order_by(columns.changed_at.desc(), columns.id).limit(limit)
        return [row.id for row in await self._rows(query)]

    async def _load(self, *where: ColumnElement[bool] | TextClause) -> Table | None:
        one = schema.tables.c
        for row in await self._rows(select(one.id, one.guild, one.phase, one.game, one.rules_version, one.body).where(*where)):
            if row.phase == SCRAPPED:
                raise Unreadable(row.id)
            try:
                return table_json.load(row.id, row.game, row.rules_version, row.body)
            except Unreadable:
                if self._shards.owns(row.guild):
                    raise
                raise Newer from None  # an older process has it, and plays on: it is being updated after this one
        return None

    async def live_tables(self, guild: int | None = None) -> Sequence[str]:
        query = select(schema.tables.c.id).where(schema.LIVE, self._mine).order_by(schema.tables.c.channel)
        rows = await self._rows(query if guild is None else query.where(schema.tables.c.guild == guild))
        return [row.id for row in rows]

    async def tables_with_hand(self, user: int) -> Sequence[str]:
        shown = and_(schema.messages.c.table_id == schema.tables.c.id, schema.messages.c.place == slots.hand(user).key)
        query = select(schema.tables.c.id).select_from(schema.tables.join(schema.messages, shown)).where(schema.LIVE, self._mine)
        return [row.id for row in await self._rows(query.order_by(schema.tables.c.id))]

    async def due_tables(self, until: int) -> Mapping[str, int]:
        one = schema.tables.c
        query = select(one.id, one.due).where(one.due <= until, _known(), self._mine)
        rows = await self._rows(query.order_by(one.due, one.id))
        return {row.id: row.due for row in rows}

    async def orphaned_tables(self, now: int) -> Sequence[str]:
        when = schema.tables.c.due
        query = select(schema.tables.c.id).where(when <= now - HOUR, not_(_known()), self._mine).order_by(schema.tables.c.id)
        return [row.id for row in await self._rows(query)]

    async def log(self, table_id: str) -> Sequence[LogEntry]:
        return [log_items.read_entry(one) async for page in self.log_pages(table_id) for one in page]

    async def log_pages(self, table_id: str) -> AsyncIterator[Sequence[StoredEntry]]:
        one = schema.log.c
        query = select(*(one[name] for name in StoredEntry._fields)).where(one.table_id == table_id).order_by(one.version)
        last = 0
        while rows := await self._rows(query.where(one.version > last).limit(PAGE)):
            yield [StoredEntry(*row) for row in rows]
            last = rows[-1].version

    # ---- messages

    async def outdated_tables(self, now: int) -> Sequence[str]:
        await self._write_shown()
        tables, messages = schema.tables.c, schema.messages.c
        lately = tables.changed_at > now - DAY
        wanted = select(tables.id).where(schema.LIVE).union(select(tables.id).where(lately))  # one index each; OR would read all
        shown = and_(messages.table_id == tables.id, messages.place == slots.TABLE.key)
        # of a scrapped table nothing can be shown any more but that it is over, where it was shown
        missing = and_(messages.version.is_(None), tables.phase != SCRAPPED)
        behind = or_(missing, messages.version < tables.version)
        query = (
            select(tables.id)
            .select_from(schema.tables.outerjoin(schema.messages, shown))
            .where(tables.id.in_(wanted), behind, self._mine)
        )
        # while it is played, hands lag behind where nothing has changed for them; in the end each says that it is over
        hands = (
            select(tables.id)
            .select_from(schema.tables.join(schema.messages, messages.table_id == tables.id))
            .where(lately, tables.phase.not_in(LIVE_PHASES), messages.version < tables.version, self._mine)
        )
        both = query.add_columns(tables.changed_at).union(hands.add_columns(tables.changed_at)).subquery()
        return [row.id for row in await self._rows(select(both.c.id).order_by(both.c.changed_at, both.c.id))]

    async def recently_changed(self, span: int) -> Sequence[str]:
        columns = schema.tables.c
        since = select(func.max(columns.changed_at)).where(self._mine).scalar_subquery() - span
        query = (
            select(columns.id)
            .where(schema.LIVE, columns.changed_at >= since, self._mine)
            .order_by(columns.changed_at, columns.id)
        )
        return [row.id for row in await self._rows(query)]

    # ---- chips

    async def transfer(self, transfer: Transfer, guild: int, now: int) -> bool:
        return await self._write(lambda connection: ledger.book(connection, (transfer,), guild, None, now))

    async def balance(self, account: Account) -> int:
        return (await self.balances((account,)))[account]

    async def balances(self, accounts: Collection[Account]) -> Mapping[Account, int]:
        one = schema.accounts.c
        rows = await self._rows(select(one.account, one.balance).where(one.account.in_(accounts)))
        return {**dict.fromkeys(accounts, 0), **{row.account: row.balance for row in rows}}

    async def day_winnings(self, guild: int, users: Collection[int], day: int) -> Mapping[int, int]:
        return await self._read(lambda connection: day_winnings.on_day(connection, guild, users, day))

    async def chips_at_tables(self, guild: int, user: int) -> int:
        rows = await self._rows(select(schema.tables.c.body).where(schema.tables.c.guild == guild, schema.LIVE))
        return sum(table_json.paid_in(row.body, user) for row in rows)

    async def bookings(self, account: Account, limit: int, before: int | None = None) -> Sequence[Booking]:
        return await self._read(lambda connection: ledger.history(connection, account, limit, before))

    async def audit(self) -> int:
        return await self._read(ledger.audit)

    # ---- people

    async def leaderboard_page(self, guild: int, by: str, limit: int, offset: int = 0) -> Sequence[LeaderboardEntry]:
        return await self._read(lambda connection: leaderboard_store.standings(connection, guild, by, limit, offset))

    async def leaderboard_entry(self, guild: int, by: str, user: int) -> LeaderboardEntry | None:
        return await self._read(lambda connection: leaderboard_store.standing(connection, guild, by, user))

    async def leaderboard_size(self, guild: int, by: str = "chips") -> int:
        return await self._read(lambda connection: leaderboard_store.size(connection, guild, by))

    async def guild_settings(self, guild: int) -> GuildSettings:
        for row in await self._rows(select(schema.guilds).where(schema.guilds.c.guild == guild)):
            return GuildSettings(**row._mapping)
        return GuildSettings(guild)

    async def update_guild_settings(self, guild: int, **changes: Unpack[GuildChanges]) -> None:
        defaults = asdict(GuildSettings(guild))
        await self._write(lambda connection: update_columns(connection, schema.guilds, defaults, changes))

    async def level_results(self, user: int) -> Mapping[str, Mapping[Level, LevelRecord]]:
        return await self._read(lambda connection: level_results.read(connection, user))


def _known() -> ColumnElement[bool]:
    """Tables of games and rules that this process knows, or of older rules."""
    one = schema.tables.c
    return or_(*(and_(one.game == rules.key, one.rules_version <= rules.rules_version) for rules in GAMES.values()))


def _row(table: Table, now: int) -> dict[str, object]:
    """The columns of a table that change, or could."""
    return {
        "guild": table.guild,
        "channel": table.channel,
        "game": table.game,
        "rules_version": table.rules_version,
        "phase": str(table.phase),
        "version": table.version,
        "due": table.clock.due if table.live else None,
        "changed_at": now,
        "body": table_json.dump(table),
        "host": table.host,
    }


def _record(connection: Connection, change: Change, now: int) -> None:
    """All that a change brings besides the table's own row."""
    table = change.table
    _log(connection, table.id, table.version, now, change.by, change.what, table_json.dump_events(change.events))
    for record in sorted(change.records, key=lambda record: record.user):
        one = {"guild": table.guild, "user": record.user, "played": 1, "won": int(record.won)}
        new = insert(connection, schema.records).values(one)
        more = {
            "played": schema.records.c.played + new.excluded.played,
            "won": schema.records.c.won + new.excluded.won,
        }
        connection.execute(new.on_conflict_do_update(index_elements=["guild", "user"], set_=more))
        first = insert(connection, schema.rounds).values(user=record.user, game=table.game, played=1)
        another = {"played": schema.rounds.c.played + 1}
        connection.execute(first.on_conflict_do_update(index_elements=["user", "game"], set_=another))
        if record.level is not None:
            level_results.count(connection, table.game, record)
    day_winnings.count(connection, table.guild, change.winnings)
    if not ledger.book(connection, change.transfers, table.guild, table.id, now):
        raise ValueError(f"table {table.id}, version {table.version}: a transfer with one of these ids was booked before")


def _log(
    connection: Connection,
    table_id: str,
    version: int,
    now: int,
    by: int | None,
    what: Sequence[log_items.LogItem],
    events: Sequence[object],
) -> None:
    row = {
        "table_id": table_id,
        "version": version,
        "at": now,
        "by": by,
        "what": json.dumps([log_items.write_item(item) for item in what]),
        "events": json.dumps(events),
    }
    connection.execute(LOGGED, row)
