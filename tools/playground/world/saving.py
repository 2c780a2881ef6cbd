"""Saving and loading the world: a JSON file, and the pictures in a folder beside it, written
atomically.
"""

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, NamedTuple

from tools.playground.errors import Json
from tools.playground.world.model import Channel, Message, Person, Role, StoredFile, World

VERSION: Final = 1
KEPT_MESSAGES: Final = 200  # in each channel


class Snapshot(NamedTuple):
    text: str
    files: dict[str, StoredFile]


def _folder(path: Path) -> Path:
    return path.with_name(path.stem + "-files")


def snapshot(world: World, base_url: str) -> Snapshot:
    """Return a consistent copy of the world. As in Discord, ephemeral messages are not kept."""
    channels: list[Json] = []
    used = {e["id"]: world.files[e["id"]] for e in world.emojis if e["id"] in world.files}
    for channel in world.channels.values():
        messages = list(reversed(channel.newest(KEPT_MESSAGES)))
        for message in messages:
            used |= {
                file_id: world.files[file_id] for file_id in message.files if file_id in world.files
            }
        channels.append(
            {
                "id": channel.id,
                "name": channel.name,
                "kind": channel.kind,
                "parent": channel.parent,
                "guild": channel.guild,
                "person": channel.person,
                "denied": sorted(channel.denied),
                "hidden": channel.hidden,
                "members": sorted(channel.members),
                "archive_after": channel.archive_after,
                "awake_since": channel.awake_since,
                "position": channel.position,
                "archived": channel.archived,
                "locked": channel.locked,
                "private": channel.private,
                "by_bot": channel.by_bot,
                "requested": channel.requested,
                "last_message_id": channel.last_message_id,
                "messages": [
                    {
                        "data": m.data,
                        "files": m.files,
                        "pings": sorted(m.pings),
                        "made_by": m.made_by,
                    }
                    for m in messages
                ],
            }
        )
    whole: Json = {
        "version": VERSION,
        "base_url": base_url,
        "last_id": world.ids.last,
        "guilds": world.guilds,
        "bot_there": world.bot_there,
        "bot_since": world.bot_since,
        "people": [asdict(person) for person in world.people.values()],
        "channels": channels,
        "dms": world.dms,
        "commands": world.commands,
        "emojis": world.emojis,
        "events": world.events,
        "roles": {role_id: asdict(role) for role_id, role in world.roles.items()},
        "files": {
            f.id: {"filename": f.filename, "content_type": f.content_type} for f in used.values()
        },
    }
    return Snapshot(json.dumps(whole, ensure_ascii=False), used)


def write(it: Snapshot, path: Path) -> None:
    folder = _folder(path)
    folder.mkdir(parents=True, exist_ok=True)
    there = {entry.name for entry in folder.iterdir()}
    for file_id, file in it.files.items():
        if file_id not in there:
            _replace(folder / file_id, file.body)
    _replace(path, it.text.encode())
    for name in there - set(it.files):
        (folder / name).unlink(missing_ok=True)


def _replace(path: Path, body: bytes) -> None:
    temporary = path.with_name(path.name + ".new")
    temporary.write_bytes(body)
    os.replace(temporary, path)  # noqa: PTH105 - the word for it


def load(world: World, path: Path, base_url: str) -> None:
    """Fill a new world from the file, if there is one.

    Addresses of pictures become those of this server.
    """
    if not path.is_file():
        return
    text = path.read_text(encoding="utf-8")
    old: str = json.loads(text)["base_url"]
    whole: dict[str, Any] = json.loads(text.replace(old + "/cdn/", base_url + "/cdn/"))
    if whole["version"] != VERSION:
        raise ValueError(f"{path} is of another version of the playground")
    world.ids.last = whole["last_id"]
    world.bot_there = whole.get("bot_there", True)
    world.bot_since = whole.get("bot_since", world.bot_since)
    world.guilds = whole.get("guilds", world.guilds)
    world.people = {entry["id"]: Person(**entry) for entry in whole["people"]}
    world.channels = {}
    for entry in whole["channels"]:
        messages = {
            m["data"]["id"]: Message(
                m["data"], m["files"], None, frozenset(m["pings"]), m["made_by"]
            )
            for m in entry.pop("messages")
        }
        entry.setdefault("guild", None if entry["kind"] == "dm" else world.guild_id)
        sets = {"denied": set(entry["denied"]), "members": set(entry.get("members", []))}
        world.channels[entry["id"]] = Channel(**{**entry, **sets}, messages=messages)
    world.dms = whole["dms"]
    world.commands = whole["commands"]
    world.emojis = whole["emojis"]
    world.events = whole.get("events", {})
    roles = whole.get("roles", {})
    world.roles = {
        role_id: Role(it) if isinstance(it, str) else Role(**it) for role_id, it in roles.items()
    }
    for file_id, entry in whole["files"].items():
        stored = _folder(path) / file_id
        if stored.is_file():
            world.files[file_id] = StoredFile(
                file_id, entry["filename"], entry["content_type"], stored.read_bytes()
            )
