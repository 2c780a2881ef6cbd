"""The playground's Discord without sockets.

The requests of discord.py go straight to the playground's routes, on the clock of the test. Only
rate limits and the gateway are left out; `tests/e2e` has both.
"""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self
from urllib.parse import unquote

import discord
import pytest
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter

from tests.tables.table_harness import GUILD
from tools.playground.api.hub import Hub
from tools.playground.api.interactions import COMPONENT, TOKEN_LIFE, Interaction, Interactions
from tools.playground.api.message_routes import Upload, blank
from tools.playground.api.rest import ApiAnswer, ApiCall
from tools.playground.api.routes import table
from tools.playground.errors import Json, Refusal
from tools.playground.limits.ratelimit import RateLimits
from tools.playground.world import serialise
from tools.playground.world.model import PERMISSIONS, Channel, Kind, Person, World

UNKNOWN_CHANNEL, NO_PERMISSION = 10003, 50013
DEFERRED_ANSWER, DEFERRED_EDIT = 5, 6  # kinds of answers to a press


@dataclass(frozen=True)
class Request:
    """A request of the bot; `at` is the time by the clock of the event loop."""

    method: str
    path: str
    at: float
    payload: Json = field(compare=False)


class Answer:
    """The part of a response that the exceptions of discord.py read."""

    def __init__(self, status: int) -> None:
        self.status, self.reason = status, str(status)


class Messages(Mapping[int, Json]):
    """The messages of a channel by id as Discord returns them, private ones too."""

    def __init__(self, world: World, channel: str) -> None:
        self._world, self._channel = world, channel

    def _all(self) -> dict[int, Json]:
        there = self._world.channels[self._channel].messages.values()
        private = (one for one in self._world.ephemeral.values() if one.channel_id == self._channel)
        return {
            int(message.id): message.data
            for message in sorted((*there, *private), key=lambda message: int(message.id))
        }

    def __getitem__(self, number: int) -> Json:
        return self._all()[number]

    def __iter__(self) -> Iterator[int]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())


class Unlimited(RateLimits):
    """Rate limits that nobody meets."""

    def take_old_edit(self, channel: str) -> None: ...

    def take_follow_up(self, channel: str) -> None: ...


async def at_once(_: Request) -> None:
    """Do not delay a request."""


