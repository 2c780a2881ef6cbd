"""Which rows of tables are this process's."""

from sqlalchemy import ColumnElement, true

from data import schema
from tables.service.shards import WORKER_BITS, Shards


def owned(shards: Shards) -> ColumnElement[bool]:
    """Those of servers whose shards it has."""
    if shards.all:
        return true()
    return (schema.tables.c.guild // (1 << WORKER_BITS) % shards.count).in_(sorted(shards.mine))
