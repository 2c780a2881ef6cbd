"""The open pages of people and test drivers, and sending to them without waiting."""

import asyncio
import contextlib
import json

from aiohttp import web

from tools.playground.errors import Json
from tools.playground.world.model import Channel, World


class Page:
    """A person's websocket.

    `narrow` holds the channels it opened (for load tests); None: it gets everything.
    """

    def __init__(self, person: str, socket: web.WebSocketResponse, *, narrow: bool) -> None:
        self.person = person
        self.socket = socket
        self.narrow: set[str] | None = set() if narrow else None
        self.queue: asyncio.Queue[str] = asyncio.Queue()
        # choices in menus by message and custom_id
        self.chosen: dict[tuple[str, str], list[str]] = {}

    def send(self, event: Json) -> None:
        self.queue.put_nowait(json.dumps(event, ensure_ascii=False))

    async def write(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                await self.socket.send_str(await self.queue.get())


class Pages:
    def __init__(self, world: World) -> None:
        self.world = world
        self.all: set[Page] = set()

    def broadcast(
        self, event: Json, *, channel: Channel | None = None, only: str | None = None
    ) -> None:
        """Send an event to everybody who may see `channel`, or only to one person.

        It is encoded once.
        """
        text: str | None = None
        for page in self.all:
            if self._sees(page, channel, only):
                text = text or json.dumps(event, ensure_ascii=False)
                page.queue.put_nowait(text)

    def broadcast_message(
        self, event: Json, channel: Channel, only: str | None, pings: frozenset[str]
    ) -> None:
        """Like `broadcast`, with `pings_me` true for the people in `pings`."""
        texts: dict[bool, str] = {}
        for page in self.all:
            if self._sees(page, channel, only):
                pinged = page.person in pings
                if pinged not in texts:
                    event["message"]["pings_me"] = pinged
                    texts[pinged] = json.dumps(event, ensure_ascii=False)
                page.queue.put_nowait(texts[pinged])

    async def close(self) -> None:
        for page in list(self.all):
            await page.socket.close(code=1001, message=b"Going away")

    def _sees(self, page: Page, channel: Channel | None, only: str | None) -> bool:
        if only is not None and page.person != only:
            return False
        if channel is None:
            return True
        is_followed = (
            page.narrow is None
            or channel.id in page.narrow
            or only is not None
            or channel.kind == "dm"
        )
        return is_followed and self.world.sees(page.person, channel)
