"""The tables of what people have played, won and earned on servers. They belong to `data.schema`."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    Table,
    Text,
    TextClause,
    text,
)

from data.columns import NOTHING, OWN, OWNER, SHORT_LIVED, WITHIN, metadata
from service.fair_play import ROUNDS_FOR_SHARE

ratings = Table(  # of `service.ratings`: people's strength in a game on a server
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
    Column("span", Text, primary_key=True, info=NOTHING),  # of `tables.state.boards.Span`
    Column("start", Integer, primary_key=True, autoincrement=False, info=NOTHING),  # its first day since 1970; 0: ever
    Column("game", Text, primary_key=True, info=NOTHING),  # "" for all games together; days have only the games
    Column("bots", Boolean, primary_key=True, info=NOTHING),  # alone against bots
    Column("begun", BigInteger, nullable=False, info=OWN),  # rounds
    Column("played", BigInteger, nullable=False, info=OWN),  # of these, to their end
    Column("won", BigInteger, nullable=False, info=OWN),
    Column("matches", BigInteger, nullable=False, info=OWN),  # decided ones
    Column("matches_won", BigInteger, nullable=False, info=OWN),
    Column("hc", BigInteger, nullable=False, info=OWN),  # won less lost
    Column("rating", Integer, info=OWN),  # the shown one after the last round or match of this time
    Column("present", Boolean, nullable=False, info=OWN),  # false: has left the server, as far as we know
    Column("fair", BigInteger, nullable=False, server_default="0", info=OWN),  # share of rounds won, in thousandths
    _board_index("won", WITH_ROUNDS),
    _board_index("hc", WITH_ROUNDS),
    _board_index("matches_won", WITH_MATCHES),
    _board_index("rating", WITH_RATING),
    Index("tallies_gone", "guild", "user", sqlite_where=GONE, postgresql_where=GONE),
    Index("tallies_start", "span", "start", sqlite_where=SHORT_LIVED, postgresql_where=SHORT_LIVED),
)

TO_TELL: Final = text("closed_at IS NOT NULL AND (told IS NULL OR told < 0)")
OPEN: Final = text("closed_at IS NULL")

seasons = Table(  # months in which somebody has played on a server
    "seasons",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("start", Integer, primary_key=True, autoincrement=False, info=NOTHING),  # its first day since 1970
    Column("closed_at", BigInteger, info=NOTHING),  # NULL: it goes on
    Column("told", BigInteger, info=NOTHING),  # when its winners were celebrated; negative while they are; NULL: not yet
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
    Column("measure", Text, nullable=False, info=OWN),  # of `tables.state.boards.Measure`
    Column("value", BigInteger, nullable=False, info=OWN),
    Column("partner", BigInteger, info=WITHIN),  # with whom they have won it; NULL: alone
    Index("season_winners_user", "user"),
)

puzzle_answers = Table(  # of the puzzles of the day
    "puzzle_answers",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("day", Integer, primary_key=True, autoincrement=False, info=NOTHING),  # UTC, since 1970
    Column("choice", Integer, nullable=False, info=OWN),
    Column("right", Boolean, nullable=False, info=OWN),
    Index("puzzle_answers_day", "day", "right"),
)

rating_meetings = Table(  # how often two people have met in rounds that counted; a row for each whose rating was not spared
    "rating_meetings",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("game", Text, primary_key=True, info=NOTHING),
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("opponent", BigInteger, primary_key=True, autoincrement=False, info=WITHIN),
    Column("played", BigInteger, nullable=False, info=OWN),
    Index("rating_meetings_user", "user"),
)

achievements = Table(  # that people have earned on a server, with the deal that earned them
    "achievements",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("key", Text, primary_key=True, info=OWN),  # of `tables.achievements.catalogue`
    Column("at", BigInteger, nullable=False, info=OWN),
    Column("table_id", Text, info=OWN),  # NULL: the table has been erased
    Column("deal", Integer, nullable=False, info=OWN),
    Index("achievements_user", "user"),
    Index("achievements_table", "table_id"),
)

achievement_steps = Table(  # towards achievements that take several; deleted when one is earned
    "achievement_steps",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("key", Text, primary_key=True, info=OWN),
    Column("mark", Text, primary_key=True, info=WITHIN),  # a game, the id of another person, or ""
    Column("count", Integer, nullable=False, info=OWN),
    Index("achievement_steps_user", "user"),
    Index("achievement_steps_mark", "mark"),
)

left_rounds = Table(  # rounds and matches with others that a person has left, or at whose end they were away, by their own fault
    "left_rounds",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("at", BigInteger, primary_key=True, autoincrement=False, info=OWN),
    Index("left_rounds_at", "at"),
    Index("left_rounds_user", "user"),
)

WITH_GAIN: Final = text("hc > 0")  # literal, as in the partial indexes
WITH_SHARE: Final = text(f"rounds >= {ROUNDS_FOR_SHARE}")

pairs = Table(  # rounds of two people in a month; each pair has two rows
    "pairs",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column(
        "month", Integer, primary_key=True, autoincrement=False, info=NOTHING
    ),  # its first day since 1970, by the clock of the server
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("opponent", BigInteger, primary_key=True, autoincrement=False, info=WITHIN),
    Column("rounds", BigInteger, nullable=False, info=OWN),  # that both played
    Column("alone", BigInteger, nullable=False, info=OWN),  # those without any other person
    Column("gained", BigInteger, nullable=False, info=OWN),  # rounds that brought chips to `user`
    Column("lost", BigInteger, nullable=False, info=OWN),  # rounds that brought chips to `opponent`
    Column("tables", BigInteger, nullable=False, info=OWN),
    Column("hc", BigInteger, nullable=False, info=OWN),  # won from `opponent` less lost to them
    Column("last_table", Text, nullable=False, info=NOTHING),  # so that each table counts once
    Index("pairs_flow", "guild", "month", "hc", "user", sqlite_where=WITH_GAIN, postgresql_where=WITH_GAIN),
    Index("pairs_month", "month"),
    Index("pairs_user", "user"),
)

pair_shares = Table(  # rounds of a person with other people in a month, and how much of them with one person only
    "pair_shares",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("month", Integer, primary_key=True, autoincrement=False, info=NOTHING),  # as in `pairs`
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("rounds", BigInteger, nullable=False, info=OWN),
    Column("share", Integer, nullable=False, info=OWN),  # thousandths of them alone with the same person
    Index("pair_shares_standing", "guild", "month", "share", "user", sqlite_where=WITH_SHARE, postgresql_where=WITH_SHARE),
    Index("pair_shares_month", "month"),
    Index("pair_shares_user", "user"),
)
