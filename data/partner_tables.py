"""The tables of partners: what two people of a team have played together. They belong to `data.schema`."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, Table, Text, TextClause, text

from data.columns import NOTHING, OWN, OWNER, SHORT_LIVED, WITHIN, metadata

partners = Table(  # rounds that two people of a team have played to their end; each pair has two rows
    "partners",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("game", Text, primary_key=True, info=NOTHING),
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("partner", BigInteger, primary_key=True, autoincrement=False, info=WITHIN),
    Column("played", BigInteger, nullable=False, info=OWN),
    Column("won", BigInteger, nullable=False, info=OWN),
    Index("partners_user", "user"),
)

ON_BOARDS: Final = "span <> 'day' AND user_present AND partner_present"  # literal, as in the partial indexes
WITH_TEAM_ROUNDS: Final = text(f"{ON_BOARDS} AND played > 0")
WITH_TEAM_MATCHES: Final = text(f"{ON_BOARDS} AND matches > 0")
WITH_TEAM_RATING: Final = text(f"{ON_BOARDS} AND rating IS NOT NULL")
GONE: Final = text("NOT user_present")
PARTNER_GONE: Final = text("NOT partner_present")


def _board_index(measure: str, condition: TextClause) -> Index:
    """Return the index along which the boards of pairs by a column are read."""
    columns = ("guild", "span", "start", "game", "bots", measure, "user", "partner")
    return Index(f"partner_tallies_{measure}", *columns, sqlite_where=condition, postgresql_where=condition)


partner_tallies = Table(  # what two partners have played and won together in a time; each pair has one row
    "partner_tallies",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),  # the lower id
    Column("guild", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),
    Column("span", Text, primary_key=True, info=NOTHING),  # these four as in `tallies`
    Column("start", Integer, primary_key=True, autoincrement=False, info=NOTHING),
    Column("game", Text, primary_key=True, info=NOTHING),
    Column("bots", Boolean, primary_key=True, info=NOTHING),
    Column("partner", BigInteger, primary_key=True, autoincrement=False, info=OWNER),  # no row outlives one of the two
    Column("played", BigInteger, nullable=False, info=OWN),  # rounds, by both to their end
    Column("won", BigInteger, nullable=False, info=OWN),
    Column("matches", BigInteger, nullable=False, info=OWN),  # decided ones, by both to their end
    Column("matches_won", BigInteger, nullable=False, info=OWN),
    Column("rating", Integer, info=OWN),  # mean of both shown ratings after what they last played together in this time
    Column("user_present", Boolean, nullable=False, info=OWN),  # false: `user` has left the server, as far as we know
    Column("partner_present", Boolean, nullable=False, info=OWN),
    _board_index("won", WITH_TEAM_ROUNDS),
    _board_index("matches_won", WITH_TEAM_MATCHES),
    _board_index("rating", WITH_TEAM_RATING),
    Index("partner_tallies_partner", "partner", "guild", "span", "start", "game", "bots"),
    Index("partner_tallies_gone", "guild", "user", sqlite_where=GONE, postgresql_where=GONE),
    Index("partner_tallies_partner_gone", "guild", "partner", sqlite_where=PARTNER_GONE, postgresql_where=PARTNER_GONE),
    Index("partner_tallies_start", "span", "start", sqlite_where=SHORT_LIVED, postgresql_where=SHORT_LIVED),
)
