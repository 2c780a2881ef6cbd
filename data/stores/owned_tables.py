"""The condition that picks the tables of this process."""

from sqlalchemy import ColumnElement, true

from data import schema
from tables.service.shards import Shards
from tables.state.default_settings import TIMESTAMP_SHIFT


def owned_by(shards: Shards) -> ColumnElement[bool]:
    """Return the condition that a row of `tables` belongs to a server of one of these shards."""
    if shards.all:
        return true()
    return (schema.tables.c.guild // (1 << TIMESTAMP_SHIFT) % shards.count).in_(sorted(shards.mine))
