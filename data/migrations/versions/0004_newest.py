"""The tables of a channel, the newest first: replays of what has ended."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_index("tables_newest", "tables", ["channel", "changed_at"])
