"""Ratings of people for each game on each server, and how often they have met in rounds that counted."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("played", sa.BigInteger, nullable=False),
        sa.Column("opponents", sa.Integer, nullable=False),
        sa.Column("meetings", sa.BigInteger, nullable=False),
        sa.Column("shown", sa.Integer),
    )
    op.create_index("ratings_standing", "ratings", ["guild", "game", "shown", "user"])
    op.create_index("ratings_user", "ratings", ["user", "guild"])
    op.create_table(
        "rating_meetings",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("opponent", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("played", sa.BigInteger, nullable=False),
    )
    op.create_index("rating_meetings_user", "rating_meetings", ["user"])
