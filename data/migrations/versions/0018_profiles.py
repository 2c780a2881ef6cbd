"""Who may see a person's profile."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("tastes", sa.Column("profile", sa.Text))
