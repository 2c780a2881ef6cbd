"""The schema of the database, for SQLite and PostgreSQL alike. Times are milliseconds since 1970, amounts half-chips.

Each column says in its `info` what it holds of people: export and erasure follow that. If a new column holds anything of people,
docs/hosts/privacy.md must name it.

Counters and what else people have earned, evenings, partners and unfinished work have files of their own, which this one names.

A change here needs a migration: `tests/data/test_migrations.py` compares the two.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    false,
    text,
)

from data.columns import ACTOR, KEPT, NOTHING, OWN, OWNER, WITHIN, Held, Ids, Keys, metadata
from data.counter_tables import (
    GONE,
    ON_BOARDS,
    OPEN,
    TO_TELL,
    WITH_GAIN,
    WITH_MATCHES,
    WITH_RATING,
    WITH_ROUNDS,
    WITH_SHARE,
    achievement_steps,
    achievements,
    left_rounds,
    pair_shares,
    pairs,
    puzzle_answers,
    rating_meetings,
    ratings,
    season_winners,
    seasons,
    tallies,
)
from data.evening_tables import evening_guests, evenings, wishes
from data.partner_tables import WITH_TEAM_MATCHES, WITH_TEAM_RATING, WITH_TEAM_ROUNDS, partner_tallies, partners
from data.unfinished_tables import opening_threads, unsent_absences

__all__ = (  # what other files define
    "GONE",
    "ON_BOARDS",
    "OPEN",
    "TO_TELL",
    "WITH_GAIN",
    "WITH_MATCHES",
    "WITH_RATING",
    "WITH_ROUNDS",
    "WITH_SHARE",
    "WITH_TEAM_MATCHES",
    "WITH_TEAM_RATING",
    "WITH_TEAM_ROUNDS",
    "Held",
    "achievement_steps",
    "achievements",
    "evening_guests",
    "evenings",
    "left_rounds",
    "metadata",
    "opening_threads",
    "pair_shares",
    "pairs",
    "partner_tallies",
    "partners",
    "puzzle_answers",
    "rating_meetings",
    "ratings",
    "season_winners",
    "seasons",
    "tallies",
    "unsent_absences",
    "wishes",
)

SCRAPPED = "scrapped"  # phase of a table that is void because nobody can read it; only the database knows it
LIVE = text("phase IN ('lobby', 'playing', 'pause')")  # literal, so that partial indexes with this condition are used

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True, info=NOTHING),
    Column("guild", BigInteger, nullable=False, info=NOTHING),
    Column("channel", BigInteger, nullable=False, info=NOTHING),
    Column("game", Text, nullable=False, info=NOTHING),
    Column("rules_version", Integer, nullable=False, info=NOTHING),
    Column(
        "phase", Text, nullable=False, info=NOTHING
    ),  # of `tables.state.table.Phase`, or "scrapped": void, and the body cannot be read
    Column("version", BigInteger, nullable=False, info=NOTHING),
    Column("due", BigInteger, info=NOTHING),  # the earlier of deadline and nudge; NULL if neither, or not live
    Column("changed_at", BigInteger, nullable=False, info=NOTHING),
    Column("body", Text, nullable=False, info=WITHIN),  # `data.table_json`: hands and the secret of the session are in it
    Column("host", BigInteger, info=ACTOR),  # NULL until a process younger than version 1 writes the table
    Column("slow", Boolean, nullable=False, server_default=false(), info=NOTHING),  # turns last for hours or a day
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
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True, info=NOTHING),
    Column("version", BigInteger, primary_key=True, info=NOTHING),  # one writer per version
    Column("at", BigInteger, nullable=False, info=NOTHING),
    Column("by", BigInteger, info=ACTOR),  # the person; NULL: the clock or a computer player
    Column("what", Text, nullable=False, info=NOTHING),  # JSON: a list of strings
    Column("events", Text, nullable=False, info=NOTHING),  # JSON: a list, as `games.parts.codec` writes them
    Index("log_by", "by", "table_id", sqlite_where=text("by IS NOT NULL"), postgresql_where=text("by IS NOT NULL")),
)

erased_logs = Table(  # games whose logs have been erased on a server; the logs of all other games are complete
    "erased_logs",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("game", Text, primary_key=True, info=NOTHING),
)

accounts = Table(
    "accounts",
    metadata,
    Column("account", Text, primary_key=True, info=WITHIN),  # of `tables.chips.chip_accounts`
    Column("guild", BigInteger, nullable=False, info=NOTHING),
    Column("kind", Text, nullable=False, info=NOTHING),  # "member", "table" or "house"
    Column("user", BigInteger, info=WITHIN),  # of a member; below 0 an alias (`data.personal_columns`)
    Column("balance", BigInteger, nullable=False, info=NOTHING),  # hc; always the sum of its transfers
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
    Column("id", Text, primary_key=True, info=WITHIN),  # booked once
    Column("source", Text, nullable=False, info=WITHIN),
    Column("target", Text, nullable=False, info=WITHIN),
    Column("amount", BigInteger, nullable=False, info=NOTHING),
    Column("reason", Text, nullable=False, info=NOTHING),
    Column("table_id", Text, ForeignKey("tables.id"), info=NOTHING),
    Column("at", BigInteger, nullable=False, info=NOTHING),
    Column("line", Integer, nullable=False, info=NOTHING),  # its place in its change: the order of one moment
    CheckConstraint("amount > 0", name="transfers_forward"),
    CheckConstraint("source <> target", name="transfers_two_sides"),
    Index("transfers_table", "table_id"),
    Index("transfers_source", "source", "at"),
    Index("transfers_target", "target", "at"),
)

messages = Table(
    "messages",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True, info=NOTHING),
    Column("place", Text, primary_key=True, info=WITHIN),
    Column("channel", BigInteger, nullable=False, info=NOTHING),
    Column("message", BigInteger, nullable=False, info=NOTHING),
    Column("version", BigInteger, nullable=False, info=NOTHING),
    Column("posted_at", BigInteger, nullable=False, info=NOTHING),
)

people = Table(
    "people",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("name", Text, nullable=False, info=OWN),  # for processes of version 1: the username. Names are those of members
    Column("username", Text, nullable=False, info=OWN),
    Column("locale", Text, nullable=False, info=OWN),
    Column("dm_channel", BigInteger, info=OWN),
    Column("dm_closed", Boolean, nullable=False, info=OWN),
    Column("language", Text, info=OWN),  # chosen for private messages; NULL: `locale`
    Column("told_of", Text, info=OWN),  # the language whose translation the person knows to be unread; NULL: none
    Column("time_zone", Text, info=OWN),  # a name such as Europe/Vienna; NULL: not chosen
    Column("quiet_hours", Text, info=OWN),  # without reminders by direct message, such as "22-8"; NULL: none
)

members = Table(
    "members",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("name", Text, nullable=False, info=OWN),  # on that server
    Index("members_user", "user"),
)

guilds = Table(
    "guilds",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("locale", Text, info=NOTHING),
    Column("computer_chips", Boolean, nullable=False, info=NOTHING),
    Column("server_tables", Integer, info=NOTHING),
    Column("host_tables", Integer, info=NOTHING),
    Column("session_deals", Integer, info=NOTHING),
    Column("channels", Ids, info=NOTHING),
    Column("arrived", BigInteger, info=NOTHING),
    Column("time_zone", Text, info=NOTHING),  # a name such as Europe/Vienna; NULL: UTC
    Column("season_channel", BigInteger, info=NOTHING),  # where the winners of a season are celebrated; NULL: nowhere
    Column("puzzle_channel", BigInteger, info=NOTHING),  # where the puzzle of the day is posted; NULL: nowhere
    Column("puzzle_posted", Integer, info=NOTHING),  # day of the last one, UTC, since 1970
    Column("invite_role", BigInteger, info=NOTHING),  # that invitations may mention; NULL: none
    Column("invited_at", BigInteger, info=NOTHING),  # when one last did
    Column("games_off", Keys, info=NOTHING),  # keys of the games that the server does not offer
)

bans = Table(
    "bans",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column(
        "user", BigInteger, primary_key=True, autoincrement=False, info=KEPT
    ),  # a server's own: else forgetting would lift them
    Column("at", BigInteger, nullable=False, info=NOTHING),
    Column("until", BigInteger, info=NOTHING),  # NULL: for good
    Column("reason", Text, nullable=False, server_default="", info=WITHIN),  # what a moderator wrote about the person; may be ""
)

moderation = Table(
    "moderation",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("press", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),  # Discord's ids grow with time
    Column("at", BigInteger, nullable=False, info=NOTHING),
    Column("by", BigInteger, nullable=False, info=ACTOR),
    Column("what", Text, nullable=False, info=NOTHING),  # a `Deed`
    Column("about", Text, nullable=False, info=WITHIN),  # a value, the id of a channel or a person, the name of a preset
    Column("ban_days", Integer, info=NOTHING),  # of a ban; NULL: for good
    Column("ban_reason", Text, nullable=False, server_default="", info=WITHIN),  # what the moderator wrote about the person
)

preferences = Table(
    "tastes",  # the name is that of version 1
    metadata,
    Column("owner", Text, primary_key=True, info=NOTHING),  # person or guild
    Column("of", BigInteger, primary_key=True, autoincrement=False, info=OWNER),  # preferences of servers belong to nobody
    Column("classic", Boolean, info=OWN),
    Column("large", Boolean, nullable=False, info=OWN),
    Column("contrast", Boolean, nullable=False, info=OWN),
    Column("digits", Boolean, nullable=False, info=OWN),
    Column("words", Boolean, nullable=False, info=OWN),
    Column(
        "uncoached", Boolean, nullable=False, server_default=false(), info=OWN
    ),  # processes of version 1 write rows without it
    Column("company", Text, info=OWN),  # a level; NULL: by what the person has won
    Column("profile", Text, info=OWN),  # of `tables.state.people.Audience`; NULL: everyone
    Column("unreminded", Boolean, nullable=False, server_default=false(), info=OWN),
)

awaited = Table(  # people for whom a slow table waits, written with each of its changes
    "awaited",
    metadata,
    Column("table_id", Text, primary_key=True, info=NOTHING),
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("since", BigInteger, nullable=False, info=OWN),
    Column("until", BigInteger, nullable=False, info=OWN),  # when the clock of the table runs out
    Column("told", Integer, nullable=False, info=OWN),  # reminders of this wait that have been sent
    Index("awaited_user", "user"),
)

reminders = Table(
    "reminders",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("at", BigInteger, nullable=False, info=OWN),  # of the last reminder
)

presets = Table(
    "presets",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("name", Text, primary_key=True, info=NOTHING),
    Column("game", Text, nullable=False, info=NOTHING),
    Column("options", Text, nullable=False, info=NOTHING),  # JSON
    Column("manners", Text, nullable=False, info=NOTHING),  # JSON: the table options. The name is that of version 1
)

facts = Table(
    "facts",
    metadata,
    Column("name", Text, primary_key=True, info=NOTHING),
    Column("value", Text, nullable=False, info=NOTHING),
)

forgotten = Table(
    "forgotten",
    metadata,
    Column(
        "mark", Text, primary_key=True, info=WITHIN
    ),  # of a person, or of a person on a server, in one direction: `data.stores.person_marks`
    Column("at", BigInteger, nullable=False, info=NOTHING),
)

returned_people = Table(  # people who were forgotten less than 30 days before they came back
    "returned_people",
    metadata,
    # An alias stands for a person who has been forgotten again since: the audit needs it to repeat ratings.
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("until", BigInteger, nullable=False, info=OWN),  # earlier rounds count for no rating
)

avoided_people = Table(  # people whom a person does not want at their tables
    "avoided_people",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    # The other person's mark (`data.stores.person_marks`), so that forgetting the other one changes nothing.
    Column("mark", Text, primary_key=True, info=WITHIN),
    Column("at", BigInteger, nullable=False, info=OWN),
)

erasures = Table(  # people who are being forgotten: a row stands here from the first transaction of it to the last
    "erasures",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("at", BigInteger, nullable=False, info=OWN),
    Column("seed", Text, nullable=False, info=OWN),  # random; the person's aliases follow from it
)

departures = Table(
    "departures",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),  # we are not on it any more
    Column("since", BigInteger, nullable=False, info=NOTHING),
)

records = Table(  # written by processes of version 1 only; `tallies` has taken its place
    "records",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("played", BigInteger, nullable=False, info=OWN),
    Column("won", BigInteger, nullable=False, info=OWN),
    Index("records_standing", "guild", "won", "user"),
)

winnings = Table(  # from the house, on the day on which somebody last played against it
    "winnings",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("day", Integer, nullable=False, info=OWN),  # since 1970, UTC
    Column("hc", BigInteger, nullable=False, info=OWN),
)

level_progress = Table(  # the level of bots that a person meets in a game, on all servers
    "levels",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("game", Text, primary_key=True, info=NOTHING),
    Column("level", Text, nullable=False, info=OWN),  # of `ai.levels.Level`
    Column("recent", Text, nullable=False, info=OWN),  # latest rounds against this level, oldest first: + won, - lost
)

rounds_played = Table(  # of a game that a person has played, on all servers
    "rounds",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("game", Text, primary_key=True, info=NOTHING),
    Column("played", BigInteger, nullable=False, info=OWN),
)
