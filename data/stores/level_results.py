"""Players' results alone against bots of one level, on all servers."""

from collections.abc import Mapping

from sqlalchemy import Connection, select

from ai.levels import Level
from data import schema
from data.database.upserts import insert
from tables.service.level_matching import LevelRecord
from tables.state.change import DealRecord


def add(connection: Connection, game: str, record: DealRecord) -> None:
    """Add a deal to the results."""
    columns = schema.against.c
    key = {"user": record.user, "game": game, "level": record.level}
    insertion = insert(connection, schema.against).values(**key, played=1, fair=record.fair, won=record.share)
    sums = {"played": columns.played + 1, "fair": columns.fair + record.fair, "won": columns.won + record.share}
    connection.execute(insertion.on_conflict_do_update(index_elements=list(key), set_=sums))


def load(connection: Connection, user: int) -> Mapping[str, Mapping[Level, LevelRecord]]:
    """Return a player's results by game and level. Levels that only a newer process knows are left out."""
    results: dict[str, dict[Level, LevelRecord]] = {}
    for row in connection.execute(select(schema.against).where(schema.against.c.user == user)):
        if row.level in set(Level):
            results.setdefault(row.game, {})[Level(row.level)] = LevelRecord(row.played, row.fair, row.won)
    return results
