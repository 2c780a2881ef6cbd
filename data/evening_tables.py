"""The tables of planned evenings and of people who want to be told of open tables. They belong to `data.schema`."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Table, Text, text

from data.columns import ACTOR, NOTHING, OWN, OWNER, metadata

evenings = Table(  # planned ones, and those of the last month
    "evenings",
    metadata,
    Column("id", Text, primary_key=True, info=NOTHING),  # also that of the table that opens
    Column("guild", BigInteger, nullable=False, info=NOTHING),
    Column("channel", BigInteger, nullable=False, info=NOTHING),
    Column("by", BigInteger, nullable=False, info=ACTOR),
    Column("game", Text, nullable=False, info=NOTHING),
    Column("preset", Text, nullable=False, info=NOTHING),  # "": none
    Column("locale", Text, nullable=False, info=NOTHING),
    Column("starts_at", BigInteger, nullable=False, info=NOTHING),
    Column("step", Text, nullable=False, info=NOTHING),  # of `tables.state.evenings.EveningStep`
    Column("due", BigInteger, info=NOTHING),  # NULL: it has ended
    Column("version", BigInteger, nullable=False, info=NOTHING),
    Column("shown", BigInteger, nullable=False, info=NOTHING),  # the version that the message shows
    Column("message", BigInteger, info=NOTHING),
    Column("event", BigInteger, info=NOTHING),  # Discord's scheduled event
    Column("event_lost", Boolean, nullable=False, info=NOTHING),
    Index("evenings_due", "due", sqlite_where=text("due IS NOT NULL"), postgresql_where=text("due IS NOT NULL")),
    Index("evenings_outdated", "guild", sqlite_where=text("shown < version"), postgresql_where=text("shown < version")),
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
    Column("reminded", Boolean, nullable=False, info=OWN),
    Index("evening_guests_user", "user"),
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
