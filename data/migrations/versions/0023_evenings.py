"""Planned evenings, who has signed up for them, and people's time zones, quiet hours and wishes to be told of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.create_table(
        "evenings",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("by", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("starts_at", sa.BigInteger, nullable=False),
        sa.Column("step", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("shown", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger),
        sa.Column("event", sa.BigInteger),
        sa.Column("event_lost", sa.Boolean, nullable=False),
    )
    due, outdated = sa.text("due IS NOT NULL"), sa.text("shown < version")
    op.create_index("evenings_due", "evenings", ["due"], sqlite_where=due, postgresql_where=due)
    op.create_index("evenings_outdated", "evenings", ["guild"], sqlite_where=outdated, postgresql_where=outdated)
    op.create_index("evenings_guild", "evenings", ["guild", "step"])
    op.create_index("evenings_by", "evenings", ["by"])
    op.create_table(
        "evening_guests",
        sa.Column("evening", sa.Text, primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reminded", sa.Boolean, nullable=False),
    )
    op.create_index("evening_guests_user", "evening_guests", ["user"])
    op.add_column("people", sa.Column("time_zone", sa.Text))
    op.add_column("people", sa.Column("quiet_hours", sa.Text))
    op.create_table(
        "wishes",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("told_at", sa.BigInteger, nullable=False),
    )
    op.create_index("wishes_game", "wishes", ["guild", "game", "told_at"])
    op.create_index("wishes_user", "wishes", ["user"])
