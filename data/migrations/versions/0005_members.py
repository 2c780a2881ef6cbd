"""Names are those of a server: what somebody is called on one is not shown on another.

Version 1 kept one name for all servers, and nobody can tell any more of which: it is dropped. Until people are seen again they
are called by their usernames, by processes of either version.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "members",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_index("members_user", "members", ["user"])
    op.execute("UPDATE people SET name = username")
