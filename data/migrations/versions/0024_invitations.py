"""The role of a server that invitations to tables may mention, and when one last did."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.add_column("guilds", sa.Column("invite_role", sa.BigInteger))
    op.add_column("guilds", sa.Column("invited_at", sa.BigInteger))
