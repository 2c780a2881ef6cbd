"""A Discord in memory, for messages only.

It keeps channels, direct messages and interaction tokens, and refuses what Discord refuses. It
replaces `HTTPClient.request` and its counterpart for webhooks; the public methods of discord.py run
as usual.

Longer than 400 lines: one imitation of one service, read as a whole.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

import discord
import pytest
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter

Json = dict[str, Any]

BOT, GUILD = 900, 800
EPOCH = 1_420_070_400_000  # ms; ids of Discord hold the time since then
EPHEMERAL = 64  # a flag
NEW_MESSAGE = 4  # the kind of answer to a press
TOKEN_LIFE = 15 * 60_000  # ms
UNKNOWN_EVENT = 10070
UNKNOWN_MEMBER = 10007
ALL_EVENTS = 3  # parts of the path of all events of a server
(
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    CLOSED_DMS,
    DEAD_TOKEN,
    NO_PERMISSION,
    ARCHIVED,
) = (
    10003,
    10008,
    10015,
    50007,
    50027,
    50013,
    50083,
)


@dataclass(frozen=True)
class Request:
    """A request of the bot; `at` is the time by the clock of the event loop."""

    method: str
    path: str
    at: float
    payload: Json = field(compare=False)


@dataclass
class Refusal(Exception):  # noqa: N818
    """A response with an error status and a JSON error code."""

    status: int
    code: int


class Answer:
    """The part of a response that the exceptions of discord.py read."""

    def __init__(self, status: int) -> None:
        self.status, self.reason = status, str(status)


NO_ROLE = {
    "color": 0,
    "colors": {},
    "hoist": False,
    "managed": False,
    "mentionable": False,
    "flags": 0,
}


def person(user: int) -> Json:
    """Return the JSON data of a user."""
    return {"id": str(user), "username": f"p{user}", "discriminator": "0", "avatar": None}


async def at_once(_: Request) -> None:
    """Do not delay a request."""


class FakeDiscord:
    """Answers the requests of `client`. `now` returns ms since 1970."""

    def __init__(self, now: Callable[[], int], patch: pytest.MonkeyPatch) -> None:
        self.now = now
        self.requests: list[Request] = []
        self.channels: dict[int, dict[int, Json]] = {}  # messages by id, by channel
        self.deleted: list[int] = []
        self.dms: dict[int, int] = {}  # channel by user
        self.closed: set[int] = set()  # people who take no direct messages
        # method and piece of path of requests that fail, each once
        self.faults: list[tuple[str, str, Exception]] = []
        # called before a request is carried out
        self.before: Callable[[Request], Awaitable[None]] = at_once
        # called before its response is returned
        self.after: Callable[[Request], Awaitable[None]] = at_once
        self.archived: set[int] = set()  # threads: a new message brings them back
        self.locked: set[int] = set()  # threads that only moderators bring back
        self.parents: dict[int, int] = {}  # channels of threads
        self.deletes_threads = False  # the bot may
        self.events: dict[int, Json] = {}  # scheduled events of the server
        self.members: dict[int, Sequence[int]] = {}  # roles of people on the server
        self.unreadable: set[int] = set()  # channels without the permission to read their history
        self._last: dict[int, int] = {}  # the newest message by channel, deleted or not
        self._nonces: dict[tuple[int, str], int] = {}
        self._tokens: dict[str, tuple[int, int, int]] = {}  # when, channel, message
        self._serial = 0
        self.client = discord.Client(intents=discord.Intents(guilds=True))
        state = self.state = self.client._connection
        state.user = discord.ClientUser(state=state, data=person(BOT))  # type: ignore[arg-type]
        patch.setattr(self.client.http, "request", self._from_client)

        async def from_webhook(_: AsyncWebhookAdapter, route: Route, **sent: Any) -> Any:
            return await self._answer(route, sent.get("payload"), sent.get("multipart"))

        patch.setattr(AsyncWebhookAdapter, "request", from_webhook)

    # ---- the world

    def called(self, guild: int, name: str) -> None:
        """Add the bot to a server of this name."""
        made: Any = {"id": str(guild), "name": name}
        self.state._add_guild(discord.Guild(data=made, state=self.state))

    def settle(
        self, *channels: int, kind: int = 0, private: bool = False, roles: Sequence[Json] = ()
    ) -> discord.Guild:
        """Add the bot to the server, with these channels (not `private`: everybody sees them)
        and roles. Returns the server.
        """
        may = str(0 if private else discord.Permissions(view_channel=True).value)
        everyone = {
            "id": str(GUILD),
            "name": "@everyone",
            "permissions": may,
            "position": 0,
            **NO_ROLE,
        }
        places = [
            {
                "id": str(one),
                "type": kind,
                "name": f"c{one}",
                "position": 0,
                "permission_overwrites": [],
                "bitrate": 64_000,
                "user_limit": 0,
                "available_tags": [],
                "parent_id": None,
            }
            for one in channels
        ]
        me = {
            "user": person(BOT),
            "roles": [],
            "joined_at": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
        }
        data: Any = {
            "id": str(GUILD),
            "name": "Café",
            "roles": [everyone, *roles],
            "channels": places,
            "members": [me],
            "owner_id": "1",
        }
        guild = discord.Guild(data=data, state=self.state)
        self.state._add_guild(guild)
        return guild

    def left(self, guild: int) -> None:
        """Remove the bot from a server."""
        known = self.client.get_guild(guild)
        assert known is not None
        self.state._remove_guild(known)

    def open(self, channel: int) -> Self:
        """Open a new text channel."""
        self.channels[channel] = {}
        return self

    def message(self, channel: int) -> Json:
        """Return the only message in a channel."""
        (message,) = self.channels[channel].values()
        return message

    def hand(self, user: int) -> Json:
        """Return the only direct message to a user beside the greeting of the lobby."""
        messages = list(self.channels[self.dms[user]].values())
        if len(messages) == 2:
            assert "Seal of this table" in messages.pop(0)["content"]
        (message,) = messages
        return message

    def expire_tokens(self) -> None:
        """Refuse all interaction tokens from now on."""
        self._tokens.clear()

    def forget_nonces(self) -> None:
        """Forget which nonces have been used."""
        self._nonces.clear()

    def said(self, channel: int) -> int:
        """Post a message of another user; return its id."""
        return int(self._made(channel, {"content": "Servus"})["id"])

    def press(
        self, user: int, channel: int, message: int, *, private: bool = False
    ) -> discord.Interaction:
        """Return the interaction of a user with a message.

        The response edits it, or (`private`) is a new private message.
        """
        last = self._last.get(channel, 0)
        made = (
            self._made(channel, {"content": "thinking"})
            if private
            else self.channels[channel][message]
        )
        if private:  # it is in nobody else's channel
            made["flags"], self._last[channel] = EPHEMERAL, last
        token = f"token-{self._snowflake()}"
        self._tokens[token] = self.now(), channel, int(made["id"])
        data: Json = {
            "id": str(self._snowflake()),
            "application_id": str(BOT),
            "type": 3,
            "token": token,
            "version": 1,
            "locale": "en-US",
            "attachment_size_limit": 10_000_000,
            "channel": {"id": str(channel), "type": 1},
            "message": self.channels[channel].get(message, made),
            "data": {"custom_id": "kh:t:abcdefgh:ready", "component_type": 2},
            "user": person(user),
        }
        if channel not in self.dms.values():
            member = {
                "user": person(user),
                "roles": [],
                "joined_at": None,
                "permissions": "0",
                "deaf": False,
                "mute": False,
                "flags": 0,
            }
            data |= {"guild_id": str(GUILD), "member": member}
            data["channel"] |= {"type": 0, "name": "buki", "position": 0}
        return discord.Interaction(data=data, state=self.state)  # type: ignore[arg-type]

    def fail(
        self, method: str, piece: str, error: Exception | int, times: int = 1, code: int = 0
    ) -> None:
        """Let the next matching requests fail with an HTTP status or an exception."""
        self.faults += [
            (method, piece, Refusal(error, code) if isinstance(error, int) else error)
        ] * times

    def sent(self, method: str, piece: str = "") -> list[Request]:
        """Return the requests with this method and piece of path."""
        return [one for one in self.requests if one.method == method and piece in one.path]

    # ---- what it answers

    async def _from_client(self, route: Route, **sent: Any) -> Any:
        return await self._answer(route, sent.get("json"), sent.get("form"), sent.get("params"))

    async def _answer(
        self,
        route: Route,
        payload: Json | None,
        form: Sequence[Mapping[str, Any]] | None,
        params: Json | None = None,
    ) -> Any:
        if form:
            payload = json.loads(form[0]["value"])
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
            found = self._carried_out(
                request.method, path.strip("/").split("/"), request.payload, params or {}
            )
        except Refusal as no:
            kinds = {403: discord.Forbidden, 404: discord.NotFound}
            kind = (
                discord.DiscordServerError
                if no.status >= 500
                else kinds.get(no.status, discord.HTTPException)
            )
            raise kind(Answer(no.status), {"code": no.code, "message": "no"}) from None  # type: ignore[arg-type]
        await self.after(request)
        return found

    def _carried_out(self, method: str, path: list[str], payload: Json, params: Json) -> Any:
        if path[0] == "users":
            return self._opened(int(payload["recipient_id"]))
        if path[0] == "webhooks":
            return self._through_token(method, path[2], path[4] if len(path) > 4 else "", payload)
        if path[0] == "interactions":
            return self._answered(path[1], path[2], payload)
        if path[0] == "guilds" and path[2] == "members":
            user = int(path[3])
            if user not in self.members:
                raise Refusal(404, UNKNOWN_MEMBER)
            facts = {"joined_at": None, "deaf": False, "mute": False, "flags": 0}
            return {
                "user": person(user),
                "roles": [str(one) for one in self.members[user]],
                **facts,
            }
        if path[0] == "guilds" and path[2] == "threads":
            threads = [
                one for one in self.channels if one in self.parents and one not in self.archived
            ]
            return {
                "threads": [self._thread(one, self.parents[one], "") for one in threads],
                "members": [],
            }
        if path[0] == "guilds":
            return self._event(method, path, payload)
        channel = int(path[1])
        if channel not in self.channels:
            raise Refusal(404, UNKNOWN_CHANNEL)
        if channel in self.locked or (channel in self.archived and method == "PATCH"):
            raise Refusal(400, ARCHIVED)
        if method == "POST" and path[2] == "threads":
            return self._threaded(channel, payload["name"])
        if method == "PATCH" and len(path) == 2:
            self.archived.add(channel)
            return self._thread(channel, channel, "")
        if method == "DELETE" and len(path) == 2:
            if not self.deletes_threads:
                raise Refusal(403, NO_PERMISSION)
            return self.channels.pop(channel) and None
        if len(path) == 2:
            last = str(self._last.get(channel, 0))
            return {
                "id": path[1],
                "type": 0,
                "guild_id": str(GUILD),
                "name": "buki",
                "position": 0,
                "last_message_id": last,
            }
        if method == "POST":
            self.archived.discard(channel)
            return self._sent(channel, payload)
        if method == "GET" and channel in self.unreadable:
            if len(path) == 3:
                return []
            raise Refusal(403, NO_PERMISSION)
        if method == "GET" and len(path) == 3:
            public = (
                item for item in self.channels[channel].items() if item[1]["flags"] != EPHEMERAL
            )
            newer = [one for number, one in public if number > int(params["after"])]
            return newer[: int(params["limit"])]
        message = self.channels[channel].get(int(path[3]))
        if message is None:
            raise Refusal(404, UNKNOWN_MESSAGE)
        if method == "GET":
            return message
        if method == "DELETE":
            self.delete(channel, int(path[3]))
            return None
        return self._edited(message, payload)

    def delete(self, channel: int, message: int) -> None:
        """Delete a message."""
        del self.channels[channel][message]
        self.deleted.append(message)

    def _event(self, method: str, path: list[str], payload: Json) -> Any:
        if method == "POST":
            number = self._snowflake()
            self.events[number] = {
                "id": str(number),
                "status": 1,
                "creator_id": str(BOT),
                **payload,
            }
            return self.events[number]
        if len(path) == ALL_EVENTS:
            return list(self.events.values())
        number = int(path[3])
        if number not in self.events:
            raise Refusal(404, UNKNOWN_EVENT)
        if method == "DELETE":
            return self.events.pop(number) and None
        self.events[number].update(payload)
        return self.events[number]

    def _threaded(self, parent: int, name: str) -> Json:
        thread = self._snowflake()
        self.channels[thread] = {}
        self.parents[thread] = parent
        return self._thread(thread, parent, name)

    def _thread(self, thread: int, parent: int, name: str) -> Json:
        """Return the JSON data of a thread."""
        ids = {
            "id": str(thread),
            "guild_id": str(GUILD),
            "parent_id": str(parent),
            "owner_id": str(BOT),
        }
        counts = {"message_count": 0, "member_count": 1, "rate_limit_per_user": 0}
        times = {"auto_archive_duration": 10_080, "archive_timestamp": "2026-11-21T12:00:00+00:00"}
        metadata = {"archived": thread in self.archived, "locked": False, **times}
        return {**ids, **counts, "type": 11, "name": name, "thread_metadata": metadata}

    def _opened(self, user: int) -> Json:
        channel = self.dms.setdefault(user, self._snowflake())
        self.channels.setdefault(channel, {})
        return {
            "id": str(channel),
            "type": 1,
            "last_message_id": None,
            "recipients": [person(user)],
        }

    def _sent(self, channel: int, payload: Json) -> Json:
        if any(self.dms.get(user) == channel for user in self.closed):
            raise Refusal(403, CLOSED_DMS)
        nonce = payload.get("nonce")
        if nonce is not None:
            assert len(str(nonce)) <= 25
            assert payload["enforce_nonce"]
            before = self._nonces.get((channel, nonce))
            if before is not None and before not in self.channels[channel]:
                raise Refusal(404, UNKNOWN_MESSAGE)  # discord/discord-api-docs#6647
            if before is not None:
                return self.channels[channel][before]
        made = self._made(channel, payload)
        if nonce is not None:
            self._nonces[channel, nonce] = int(made["id"])
        return made

    def _through_token(self, method: str, token: str, which: str, payload: Json) -> Json | None:
        """Edit or delete the original response (`which`: "@original") or a follow-up of a token,
        or post another follow-up.
        """
        if token not in self._tokens:
            raise Refusal(404, UNKNOWN_WEBHOOK)
        when, channel, message = self._tokens[token]
        if self.now() - when > TOKEN_LIFE:
            raise Refusal(401, DEAD_TOKEN)
        if method == "POST":
            return self._made(channel, payload)
        if which.isdecimal():
            message = int(which)
        if message not in self.channels.get(channel, {}):
            raise Refusal(404, UNKNOWN_MESSAGE)
        if method == "DELETE":
            self.delete(channel, message)
            return None
        return self._edited(self.channels[channel][message], payload)

    def _answered(self, interaction: str, token: str, payload: Json) -> Json:
        """Accept the response to an interaction: a new message or a deferral (its message is
        there already, see `press`).
        """
        when, channel, message = self._tokens[token]
        if payload["type"] == NEW_MESSAGE:
            message = int(self._made(channel, payload["data"])["id"])
            self._tokens[token] = when, channel, message
        return {"interaction": {"id": interaction, "type": 3, "response_message_id": str(message)}}

    def _made(self, channel: int, payload: Json) -> Json:
        number = self._snowflake()
        message: Json = {
            "id": str(number),
            "channel_id": str(channel),
            "author": person(BOT),
            "timestamp": "2026-11-21T12:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "embeds": [],
            "pinned": False,
            "type": 0,
            "flags": 0,
            "content": "",
            "attachments": [],
            "components": [],
        }
        self.channels[channel][number] = message
        self._last[channel] = number
        return self._edited(message, payload)

    def _edited(self, message: Json, payload: Json) -> Json:
        for name in ("content", "components", "allowed_mentions"):
            if name in payload:
                message[name] = payload[name]
        if "attachments" in payload:
            message["attachments"] = [
                {
                    "id": str(self._snowflake()),
                    "size": 1,
                    "url": "",
                    "proxy_url": "",
                    "filename": one["filename"],
                }
                for one in payload["attachments"]
            ]
        return message

    def _snowflake(self) -> int:
        self._serial += 1
        return ((self.now() - EPOCH) << 22) + self._serial
