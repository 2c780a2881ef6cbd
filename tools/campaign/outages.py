"""Part of the campaign: outages of Discord that nothing announces, and mishaps of hosts, while
people play.

A shard of the gateway is lost, a server becomes unavailable, connections drop without a word,
people press more often than follow-ups are allowed, a thread is locked, a second process is started
on the database, a backup is restored. Nobody loses a turn, and the session goes on afterwards. Only
a restored backup loses moves: those made after it.
"""

import asyncio
import os
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from bot.command_line import database_commands
from bot.settings import Settings
from data.store import open_store
from games import GAMES
from tables.state.phases import Phase
from tests.e2e import books
from tests.e2e.forked_bots import FOLLOW_UPS, hatch
from tests.e2e.house import TOO_MANY
from tests.e2e.players import RASH
from tests.e2e.regulars import offers, verb
from tools.campaign.forgeries import hand_of
from tools.campaign.machine import STUCK, Room, played
from tools.campaign.part import Figures, Part, Place

HOME_SHARD = 1  # of two; direct messages arrive at the other
TURN = "20"  # seconds, the shortest turn
OUTAGE = 30.0  # seconds, longer than a turn
QUIET = 3.0  # seconds without a change, after which a table waits for people
HAMMERED = 60  # presses in a channel; Discord allows 30 follow-ups a minute
OUTDATED = "kh:a:abcdefgh:1:pass"
HELD = 75  # exit code


async def waits_for_people(room: Room) -> int:
    """Return the version of the table once only people can go on."""
    loop = asyncio.get_running_loop()
    version, since, until = -1, 0.0, loop.time() + STUCK
    while loop.time() < until:
        row = await room.rows.table()
        if row.version != version or row.phase is not Phase.PLAYING:
            version, since = row.version, loop.time()
        elif loop.time() - since > QUIET:
            return version
        if row.phase is not Phase.PLAYING:
            for guest in room.people:
                await room.moves(guest, STUCK)
        await asyncio.sleep(0.1)
    raise AssertionError("the table never waits for people")


async def stands_still(room: Room, version: int) -> None:
    """Wait longer than a turn lasts. Nobody may lose theirs."""
    await asyncio.sleep(OUTAGE)
    assert await room.rows.version() == version, "somebody has lost a turn in the outage"


async def shard_lost(room: Room) -> None:
    """Lose the shard of the table's server. The one of direct messages stays."""
    version = await waits_for_people(room)
    await room.bot.playground.lose_shard(HOME_SHARD)
    await stands_still(room, version)
    room.bot.playground.find_shard(HOME_SHARD)


async def server_unavailable(room: Room) -> None:
    """Make the table's server unavailable."""
    version = await waits_for_people(room)
    room.bot.playground.server_out()
    await stands_still(room, version)
    room.bot.playground.server_out(out=False)


async def silent_connections(room: Room) -> None:
    """Let requests of each kind get no answer. Half of them have been carried out."""
    for method, path in (
        ("PATCH", "/channels/"),
        ("POST", "/messages"),
        ("PATCH", "/webhooks/"),
        ("POST", "/callback"),
    ):
        room.bot.playground.fall_silent(method, path, done=room.rng.random() < 0.5)
        for guest in room.people:  # the answer itself may be lost
            hand = hand_of(guest)[0]
            await asyncio.gather(guest.forge(hand, OUTDATED, timeout=STUCK), return_exceptions=True)
        await room.goes_on()
    room.bot.playground._rest.faults.clear()


async def too_many_follow_ups(room: Room) -> None:
    """Press each button four times at once.

    The bot has to stay below Discord's limit, which no header tells.
    """
    pressed = 0
    for _ in range(HAMMERED):
        for guest in room.people:
            hand = hand_of(guest)[0]
            ways = [way for way in offers(hand) if verb(way) not in RASH]
            if ways:  # only the first of these presses can be right; the others have to be told
                custom_id, kind, values = room.rng.choice(ways)
                again = [
                    guest.forge(hand, custom_id, component_type=kind, values=values, timeout=STUCK)
                    for _ in range(4)
                ]
                await asyncio.gather(*again, return_exceptions=True)
                pressed += len(again)
        if pressed >= HAMMERED:
            break
    followed = [
        request
        for request in room.bot.playground.requests
        if "/webhooks/" in request.path and request.method == "POST"
    ]
    assert not [request for request in followed if request.status == TOO_MANY], (
        "more follow-ups than Discord allows"
    )
    room.figures["presses in trouble"] += pressed
    room.figures["follow-ups"] += len(followed)


