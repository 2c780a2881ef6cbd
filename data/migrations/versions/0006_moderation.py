"""What those who manage a server settle and do; whose tables there are."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.BigInteger))
    connection = op.get_bind()
    live = sa.text("SELECT id, body FROM tables WHERE phase IN ('lobby', 'playing', 'pause')")
    for row in connection.execute(live).all():
        settled = sa.text("UPDATE tables SET host = :host WHERE id = :id")
        connection.execute(settled, {"host": json.loads(row.body)["host"], "id": row.id})
    for name in ("server_tables", "host_tables", "session_deals"):
        op.add_column("guilds", sa.Column(name, sa.Integer))
    op.add_column("guilds", sa.Column("channels", sa.Text))
    op.create_table(
        "bans",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "moderation",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("press", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.BigInteger, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
    )
