"""Preferences of people and servers for pictures."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "tastes",
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("of", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("classic", sa.Boolean),
        sa.Column("large", sa.Boolean, nullable=False),
        sa.Column("contrast", sa.Boolean, nullable=False),
        sa.Column("digits", sa.Boolean, nullable=False),
        sa.Column("words", sa.Boolean, nullable=False),
    )
