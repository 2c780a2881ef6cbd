"""Parts of the campaign: trouble with Discord's gateway in sessions of all games.

Nobody loses a turn by it (`books_are_well`), and presses after the trouble are answered. In the
part `gateway` connections break: the bot resumes, or its session is invalid and it begins a new
one, or the gateway is down for a minute during a turn. In the part `sequences` the gateway does
whatever a gateway can do, one after the other, in random order and with short clocks.
"""

import asyncio
import random
from collections import Counter, deque
from dataclasses import astuple
from functools import partial
from math import ceil
from pathlib import Path
from unittest.mock import patch

from aiohttp import web

from bot import gateway as connections
from tests.e2e.company import TOO_LATE, Reaper
from tests.e2e.forked_bots import hatch, main
from tools.campaign.evening import ACT, MOMENTS, evening
from tools.campaign.part import Figures, Part, Place
from tools.playground.api import gateway as discord_gateway
from tools.playground.api.gateway import GatewayClosed, GatewaySession
from tools.playground.errors import Json

BREAKS = 20  # a case
EACH = 10  # of so many one is an outage
OUTAGE = 60.0  # seconds; a turn has less
TURN = "55"
FORGOTTEN = 0.4  # how many of the others find their session invalid


async def case(number: int, place: Place) -> Figures:
    """Run one bot for an evening."""
    async with place.database("sqlite") as url:
        async with evening(url, number, TURN_SECONDS=TURN) as here:
            gateway = here.playground.hub.gateway
            for at in range(BREAKS):
                if at % EACH == EACH // 2:
                    moves = {"play": (f"press {ACT}",)}
                    await here.struck(moves, partial(out_of_order, here.reaper), dies=False)
                    here.figures += Counter({"breaks": 1, "outages of a minute": 1})
                    continue
                forget, before = here.rng.random() < FORGOTTEN, gateway.identifies
                await here.struck(MOMENTS, partial(dropped, here.reaper, forget=forget), dies=False)
                assert (gateway.identifies > before) == forget, (
                    "it should have begun anew" if forget else "it should have resumed"
                )
                kind = "invalid sessions" if forget else "resumes"
                here.figures += Counter({"breaks": 1, kind: 1})
        return here.figures


async def dropped(reaper: Reaper, *, forget: bool) -> None:
    """The line is cut; until the bot is back."""
    await broken(reaper, reaper.playground.drop_gateway(forget=forget))


async def out_of_order(reaper: Reaper) -> None:
    """Take the gateway down for a minute.

    What was pressed just before is heard after it, too late for an answer.
    """
    await broken(reaper, reaper.playground.gateway_out(OUTAGE))
    reaper.playground.refused[:] = [
        request for request in reaper.playground.refused if request["code"] != TOO_LATE
    ]


async def broken(reaper: Reaper, what: object) -> None:
    """Let nobody press anything until the bot is back after `what`.

    Who has just pressed may be told that there is no answer.
    """
    reaper.dead = True
    for regular in reaper.regulars:
        regular.outage_begins()
    await what  # type: ignore[misc]
    for regular in reaper.regulars:
        regular.down()
    sessions = reaper.playground.hub.gateway.sessions
    while not any(it.socket is not None for it in sessions.values()):  # noqa: ASYNC110 - a process
        await asyncio.sleep(0.1)
    await asyncio.sleep(1.0)  # a resume tells the bot what it has missed
    reaper.dead = False
    for regular in reaper.regulars:
        regular.alive.set()


# ---- sequences of everything

SPEED = 10  # times as fast as on Discord
MOST_SECONDS = 60 / SPEED  # until the bot is back
SEQUENCES_OF_A_CASE = 50
THINKS = 1.0  # seconds of a person before each press
TABLES = 6
CLOSE_CODES = (1000, 1001, 1006, 1011, 1012, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009, 4900)
STATUSES = (400, 403, 404, 429, 500, 502, 503, 520)
MOMENTS_OF_A_CONNECTION = ("connected", "greeted", "asked", "welcomed")
FRAMES = (
    "",
    "garbage",
    "{",
    "null",
    "[]",
    "5",
    "{}",
    '{"op":null,"d":null}',
    '{"op":99,"d":{}}',
    '{"op":10,"d":{}}',
    '{"op":10,"d":null}',
    '{"op":10,"d":{"heartbeat_interval":"soon"}}',
    '{"op":10,"d":{"heartbeat_interval":1e12}}',
    '{"op":10,"d":{"heartbeat_interval":0}}',
    '{"op":11}',
    '{"op":1,"d":null}',
    '{"op":0,"t":"READY","s":1,"d":{}}',
    '{"op":0,"t":"READY","s":1,"d":null}',
    '{"op":0,"t":"RESUMED","s":null,"d":null}',
    '{"op":0,"t":"GUILD_CREATE","s":2,"d":[]}',
    '{"op":0,"t":"INTERACTION_CREATE","d":{}}',
    '{"op":0,"t":"NOBODY_KNOWS","s":"x","d":7}',
    b"\x00\xff",
    b"\x78\x9c\x00\x00\xff\xff",
)
LIVE = ("close", "cut", "reconnect", "resumable", "invalid", "garbage", "silence")


