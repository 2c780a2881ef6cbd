"""Tests of events that are not as Discord describes them: the bot lives, and its tables go on."""

import asyncio
import copy
import re
from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

import aiohttp

from bot import gateway as connections
from data.store import open_store
from tests.e2e.forked_bots import hatch, main
from tests.e2e.house import Bot, read_by_tests
from tests.e2e.players import Guest, Player, seat_and_start, table_id
from tests.e2e.refused_presses import Refusals
from tools.playground.api.gateway import GatewaySession
from tools.playground.server import Playground
from tools.playground.world import serialise

Json = dict[str, Any]
SOME_ID = "990000000000000001"
MISSING: Any = object()
ENTRY_POINT, SLASH, OF_USER = 4, 1, 2  # types of commands
INTERACTION = "INTERACTION_CREATE"
READ_ALL = 60.0  # seconds
Place: TypeAlias = tuple[str | int, ...]
numbers = count(1_600_000_000_000_000_000)  # ids of interactions


def quick_clocks() -> int:
    """Run the bot with next to no waits between connections."""
    connections.CLOCKS = replace(connections.CLOCKS, wait=0.1, identify=0.01)
    return main()


# ---- every kind of event that reaches a bot with the intent of servers


def channels(world: Any) -> Iterator[Json]:
    """Yield a channel of each type that a server can have."""
    guild = world.guild_id
    texts = (it for it in world.channels.values() if it.kind == "text" and it.guild == guild)
    yield serialise.event_channel(world, next(texts))
    base = {"guild_id": guild, "position": 7, "permission_overwrites": [], "flags": 0}
    base |= {"parent_id": None, "nsfw": False}
    voice = base | {"bitrate": 64000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1}
    voice |= {"last_message_id": None}
    forum = base | {
        "topic": None,
        "available_tags": [{"id": SOME_ID, "name": "tag", "emoji_id": None, "emoji_name": "x"}],
    }
    yield voice | {"id": "990000000000000102", "type": 2, "name": "voice"}
    yield base | {"id": "990000000000000104", "type": 4, "name": "category"}
    yield (base | {"topic": None, "last_message_id": None}) | {
        "id": "990000000000000105",
        "type": 5,
        "name": "news",
    }
    yield voice | {"id": "990000000000000113", "type": 13, "name": "stage", "topic": None}
    forum |= {"default_sort_order": None}
    yield forum | {"id": "990000000000000115", "type": 15, "name": "forum"}
    yield base | {"id": "990000000000000199", "type": 99, "name": "from the future"}


