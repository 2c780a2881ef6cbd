"""Messages between the processes on one PostgreSQL, and locks that give each shard to one process:
LISTEN/NOTIFY, advisory locks.

A message that is sent while its receiver does not listen is lost. The receiver's regular sweep
finds the change in the database.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import func, select

from data.database.database import Database
from data.database.holder import HANDOVER_SECONDS, DatabaseHeld, Holder
from data.database.postgres_database import PostgresDatabase
from data.shards import Shards

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

log = logging.getLogger(__name__)

CHANNEL = "kaffeehaus"  # of all processes; "kaffeehaus_3" that of shard 3
# Keys of advisory locks; any numbers that nobody else uses in this PostgreSQL. Every process holds
# USE_LOCK shared.
COUNT_LOCKS, SHARD_LOCKS, START_LOCKS, USE_LOCK = range(0x4B616667, 0x4B61666B)
HOLDERS = (
    "SELECT a.application_name, a.backend_start FROM pg_locks l LEFT JOIN pg_stat_activity a ON"
    " a.pid = l.pid"
    " WHERE l.locktype = 'advisory' AND l.granted AND l.classid = $1::int::oid AND l.objid ="
    " $2::int::oid"
    " AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND l.pid"
    " <> pg_backend_pid()"
    " ORDER BY a.backend_start LIMIT 1"
)
IS_HELD = (
    "SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted"
    " AND classid = $1::int::oid AND objid = $2::int::oid"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))"
)
START_SECONDS: Final = 5.0  # Discord: one shard in so many seconds may start, of each bucket
BEAT = 5.0  # seconds between looks whether the connection lives, and whether a process has shard 0
PATIENCE = 10.0  # seconds for an answer to that
RETRY = 1.0  # seconds between tries to connect
# A process whose machine has gone keeps its shards until PostgreSQL notices: after a minute instead
# of two hours.
KEEPALIVE = ("tcp_keepalives_idle = 30", "tcp_keepalives_interval = 10", "tcp_keepalives_count = 3")


class ShardCountDiffers(ValueError):  # noqa: N818 - the host has to decide
    """Raised if a running process has another `SHARD_COUNT`.

    The text is a sentence for the host.
    """


class ShardConnection:
    """A connection that listens, and holds the locks of this process's shards.

    `on_message` is called with each message, `on_reconnect` after a reconnect, when messages may
    have been missed.
    """

    def __init__(
        self,
        database: PostgresDatabase,
        shards: Shards,
        on_message: Callable[[str], None],
        on_reconnect: Callable[[], None],
    ) -> None:
        self._database = database
        self._shards = shards
        self._on_message = on_message
        self._on_reconnect = on_reconnect
        self._listening = asyncio.Event()
        self.hears_dms = True  # some process has shard 0, the one for direct messages
        self._task: asyncio.Task[None] | None = None
        self._started: set[asyncio.Task[None]] = set()

    @property
    def is_listening(self) -> bool:
        """True while the connection listens and holds the locks of its shards."""
        return self._listening.is_set()

    async def open(self) -> None:
        """Take the shards of this process, then listen.

        Raises `DatabaseHeld` if another process has one of them and does not end within
        `HANDOVER_SECONDS`, `ShardCountDiffers` if a running process has another `SHARD_COUNT`.
        """
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
        """Wait until a shard of this bucket may start: they start one after another, in all
        processes, first come first served.

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
        """Take the lock of the bucket, let the shard start, and keep the lock until the next one
        may.
        """
        try:
            async with self._database.autocommit.connect() as connection:
                try:
                    raw: Any = (await connection.get_raw_connection()).driver_connection
                    await raw.execute(
                        "SELECT pg_advisory_lock($1::int, $2::int)",
                        START_LOCKS,
                        bucket,
                        timeout=86_400,  # as long as it takes
                    )
                    turn.set_result(None)
                    await asyncio.sleep(START_SECONDS)
                finally:
                    await connection.invalidate()  # frees its lock
        except Exception as error:  # noqa: BLE001 - whatever it is, shards start without it
            log.warning(
                "shards start without turns: %s", type(error).__name__, extra={"error": error}
            )
            await asyncio.sleep(START_SECONDS)

    async def notify(self, text: str, shard: int | None = None) -> None:
        """Send a message of at most 8000 bytes to the process that has a shard, or to all
        processes, this one included.
        """
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
                if isinstance(error, DatabaseHeld | ShardCountDiffers) and not before:
                    raise
                log.warning(
                    "the connection to the other processes is cut: %s",
                    type(error).__name__,
                    extra={"error": error},
                )
            await asyncio.sleep(RETRY)

    async def _listen(self, connection: "AsyncConnection", *, before: bool) -> None:
        """Take the shards and listen until the connection is lost."""
        raw: Any = (await connection.get_raw_connection()).driver_connection
        for setting in KEEPALIVE:
            await raw.execute(f"SET {setting}")
        await raw.execute(
            "SELECT set_config('application_name', $1, false)",
            Holder.this_process().application_name,
        )
        await self._take_locks(raw, patience=None if before else HANDOVER_SECONDS)
        await self._look_for_shard_0(raw)
        lost = asyncio.Event()
        raw.add_termination_listener(lambda _: lost.set())
        for channel in (CHANNEL, *(f"{CHANNEL}_{shard}" for shard in sorted(self._shards.mine))):
            await raw.add_listener(
                channel, lambda _connection, _process, _channel, text: self._on_message(text)
            )
        self._listening.set()
        if before:
            self._on_reconnect()
        while not lost.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await lost.wait()
            if not lost.is_set():
                async with asyncio.timeout(PATIENCE):
                    await self._look_for_shard_0(raw)

    async def _look_for_shard_0(self, raw: Any) -> None:
        """Note whether a process has shard 0.

        The operating system frees the lock of a process that has died.
        """
        before, self.hears_dms = self.hears_dms, await raw.fetchval(IS_HELD, SHARD_LOCKS, 0)
        if before and not self.hears_dms:
            log.warning(
                "no process has shard 0: tables that wait for a hand in direct messages stand still"
            )
        elif self.hears_dms and not before:
            log.warning("a process has shard 0 again")

    async def _take_locks(self, raw: Any, patience: float | None) -> None:
        """Take the locks of the shards, which last as long as the connection.

        Waits `patience` seconds for each shard of another process, or as long as it takes (None).
        """
        count = self._shards.count
        await raw.execute("SELECT pg_advisory_lock_shared($1::int, $2::int)", USE_LOCK, 0)
        await raw.execute("SELECT pg_advisory_lock_shared($1::int, $2::int)", COUNT_LOCKS, count)
        others = await raw.fetchval(
            "SELECT min(objid::bigint) FROM pg_locks WHERE locktype = 'advisory' AND granted AND"
            " classid = $1::int::oid"
            " AND objid <> $2::int::oid AND database = (SELECT oid FROM pg_database WHERE datname"
            " = current_database())",
            COUNT_LOCKS,
            count,
        )
        if others is not None:
            holder = await _holder(raw, COUNT_LOCKS, others)
            if 1 in (count, others):  # a process without sharding has all shards
                raise DatabaseHeld("The database", holder)
            raise ShardCountDiffers(
                f"SHARD_COUNT is {count} here and {others} in a process that runs ({holder}):"
                " to change it, stop all processes first."
            )
        for shard in sorted(self._shards.mine):
            if not await raw.fetchval(
                "SELECT pg_try_advisory_lock($1::int, $2::int)", SHARD_LOCKS, shard
            ):
                what = "The database" if count == 1 else f"Shard {shard}"
                holder = await _holder(raw, SHARD_LOCKS, shard)
                log.warning(
                    "%s is held by %s: this process waits for it to end",
                    what,
                    holder or "another process",
                )
                try:
                    async with asyncio.timeout(patience):
                        await raw.execute(
                            "SELECT pg_advisory_lock($1::int, $2::int)", SHARD_LOCKS, shard
                        )
                except TimeoutError:
                    raise DatabaseHeld(what, await _holder(raw, SHARD_LOCKS, shard)) from None


