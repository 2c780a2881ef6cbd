"""Discord's REST: the routes that discord.py 2.7.1 calls, with rate limits, a log and refusals."""

import asyncio
import contextlib
import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any, Final, NamedTuple, Protocol

import aiohttp
from aiohttp import web

from tools.playground.api.hub import Hub, RequestRecord
from tools.playground.api.message_routes import Upload
from tools.playground.errors import Json, Refusal
from tools.playground.limits import ratelimit
from tools.playground.limits.ratelimit import Limit

API: Final = "/api/v10"
REQUEST_SIZE: Final = 25 * 1024 * 1024
_FILE: Final = re.compile(r"^files\[(\d+)\]$")


@dataclass(slots=True)
class ApiCall:
    """A request that was read: path parameters, query, JSON body and files."""

    hub: Hub
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: dict[int, Upload] = field(default_factory=dict)

    @property
    def payload(self) -> Json:
        """Return the body as an object; raise the refusal of anything else."""
        if not isinstance(self.body, dict):
            raise Refusal(400, 50109, "The request body contains invalid JSON.")
        return self.body


class ApiAnswer(NamedTuple):
    status: int
    body: Any = None


class Route(NamedTuple):
    """A route.

    `major` names the path parameter with a bucket for each value; `free`: no token, no global
    limit.
    """

    method: str
    path: str
    handler: Callable[[ApiCall], Any]
    limit: Limit | None = ratelimit.OTHER
    major: str = ""
    free: bool = False


class Judge(Protocol):
    """An interface that compares requests and responses with a description of the API; returns
    sentences about faults.
    """

    def request(self, method: str, path: str, body: Any) -> list[str]: ...
    def answer(self, method: str, path: str, status: int, body: Any) -> list[str]: ...


class InjectedFault(NamedTuple):
    """A failure of the next matching request.

    `first` changes the world before it; with status 200 nothing else happens. Status 0 cuts the
    connection after `wait` seconds, a 429 asks to wait as long. `done`: the request fails after it
    was carried out.
    """

    method: str
    path: str | Callable[[str], bool]
    status: int
    done: bool = False
    wait: float = 0.0
    first: Callable[[], None] | None = None

    def fits(self, method: str, path: str) -> bool:
        """Return True if a request matches."""
        here = self.path in path if isinstance(self.path, str) else self.path(path)
        return here and self.method in ("*", method)


