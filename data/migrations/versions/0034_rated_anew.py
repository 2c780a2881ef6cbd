"""When ratings began to count a team that a partner left while it was losing, and who made half of their moves."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"


def upgrade() -> None:
    connection = op.get_bind()
    log = sa.table("log", sa.column("table_id"))
    if connection.scalar(sa.select(log.c.table_id).limit(1)) is not None:  # the audit does not check these rounds before
        facts = sa.table("facts", sa.column("name"), sa.column("value"))
        row = {"name": "rated-anew-from", "value": str(int(time.time() * 1000))}
        connection.execute(sa.insert(facts).values(**row))
