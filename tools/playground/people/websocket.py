"""The page's websocket, on which people act. The README of this folder describes its messages."""

import asyncio
import contextlib
import json
from typing import Any

import aiohttp
from aiohttp import web

from tools.playground.api.hub import Hub
from tools.playground.api.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interactions
from tools.playground.api.pages import Page
from tools.playground.errors import Json, Refusal
from tools.playground.limits.command_checks import LOCALES
from tools.playground.limits.component_checks import SELECTS
from tools.playground.people.payloads import (
    MEMBER,
    choose_data,
    command_data,
    defaults,
    find_command,
    member_command_data,
    press_data,
    submit_data,
)
from tools.playground.world import serialise
from tools.playground.world.model import PERMISSIONS, TALKED_IN, Channel, Message, Person

HISTORY = 50


class PageSocket:
    """Handler of /page/ws?user=ID (or a name).

    With `&narrow=1` a page gets only the events of channels it has opened.
    """

    def __init__(self, hub: Hub, interactions: Interactions) -> None:
        self.hub = hub
        self.interactions = interactions

    async def handle(self, request: web.Request) -> web.StreamResponse:
        person = self.hub.world.person(request.query.get("user", ""))
        if person is None:
            return web.Response(status=404, text="Nobody is called so.")
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=1 << 20)
        await socket.prepare(request)
        page = Page(person.id, socket, narrow=request.query.get("narrow") == "1")
        writer = asyncio.create_task(page.write())
        self.hub.pages.all.add(page)
        page.send(self._ready(person))
        try:
            async for frame in socket:
                if frame.type is aiohttp.WSMsgType.TEXT:
                    self._receive(page, person, frame.data)
        finally:
            self.hub.pages.all.discard(page)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
        return socket

    def _ready(self, person: Person) -> Json:
        world = self.hub.world
        channels = [c for c in world.channels.values() if world.sees(person.id, c)]
        unread = {c.id: world.unread(person, c) for c in channels}
        return {
            "t": "ready",
            "me": serialise.page_person(world, person),
            "people": [serialise.page_person(world, p) for p in world.people.values()],
            "bot": {"id": world.bot_id, "name": world.bot_name},
            "guild": serialise.page_guild(world),
            "channels": [serialise.page_channel(c) for c in channels],
            "unread": {key: ids for key, ids in unread.items() if ids},
            "commands": self.hub.commands_for(person.id),
            "refused": self.hub.refused,
        }

    def _receive(self, page: Page, person: Person, text: str) -> None:
        nonce: Any = None
        try:
            self.hub.let_time_pass()
            asked = json.loads(text)
            nonce = asked.get("nonce")
            handler = getattr(self, f"_on_{asked['t']}", None)
            if handler is None:
                raise ValueError(f"Unknown message {asked['t']}.")
            handler(page, person, asked)
        except Refusal as refusal:
            faults = [f"{problem.code}: {problem.message}" for problem in refusal.problems]
            why = "; ".join((f"{refusal.code} {refusal.message}", *faults))
            page.send({"t": "failed", "nonce": nonce, "why": why})
        except (ValueError, KeyError, TypeError, AttributeError) as wrong:
            why = f"{type(wrong).__name__}: {wrong}" if isinstance(wrong, KeyError) else str(wrong)
            page.send({"t": "failed", "nonce": nonce, "why": why})

    def _channel(self, person: Person, asked: Json, key: str = "channel") -> Channel:
        channel = self.hub.world.channel(str(asked[key]))
        is_own_dm = channel is not None and channel.kind == "dm" and channel.person == person.id
        if channel is None or not (is_own_dm or self.hub.world.sees(person.id, channel)):
            raise ValueError("There is no such channel.")
        return channel

    def _talking(self, person: Person, channel: Channel) -> None:
        """Let a person write or type a command in a channel: a thread wakes up, unless it is
        locked.
        """
        if channel.kind not in TALKED_IN:
            raise ValueError("A forum has no messages of its own.")
        if (
            channel.locked
            and not self.hub.world.member_permissions(person.id) & PERMISSIONS["MANAGE_THREADS"]
        ):
            raise ValueError("This thread is locked: only moderators write here.")
        if channel.archived:
            self.hub.wake(channel)

    def _message(
        self, person: Person, channel: Channel, asked: Json, key: str = "message"
    ) -> Message:
        message = self.hub.world.message(channel.id, str(asked[key]))
        if message is None or message.only not in (None, person.id):
            raise ValueError("There is no such message.")
        return message

    def _check(self, person: Person, permission: str) -> None:
        if not self.hub.world.member_permissions(person.id) & PERMISSIONS[permission]:
            raise ValueError(f"{person.name} may not do this: it needs {permission}.")

    # Looking and talking

    def _on_open(self, page: Page, person: Person, asked: Json) -> None:
        channel = self._channel(person, asked)
        if page.narrow is not None:
            page.narrow.add(channel.id)
        messages = [
            serialise.page_message(m, pings_me=person.id in m.pings)
            for m in reversed(channel.newest(HISTORY))
        ]
        page.send(
            {
                "t": "history",
                "channel": channel.id,
                "messages": messages,
                "nonce": asked.get("nonce"),
            }
        )

    def _on_say(self, page: Page, person: Person, asked: Json) -> None:  # noqa: ARG002 - all handlers look alike
        channel = self._channel(person, asked)
        self._talking(person, channel)
        self.hub.say(person, channel, str(asked["content"]))

    def _on_read(self, page: Page, person: Person, asked: Json) -> None:  # noqa: ARG002
        channel = self._channel(person, asked)
        person.read[channel.id] = str(
            max(int(asked["message"]), int(person.read.get(channel.id, "0")))
        )
        self.hub.changed()

    # Interactions

    def _on_command(self, page: Page, person: Person, asked: Json) -> None:
        self._command(page, person, asked, None)

    def _on_autocomplete(self, page: Page, person: Person, asked: Json) -> None:
        self._command(page, person, asked, str(asked["focused"]))

    def _command(self, page: Page, person: Person, asked: Json, focused: str | None) -> None:
        channel = self._channel(person, asked)
        self._talking(person, channel)
        command = find_command(self.hub.commands_for(person.id), str(asked["name"]), channel)
        path = [str(step) for step in (asked.get("group"), asked.get("sub")) if step]
        values = asked.get("options") or {}
        data = command_data(self.hub.world, command, path, values, focused, dm=channel.kind == "dm")
        kind = COMMAND if focused is None else AUTOCOMPLETE
        name = " ".join([command["name"], *path])
        self.interactions.start(
            kind, person, channel, data, page=page, nonce=asked.get("nonce"), name=name
        )

    def _on_member_command(self, page: Page, person: Person, asked: Json) -> None:
        channel = self._channel(person, asked)
        self._talking(person, channel)
        command = find_command(
            self.hub.commands_for(person.id), str(asked["name"]), channel, MEMBER
        )
        data = member_command_data(
            self.hub.world, command, asked["member"], dm=channel.kind == "dm"
        )
        self.interactions.start(
            COMMAND,
            person,
            channel,
            data,
            page=page,
            nonce=asked.get("nonce"),
            name=command["name"],
        )

    def _component(
        self, page: Page, person: Person, asked: Json, message: Message, data: Json
    ) -> None:
        channel = self.hub.world.channels[message.channel_id]
        nonce = asked.get("nonce")
        self.interactions.start(
            COMPONENT, person, channel, data, page=page, nonce=nonce, source=message
        )

    def _on_press(self, page: Page, person: Person, asked: Json) -> None:
        message = self._message(person, self._channel(person, asked), asked)
        self._component(page, person, asked, message, press_data(message, str(asked["custom_id"])))

    def _on_choose(self, page: Page, person: Person, asked: Json) -> None:
        channel = self._channel(person, asked)
        message = self._message(person, channel, asked)
        dm = channel.kind == "dm"
        custom_id = str(asked["custom_id"])
        data = choose_data(self.hub.world, message, custom_id, asked["values"], dm=dm)
        if sorted(data["values"]) == sorted(
            page.chosen.get((message.id, custom_id), defaults(message, custom_id))
        ):
            raise ValueError("Chosen already: clients say nothing (discord/discord-api-docs#4801).")
        page.chosen[message.id, custom_id] = data["values"]
        self._component(page, person, asked, message, data)

    def _on_forge(self, page: Page, person: Person, asked: Json) -> None:
        """Handle a click on a component that the message need not have, as a broken or hostile
        client could send it.
        """
        message = self._message(person, self._channel(person, asked), asked)
        kind = int(asked["component_type"])
        data: Json = {"component_type": kind, "custom_id": str(asked["custom_id"]), "id": 1}
        if kind in SELECTS:
            data["values"] = [str(value) for value in asked.get("values") or []]
        self._component(page, person, asked, message, data)

    def _on_submit(self, page: Page, person: Person, asked: Json) -> None:
        it = self.interactions.by_id.get(str(asked["interaction"]))
        if it is None or it.modal is None or it.person is not person:
            raise ValueError("There is no such form.")
        if it.modal["custom_id"] != asked.get("custom_id", it.modal["custom_id"]):
            raise ValueError("This is another form.")
        dm = it.channel.kind == "dm"
        data = submit_data(self.hub.world, it.modal, asked.get("values") or {}, dm=dm)
        nonce = asked.get("nonce")
        self.interactions.start(
            MODAL, person, it.channel, data, page=page, nonce=nonce, source=it.source
        )

    # Settings and moderation

    def _on_dms(self, page: Page, person: Person, asked: Json) -> None:  # noqa: ARG002
        person.dms_open = bool(asked["open"])
        self.hub.people_changed()

    def _on_requests(self, page: Page, person: Person, asked: Json) -> None:  # noqa: ARG002
        person.requests = bool(asked["on"])
        self.hub.people_changed()

    def _on_accept(self, page: Page, person: Person, asked: Json) -> None:  # noqa: ARG002
        self.hub.accept_request(person)

    def _on_locale(self, page: Page, person: Person, asked: Json) -> None:  # noqa: ARG002
        if asked["locale"] not in LOCALES:
            raise ValueError("Discord has no such language.")
        person.locale = asked["locale"]
        self.hub.people_changed()

    def _on_moderator(self, page: Page, person: Person, asked: Json) -> None:  # noqa: ARG002
        self.hub.make_moderator(person, moderator=bool(asked["on"]))

    def _on_bot(self, page: Page, person: Person, asked: Json) -> None:  # noqa: ARG002
        self._check(person, "MANAGE_GUILD")
        if asked["there"]:
            self.hub.invite_bot()
        else:
            self.hub.remove_bot()

    def _on_delete_message(self, page: Page, person: Person, asked: Json) -> None:  # noqa: ARG002
        channel = self._channel(person, asked)
        message = self._message(person, channel, asked, "id")
        if message.data["author"]["id"] != person.id:
            if channel.kind == "dm":
                raise ValueError("In direct messages everybody deletes only their own.")
            self._check(person, "MANAGE_MESSAGES")
        self.hub.delete(message, asked.get("nonce"))

    def _on_delete_channel(self, page: Page, person: Person, asked: Json) -> None:  # noqa: ARG002
        self._check(person, "MANAGE_CHANNELS")
        channel = self._channel(person, asked, "id")
        if channel.kind == "dm":
            raise ValueError("A DM cannot be deleted.")
        self.hub.delete_channel(channel)

    def _on_create_channel(self, page: Page, person: Person, asked: Json) -> None:  # noqa: ARG002
        self._check(person, "MANAGE_CHANNELS")
        name = str(asked["name"]).strip().lower().replace(" ", "-")[:100]
        if not name:
            raise ValueError("A channel needs a name.")
        self.hub.channel_event("CREATE", self.hub.world.add_channel(name))

    def _on_add_person(self, page: Page, person: Person, asked: Json) -> None:  # noqa: ARG002
        name = str(asked["name"]).strip()[:32]
        if not name or self.hub.world.person(name) is not None:
            raise ValueError("A name nobody has is wanted.")
        self.hub.world.add_person(name)
        self.hub.people_changed()

    def _on_permissions(self, page: Page, person: Person, asked: Json) -> None:  # noqa: ARG002
        channel = self._channel(person, asked)
        denied = {str(name) for name in asked["deny"]}
        if denied - set(PERMISSIONS):
            raise ValueError(
                f"Unknown permissions: {', '.join(sorted(denied - set(PERMISSIONS)))}."
            )
        channel.denied = denied
        self.hub.channel_event("UPDATE", channel)
