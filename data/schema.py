"""The schema of the database, for SQLite and PostgreSQL alike.

Times are milliseconds since 1970, amounts half-chips.

The `info` of a column says what it holds of people: export and erasure follow that. If a new
column holds anything of people, docs/hosts/privacy.md must name it. The `info` of a table of
counters names the function that counts there (`counted_by`).

Until version 2.0.0 the only migration makes these tables as they are here.
"""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TextClause,
    TypeDecorator,
    and_,
    text,
)

from ai.levels import Level
from tables.people import counters
from tables.people.fair_play import ROUNDS_FOR_SHARE
from tables.people.increments import COUNTERS
from tables.people.ratings_and_bot_levels import Rating

metadata = MetaData()
# counters that are erased after a while; literal, as in the partial indexes
SHORT_LIVED: Final = text("span IN ('day', 'week')")


# what a column holds of people, which decides what forgetting a person does to it
NOTHING: Final = {"held": "nothing"}
OWNER: Final = {"held": "owner"}  # the owner of the row: it is deleted with them
# the id of another person in such a row: it is deleted with either of them
OTHER: Final = {"held": "other"}
OWN: Final = {"held": "own"}  # something of the owner, deleted with the row
ACTOR: Final = {"held": "actor"}  # the id of a person in a row that stays: an alias replaces it
KEPT: Final = {"held": "kept"}  # the id of a person, which stays: others have a right to it
# a person is somewhere in it: `data.privacy` has code of its own for it
WITHIN: Final = {"held": "within"}


def counted_by(
    count: Callable[[counters.Rows, counters.Counted], None], /, **new: Any
) -> dict[str, Any]:
    """Return the `info` of a table of counters: the function of `counters` that counts there, and
    the figures of a new row. Storing, the audit and the import follow from it.
    """
    return {"count": count, "new": new}


class Ids(TypeDecorator[tuple[int, ...]]):
    """A column type: Discord ids, stored as one text."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: tuple[int, ...] | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        return None if value is None else " ".join(map(str, value))

    def process_result_value(self, value: str | None, dialect: Dialect) -> tuple[int, ...] | None:  # noqa: ARG002
        return None if value is None else tuple(map(int, value.split()))


class Keys(TypeDecorator[tuple[str, ...]]):
    """A column type: keys of games or options, stored as one text; NULL for none."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: tuple[str, ...] | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        return f" {' '.join(value)} " if value else None  # so that each stands between spaces

    def process_result_value(self, value: str | None, dialect: Dialect) -> tuple[str, ...]:  # noqa: ARG002
        return tuple((value or "").split())


# phase of a table that is void because nobody can read it; only the database knows it
SCRAPPED = "scrapped"
# literal, so that partial indexes with this condition are used
LIVE = text("phase IN ('lobby', 'playing', 'pause')")
# those that occupy their channel: tables of tournaments do not
IN_CHANNEL = text("phase IN ('lobby', 'playing', 'pause') AND tournament IS NULL")

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
    # the earlier of deadline and nudge; NULL if neither, or not live
    Column("due", BigInteger, info=NOTHING),
    Column("changed_at", BigInteger, nullable=False, info=NOTHING),
    # `data.table_json`: hands and the secret of the session are in it
    Column("body", Text, nullable=False, info=WITHIN),
    Column("host", BigInteger, info=ACTOR),  # NULL once the table is erased
    Column("slow", Boolean, nullable=False, info=NOTHING),  # turns last for hours or a day
    Column("tournament", Text, info=NOTHING),  # NULL: a table of its channel
    # one live table per channel
    Index(
        "tables_channel",
        "channel",
        unique=True,
        sqlite_where=IN_CHANNEL,
        postgresql_where=IN_CHANNEL,
    ),
    Index("tables_tournament", "tournament"),
    Index("tables_guild", "guild", sqlite_where=LIVE, postgresql_where=LIVE),
    Index("tables_server", "guild"),
    Index(
        "tables_due",
        "due",
        sqlite_where=text("due IS NOT NULL"),
        postgresql_where=text("due IS NOT NULL"),
    ),
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
    # JSON: a list, as `games.parts.codec` writes them
    Column("events", Text, nullable=False, info=NOTHING),
    Column("settled", Text, info=NOTHING),  # JSON: settlements, without users; NULL: none
    Index(
        "log_by",
        "by",
        "table_id",
        sqlite_where=text("by IS NOT NULL"),
        postgresql_where=text("by IS NOT NULL"),
    ),
)

