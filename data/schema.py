"""The schema of the database, for SQLite and PostgreSQL alike. Times are milliseconds since 1970, amounts half-chips.

A change here needs a migration: `tests/data/test_migrations.py` compares the two.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    false,
    text,
)

metadata = MetaData()


class Ids(TypeDecorator[tuple[int, ...]]):
    """A column type: Discord ids, stored as one text."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: tuple[int, ...] | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        return None if value is None else " ".join(map(str, value))

    def process_result_value(self, value: str | None, dialect: Dialect) -> tuple[int, ...] | None:  # noqa: ARG002
        return None if value is None else tuple(map(int, value.split()))


SCRAPPED = "scrapped"  # phase of a table that is void because nobody can read it; only the database knows it
LIVE = text("phase IN ('lobby', 'playing', 'pause')")  # literal, so that partial indexes with this condition are used

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("phase", Text, nullable=False),  # of `tables.state.table.Phase`, or "scrapped": void, and the body cannot be read
    Column("version", BigInteger, nullable=False),
    Column("due", BigInteger),  # the earlier of deadline and nudge; NULL if neither, or not live
    Column("changed_at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # `data.table_json`: hands and the secret of the session are in it
    Column("host", BigInteger),  # NULL until a process younger than version 1 writes the table
    Index("tables_channel", "channel", unique=True, sqlite_where=LIVE, postgresql_where=LIVE),  # one live table per channel
    Index("tables_guild", "guild", sqlite_where=LIVE, postgresql_where=LIVE),
    Index("tables_server", "guild"),
    Index("tables_due", "due", sqlite_where=text("due IS NOT NULL"), postgresql_where=text("due IS NOT NULL")),
    Index("tables_changed_at", "changed_at"),
    Index("tables_newest", "channel", "changed_at"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", BigInteger, primary_key=True),  # one writer per version
    Column("at", BigInteger, nullable=False),
    Column("by", BigInteger),  # the person; NULL: the clock or a computer player
    Column("what", Text, nullable=False),  # JSON: a list of strings
    Column("events", Text, nullable=False),  # JSON: a list, as `games.parts.codec` writes them
    Index("log_by", "by", "table_id", sqlite_where=text("by IS NOT NULL"), postgresql_where=text("by IS NOT NULL")),
)

accounts = Table(
    "accounts",
    metadata,
    Column("account", Text, primary_key=True),  # of `tables.chips.chip_accounts`
    Column("guild", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),  # "member", "table" or "house"
    Column("user", BigInteger),  # of a member; below 0 an alias (`data.personal_columns`)
    Column("balance", BigInteger, nullable=False),  # hc; always the sum of its transfers
    CheckConstraint("balance >= 0 OR kind = 'house'", name="accounts_no_debt"),
    Index(
        "accounts_standing",
        "guild",
        "balance",
        "user",
        sqlite_where=text("kind = 'member'"),
        postgresql_where=text("kind = 'member'"),
    ),
    Index("accounts_user", "user"),
    Index("accounts_guild", "guild", "kind"),
)

transfers = Table(
    "transfers",
    metadata,
    Column("id", Text, primary_key=True),  # booked once
    Column("source", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("amount", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id")),
    Column("at", BigInteger, nullable=False),
    Column("line", Integer, nullable=False),  # its place in its change: the order of one moment
    CheckConstraint("amount > 0", name="transfers_forward"),
    CheckConstraint("source <> target", name="transfers_two_sides"),
    Index("transfers_table", "table_id"),
    Index("transfers_source", "source", "at"),
    Index("transfers_target", "target", "at"),
)

messages = Table(
    "messages",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("place", Text, primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("posted_at", BigInteger, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),  # for processes of version 1: the username. Names are those of members
    Column("username", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("dm_channel", BigInteger),
    Column("dm_closed", Boolean, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),  # on that server
    Index("members_user", "user"),
)

guilds = Table(
    "guilds",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", Text),
    Column("computer_chips", Boolean, nullable=False),
    Column("server_tables", Integer),
    Column("host_tables", Integer),
    Column("session_deals", Integer),
    Column("channels", Ids),
    Column("arrived", BigInteger),
)

bans = Table(
    "bans",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

moderation = Table(
    "moderation",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("press", BigInteger, primary_key=True, autoincrement=False),  # Discord's ids grow with time
    Column("at", BigInteger, nullable=False),
    Column("by", BigInteger, nullable=False),
    Column("what", Text, nullable=False),  # a `Deed`
    Column("about", Text, nullable=False),  # a value, the id of a channel or a person, the name of a preset
)

preferences = Table(
    "tastes",  # the name is that of version 1
    metadata,
    Column("owner", Text, primary_key=True),  # person or guild
    Column("of", BigInteger, primary_key=True, autoincrement=False),
    Column("classic", Boolean),
    Column("large", Boolean, nullable=False),
    Column("contrast", Boolean, nullable=False),
    Column("digits", Boolean, nullable=False),
    Column("words", Boolean, nullable=False),
    Column("uncoached", Boolean, nullable=False, server_default=false()),  # processes of version 1 write rows without it
    Column("company", Text),  # a level; NULL: by what the person has won
)

presets = Table(
    "presets",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("manners", Text, nullable=False),  # JSON: the table options. The name is that of version 1
)

facts = Table(
    "facts",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

forgotten = Table(
    "forgotten",
    metadata,
    Column(
        "mark", Text, primary_key=True
    ),  # of a person on a server, in one direction: `data.stores.personal_data_store.mark_of`
    Column("at", BigInteger, nullable=False),
)

departures = Table(
    "departures",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),  # we are not on it any more
    Column("since", BigInteger, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("played", BigInteger, nullable=False),
    Column("won", BigInteger, nullable=False),
    Index("records_standing", "guild", "won", "user"),
)

winnings = Table(  # from the house, on the day on which somebody last played against it
    "winnings",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, nullable=False),  # since 1970, UTC
    Column("hc", BigInteger, nullable=False),
)

against = Table(  # a person's rounds alone against bots of one level, on all servers; in `PARTS_PER_ROUND` of `level_matching`
    "against",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("level", Text, primary_key=True),
    Column("played", BigInteger, nullable=False),
    Column("fair", BigInteger, nullable=False),
    Column("won", BigInteger, nullable=False),
)

rounds = Table(  # of a game that a person has played, on all servers
    "rounds",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("played", BigInteger, nullable=False),
)
