"""The store: `service.store.Store` on SQLAlchemy Core, for SQLite and PostgreSQL.

A transaction is a function of a connection (see `data.database.database`). A cancelled method has been rolled back, or, if it was
cancelled during its commit, has happened: the caller must load again.
"""

from collections.abc import Sequence

from data.database.database import Database
from data.database.open_database import open_database, sqlite_file, upgrade_schema
from data.stores import person_marks
from data.stores.achievement_store import SqlAchievementStore
from data.stores.chip_store import SqlChipStore
from data.stores.evening_store import SqlEveningStore
from data.stores.fact_store import SqlFactStore
from data.stores.fair_play_store import SqlFairPlayStore
from data.stores.leaderboard_store import SqlLeaderboardStore
from data.stores.message_store import SqlMessageStore
from data.stores.moderation_store import SqlModerationStore
from data.stores.people_store import SqlPeopleStore
from data.stores.personal_data_store import SqlPersonalDataStore
from data.stores.profile_store import SqlProfileStore
from data.stores.puzzle_store import SqlPuzzleStore
from data.stores.reminder_store import SqlReminderStore
from data.stores.retention_store import SqlRetentionStore
from data.stores.season_store import SqlSeasonStore
from data.stores.server_store import SqlServerStore
from data.stores.store_base import EVERY_SHARD
from data.stores.table_store import SqlTableStore
from data.stores.unfinished_store import SqlUnfinishedStore
from service.shards import Shards
from tables.state.change import Change

ALONE = "SHARDS gives this process a part, but SQLite serves only one: set DATABASE_URL to a PostgreSQL that all processes reach."


async def open_store(url: str, old_mark_key: bytes = b"", shards: Shards = EVERY_SHARD) -> "SqlStore":
    """Connect to a database, and upgrade its schema. The folder of an SQLite file is made if it does not exist.

    `old_mark_key` finds the marks of forgotten people that version 1.1.0 and older made. Raises `ValueError` if an SQLite
    database is to serve several processes or the address will not do, `DatabaseUnusable` if the database cannot be opened.
    """
    check_address(url, shards)
    database = await open_database(url)
    try:
        await upgrade_schema(database)
        return await store_on(database, old_mark_key, shards)
    except BaseException:
        await database.close()
        raise


async def store_on(database: Database, old_mark_key: bytes = b"", shards: Shards = EVERY_SHARD) -> "SqlStore":
    """Return the store of a database whose schema is that of this version. See `open_store`."""
    return SqlStore(database, (await database.write(person_marks.load_key), old_mark_key), shards)


def check_address(url: str, shards: Shards) -> None:
    """Raise `ValueError`, with a sentence for the host, if an address will not do for a process with these shards."""
    if sqlite_file(url) is not None and not shards.all:
        raise ValueError(ALONE)


class SqlStore(
    SqlPersonalDataStore,
    SqlAchievementStore,
    SqlTableStore,
    SqlMessageStore,
    SqlChipStore,
    SqlLeaderboardStore,
    SqlSeasonStore,
    SqlProfileStore,
    SqlPuzzleStore,
    SqlFairPlayStore,
    SqlPeopleStore,
    SqlServerStore,
    SqlModerationStore,
    SqlReminderStore,
    SqlRetentionStore,
    SqlFactStore,
    SqlEveningStore,
    SqlUnfinishedStore,
):
    """Implements `service.store.Store`: all parts, and what one part changes in the caches of another."""

    async def commit(self, change: Change, now: int) -> None:
        if not change.records:
            await super().commit(change, now)
            return
        with self._deals.writing(*((change.table.game, record.user) for record in change.records)):
            await super().commit(change, now)

    async def forget_person(self, user: int, now: int) -> Sequence[str]:
        with self._writing_all_rows():
            return await super().forget_person(user, now)

    async def erase_table(self, table_id: str) -> None:
        with self._posted.writing(table_id):
            await super().erase_table(table_id)

    async def erase_server(self, guild: int) -> None:
        with self._writing_all_rows():
            await super().erase_server(guild)
