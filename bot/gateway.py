"""The connections to Discord's gateway, one a shard, and outages of them. They come back whatever
the gateway does.

discord.py 2.7.1 has a loop of its own for this (`discord.shard`). It ends the process if a
connection is closed before HELLO after a failed attempt, or if an event cannot be parsed. It waits
up to 17 minutes between two attempts, lets one shard wait for another, and keeps servers that a new
session no longer has. So only its socket and its parsers are used here.
"""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from random import uniform
from typing import Any, Final

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from bot.event_guard import EventGuard, UnreadableSession, place_of
from data.shards import Shards
from delivery.discord_api.discord_errors import CONNECTION_ERRORS
from delivery.discord_api.request_trace import giving_up
from tables.state.table import Table

log = logging.getLogger(__name__)

FATAL: Final = frozenset({4004, *range(4010, 4015)})  # close codes: Discord wants no new attempt
GOODBYE: Final = 1000  # close code that ends the session
DAY: Final = 86_400.0  # seconds
RESERVE: Final = 100  # sign-ins that are left to starts of the process
RECOUNT: Final = 25  # own sign-ins after which Discord is asked how many are left
UNANSWERED: Final = 3  # resumes without an answer, after which the session is given up
# JSON error codes: the server does not exist, or the bot is not on it
GONE: Final = frozenset({10004, 50001})
UNTOLD: Final = (discord.DiscordException, *CONNECTION_ERRORS, KeyError, TypeError, ValueError)


@dataclass(frozen=True)
class Clocks:
    """Time limits of a gateway connection, in seconds.

    Attributes:
        hello: For HELLO on a new connection.
        answer: For the answer to IDENTIFY or RESUME.
        late: For the answer to a heartbeat, beyond the usual interval.
        beat: Between two heartbeats, if HELLO does not say it.
        wait: Between two attempts, at most.
        stable: Until an answered connection counts as a good one.
        identify: Between two sign-ins of a bucket.
        close: For the other side's goodbye.
    """

    hello: float = 8.0
    answer: float = 15.0
    late: float = 6.0
    beat: float = 41.25
    wait: float = 6.0
    stable: float = 30.0
    identify: float = 5.0
    close: float = 0.5


CLOCKS = Clocks()


class GatewaySocket(DiscordWebSocket):
    """discord.py's connection, closed as soon as it fails.

    `DiscordWebSocket` is not public. There is no other way to the gateway; `from_client` and
    `poll_event` are used as `discord.shard` uses them. If they change, nothing connects, and all
    end-to-end tests fail.
    """

    async def poll_event(self) -> None:
        """Wait for a message and handle it."""
        try:
            await super().poll_event()
        except BaseException:
            await self.drop()
            raise

    async def drop(self, code: int = 4000) -> None:
        """Close the connection. A silent other side would hold up `close` for 30 seconds."""
        with suppress(TimeoutError, OSError, aiohttp.ClientError):
            async with asyncio.timeout(CLOCKS.close):
                await self.close(code)

    def silence_limit(self) -> float:
        """Return how many seconds without any message mean that the connection is dead.

        `_keep_alive` is the thread that sends heartbeats; nothing public tells its interval, or
        mends a senseless one. If it changes, the usual interval is taken.
        """
        beats = getattr(self, "_keep_alive", None)
        if beats is None:
            return CLOCKS.beat + CLOCKS.late
        beats.interval = min(CLOCKS.beat, max(CLOCKS.beat / 4, beats.interval))
        return float(beats.interval) + CLOCKS.late


