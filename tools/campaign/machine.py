"""Part of the campaign: trouble with the machine while people play.

The disk is full, another process holds the database for a minute, the clock is set forward and
back, the memory ends. Every press is answered with a sentence, nothing is lost, and the session
goes on afterwards.
"""

import asyncio
import mmap
import os
import random
import resource
import sqlite3
import struct
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path

import asyncpg

from data.store import open_store
from games import GAMES
from tables.state.phases import Phase
from tests.e2e import books, forked_bots
from tests.e2e.forked_bots import Running, hatch
from tests.e2e.house import PATIENT, Bot, read_by_tests
from tests.e2e.players import RASH, Guest, seat, start, table_id
from tests.e2e.refused_presses import Refusals
from tests.e2e.regulars import offers, verb
from tools.campaign.forgeries import hand_of
from tools.campaign.part import Figures, Part, Place
from tools.playground.people.person import NoAnswer
from tools.playground.server import Playground

LOCKED = 60.0  # seconds
HOUR = 3600
STUCK = 300.0  # seconds; what could not be shown is tried again, ever less often
STEPS = (2 * HOUR, -3 * HOUR, 30, -30, 26 * HOUR, -HOUR)  # seconds by which the clock is set
CLOCK = "CAMPAIGN_CLOCK"  # the file from which the bot learns how wrong its clock is
SPARE = 4096 * 1024  # bytes that the memory may still grow
QUIET = {
    "TURN_SECONDS": "86400",
    "PAUSE_SECONDS": "86400",
    "GRACE_SECONDS": "3600",
    "LOBBY_MINUTES": "1440",
}


class Room:
    """Two people at a table on a bot whose machine can be troubled.

    `channel` is the name of the table's channel.
    """

    def __init__(
        self,
        bot: Bot,
        people: list[Guest],
        rows: Refusals,
        *,
        folder: Path,
        rng: random.Random,
        channel: str = "buki",
    ) -> None:
        self.bot, self.people, self.rows, self.folder, self.rng, self.channel = (
            bot,
            people,
            rows,
            folder,
            rng,
            channel,
        )
        self.figures: Figures = Counter()

    async def presses(self, times: int, *, patience: float = 30.0) -> None:
        """Let all players press something, valid or not, and wait for the answers."""
        for _ in range(times):
            guest = self.rng.choice(self.people)
            doing = self.rng.choice([self.moves, self.looks, self.asks])
            try:
                await doing(guest, patience)
            except NoAnswer as silence:
                if "no such" not in str(silence):
                    raise AssertionError(f"no answer: {silence}") from silence
            self.figures["presses in trouble"] += 1

    async def moves(self, guest: Guest, patience: float) -> None:
        hand = next(iter(hand_of(guest)), None)
        ways = [way for way in offers(hand) if verb(way) not in RASH] if hand else []
        if hand is not None and ways:
            custom_id, kind, values = self.rng.choice(ways)
            await guest.forge(hand, custom_id, component_type=kind, values=values, timeout=patience)

    async def looks(self, guest: Guest, patience: float) -> None:
        await guest.press(guest.table(self.channel), "My hand", timeout=patience)

    async def asks(self, guest: Guest, patience: float) -> None:
        await guest.command(self.channel, "chips balance", timeout=patience)

    async def goes_on(self) -> None:
        """Let the players whose turn it is make some moves."""
        version, since = await self.rows.version(), time.monotonic()
        while time.monotonic() < since + STUCK:
            for guest in self.people:
                await self.moves(guest, PATIENT)
            row = await self.rows.table()
            if row.version >= version + 4 or row.phase is not Phase.PLAYING:
                return
            await asyncio.sleep(0.1)
        raise AssertionError(f"the session does not go on: {row}\n{''.join(self.bot.lines[-60:])}")


async def disk_full(room: Room) -> None:
    """Files of the bot cannot grow any more; then they can."""
    limits = resource.prlimit(room.bot.pid, resource.RLIMIT_FSIZE)
    sizes = [file.stat().st_size for file in room.folder.glob("kaffeehaus.sqlite3*")]
    resource.prlimit(room.bot.pid, resource.RLIMIT_FSIZE, (min(sizes), limits[1]))
    await room.presses(12)
    resource.prlimit(room.bot.pid, resource.RLIMIT_FSIZE, limits)


async def locked(room: Room) -> None:
    """Hold a write transaction for a minute."""
    url = room.bot.database
    pressing = [partial(room.presses, 1, patience=3 * LOCKED) for _ in range(12)]
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.partition(":///")[2], isolation_level=None)) as lock:
            lock.execute("BEGIN IMMEDIATE")
            answers = asyncio.gather(*(press() for press in pressing))
            await asyncio.sleep(LOCKED)
            lock.rollback()
    else:
        other = await asyncpg.connect(url.replace("+asyncpg", ""))
        async with other.transaction():
            await other.execute("LOCK TABLE tables, log, accounts IN ACCESS EXCLUSIVE MODE")
            answers = asyncio.gather(*(press() for press in pressing))
            await asyncio.sleep(LOCKED)
        await other.close()
    await answers


