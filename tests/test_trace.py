"""The trace of requests contains rate limits and error codes, and nothing secret or personal."""

import json
import logging
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import aiohttp
import pytest
from aiohttp import web

from bot.client import Kaffeehaus
from bot.settings import Settings
from delivery.discord_api.request_trace import Reach, request_trace

TOKEN = "aW50ZXJhY3Rpb246MTMxMDAwMDAwMDAwMDAwMDAwMTpTZWNyZXQ"
SECRETS = (
    TOKEN,
    "Authorization",
    "Bot.of.mine",
    "1310000000000000001",
    "Anna",
    "6-4",
    "abcd1234",
    "secret.example",
)
LIMITS = {
    "X-RateLimit-Limit": "5",
    "X-RateLimit-Remaining": "0",
    "X-RateLimit-Reset-After": "1.250",
    "X-RateLimit-Bucket": "abcd1234",
    "Set-Cookie": "name=secret.example",
}


async def answered(request: web.Request) -> web.Response:
    """Answer as the body of the request says."""
    wanted = json.loads(await request.text())
    return web.Response(
        status=wanted["status"], text=wanted["text"], headers=LIMITS | wanted.get("headers", {})
    )


@pytest.fixture
async def address() -> AsyncIterator[str]:
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answered)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10"
    await runner.cleanup()


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    """A session with the trace, as discord.py makes one."""
    async with aiohttp.ClientSession(trace_configs=[request_trace()]) as made:
        yield made


REQUESTS = [
    (
        "POST",
        "/channels/1310000000000000001/messages",
        200,
        "{}",
        "POST /api/v10/channels/#/messages 200",
    ),
    (
        "PATCH",
        f"/webhooks/1310000000000000001/{TOKEN}/messages/@original",
        404,
        "10015",
        "/webhooks/#/#/messages/@original 404",
    ),
    (
        "POST",
        f"/interactions/1310000000000000001/{TOKEN}/callback",
        400,
        "40060",
        "POST /api/v10/interactions/#/#/callback 400",
    ),
    ("POST", "/users/@me/channels", 403, "50007", "POST /api/v10/users/@me/channels 403"),
    ("GET", "/gateway/bot?token=Bot.of.mine", 401, "0", "GET /api/v10/gateway/bot 401"),
    ("GET", "/guilds/1/members/Anna", 200, "{}", "GET /api/v10/guilds/#/#/# 200"),
    (
        "PATCH",
        "/channels/1310000000000000001/messages/5",
        429,
        "0",
        "PATCH /api/v10/channels/#/messages/# 429",
    ),
]


async def test_limits_and_refusals_without_secrets(
    address: str, session: aiohttp.ClientSession, caplog: pytest.LogCaptureFixture
) -> None:
    for method, path, status, code, _ in REQUESTS:
        text = (
            code
            if status == 200
            else json.dumps(
                {"code": int(code), "message": "Anna holds 6-4", "errors": {"content": TOKEN}}
            )
        )
        scope = {"X-RateLimit-Scope": "user", "Retry-After": "2"} if status == 429 else {}
        body = json.dumps({"status": status, "text": text, "headers": scope})
        secret = {"Authorization": "Bot.of.mine"}
        async with session.request(method, address + path, data=body, headers=secret) as response:
            assert await response.text() == text, "whoever asked gets the whole answer"
    lines = [
        record.getMessage()
        for record in caplog.records
        if record.name == "delivery.discord_api.request_trace"
    ]
    assert len(lines) == len(REQUESTS)
    for line, (_, _, status, code, start) in zip(lines, REQUESTS, strict=True):
        assert start in line
        assert "limit=5 remaining=0 reset-after=1.250" in line
        assert (f"code={code}" in line) == (status >= 400)
        assert ("scope=user retry-after=2" in line) == (status == 429)
    for secret in SECRETS:
        assert secret not in caplog.text.replace(address, "")


@pytest.mark.parametrize(
    "text", ["", "<html>Cloudflare for Anna</html>", "[]", '{"code": "Anna"}', '"Anna"']
)
async def test_refusals_by_others_than_discord(
    address: str, session: aiohttp.ClientSession, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with session.request(
        "POST",
        f"{address}/channels/1/messages",
        data=json.dumps({"status": 429, "text": text}),
        headers={},
    ) as response:
        assert await response.text() == text
    assert "POST /api/v10/channels/#/messages 429 limit=5" in caplog.text
    assert "Anna" not in caplog.text


async def test_it_is_off_until_it_is_switched_on() -> None:
    silent = Kaffeehaus(Settings()).http.http_trace.on_request_end
    logging.getLogger("delivery.discord_api.request_trace").setLevel(logging.NOTSET)
    assert len(Kaffeehaus(Settings(trace_requests=True)).http.http_trace.on_request_end) > len(
        silent
    )
    assert logging.getLogger("delivery.discord_api.request_trace").isEnabledFor(logging.INFO), (
        "whatever LOG_LEVEL says"
    )


async def test_discord_is_out_of_reach_while_no_request_gets_through(address: str) -> None:
    """Then the clocks of tables stand still, as they do without a gateway."""
    clock, trace, found = Mock(), aiohttp.TraceConfig(), []
    reach = Reach(clock)
    reach.watch(trace)
    async with aiohttp.ClientSession(trace_configs=[trace]) as session:
        for clock.return_value, status in ((0, 502), (9, 502), (10, 502), (11, 404), (30, 502)):
            await session.post(address, json={"status": status, "text": ""})
            found.append(reach.is_lost)
    assert found == [False, False, True, False, False]
    bot = Kaffeehaus(Settings(picture_processes=0))
    bot._gateway = cast(Any, SimpleNamespace(lost=frozenset(), shards=(0,)))
    for bot._monitor.reach in (reach, cast(Any, SimpleNamespace(is_lost=True))):
        assert bot._find_outage().everywhere is bot._monitor.reach.is_lost
    assert bot._is_online(), "else nobody would try whether the outage is over"
