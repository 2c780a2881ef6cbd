"""The condition that picks the rows of this process."""

from sqlalchemy import Column, ColumnElement, true

from data import schema
from service.shards import Shards
from tables.state.default_settings import TIMESTAMP_SHIFT


def owned_by(shards: Shards) -> ColumnElement[bool]:
    """Return the condition that a row of `tables` belongs to a server of one of these shards."""
    return of_shards(schema.tables.c.guild, shards)


def of_shards(guild: Column[int], shards: Shards) -> ColumnElement[bool]:
    """Return the condition that a column holds a server of one of these shards."""
    if shards.all:
        return true()
    return (guild // (1 << TIMESTAMP_SHIFT) % shards.count).in_(sorted(shards.mine))
