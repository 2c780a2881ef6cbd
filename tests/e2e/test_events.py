"""Tests of events that are not as Discord describes them: the bot lives, and its tables go on."""

import asyncio
import copy
import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp

from bot import gateway as connections
from data.store import open_store
from tests.e2e.forked_bots import hatch, main
from tests.e2e.house import Bot, read_by_tests
from tests.e2e.players import Guest, Player, seat, start, table_id
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
numbers = count(1_600_000_000_000_000_000)  # ids of interactions


def quick_clocks() -> int:
    """Run the bot with next to no waits between connections."""
    connections.CLOCKS = replace(connections.CLOCKS, wait=0.1, identify=0.01)
    return main()


# ---- every kind of event that reaches a bot with the intent of servers


def channels(world: Any) -> Iterator[Json]:
    """Yield a channel of each type that a server can have."""
    home = next(channel for channel in world.channels.values() if channel.kind == "text" and channel.guild == world.guild_id)
    yield serialise.event_channel(world, home)
    base = {"guild_id": world.guild_id, "position": 7, "permission_overwrites": [], "flags": 0, "parent_id": None, "nsfw": False}
    voice = base | {"bitrate": 64000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1, "last_message_id": None}
    forum = base | {"topic": None, "available_tags": [{"id": SOME_ID, "name": "tag", "moderated": False, "emoji_id": None}]}
    yield voice | {"id": "990000000000000102", "type": 2, "name": "voice"}
    yield base | {"id": "990000000000000104", "type": 4, "name": "category"}
    yield base | {"id": "990000000000000105", "type": 5, "name": "news", "topic": None, "last_message_id": None}
    yield voice | {"id": "990000000000000113", "type": 13, "name": "stage", "topic": None}
    yield forum | {"id": "990000000000000115", "type": 15, "name": "forum", "default_sort_order": None}
    yield base | {"id": "990000000000000199", "type": 99, "name": "from the future"}


def events(playground: Playground, elsewhere: str) -> Iterator[tuple[str, Json]]:
    """Yield an event of each kind. What is deleted is `elsewhere`, on another server than the table."""
    world = playground.world
    guild, thread = world.guild_id, playground.channel("Hinterzimmer")
    user = serialise.bot_user(world)
    stage = {"id": SOME_ID, "guild_id": guild, "channel_id": "990000000000000113", "topic": "t", "privacy_level": 2}
    role = serialise.role(SOME_ID, "role", 0, 3)
    threads = serialise.channel(world, thread)
    member = {"id": thread.id, "user_id": world.bot_id, "join_timestamp": serialise.JOINED, "flags": 0}
    server = serialise.guild_create(world, guild)
    yield (
        "GUILD_CREATE",
        server
        | {
            "channels": [*channels(world)],
            "stage_instances": [stage],
            "emojis": [{"id": SOME_ID, "name": "e", "roles": [], "require_colons": True, "managed": False, "available": True}],
            "stickers": [{"id": SOME_ID, "name": "s", "tags": "t", "type": 2, "format_type": 1, "description": None}],
            "soundboard_sounds": [{"sound_id": SOME_ID, "name": "s", "volume": 1, "emoji_id": None, "available": True}],
            "voice_states": [{"user_id": world.bot_id, "channel_id": "990000000000000102", "session_id": "s"}],
        },
    )
    yield "GUILD_UPDATE", serialise.guild(world, guild)
    yield "GUILD_DELETE", {"id": elsewhere, "unavailable": True}
    yield "GUILD_ROLE_CREATE", {"guild_id": guild, "role": role}
    yield "GUILD_ROLE_UPDATE", {"guild_id": guild, "role": role}
    yield "GUILD_ROLE_DELETE", {"guild_id": guild, "role_id": SOME_ID}
    yield "GUILD_MEMBER_UPDATE", serialise.bot_member(world) | {"guild_id": guild}
    for channel in channels(world):
        yield "CHANNEL_CREATE", channel
    yield "CHANNEL_UPDATE", next(channels(world))
    yield "CHANNEL_DELETE", {"id": SOME_ID, "guild_id": elsewhere, "type": 0, "name": "gone", "position": 1}
    yield "CHANNEL_PINS_UPDATE", {"guild_id": guild, "channel_id": thread.parent, "last_pin_timestamp": serialise.JOINED}
    yield "THREAD_CREATE", threads | {"newly_created": True, "member": member}
    yield "THREAD_UPDATE", threads
    yield "THREAD_DELETE", {"id": SOME_ID, "guild_id": guild, "parent_id": thread.parent, "type": 11}
    yield "THREAD_LIST_SYNC", {"guild_id": guild, "channel_ids": [thread.parent], "threads": [threads], "members": [member]}
    yield "THREAD_MEMBER_UPDATE", member | {"guild_id": guild}
    yield (
        "THREAD_MEMBERS_UPDATE",
        {"id": thread.id, "guild_id": guild, "member_count": 2, "added_members": [member], "removed_member_ids": [SOME_ID]},
    )
    for what in ("CREATE", "UPDATE", "DELETE"):
        yield f"STAGE_INSTANCE_{what}", stage
        yield f"ENTITLEMENT_{what}", {"id": SOME_ID, "sku_id": "1", "application_id": world.bot_id, "type": 8, "deleted": False}
        period = {"current_period_start": serialise.JOINED, "current_period_end": serialise.JOINED, "canceled_at": None}
        lists = {"sku_ids": ["1"], "entitlement_ids": ["1"], "renewal_sku_ids": None}
        yield f"SUBSCRIPTION_{what}", {"id": SOME_ID, "user_id": world.bot_id, "status": 0} | period | lists
    overwrite = {"id": guild, "type": 1, "permission": True}
    yield (
        "APPLICATION_COMMAND_PERMISSIONS_UPDATE",
        {"id": SOME_ID, "application_id": world.bot_id, "guild_id": guild, "permissions": [overwrite]},
    )
    yield "USER_UPDATE", user
    message = {"id": SOME_ID, "channel_id": thread.parent, "guild_id": guild, "author": user, "content": "", "type": 0}
    parts = {"embeds": [], "attachments": [], "mentions": [], "mention_roles": [], "pinned": False, "tts": False, "flags": 0}
    times = {"timestamp": serialise.JOINED, "edited_timestamp": None, "mention_everyone": False, "thread": threads}
    yield "MESSAGE_CREATE", message | parts | times
    yield "MESSAGE_UPDATE", message | parts | times
    yield "MESSAGE_DELETE", {"id": SOME_ID, "channel_id": thread.parent, "guild_id": guild}