accounts = Table(
    "accounts",
    metadata,
    Column("account", Text, primary_key=True, info=WITHIN),  # of `tables.chips.chip_accounts`
    Column("guild", BigInteger, nullable=False, info=NOTHING),
    Column("kind", Text, nullable=False, info=NOTHING),  # "member", "table" or "house"
    Column("user", BigInteger, info=WITHIN),  # of a member; below 0 an alias (`data.privacy`)
    # hc; always the sum of its transfers
    Column("balance", BigInteger, nullable=False, info=NOTHING),
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
    # its place in its change: the order of one moment
    Column("line", Integer, nullable=False, info=NOTHING),
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
    Column("username", Text, nullable=False, info=OWN),
    Column("locale", Text, nullable=False, info=OWN),
    Column("dm_channel", BigInteger, info=OWN),
    Column("dm_closed", Boolean, nullable=False, info=OWN),
    Column("language", Text, info=OWN),  # chosen for private messages; NULL: `locale`
    Column("time_zone", Text, info=OWN),  # a name such as Europe/Vienna; NULL: not chosen
    # without reminders by direct message, such as "22-8"; NULL: none
    Column("quiet_hours", Text, info=OWN),
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
    # where the winners of a season are celebrated; NULL: nowhere
    Column("season_channel", BigInteger, info=NOTHING),
    # where the puzzle of the day is posted; NULL: nowhere
    Column("puzzle_channel", BigInteger, info=NOTHING),
    Column("puzzle_posted", Integer, info=NOTHING),  # day of the last one, UTC, since 1970
    Column("invite_role", BigInteger, info=NOTHING),  # that invitations may mention; NULL: none
    Column("invited_at", BigInteger, info=NOTHING),  # when one last did
    Column("games_off", Keys, info=NOTHING),  # keys of the games that the server does not offer
    Column("first_games", Keys, info=NOTHING),  # keys of the games that /play shows first
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
    # what a moderator wrote about the person; may be ""
    Column("reason", Text, nullable=False, info=WITHIN),
)

