"""Messages between the processes on one PostgreSQL, and locks that give each shard to one process: LISTEN/NOTIFY, advisory locks.

A message that is sent while its receiver does not listen is lost. The receiver's regular sweep finds the change in the database.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.postgres_database import PostgresDatabase
from tables.service.shards import Shards

log = logging.getLogger(__name__)

CHANNEL = "kaffeehaus"  # of all processes; "kaffeehaus_3" that of shard 3
COUNT_LOCKS, SHARD_LOCKS, START_LOCKS = range(
    0x4B616667, 0x4B61666A
)  # keys of advisory locks; any numbers that nobody else uses in this PostgreSQL
START_SECONDS: Final = 5.0  # Discord: one shard in so many seconds may start, of each bucket
BEAT = 30.0  # seconds between looks whether the connection lives
PATIENCE = 10.0  # seconds for an answer to that
RETRY = 1.0  # seconds between tries to connect
# A process whose machine has gone keeps its shards until PostgreSQL notices: after a minute instead of two hours.
KEEPALIVE = ("tcp_keepalives_idle = 30", "tcp_keepalives_interval = 10", "tcp_keepalives_count = 3")


class ShardConnection:
    """A connection that listens, and holds the locks of this process's shards.

    `on_message` is called with each message, `on_reconnect` after a reconnect, when messages may have been missed.
    """

    def __init__(
        self, database: PostgresDatabase, shards: Shards, on_message: Callable[[str], None], on_reconnect: Callable[[], None]
    ) -> None:
        self._database = database
        self._shards = shards
        self._on_message = on_message
        self._on_reconnect = on_reconnect
        self._listening = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._started: set[asyncio.Task[None]] = set()

    @property
    def is_listening(self) -> bool:
        """True while the connection listens and holds the locks of its shards."""
        return self._listening.is_set()

    async def open(self) -> None:
        """Wait until no other process has these shards, then listen. Raises `ValueError` if others have another `SHARD_COUNT`."""
        self._task = asyncio.create_task(self._run(), name="shard connection")
        listening = asyncio.create_task(self._listening.wait())
        await asyncio.wait([self._task, listening], return_when=asyncio.FIRST_COMPLETED)
        listening.cancel()
        if self._task.done():
            self._task.result()

    async def close(self) -> None:
        """Close the connection, which frees the shards."""
        tasks = [*self._started, *([self._task] if self._task is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def may_start(self, bucket: int) -> None:
        """Wait until a shard of this bucket may start: they start one after another, in all processes, first come first served.

        Without the database it waits as long as if a shard had just started.
        """
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        task = asyncio.create_task(self._start_in_turn(bucket, turn), name="a shard's start")
        self._started.add(task)
        task.add_done_callback(self._started.discard)
        try:
            await asyncio.wait([turn, task], return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            task.cancel()
            raise

    async def _start_in_turn(self, bucket: int, turn: asyncio.Future[None]) -> None:
        """Take the lock of the bucket, let the shard start, and keep the lock until the next one may."""
        try:
            async with self._database.autocommit.connect() as connection:
                try:
                    raw: Any = (await connection.get_raw_connection()).driver_connection
                    await raw.execute("SELECT pg_advisory_lock($1::int, $2::int)", START_LOCKS, bucket)
                    turn.set_result(None)
                    await asyncio.sleep(START_SECONDS)
                finally:
                    await connection.invalidate()  # frees its lock
        except Exception as error:  # noqa: BLE001 - whatever it is, shards start without it
            log.warning("shards start without turns: %s", type(error).__name__)
            await asyncio.sleep(START_SECONDS)

    async def notify(self, text: str, shard: int | None = None) -> None:
        """Send a message of at most 8000 bytes to the process that has a shard, or to all processes, this one included."""
        channel = CHANNEL if shard is None else f"{CHANNEL}_{shard}"
        async with self._database.autocommit.connect() as connection:
            await connection.execute(select(func.pg_notify(channel, text)))

    async def _run(self) -> None:
        before = False
        while True:
            try:
                async with self._database.autocommit.connect() as connection:
                    try:
                        await self._listen(connection, before=before)
                        before = True
                    finally:
                        self._listening.clear()
                        await connection.invalidate()  # frees its locks, and ends listening
            except Exception as error:
                if isinstance(error, ValueError) and not before:
                    raise
                log.warning("the connection to the other processes is cut: %s", type(error).__name__)
            await asyncio.sleep(RETRY)

    async def _listen(self, connection: AsyncConnection, *, before: bool) -> None:
        """Take the shards and listen until the connection is lost."""
        raw: Any = (await connection.get_raw_connection()).driver_connection
        for setting in KEEPALIVE:
            await raw.execute(f"SET {setting}")
        await self._take_locks(raw)
        lost = asyncio.Event()
        raw.add_termination_listener(lambda _: lost.set())
        for channel in (CHANNEL, *(f"{CHANNEL}_{shard}" for shard in sorted(self._shards.mine))):
            await raw.add_listener(channel, lambda _connection, _process, _channel, text: self._on_message(text))
        self._listening.set()
        if before:
            self._on_reconnect()
        while not lost.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await lost.wait()
            if not lost.is_set():
                async with asyncio.timeout(PATIENCE):
                    await raw.execute("SELECT 1")

    async def _take_locks(self, raw: Any) -> None:
        """Take the locks of the shards, which last as long as the connection."""
        count = self._shards.count
        await raw.execute("SELECT pg_advisory_lock_shared($1::int, $2::int)", COUNT_LOCKS, count)
        others = await raw.fetchval(
            "SELECT min(objid::bigint) FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = $1::int::oid"
            " AND objid <> $2::int::oid AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
            COUNT_LOCKS,
            count,
        )
        if others is not None:
            raise ValueError(
                f"SHARD_COUNT is {count} here and {others} in a process that runs: to change it, stop all processes first."
            )
        for shard in sorted(self._shards.mine):
            if not await raw.fetchval("SELECT pg_try_advisory_lock($1::int, $2::int)", SHARD_LOCKS, shard):
                log.warning("shard %d belongs to another process: this one waits for it to end", shard)
                await raw.execute("SELECT pg_advisory_lock($1::int, $2::int)", SHARD_LOCKS, shard)