def interactions(heard: Mapping[str, Json]) -> Iterator[tuple[str, Json]]:
    """Yield an interaction of each type, made from a command and a press that have been heard."""
    command, press = heard["command"], heard["press"]
    user = command["member"]["user"]
    yield "command", command
    yield "press", press
    yield "choice", press | {"data": press["data"] | {"component_type": 3, "values": ["x"]}}
    field = {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "number", "value": "7"}}
    yield "form", press | {"type": 5, "data": {"custom_id": press["data"]["custom_id"], "components": [field], "resolved": {}}}
    option = {"name": "game", "type": 3, "value": "b", "focused": True}
    yield "completion", command | {"type": 4, "data": command["data"] | {"name": "play", "options": [option]}}
    resolved = {"users": {user["id"]: user}, "members": {user["id"]: {"roles": [], "flags": 0, "joined_at": serialise.JOINED}}}
    about = {"id": "1", "name": "Profile", "type": OF_USER, "target_id": user["id"], "resolved": resolved}
    yield "menu", command | {"data": about}
    member = {"name": "member", "type": 6, "value": user["id"]}
    yield (
        "member",
        command | {"data": {"id": "1", "name": "achievements", "type": SLASH, "options": [member], "resolved": resolved}},
    )
    yield "entry point", command | {"data": {"id": "1", "name": "launch", "type": ENTRY_POINT}}
    yield "message of the bot", press | {"guild_id": None, "user": user}


# ---- mutations