async def clock_set(room: Room) -> None:
    """Forth and back, and people play meanwhile."""
    for seconds in STEPS:
        turn(room.folder / "clock", seconds)
        await room.presses(3)
        room.figures["clock set"] += 1
    turn(room.folder / "clock", 0)


async def memory_ends(room: Room) -> None:
    """The process may not grow any more; if it does not survive that it is started again, as a
    service is.
    """
    used = size(room.bot.pid)
    limits = resource.prlimit(room.bot.pid, resource.RLIMIT_AS)
    resource.prlimit(room.bot.pid, resource.RLIMIT_AS, (used + SPARE, limits[1]))
    try:
        await room.presses(12)
    except AssertionError:
        if room.bot.process is not None and room.bot.process.returncode is None:
            raise
        room.figures["restarts"] += 1
        await room.bot.kill()
        await room.bot.start()
        return
    resource.prlimit(room.bot.pid, resource.RLIMIT_AS, limits)


TROUBLES: Mapping[str, Callable[[Room], Awaitable[None]]] = {
    "disk full": disk_full,
    "database locked for a minute": locked,
    "clock set forth and back": clock_set,
    "memory limit": memory_ends,
}
# What the log may call a fault then: the database and memory are the operator's, and have to be
# told.
TOLD = {"disk full", "database locked for a minute", "memory limit"}


async def case(number: int, place: Place) -> Figures:
    """One trouble in a session of one game."""
    trouble = list(TROUBLES)[number % len(TROUBLES)]
    key = list(GAMES)[number // len(TROUBLES) % len(GAMES)]
    kind = "postgres" if trouble.startswith("database") and number % 8 >= 4 else "sqlite"
    async with place.database(kind) as url, played(place, url, key, number) as room:
        await room.goes_on()
        await TROUBLES[trouble](room)
        await room.goes_on()
        room.figures += await books.check(url)
        faults = [] if trouble in TOLD else room.bot.faults
        assert faults == [], "".join(faults)
    return room.figures + Counter({"troubles": 1, trouble: 1, f"sessions of {key}": 1})


@asynccontextmanager
async def played(
    place: Place,
    url: str,
    key: str,
    number: int,
    *,
    channel: str = "buki",
    shards: int = 1,
    **settings: str,
) -> AsyncIterator[Room]:
    """A session of a game in a channel. `settings` are the bot's, beside those of `QUIET`."""
    clock = place.folder / "clock"
    turn(clock, 0)
    async with (
        Playground(first_answer=PATIENT, shards=shards) as playground,
        Guest(playground.url, "Anna") as anna,
        Guest(playground.url, "Béla") as bela,
    ):
        read_by_tests(playground)
        async with Bot(playground, url, partial(begin, clock), **{**QUIET, **settings}) as bot:
            rows = Refusals(await open_store(url), "")
            try:
                await seat([anna, bela], channel, key, max(0, GAMES[key].players[0] - 2))
                await start(anna, channel)
                rows.table_id = table_id(anna.table(channel))
                yield Room(
                    bot,
                    [anna, bela],
                    rows,
                    folder=place.folder,
                    rng=random.Random(number),
                    channel=channel,
                )
            finally:
                await rows.store.close()


def size(pid: int) -> int:
    """Bytes of address space that a process has."""
    return (
        int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[0])
        * resource.getpagesize()
    )


# ---- a bot whose clock is wrong


def turn(file: Path, seconds: int) -> None:
    """Set the error of the bot's clock from now on."""
    if not file.exists():
        file.write_bytes(bytes(8))
    with file.open("r+b") as there:
        there.write(struct.pack("q", seconds * 1_000_000_000))


async def begin(clock: Path, environment: Mapping[str, str]) -> Running:
    """A bot that goes by it."""
    return await hatch({**environment, CLOCK: str(clock)}, alive)


def alive() -> int:
    """Run the bot with a wrong `time.time` and `time.time_ns`: the file says by how much."""
    with Path(os.environ[CLOCK]).open("r+b") as file:
        wrong = mmap.mmap(file.fileno(), 8)
    real, real_ns = time.time, time.time_ns
    time.time_ns = lambda: real_ns() + struct.unpack("q", wrong[:8])[0]
    time.time = lambda: real() + struct.unpack("q", wrong[:8])[0] / 1e9
    return forked_bots.main()


PART = Part(
    "Disk full, database locked for a minute, clock set forth and back, memory limit: a sentence for people, nothing lost, and it goes on",
    "troubles",
    len(TROUBLES) * len(GAMES),
    case,
    wants_server=True,
)
