"""Messages made from the payload of a request: checked, attachments stored, `attachment://`
resolved.
"""

import re
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from tools.playground.errors import Json, Problem, Refusal, empty_message, invalid
from tools.playground.limits.component_checks import (
    BUTTON,
    CONTAINER,
    FILE,
    GALLERY,
    SELECT,
    SELECTS,
    SEPARATOR,
    THUMBNAIL,
    walk,
)
from tools.playground.limits.component_checks import media as media_of
from tools.playground.limits.message_checks import check_message
from tools.playground.world import media, serialise
from tools.playground.world.model import PERMISSIONS, Channel, Message, StoredFile, World
from tools.playground.world.serialise import COMPONENTS_V2, EPHEMERAL, LOADING

SUPPRESS_EMBEDS, SILENT, VOICE = 1 << 2, 1 << 12, 1 << 13
SETTABLE: Final = SUPPRESS_EMBEDS | SILENT | VOICE | COMPONENTS_V2
FILE_SIZE: Final = 10 * 1024 * 1024
_MENTION: Final = re.compile(r"<@!?(\d{15,21})>")
_ROLE: Final = re.compile(r"<@&(\d{15,21})>")
_NOT_IN_NAMES: Final = re.compile(r"[^A-Za-z0-9_.\-]")


class Upload(NamedTuple):
    filename: str
    body: bytes


@dataclass(frozen=True, slots=True)
class MessageAuthor:
    """The author of a new message, and the properties that depend on it."""

    author: Json
    only: str | None = None  # ephemeral: id of the person who sees it
    made_by: str | None = None  # id of the interaction
    # further keys of the message: type, interaction_metadata, message_reference, ...
    extra: Json | None = None


def safe_name(name: str) -> str:
    """Return a file name as Discord changes it: spaces and all other unwanted characters become
    underscores.
    """
    return _NOT_IN_NAMES.sub("_", name)[-1024:]


def blank(world: World, channel: Channel, sender: MessageAuthor) -> Message:
    """Return a message without content."""
    message_id = world.ids.next()
    data: Json = {
        "id": message_id,
        "channel_id": channel.id,
        "type": 0,
        "author": sender.author,
        "content": "",
        "timestamp": serialise.stamp(world.now()),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "flags": EPHEMERAL if sender.only is not None else 0,
        **(sender.extra or {}),
    }
    return Message(data, only=sender.only, made_by=sender.made_by)


