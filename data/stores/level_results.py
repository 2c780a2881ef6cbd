"""What people have won alone against bots of a level."""

from collections.abc import Mapping

from sqlalchemy import Connection, select

from ai.levels import Level
from data import schema
from data.database.upserts import insert
from tables.service.level_matching import LevelRecord
from tables.state.change import DealRecord


def count(connection: Connection, game: str, record: DealRecord) -> None:
    """One more deal."""
    one = schema.against.c
    where = {"user": record.user, "game": game, "level": record.level}
    first = insert(connection, schema.against).values(**where, played=1, fair=record.fair, won=record.share)
    more = {"played": one.played + 1, "fair": one.fair + record.fair, "won": one.won + record.share}
    connection.execute(first.on_conflict_do_update(index_elements=list(where), set_=more))


def read(connection: Connection, user: int) -> Mapping[str, Mapping[Level, LevelRecord]]:
    """By game and level; of levels that only a newer process knows nothing."""
    found: dict[str, dict[Level, LevelRecord]] = {}
    for row in (connection.execute(select(schema.against).where(schema.against.c.user == user))).all():
        if row.level in set(Level):
            found.setdefault(row.game, {})[Level(row.level)] = LevelRecord(row.played, row.fair, row.won)
    return found
