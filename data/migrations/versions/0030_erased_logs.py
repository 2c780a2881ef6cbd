"""Games of which logs of tables have been erased.

Nobody knows which logs have been erased until now: those of each game with ratings may be among them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    erased = op.create_table(
        "erased_logs",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, primary_key=True),
    )
    ratings = sa.table("ratings", sa.column("guild"), sa.column("game")).c
    op.execute(sa.insert(erased).from_select(["guild", "game"], sa.select(ratings.guild, ratings.game).distinct()))