moderation = Table(
    "moderation",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    # Discord's ids grow with time
    Column("press", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("at", BigInteger, nullable=False, info=NOTHING),
    Column("by", BigInteger, nullable=False, info=ACTOR),
    Column("what", Text, nullable=False, info=NOTHING),  # a `ModerationAction`
    # a value, the id of a channel or a person, the name of a preset
    Column("about", Text, nullable=False, info=WITHIN),
    Column("ban_days", Integer, info=NOTHING),  # of a ban; NULL: for good
    # what the moderator wrote about the person
    Column("ban_reason", Text, nullable=False, info=WITHIN),
)

preferences = Table(
    "preferences",
    metadata,
    Column("owner", Text, primary_key=True, info=NOTHING),  # person or guild
    # preferences of servers belong to nobody
    Column("of", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("classic", Boolean, info=OWN),
    Column("large", Boolean, nullable=False, info=OWN),
    Column("contrast", Boolean, nullable=False, info=OWN),
    Column("digits", Boolean, nullable=False, info=OWN),
    Column("words", Boolean, nullable=False, info=OWN),
    Column("uncoached", Boolean, nullable=False, info=OWN),
    Column("company", Text, info=OWN),  # a level; NULL: by what the person has won
    Column("profile", Text, info=OWN),  # of `tables.people.people.Audience`; NULL: everyone
    Column("unreminded", Boolean, nullable=False, info=OWN),
    Column("patient", Boolean, nullable=False, default=False, info=OWN),
)

awaited = Table(  # people that a slow table waits for, written with each of its changes
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
    Column("table_options", Text, nullable=False, info=NOTHING),  # JSON
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
    ),  # of a person, or of a person on a server, in one direction: `data.person_marks`
    Column("at", BigInteger, nullable=False, info=NOTHING),
)

returned_people = Table(  # people who were forgotten less than 30 days before they came back
    "returned_people",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("until", BigInteger, nullable=False, info=OWN),  # earlier rounds count for no rating
)

avoided_people = Table(  # people that a person does not want at their tables
    "avoided_people",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    # The other person's mark for this owner (`data.person_marks`), so that forgetting the other one
    # changes nothing.
    Column("mark", Text, primary_key=True, info=WITHIN),
    Column("at", BigInteger, nullable=False, info=OWN),
)

# people who are being forgotten: a row stands here from the first transaction of it to the last
erasures = Table(
    "erasures",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("at", BigInteger, nullable=False, info=OWN),
    Column("seed", Text, nullable=False, info=OWN),  # random; the person's aliases follow from it
)

departures = Table(
    "departures",
    metadata,
    # we are not on it any more
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("since", BigInteger, nullable=False, info=NOTHING),
)

winnings = Table(  # from the house, on the day on which somebody last played against it
    "winnings",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("day", Integer, nullable=False, info=OWN),  # since 1970, UTC
    Column("hc", BigInteger, nullable=False, info=OWN),
)

settlement_numbers = Table(  # a row is locked while settlements of its server are stored
    "settlement_numbers",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("last", BigInteger, nullable=False, info=NOTHING),
)

settlements = Table(  # of `tables.state.settlement`: what deals, matches and partings have settled
    "settlements",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    # In order, for all games of a server: series of achievements go on from game to game.
    Column("number", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("game", Text, nullable=False, info=NOTHING),
    # after the table has been erased, a random text in place of its id
    Column("table_id", Text, nullable=False, info=NOTHING),
    Column("version", BigInteger, nullable=False, info=NOTHING),
    Column("deal", Integer, nullable=False, info=NOTHING),
    Column("kind", Text, nullable=False, info=NOTHING),
    Column("at", BigInteger, nullable=False, info=NOTHING),
    Column("day", Integer, nullable=False, info=NOTHING),  # by the clock of the server, since 1970
    Column("bots", Text, nullable=False, info=NOTHING),  # JSON: a list of `BotSeat`
    Column("against_bots", Boolean, nullable=False, info=NOTHING),
    Column("decided", Boolean, nullable=False, info=NOTHING),
    Column("rated_in_teams", Boolean, nullable=False, info=NOTHING),
    Index("settlements_table", "table_id"),
)

openings = Table(  # counters that were imported: the audit begins with them
    "openings",
    metadata,
    # 0: all servers
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    # as in `results`
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=WITHIN),
    Column("opponent", BigInteger, primary_key=True, autoincrement=False, info=WITHIN),  # 0: none
    Column("what", Text, primary_key=True, info=NOTHING),  # the name of a table
    Column("about", Text, primary_key=True, info=NOTHING),  # JSON: the other keys of the row
    Column("figures", Text, nullable=False, info=WITHIN),  # JSON
    Index("openings_user", "user", "guild"),
    Index("openings_opponent", "opponent", "guild"),
)

results = Table(  # a row of a settlement: how it ended for a person, and what it counts for
    "results",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("number", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("participant", Integer, primary_key=True, autoincrement=False, info=NOTHING),
    # An alias replaces a forgotten person, one on each server: `data.counters` does it.
    Column("user", BigInteger, nullable=False, info=WITHIN),
    Column("standing", Text, nullable=False, info=NOTHING),  # of `data.counters.Standing`
    Column("role", Text, nullable=False, info=NOTHING),
    Column("side", Integer, nullable=False, info=NOTHING),
    Column("side_won", Boolean, nullable=False, info=NOTHING),
    Column("place", Integer, info=NOTHING),
    Column("spared", Boolean, nullable=False, info=NOTHING),
    Column("ended", Text, nullable=False, info=NOTHING),
    Column("excused", Boolean, nullable=False, info=NOTHING),
    Column("deserted", Boolean, nullable=False, info=NOTHING),
    Column("own_moves", Integer, nullable=False, info=NOTHING),
    Column("moves", Integer, nullable=False, info=NOTHING),
    Column("share", Integer, nullable=False, info=NOTHING),  # thousandths of a round
    Column("gain", BigInteger, nullable=False, info=NOTHING),  # hc of the deal alone
    Column("steps", Text, nullable=False, info=NOTHING),  # JSON: a list of `Step`
    Column("hc", BigInteger, nullable=False, info=NOTHING),
    Index("results_user", "user", "guild"),
)

level_progress = Table(  # the level of bots that a person meets in a game, on all servers
    "level_progress",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("game", Text, primary_key=True, info=NOTHING),
    Column("level", Text, nullable=False, info=OWN),  # of `ai.levels.Level`
    # latest rounds against this level, oldest first: + won, - lost
    Column("recent", Text, nullable=False, info=OWN),
    info=counted_by(counters.count_levels, level=Level.APPRENTICE.value, recent=""),
)

rounds_played = Table(  # of a game that a person has played, on all servers
    "rounds",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("game", Text, primary_key=True, info=NOTHING),
    Column("played", BigInteger, nullable=False, info=OWN),
    info=counted_by(counters.count_rounds, played=0),
)


ratings = (
    Table(  # of `tables.people.ratings_and_bot_levels`: people's strength in a game on a server
        "ratings",
        metadata,
        Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
        Column("game", Text, primary_key=True, info=NOTHING),
        Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
        Column("mu", Double, nullable=False, info=OWN),
        Column("sigma", Double, nullable=False, info=OWN),
        Column("played", BigInteger, nullable=False, info=OWN),
        Column("opponents", Integer, nullable=False, info=OWN),
        Column("meetings", BigInteger, nullable=False, info=OWN),
        Column("shown", Integer, info=OWN),  # NULL: too little played
        Index("ratings_standing", "guild", "game", "shown", "user"),
        Index("ratings_user", "user", "guild"),
        info=counted_by(counters.count_ratings, **asdict(Rating()), shown=None),
    )
)

ON_BOARDS: Final = "span <> 'day' AND present"  # literal, as in the partial indexes
WITH_ROUNDS: Final = text(f"{ON_BOARDS} AND played > 0")
WITH_MATCHES: Final = text(f"{ON_BOARDS} AND matches > 0")
WITH_RATING: Final = text(f"{ON_BOARDS} AND rating IS NOT NULL")
GONE: Final = text("NOT present")


def _board_index(measure: str, condition: TextClause) -> Index:
    """Return the index along which the leaderboards by a column are read."""
    columns = ("guild", "span", "start", "game", "bots", measure, "user")
    return Index(f"tallies_{measure}", *columns, sqlite_where=condition, postgresql_where=condition)


tallies = Table(  # what a person has played and won on a server in a day, a week, a month or ever
    "tallies",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("span", Text, primary_key=True, info=NOTHING),  # of `leaderboard_kinds.Span`
    # its first day since 1970; 0: ever
    Column("start", Integer, primary_key=True, autoincrement=False, info=NOTHING),
    # "" for all games together; days have only the games
    Column("game", Text, primary_key=True, info=NOTHING),
    Column("bots", Boolean, primary_key=True, info=NOTHING),  # alone against bots
    Column("begun", BigInteger, nullable=False, info=OWN),  # rounds
    Column("played", BigInteger, nullable=False, info=OWN),  # of these, to their end
    Column("won", BigInteger, nullable=False, info=OWN),
    Column("matches", BigInteger, nullable=False, info=OWN),  # decided ones
    Column("matches_won", BigInteger, nullable=False, info=OWN),
    Column("hc", BigInteger, nullable=False, info=OWN),  # won less lost
    Column("rating", Integer, info=OWN),  # the shown one after the last round or match of this time
    # false: has left the server, as far as we know
    Column("present", Boolean, nullable=False, default=True, info=OWN),
    # expected share of rounds won, in thousandths
    Column("fair", BigInteger, nullable=False, info=OWN),
    _board_index("won", WITH_ROUNDS),
    _board_index("hc", WITH_ROUNDS),
    _board_index("matches_won", WITH_MATCHES),
    _board_index("rating", WITH_RATING),
    Index("tallies_gone", "guild", "user", sqlite_where=GONE, postgresql_where=GONE),
    Index("tallies_start", "span", "start", sqlite_where=SHORT_LIVED, postgresql_where=SHORT_LIVED),
    info=counted_by(counters.count_tallies, **dict.fromkeys(COUNTERS, 0)),
)

TO_TELL: Final = text("closed_at IS NOT NULL AND (told IS NULL OR told < 0)")
OPEN: Final = text("closed_at IS NULL")

seasons = Table(  # months with at least one round on a server
    "seasons",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    # its first day since 1970
    Column("start", Integer, primary_key=True, autoincrement=False, info=NOTHING),
    Column("closed_at", BigInteger, info=NOTHING),  # NULL: it goes on
    # when its winners were celebrated; negative while they are; NULL: not yet
    Column("told", BigInteger, info=NOTHING),
    Index("seasons_open", "start", sqlite_where=OPEN, postgresql_where=OPEN),
    Index("seasons_to_tell", "closed_at", sqlite_where=TO_TELL, postgresql_where=TO_TELL),
)

season_winners = Table(
    "season_winners",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("start", Integer, primary_key=True, autoincrement=False, info=NOTHING),
    Column("game", Text, primary_key=True, info=NOTHING),
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("measure", Text, nullable=False, info=OWN),  # of `leaderboard_kinds.Measure`
    Column("value", BigInteger, nullable=False, info=OWN),
    Column("partner", BigInteger, info=WITHIN),  # the other of a pair; NULL: won alone
    Index("season_winners_user", "user"),
)

puzzle_answers = Table(  # of the puzzles of the day
    "puzzle_answers",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("day", Integer, primary_key=True, autoincrement=False, info=NOTHING),  # UTC, since 1970
    Column("choice", Integer, nullable=False, info=OWN),
    Column("right", Boolean, nullable=False, info=OWN),
    # day on which it was opened in the time zone of the person, since 1970
    Column("counted", Integer, nullable=False, info=OWN),
    Index("puzzle_answers_day", "day", "right"),
)

# how often two people have met in rounds that counted; a row for each whose rating was not spared
rating_meetings = Table(
    "rating_meetings",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("game", Text, primary_key=True, info=NOTHING),
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("opponent", BigInteger, primary_key=True, autoincrement=False, info=WITHIN),
    Column("played", BigInteger, nullable=False, info=OWN),
    Index("rating_meetings_user", "user"),
    info=counted_by(counters.count_ratings, played=0),
)

achievements = Table(  # that people have earned on a server, with the deal that earned them
    "achievements",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("key", Text, primary_key=True, info=OWN),  # of `tables.people.achievements`
    Column("at", BigInteger, nullable=False, info=OWN),
    Column("table_id", Text, info=OWN),  # NULL: imported, or the table has been erased
    Column("deal", Integer, nullable=False, info=OWN),
    Index("achievements_user", "user"),
    Index("achievements_table", "table_id"),
    info=counted_by(counters.count_achievements, at=None, table_id=None, deal=None),
)

achievement_steps = Table(  # towards achievements that take several; deleted when one is earned
    "achievement_steps",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("key", Text, primary_key=True, info=OWN),
    Column("count", Integer, nullable=False, info=OWN),
    Column("marks", Keys, info=WITHIN),  # games, or ids of other people; NULL: every step counts
    Index("achievement_steps_user", "user"),
    info=counted_by(counters.count_achievements, count=0, marks=()),
)

# rounds and matches with others that a person has left, or at whose end they were away, by their
# own fault
left_rounds = Table(
    "left_rounds",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("at", BigInteger, primary_key=True, autoincrement=False, info=OWN),
    Column("rounds", Integer, nullable=False, default=1, info=OWN),
    Index("left_rounds_at", "at"),
    Index("left_rounds_user", "user"),
    info=counted_by(counters.count_left_rounds, rounds=0),
)

WITH_GAIN: Final = text("hc > 0")  # literal, as in the partial indexes
WITH_SHARE: Final = text(f"rounds >= {ROUNDS_FOR_SHARE}")

PAIR_FIGURES: Final = ("rounds", "alone", "gained", "lost", "tables", "hc")

pairs = Table(  # rounds of two people in a month; each pair has two rows
    "pairs",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column(
        "month", Integer, primary_key=True, autoincrement=False, info=NOTHING
    ),  # its first day since 1970, by the clock of the server
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("opponent", BigInteger, primary_key=True, autoincrement=False, info=OTHER),
    Column("rounds", BigInteger, nullable=False, info=OWN),  # that both played
    Column("alone", BigInteger, nullable=False, info=OWN),  # those without any other person
    Column("gained", BigInteger, nullable=False, info=OWN),  # rounds that brought chips to `user`
    Column("lost", BigInteger, nullable=False, info=OWN),  # rounds that brought chips to `opponent`
    Column("tables", BigInteger, nullable=False, info=OWN),
    Column("hc", BigInteger, nullable=False, info=OWN),  # won from `opponent` less lost to them
    Column("last_table", Text, nullable=False, info=NOTHING),  # so that each table counts once
    Index(
        "pairs_flow",
        "guild",
        "month",
        "hc",
        "user",
        sqlite_where=WITH_GAIN,
        postgresql_where=WITH_GAIN,
    ),
    Index("pairs_month", "month"),
    Index("pairs_user", "user"),
    Index("pairs_opponent", "opponent"),
    info=counted_by(counters.count_encounters, **dict.fromkeys(PAIR_FIGURES, 0), last_table=""),
)

# rounds of a person with other people in a month, and how much of them with one person only
pair_shares = Table(
    "pair_shares",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("month", Integer, primary_key=True, autoincrement=False, info=NOTHING),  # as in `pairs`
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("rounds", BigInteger, nullable=False, info=OWN),
    # most of them alone with the same person, also if that one has been forgotten since
    Column("alone", BigInteger, nullable=False, info=OWN),
    Column("share", Integer, nullable=False, info=OWN),  # thousandths: `alone` of `rounds`
    Index(
        "pair_shares_standing",
        "guild",
        "month",
        "share",
        "user",
        sqlite_where=WITH_SHARE,
        postgresql_where=WITH_SHARE,
    ),
    Index("pair_shares_month", "month"),
    Index("pair_shares_user", "user"),
    info=counted_by(counters.count_encounters, rounds=0, alone=0, share=0),
)


# rounds that two people of a team have played to their end; each pair has two rows
partners = Table(
    "partners",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("game", Text, primary_key=True, info=NOTHING),
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("partner", BigInteger, primary_key=True, autoincrement=False, info=OTHER),
    Column("played", BigInteger, nullable=False, info=OWN),
    Column("won", BigInteger, nullable=False, info=OWN),
    Index("partners_user", "user"),
    Index("partners_partner", "partner"),
    info=counted_by(counters.count_partners, played=0, won=0),
)

# literal, as in the partial indexes
PAIR_ON_BOARDS: Final = "span <> 'day' AND user_present AND partner_present"
WITH_TEAM_ROUNDS: Final = text(f"{PAIR_ON_BOARDS} AND played > 0")
WITH_TEAM_MATCHES: Final = text(f"{PAIR_ON_BOARDS} AND matches > 0")
WITH_TEAM_RATING: Final = text(f"{PAIR_ON_BOARDS} AND rating IS NOT NULL")
PAIR_GONE: Final = text("NOT user_present")
PARTNER_GONE: Final = text("NOT partner_present")


def _pair_board_index(measure: str, condition: TextClause) -> Index:
    """Return the index along which the boards of pairs by a column are read."""
    columns = ("guild", "span", "start", "game", "bots", measure, "user", "partner")
    return Index(
        f"partner_tallies_{measure}", *columns, sqlite_where=condition, postgresql_where=condition
    )


# what two partners have played and won together in a time; each pair has one row
partner_tallies = Table(
    "partner_tallies",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),  # the lower id
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("span", Text, primary_key=True, info=NOTHING),  # these four as in `tallies`
    Column("start", Integer, primary_key=True, autoincrement=False, info=NOTHING),
    Column("game", Text, primary_key=True, info=NOTHING),
    Column("bots", Boolean, primary_key=True, info=NOTHING),
    # no row outlives one of the two
    Column("partner", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("played", BigInteger, nullable=False, info=OWN),  # rounds, by both to their end
    Column("won", BigInteger, nullable=False, info=OWN),
    Column("matches", BigInteger, nullable=False, info=OWN),  # decided ones, by both to their end
    Column("matches_won", BigInteger, nullable=False, info=OWN),
    # mean of both shown ratings after what they last played together in this time
    Column("rating", Integer, info=OWN),
    # false: `user` has left the server, as far as we know
    Column("user_present", Boolean, nullable=False, default=True, info=OWN),
    Column("partner_present", Boolean, nullable=False, default=True, info=OWN),
    _pair_board_index("won", WITH_TEAM_ROUNDS),
    _pair_board_index("matches_won", WITH_TEAM_MATCHES),
    _pair_board_index("rating", WITH_TEAM_RATING),
    Index("partner_tallies_partner", "partner", "guild", "span", "start", "game", "bots"),
    Index(
        "partner_tallies_gone", "guild", "user", sqlite_where=PAIR_GONE, postgresql_where=PAIR_GONE
    ),
    Index(
        "partner_tallies_partner_gone",
        "guild",
        "partner",
        sqlite_where=PARTNER_GONE,
        postgresql_where=PARTNER_GONE,
    ),
    Index(
        "partner_tallies_start",
        "span",
        "start",
        sqlite_where=SHORT_LIVED,
        postgresql_where=SHORT_LIVED,
    ),
    info=counted_by(counters.count_teams, played=0, won=0, matches=0, matches_won=0),
)


evenings = Table(  # planned ones, and those of the last month
    "evenings",
    metadata,
    Column("id", Text, primary_key=True, info=NOTHING),  # also that of the table that opens
    Column("guild", BigInteger, nullable=False, info=NOTHING),
    Column("channel", BigInteger, nullable=False, info=NOTHING),
    Column("by", BigInteger, nullable=False, info=ACTOR),
    Column("game", Text, nullable=False, info=NOTHING),
    Column("preset", Text, nullable=False, info=NOTHING),  # "": none
    Column("rounds", Integer, nullable=False, info=NOTHING),  # 0: an open table
    Column("minutes", Integer, nullable=False, info=NOTHING),
    Column("entry", Integer, nullable=False, info=NOTHING),  # chips
    Column("locale", Text, nullable=False, info=NOTHING),
    Column("starts_at", BigInteger, nullable=False, info=NOTHING),
    Column(
        "step", Text, nullable=False, info=NOTHING
    ),  # of `tables.state.evening_times_and_limits.EveningStep`
    Column("due", BigInteger, info=NOTHING),  # NULL: it has ended
    Column("version", BigInteger, nullable=False, info=NOTHING),
    Column("shown", BigInteger, nullable=False, info=NOTHING),  # the version that the message shows
    Column("message", BigInteger, info=NOTHING),
    Column("event", BigInteger, info=NOTHING),  # Discord's scheduled event
    Column("event_lost", Boolean, nullable=False, info=NOTHING),
    Index(
        "evenings_due",
        "due",
        sqlite_where=text("due IS NOT NULL"),
        postgresql_where=text("due IS NOT NULL"),
    ),
    Index(
        "evenings_outdated",
        "guild",
        sqlite_where=text("shown < version"),
        postgresql_where=text("shown < version"),
    ),
    Index("evenings_guild", "guild", "step"),
    Index("evenings_by", "by"),
)

evening_guests = Table(  # who has signed up
    "evening_guests",
    metadata,
    Column("evening", Text, primary_key=True, info=NOTHING),
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("guild", BigInteger, nullable=False, info=NOTHING),
    Column("at", BigInteger, nullable=False, info=OWN),
    Column("press", BigInteger, nullable=False, info=OWN),  # interaction id of signing up
    Column("reminded", Boolean, nullable=False, info=OWN),
    # their wanted partner in a tournament of teams; their own id: none
    Column("partner", BigInteger, info=WITHIN),
    Index("evening_guests_user", "user"),
)

tournaments = Table(  # those that have begun; their plans are rows of `evenings`
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True, info=NOTHING),  # that of the plan
    Column("guild", BigInteger, nullable=False, info=NOTHING),
    Column("secret", Text, nullable=False, info=NOTHING),  # in hex
    Column("stage", Text, nullable=False, info=NOTHING),
    Column("round", Integer, nullable=False, info=NOTHING),
    Column("due", BigInteger, info=NOTHING),
    # of `tables.tournaments.tournament.Call`
    Column("called", Integer, nullable=False, info=NOTHING),
    Index("tournaments_guild", "guild"),
)

entrants = Table(  # the people of a tournament
    "entrants",
    metadata,
    Column("tournament", Text, primary_key=True, info=NOTHING),
    Column("guild", BigInteger, nullable=False, info=NOTHING),
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=ACTOR),
    Column("press", BigInteger, nullable=False, info=NOTHING),
    Column("out", Boolean, nullable=False, info=NOTHING),
    Index("entrants_user", "user"),
)

