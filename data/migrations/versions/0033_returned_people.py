"""People who have come back after being forgotten, and people whom others do not want at their table."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    op.create_table(
        "returned_people",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "avoided_people",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("mark", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
