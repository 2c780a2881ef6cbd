"""The session against a server: what arrives, what is told of the answer, and what breaks."""

import asyncio
import json
import traceback
from collections.abc import AsyncIterator

import aiohttp
import pytest
from aiohttp import ClientConnectionError, web

from delivery.discord_api.session import Body, Session


async def echo(request: web.Request) -> web.Response:
    """What has arrived."""
    kind, agent = request.headers.get("Content-Type", ""), request.headers["User-Agent"]
    told = {"text": (await request.read()).decode(), "kind": kind, "agent": agent, "said": request.headers.get("X-Said", "")}
    return web.json_response(
        told | dict(request.query), status=int(request.match_info["status"]), headers={"X-RateLimit-Limit": "5"}
    )


async def moved(_: web.Request) -> web.Response:
    raise web.HTTPFound("/answer/200")


async def dropped(request: web.Request) -> web.StreamResponse:
    """A line that breaks in mid-answer."""
    answer = web.StreamResponse(headers={"Content-Length": "1000"})
    await answer.prepare(request)
    await answer.write(b"{")
    assert request.transport is not None
    request.transport.close()
    return answer


async def slow(_: web.Request) -> web.Response:
    await asyncio.sleep(60)
    return web.Response()


@pytest.fixture
async def url() -> AsyncIterator[str]:
    app = web.Application()
    app.router.add_route("*", "/answer/{status}", echo)
    app.router.add_get("/moved", moved)
    app.router.add_get("/dropped", dropped)
    app.router.add_get("/slow", slow)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


@pytest.fixture
async def session() -> AsyncIterator[Session]:
    made = Session(aiohttp.ClientSession(), "Kaffeehaus", traced=False)
    yield made
    await made.close()
    assert made.closed


JSON = "application/json"


@pytest.mark.parametrize(
    ("data", "headers", "text", "kind"),
    [
        (None, {}, "", ""),
        ('{"content":"Grüße"}', {"Content-Type": JSON}, '{"content":"Grüße"}', JSON),
        (Body(b"--x--", "multipart/form-data; boundary=x"), {}, "--x--", "multipart/form-data; boundary=x"),
    ],
)
async def test_what_arrives(
    session: Session, url: str, data: Body | str | None, headers: dict[str, str], text: str, kind: str
) -> None:
    params = {"wait": "true"}
    async with session.request(
        "PATCH", f"{url}/answer/200", data=data, headers=headers | {"X-Said": "so"}, params=params
    ) as answer:
        assert answer.status == 200
        assert ("content-type" in answer.headers) != isinstance(data, Body), "of an edit discord.py is to read nothing"
        assert answer.headers.get("X-Ratelimit-Limit") == "5"
        assert "X-Ratelimit-Remaining" not in answer.headers
        told = await answer.text(encoding="utf-8")
    assert json.loads(told) == {"text": text, "kind": kind, "agent": "Kaffeehaus", "said": "so", "wait": "true"}


async def test_a_form_goes_as_ever(session: Session, url: str) -> None:
    form = aiohttp.FormData()
    form.add_field("files[0]", b"RIFF", filename="table.webp")
    async with session.request("POST", f"{url}/answer/200", data=form, headers={}) as answer:
        assert 'filename="table.webp"' in (await answer.json())["text"]


@pytest.mark.parametrize(("status", "reason"), [(404, "Not Found"), (429, "Too Many Requests"), (502, "Bad Gateway"), (520, "")])
async def test_refusals_are_answers(session: Session, url: str, status: int, reason: str) -> None:
    async with session.request("POST", f"{url}/answer/{status}", data=Body(b"{}", JSON), headers={}) as answer:
        assert (answer.status, answer.reason) == (status, reason)
        assert answer.headers["content-type"].startswith(JSON)


async def test_nobody_is_sent_elsewhere(session: Session, url: str) -> None:
    async with session.request("GET", f"{url}/moved", headers={"Authorization": "Bot secret"}) as answer:
        assert answer.status == 302


@pytest.mark.parametrize("where", ["/dropped", "none"])
async def test_a_line_that_breaks(session: Session, url: str, where: str) -> None:
    address = ("http://127.0.0.1:1/" if where == "none" else url + where) + "?token=secret"
    with pytest.raises(ClientConnectionError) as broken:
        async with session.request("GET", address, headers={}):
            pass
    assert "secret" not in "".join(traceback.format_exception(broken.value))


async def test_whoever_does_not_wait_any_more(session: Session, url: str) -> None:
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.1), session.request("GET", f"{url}/slow", headers={}):
            pass
    async with session.request("GET", f"{url}/answer/200", headers={}) as answer:
        assert answer.status == 200
