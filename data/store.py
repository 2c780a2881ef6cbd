"""The store: the whole database, one part for each subject, on SQLAlchemy Core, for SQLite and
PostgreSQL.

A transaction is a function of a connection (see `data.database.database`). A cancelled method has
been rolled back, or, if it was cancelled during its commit, has happened: the caller must load
again. Times are milliseconds since 1970, amounts half-chips. A method is one transaction unless it
says otherwise, and may raise `Busy`.
"""

from data import person_marks
from data.database.database import Database
from data.database.open_database import open_database, sqlite_file, upgrade_schema
from data.evenings import Evenings
from data.expiry import Expiry
from data.leaderboards_and_seasons import Leaderboards
from data.ledger import Ledger
from data.messages import Messages
from data.people import People
from data.privacy import Privacy
from data.profiles_and_fair_play import Profiles
from data.servers import Servers
from data.shards import EVERY_SHARD, Shards
from data.slow_table_reminders import SlowTableReminders
from data.tables import TableRows
from data.tournaments import Tournaments
from data.transactions_and_caches import Caches, Transactions

ALONE = (
    "SHARDS gives this process a part, but SQLite serves only one: set DATABASE_URL to a"
    " PostgreSQL that all processes reach."
)


class Store(Transactions):
    """The whole database: a part for each subject, and transactions.

    Attributes:
        tables: Tables, their logs, and unfinished work on slow tables.
        messages: The messages that show tables.
        ledger: Accounts, transfers and balances of chips.
        people: Names, preferences, levels, answers to puzzles.
        reminders: The people that slow tables wait for, and when they were told.
        servers: Settings, presets, bans, the record of moderation, facts about the bot.
        evenings: Planned evenings.
        tournaments: Tournaments that have begun.
        leaderboards: Leaderboards and seasons.
        profiles: Profiles, achievements and fair play of people.
        privacy: Export and erasure of a person's data.
        expiry: Erasure of servers that the bot has left, and of rows that are kept for a time.
    """

    def __init__(
        self, database: Database, mark_key: bytes = b"", shards: Shards = EVERY_SHARD
    ) -> None:
        super().__init__(database)
        caches = Caches()
        self._caches = caches
        self.shards = shards
        self.tables = TableRows(database, shards, caches)
        self.messages = Messages(database, shards, caches)
        self.ledger = Ledger(database)
        self.people = People(database, mark_key, shards, caches)
        self.reminders = SlowTableReminders(database)
        self.servers = Servers(database)
        self.evenings = Evenings(database, shards)
        self.tournaments = Tournaments(database, shards)
        self.leaderboards = Leaderboards(database, shards)
        self.profiles = Profiles(database, mark_key, caches)
        self.privacy = Privacy(database, mark_key, self.tables, caches)
        self.expiry = Expiry(database, caches)

    async def close(self) -> None:
        await self.database.close()

    def read_anew(self) -> None:
        """Drop all cached rows: another process may have written them."""
        self._caches.clear()


async def open_store(url: str, shards: Shards = EVERY_SHARD) -> Store:
    """Connect to a database, and upgrade its schema.

    The folder of an SQLite file is made if it does not exist.

    Raises `ValueError` if an SQLite database is to serve several processes or the address will not
    do, `DatabaseUnusable` if the database cannot be opened.
    """
    check_address(url, shards)
    database = await open_database(url)
    try:
        await upgrade_schema(database)
        return await store_on(database, shards)
    except BaseException:
        await database.close()
        raise


async def store_on(database: Database, shards: Shards = EVERY_SHARD) -> Store:
    """Return the store of a database whose schema is that of this version. See `open_store`."""
    return Store(database, await database.write(person_marks.load_key), shards)


def check_address(url: str, shards: Shards) -> None:
    """Raise `ValueError`, with a sentence for the host, if an address will not do for a process
    with these shards.
    """
    if sqlite_file(url) is not None and not shards.all:
        raise ValueError(ALONE)
