"""The levels of bots that people meet, by game, on all servers."""

from collections.abc import Mapping

from sqlalchemy import Connection, select

from ai.levels import Level
from data import schema
from data.database.upserts import replace
from service.level_matching import LevelProgress

WON, LOST = "+", "-"  # a round in the column `recent`


def add_round(connection: Connection, user: int, game: str, level: Level, *, won: bool) -> None:
    """Count a round alone against bots of a level, if this is the person's own level."""
    columns = schema.level_progress.c
    own = select(columns.level, columns.recent).where(columns.user == user, columns.game == game).with_for_update()
    row = connection.execute(own).one_or_none()
    progress = LevelProgress() if row is None else parse(row.level, row.recent)
    if progress is None or progress.level is not level:
        return
    after = progress.after_round(won=won)
    recent = "".join(WON if one else LOST for one in after.recent)
    replace(connection, schema.level_progress, {"user": user, "game": game, "level": after.level.value, "recent": recent})


def load(connection: Connection, user: int) -> Mapping[str, LevelProgress]:
    """Return a person's progress by game. Levels that only a newer process knows are left out."""
    columns = schema.level_progress.c
    rows = connection.execute(select(columns.game, columns.level, columns.recent).where(columns.user == user))
    return {row.game: progress for row in rows if (progress := parse(row.level, row.recent)) is not None}


def parse(level: str, recent: str) -> LevelProgress | None:
    """Return the progress of a row; None if only a newer process knows its level."""
    return LevelProgress(Level(level), tuple(sign == WON for sign in recent)) if level in set(Level) else None