class Rest:
    """Reads, judges, logs and answers requests. The routes are plain functions of an `ApiCall`."""

    def __init__(self, hub: Hub, routes: list[Route], judge: Judge | None) -> None:
        self.hub = hub
        self.judge = judge
        self.faults: list[InjectedFault] = []
        self.routes = routes
        # the server closes: nobody waits for a silent connection any more
        self.over = asyncio.Event()

    def mount(self, app: web.Application) -> None:
        for route in self.routes:
            app.router.add_route(route.method, API + route.path, self._handler(route))
        app.router.add_route("*", API + "/{anything:.*}", self._handler(None))

    def _handler(self, route: Route | None) -> Callable[[web.Request], Any]:
        async def handle(request: web.Request) -> web.Response:
            started = time.perf_counter()
            headers: dict[str, str] = {}
            body: Any = None
            path = request.path.removeprefix(API)
            try:
                fault = self._fault(request.method, path)
                if fault is not None and not fault.done:
                    await self._fail(fault, request)
                if route is None:
                    await request.read()
                    raise Refusal(404, 0, "404: Not Found")
                answer, body = await self._serve(route, request, headers)
                if fault is not None and fault.done:
                    await self._fail(fault, request)
            except Refusal as refusal:
                answer = ApiAnswer(refusal.status, refusal.body())
                if self.judge is not None and route is not None:
                    # Discord's codes of single fields are words; its description calls them
                    # numbers.
                    described = {
                        key: value for key, value in refusal.body().items() if key != "errors"
                    }
                    faults = self.judge.answer(route.method, route.path, refusal.status, described)
                    self._judge("Answer", route, request, faults, answer.body)
                headers |= refusal.headers
                if refusal.counts:
                    self.hub.note_refusal(request.method, path, refusal, body)
            self.hub.requests.append(
                RequestRecord(
                    request.method, path, time.perf_counter() - started, answer.status, body
                )
            )
            if answer.status == HTTPStatus.NO_CONTENT:
                return web.Response(status=204, headers=headers)
            text = json.dumps(answer.body, ensure_ascii=False).encode()
            # exactly this: discord.py compares the whole header
            headers["Content-Type"] = "application/json"
            return web.Response(status=answer.status, body=text, headers=headers)

        return handle

    def _fault(self, method: str, path: str) -> InjectedFault | None:
        """Return the first injected fault that matches this request, and use it up."""
        for fault in self.faults:
            if fault.fits(method, path):
                self.faults.remove(fault)
                return fault
        return None

    async def _fail(self, fault: InjectedFault, request: web.Request) -> None:
        if fault.first is not None:
            fault.first()
        if fault.status == HTTPStatus.OK:
            return
        if not fault.status:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(fault.wait):
                    await self.over.wait()
            if request.transport is not None:
                request.transport.abort()
            raise asyncio.CancelledError
        refusal = Refusal(fault.status, 0, f"{fault.status}: made to fail")
        if fault.status == HTTPStatus.TOO_MANY_REQUESTS:
            refusal = ratelimit.too_many(fault.wait, {"X-RateLimit-Scope": "user"})
        refusal.counts = False
        raise refusal

    async def _serve(
        self, route: Route, request: web.Request, headers: dict[str, str]
    ) -> tuple[ApiAnswer, Any]:
        hub = self.hub
        call = ApiCall(hub, dict(request.match_info), dict(request.query))
        if not route.free and not hub.world.accepts(request.headers.get("Authorization")):
            await request.read()
            raise Refusal(401, 0, "401: Unauthorized")
        call.body, call.uploads = await _read(request)
        try:
            if not route.free:
                hub.limits.take_global()
            if route.limit is not None:
                headers |= hub.limits.take(route.limit, call.params.get(route.major, ""))
            hub.let_time_pass()
            if self.judge is not None:
                faults = self.judge.request(route.method, route.path, call.body)
                self._judge("Request", route, request, faults, call.body)
            result = route.handler(call)
        except Refusal as refusal:
            if refusal.counts:
                hub.note_refusal(request.method, request.path.removeprefix(API), refusal, call.body)
                refusal.counts = False
            raise
        answer = (
            result
            if isinstance(result, ApiAnswer)
            else ApiAnswer(204 if result is None else 200, result)
        )
        if self.judge is not None and answer.status != HTTPStatus.NO_CONTENT:
            faults = self.judge.answer(route.method, route.path, answer.status, answer.body)
            self._judge("Answer", route, request, faults, answer.body)
        return answer, call.body

    def _judge(
        self, what: str, route: Route, request: web.Request, faults: list[str], body: Any
    ) -> None:
        """Note the differences from the description of the API. They refuse nothing."""
        for fault in faults:
            note = Refusal(0, 0, f"{what} not as described: {route.method} {route.path}: {fault}")
            self.hub.note_refusal(request.method, request.path.removeprefix(API), note, body)


async def _read(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """Read a JSON body, or `payload_json` and `files[n]` of a multipart body."""
    if request.content_length is not None and request.content_length > REQUEST_SIZE:
        raise Refusal(413, 40005, "Request entity too large")
    uploads: dict[int, Upload] = {}
    if request.content_type.startswith("multipart/"):
        text: str | bytes = "{}"
        size = 0
        async for part in await request.multipart():
            assert isinstance(part, aiohttp.BodyPartReader)
            body = bytes(await part.read())
            size += len(body)
            if size > REQUEST_SIZE:
                raise Refusal(413, 40005, "Request entity too large")
            found = _FILE.match(part.name or "")
            if part.name == "payload_json":
                text = body
            elif found is not None:
                uploads[int(found[1])] = Upload(part.filename or "", body)
    else:
        text = await request.read()
        if not text:
            return None, {}
        if request.content_type != "application/json":
            raise Refusal(
                400, 50035, "Expected \"Content-Type\" header to be one of {'application/json'}."
            )
    try:
        return json.loads(text), uploads
    except ValueError:
        raise Refusal(400, 50109, "The request body contains invalid JSON.") from None