def shard_connection_of(
    database: Database,
    shards: Shards,
    on_message: Callable[[str], None],
    on_reconnect: Callable[[], None],
) -> ShardConnection | None:
    """Return a connection to the other processes of a database, or None for SQLite, which serves
    one process.
    """
    return (
        ShardConnection(database, shards, on_message, on_reconnect)
        if isinstance(database, PostgresDatabase)
        else None
    )


@contextlib.asynccontextmanager
async def hold_postgres(database: PostgresDatabase) -> AsyncIterator[None]:
    """Hold a whole database for the length of the block.

    Raises `DatabaseHeld` if a process uses it.
    """
    async with database.autocommit.connect() as connection:
        raw: Any = (await connection.get_raw_connection()).driver_connection
        try:
            if not await raw.fetchval("SELECT pg_try_advisory_lock($1::int, $2::int)", USE_LOCK, 0):
                raise DatabaseHeld("The database", await _holder(raw, USE_LOCK, 0))
            yield
        finally:
            await connection.invalidate()  # frees the lock


async def _holder(raw: Any, lock: int, key: int) -> Holder | None:
    """Return the process that holds an advisory lock, or None if it does not say what it is."""
    row = await raw.fetchrow(HOLDERS, lock, key)
    return None if row is None else Holder.of_connection(*row)
