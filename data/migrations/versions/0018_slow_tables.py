"""Slow tables, the people for whom they wait, and when they were last reminded of it."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("tables", sa.Column("slow", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "awaited",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
    )
    op.create_index("awaited_user", "awaited", ["user"])
    op.create_table(
        "reminders",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.add_column("tastes", sa.Column("unreminded", sa.Boolean, nullable=False, server_default=sa.false()))
