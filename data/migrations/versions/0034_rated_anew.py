"""When ratings began to count a team that a partner left while it was losing, and who made half of their moves."""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"


def upgrade() -> None:
    connection = op.get_bind()
    log = sa.table("log", sa.column("at"))
    last = connection.scalar(sa.select(sa.func.max(log.c.at)))
    if last is not None:  # the audit rates what was played until then as earlier versions did
        facts = sa.table("facts", sa.column("name"), sa.column("value"))
        row = {"name": "rated-anew-from", "value": str(last + 1)}
        connection.execute(sa.insert(facts).values(**row))
