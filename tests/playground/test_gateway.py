"""Tests of the gateway alone: close codes, intents, shards, resume."""

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