class LoopbackDiscord:
    """Answers the requests of `client`. `now` returns ms since 1970."""

    def __init__(self, now: Callable[[], int], patch: pytest.MonkeyPatch) -> None:
        self.requests: list[Request] = []
        self.closed: set[int] = set()  # people who take no direct messages
        # method and piece of path of requests that fail, each once
        self.faults: list[tuple[str, str, Exception]] = []
        # called before a request is carried out
        self.before: Callable[[Request], Awaitable[None]] = at_once
        # called before its response is returned
        self.after: Callable[[Request], Awaitable[None]] = at_once
        world = self.world = World(lambda: now() / 1000)
        world.guild_id = str(GUILD)
        world.guilds = {world.guild_id: "Café"}
        world.channels.clear()
        # tests give it what an invite link does not ask for
        world.granted = {*PERMISSIONS} - {"ADMINISTRATOR", "MANAGE_THREADS", "MENTION_EVERYONE"}
        self.hub = Hub(world, world.now)
        self.hub.limits = Unlimited(world.now)
        self.interactions = Interactions(self.hub, TOKEN_LIFE)
        self.routes = [
            (route.method, re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", route.path)), route)
            for route in table(self.interactions)
        ]
        self.client = discord.Client(intents=discord.Intents(guilds=True))
        state = self.state = self.client._connection
        me: Any = serialise.bot_user(world)
        state.user = discord.ClientUser(state=state, data=me)
        patch.setattr(self.client.http, "request", self._from_client)
        self.client.http._global_over = asyncio.Event()

        async def from_webhook(_: AsyncWebhookAdapter, route: Route, **sent: Any) -> Any:
            return await self._answer(
                route, sent.get("payload"), sent.get("multipart"), sent.get("params")
            )

        patch.setattr(AsyncWebhookAdapter, "request", from_webhook)

    # ---- the world

    @property
    def channels(self) -> dict[int, Messages]:
        """The messages of all channels, by the channel's id."""
        return {int(channel): Messages(self.world, channel) for channel in self.world.channels}

    @property
    def dms(self) -> dict[int, int]:
        """The channels of direct messages by user."""
        return {int(user): int(channel) for user, channel in self.world.dms.items()}

    @property
    def events(self) -> dict[int, Json]:
        """The scheduled events of the server."""
        return {int(number): event for number, event in self.world.events.items()}

    def channel(self, number: int) -> Channel:
        """Return a channel."""
        return self.world.channels[str(number)]

    def person(self, user: int) -> Person:
        """Return a member of the server."""
        return self.world.people.setdefault(str(user), Person(str(user), f"p{user}", f"p{user}"))

    def join_server(self, guild: int = GUILD, name: str = "Café") -> discord.Guild:
        """Add the bot to a server of this name, or show it what the server is like now."""
        self.world.guilds[str(guild)] = name
        data: Any = serialise.guild_create(self.world, str(guild))
        known = discord.Guild(data=data, state=self.state)
        self.state._add_guild(known)
        return known

    def leave_server(self, guild: int) -> None:
        """Remove the bot from a server."""
        self.state._remove_guild(self.client.get_guild(guild))

    def open(self, channel: int, kind: Kind = "text", guild: int = GUILD) -> Self:
        """Open a new channel."""
        self.world.add_channel(f"c{channel}", str(channel), kind=kind, guild=str(guild))
        return self

    def archive(self, channel: int, *, locked: bool = False) -> None:
        """Archive a thread; only moderators bring it back if it is `locked`."""
        there = self.channel(channel)
        there.archived, there.locked = True, locked

    def unlock(self, channel: int) -> None:
        """Open a locked thread again."""
        there = self.channel(channel)
        there.archived = there.locked = False

    def delete_channel(self, channel: int) -> None:
        """Delete a channel."""
        self.hub.delete_channel(self.channel(channel))

    def open_dm(self, user: int) -> int:
        """Open the channel of direct messages to a user; return its id."""
        return int(self.hub.open_dm(self.person(user)).id)

    def message(self, channel: int) -> Json:
        """Return the only message in a channel."""
        (message,) = self.channels[channel].values()
        return message

    def hand(self, user: int) -> Json:
        """Return the only direct message to a user."""
        (message,) = self.channels[self.dms[user]].values()
        return message

    def delete(self, channel: int, message: int) -> None:
        """Delete a message."""
        self.hub.delete(self.world.message(str(channel), str(message)))

    def clear(self, channel: int) -> None:
        """Delete all messages of a channel."""
        for message in self.channels[channel]:
            self.delete(channel, message)

    def forget_nonces(self) -> None:
        """Forget which nonces have been used."""
        self.hub._nonces.clear()

    def said(self, channel: int) -> int:
        """Post a message of a person who does not play; return its id."""
        return int(self.hub.say(self.person(99), self.channel(channel), "Servus").id)

    def press(
        self, user: int, channel: int, message: int, *, private: bool = False
    ) -> discord.Interaction:
        """Return the interaction of a user with a message.

        The response edits it, or (`private`) is a private message, which waits already.
        """
        world, there = self.world, self.channel(channel)
        press = Interaction(
            id=world.ids.next(),
            token=f"token-{world.ids.next()}",
            kind=COMPONENT,
            person=self.person(user),
            channel=there,
            created=world.now(),
            started=0.0,
            page=None,
            nonce=None,
            source=world.message(there.id, str(message)),
        )
        self.interactions.by_id[press.id] = self.interactions.by_token[press.token] = press
        if private:
            answer = blank(
                world, there, self.interactions.sender(press, ephemeral=True, follow_up=False)
            )
            answer.data["flags"] |= serialise.LOADING
            answer.data["content"] = "thinking"
            self.hub.post(answer)
            press.made.add(answer.id)
            press.source = press.source or answer
        else:
            answer = press.source
        press.original = answer.id
        data: Any = self.interactions._payload(
            press, {"custom_id": "kh:t:abcdefgh:ready", "component_type": 2}
        )
        return discord.Interaction(data=data, state=self.state)

    def answer(self, press: discord.Interaction) -> Json:
        """Return the message that answers a press, whatever else came after it."""
        return self.channels[press.channel_id or 0][
            int(self.interactions.by_token[press.token].original or 0)
        ]

    def fail(
        self, method: str, piece: str, error: Exception | int, times: int = 1, code: int = 0
    ) -> None:
        """Let the next matching requests fail with an HTTP status or an exception."""
        fault = Refusal(error, code, "no") if isinstance(error, int) else error
        self.faults += [(method, piece, fault)] * times

    def sent(self, method: str, piece: str = "") -> list[Request]:
        """Return the requests with this method and piece of path."""
        return [
            request
            for request in self.requests
            if request.method == method and piece in request.path
        ]

    # ---- what it answers

    async def _from_client(self, route: Route, **sent: Any) -> Any:
        return await self._answer(route, sent.get("json"), sent.get("form"), sent.get("params"))

    async def _answer(
        self,
        route: Route,
        payload: Json | None,
        form: Sequence[Mapping[str, Any]] | None,
        query: Json | None = None,
    ) -> Any:
        files = {}
        if form:
            payload = json.loads(form[0]["value"])
            files = {
                number: Upload(part["filename"], part["value"].read())
                for number, part in enumerate(form[1:])
            }
        path = route.url.removeprefix(Route.BASE)
        request = Request(route.method, path, asyncio.get_running_loop().time(), payload or {})
        self.requests.append(request)
        await self.before(request)
        await asyncio.sleep(0)
        try:
            for fault in self.faults:
                method, piece, error = fault
                if method == request.method and piece in path:
                    self.faults.remove(fault)
                    raise error
            found = self._carried_out(request, files, query or {})
        except Refusal as no:
            kind = (
                discord.DiscordServerError
                if no.status >= 500
                else {403: discord.Forbidden, 404: discord.NotFound}.get(
                    no.status, discord.HTTPException
                )
            )
            raise kind(Answer(no.status), no.body()) from None  # type: ignore[arg-type]
        await self.after(request)
        return found

    def _carried_out(self, request: Request, files: Mapping[int, Upload], query: Json) -> Any:
        if "recipient_id" in request.payload:
            self.person(int(request.payload["recipient_id"]))
        for person in self.world.people.values():
            person.dms_open = int(person.id) not in self.closed
        for method, path, route in self.routes:
            found = path.fullmatch(unquote(request.path))
            if method == request.method and found:
                params, asked = found.groupdict(), {key: str(it) for key, it in query.items()}
                if (deferred := self._deferred(params, request.payload)) is not None:
                    return deferred
                result = route.handler(
                    ApiCall(self.hub, params, asked, request.payload, dict(files))
                )
                body = result.body if isinstance(result, ApiAnswer) else result
                if body and "allowed_mentions" in request.payload:
                    message = self.world.message(body["channel_id"], body["id"])
                    message.data["allowed_mentions"] = request.payload["allowed_mentions"]
                return body
        raise AssertionError(f"{request.method} {request.path} is no route of the playground")

    def _deferred(self, params: Mapping[str, str], payload: Json) -> Json | None:
        """Acknowledge a press whose answer waits already (`press`)."""
        press = self.interactions.by_token.get(
            params.get("interaction_token") or params.get("webhook_token") or ""
        )
        if press is None or press.answered is not None:
            return None
        if "webhook_token" in params:
            press.answered = DEFERRED_EDIT
            return None
        if payload["type"] != DEFERRED_ANSWER or press.original not in press.made:
            return None
        press.answered = DEFERRED_EDIT
        return {
            "interaction": {
                "id": press.id,
                "type": COMPONENT,
                "response_message_id": press.original,
            }
        }
