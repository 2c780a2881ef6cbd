"""Interactions: from a person's click to the bot, and the bot's first answer (the callback)."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tools.playground.api.hub import Hub
from tools.playground.api.message_routes import FILE_SIZE, MessageAuthor, Upload, blank
from tools.playground.api.pages import Page
from tools.playground.errors import (
    Json,
    Problem,
    Refusal,
    invalid,
    invalid_at,
    unknown_channel,
    unknown_interaction,
    unknown_message,
)
from tools.playground.limits.component_checks import check_modal
from tools.playground.limits.value_checks import length, number
from tools.playground.world import serialise
from tools.playground.world.model import Channel, Message, Person
from tools.playground.world.serialise import EPHEMERAL, LOADING

FIRST_ANSWER: Final = 3.0  # seconds
TOKEN_LIFE: Final = 900.0
NO_ANSWER: Final = "The application did not respond"
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5


@dataclass(slots=True, eq=False)
class Interaction:
    """A click or command, alive for TOKEN_LIFE seconds."""

    id: str
    token: str
    kind: int
    person: Person
    channel: Channel
    created: float
    started: float  # loop time
    page: Page | None
    nonce: str | None
    name: str | None = None  # name of the command
    source: Message | None = None  # the message whose component was used
    answered: int | None = None  # callback type
    failed: bool = False
    original: str | None = None  # id of @original
    modal: Json | None = None
    made: set[str] = field(default_factory=set)  # ids of messages made by this token
    timer: asyncio.TimerHandle | None = None
    refusal: Json | None = None  # the last refused callback

    @property
    def owners(self) -> Json:
        return {"0": self.channel.guild or "0"}

    def tell(self, event: Json) -> None:
        if self.page is not None and self.nonce is not None:
            self.page.send({**event, "nonce": self.nonce})


class Interactions:
    """All living interactions. Pages call `start`, the REST route calls `callback`."""

    def __init__(self, hub: Hub, first_answer: float = FIRST_ANSWER) -> None:
        self.hub = hub
        self.first_answer = first_answer
        self.by_id: OrderedDict[str, Interaction] = OrderedDict()
        self.by_token: dict[str, Interaction] = {}

    def close(self) -> None:
        for it in self.by_id.values():
            if it.timer is not None:
                it.timer.cancel()

    def start(
        self,
        kind: int,
        person: Person,
        channel: Channel,
        data: Json,
        *,
        page: Page | None = None,
        nonce: str | None = None,
        name: str | None = None,
        source: Message | None = None,
    ) -> Interaction:
        """Send INTERACTION_CREATE and start the three seconds."""
        hub, loop = self.hub, asyncio.get_running_loop()
        self._prune()
        token = secrets.token_urlsafe(120)
        it = Interaction(
            hub.world.ids.next(),
            token,
            kind,
            person,
            channel,
            created=hub.now(),
            started=loop.time(),
            page=page,
            nonce=nonce,
            name=name,
            source=source,
        )
        if page is not None and page.narrow is not None:
            page.narrow.add(channel.id)
        if channel.guild in hub.world.unavailable or not hub.gateway.hears(channel.guild):
            it.failed = True
            it.tell({"t": "failed", "why": NO_ANSWER})
            return it
        self.by_id[it.id] = it
        self.by_token[token] = it
        it.timer = loop.call_later(self.first_answer, self._expire, it)
        it.tell({"t": "thinking"})
        hub.gateway.dispatch("INTERACTION_CREATE", self._payload(it, data), guild=channel.guild)
        return it

    def _prune(self) -> None:
        # Kept some minutes longer than the token lives: a late edit gets 50027 and not "unknown".
        while self.by_id:
            oldest = next(iter(self.by_id.values()))
            if self.hub.now() - oldest.created < TOKEN_LIFE + 600:
                return
            del self.by_id[oldest.id]
            del self.by_token[oldest.token]

    def _expire(self, it: Interaction) -> None:
        if it.answered is None and not it.failed:
            it.failed = True
            it.tell({"t": "failed", "why": NO_ANSWER, "refused": it.refusal})

    def fail(self, shard: str | None) -> None:
        """Fail what has no first answer yet on a shard, or on all (None): its bot has ended."""
        for it in self.by_id.values():
            guild = int(it.channel.guild or 0)
            if shard in (None, str((guild >> 22) % self.hub.gateway.shards)):
                self._expire(it)

    def _payload(self, it: Interaction, data: Json) -> Json:
        world, channel, person = self.hub.world, it.channel, it.person
        dm = channel.kind == "dm"
        member_permissions = str(world.member_permissions(person.id))
        shown = serialise.channel(world, channel)
        shown.pop("permission_overwrites", None)
        payload: Json = {
            "id": it.id,
            "application_id": world.bot_id,
            "type": it.kind,
            "token": it.token,
            "version": 1,
            "data": data,
            "channel": shown | ({} if dm else {"permissions": member_permissions}),
            "channel_id": channel.id,
            "locale": person.locale,
            "app_permissions": str(world.bot_permissions(channel)),
            "entitlements": [],
            "authorizing_integration_owners": it.owners,
            "context": 1 if dm else 0,
            "attachment_size_limit": FILE_SIZE,
        }
        if dm:
            payload["user"] = serialise.user(person)
        else:
            payload["guild_id"] = channel.guild
            payload["guild"] = {
                "id": channel.guild,
                "locale": world.guild_locale,
                "features": world.features,
            }
            payload["guild_locale"] = world.guild_locale
            payload["member"] = serialise.member(world, person) | {
                "permissions": member_permissions
            }
        if it.source is not None:
            payload["message"] = it.source.data
        return payload

    # The bot's first answer

    def callback(
        self,
        interaction_id: str,
        token: str,
        body: Json,
        uploads: Mapping[int, Upload],
        *,
        wants_answer: bool,
    ) -> Json | None:
        """Handle the callback route; return the callback resource if `wants_answer`, else None
        (204).
        """
        it = self.by_id.get(interaction_id)
        if it is None or it.token != token:
            raise unknown_interaction()
        if it.answered is not None:
            raise Refusal(400, 40060, "Interaction has already been acknowledged.")
        if it.failed or self.hub.now() - it.created > self.first_answer:
            raise unknown_interaction()
        kind, data = body.get("type"), body.get("data")
        data = {} if data is None else data
        if not isinstance(data, dict):
            raise invalid_at(
                "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType", "data"
            )
        try:
            message = self._answer(it, kind, data, uploads)
        except Refusal as refusal:
            it.refusal = refusal.body()
            raise
        assert isinstance(kind, int)
        it.answered = kind
        if it.timer is not None:
            it.timer.cancel()
        answered: Json = {"t": "answered", "ok": True, "type": kind, "ms": self._milliseconds(it)}
        it.tell(answered | ({"message_id": message.id} if message is not None else {}))
        if kind == 8:
            it.tell({"t": "choices", "choices": data.get("choices") or []})
        elif kind == 9:
            it.tell({"t": "modal", "interaction": it.id, "modal": it.modal})
        return self._resource(it, kind, message) if wants_answer else None

    def _milliseconds(self, it: Interaction) -> int:
        return round((asyncio.get_running_loop().time() - it.started) * 1000)

    def _resource(self, it: Interaction, kind: int, message: Message | None) -> Json:
        flags = message.data["flags"] if message is not None else 0
        interaction: Json = {"id": it.id, "type": it.kind}
        if message is not None:
            interaction |= {
                "response_message_id": message.id,
                "response_message_loading": bool(flags & LOADING),
                "response_message_ephemeral": bool(flags & EPHEMERAL),
                "channel_id": it.channel.id,
            }
            if it.channel.kind != "dm":
                interaction["guild_id"] = it.channel.guild
        resource: Json = {"interaction": interaction}
        if message is not None and kind in (4, 7):
            resource["resource"] = {"type": kind, "message": message.data}
        return resource

    def _answer(
        self, it: Interaction, kind: Any, data: Json, uploads: Mapping[int, Upload]
    ) -> Message | None:
        """Carry out a callback; return @original if there is one."""
        if it.channel.id not in self.hub.world.channels:
            raise unknown_channel()
        allowed = {
            COMMAND: (4, 5, 9),
            COMPONENT: (4, 5, 6, 7, 9),
            AUTOCOMPLETE: (8,),
            MODAL: (4, 5) if it.source is None else (4, 5, 6, 7),
        }[it.kind]
        if kind not in allowed:
            words = ", ".join(str(a) for a in allowed)
            raise invalid_at(
                "INTERACTION_RESPONSE_TYPE_INVALID", f"Value must be one of ({words}).", "type"
            )
        if kind in (4, 5):
            return self._reply(it, kind, data, uploads)
        if kind in (6, 7):
            assert it.source is not None
            source = self.hub.world.message(it.channel.id, it.source.id)
            if source is None:
                raise unknown_message()
            # without a list of attachments it drops the files, unlike an edit
            # (discord-api-docs#6277)
            if kind == 7:
                self.revise(it, source, {"attachments": [], **data}, uploads)
            it.original = source.id
            return source
        if kind == 8:
            problems = list(_check_choices(data.get("choices")))
        else:
            problems = list(check_modal(data, {e["id"] for e in self.hub.world.emojis}))
            it.modal = data
        if problems:
            raise invalid(problems)
        return None

    def sender(self, it: Interaction, *, ephemeral: bool, follow_up: bool) -> MessageAuthor:
        """Return the bot as author of an answer to this interaction; the message names the
        interaction and the person.
        """
        world = self.hub.world
        meta: Json = {
            "id": it.id,
            "type": it.kind,
            "user": serialise.user(it.person),
            "authorizing_integration_owners": it.owners,
        }
        extra: Json = {
            "application_id": world.bot_id,
            "webhook_id": world.bot_id,
            "interaction_metadata": meta,
        }
        if it.name is not None:
            extra["interaction"] = {
                "id": it.id,
                "type": 2,
                "name": it.name,
                "user": serialise.user(it.person),
            }
        replied = it.source.id if it.source is not None else None
        if follow_up and it.original is not None:
            meta["original_response_message_id"] = replied = it.original
        if it.kind == COMPONENT and it.source is not None:
            meta["interacted_message_id"] = it.source.id
        elif it.kind == MODAL:
            inner = {key: meta[key] for key in ("id", "user", "authorizing_integration_owners")}
            meta["triggering_interaction_metadata"] = inner | (
                {"type": COMPONENT, "interacted_message_id": it.source.id}
                if it.source
                else {"type": COMMAND}
            )
        if replied is not None:
            reference = {"type": 0, "message_id": replied, "channel_id": it.channel.id}
            if it.channel.kind != "dm":
                reference["guild_id"] = it.channel.guild
            extra |= {"type": 19, "message_reference": reference}
        else:
            extra["type"] = 20
        return MessageAuthor(
            serialise.bot_user(world), it.person.id if ephemeral else None, it.id, extra
        )

    def _reply(
        self, it: Interaction, kind: int, data: Json, uploads: Mapping[int, Upload]
    ) -> Message:
        ephemeral = bool((data.get("flags") or 0) & EPHEMERAL)
        message = blank(
            self.hub.world, it.channel, self.sender(it, ephemeral=ephemeral, follow_up=False)
        )
        if kind == 5:
            message.data["flags"] |= LOADING
        else:
            self.hub.composer.write(message, data, uploads, create=True)
        it.original = message.id
        it.made.add(message.id)
        self.hub.post(message, it.nonce)
        return message

    def revise(
        self, it: Interaction, message: Message, payload: Json, uploads: Mapping[int, Upload]
    ) -> None:
        """Edit a message by this interaction's token.

        A placeholder becomes the answer itself and is not marked as edited.
        """
        loading = bool(message.data["flags"] & LOADING)
        self.hub.composer.write(message, payload, uploads, create=loading)
        if not loading:
            message.data["edited_timestamp"] = serialise.stamp(self.hub.now())
        self.hub.edited(message, it.nonce)


def _check_choices(choices: Any) -> list[Problem]:
    path = ("data", "choices")
    if not isinstance(choices, list) or len(choices) > 25:
        return [Problem(path, "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")]
    problems: list[Problem] = []
    for index, choice in enumerate(choices):
        problems += length(choice.get("name"), 1, 100, (*path, index, "name"))
        if isinstance(choice.get("value"), str):
            problems += length(choice["value"], 0, 100, (*path, index, "value"))
        elif not isinstance(choice.get("value"), float):
            problems += number(
                choice.get("value"), -(2**53 - 1), 2**53 - 1, (*path, index, "value")
            )
    return problems
