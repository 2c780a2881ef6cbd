"""Rounds that people have played to their end as partners, and won."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    op.create_table(
        "partners",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("partner", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("played", sa.BigInteger, nullable=False),
        sa.Column("won", sa.BigInteger, nullable=False),
    )
    op.create_index("partners_user", "partners", ["user"])