async def thread_locked(room: Room) -> None:
    """Lock the table's thread, let people play on in direct messages, and unlock it."""
    room.bot.playground.archive(room.channel, locked=True)
    for _ in range(3):
        for guest in room.people:
            await room.moves(guest, STUCK)
            room.figures["presses in trouble"] += 1
    room.bot.playground.archive(room.channel, archived=False)
    await room.rows.until(lambda row: not row.closing.winding_up)


async def second_process(room: Room) -> None:
    """Start another bot on the same database. It ends, and says who has it."""
    places = {
        "DISCORD_TOKEN": "playground",
        "DISCORD_API_URL": room.bot.playground.api_url,
        "DISCORD_GATEWAY_URL": room.bot.playground.gateway_url,
        "DATABASE_URL": room.bot.database,
    }
    process = await hatch({**os.environ, **room.bot.settings, **places})
    said = (await process.stdout.read()).decode()
    assert await process.wait() == HELD, said
    assert f"is held by process {room.bot.pid} on " in said
    await room.presses(6)


async def restored(room: Room) -> None:
    """Back up the running bot, play on, and restore the backup."""
    settings = Settings(database_url=room.bot.database)
    backup = room.folder / "backup.sqlite3"
    await database_commands.backup(settings, backup, 1)
    version = await room.rows.version()
    await room.goes_on()
    await room.bot.stop()
    after = await room.rows.version()
    await room.rows.store.close()
    await database_commands.restore(settings, backup)
    room.rows.store = await open_store(room.bot.database)
    found = await room.rows.version()
    assert version - 1 <= found < after, (version, found, after)
    await room.bot.start()


@dataclass(frozen=True)
class Trouble:
    """An outage or mishap, and the bot that it happens to."""

    happens: Callable[[Room], Awaitable[None]]
    channel: str = "buki"
    shards: int = 1
    settings: Mapping[str, str] = field(default_factory=dict)
    is_logged: bool = False  # the log may call it a fault


SHORT_TURNS = {"TURN_SECONDS": TURN, "GRACE_SECONDS": "60"}
TROUBLES: Mapping[str, Trouble] = {
    "shard lost": Trouble(shard_lost, shards=2, settings=SHORT_TURNS, is_logged=True),
    "server unavailable": Trouble(server_unavailable, settings=SHORT_TURNS),
    "connections dropped silently": Trouble(silent_connections),
    "too many follow-ups": Trouble(too_many_follow_ups, settings={FOLLOW_UPS: "yes"}),
    "thread locked": Trouble(thread_locked, channel="Hinterzimmer"),
    "second process": Trouble(second_process),
    "backup restored": Trouble(restored),
}


async def case(number: int, place: Place) -> Figures:
    """One trouble in a session of one game."""
    name = list(TROUBLES)[number % len(TROUBLES)]
    trouble, key = TROUBLES[name], list(GAMES)[number // len(TROUBLES) % len(GAMES)]
    kind = (
        "postgres"
        if trouble.happens in (second_process, restored) and number // len(TROUBLES) % 2
        else "sqlite"
    )
    async with (
        place.database(kind) as url,
        played(
            place,
            url,
            key,
            number,
            channel=trouble.channel,
            shards=trouble.shards,
            **trouble.settings,
        ) as room,
    ):
        await room.goes_on()
        await trouble.happens(room)
        await room.goes_on()
        room.figures += await books.check(url)
        faults = [] if trouble.is_logged else room.bot.faults
        assert faults == [], "".join(faults)
    return room.figures + Counter({"troubles": 1, name: 1, f"sessions of {key}": 1})


PART = Part(
    "Lost shard, server unavailable, silent connections, follow-up limit, locked thread, second process, restored backup: nobody loses a turn,"
    " and it goes on",
    "troubles",
    len(TROUBLES) * len(GAMES),
    case,
    wants_server=True,
)
