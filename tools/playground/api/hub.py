"""Events of the world, and their distribution: to the bot through the gateway, to people through
their pages.
"""

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final, NamedTuple

from tools.playground.api.gateway import (
    DIRECT_MESSAGES,
    GUILD_MESSAGES,
    GUILDS,
    SCHEDULED_EVENTS,
    Gateway,
)
from tools.playground.api.message_routes import MessageAuthor, MessageWriter, blank
from tools.playground.api.pages import Pages
from tools.playground.errors import WORLD_CODES, Json, Refusal, unknown_message
from tools.playground.limits.ratelimit import RateLimits
from tools.playground.world import serialise
from tools.playground.world.model import Channel, Message, Person, World

NONCE_SECONDS: Final = 300.0
KEPT_REQUESTS: Final = 20_000
KEPT_REFUSED: Final = 500


class RequestRecord(NamedTuple):
    """A REST request of the bot as the log keeps it; `payload` is the JSON body."""

    method: str
    path: str
    seconds: float
    status: int
    payload: object


class Hub:
    """State and services that the parts of the server share."""

    def __init__(self, world: World, now: Callable[[], float]) -> None:
        self.world = world
        self.now = now
        self.gateway = Gateway(world)
        self.pages = Pages(world)
        self.composer = MessageWriter(world)
        self.limits = RateLimits(now)
        self.refused: list[Json] = []
        self.requests: deque[RequestRecord] = deque(maxlen=KEPT_REQUESTS)
        self.no_new_dms: int | None = None  # error code of the refusal, if new DMs are refused
        self.changed: Callable[[], None] = lambda: None
        self._nonces: OrderedDict[tuple[str, str], tuple[str, float]] = OrderedDict()

    # Messages

    def _tell_bot(self, event: str, channel: Channel, data: Json) -> None:
        guild = channel.guild
        if guild is not None:
            data = data | {"guild_id": guild}
        self.gateway.dispatch(
            event, data, guild=guild, intents=DIRECT_MESSAGES if guild is None else GUILD_MESSAGES
        )

    def _as_event(self, channel: Channel, message: Message) -> Json:
        """Return a message as the bot sees it: without the content intent, other people's words
        are withheld.
        """
        data = dict(message.data)
        author = data["author"]["id"]
        if channel.kind != "dm":
            person = self.world.people.get(author)
            whole = (
                serialise.member(self.world, person)
                if person is not None
                else serialise.bot_member(self.world)
            )
            data["member"] = {key: value for key, value in whole.items() if key != "user"}
            mentioned = any(user["id"] == self.world.bot_id for user in data["mentions"])
            if author != self.world.bot_id and not mentioned:
                data |= {"content": "", "embeds": [], "attachments": [], "components": []}
        return data

    def _show(self, kind: str, message: Message, nonce: str | None) -> None:
        channel = self.world.channels[message.channel_id]
        event: Json = {"t": kind, "channel": channel.id, "message": serialise.page_message(message)}
        if nonce is not None:
            event["nonce"] = nonce
        self.pages.broadcast_message(event, channel, message.only, message.pings)
        if message.only is None:
            if self.gateway.wants(DIRECT_MESSAGES if channel.kind == "dm" else GUILD_MESSAGES):
                name = "MESSAGE_CREATE" if kind == "message" else "MESSAGE_UPDATE"
                self._tell_bot(name, channel, self._as_event(channel, message))
            self.changed()

    def post(self, message: Message, nonce: str | None = None) -> None:
        """Add a new message and distribute it.

        `nonce` is that of the person's action it answers.
        """
        self.world.keep(message)
        self._show("message", message, nonce)

    def edited(self, message: Message, nonce: str | None = None) -> None:
        self._show("edit", message, nonce)

    def delete(self, message: Message, nonce: str | None = None) -> None:
        channel = self.world.channels[message.channel_id]
        self.world.drop(message)
        event: Json = {"t": "delete", "channel": channel.id, "id": message.id}
        if nonce is not None:
            event["nonce"] = nonce
        self.pages.broadcast(event, channel=channel, only=message.only)
        if message.only is None:
            self._tell_bot("MESSAGE_DELETE", channel, {"id": message.id, "channel_id": channel.id})
            self.changed()

    def say(self, person: Person, channel: Channel, content: str) -> Message:
        """Post an ordinary message of a person."""
        message = blank(self.world, channel, MessageAuthor(serialise.user(person)))
        self.composer.write(message, {"content": content}, {}, create=True)
        self.post(message)
        return message

    def known_nonce(self, channel: Channel, nonce: str) -> Message | None:
        """Return the message that this nonce already made within some minutes.

        Raises "Unknown Message" if it has been deleted since, as Discord does
        (discord/discord-api-docs#6647).
        """
        while self._nonces and next(iter(self._nonces.values()))[1] < self.now() - NONCE_SECONDS:
            self._nonces.popitem(last=False)
        found = self._nonces.get((channel.id, nonce))
        if found is not None and found[0] not in channel.messages:
            raise unknown_message()
        return channel.messages[found[0]] if found is not None else None

    def remember_nonce(self, channel: Channel, nonce: str, message: Message) -> None:
        self._nonces[channel.id, nonce] = (message.id, self.now())

    # Channels, people, commands

    def channel_event(self, event: str, channel: Channel) -> None:
        name = f"{'THREAD' if channel.kind == 'thread' else 'CHANNEL'}_{event}"
        if channel.kind in serialise.TYPES or (
            channel.kind == "thread" and serialise.visible(self.world, channel)
        ):
            data = serialise.event_channel(self.world, channel)
            if channel.kind == "thread" and event == "CREATE":
                data["newly_created"] = True
            self.gateway.dispatch(name, data, guild=channel.guild, intents=GUILDS)
        page_event = {"t": "channel", "channel": serialise.page_channel(channel)}
        for page in self.pages.all:
            is_seen = event != "DELETE" and self.world.sees(page.person, channel)
            if is_seen or channel.kind != "dm":
                page.send(page_event if is_seen else {"t": "channel_gone", "id": channel.id})
        self.changed()

    def role_event(self, event: str, role_id: str) -> None:
        """Tell the bot of a role that was made, changed or deleted."""
        for guild in self.world.guilds:
            data: Json = {"guild_id": guild, "role_id": role_id}
            if event != "DELETE":
                them = serialise.roles(self.world, guild)
                data = {"guild_id": guild, "role": next(it for it in them if it["id"] == role_id)}
            self.gateway.dispatch(f"GUILD_ROLE_{event}", data, guild=guild, intents=GUILDS)
        self.changed()

    def wake(self, thread: Channel) -> None:
        """Open an archived thread again, as a message does."""
        thread.archived, thread.awake_since = False, self.now()
        self.channel_event("UPDATE", thread)

    def let_time_pass(self) -> None:
        """Let happen what happens by itself: threads archive themselves, and events begin and
        end.
        """
        for thread in self.world.fall_asleep():
            self.channel_event("UPDATE", thread)
        for event in self.world.advance_events():
            self.scheduled_event("UPDATE", event)

    def scheduled_event(self, event: str, data: Json) -> None:
        """Tell the bot of a scheduled event that was created, changed or deleted."""
        name, guild = f"GUILD_SCHEDULED_EVENT_{event}", str(data["guild_id"])
        self.gateway.dispatch(name, data, guild=guild, intents=SCHEDULED_EVENTS)
        self.changed()

    def check_reader(self, dm: Channel) -> None:
        """Raise the refusal if the person in this DM cannot be written to."""
        reader = self.world.people[dm.person or ""]
        if not reader.member:
            raise Refusal(
                403, 50278, "Cannot send messages to this user due to having no mutual guilds"
            )
        if not reader.dms_open:
            raise Refusal(403, 50007, "Cannot send messages to this user")

    def open_dm(self, person: Person) -> Channel:
        known = person.id in self.world.dms
        channel = self.world.dm_with(person.id)
        if not known:
            channel.requested = person.requests
            self.channel_event("CREATE", channel)
        return channel

    def accept_request(self, person: Person) -> None:
        """Let the bot's direct messages out of a person's inbox of message requests."""
        channel = self.world.dm_with(person.id)
        channel.requested = False
        self.channel_event("CREATE", channel)

    def server_out(self, guild: str, *, out: bool) -> None:
        """Make a server unavailable, or available again. The bot stays a member."""
        if out:
            self.world.unavailable.add(guild)
            self.gateway.dispatch("GUILD_DELETE", {"id": guild, "unavailable": True}, guild=guild)
        else:
            self.world.unavailable.discard(guild)
            self.gateway.dispatch(
                "GUILD_CREATE",
                serialise.guild_create(self.world, guild),
                guild=guild,
                intents=GUILDS,
            )

    def delete_channel(self, channel: Channel) -> None:
        for child in [c for c in self.world.channels.values() if c.parent == channel.id]:
            self.delete_channel(child)
        self.world.channels.pop(channel.id, None)
        for message in channel.messages.values():
            self.world.forget_files(message.files)
        self.channel_event("DELETE", channel)

    def people_changed(self) -> None:
        people = [serialise.page_person(self.world, p) for p in self.world.people.values()]
        self.pages.broadcast({"t": "people", "people": people})
        self.changed()

    def make_moderator(self, person: Person, *, moderator: bool) -> None:
        person.moderator = moderator
        self.people_changed()
        self.commands_changed()

    def commands_for(self, person_id: str) -> list[Json]:
        """Return the commands that Discord offers a person: global ones and the server's, less
        those they may not use.
        """
        if not self.world.bot_there:
            return []
        held = self.world.member_permissions(person_id)
        return [
            command
            for commands in self.world.commands.values()
            for command in commands
            if int(command.get("default_member_permissions") or 0) & ~held == 0
        ]

    def commands_changed(self) -> None:
        for page in self.pages.all:
            page.send({"t": "commands", "commands": self.commands_for(page.person)})
        self.changed()

    def invite_bot(self) -> None:
        """Add the bot to the server like a person who manages it."""
        self.world.bot_there, self.world.bot_since = True, self.now()
        home = self.world.guild_id
        self.gateway.dispatch(
            "GUILD_CREATE",
            serialise.guild_create(self.world, home, joined=True),
            guild=home,
            intents=GUILDS,
        )
        self._bot_moved()

    def remove_bot(self) -> None:
        home = self.world.guild_id
        self.gateway.dispatch("GUILD_DELETE", {"id": home}, guild=home, intents=GUILDS)
        self.world.bot_there = False
        self.world.unavailable.discard(home)
        self._bot_moved()

    def _bot_moved(self) -> None:
        self.pages.broadcast({"t": "guild", "guild": serialise.page_guild(self.world)})
        self.commands_changed()

    # Record of refusals

    def note_refusal(
        self, method: str, path: str, refusal: Refusal, payload: object = None
    ) -> None:
        entry: Json = {
            "method": method,
            "path": path,
            "status": refusal.status,
            "code": refusal.code,
            "message": refusal.message,
            "errors": refusal.body().get("errors"),
            "kind": "world" if refusal.code in WORLD_CODES else "rule",
            "at": serialise.stamp(self.now()),
            "payload": payload,
        }
        self.refused.append(entry)
        del self.refused[:-KEPT_REFUSED]
        self.pages.broadcast({"t": "refused", "entry": entry})
