"""Discord's gateway, version 10, JSON: sessions, heartbeats, events, resume and close codes."""

import asyncio
import contextlib
import json
import secrets
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import aiohttp
from aiohttp import web

from tools.playground.errors import Json
from tools.playground.world import serialise
from tools.playground.world.model import World

HEARTBEAT_SECONDS: Final = 41.25
ROUND_TRIP: Final = 0.05  # seconds
REPLAYED: Final = 2000  # events kept for a resume
RESUME_SECONDS: Final = 120.0
SENDS, SENDS_WINDOW = 120, 60.0

GUILDS: Final = 1 << 0
GUILD_MEMBERS: Final = 1 << 1
GUILD_MESSAGES: Final = 1 << 9
DIRECT_MESSAGES: Final = 1 << 12
SCHEDULED_EVENTS: Final = 1 << 16
# members, presences, message content: not granted in the portal
PRIVILEGED: Final = 1 << 1 | 1 << 8 | 1 << 15
ALL_INTENTS: Final = (1 << 17) - 1 | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25


Trouble = Callable[[str, web.Request, web.WebSocketResponse], Awaitable[None]]


async def no_trouble(moment: str, request: web.Request, socket: web.WebSocketResponse) -> None:
    """Let a connection go on."""


class GatewayClosed(Exception):  # noqa: N818 - a close frame, not a fault of this server
    """The exception that ends a connection with a close code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class GatewaySession:
    """An identified connection. It outlives its socket for RESUME_SECONDS."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=REPLAYED)
        self.socket: web.WebSocketResponse | None = None
        self.queue: asyncio.Queue[str] = asyncio.Queue()
        self.lost_at: float | None = None  # loop time when the socket went away
        self.dropped = False  # by the playground: the bot is alive and will resume

    def push(self, event: str, data: Any) -> None:
        self.sequence += 1
        text = json.dumps({"op": 0, "t": event, "s": self.sequence, "d": data}, ensure_ascii=False)
        self.sent.append((self.sequence, text))
        if self.socket is not None:
            self.queue.put_nowait(text)


