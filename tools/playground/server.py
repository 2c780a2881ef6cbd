"""The playground as one aiohttp server on the loopback address, with the methods that tests
need.
"""

import asyncio
import contextlib
import os
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from aiohttp import web

from tools.playground.api.hub import Hub, RequestRecord
from tools.playground.api.interactions import FIRST_ANSWER, Interactions
from tools.playground.api.origin_check import reject_foreign_origins
from tools.playground.api.rest import REQUEST_SIZE, InjectedFault, Judge, Rest
from tools.playground.api.routes import table
from tools.playground.errors import Json
from tools.playground.people.websocket import PageSocket
from tools.playground.world import saving as saved
from tools.playground.world import serialise
from tools.playground.world.model import PERMISSIONS, Channel, Kind, Message, Person, World

PAGE: Final = Path(__file__).parent / "page"
SAVE_AFTER: Final = 0.5  # seconds; changes within this time are saved together


class Playground:
    """A server with its world: `async with Playground() as pg`. Port 0 takes a free port.

    Attributes:
        state: file that keeps the world; its pictures are in the folder beside it.
        now: clock in seconds since 1970. Tests replace it to let tokens and messages age; the three
            seconds for a bot's first answer are always real.
        shards: number of shards that the gateway recommends to a bot.
        max_concurrency: number of buckets, each of which may identify once in `identify_seconds`.
            Discord has five seconds; tests, which kill bots and start them again at once, have
            none.
    """

    def __init__(
        self,
        port: int = 0,
        state: Path | None = None,
        *,
        now: Callable[[], float] = time.time,
        first_answer: float = FIRST_ANSWER,
        shards: int = 1,
        max_concurrency: int = 1,
        identify_seconds: float = 0.0,
    ) -> None:
        self._port = port
        self._state = state
        self.world = World(now)
        self.hub = Hub(self.world, now)
        self.hub.gateway.shards = shards
        self.hub.gateway.max_concurrency = max_concurrency
        self.hub.gateway.identify_seconds = identify_seconds
        self.interactions = Interactions(self.hub, first_answer)
        self._rest = Rest(self.hub, table(self.interactions), _judge())
        self._runner: web.AppRunner | None = None
        self._dirty: asyncio.Event | None = None
        self._saver: asyncio.Task[None] | None = None
        self.url = ""

    # Life

    async def __aenter__(self) -> Self:
        app = self._app()
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=2.0)
        try:
            await self._runner.setup()
            await web.TCPSite(self._runner, "127.0.0.1", self._port).start()
            self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
            self.hub.composer.base_url = self.url
            self.hub.gateway.url = self.gateway_url
            if self._state is not None:
                await asyncio.to_thread(saved.load, self.world, self._state, self.url)
        except BaseException:
            await self._runner.cleanup()
            raise
        if self._state is not None:
            self._dirty = asyncio.Event()
            self.hub.changed = self._dirty.set
            self._saver = asyncio.create_task(self._save_changes())
        return self

    def _app(self) -> web.Application:
        app = web.Application(
            client_max_size=REQUEST_SIZE + 1, middlewares=[reject_foreign_origins]
        )
        self._rest.mount(app)
        pages = PageSocket(self.hub, self.interactions)
        app.router.add_get("/gateway", self.hub.gateway.handle)
        app.router.add_get("/gateway/", self.hub.gateway.handle)
        # where a shard resumes
        app.router.add_get(r"/gateway/{shard:\d+}", self.hub.gateway.handle)
        app.router.add_get("/page/ws", pages.handle)
        app.router.add_get("/page/refused", self._refused)
        app.router.add_get("/cdn/attachments/{channel_id}/{file_id}/{name}", self._file)
        app.router.add_get("/cdn/emojis/{file_id}.{ending}", self._file)
        app.router.add_get("/", self._index)
        if PAGE.is_dir():
            app.router.add_static("/", PAGE)
        return app

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        runner, self._runner = self._runner, None
        if runner is None:
            return  # closed already
        self.interactions.close()
        self._rest.over.set()
        await self.hub.gateway.close()
        await self.hub.pages.close()
        await runner.cleanup()
        if self._saver is not None:
            self._saver.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._saver
            await self.save()

    async def save(self) -> None:
        """Write the world to its file."""
        if self._state is not None:
            snapshot = saved.snapshot(self.world, self.url)
            await asyncio.to_thread(saved.write, snapshot, self._state)

    async def _save_changes(self) -> None:
        assert self._dirty is not None
        while True:
            await self._dirty.wait()
            await asyncio.sleep(SAVE_AFTER)
            self._dirty.clear()
            await self.save()

    # Responses other than REST and websockets

    async def _refused(self, request: web.Request) -> web.Response:  # noqa: ARG002
        return web.json_response(self.refused)

    async def _index(self, request: web.Request) -> web.StreamResponse:  # noqa: ARG002
        if not (PAGE / "index.html").is_file():
            return web.Response(text="Kaffeehaus playground: the page is missing.")
        return web.FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})

    async def _file(self, request: web.Request) -> web.Response:
        file = self.world.files.get(request.match_info["file_id"])
        if file is None:
            raise web.HTTPNotFound
        headers = {"Content-Type": file.content_type, "X-Content-Type-Options": "nosniff"}
        return web.Response(body=file.body, headers=headers)

    # Methods for tests and scripts

    @property
    def api_url(self) -> str:
        """Base address of REST, for `discord.http.Route.BASE`."""
        return f"{self.url}/api/v10"

    @property
    def gateway_url(self) -> str:
        """Address of the gateway, for `discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY`."""
        return f"ws{self.url.removeprefix('http')}/gateway"

    @property
    def refused(self) -> list[Json]:
        """Refused requests, newest last.

        Their `kind` is "rule" (the bot's fault) or "world" (nobody's fault).
        """
        return self.hub.refused

    @property
    def broken_rules(self) -> list[Json]:
        return [entry for entry in self.refused if entry["kind"] == "rule"]

    @property
    def requests(self) -> deque[RequestRecord]:
        return self.hub.requests

    def person(self, who: str) -> Person:
        found = self.world.person(who)
        if found is None:
            raise LookupError(who)
        return found

    def channel(self, which: str) -> Channel:
        found = self.world.channel(which)
        if found is None:
            raise LookupError(which)
        return found

    def add_person(self, name: str) -> Person:
        """Add a person and tell every open page.

        Tests that need hundreds add them before pages open.
        """
        person = self.world.add_person(name)
        self.hub.people_changed()
        return person

    def add_guild(self, name: str) -> str:
        """Add another server before any bot connects; return its id."""
        return self.world.add_guild(name)

    def add_channel(self, name: str, guild: str | None = None, kind: Kind = "text") -> Channel:
        channel = self.world.add_channel(name, guild=guild, kind=kind)
        self.hub.channel_event("CREATE", channel)
        return channel

    def add_role(self, name: str, *people: str, mentionable: bool = True) -> str:
        """Add a role, give it to people, and return its id."""
        role_id = self.world.add_role(name, *map(self.person, people), mentionable=mentionable)
        self.hub.role_event("CREATE", role_id)
        return role_id

    def change_role(self, role_id: str, *, mentionable: bool) -> None:
        self.world.roles[role_id].mentionable = mentionable
        self.hub.role_event("UPDATE", role_id)

    def delete_role(self, role_id: str) -> None:
        del self.world.roles[role_id]
        for person in self.world.people.values():
            person.roles = [it for it in person.roles if it != role_id]
        self.hub.role_event("DELETE", role_id)

    def give(self, *permissions: str) -> None:
        """Give the bot's role permissions on the whole server, beyond its invite link."""
        self.world.granted |= set(permissions)
        self.hub.role_event("UPDATE", self.world.bot_role_id)

    def take(self, *permissions: str) -> None:
        """Take permissions on the whole server from the bot's role."""
        self.world.granted -= set(permissions)
        self.hub.role_event("UPDATE", self.world.bot_role_id)

    def hide(self, channel: str, *, hidden: bool = True) -> None:
        """Make a channel one that only moderators and the bot see, or one for everybody again."""
        it = self.channel(channel)
        it.hidden = hidden
        self.hub.channel_event("UPDATE", it)

    def move_event(self, event_id: str, begins: float) -> None:
        """Move a scheduled event to another time (seconds since 1970), as a moderator does."""
        event = self.world.events[event_id]
        event["scheduled_start_time"] = serialise.stamp(begins)
        event["scheduled_end_time"] = serialise.stamp(begins + 3 * 3600)
        self.hub.scheduled_event("UPDATE", event)

    def close_dms(self, who: str, *, closed: bool = True) -> None:
        self.person(who).dms_open = not closed
        self.hub.people_changed()

    def revoke(self, permission: str, channel: str) -> None:
        """Take a permission in a channel from the bot's role."""
        it = self.channel(channel)
        if permission not in PERMISSIONS:
            raise LookupError(permission)
        it.denied.add(permission)
        self.hub.channel_event("UPDATE", it)

    def grant(self, permission: str, channel: str) -> None:
        it = self.channel(channel)
        it.denied.discard(permission)
        self.hub.channel_event("UPDATE", it)

    def archive(self, thread: str, *, archived: bool = True, locked: bool = False) -> None:
        """Archive or lock a thread like a moderator, or (neither) open it again."""
        it = self.channel(thread)
        it.archived, it.locked = archived, locked
        if not archived:
            it.awake_since = self.world.now()
        self.hub.channel_event("UPDATE", it)

    def close_off(self, thread: str, *, private: bool = True) -> None:
        """Make a thread private without the bot, or (not `private`) let the bot in.

        The bot's permissions look unchanged from outside.
        """
        it = self.channel(thread)
        it.private, it.members = private, set(self.world.people)
        if not private:
            self.hub.channel_event("CREATE", it)

    def leave(self, who: str) -> None:
        """Let a person leave the last server that they and the bot have in common."""
        self.person(who).member = False

    def settle(self, locale: str, *, community: bool) -> None:
        """Set the server's language.

        Discord reports it only for a community; for all other servers it says en-US.
        """
        self.world.locale, self.world.community = locale, community

    def object_to_dms(self, code: int | None) -> None:
        """Refuse new DMs from now on with 40003 (too fast) or 20026 (quarantine); None allows
        them again.
        """
        self.hub.no_new_dms = code

    async def reset_token(self, token: str) -> None:
        """Accept only this token from now on, and close the bot's connections, as after *Reset
        Token* in the portal.
        """
        self.world.token = token
        await self.drop_gateway(forget=True)

    def remove_bot(self, *, outage: bool = False) -> None:
        """Remove the bot from the server, or (`outage`) make the server unavailable.

        Discord sends the same event for both.
        """
        if outage:
            self.server_out()
        else:
            self.hub.remove_bot()

    def server_out(self, guild: str | None = None, *, out: bool = True) -> None:
        """Make a server (by default the first) unavailable: nobody can press anything there.

        Not `out` brings it back.
        """
        self.hub.server_out(guild or self.world.guild_id, out=out)

    def invite_bot(self) -> None:
        """Add the bot to the server."""
        self.hub.invite_bot()

    def make_moderator(self, who: str, *, moderator: bool = True) -> None:
        """Give a person a role with Manage Server, Manage Messages and Manage Channels, or take
        it away.
        """
        self.hub.make_moderator(self.person(who), moderator=moderator)

    def message(self, channel: str, message_id: str) -> Message | None:
        return self.world.message(self.channel(channel).id, message_id)

    def delete_message(self, channel: str, message_id: str) -> None:
        """Delete a message like an administrator."""
        message = self.message(channel, message_id)
        if message is None:
            raise LookupError(message_id)
        self.hub.delete(message)

    def delete_channel(self, channel: str) -> None:
        self.hub.delete_channel(self.channel(channel))

    def fail_next(
        self,
        method: str = "*",
        path: str | Callable[[str], bool] = "",
        status: int = 503,
        times: int = 1,
        *,
        done: bool = False,
        wait: float = 0.0,
        first: Callable[[], None] | None = None,
    ) -> None:
        """Let the next `times` requests of this method fail whose path contains (or satisfies)
        `path`.

        Status 0 cuts the connection after `wait` seconds. See `InjectedFault`.
        """
        self._rest.faults += [
            InjectedFault(method, path, status, done=done, wait=wait, first=first)
        ] * times

    async def drop_gateway(self, *, forget: bool = False) -> None:
        """Cut the bot's gateway connections.

        The bot may resume, or (`forget`) learns that its session is invalid.
        """
        await self.hub.gateway.drop(forget=forget)

    def fall_silent(
        self, method: str = "*", path: str = "", times: int = 1, *, done: bool = False
    ) -> None:
        """Let the connections of the next requests drop without a word: no answer comes, and nobody
        hangs up.

        `done`: the requests are carried out, and only their answers are lost.
        """
        self.fail_next(method, path, 0, times, done=done, wait=3600.0)

    async def lose_shard(self, shard: int) -> None:
        """Take a shard of the gateway out of order. The others stay."""
        await self.hub.gateway.lose(shard)

    def find_shard(self, shard: int) -> None:
        """Bring a lost shard back."""
        self.hub.gateway.find(shard)

    def strip(self, characters: str) -> None:
        """Take these characters from all contents from now on.

        Discord does so with some, and does not say with which.
        """
        self.hub.composer.stripped = dict.fromkeys(map(ord, characters))

    def use_message_requests(self, who: str, *, on: bool = True) -> None:
        """Let new direct messages of strangers wait in the inbox of a person, who sees nothing of
        them until they accept.

        To the bot everything looks as usual.
        """
        self.person(who).requests = on

    async def gateway_out(self, seconds: float) -> None:
        """Cut the gateway's connections and accept no new ones for so many seconds."""
        self.hub.gateway.out = True
        await self.drop_gateway()
        await asyncio.sleep(seconds)
        self.hub.gateway.out = False


def _judge() -> Judge | None:
    path = os.environ.get("DISCORD_OPENAPI")
    if not path or not Path(path).is_file():
        return None
    from tools.playground.limits.openapi import description

    return description(Path(path))
