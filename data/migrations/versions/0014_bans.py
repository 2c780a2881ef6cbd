"""Bans have an end and a reason, and the record of /house shows both."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("bans", sa.Column("until", sa.BigInteger))
    op.add_column("bans", sa.Column("reason", sa.Text, nullable=False, server_default=""))
    op.add_column("moderation", sa.Column("ban_days", sa.Integer))
    op.add_column("moderation", sa.Column("ban_reason", sa.Text, nullable=False, server_default=""))
