"""Where a server wants the puzzle of the day, and the last one that was posted there."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("guilds", sa.Column("puzzle_channel", sa.BigInteger))
    op.add_column("guilds", sa.Column("puzzle_posted", sa.Integer))
