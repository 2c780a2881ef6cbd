"""How many rounds of a game somebody has played, for who is new to it; and who wants no tips."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "rounds",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("played", sa.BigInteger, nullable=False),
    )
    op.add_column("tastes", sa.Column("uncoached", sa.Boolean, nullable=False, server_default=sa.false()))
