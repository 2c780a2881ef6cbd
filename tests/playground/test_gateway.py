"""Tests of the gateway alone: close codes, intents, shards, resume."""

import json

import aiohttp
import pytest

from tests.playground.raw import gateway
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
