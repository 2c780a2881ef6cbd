"""Counts for metrics: the live tables, and the chips that the house has given out."""

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from data.schema import LIVE, accounts, tables

HOUSE = "house"  # kind of account


@dataclass(frozen=True, slots=True)
class Census:
    """Numbers of live tables and of half-chips at one moment."""

    tables: Mapping[tuple[str, str], int]  # by game and phase
    chips: int  # of people and at tables


def take_census(connection: Connection) -> Census:
    """Count the live tables, and all chips that are not the house's."""
    rows = connection.execute(
        select(tables.c.game, tables.c.phase, func.count())
        .where(LIVE)
        .group_by(tables.c.game, tables.c.phase)
    )
    chips = connection.scalar(
        select(func.coalesce(func.sum(accounts.c.balance), 0)).where(accounts.c.kind != HOUSE)
    )
    return Census(
        {(str(game), str(phase)): int(count) for game, phase, count in rows}, int(chips or 0)
    )