def events(playground: Playground, elsewhere: str) -> Iterator[tuple[str, Json]]:
    """Yield an event of each kind. What is deleted is `elsewhere`, not on the table's server."""
    world = playground.world
    guild, thread = world.guild_id, playground.channel("Hinterzimmer")
    user = serialise.bot_user(world)
    stage = {"id": SOME_ID, "guild_id": guild, "topic": "t", "privacy_level": 2}
    stage |= {"channel_id": "990000000000000113"}
    role = serialise.role(SOME_ID, "role", 0, 3)
    threads = serialise.channel(world, thread)
    member = {"id": thread.id, "user_id": world.bot_id, "flags": 0}
    member |= {"join_timestamp": serialise.JOINED}
    server = serialise.guild_create(world, guild)
    named = {"id": SOME_ID, "name": "s", "available": True}
    sticker = named | {"tags": "t", "type": 2, "format_type": 1, "description": None}
    sound = {"sound_id": SOME_ID, "name": "s", "volume": 1, "emoji_id": None, "emoji_name": None}
    voice = {"user_id": world.bot_id, "channel_id": "990000000000000102", "session_id": "s"}
    server |= {
        "channels": [*channels(world)],
        "stage_instances": [stage],
        "emojis": [named | {"roles": [], "require_colons": True, "managed": False}],
        "stickers": [sticker],
        "soundboard_sounds": [sound | {"available": True}],
        "voice_states": [voice],
    }
    yield "GUILD_CREATE", server
    yield "GUILD_UPDATE", serialise.guild(world, guild)
    yield "GUILD_DELETE", {"id": elsewhere, "unavailable": True}
    yield "GUILD_ROLE_CREATE", {"guild_id": guild, "role": role}
    yield "GUILD_ROLE_UPDATE", {"guild_id": guild, "role": role}
    yield "GUILD_ROLE_DELETE", {"guild_id": guild, "role_id": SOME_ID}
    yield "GUILD_MEMBER_UPDATE", serialise.bot_member(world) | {"guild_id": guild}
    for channel in channels(world):
        yield "CHANNEL_CREATE", channel
    yield "CHANNEL_UPDATE", next(channels(world))
    yield (
        "CHANNEL_DELETE",
        {"id": SOME_ID, "type": 0, "name": "gone", "position": 1} | {"guild_id": elsewhere},
    )
    place = {"guild_id": guild, "channel_id": thread.parent}
    yield "CHANNEL_PINS_UPDATE", place | {"last_pin_timestamp": serialise.JOINED}
    yield "THREAD_CREATE", threads | {"newly_created": True, "member": member}
    yield "THREAD_UPDATE", threads
    yield (
        "THREAD_DELETE",
        {"id": SOME_ID, "guild_id": guild, "parent_id": thread.parent} | {"type": 11},
    )
    lists = {"channel_ids": [thread.parent], "threads": [threads], "members": [member]}
    yield "THREAD_LIST_SYNC", {"guild_id": guild} | lists
    yield "THREAD_MEMBER_UPDATE", member | {"guild_id": guild}
    change = {"member_count": 2, "added_members": [member], "removed_member_ids": [SOME_ID]}
    yield "THREAD_MEMBERS_UPDATE", {"id": thread.id, "guild_id": guild} | change
    sale = {"id": SOME_ID, "sku_id": "1", "application_id": world.bot_id, "type": 8}
    subscription = {"id": SOME_ID, "user_id": world.bot_id, "status": 0, "canceled_at": None}
    subscription |= dict.fromkeys(("current_period_start", "current_period_end"), serialise.JOINED)
    subscription |= {"sku_ids": ["1"], "entitlement_ids": ["1"], "renewal_sku_ids": None}
    for change in ("CREATE", "UPDATE", "DELETE"):
        yield f"STAGE_INSTANCE_{change}", stage
        yield f"ENTITLEMENT_{change}", sale | {"deleted": False}
        yield f"SUBSCRIPTION_{change}", subscription
    permissions = {
        "id": SOME_ID,
        "application_id": world.bot_id,
        "permissions": [{"id": guild, "type": 1, "permission": True}],
    }
    yield "APPLICATION_COMMAND_PERMISSIONS_UPDATE", permissions | {"guild_id": guild}
    yield "USER_UPDATE", user
    message = {"id": SOME_ID, "author": user, "content": "", "type": 0, "thread": threads} | place
    message |= {"embeds": [], "attachments": [], "mentions": [], "mention_roles": [], "flags": 0}
    message |= {"pinned": False, "tts": False, "mention_everyone": False}
    message |= {"timestamp": serialise.JOINED, "edited_timestamp": None}
    yield "MESSAGE_CREATE", message
    yield "MESSAGE_UPDATE", message
    yield "MESSAGE_DELETE", {"id": SOME_ID} | place


def interactions(heard: Mapping[str, Json]) -> Iterator[tuple[str, Json]]:
    """Yield an interaction of each type, made from a command and a press that have been heard."""
    command, press = heard["command"], heard["press"]
    user = command["member"]["user"]
    yield "command", command
    yield "press", press
    yield "choice", press | {"data": press["data"] | {"component_type": 3, "values": ["x"]}}
    form = {
        "custom_id": press["data"]["custom_id"],
        "components": [
            {
                "type": 18,
                "id": 1,
                "component": {"type": 4, "id": 2, "custom_id": "number", "value": "7"},
            }
        ],
        "resolved": {},
    }
    yield "form", press | {"type": 5, "data": form}
    option = {"name": "game", "type": 3, "value": "b", "focused": True}
    completion = command["data"] | {"name": "play", "options": [option]}
    yield "completion", command | {"type": 4, "data": completion}
    roles = {"roles": [], "flags": 0, "joined_at": serialise.JOINED}
    resolved = {"users": {user["id"]: user}, "members": {user["id"]: roles}}
    profile = {"id": "1", "name": "Profile", "type": OF_USER, "target_id": user["id"]}
    yield "menu", command | {"data": profile | {"resolved": resolved}}
    member = {"name": "member", "type": 6, "value": user["id"]}
    achievements = {"id": "1", "name": "achievements", "type": SLASH, "options": [member]}
    yield "member", command | {"data": achievements | {"resolved": resolved}}
    yield "entry point", command | {"data": {"id": "1", "name": "launch", "type": ENTRY_POINT}}
    yield "message of the bot", press | {"guild_id": None, "user": user}