class MessageWriter:
    """Writes payloads into messages of a world. Its files are served at `base_url`."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.base_url = ""
        self.stripped: dict[int, None] = {}  # characters that are taken from contents

    def write(
        self, message: Message, payload: Json, uploads: Mapping[int, Upload], *, create: bool
    ) -> None:
        """Apply `payload` to the message, or raise the refusal and change nothing."""
        data = message.data
        was_v2 = bool(data["flags"] & COMPONENTS_V2)
        v2 = was_v2 or bool((payload.get("flags") or 0) & COMPONENTS_V2)
        for upload in uploads.values():
            if len(upload.body) > FILE_SIZE:
                raise Refusal(413, 40005, "Request entity too large")
        listed = payload.get("attachments")
        kept = dict(message.files)
        if listed is not None and isinstance(listed, list):
            ids = {str(entry.get("id")) for entry in listed if isinstance(entry, dict)}
            kept = {key: value for key, value in kept.items() if key in ids}
        described = {
            str(entry.get("id")): entry
            for entry in (listed if isinstance(listed, list) else [])
            if isinstance(entry, dict)
        }
        names = {
            number: safe_name(
                str(described.get(str(number), {}).get("filename") or upload.filename)
            )
            for number, upload in uploads.items()
        }
        all_names = [*names.values(), *(file["filename"] for file in kept.values())]
        problems = check_message(
            payload,
            list(uploads),
            kept=message.files,
            file_names=all_names,
            v2=v2,
            emoji_ids={e["id"] for e in self.world.emojis},
        )
        if len(all_names) > 10 and not problems:
            problems.append(
                Problem(("attachments",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
            )
        components: list[Json] = (
            (payload["components"] or []) if "components" in payload else data["components"]
        )
        if v2 and not problems:
            problems += _legacy(payload, data)
            problems += _unreferenced(components, names)
            if "components" not in payload:
                problems += _missing(components, kept)
        if problems:
            raise invalid(problems)
        if "components" in payload and (lost := self._unresolved(message, payload["components"])):
            raise lost
        content = (
            (payload["content"] or "").translate(self.stripped).strip()
            if "content" in payload
            else data["content"]
        )
        embeds = (payload["embeds"] or []) if "embeds" in payload else data["embeds"]
        if not (content or embeds or components or kept or uploads):
            raise empty_message()
        files = self._store(message, uploads, names, described, kept)
        self._apply(
            message,
            payload,
            files,
            content=content,
            embeds=embeds,
            components=components,
            v2=v2,
            create=create,
        )

    def _unresolved(self, message: Message, components: Any) -> Refusal | None:
        """Return the refusal of a menu whose default values do not exist: Discord says no more
        than "500" (#6719).
        """
        guild = self.world.channels[message.channel_id].guild
        known: dict[str, set[str]] = {
            "user": {self.world.bot_id, *self.world.people},
            "role": {
                guild or "",
                self.world.bot_role_id,
                self.world.member_role_id,
                self.world.moderator_role_id,
                *self.world.roles,
            },
            "channel": {it.id for it in self.world.channels.values() if it.guild == guild},
        }
        for it in walk(components):
            for value in it.get("default_values") or []:
                if value.get("type") in known and str(value.get("id")) not in known[value["type"]]:
                    return Refusal(500, 0, "Internal Server Error")
        return None

    def _store(
        self,
        message: Message,
        uploads: Mapping[int, Upload],
        names: Mapping[int, str],
        described: Mapping[str, Json],
        kept: Mapping[str, Json],
    ) -> dict[str, Json]:
        files: dict[str, Json] = {}
        for file_id, attachment in kept.items():
            change = described.get(file_id, {})
            files[file_id] = attachment | (
                {"description": change["description"]}
                if change.get("description") is not None
                else {}
            )
        for number, upload in uploads.items():
            file_id = self.world.ids.next()
            name = names[number]
            kind = media.content_type(name)
            url = f"{self.base_url}/cdn/attachments/{message.channel_id}/{file_id}/{name}"
            attachment = {
                "id": file_id,
                "filename": name,
                "size": len(upload.body),
                "url": url,
                "proxy_url": url,
                "content_type": kind,
            }
            size = media.picture_size(upload.body)
            if size is not None:
                attachment |= {"width": size[0], "height": size[1]}
            description = described.get(str(number), {}).get("description")
            if description is not None:
                attachment["description"] = description
            if message.only is not None:
                attachment["ephemeral"] = True
            files[file_id] = attachment
            self.world.files[file_id] = StoredFile(file_id, name, kind, upload.body)
        return files

    def _apply(
        self,
        message: Message,
        payload: Json,
        files: dict[str, Json],
        *,
        content: str,
        embeds: list[Json],
        components: list[Json],
        v2: bool,
        create: bool,
    ) -> None:
        data = message.data
        by_url = {f"attachment://{file['filename']}": file for file in files.values()}
        by_url |= {str(file["url"]): file for file in files.values()}
        shown: set[str] = set()
        if "components" in payload or create:
            components = _numbered(deepcopy(components))
        if v2:
            for place in media_of(components):
                _resolve(place, by_url, shown)
        embeds = [{"type": "rich", **deepcopy(embed)} for embed in embeds]
        for embed in embeds:
            for key in ("image", "thumbnail"):
                file = by_url.get(str((embed.get(key) or {}).get("url")))
                if file is not None:
                    shown.add(file["id"])
                    size = {k: file[k] for k in ("width", "height") if k in file}
                    embed[key] = {"url": file["url"], "proxy_url": file["proxy_url"], **size}
        if v2:
            files = {key: file for key, file in files.items() if key in shown}
        gone = {key: file for key, file in message.files.items() if key not in files}
        message.files = files
        flags = (data["flags"] & ~LOADING) | ((payload.get("flags") or 0) & SETTABLE)
        if "flags" in payload and not create:
            flags = (flags & ~SUPPRESS_EMBEDS) | (payload["flags"] or 0) & SUPPRESS_EMBEDS
        data.update(
            content=content,
            embeds=embeds,
            components=components,
            attachments=[file for key, file in files.items() if key not in shown],
            flags=flags,
        )
        if create or "content" in payload or "components" in payload:
            self._mention(message, payload)
            if create and not flags & SILENT:
                everybody = self.world.people if data["mention_everyone"] else ()
                named = (u["id"] for u in data["mentions"])
                called = (
                    it.id
                    for it in self.world.people.values()
                    if set(it.roles) & set(data["mention_roles"])
                )
                message.pings = frozenset((*named, *called, *everybody))
        self.world.forget_files(gone)

    def _may_mention_all(self, message: Message) -> bool:
        """Return True if a message notifies everybody, and roles that not everybody may mention."""
        author, channel = str(message.data["author"]["id"]), self.world.channels[message.channel_id]
        is_ours = author == self.world.bot_id
        held = (
            self.world.bot_permissions(channel)
            if is_ours
            else self.world.member_permissions(author)
        )
        return bool(held & PERMISSIONS["MENTION_EVERYONE"])

    def _mention(self, message: Message, payload: Json) -> None:
        data = message.data
        texts = [
            data["content"],
            *(str(it.get("content") or "") for it in walk(data["components"])),
        ]
        text = "\n".join(texts)
        allowed = payload.get("allowed_mentions")
        everyone = "@everyone" in text or "@here" in text
        found = list(dict.fromkeys(_MENTION.findall(text)))
        may_mention_all = self._may_mention_all(message)
        everyone = everyone and may_mention_all
        roles = [
            it
            for it in dict.fromkeys(_ROLE.findall(text))
            if it in self.world.roles and (may_mention_all or self.world.roles[it].mentionable)
        ]
        if allowed is not None:
            parse = allowed.get("parse") or []
            everyone = everyone and "everyone" in parse
            if "users" not in parse:
                ids = {str(user) for user in allowed.get("users") or []}
                found = [user for user in found if user in ids]
            if "roles" not in parse:
                allowed_roles = {str(role) for role in allowed.get("roles") or []}
                roles = [role for role in roles if role in allowed_roles]
        data["mentions"] = [
            serialise.user(self.world.people[u]) for u in found if u in self.world.people
        ]
        if self.world.bot_id in found:
            data["mentions"].append(serialise.bot_user(self.world))
        data["mention_everyone"] = everyone
        data["mention_roles"] = roles


def _legacy(payload: Json, data: Json) -> list[Problem]:
    """Return faults for old fields that remain when an edit turns a message into Components V2."""
    return [
        Problem(
            (key,),
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
        )
        for key in ("content", "embeds")
        if data[key] and key not in payload
    ]


def _unreferenced(components: list[Json], names: Mapping[int, str]) -> list[Problem]:
    """Return faults for files that no component shows.

    Discord accepts them and shows them nowhere. The playground refuses them with a code of its own.
    """
    used = {str(place.get("url")) for place in media_of(components)}
    return [
        Problem(
            ("attachments", number),
            "ATTACHMENT_NOT_REFERENCED",
            f"No component shows attachment://{name}",
        )
        for number, name in names.items()
        if f"attachment://{name}" not in used
    ]


def _missing(components: list[Json], kept: Mapping[str, Json]) -> list[Problem]:
    """Return faults for files that an edit removes while components that it keeps show them."""
    lost = [
        place
        for place in media_of(components)
        if place.get("attachment_id") and place["attachment_id"] not in kept
    ]
    sentence = "The referenced attachment was not found"
    return [
        Problem(("components",), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", sentence)
        for _ in lost[:1]
    ]


def _resolve(place: Json, by_url: Mapping[str, Json], shown: set[str]) -> None:
    file = by_url.get(str(place.get("url")))
    if file is None:
        place.setdefault("proxy_url", place.get("url"))
        place.setdefault("id", "0")
        return
    shown.add(file["id"])
    place.clear()
    place.update(
        {
            key: file[key]
            for key in ("id", "url", "proxy_url", "content_type", "width", "height")
            if key in file
        },
        attachment_id=file["id"],
        flags=0,
    )


def _numbered(components: list[Json]) -> list[Json]:
    """Return the components with ids, and with the values that Discord fills in."""
    taken = {it["id"] for it in walk(components) if it.get("id")}
    number = 0
    for it in walk(components):
        if not it.get("id"):
            number += 1
            while number in taken:
                number += 1
            it["id"] = number
        defaults: Json = {}
        kind: Any = it.get("type")
        if kind in SELECTS:
            defaults = {"min_values": 1, "max_values": 1}
            if kind == SELECT:
                for option in it.get("options", []):
                    option.setdefault("default", False)
        elif kind == BUTTON:
            if it.get("label") == "":
                del it["label"]
        elif kind == SEPARATOR:
            defaults = {"divider": True, "spacing": 1}
        elif kind == CONTAINER:
            defaults = {"accent_color": None, "spoiler": False}
        elif kind in (THUMBNAIL, FILE):
            defaults = {"spoiler": False} | (
                {"description": None} if kind == THUMBNAIL else {"name": "", "size": 0}
            )
        elif kind == GALLERY:
            for item in it.get("items", []):
                item.setdefault("description", None)
                item.setdefault("spoiler", False)
        for key, value in defaults.items():
            if it.get(key) is None:
                it[key] = value
        for key in [
            key
            for key, value in it.items()
            if value is None and key not in ("accent_color", "description")
        ]:
            del it[key]
    return components
