"""Tests of the gateway alone: close codes, intents, shards, resume."""

import json

import aiohttp
import pytest

from tests.playground.raw import eventually, gateway
from tools.playground.server import Playground


@pytest.fixture
async def pg():
    async with Playground() as it:
        yield it


@pytest.fixture
async def session():
    async with aiohttp.ClientSession() as it:
        yield it


IDENTIFY = {"token": "t", "intents": 1, "properties": {}}


async def closed(socket):
    while True:
        frame = await socket.receive()
        if frame.type is aiohttp.WSMsgType.CLOSE or frame.type is aiohttp.WSMsgType.CLOSED:
            return socket.close_code


async def dispatched(socket, name):
    while True:
        frame = json.loads(await socket.receive_str())
        if frame["t"] == name:
            return frame


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"op": 99, "d": None}, 4003),
        ({"op": 3, "d": {}}, 4003),
        ({"op": 2, "d": None}, 4002),
        ({"op": 2, "d": {**IDENTIFY, "token": ""}}, 4004),
        ({"op": 2, "d": {**IDENTIFY, "shard": [1, 1]}}, 4010),
        ({"op": 2, "d": {**IDENTIFY, "intents": 1 << 40}}, 4013),
        ({"op": 2, "d": {**IDENTIFY, "intents": 1 << 15}}, 4014),
    ],
)
async def test_close_codes(pg, session, first, code):
    async with gateway(pg, session, first=first) as socket:
        assert await closed(socket) == code


async def test_servers_go_to_their_shard_and_direct_messages_to_the_first(pg, session):
    other = pg.add_guild("Café Hawelka")
    pg.add_channel("hinten", other)
    asked = {**IDENTIFY, "intents": 1 | 1 << 9 | 1 << 12}
    async with (
        gateway(pg, session, first={"op": 2, "d": {**asked, "shard": [0, 2]}}) as first,
        gateway(pg, session, first={"op": 2, "d": {**asked, "shard": [1, 2]}}) as second,
    ):
        for shard, (socket, guild, name) in enumerate(
            ((first, other, "hinten"), (second, pg.world.guild_id, "buki"))
        ):
            ready = (await dispatched(socket, "READY"))["d"]
            assert ready["shard"] == [shard, 2]
            assert [one["id"] for one in ready["guilds"]] == [guild]
            there = (await dispatched(socket, "GUILD_CREATE"))["d"]
            assert there["id"] == guild
            assert there["channels"][0]["name"] == name
            assert {one["guild_id"] for one in there["channels"]} == {guild}
        pg.hub.say(pg.person("Anna"), pg.channel("buki"), "one")
        pg.hub.say(pg.person("Anna"), pg.channel("hinten"), "two")
        pg.hub.say(pg.person("Anna"), pg.world.dm_with(pg.person("Anna").id), "three")
        seen = [(await dispatched(first, "MESSAGE_CREATE"))["d"].get("guild_id") for _ in range(2)]
        assert seen == [other, None]
        assert (await dispatched(second, "MESSAGE_CREATE"))["d"]["guild_id"] == pg.world.guild_id
        await second.close()
        await eventually(lambda: not pg.hub.gateway.hears(pg.world.guild_id))
        assert pg.hub.gateway.hears(other)
        assert pg.hub.gateway.hears(None)


async def test_resume_replays_what_was_missed(pg, session):
    async with gateway(pg, session) as socket:
        ready = await dispatched(socket, "READY")
        last = await dispatched(socket, "GUILD_CREATE")
        await pg.drop_gateway()
        assert await closed(socket) == 4000
    pg.add_channel("one")
    pg.add_channel("two")
    resume = {"token": "t", "session_id": ready["d"]["session_id"], "seq": last["s"]}
    async with gateway(pg, session, first={"op": 6, "d": resume}) as socket:
        frames = [json.loads(await socket.receive_str()) for _ in range(3)]
        assert [f["t"] for f in frames] == ["CHANNEL_CREATE", "CHANNEL_CREATE", "RESUMED"]
        assert [f["s"] for f in frames] == [last["s"] + 1, last["s"] + 2, last["s"] + 3]
        await socket.send_json({"op": 1, "d": None})
        assert json.loads(await socket.receive_str())["op"] == 11
        await pg.drop_gateway()
    async with gateway(pg, session, first={"op": 6, "d": {**resume, "seq": 999}}) as socket:
        assert await closed(socket) == 4007
    async with gateway(pg, session, first={"op": 6, "d": {**resume, "session_id": "no"}}) as socket:
        assert await socket.receive_json() == {"op": 9, "d": False, "s": None, "t": None}
        await socket.send_json({"op": 2, "d": IDENTIFY})
        await dispatched(socket, "READY")