# ---- mutations


def places(value: Any, path: Place = ()) -> Iterator[Place]:
    """Yield the path of every field. Of a list only the first element is looked at.

    All channels of a server are looked at.
    """
    fields: list[str | int] = []
    if isinstance(value, dict):
        fields = [*value]
    elif isinstance(value, list):
        fields = [*range(len(value) if path == ("channels",) else min(1, len(value)))]
    for key in fields:
        yield (*path, key)
        yield from places(value[key], (*path, key))


def replacement(value: Any, mutation: str) -> Any:
    """Return what a mutation puts in the place of a value; `MISSING` if the field is left out.

    Raises `LookupError` if the value has no such mutation.
    """
    if mutation in ("missing", "null"):
        return MISSING if mutation == "missing" else None
    match value:
        case bool() | None:
            return {"another type": "x"}[mutation]
        case int():
            return {"another type": "x", "unknown": 2**40}[mutation]
        case str():
            return {"another type": {"x": [1]}, "unknown": "from the future"}[mutation]
        case list():
            return {"another type": "x", "unknown": [7]}[mutation]
        case _:
            return {"another type": 7, "unknown": {"x": {"y": None}}}[mutation]


def mutated(event: Json, mutation: str, parts: Collection[str] = ()) -> Iterator[Json]:
    """Yield an event with each field changed, or each of these parts; then as it should be."""
    for path in places(event):
        changed = copy.deepcopy(event)
        place: Any = changed
        for key in path[:-1]:
            place = place[key]
        with suppress(LookupError):
            other = replacement(place[path[-1]], mutation)
            if other is MISSING:
                del place[path[-1]]
            else:
                place[path[-1]] = other
            if not parts or path[0] in parts:
                yield changed
    yield event | ({"from_the_future": {"x": [1, None]}} if mutation == "unknown" else {})


class Flood:
    """Sends events to the only shard of a bot."""

    def __init__(self, playground: Playground, guest: Guest) -> None:
        self.playground, self.guest = playground, guest

    async def send_all(self, mutation: str, elsewhere: str, heard: Mapping[str, Json]) -> None:
        """Send every kind of event with a mutation of each field."""
        for kind, event in events(self.playground, elsewhere):
            for changed in mutated(event, mutation):
                self.push(kind, changed)
            await self.read()
        for name, event in interactions(heard):
            # what interactions have in common is changed in one of them
            parts = {"command": (), "press": ("data", "message")}.get(name, ("data",))
            for number, changed in enumerate(mutated(event, mutation, parts)):
                fresh = {"id": str(next(numbers))} if changed.get("id") == event["id"] else {}
                self.push(INTERACTION, changed | fresh)
                if number % 100 == 0:
                    await self.read()
            await self.read()
        for kind in ("READY", "RESUMED"):
            await broken_welcomes(self.playground, kind, mutation)

    def push(self, kind: str, data: Any) -> None:
        next(
            it for it in self.playground.hub.gateway.sessions.values() if it.socket is not None
        ).push(kind, data)

    async def read(self) -> None:
        """Wait until the bot has read everything."""
        await self.guest.command("buki", "chips balance", timeout=READ_ALL)


