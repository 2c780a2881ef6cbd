"""Alembic runs this file for each upgrade.

The connection, inside a transaction, comes from `data.database.open_database`.
"""

from alembic import context

from data.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