class IdentifyGate:
    """Lets shards sign in: each bucket once in five seconds, slowly once half of a day is spent.

    Discord resets the token of a bot that spends all sign-ins of a day. `turn` waits until no other
    process signs in; by default there is none.
    """

    def __init__(
        self,
        client: discord.AutoShardedClient,
        turn: Callable[[int], Awaitable[None]] | None = None,
    ) -> None:
        self._client = client
        self._turn = turn
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._next: dict[int, float] = {}  # time of the next sign-in by bucket
        self._own = 0
        self._resets = 0.0
        self._total = self._left = 1000
        self.max_concurrency = 1

    def note(self, limits: Mapping[str, Any]) -> None:
        """Note what Discord says about the sign-ins that are left."""
        self._total, self._left = int(limits["total"]), int(limits["remaining"])
        self._resets = time.monotonic() + int(limits["reset_after"]) / 1000
        self.max_concurrency = max(1, int(limits["max_concurrency"]))

    @asynccontextmanager
    async def open(self, shard: int) -> AsyncIterator[None]:
        """Let a shard connect and sign in within this block. If that fails, nothing is spent."""
        bucket = shard % self.max_concurrency
        async with self._locks[bucket]:
            await self._save_the_token(shard)
            if self._turn is not None:
                await self._turn(bucket)
            else:
                await asyncio.sleep(self._next.get(bucket, 0.0) - time.monotonic())
            yield
            self._next[bucket] = time.monotonic() + CLOCKS.identify
            self._own += 1
            self._left -= 1

    async def _save_the_token(self, shard: int) -> None:
        """Wait if half of the sign-ins are spent: the rest must last until Discord's next day."""
        if self._own and (self._own % RECOUNT == 0 or self._is_scarce()):
            with suppress(*UNTOLD):
                async with giving_up(self._client.http, CLOCKS.hello / 4):
                    self.note((await self._client.http.get_bot_gateway())[2])
        if not self._is_scarce():
            return
        wait = (self._resets - time.monotonic()) / max(1, self._left - RESERVE)
        log.warning(
            "%d of the day's %d sign-ins at Discord's gateway are spent, and Discord resets the"
            " token after the last: shard %d waits %d seconds before its next",
            self._total - self._left,
            self._total,
            shard,
            wait,
        )
        await asyncio.sleep(wait)

    def _is_scarce(self) -> bool:
        if time.monotonic() >= self._resets:
            self._resets, self._left = time.monotonic() + DAY, self._total
        return self._left <= self._total // 2


