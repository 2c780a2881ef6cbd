"""Columns for the audience of a profile and the fair share of rounds won."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("tastes", sa.Column("profile", sa.Text))
    op.add_column("tallies", sa.Column("fair", sa.BigInteger, nullable=False, server_default="0"))
