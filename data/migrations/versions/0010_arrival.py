"""When the bot was added to a server where it has said so."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("guilds", sa.Column("arrived", sa.BigInteger))
