"""A trace for whoever wants to know what Discord allows: each request with its limits, and why it was refused.

It holds nothing that is secret or anybody's: of an address only words that are known, of an answer the numbers of limits and the
code of a refusal. No token, no id, no name, no text.
"""

import json
import logging
from collections.abc import Iterator, Mapping
from contextlib import suppress
from urllib.parse import urlsplit

import aiohttp

log = logging.getLogger(__name__)

KNOWN = frozenset(
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
LIMITS = ("Limit", "Remaining", "Reset-After", "Scope", "Global")  # each behind X-RateLimit-
REFUSED = 400  # and above


def request_trace() -> aiohttp.TraceConfig:
    """For a client's session."""
    log.setLevel(logging.INFO)  # whoever asks for it wants to see it
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_ended)
    return trace


async def _ended(_: aiohttp.ClientSession, __: object, done: aiohttp.TraceRequestEndParams) -> None:
    with suppress(aiohttp.ClientError):
        tell(done.method, str(done.url), done.response.status, done.response.headers, await done.response.text(errors="replace"))


def tell(method: str, url: str, status: int, headers: Mapping[str, str], answer: str) -> None:
    """Of a request and its answer."""
    why = {} if status < REFUSED else refusal(answer)
    facts = [f"{name}={value}" for name, value in (*limits(headers), *why.items())]
    log.info("%s", " ".join((method, where(urlsplit(url).path), str(status), *facts)))


def where(path: str) -> str:
    """The address without what tells it from others of its kind: "/api/v10/channels/#/messages/#"."""
    return "/".join(part if part in KNOWN or not part else "#" for part in path.split("/"))


def limits(headers: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """What the headers say of limits."""
    for name in LIMITS:
        if (value := headers.get(f"X-RateLimit-{name}")) is not None:
            yield name.lower(), value
    if (wait := headers.get("Retry-After")) is not None:
        yield "retry-after", wait


def refusal(text: str) -> dict[str, int]:
    """Discord's code for it. (Its words may quote what was sent.)"""
    try:
        answer = json.loads(text)
    except ValueError:
        return {}
    code = answer.get("code") if isinstance(answer, dict) else None
    return {"code": code} if isinstance(code, int) else {}
