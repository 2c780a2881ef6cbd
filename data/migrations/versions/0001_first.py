"""The first version of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

LIVE = sa.text("phase IN ('lobby', 'playing', 'pause')")
DUE = sa.text("due IS NOT NULL")
MEMBER = sa.text("kind = 'member'")


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("tables_channel", "tables", ["channel"], unique=True, sqlite_where=LIVE, postgresql_where=LIVE)
    op.create_index("tables_guild", "tables", ["guild"], sqlite_where=LIVE, postgresql_where=LIVE)
    op.create_index("tables_due", "tables", ["due"], sqlite_where=DUE, postgresql_where=DUE)
    op.create_index("tables_changed_at", "tables", ["changed_at"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.BigInteger, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.BigInteger),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
    )
    op.create_table(
        "accounts",
        sa.Column("account", sa.Text, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("user", sa.BigInteger),
        sa.Column("balance", sa.BigInteger, nullable=False),
        sa.CheckConstraint("balance >= 0 OR kind = 'house'", name="accounts_no_debt"),
    )
    op.create_index(
        "accounts_standing",
        "accounts",
        ["guild", "balance", "user"],
        sqlite_where=MEMBER,
        postgresql_where=MEMBER,
    )
    op.create_table(
        "transfers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("amount", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id")),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.CheckConstraint("amount > 0", name="transfers_forward"),
        sa.CheckConstraint("source <> target", name="transfers_two_sides"),
    )
    op.create_index("transfers_source", "transfers", ["source", "at"])
    op.create_index("transfers_target", "transfers", ["target", "at"])
    op.create_table(
        "messages",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("place", sa.Text, primary_key=True),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("posted_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("username", sa.Text, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("dm_channel", sa.BigInteger),
        sa.Column("dm_closed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "guilds",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("locale", sa.Text),
        sa.Column("computer_chips", sa.Boolean, nullable=False),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("played", sa.BigInteger, nullable=False),
        sa.Column("won", sa.BigInteger, nullable=False),
    )
    op.create_index("records_standing", "records", ["guild", "won", "user"])