class Gateway:
    """All sessions of the bot. `dispatch` is synchronous; a writer task for each socket sends."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.url = ""  # set when the server listens
        self.sessions: dict[str, GatewaySession] = {}
        self.identifies = 0
        self.shards = 1  # recommended number; a bot may have more
        self.max_concurrency = 1  # buckets of shards; each may identify once in `identify_seconds`
        self.identify_seconds = 0.0
        self.too_quick = 0  # number of identifies refused as too early
        self._identified: dict[int, float] = {}  # loop time of the last identify by bucket
        self._sockets: set[web.WebSocketResponse] = set()
        self._closing = False
        # Faults of tests. Awaited at the moments "connecting", "connected", "greeted", "asked" (to
        # identify or resume) and "welcomed" of each connection. It may wait, send something, raise
        # `GatewayClosed` or, while "connecting", an `HTTPException`.
        self.trouble: Trouble = no_trouble
        self.out = False  # out of order: no connection is accepted
        self.lost: dict[int, asyncio.Event] = {}  # shards out of order, until the event is set

    @property
    def connected(self) -> bool:
        """True if a bot is connected."""
        return any(_is_there(session) for session in self.sessions.values())

    def hears(self, guild: str | None) -> bool:
        """Return True if a bot can take an interaction of a server, or of direct messages
        (None).
        """
        there = (
            session
            for session in self.sessions.values()
            if _is_there(session) and session.shard[0] not in self.lost
        )
        return any(session.shard[0] == shard_of(guild, session) for session in there)

    def wants(self, intents: int) -> bool:
        """Return True if a session asked for one of these intents."""
        return any(session.intents & intents for session in self.sessions.values())

    def dispatch(self, event: str, data: Json, *, guild: str | None, intents: int = 0) -> int:
        """Send an event to the sessions of a server's shard that asked for one of `intents`; return
        their number.

        An event of no server (None) goes to shard 0, one without intents (0) to every session of
        its shard.
        """
        if guild is not None and not self.world.bot_on(guild):
            return 0
        now = asyncio.get_running_loop().time()
        for session in [
            s for s in self.sessions.values() if s.lost_at and now - s.lost_at > RESUME_SECONDS
        ]:
            del self.sessions[session.id]
        reached = 0
        for session in self.sessions.values():
            if session.shard[0] == shard_of(guild, session) and (
                not intents or session.intents & intents
            ):
                session.push(event, data)
                reached += 1
        return reached

    async def lose(self, shard: int) -> None:
        """Cut the connections of a shard, and keep new ones of it waiting until it is `found`.

        The others stay.
        """
        self.lost[shard] = asyncio.Event()
        await self.drop(shard=shard)

    def find(self, shard: int) -> None:
        """Bring a lost shard back. Its session may be resumed."""
        self.lost.pop(shard).set()

    async def _until_found(self, shard: int | None) -> None:
        if shard in self.lost:
            await self.lost[shard].wait()

    async def drop(self, *, forget: bool = False, shard: int | None = None) -> None:
        """Cut every connection, or those of a shard, as a bad line would.

        Sessions may be resumed unless they are forgotten.
        """
        sessions = [
            session for session in self.sessions.values() if shard in (None, session.shard[0])
        ]
        if forget:
            self.sessions.clear()
        for session in sessions:
            if session.socket is not None:
                session.dropped = True
                await session.socket.close(code=4000, message=b"Unknown error")

    async def close(self) -> None:
        self._closing = True  # a bot comes back at once
        for found in self.lost.values():
            found.set()
        for socket in list(self._sockets):
            await socket.close(code=1001, message=b"Going away")

    async def handle(self, request: web.Request) -> web.StreamResponse:
        if self._closing or self.out:
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=1 << 16)
        await self.trouble("connecting", request, socket)
        await socket.prepare(request)
        self._sockets.add(socket)
        session: GatewaySession | None = None
        writer: asyncio.Task[None] | None = None
        try:
            if (
                request.query.get("v", "10") not in ("9", "10")
                or request.query.get("encoding", "json") != "json"
            ):
                raise GatewayClosed(4012, "Invalid API version")
            resumes = request.match_info.get("shard")
            await self._until_found(None if resumes is None else int(resumes))
            await self.trouble("connected", request, socket)
            await _send(
                socket, 10, {"heartbeat_interval": int(HEARTBEAT_SECONDS * 1000), "_trace": []}
            )
            await self.trouble("greeted", request, socket)
            sends: deque[float] = deque()
            while True:
                frame = await self._receive(socket, sends)
                if frame is None:
                    break
                op, data = frame.get("op"), frame.get("d")
                if op == 1:
                    # discord.py notes the time after sending: an answer that arrives earlier looks
                    # 41 s late
                    await asyncio.sleep(ROUND_TRIP)
                    await _send(socket, 11, None)
                elif op == 2 or op == 6:  # noqa: PLR1714 - two different things
                    if session is not None:
                        raise GatewayClosed(4005, "Already authenticated.")
                    await self.trouble("asked", request, socket)
                    if isinstance(data, dict):
                        known = self.sessions.get(str(data.get("session_id"))) if op == 6 else None
                        await self._until_found(
                            data.get("shard", [0])[0] if known is None else known.shard[0]
                        )
                    session = self._identify(data) if op == 2 else self._resume(data)
                    if session is None:
                        await _send(socket, 9, data=False)
                        continue
                    writer = self._attach(session, socket)
                    if op == 2:
                        self._welcome(session)
                    elif isinstance(data, dict):
                        self._replay(session, data["seq"])
                    await self.trouble("welcomed", request, socket)
                elif session is None:
                    raise GatewayClosed(4003, "Not authenticated.")
                elif op == 8:
                    self._members(session, data)
                elif op not in (3, 4):
                    raise GatewayClosed(4001, "Unknown opcode.")
        except GatewayClosed as closing:
            await socket.close(code=closing.code, message=closing.reason.encode())
        finally:
            self._sockets.discard(socket)
            if writer is not None:
                writer.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await writer
            if session is not None and session.socket is socket:
                session.socket = None
                session.lost_at = asyncio.get_running_loop().time()
                if socket.close_code in (1000, 1001) and not session.dropped:
                    self.sessions.pop(session.id, None)  # a clean goodbye ends the session
        return socket

    async def _receive(self, socket: web.WebSocketResponse, sends: deque[float]) -> Json | None:
        try:
            message = await socket.receive(timeout=HEARTBEAT_SECONDS * 1.5)
        except TimeoutError:
            raise GatewayClosed(4009, "Session timed out.") from None
        if message.type is not aiohttp.WSMsgType.TEXT:
            return None
        now = asyncio.get_running_loop().time()
        sends.append(now)
        while sends[0] < now - SENDS_WINDOW:
            sends.popleft()
        if len(sends) > SENDS:
            raise GatewayClosed(4008, "Rate limited.")
        try:
            frame = json.loads(message.data)
        except ValueError:
            frame = None
        if not isinstance(frame, dict) or len(message.data) > 15 * 1024:
            raise GatewayClosed(4002, "Error while decoding payload.")
        return frame

    def _identify(self, data: Any) -> GatewaySession | None:
        """Return a new session; None if it comes too soon after another one."""
        if not isinstance(data, dict) or not isinstance(data.get("properties"), dict):
            raise GatewayClosed(4002, "Error while decoding payload.")
        if not self.world.accepts(data.get("token")):
            raise GatewayClosed(4004, "Authentication failed.")
        shard = data.get("shard", [0, 1])
        if not (isinstance(shard, list) and len(shard) == 2 and 0 <= shard[0] < shard[1]):
            raise GatewayClosed(4010, "Invalid shard.")
        intents = data.get("intents")
        if not isinstance(intents, int) or intents < 0 or intents & ~ALL_INTENTS:
            raise GatewayClosed(4013, "Invalid intent(s).")
        if intents & PRIVILEGED:
            raise GatewayClosed(4014, "Disallowed intent(s).")
        self.identifies += 1
        now, bucket = asyncio.get_running_loop().time(), shard[0] % self.max_concurrency
        if now - self._identified.get(bucket, -self.identify_seconds) < self.identify_seconds:
            self.too_quick += 1
            return None
        self._identified[bucket] = now
        session = GatewaySession(intents, (shard[0], shard[1]))
        self.sessions[session.id] = session
        return session

    def _resume(self, data: Any) -> GatewaySession | None:
        """Return a known session; None if it cannot go on.

        It may have a connection that looks open here: the bot has given it up, and events sent
        there are replayed.
        """
        if not isinstance(data, dict) or not self.world.accepts(data.get("token")):
            raise GatewayClosed(4004, "Authentication failed.")
        session = self.sessions.get(str(data.get("session_id")))
        if session is None:
            return None
        sequence = data.get("seq")
        if not isinstance(sequence, int) or sequence > session.sequence:
            raise GatewayClosed(4007, "Invalid seq.")
        oldest = session.sent[0][0] if session.sent else session.sequence + 1
        return session if sequence >= oldest - 1 else None

    def _attach(
        self, session: GatewaySession, socket: web.WebSocketResponse
    ) -> "asyncio.Task[None]":
        session.socket = socket
        session.lost_at, session.dropped = None, False
        session.queue = asyncio.Queue()
        return asyncio.create_task(_write(session.queue, socket))

    def ready(self, session: GatewaySession) -> Json:
        """Return the event that begins a session."""
        world = self.world
        return {
            "v": 10,
            "user": serialise.bot_user(world)
            | {"verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": guild, "unavailable": True} for guild in self._guilds(session)],
            "session_id": session.id,
            "resume_gateway_url": f"{self.url}/{session.shard[0]}",
            "shard": list(session.shard),
            "application": {"id": world.bot_id, "flags": 0},
            "_trace": [],
        }

    def _guilds(self, session: GatewaySession) -> list[str]:
        world = self.world
        return [
            guild
            for guild in world.guilds
            if world.bot_on(guild) and shard_of(guild, session) == session.shard[0]
        ]

    def _welcome(self, session: GatewaySession) -> None:
        world, guilds = self.world, self._guilds(session)
        session.push("READY", self.ready(session))
        if session.intents & GUILDS:
            for name in (guild for guild in guilds if guild not in world.unavailable):
                session.push("GUILD_CREATE", serialise.guild_create(world, name))

    def _replay(self, session: GatewaySession, sequence: int) -> None:
        for number, text in session.sent:
            if number > sequence:
                session.queue.put_nowait(text)
        session.push("RESUMED", {"_trace": []})

    def _members(self, session: GatewaySession, data: Any) -> None:
        """Answer REQUEST_GUILD_MEMBERS by ids.

        Whole lists need the privileged intent, which is never granted.
        """
        asked = data.get("user_ids", []) if isinstance(data, dict) else []
        asked = [asked] if isinstance(asked, str) else [str(user) for user in asked]
        people = self.world.people
        chunk = {
            "guild_id": data.get("guild_id", self.world.guild_id)
            if isinstance(data, dict)
            else self.world.guild_id,
            "members": [
                serialise.member(self.world, people[user]) for user in asked if user in people
            ],
            "not_found": [user for user in asked if user not in people],
            "chunk_index": 0,
            "chunk_count": 1,
        }
        if isinstance(data, dict) and data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        session.push("GUILD_MEMBERS_CHUNK", chunk)


def shard_of(guild: str | None, session: GatewaySession) -> int:
    """Return the shard of a server, or of direct messages (None), by the session's number of
    shards.
    """
    return 0 if guild is None else (int(guild) >> 22) % session.shard[1]


def _is_there(session: GatewaySession) -> bool:
    """Return True if the session is connected, or was dropped by the playground a moment ago."""
    now = asyncio.get_running_loop().time()
    return session.socket is not None or (
        session.dropped and session.lost_at is not None and now - session.lost_at < 10.0
    )


async def _send(socket: web.WebSocketResponse, op: int, data: Any) -> None:
    await socket.send_str(json.dumps({"op": op, "d": data, "s": None, "t": None}))


async def _write(queue: "asyncio.Queue[str]", socket: web.WebSocketResponse) -> None:
    with contextlib.suppress(ConnectionError):
        while True:
            await socket.send_str(await queue.get())