class GatewayShard:
    """The connection of a shard.

    Attributes:
        is_heard: Discord has answered the sign-in, or the resume, of the open connection. An open
            connection alone may be silent.
    """

    def __init__(
        self,
        client: discord.AutoShardedClient,
        number: int,
        *,
        gate: IdentifyGate,
        url: yarl.URL,
    ) -> None:
        self.is_heard = False
        self._client, self._number, self._gate, self._url = client, number, gate, url
        self._socket: GatewaySocket | None = None
        self._session: str | None = None
        self._sequence: int | None = None
        self._resume_url = url
        self._failures = 0  # in a row
        self._unanswered = 0  # resumes in a row

    async def run(self) -> None:
        """Stay connected until this is cancelled.

        Raises `ConnectionClosed` if Discord wants no new attempt.
        """
        while True:
            began, had_session = time.monotonic(), self._session is not None
            try:
                await self._connect_once()
            except Exception as error:  # frames may hold anything
                if isinstance(error, discord.ConnectionClosed) and error.code in FATAL:
                    raise
                reason = error
            is_ordinary = isinstance(reason, ReconnectWebSocket)
            if isinstance(reason, UnreadableSession) or not getattr(reason, "resume", True):
                self._session = None
            log.log(
                logging.INFO
                if is_ordinary or getattr(reason, "code", None) == GOODBYE
                else logging.WARNING,
                "shard %d: not connected (%s)",
                self._number,
                place_of(reason),
                extra={"error": reason},
            )
            was_good = self.is_heard and time.monotonic() - began >= CLOCKS.stable
            self._failures = 0 if was_good else self._failures + 1
            self.is_heard = False
            signs_in_next = had_session and self._session is None  # the gate has its own pace
            if not signs_in_next and (not is_ordinary or self._failures):
                wait = min(CLOCKS.wait, CLOCKS.wait / 12 * 2 ** min(self._failures, 4))
                await asyncio.sleep(wait * uniform(0.5, 1))  # noqa: S311 - shards come one by one

    def hear(self) -> None:
        """Note that Discord has answered."""
        self.is_heard, self._unanswered = True, 0

    async def close(self) -> None:
        """Say goodbye, which ends the session."""
        if self._socket is not None:
            await self._socket.drop(GOODBYE)

    async def _connect_once(self) -> None:
        """Connect, and handle messages until the connection ends. Always raises."""
        if self._session is not None:
            self._socket = socket = await self._open()
            self._unanswered += 1
        else:
            async with self._gate.open(self._number):
                self._socket = socket = await self._open()
        loop = asyncio.get_running_loop()
        patience = loop.time() + CLOCKS.answer
        try:
            while True:
                limit = loop.time() + socket.silence_limit()
                async with asyncio.timeout_at(limit if self.is_heard else min(limit, patience)):
                    await socket.poll_event()
        except TimeoutError as error:
            raise aiohttp.ServerTimeoutError("the gateway is silent") from error
        finally:
            self._socket = None
            self._session, self._sequence = socket.session_id, socket.sequence
            self._resume_url = socket.gateway
            if not self.is_heard and self._unanswered >= UNANSWERED:
                self._session, self._unanswered = None, 0
            await socket.drop()

    async def _open(self) -> GatewaySocket:
        """Connect, and send RESUME, or IDENTIFY without a session."""
        resumes = self._session is not None
        # the address for resumes may be the one that is out of order
        url = self._resume_url if resumes and self._failures % 2 == 0 else self._url
        try:
            async with asyncio.timeout(CLOCKS.hello):
                return await GatewaySocket.from_client(
                    self._client,
                    gateway=url,
                    shard_id=self._number,
                    session=self._session,
                    sequence=self._sequence if resumes else None,
                    resume=resumes,
                )
        except ReconnectWebSocket as error:
            raise aiohttp.ClientConnectionError("closed before HELLO") from error
        except TimeoutError as error:
            raise aiohttp.ServerTimeoutError("no HELLO") from error