class Meddler:
    """Whatever a gateway can do: to open connections at once, to the next ones at some moment."""

    def __init__(self, reaper: Reaper, rng: random.Random) -> None:
        self.reaper, self.gateway, self.rng = reaper, reaper.playground.hub.gateway, rng
        self.gateway.trouble = self.trouble
        self.coming: deque[tuple[str, str]] = deque()  # moments and acts of the next connections
        self.acts: dict[web.WebSocketResponse, tuple[str, str]] = {}
        self.silent: set[web.WebSocketResponse] = set()
        self.read: dict[web.WebSocketResponse, int] = {}  # the last event that the bot has read
        self._receive = self.gateway._receive
        self.gateway._receive = self.receive  # type: ignore[method-assign]
        self._hears = self.gateway.hears
        self.gateway.hears = self.hears  # type: ignore[method-assign]
        self.done: Counter[str] = Counter()
        self.story: list[str] = []

    async def trouble(
        self,
        moment: str,
        request: web.Request,
        socket: web.WebSocketResponse,
    ) -> None:
        """Do the next act of the sequence to a new connection, if this is its moment."""
        if moment == "connecting" and self.coming:
            self.acts[socket] = self.coming.popleft()
        if self.acts.get(socket, ("", ""))[0] != moment:
            return
        act = self.acts.pop(socket)[1]
        self.note(f"{act} when {moment}")
        if moment == "connecting":
            if act == "cut" and request.transport is not None:
                request.transport.abort()
            raise refusal(self.rng.choice(STATUSES))
        await self.do(act, socket)

    async def receive(self, socket: web.WebSocketResponse, sends: deque[float]) -> Json | None:
        """Receive a frame, and note which event a heartbeat says was the last."""
        frame = await self._receive(socket, sends)
        if frame is not None and frame["op"] == 1 and isinstance(frame["d"], int):
            self.read[socket] = frame["d"]
        return frame

    def hears(self, guild: str | None) -> bool:
        """Return whether the bot can take a press; if not, its person presses again.

        With short clocks a connection ends, too, if a busy machine lets a heartbeat wait.
        """
        is_there = self._hears(guild)
        if not is_there and not self.reaper.dead:
            self.done["presses between connections"] += 1
            for regular in self.reaper.regulars:
                regular.outages += 1
        return is_there

    async def has_read(self) -> bool:
        """Return whether the bot has read all that was sent, and has kept its connections.

        An event that nobody knows is sent, and a heartbeat asked for. Heartbeats alone prove
        nothing: garbage may ask for them, too, and end the connection afterwards.
        """
        connected = self.live()
        marks = dict[web.WebSocketResponse, int]()
        for socket, session in connected.items():
            session.push("CAMPAIGN_MARK", {})
            session.queue.put_nowait('{"op":1,"d":null}')
            marks[socket] = session.sequence
        while any(self.read.get(socket, 0) < mark for socket, mark in marks.items()):
            if self.live() != connected or not self.is_back():
                return False
            await asyncio.sleep(0.02)
        return self.is_back()

    def note(self, what: str) -> None:
        self.done[what] += 1
        self.story.append(what)

    async def do(self, act: str, socket: web.WebSocketResponse) -> None:
        """Do something to a connection."""
        if act == "close":
            raise GatewayClosed(self.rng.choice([code for code in CLOSE_CODES if code != 1006]), "")
        if act == "cut":
            cut(socket)
        elif act == "silence":
            self.mute(socket)
        elif act == "garbage":
            for frame in self.rng.choices(FRAMES, k=self.rng.randint(1, 3)):
                send = socket.send_bytes if isinstance(frame, bytes) else socket.send_str
                await send(frame)  # type: ignore[arg-type]
        else:
            frame = {
                "reconnect": '{"op":7,"d":null}',
                "resumable": '{"op":9,"d":true}',
                "invalid": '{"op":9,"d":false}',
            }[act]
            await socket.send_str(frame)

    def mute(self, socket: web.WebSocketResponse) -> None:
        """Say nothing on a connection any more."""

        async def send_nothing(*_: object, **__: object) -> None:
            pass

        socket.send_str = send_nothing  # type: ignore[method-assign]
        self.silent.add(socket)

    async def strike(self, sessions: list[GatewaySession]) -> None:
        """Do something to open connections."""
        for session in sessions:
            if session.socket is None:
                continue
            act = self.rng.choice(LIVE)
            self.note(f"{act} in mid-session")
            try:
                await self.do(act, session.socket)
            except GatewayClosed as closing:
                session.dropped = True
                await session.socket.close(code=closing.code)
            except ConnectionError:  # it is closed already
                pass

    def live(self) -> dict[web.WebSocketResponse, GatewaySession]:
        """Return the sessions that are connected, by connection."""
        sessions = self.gateway.sessions.values()
        return {it.socket: it for it in sessions if it.socket is not None and not it.socket.closed}

    def is_back(self) -> bool:
        """Return whether every shard has a connection on which Discord is heard."""
        heard = {it.shard[0] for socket, it in self.live().items() if socket not in self.silent}
        return heard == set(range(self.gateway.shards))