round_places = Table(  # who sits where in each round of a tournament, and what came of it
    "round_places",
    metadata,
    Column("tournament", Text, primary_key=True, info=NOTHING),
    Column("guild", BigInteger, nullable=False, info=NOTHING),
    Column("round", Integer, primary_key=True, autoincrement=False, info=NOTHING),
    Column("table", Text, primary_key=True, info=NOTHING),
    Column("seat", Integer, primary_key=True, autoincrement=False, info=NOTHING),
    Column("user", BigInteger, info=ACTOR),  # NULL: a computer player
    Column("result", Integer, info=NOTHING),  # NULL: the round goes on, or its table was scrapped
    Column("score", Integer, info=NOTHING),
    Index("round_places_user", "user"),
)

tournament_places = Table(  # of people in tournaments that have ended, for their profiles
    "tournament_places",
    metadata,
    Column("tournament", Text, primary_key=True, info=NOTHING),
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("guild", BigInteger, nullable=False, info=NOTHING),
    Column("at", BigInteger, nullable=False, info=OWN),
    Column("rank", Integer, nullable=False, info=OWN),
    Column("people", Integer, nullable=False, info=OWN),
    Column("whole", Boolean, nullable=False, info=OWN),  # they have played every round themselves
    Index("tournament_places_user", "user", "guild"),
    Index("tournament_places_guild", "guild", "at"),
)
TOURNAMENT_IS_WON: Final = and_(tournament_places.c.rank == 1, tournament_places.c.people > 1)

