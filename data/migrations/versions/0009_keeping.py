"""Finding the tables of a server and the bookings of a table, to erase them in pieces."""

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_index("tables_server", "tables", ["guild"])
    op.create_index("transfers_table", "transfers", ["table_id"])
