"""Plain requests to the playground's REST, without discord.py."""

import asyncio
import contextlib
import io
import json
import time

import aiohttp

from tools.playground.server import Playground


class Clock:
    """The real time, moved forward by tests."""

    def __init__(self):
        self.ahead = 0.0

    def __call__(self):
        return time.time() + self.ahead


class Raw:
    """A bot made of bare sockets: requests, and the gateway's events in `events`."""

    def __init__(self, pg: Playground, session: aiohttp.ClientSession):
        self.pg, self.session = pg, session
        self.events = asyncio.Queue()
        self.app = pg.world.bot_id
        self.buki = pg.channel("#buki").id

    async def __call__(self, method, path, body=None, files=None, token="playground"):
        """Return status, parsed body and headers of a request."""
        headers = {"Authorization": f"Bot {token}"} if token else {}
        data = None
        if files is not None:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(body or {}))
            for number, (name, content) in enumerate(files):
                data.add_field(f"files[{number}]", io.BytesIO(content), filename=name)
        elif body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(body)
        async with self.session.request(
            method, self.pg.api_url + path, data=data, headers=headers
        ) as response:
            text = await response.text()
            if text:
                assert response.headers["Content-Type"] == "application/json"
            return response.status, json.loads(text) if text else None, response.headers

    async def send(self, body, files=None, channel=None):
        return await self("POST", f"/channels/{channel or self.buki}/messages", body, files)

    async def event(self, name, timeout=60):
        """Return the data of the next event of this name; discard other events."""
        async with asyncio.timeout(timeout):
            while True:
                frame = await self.events.get()
                if frame["t"] == name:
                    return frame["d"]

    async def answer(self, it, kind, data=None, files=None, query=""):
        return await self(
            "POST",
            f"/interactions/{it['id']}/{it['token']}/callback{query}",
            {"type": kind, "data": data},
            files,
            None,
        )

    async def hook(self, method, it, path="", body=None, files=None):
        return await self(method, f"/webhooks/{self.app}/{it['token']}{path}", body, files, None)


@contextlib.asynccontextmanager
async def gateway(pg, session, *, intents=1 | 1 << 9 | 1 << 12, first=None):
    """Return a websocket that has identified, or has sent `first` instead."""
    async with session.ws_connect(pg.gateway_url + "?v=10&encoding=json") as socket:
        assert (await socket.receive_json())["op"] == 10
        identify = {
            "token": "playground",
            "intents": intents,
            "properties": {"os": "", "browser": "", "device": ""},
        }
        await socket.send_json(first or {"op": 2, "d": identify})
        yield socket


@contextlib.asynccontextmanager
async def raw_bot(pg):
    async with aiohttp.ClientSession() as session, gateway(pg, session) as socket:
        raw = Raw(pg, session)

        async def read():
            async for frame in socket:
                raw.events.put_nowait(json.loads(frame.data))

        reader = asyncio.create_task(read())
        await raw.event("GUILD_CREATE")
        try:
            yield raw
        finally:
            reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await reader
