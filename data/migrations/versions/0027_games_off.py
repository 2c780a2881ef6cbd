"""The games that a server does not offer."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    op.add_column("guilds", sa.Column("games_off", sa.Text))
