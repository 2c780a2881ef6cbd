"""The session by which discord.py sends.

What is not a form with files goes by reqwest, which works in a thread of its own without Python's lock: of a request the main
thread has less than half the work that aiohttp takes, and none of its encryption (benchmarks/README.md). Everything else, the
gateway too, stays with aiohttp, and discord.py sees to what Discord allows either way.
"""

from collections.abc import Coroutine, Mapping
from dataclasses import dataclass
from datetime import timedelta
from http.client import responses
from typing import Any

import discord
from aiohttp import ClientConnectionError, ClientSession, FormData
from pyreqwest.client import Client, ClientBuilder
from pyreqwest.exceptions import RequestError

from delivery.discord_api.request_trace import REFUSED, tell

# As aiohttp has them.
CONNECTING = timedelta(seconds=30)
ANSWERING = timedelta(minutes=5)


@dataclass(frozen=True, slots=True)
class Body:
    """What is sent, as it is."""

    content: bytes
    kind: str


class Answer:
    """As much of aiohttp's as discord.py wants."""

    def __init__(self, status: int, headers: Mapping[str, str], text: str) -> None:
        self.status = status
        self.headers = headers
        self._text = text

    @property
    def reason(self) -> str:
        """The status in words."""
        return responses.get(self.status, "")

    async def text(self, encoding: str = "utf-8") -> str:  # noqa: ARG002 - it has been read
        """The body."""
        return self._text


class Asking:
    """A request that is sent where it is entered. Raises `ClientConnectionError` if there is no answer."""

    def __init__(self, answer: Coroutine[None, None, Answer]) -> None:
        self._answer = answer

    async def __aenter__(self) -> Answer:
        return await self._answer

    async def __aexit__(self, *_: object) -> None:
        """The answer has been read."""


class Session:
    """In place of discord.py's own, which goes on to do what this one does not."""

    def __init__(self, own: ClientSession, agent: str, *, traced: bool) -> None:
        self._own = own
        self._traced = traced
        self._client: Client = (
            ClientBuilder()
            .user_agent(agent)
            .connect_timeout(CONNECTING)
            .timeout(ANSWERING)
            .http1_only()  # as aiohttp
            .no_proxy()
            .follow_redirects(False)
            .build()
        )

    def __getattr__(self, name: str) -> Any:
        return getattr(self._own, name)

    def request(
        self,
        method: str,
        url: str,
        *,
        data: Body | str | FormData | None = None,
        headers: Mapping[str, str],
        params: Any = None,
        **more: Any,
    ) -> Any:
        """See `ClientSession`."""
        if isinstance(data, FormData):
            return self._own.request(method, url, data=data, headers=headers, params=params, **more)
        return Asking(self._ask(method, url, data, headers, params))

    async def _ask(self, method: str, url: str, data: Body | str | None, headers: Mapping[str, str], params: Any) -> Answer:
        request = self._client.request(method, url).headers(headers)
        if params:
            request = request.query(params)
        if isinstance(data, Body):
            request = request.header("Content-Type", data.kind).body_bytes(data.content)
        elif data is not None:
            request = request.body_text(data)
        try:
            response = await request.build().send()
            text = await response.text()
        except RequestError as broken:
            raise ClientConnectionError(type(broken).__name__) from None  # it names the address, and so the token of a press
        if self._traced:
            tell(method, url, response.status, response.headers, text)
        headers = response.headers
        if isinstance(data, Body) and response.status < REFUSED and "content-type" in headers:
            del headers["content-type"]  # what a message has become stays text: discord.py would read it
        return Answer(response.status, headers, text)

    async def close(self) -> None:
        """Both."""
        await self._client.close()
        await self._own.close()


def replace_session(client: discord.Client, *, traced: bool) -> None:
    """Once it has logged in."""
    http: Any = client.http
    http._HTTPClient__session = Session(http._HTTPClient__session, http.user_agent, traced=traced)
