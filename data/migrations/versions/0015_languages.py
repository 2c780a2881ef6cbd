"""The language that a person has chosen for private messages, and the unread translation that they have been told about."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("people", sa.Column("language", sa.Text))
    op.add_column("people", sa.Column("told_of", sa.Text))
