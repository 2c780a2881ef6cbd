"""Answers to puzzles of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.create_table(
        "puzzle_answers",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("choice", sa.Integer, nullable=False),
        sa.Column("right", sa.Boolean, nullable=False),
    )
    op.create_index("puzzle_answers_day", "puzzle_answers", ["day", "right"])
