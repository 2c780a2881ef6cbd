"""Seasons, their winners, and the channel of a server where these are celebrated."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"

TO_TELL = "closed_at IS NOT NULL AND (told IS NULL OR told < 0)"


def upgrade() -> None:
    op.add_column("guilds", sa.Column("season_channel", sa.BigInteger))
    seasons = op.create_table(
        "seasons",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("start", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("closed_at", sa.BigInteger),
        sa.Column("told", sa.BigInteger),
    )
    for name, column, where in (("open", "start", "closed_at IS NULL"), ("to_tell", "closed_at", TO_TELL)):
        condition = sa.text(where)
        op.create_index(f"seasons_{name}", "seasons", [column], sqlite_where=condition, postgresql_where=condition)
    op.create_table(
        "season_winners",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("start", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("measure", sa.Text, nullable=False),
        sa.Column("value", sa.BigInteger, nullable=False),
    )
    op.create_index("season_winners_user", "season_winners", ["user"])
    tallies = sa.table("tallies", *(sa.column(name) for name in ("guild", "start", "span")))
    begun = sa.select(tallies.c.guild, tallies.c.start).where(tallies.c.span == "month").distinct()
    op.execute(seasons.insert().from_select(["guild", "start"], begun))
