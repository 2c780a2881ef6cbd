"""The parts of a campaign: numbered, independent cases, repeated until enough has been counted."""

import secrets
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import asyncpg
from sqlalchemy.engine import make_url

Figures: TypeAlias = Counter[str]


class PartlyWrongError(AssertionError):
    """This was wrong in a case, each a line; the rest has gone well, and counts."""

    def __init__(self, wrong: Sequence[str], figures: Figures) -> None:
        super().__init__("\n".join(fault.strip() for fault in wrong))
        self.figures = figures


@dataclass(frozen=True, slots=True)
class Place:
    """The resources of a case: an empty folder, and the address of a PostgreSQL server ("" if
    there is none).
    """

    folder: Path
    server: str

    @asynccontextmanager
    async def database(self, kind: str) -> AsyncIterator[str]:
        """The address of an empty database: "sqlite" or "postgres"."""
        if kind == "sqlite":
            yield f"sqlite:///{self.folder / 'kaffeehaus.sqlite3'}"
            return
        name = f"campaign_{secrets.token_hex(8)}"
        await self._do(f"CREATE DATABASE {name}")
        try:
            yield make_url(self.server).set(database=name).render_as_string(hide_password=False)
        finally:
            await self._do(f"DROP DATABASE {name} WITH (FORCE)")

    async def _do(self, statement: str) -> None:
        connection = await asyncpg.connect(
            make_url(self.server).set(drivername="postgresql").render_as_string(hide_password=False)
        )
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the campaign.

    `case` runs the case of a number, always in the same way, and returns figures; a case that
    raises has failed. Cases run from 0 on until the figure `counted` reaches `goal`, but at most
    `most` of them. `wants_server`: the cases make databases on PostgreSQL.
    """

    says: str
    counted: str
    goal: int
    case: Callable[[int, Place], Awaitable[Figures]]
    most: int = 1_000_000
    wants_server: bool = False