def refusal(status: int) -> web.HTTPException:
    """Return an answer other than a connection."""
    kind: type[web.HTTPException] = type("Refusal", (web.HTTPException,), {"status_code": status})
    return kind()


def cut(socket: web.WebSocketResponse) -> None:
    """Cut a connection without a word."""
    if socket._req is not None and socket._req.transport is not None:
        socket._req.transport.abort()


async def sequences(
    number: int,
    place: Place,
    many: int = SEQUENCES_OF_A_CASE,
    tables: int = TABLES,
    most: float = MOST_SECONDS,
    *,
    thinks: float = THINKS,
    shards: int = 0,
) -> Figures:
    """Run one bot through so many sequences. It has to be back within `most` seconds.

    It has so many shards; one or three if that is 0.
    """
    shards = shards or (1, 3)[number % 2]
    rng = random.Random(f"sequences {number}")
    beat = connections.CLOCKS.beat / SPEED
    sends = SPEED * discord_gateway.SENDS
    with patch.multiple(discord_gateway, HEARTBEAT_SECONDS=beat, SENDS=sends):
        async with (
            place.database("sqlite") as url,
            evening(
                url,
                number,
                partial(hatch, begin=in_a_hurry),
                tables=tables,
                shards=shards,
                identify_seconds=connections.CLOCKS.identify / SPEED - 0.05,
                thinks=thinks,
                TURN_SECONDS="300",
            ) as here,
        ):
            meddler = Meddler(here.reaper, rng)
            for _ in range(many):
                await asyncio.sleep(rng.uniform(0.2, 0.8))  # people play
                took = SPEED * await sequence(here.reaper, meddler, rng, most)
                within = f"back within {20 * ceil(took / 20)} s"
                here.figures += Counter({"sequences": 1, f"on {shards} shards": 1, within: 1})
            presses = meddler.done.pop("presses between connections", 0)
            here.figures["presses between connections"] = presses
            here.figures["acts of the gateway"] = meddler.done.total()
            here.figures["too early"] = meddler.gateway.too_quick
        return here.figures


async def sequence(reaper: Reaper, meddler: Meddler, rng: random.Random, most: float) -> float:
    """Let the gateway stumble. Returns the seconds until the bot is back after Discord is."""
    gateway, loop = meddler.gateway, asyncio.get_running_loop()
    meddler.story.clear()
    gateway.identifies = 0  # else Discord's allowance of a day would end
    reaper.dead = True
    for regular in reaper.regulars:
        regular.outage_begins()
    sessions = list(gateway.sessions.values())
    for _ in range(rng.randint(0, 6)):
        moment = rng.choice(("connecting", *MOMENTS_OF_A_CONNECTION))
        acts = ("refuse", "cut") if moment == "connecting" else LIVE
        meddler.coming.append((moment, rng.choice(acts)))
    await meddler.strike(rng.sample(sessions, rng.randint(1, len(sessions))) if sessions else [])
    if rng.random() < 0.3:
        gateway.out = True
        meddler.note("out of order")
    until = loop.time() + rng.uniform(0, 30) / SPEED
    while loop.time() < until and (meddler.coming or gateway.out):  # noqa: ASYNC110 - a process
        await asyncio.sleep(0.02)
    gateway.out = False
    meddler.coming.clear()
    meddler.acts.clear()
    back, before = loop.time(), starved_seconds(reaper.bot.pid)
    for regular in reaper.regulars:
        regular.down()
    took, starved, is_settled = 0.0, 0.0, False
    while not is_settled:
        assert loop.time() < back + 10 * most, f"the bot is not back after {meddler.story}"
        assert reaper.bot.process.returncode is None, f"the bot has ended after {meddler.story}"
        await asyncio.sleep(0.01)
        if meddler.is_back():
            took = loop.time() - back
            starved = starved_seconds(reaper.bot.pid) - before
            is_settled = await meddler.has_read()
    late = f"the bot was back only after {took * SPEED:.0f} s: {meddler.story}"
    assert took <= most + starved, late
    reaper.dead = False
    for regular in reaper.regulars:
        regular.alive.set()
    return took


def starved_seconds(bot: int) -> float:
    """Return for how long the bot and this process have waited for a processor.

    It is no fault of the bot, and short clocks make a second of a busy machine ten.
    """
    files = [Path(f"/proc/{process}/schedstat") for process in (bot, "self")]
    return sum(int(file.read_text(encoding="ascii").split()[1]) for file in files) / 1e9


def in_a_hurry() -> int:
    """Run the bot with clocks of the gateway that are `SPEED` times as fast."""
    clocks = astuple(connections.CLOCKS)
    connections.CLOCKS = connections.Clocks(*(seconds / SPEED for seconds in clocks))
    return main()


PART = Part(
    "Gateway cut, resumed, invalid, and out of order for a minute in mid-turn: no turn is lost",
    "breaks",
    200,
    case,
)
SEQUENCES = Part(
    "Random sequences of all a gateway can do, six tables: alive, back in a minute, nothing lost",
    "sequences",
    2000,
    sequences,
)
