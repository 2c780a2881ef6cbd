"""Tests of habits of the real Discord of which nothing tells a bot beforehand
(`tests/playground/test_real_habits.py`).
"""

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path

import aiohttp
import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from delivery.discord_api import request_trace
from delivery.discord_api.outgoing_message import OutgoingMessage
from delivery.discord_api.send_scheduler import SendScheduler
from delivery.discord_api.sender import Sender
from tests.delivery.delivery_harness import new_dms
from tests.e2e import forked_bots
from tests.e2e.house import TOO_MANY, evening
from tests.e2e.players import Guest, Player, shows
from tests.e2e.test_objections import MISSING_ACCESS
from tools.playground.limits.ratelimit import GLOBAL, Window
from tools.playground.server import Playground

ELSEWHERE = "stammtisch"
FOLLOW_UPS = 30  # that Discord allows in a channel in a minute


async def test_an_evening_with_all_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(forked_bots.FOLLOW_UPS, "yes")
    async with (
        evening(tmp_path, world=[MISSING_ACCESS]) as (playground, _),
        AsyncExitStack() as stack,
    ):
        playground.use_message_requests("Anna")
        playground.strip("\u2068\u2069")
        anna, franz = [
            await stack.enter_async_context(Guest(playground.url, name))
            for name in ("Anna", "Franz")
        ]
        await anna_needs_no_inbox(anna)
        await franz_joins(playground, franz)
        await the_name_of_a_hidden_channel_is_told_nobody(playground, franz)
        await nobody_is_followed_up_too_often(playground, franz)


async def anna_needs_no_inbox(anna: Guest) -> None:
    """Direct messages of strangers do not reach Anna, and nothing says so.

    The answer to her command becomes her hand.
    """
    assert (
        anna.words()("hand-lobby") in (await anna.command("buki", "play", game="buki"))["content"]
    )
    assert anna.dms() == []
    await anna.press(anna.table("buki"), "Close")
    await anna.until(lambda: not anna.table("buki")["components"])
    await anna.command("buki", "play", game="buki")


async def franz_joins(playground: Playground, franz: Guest) -> None:
    """The greeting names server and channel, whose isolating characters Discord strips.

    It is not edited for that.
    """
    await franz.press(await franz.table_there("buki"), "Join")
    await franz.until(lambda: any(franz.words()("hand-lobby") in said for said in franz.told))
    (greeting,) = await franz.until(franz.dms)
    assert "Café Central" in greeting["content"]
    assert greeting["edited"] is None
    assert not [
        request
        for request in playground.requests
        if request.method == "PATCH" and greeting["channel"] in request.path
    ]


async def the_name_of_a_hidden_channel_is_told_nobody(playground: Playground, franz: Guest) -> None:
    """The channel is taken from the bot in the middle of a round.

    The hand is painted as before, without its name.
    """
    await franz.command(ELSEWHERE, "play", game="austrian-block")
    await franz.press(franz.table(ELSEWHERE), franz.words()("button-now"))
    await franz.until(lambda: shows(franz.dms()[-1], "hand"))
    assert f"#{ELSEWHERE}" in franz.dms()[-1]["content"]
    playground.revoke("VIEW_CHANNEL", ELSEWHERE)
    await Player(franz, ELSEWHERE, 1, by_dm=True).step()
    hand = franz.dms()[-1]
    playground.grant("VIEW_CHANNEL", ELSEWHERE)
    assert "Café Central" in hand["content"]
    assert ELSEWHERE not in hand["content"]
    assert not any("hidden" in message["content"] for message in franz.seen)


async def nobody_is_followed_up_too_often(playground: Playground, franz: Guest) -> None:
    """Franz hammers a button, and nothing of it reaches Discord's limit of follow-ups in a
    channel.
    """
    hand = franz.dms()[-1]
    await asyncio.gather(
        *[franz.forge(hand, "kh:a:abcdefgh:1:pass") for _ in range(FOLLOW_UPS + 5)]
    )
    assert len(franz.acknowledged) >= FOLLOW_UPS + 5
    assert not [request for request in playground.requests if request.status == TOO_MANY]


async def test_a_request_without_an_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection drops without a word. discord.py alone would wait for five minutes.

    In a global rate limit, all of its requests wait for the one that was told of it.
    """
    assert request_trace.LIMITS.sock_read <= 15
    monkeypatch.setattr(request_trace, "LIMITS", aiohttp.ClientTimeout(total=10, sock_read=0.2))
    async with Playground() as playground, discord.Client(intents=discord.Intents.none()) as client:
        monkeypatch.setattr(Route, "BASE", playground.api_url)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(playground.gateway_url))
        client.http.http_trace = request_trace.limit_requests()
        await client.login("playground")
        place = client.get_partial_messageable(int(playground.channel("buki").id))
        playground.fall_silent("POST", "/messages", done=True)
        began = time.perf_counter()
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(5):
                await place.send("lost")
        assert time.perf_counter() - began < 2
        limits = playground.hub.limits
        limits._windows["global", ""] = Window(GLOBAL.number, limits._now() + 1)
        sender = Sender(client, lambda: 0, SendScheduler(40, 1), new_dms(None, lambda: 0))
        with pytest.raises(TimeoutError), monkeypatch.context() as hurry:
            hurry.setattr("delivery.discord_api.sender.REQUEST_TIMEOUT", 0.2)
            await sender.send(place.id, OutgoingMessage("told to wait"), None)
        await asyncio.sleep(1)
        async with asyncio.timeout(5):
            await place.send("sent")
        connecting = asyncio.create_task(client.connect())
        await asyncio.sleep(0.5)  # longer than the limit: the gateway is silent most of the time
        assert playground.hub.gateway.identifies == 1
        await client.close()
        await connecting
