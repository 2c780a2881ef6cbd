"""Traces of requests to Discord: time limits for all, and log lines for a host who wants them
(`TRACE_REQUESTS`).

A line contains nothing secret or personal: of a URL only known words, of an answer the figures of
its rate limit and the code of its error.
"""

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from typing import Final

import aiohttp
from discord.http import HTTPClient

log = logging.getLogger(__name__)

KNOWN_WORDS: Final = frozenset(
    {
        "api",
        "v10",
        "applications",
        "bot",
        "callback",
        "channels",
        "commands",
        "gateway",
        "guilds",
        "interactions",
        "messages",
        "oauth2",
        "users",
        "webhooks",
        "@me",
        "@original",
    }
)
# each with the prefix "X-RateLimit-"
RATE_LIMIT_FIELDS: Final = ("Limit", "Remaining", "Reset-After", "Scope", "Global")


def request_trace() -> aiohttp.TraceConfig:
    """Return a trace for discord.py's session that logs each request."""
    log.setLevel(logging.INFO)  # a host who switches the trace on wants to see it
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_log_request)
    return trace


def header_trace(note: Callable[[Mapping[str, str]], None]) -> aiohttp.TraceConfig:
    """Return a trace for discord.py's session that passes the headers of each response to
    `note`.
    """

    async def note_headers(
        _: aiohttp.ClientSession, __: object, request: aiohttp.TraceRequestEndParams
    ) -> None:
        note(request.response.headers)

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(note_headers)
    return trace


async def _log_request(
    _: aiohttp.ClientSession, __: object, request: aiohttp.TraceRequestEndParams
) -> None:
    with suppress(aiohttp.ClientError):
        response = request.response
        body = await response.text(errors="replace")
        facts = [
            *_rate_limit(response.headers),
            *(_error_code(body) if response.status >= HTTPStatus.BAD_REQUEST else ()),
        ]
        log.info(
            "%s",
            " ".join(
                (
                    request.method,
                    generic_path(request.url.path),
                    str(response.status),
                    *(f"{key}={value}" for key, value in facts),
                )
            ),
        )


def generic_path(path: str) -> str:
    """Return the path with "#" in place of ids, tokens and names:
    "/api/v10/channels/#/messages/#".
    """
    return "/".join(part if part in KNOWN_WORDS or not part else "#" for part in path.split("/"))


def _rate_limit(headers: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for name in RATE_LIMIT_FIELDS:
        if (value := headers.get(f"X-RateLimit-{name}")) is not None:
            yield name.lower(), value
    if (wait := headers.get("Retry-After")) is not None:
        yield "retry-after", wait


def _error_code(body: str) -> Iterator[tuple[str, int]]:
    """Yield Discord's error code. Its error texts are left out: they may quote the request."""
    with suppress(ValueError):
        error = json.loads(body)
        if isinstance(error, dict) and isinstance(error.get("code"), int):
            yield "code", error["code"]


# Seconds: until a connection is made, without a byte of the answer, and for the whole of one try,
# uploads included.
LIMITS: Final = aiohttp.ClientTimeout(total=30.0, sock_connect=10.0, sock_read=10.0)


def limit_requests(trace: aiohttp.TraceConfig | None = None) -> aiohttp.TraceConfig:
    """Return a trace for discord.py's session, `trace` or a new one, that sets the time limits
    from the second request on.
    """
    trace = trace or aiohttp.TraceConfig()
    trace.on_request_start.append(_set_limits)
    return trace


# Discord is out of reach after so many failed requests in a row, over so many seconds, unless the
# last one is too long ago
FAILURES: Final = 3
FAILING_SECONDS: Final = 10.0
LATELY: Final = 60.0


class Reach:
    """Notices that no request gets through to Discord, though its events may arrive."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        # when requests failed since the last one that got through: the first ones, and the last
        self._failed: list[float] = []

    @property
    def is_lost(self) -> bool:
        """True while no request gets through."""
        failed = self._failed
        return (
            len(failed) >= FAILURES
            and failed[-1] - failed[0] >= FAILING_SECONDS
            and self._clock() - failed[-1] < LATELY
        )

    def watch(self, trace: aiohttp.TraceConfig) -> None:
        """Watch the requests of a session."""

        async def failed(*_: object) -> None:
            self._failed[FAILURES - 1 :] = [self._clock()]

        async def ended(_: object, __: object, request: aiohttp.TraceRequestEndParams) -> None:
            if request.response.status < HTTPStatus.INTERNAL_SERVER_ERROR:
                self._failed.clear()
            else:
                await failed()

        trace.on_request_end.append(ended)
        trace.on_request_exception.append(failed)


@asynccontextmanager
async def giving_up(http: HTTPClient, seconds: float) -> AsyncIterator[None]:
    """Give the request of the block up after some seconds. Raises `TimeoutError`."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except (TimeoutError, asyncio.CancelledError):
        # In a global rate limit all requests of discord.py wait for the one that was told of it:
        # for ever, if that one is given up. Its event is private; a test notices if it changes.
        http._global_over.set()  # noqa: SLF001
        raise


async def _set_limits(
    session: aiohttp.ClientSession, _: object, __: aiohttp.TraceRequestStartParams
) -> None:
    # discord.py makes its session without timeouts and takes none. The worst that a change of this
    # name does is that they are missing again; a test notices it.
    session._timeout = LIMITS  # noqa: SLF001
