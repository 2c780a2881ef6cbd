"""Finding what belongs to a person or a server, to hand it over or to erase it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

BY = sa.text("by IS NOT NULL")


def upgrade() -> None:
    op.create_index("log_by", "log", ["by", "table_id"], sqlite_where=BY, postgresql_where=BY)
    op.create_index("accounts_user", "accounts", ["user"])
    op.create_index("accounts_guild", "accounts", ["guild", "kind"])
    op.create_table(
        "forgotten",
        sa.Column("mark", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "departures",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
