"""Rounds that people have left, and their rounds with each other person in a month."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    op.create_table(
        "left_rounds",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, primary_key=True, autoincrement=False),
    )
    op.create_index("left_rounds_at", "left_rounds", ["at"])
    op.create_index("left_rounds_user", "left_rounds", ["user"])
    op.create_table(
        "pairs",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("month", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("opponent", sa.BigInteger, primary_key=True, autoincrement=False),
        *(sa.Column(name, sa.BigInteger, nullable=False) for name in ("rounds", "alone", "gained", "lost", "tables", "hc")),
        sa.Column("last_table", sa.Text, nullable=False),
    )
    add_index("pairs_flow", "pairs", ["guild", "month", "hc", "user"], "hc > 0")
    op.create_index("pairs_month", "pairs", ["month"])
    op.create_index("pairs_user", "pairs", ["user"])
    op.create_table(
        "pair_shares",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("month", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("rounds", sa.BigInteger, nullable=False),
        sa.Column("share", sa.Integer, nullable=False),
    )
    add_index("pair_shares_standing", "pair_shares", ["guild", "month", "share", "user"], "rounds >= 20")
    op.create_index("pair_shares_month", "pair_shares", ["month"])
    op.create_index("pair_shares_user", "pair_shares", ["user"])


def add_index(name: str, table: str, columns: list[str], where: str) -> None:
    condition = sa.text(where)
    op.create_index(name, table, columns, sqlite_where=condition, postgresql_where=condition)
