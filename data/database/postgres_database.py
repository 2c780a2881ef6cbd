"""PostgreSQL through asyncpg, on the event loop."""

from collections.abc import Callable
from typing import Final

from sqlalchemy import URL, Connection

from data.database.database import Database, T

# Seconds for the answer to a command: a connection whose packets a firewall drops never ends by
# itself. Only a migration of a large table may need minutes.
ANSWER_SECONDS: Final = 300.0


class PostgresDatabase(Database):
    """A connection pool, with an isolation level for each kind of work."""

    def __init__(self, url: URL) -> None:
        # takes 6 MB, which SQLite does not need
        from sqlalchemy.ext.asyncio import create_async_engine

        # rows hold secrets: errors and logs do not show parameters
        self.writer = create_async_engine(
            url,
            hide_parameters=True,
            pool_pre_ping=True,
            connect_args={"command_timeout": ANSWER_SECONDS},
        )
        self.reader = self.writer.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        self.autocommit = self.writer.execution_options(isolation_level="AUTOCOMMIT")

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self.writer.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self.reader.connect() as connection:
            return await connection.run_sync(work)

    async def read_once(self, work: Callable[[Connection], T]) -> T:
        async with self.autocommit.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.writer.dispose()