def places(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the path of every field. Of a list only the first element is looked at, but all channels of a server."""
    fields: list[str | int] = []
    if isinstance(value, dict):
        fields = [*value]
    elif isinstance(value, list):
        fields = [*range(len(value) if path == ("channels",) else min(1, len(value)))]
    for key in fields:
        yield (*path, key)
        yield from places(value[key], (*path, key))


def others(value: Any) -> Iterator[Any]:
    """Yield what may stand in a field's place: nothing, null, another type, a value that nobody knows."""
    yield MISSING
    yield None
    match value:
        case bool() | None:
            yield from ("x", {"x": 1})
        case int():
            yield from ("x", 2**40)
        case str():
            yield from (7, {"x": [1]}, "from the future")
        case _:
            yield from ("x", 7, [7], {"x": {"y": None}})


def mutated(event: Json, parts: Collection[str] = ()) -> Iterator[Json]:
    """Yield an event with each field changed, or each of these parts, and with an unknown one."""
    for path in places(event):
        if parts and path[0] not in parts:
            continue
        value: Any = event
        for key in path:
            value = value[key]
        for other in others(value):
            changed = copy.deepcopy(event)
            place: Any = changed
            for key in path[:-1]:
                place = place[key]
            if other is MISSING:
                del place[path[-1]]
            else:
                place[path[-1]] = other
            yield changed
    yield event | {"from_the_future": {"x": [1, None]}}
    yield event


class Flood:
    """Sends events to the only shard of a bot, and counts them by kind."""

    def __init__(self, playground: Playground, guest: Guest) -> None:
        self.playground, self.guest = playground, guest
        self.sent: Counter[str] = Counter()

    def push(self, kind: str, data: Any, name: str = "") -> None:
        session = next(one for one in self.playground.hub.gateway.sessions.values() if one.socket is not None)
        session.push(kind, data)
        self.sent[name or kind] += 1

    async def read(self) -> None:
        """Wait until the bot has read everything."""
        await self.guest.command("buki", "chips balance", timeout=READ_ALL)


async def flooded(playground: Playground, anna: Guest, elsewhere: str) -> Counter[str]:
    """Send every kind of event with every mutation. Returns how many of each."""
    flood, heard = Flood(playground, anna), await overheard(playground, anna)
    for kind, event in events(playground, elsewhere):
        for changed in mutated(event):
            flood.push(kind, changed)
        await flood.read()
    for name, event in interactions(heard):
        parts = () if name in heard else ("data",)  # what they have in common is changed in two of them
        for number, changed in enumerate(mutated(event, parts)):
            fresh = {"id": str(next(numbers))} if changed.get("id") == event["id"] else {}
            flood.push(INTERACTION, changed | fresh, f"{INTERACTION} ({name})")
            if number % 100 == 0:
                await flood.read()
        await flood.read()
    for kind in ("READY", "RESUMED"):
        flood.sent[kind] = await broken_welcomes(playground, kind)
    await flood.read()
    return flood.sent


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


async def broken_welcomes(playground: Playground, kind: str) -> int:
    """Say with every mutation that a session begins, or is resumed. Most of it ends the connection. Returns the number."""
    gateway = playground.hub.gateway
    session = next(one for one in gateway.sessions.values() if one.socket is not None)
    event = {"_trace": []} if kind == "RESUMED" else gateway.ready(session)
    sent = 0
    async with asyncio.timeout(READ_ALL):
        for changed in mutated(event):
            live = await connected(playground)
            gateway.identifies = 0
            live.push(kind, changed)
            sent += 1
            await asyncio.sleep(0.02)
    await playground.drop_gateway(forget=True)
    await connected(playground)
    return sent


async def connected(playground: Playground) -> GatewaySession:
    """Return the session of the bot, once there is one."""
    sessions = playground.hub.gateway.sessions
    while not (live := [one for one in sessions.values() if one.socket is not None and not one.socket.closed]):  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    return live[-1]


async def test_every_kind_of_event_with_every_mutation(tmp_path: Path, unused_tcp_port: int) -> None:
    begin = partial(hatch, begin=quick_clocks)
    url = f"sqlite:///{tmp_path / 'kaffeehaus.sqlite3'}"
    async with (
        Playground(first_answer=READ_ALL) as playground,
        Bot(playground, url, begin, METRICS_PORT=str(unused_tcp_port), TURN_SECONDS="300") as bot,
        Guest(playground.url, "Anna") as anna,
    ):
        read_by_tests(playground)
        accept_answers(playground)
        elsewhere = playground.add_guild("Elsewhere")
        for kind, event in events(playground, elsewhere):
            next(iter(playground.hub.gateway.sessions.values())).push(kind, event)
        await seat([anna], "buki", "austrian-block", 1)
        await start(anna, "buki")
        store = await open_store(url)
        row = Refusals(store, table_id(anna.table("buki")))
        sent = await flooded(playground, anna, elsewhere)
        assert bot.process is not None
        assert bot.process.returncode is None, "".join(bot.lines[-60:])
        version = await row.version()
        async with asyncio.timeout(READ_ALL):
            while await row.version() == version:
                await Player(anna, "buki", 1, by_dm=True).step()
        await store.close()
        dropped = await dropped_events(unused_tcp_port)
        print(table_of(sent, dropped))
        assert sum(dropped.values()) > len(dropped) > 20
        lines = [line for line in bot.lines if " is dropped: " in line]
        assert len(lines) == len({line.split("event_guard: ")[1].split()[0] for line in lines}) == len(dropped)
        faults = [line for line in bot.faults if "autocomplete" not in line and "Traceback" not in line]
        assert faults == [], "".join(bot.lines)


async def dropped_events(port: int) -> dict[str, int]:
    """Return how many events of each kind the bot says that it has dropped."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        text = await answer.text()
    found = re.findall(r'kaffeehaus_dropped_events_total\{event="(\w+)"\} ([\d.e+]+)', text)
    return {event: int(float(number)) for event, number in found}


def table_of(sent: Counter[str], dropped: Mapping[str, int]) -> str:
    """Return the kinds, how many of each were sent, and how many dropped."""
    kinds = Counter[str]()
    for name, number in sent.items():
        kinds[name.partition(" ")[0]] += number
    lines = [f"| {kind} | {number} | {dropped.get(kind, 0)} |" for kind, number in sorted(kinds.items())]
    return "\n".join([*lines, f"| all | {kinds.total()} | {sum(dropped.values())} |"])