round_calls = Table(  # messages that mention people of a round; they are deleted when it is over
    "round_calls",
    metadata,
    Column("tournament", Text, primary_key=True, info=NOTHING),
    Column("guild", BigInteger, nullable=False, info=NOTHING),
    Column("round", Integer, nullable=False, info=NOTHING),
    Column("channel", BigInteger, nullable=False, info=NOTHING),
    Column("message", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
)

house_fields = Table(  # what computer players made of the deals of tournaments
    "house_fields",
    metadata,
    Column("tournament", Text, primary_key=True, info=NOTHING),
    Column("guild", BigInteger, nullable=False, info=NOTHING),
    Column("round", Integer, primary_key=True, autoincrement=False, info=NOTHING),
    Column("number", Integer, primary_key=True, autoincrement=False, info=NOTHING),
    Column("results", Ids, nullable=False, info=NOTHING),  # by seat
)

wishes = Table(  # who wants to be told when a table of a game opens
    "wishes",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("game", Text, primary_key=True, info=OWN),
    Column("told_at", BigInteger, nullable=False, info=OWN),  # 0: never
    Index("wishes_game", "guild", "game", "told_at"),
    Index("wishes_user", "user"),
)


opening_threads = Table(  # threads that are being made for slow tables, until the table is stored
    "opening_threads",
    metadata,
    # id of the interaction
    Column("press", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("guild", BigInteger, nullable=False, info=NOTHING),
    Column("channel", BigInteger, nullable=False, info=NOTHING),  # the thread's parent
    Column("at", BigInteger, nullable=False, info=NOTHING),
)

unsent_absences = Table(  # people at slow tables who are still to be told that a bot plays for them
    "unsent_absences",
    metadata,
    Column("table_id", Text, primary_key=True, info=NOTHING),
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    # of the table from which on the bot plays
    Column("version", BigInteger, nullable=False, info=OWN),
    Index("unsent_absences_user", "user"),
)
