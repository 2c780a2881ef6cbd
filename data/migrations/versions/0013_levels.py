"""The level of bots that a person meets in each game, instead of sums of rounds. It begins as the level played against most."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    levels = op.create_table(
        "levels",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("recent", sa.Text, nullable=False),
    )
    against = sa.table("against", *(sa.column(name) for name in ("user", "game", "level", "played")))
    order = sa.func.row_number().over(
        partition_by=(against.c.user, against.c.game), order_by=(against.c.played.desc(), against.c.level)
    )
    ranked = sa.select(against.c.user, against.c.game, against.c.level, order.label("place")).subquery()
    most = sa.select(ranked.c.user, ranked.c.game, ranked.c.level, sa.literal("")).where(ranked.c.place == 1)
    op.execute(levels.insert().from_select(["user", "game", "level", "recent"], most))
    op.drop_table("against")
