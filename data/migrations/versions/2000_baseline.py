"""The tables of version 2.0.0.

Until its release they are those of `data.schema`, whatever that is.
"""

from alembic import op

from data.schema import metadata

revision = "2000"
down_revision = None


def upgrade() -> None:
    metadata.create_all(op.get_bind(), checkfirst=False)
