"""The tables of work that a killed process leaves to the next one. They belong to `data.schema`."""

from sqlalchemy import BigInteger, Column, Index, Table, Text

from data.columns import NOTHING, OWN, OWNER, metadata

opening_threads = Table(  # threads that are being made for slow tables, until the table is stored
    "opening_threads",
    metadata,
    Column("press", BigInteger, primary_key=True, autoincrement=False, info=NOTHING),  # id of the interaction
    Column("guild", BigInteger, nullable=False, info=NOTHING),
    Column("channel", BigInteger, nullable=False, info=NOTHING),  # in which the thread is made
    Column("at", BigInteger, nullable=False, info=NOTHING),
)

unsent_absences = Table(  # people at slow tables who are still to be told that a bot plays for them
    "unsent_absences",
    metadata,
    Column("table_id", Text, primary_key=True, info=NOTHING),
    Column("user", BigInteger, primary_key=True, autoincrement=False, info=OWNER),
    Column("version", BigInteger, nullable=False, info=OWN),  # of the table from which on the bot plays
    Index("unsent_absences_user", "user"),
)
