"""Achievements that people have earned on each server, and their steps towards the others."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "achievements",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("deal", sa.Integer, nullable=False),
    )
    op.create_index("achievements_user", "achievements", ["user"])
    op.create_index("achievements_table", "achievements", ["table_id"])
    op.create_table(
        "achievement_steps",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("mark", sa.Text, primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
    )
    op.create_index("achievement_steps_user", "achievement_steps", ["user"])
    op.create_index("achievement_steps_mark", "achievement_steps", ["mark"])