class Gateway:
    """All connections of this process to Discord's gateway.

    `address` is used in place of the one that Discord names, unless it is empty. `shards` are the
    numbers of this process's shards (None: all that Discord recommends). `count` is called with the
    kind of each event that is dropped.
    """

    def __init__(
        self,
        client: discord.AutoShardedClient,
        *,
        address: str = "",
        shard_count: int | None = None,
        shards: frozenset[int] | None = None,
        count: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.shards: dict[int, GatewayShard] = {}
        self._client, self._address = client, address
        self._guard = EventGuard(
            began=self._begin_session,
            resumed=lambda shard: self.shards[shard].hear(),
            count=count,
        )
        self._shard_count, self._numbers = shard_count, shards
        self._tasks: list[asyncio.Task[None]] = []
        self._checks: set[asyncio.Task[None]] = set()  # of servers that are missing

    @property
    def lost(self) -> frozenset[int]:
        """The shards that are not connected."""
        return frozenset(number for number, shard in self.shards.items() if not shard.is_heard)

    async def run(self, turn: Callable[[int], Awaitable[None]] | None = None) -> None:
        """Stay connected until `close`. `turn` waits until no other process signs in.

        Raises `ConnectionClosed` or `PrivilegedIntentsRequired` if no new attempt would help.
        """
        gate = IdentifyGate(self._client, turn)
        recommended, url = await self._ask(gate)
        count = self._shard_count or recommended
        numbers = sorted(self._numbers or range(count))
        # `_connection` is private: parsers look there for the shard of a server. If it changes, no
        # shard is ever ready.
        state = self._client._connection  # noqa: SLF001
        self._client.shard_count = state.shard_count = count
        self._client.shard_ids = state.shard_ids = numbers
        self.shards = {it: GatewayShard(self._client, it, gate=gate, url=url) for it in numbers}
        self._guard.wrap(state.parsers, self.shards)
        self._tasks = [asyncio.create_task(shard.run()) for shard in self.shards.values()]
        done, _ = await asyncio.wait(self._tasks, return_when=asyncio.FIRST_EXCEPTION)
        try:
            for task in done:
                if not task.cancelled():
                    task.result()
        except discord.ConnectionClosed as error:
            if error.code == 4014:
                raise discord.PrivilegedIntentsRequired(error.shard_id) from error
            raise

    async def close(self) -> None:
        """Say goodbye on all connections."""
        await asyncio.gather(*(shard.close() for shard in self.shards.values()))
        for task in (tasks := [*self._tasks, *self._checks]):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _ask(self, gate: IdentifyGate) -> tuple[int, yarl.URL]:
        """Return how many shards Discord recommends, and the address of the gateway."""
        while True:
            try:
                count, url, limits = await self._client.http.get_bot_gateway()
                gate.note(limits)
                return max(1, int(count)), yarl.URL(self._address or url)
            except UNTOLD as error:
                log.warning(
                    "Discord does not name its gateway (%s)",
                    place_of(error),
                    extra={"error": error},
                )
                await asyncio.sleep(CLOCKS.wait)

    def _begin_session(self, data: Mapping[str, Any]) -> None:
        """Note that a shard has begun a session, and look for servers that it no longer has."""
        shard = data["shard"][0]
        self.shards[shard].hear()
        listed = {int(guild["id"]) for guild in data["guilds"]}
        for guild in self._client.guilds:
            if guild.shard_id == shard and guild.id not in listed:
                check = asyncio.create_task(self._remove_if_gone(guild.id))
                self._checks.add(check)
                check.add_done_callback(self._checks.discard)

    async def _remove_if_gone(self, guild: int) -> None:
        """Remove a server that a new session lacks, once Discord has confirmed it.

        What belongs to a server that is gone is erased some day.
        """
        while True:
            try:
                await self._client.fetch_guild(guild, with_counts=False)
                return
            except (discord.DiscordException, *CONNECTION_ERRORS) as error:
                if getattr(error, "code", None) in GONE:
                    self._guard.parse("GUILD_DELETE", {"id": guild})
                    return
                log.warning("Discord does not say why a server is missing", extra={"error": error})
                await asyncio.sleep(60)


DM_SHARD = 0  # Discord sends it all presses in direct messages


@dataclass(frozen=True, slots=True)
class Outage:
    """The parts of Discord from which this process hears nothing. By default there is none.

    Attributes:
        everywhere: All shards are lost, no request gets through, or another process would answer
            a press.
        shards: The shards of this process that are not connected.
        servers: The servers that Discord calls unavailable.
        shard_count: The number of shards of all processes.
        dms: Another process has lost direct messages, or none has shard 0.
    """

    everywhere: bool = False
    shards: frozenset[int] = frozenset()
    servers: frozenset[int] = frozenset()
    shard_count: int = 1
    dms: bool = False

    def __bool__(self) -> bool:
        return self.everywhere or self.dms or bool(self.shards or self.servers)

    @property
    def stops_dms(self) -> bool:
        """True if nobody can press anything in direct messages."""
        return self.everywhere or self.dms or DM_SHARD in self.shards

    def stops_server(self, guild: int) -> bool:
        """Return whether nobody can press anything on a server."""
        return (
            self.everywhere
            or guild in self.servers
            or Shards(self.shard_count).of(guild) in self.shards
        )

    def stops(self, table: Table, *, waits_for_dm: bool) -> bool:
        """Return whether the clock of a table stands still.

        `waits_for_dm`: it waits for a hand in direct messages.
        """
        return self.stops_server(table.guild) or (waits_for_dm and self.stops_dms)


NO_OUTAGE = Outage()
