"""People, servers, channels, messages and files as plain data, without sockets or Discord's rules.

Longer than 400 lines: one world, and what its parts say of each other.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from itertools import islice, takewhile
from typing import Final, Literal

from tools.playground.errors import Json

DISCORD_EPOCH_MS: Final = 1_420_070_400_000
KEPT_ORPHANS: Final = 200  # a page may still be loading a replaced picture
KEPT_EPHEMERAL: Final = 2000

PERMISSIONS: Final[dict[str, int]] = {
    "KICK_MEMBERS": 1 << 1,
    "BAN_MEMBERS": 1 << 2,
    "ADMINISTRATOR": 1 << 3,
    "MANAGE_CHANNELS": 1 << 4,
    "MANAGE_GUILD": 1 << 5,
    "ADD_REACTIONS": 1 << 6,
    "VIEW_AUDIT_LOG": 1 << 7,
    "VIEW_CHANNEL": 1 << 10,
    "SEND_MESSAGES": 1 << 11,
    "MANAGE_MESSAGES": 1 << 13,
    "EMBED_LINKS": 1 << 14,
    "ATTACH_FILES": 1 << 15,
    "READ_MESSAGE_HISTORY": 1 << 16,
    "MENTION_EVERYONE": 1 << 17,
    "USE_EXTERNAL_EMOJIS": 1 << 18,
    "CONNECT": 1 << 20,
    "MANAGE_ROLES": 1 << 28,
    "MANAGE_WEBHOOKS": 1 << 29,
    "USE_APPLICATION_COMMANDS": 1 << 31,
    "MANAGE_EVENTS": 1 << 33,
    "MANAGE_THREADS": 1 << 34,
    "CREATE_PUBLIC_THREADS": 1 << 35,
    "CREATE_PRIVATE_THREADS": 1 << 36,
    "SEND_MESSAGES_IN_THREADS": 1 << 38,
    "CREATE_EVENTS": 1 << 44,
    "PIN_MESSAGES": 1 << 51,
}
EVERYTHING: Final = sum(PERMISSIONS.values())
MEMBER: Final = sum(
    PERMISSIONS[name]
    for name in (
        "ADD_REACTIONS",
        "VIEW_CHANNEL",
        "SEND_MESSAGES",
        "EMBED_LINKS",
        "ATTACH_FILES",
        "READ_MESSAGE_HISTORY",
        "USE_EXTERNAL_EMOJIS",
        "USE_APPLICATION_COMMANDS",
        "CONNECT",
        "CREATE_PUBLIC_THREADS",
        "SEND_MESSAGES_IN_THREADS",
    )
)
MODERATOR: Final = MEMBER | sum(
    PERMISSIONS[name]
    for name in ("MANAGE_CHANNELS", "MANAGE_GUILD", "MANAGE_MESSAGES", "MANAGE_THREADS")
)
# Permissions that a bot asks for in its invite link: Kaffeehaus's (a test compares). Its role has
# no others.
INVITED: Final = frozenset(
    {
        "VIEW_CHANNEL",
        "SEND_MESSAGES",
        "SEND_MESSAGES_IN_THREADS",
        "ATTACH_FILES",
        "CREATE_PUBLIC_THREADS",
        "CREATE_EVENTS",
    }
)
# Permissions of an application in a DM, as Discord documents them.
DM_APP: Final = sum(
    PERMISSIONS[n]
    for n in ("EMBED_LINKS", "ATTACH_FILES", "MENTION_EVERYONE", "USE_EXTERNAL_EMOJIS")
)

SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4  # statuses of scheduled events

Kind = Literal["text", "news", "voice", "stage", "forum", "thread", "dm"]
# channels with messages: not forums
TALKED_IN: Final = ("text", "news", "voice", "stage", "thread", "dm")
# minutes without a message, after which a thread archives itself
ARCHIVE_AFTER: Final = (60, 1440, 4320, 10080)


class Snowflakes:
    """A source of Discord ids: milliseconds since 2015 in the upper bits, strictly growing."""

    def __init__(self, now: Callable[[], float], last: int = 0) -> None:
        self._now = now
        self.last = last

    def next(self) -> str:
        self.last = max((int(self._now() * 1000) - DISCORD_EPOCH_MS) << 22, self.last + 1)
        return str(self.last)


def seconds_of(snowflake: str) -> float:
    """Return when an id was made, in seconds since 1970."""
    return ((int(snowflake) >> 22) + DISCORD_EPOCH_MS) / 1000


def _fixed(number: int) -> str:
    """Return an id of the initial world, dated 1 October 2024 and equal in every world."""
    return str(((1_727_740_800_000 - DISCORD_EPOCH_MS) << 22) + (number << 22))


@dataclass(slots=True)
class Person:
    id: str
    name: str
    username: str
    locale: str = "en-US"
    dms_open: bool = True
    member: bool = True  # of the server; others have no server in common with the bot
    moderator: bool = False
    roles: list[str] = field(default_factory=list)  # ids, besides @everyone
    requests: bool = False  # direct messages of strangers wait in an inbox of their own
    # channel -> the newest message the person has seen there
    read: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Role:
    """A role of the server.

    People whose messages mention it notify its members if it is `mentionable`.
    """

    name: str
    mentionable: bool = True
    permissions: int = 0


@dataclass(slots=True)
class Message:
    """A message as Discord's REST returns it (`data`), and its attachments by id (`files`),
    shown or only referenced.
    """

    data: Json
    files: dict[str, Json] = field(default_factory=dict)
    only: str | None = None  # ephemeral: id of the person who sees it
    pings: frozenset[str] = frozenset()
    made_by: str | None = None  # id of the interaction that made it

    @property
    def id(self) -> str:
        return str(self.data["id"])

    @property
    def channel_id(self) -> str:
        return str(self.data["channel_id"])


@dataclass(slots=True)
class Channel:
    id: str
    name: str
    kind: Kind
    parent: str | None = None
    guild: str | None = None  # id of its server; None for a DM
    person: str | None = None  # the other side of a DM
    denied: set[str] = field(default_factory=set)  # names of permissions that the bot lacks
    hidden: bool = False  # from people who are neither moderators nor members of the bot's role
    messages: dict[str, Message] = field(default_factory=dict)
    last_message_id: str | None = None  # stays when that message is deleted
    position: int = 0
    archived: bool = False  # a thread: a new message brings it back
    locked: bool = False  # a thread: only moderators bring it back
    private: bool = False  # a thread that only its members and people with MANAGE_THREADS see
    # ids of people, and maybe of the bot, who are in the thread
    members: set[str] = field(default_factory=set)
    by_bot: bool = False  # a thread that the bot has made
    archive_after: int = 10080  # minutes: see ARCHIVE_AFTER
    awake_since: float = 0.0  # when the thread was last opened again, in seconds since 1970
    requested: bool = False  # a DM that waits in the inbox of message requests

    def newest(self, count: int, before: str | None = None, after: str = "0") -> list[Message]:
        """Return the last `count` messages before `before`, newest first, or the first `count`
        messages after `after`.
        """
        if after != "0":
            later = [m for m in self.messages.values() if int(m.id) > int(after)]
            return later[:count][::-1]
        found: Iterator[Message] = iter(reversed(self.messages.values()))
        if before is not None:
            found = (m for m in found if int(m.id) < int(before))
        return list(islice(found, count))


@dataclass(slots=True)
class StoredFile:
    id: str
    filename: str
    content_type: str
    body: bytes


class World:
    """Everything that outlives the bot. Look-ups return None if there is nothing."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.ids = Snowflakes(now)
        self.guild_id = _fixed(1)
        self.guild_name = "Café Central"
        self.locale = "en-US"
        self.community = False
        self.bot_id = _fixed(2)
        self.bot_role_id = _fixed(3)
        # everybody has it: what the bot may do as well, its own role says
        self.member_role_id = _fixed(4)
        self.moderator_role_id = _fixed(5)
        self.bot_name = "Kaffeehaus"
        self.bot_there = True  # on the server
        # what its owner has changed of the application in the developer portal
        self.portal: Json = {}
        self.token: str | None = None  # the only one that is accepted; None: any
        # others have the same people, and the bot is never removed from them
        self.guilds = {self.guild_id: self.guild_name}
        self.bot_since = seconds_of(self.guild_id)  # since 1970
        self.people: dict[str, Person] = {}
        self.channels: dict[str, Channel] = {}
        self.dms: dict[str, str] = {}  # person -> channel
        self.commands: dict[str, list[Json]] = {"": []}  # "" global, else by guild id
        # the server's own roles by id, besides those of the bot, of members and moderators
        self.roles: dict[str, Role] = {}
        self.emojis: list[Json] = []
        self.events: dict[str, Json] = {}  # scheduled ones, as REST returns them
        self.granted = set(INVITED)  # names of the permissions that the bot has on the server
        self.inviter_id = _fixed(10)
        self.files: dict[str, StoredFile] = {}
        self.ephemeral: OrderedDict[str, Message] = OrderedDict()
        self.unavailable: set[str] = set()  # servers that are out of order
        self._orphans: OrderedDict[str, None] = OrderedDict()
        locales = {"Béla": "hu", "Franz": "de"}
        for number, name in enumerate(
            ("Anna", "Béla", "Chloé", "Dragan", "Emi", "Franz"), start=10
        ):
            self.add_person(name, _fixed(number), locales.get(name, "en-US"))
        self.owner_id = _fixed(10)
        for number, name in enumerate(("buki", "stammtisch", "spielsaal"), start=20):
            self.add_channel(name, _fixed(number))
        self.add_channel(
            "Hinterzimmer", _fixed(30), kind="thread", parent=_fixed(20)
        ).awake_since = now()

    def add_person(self, name: str, person_id: str | None = None, locale: str = "en-US") -> Person:
        plain = "".join(c for c in name.lower() if c.isascii() and c.isalnum()) or "gast"
        taken = {p.username for p in self.people.values()}
        username = plain if plain not in taken else f"{plain}{len(taken)}"
        person = Person(person_id or self.ids.next(), name, username, locale)
        self.people[person.id] = person
        return person

    def add_role(self, name: str, *people: Person, mentionable: bool = True) -> str:
        """Add a role, give it to people, and return its id."""
        role_id = self.ids.next()
        self.roles[role_id] = Role(name, mentionable)
        for person in people:
            person.roles.append(role_id)
        return role_id

    def add_guild(self, name: str) -> str:
        """Add a server and return its id.

        With two shards every second server is on shard 0. The first server of a world is on shard
        1.
        """
        guild_id = _fixed(100 + len(self.guilds) - 1)
        self.guilds[guild_id] = name
        return guild_id

    def accepts(self, authorization: object) -> bool:
        """Return True if a token, with or without "Bot " before it, is the bot's."""
        token = str(authorization or "").removeprefix("Bot ").strip()
        return bool(token) and self.token in (None, token)

    def bot_on(self, guild_id: str) -> bool:
        """Return True if the bot is on a server."""
        return guild_id in self.guilds and (self.bot_there or guild_id != self.guild_id)

    def add_channel(
        self,
        name: str,
        channel_id: str | None = None,
        *,
        kind: Kind = "text",
        parent: str | None = None,
        guild: str | None = None,
    ) -> Channel:
        on = (
            None
            if kind == "dm"
            else guild
            or (self.channels[parent].guild if parent in self.channels else self.guild_id)
        )
        channel = Channel(
            channel_id or self.ids.next(), name, kind, parent, on, position=len(self.channels)
        )
        self.channels[channel.id] = channel
        return channel

    def dm_with(self, person_id: str) -> Channel:
        """Return the DM between the bot and a person, opening it if there is none."""
        known = self.dms.get(person_id)
        if known is not None:
            return self.channels[known]
        channel = self.add_channel(self.bot_name, kind="dm")
        channel.person = person_id
        self.dms[person_id] = channel.id
        return channel

    @property
    def guild_locale(self) -> str:
        """The server's language as Discord reports it: English unless the server is a community."""
        return self.locale if self.community else "en-US"

    @property
    def features(self) -> list[str]:
        """Features of the server."""
        return ["COMMUNITY"] if self.community else []

    def person(self, name_or_id: str) -> Person | None:
        known = self.people.get(name_or_id)
        return known or next((p for p in self.people.values() if p.name == name_or_id), None)

    def channel(self, name_or_id: str) -> Channel | None:
        known = self.channels.get(name_or_id)
        name = name_or_id.removeprefix("#")
        return known or next(
            (c for c in self.channels.values() if c.kind != "dm" and c.name == name), None
        )

    def message(self, channel_id: str, message_id: str) -> Message | None:
        """Return a message, even an ephemeral one; the caller checks who may see it."""
        channel = self.channels.get(channel_id)
        found = channel.messages.get(message_id) if channel is not None else None
        if found is None:
            found = self.ephemeral.get(message_id)
            if found is not None and found.channel_id != channel_id:
                return None
        return found

    def keep(self, message: Message) -> None:
        channel = self.channels[message.channel_id]
        if message.only is not None:
            self.ephemeral[message.id] = message
            while len(self.ephemeral) > KEPT_EPHEMERAL:
                self.forget_files(self.ephemeral.popitem(last=False)[1].files)
        else:
            channel.messages[message.id] = message
            channel.last_message_id = message.id

    def drop(self, message: Message) -> None:
        self.ephemeral.pop(message.id, None)
        channel = self.channels.get(message.channel_id)
        if channel is not None:
            channel.messages.pop(message.id, None)
        self.forget_files(message.files)

    def forget_files(self, files: dict[str, Json]) -> None:
        """Mark files that no message shows any more. Only the last `KEPT_ORPHANS` of them stay."""
        for file_id in files:
            self._orphans[file_id] = None
        while len(self._orphans) > KEPT_ORPHANS:
            self.files.pop(self._orphans.popitem(last=False)[0], None)

    def bot_permissions(self, channel: Channel | None) -> int:
        """Return the bot's permissions: those it was granted, less those that a channel (for a
        thread: its parent) denies.
        """
        if channel is not None and channel.kind == "dm":
            return DM_APP
        if not self.bot_there:
            return 0
        denied = set() if channel is None else channel.denied | self.place_of(channel).denied
        return sum(PERMISSIONS[name] for name in self.granted - denied)

    def place_of(self, channel: Channel) -> Channel:
        """Return the channel of a thread, and any other channel itself."""
        return self.channels.get(channel.parent or "", channel)

    def bot_is_in(self, channel: Channel) -> bool:
        """Return True unless the channel is a private thread that the bot neither is in nor
        manages.
        """
        manages = bool(self.bot_permissions(channel) & PERMISSIONS["MANAGE_THREADS"])
        return not channel.private or self.bot_id in channel.members or manages

    def sees(self, person_id: str, channel: Channel) -> bool:
        """Return True if a person sees a channel."""
        if channel.kind == "dm":
            return channel.person == person_id and not channel.requested
        held = self.member_permissions(person_id)
        if self.place_of(channel).hidden and not held & PERMISSIONS["MANAGE_CHANNELS"]:
            return False
        return (
            not channel.private
            or person_id in channel.members
            or bool(held & PERMISSIONS["MANAGE_THREADS"])
        )

    def fall_asleep(self) -> list[Channel]:
        """Archive the threads in which nobody has written for long enough, and return them."""
        idle = []
        for channel in self.channels.values():
            if channel.kind == "thread" and not channel.archived:
                last = max(seconds_of(channel.last_message_id or channel.id), channel.awake_since)
                if self.now() - last >= channel.archive_after * 60:
                    channel.archived = True
                    idle.append(channel)
        return idle

    def member_permissions(self, person_id: str) -> int:
        """Return a person's permissions: all for Anna, the owner; the usual ones of moderators
        or members for others.
        """
        if person_id == self.owner_id:
            return EVERYTHING
        person = self.people.get(person_id)
        return MODERATOR if person is not None and person.moderator else MEMBER

    def advance_events(self) -> list[Json]:
        """Begin and end external events whose time has come, and return those that have changed."""
        changed = []
        for event in self.events.values():
            begins, ends = (
                datetime.fromisoformat(event[f"scheduled_{key}_time"]).timestamp()
                for key in ("start", "end")
            )
            status = (
                COMPLETED if self.now() >= ends else ACTIVE if self.now() >= begins else SCHEDULED
            )
            if event["status"] in (SCHEDULED, ACTIVE) and status > event["status"]:
                event["status"] = status
                changed.append(event)
        return changed

    def unread(self, person: Person, channel: Channel) -> dict[str, bool]:
        """Return the ids of others' messages that the person has not seen, and whether each is
        for them.
        """
        seen = int(person.read.get(channel.id, "0"))
        newer = takewhile(
            lambda message: int(message.id) > seen, reversed(channel.messages.values())
        )
        others = (message for message in newer if message.data["author"]["id"] != person.id)
        return {
            message.id: channel.kind == "dm" or person.id in message.pings for message in others
        }