def accept_answers(playground: Playground) -> None:
    """Accept answers to the interactions of this test, of which the playground knows nothing."""
    callback = playground.interactions.callback

    def accept(interaction: str, *others: Any, **named: Any) -> Any:
        if interaction in playground.interactions.by_id:
            return callback(interaction, *others, **named)
        return {"interaction": {"id": interaction, "type": 2}} if named["wants_answer"] else None

    playground.interactions.callback = accept  # type: ignore[method-assign]


async def overheard(playground: Playground, anna: Guest) -> dict[str, Json]:
    """Return a command and a press as the bot gets them."""
    heard: dict[str, Json] = {}
    dispatch = playground.hub.gateway.dispatch

    def listen(event: str, data: Json, **others: Any) -> int:
        if event == INTERACTION:
            heard["press" if data["type"] == 3 else "command"] = copy.deepcopy(data)
        return dispatch(event, data, **others)

    playground.hub.gateway.dispatch = listen  # type: ignore[method-assign]
    await anna.command("buki", "chips balance")
    await anna.press(anna.table("buki"), "My hand")
    playground.hub.gateway.dispatch = dispatch  # type: ignore[method-assign]
    return heard


async def broken_welcomes(playground: Playground, kind: str, mutation: str) -> None:
    """Begin or resume sessions with a mutation of each field. Most of it ends the connection."""
    gateway = playground.hub.gateway
    first = await connected(playground)
    event = {"_trace": []} if kind == "RESUMED" else gateway.ready(first)
    async with asyncio.timeout(READ_ALL):
        for changed in mutated(event, mutation):
            live = await connected(playground)
            gateway.identifies = 0
            if changed.get("session_id") == first.id:  # else the bot would resume an old session
                changed["session_id"] = live.id
            live.push(kind, changed)
            await asyncio.sleep(0.02)
    await playground.drop_gateway(forget=True)
    await connected(playground)


async def connected(playground: Playground) -> GatewaySession:
    """Return the session of the bot, once there is one."""
    while True:
        for session in reversed(playground.hub.gateway.sessions.values()):
            if session.socket is not None and not session.socket.closed:
                return session
        await asyncio.sleep(0.01)


async def test_events_with_every_mutation(tmp_path: Path, unused_tcp_port: int) -> None:
    begin = partial(hatch, begin=quick_clocks)
    url = f"sqlite:///{tmp_path / 'kaffeehaus.sqlite3'}"
    settings = {"METRICS_PORT": str(unused_tcp_port), "TURN_SECONDS": "300"}
    async with (
        Playground(first_answer=READ_ALL) as playground,
        Bot(playground, url, begin, **settings) as bot,
        Guest(playground.url, "Anna") as anna,
    ):
        read_by_tests(playground)
        accept_answers(playground)
        elsewhere = playground.add_guild("Elsewhere")
        flood = Flood(playground, anna)
        for kind, event in events(playground, elsewhere):
            flood.push(kind, event)
        await seat_and_start([anna], "buki", "austrian-block", 1)
        heard = await overheard(playground, anna)
        await flood.read()
        fault = "nothing could be said about single fields of these"
        assert not await dropped_events(unused_tcp_port), fault
        store = await open_store(url)
        row = Refusals(store, table_id(anna.table("buki")))
        for mutation in ("missing", "null", "another type", "unknown"):
            await flood.send_all(mutation, elsewhere, heard)
        assert bot.process.returncode is None, "".join(bot.lines[-60:])
        version = await row.version()
        async with asyncio.timeout(READ_ALL):
            while await row.version() == version:
                await Player(anna, "buki", 1, by_dm=True).step()
        await store.close()
        kinds = await dropped_events(unused_tcp_port)
        assert len(kinds) > 20
        lines = [line.split("event_guard: ")[1] for line in bot.lines if " is dropped: " in line]
        assert sorted(line.split()[0] for line in lines) == sorted(kinds), "one line a kind"
        assert bot.faults == [], "".join(bot.faults)


async def dropped_events(port: int) -> set[str]:
    """Return the kinds of events of which the bot says that it has dropped some."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/metrics") as answer,
    ):
        text = await answer.text()
    return set(re.findall(r'kaffeehaus_dropped_events_total\{event="(\w+)"\} [^0]', text))
