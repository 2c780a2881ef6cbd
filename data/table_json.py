"""Tables as JSON text. It contains hands and the secret of the session: never log it."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, get_type_hints

from data.exceptions import Newer, Unreadable
from games import GAMES
from games.core import Event
from games.parts import codec
from tables.people.people import Preset
from tables.state.house_rules_of_every_game import TableOptions
from tables.state.table import Table

# in the text of a table before its first deal; a house rule of this name is never 0
NOTHING_DEALT = ',"deals":0,'
BY_GAME = ("options", "state")  # fields whose types the game declares
GONE = ("seat_wishes",)  # fields of 2.0.0 that nothing reads any more
HINTS: Mapping[str, Any] = {
    name: hint for name, hint in get_type_hints(Table).items() if name not in BY_GAME
}


def dump(table: Table) -> str:
    """Return a table as text."""
    plain = codec.dump(table)
    plain["latest_deal"]["story"] = dump_events(table.latest_deal.story)
    return json.dumps(plain, separators=(",", ":"))


def dump_events(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Return public events as JSON data, for the log and the story."""
    return [codec.event_data(event) for event in events]


def load(table_id: str, game: str, rules_version: int, text: str) -> Table:
    """Return a table from its text. A field that is younger than the text takes its default, one
    that is `GONE` is left out.

    Raises:
        Newer: The rules, or the game, are newer than this process knows.
        Unreadable: The rules are older than today's, or the text makes no sense to them.
    """
    rules = GAMES.get(game)
    if rules is None or rules.rules_version < rules_version:
        raise Newer
    if rules.rules_version > rules_version:
        raise Unreadable(table_id)
    try:
        plain = json.loads(text)
        deal = plain["latest_deal"]
        story = tuple(codec.event_of(event, rules.events) for event in deal.pop("story"))
        shared = {
            name: codec.load(HINTS[name], value)
            for name, value in plain.items()
            if name not in BY_GAME + GONE
        }
        options = codec.load(rules.options, plain["options"])
        state = None if plain["state"] is None else codec.load(rules.state, plain["state"])
        table = Table(**shared, options=options, state=state)
        return replace(table, latest_deal=replace(table.latest_deal, story=story))
    except (ValueError, TypeError, LookupError, AttributeError):
        raise Unreadable(table_id) from None  # the cause may quote secrets


def dump_preset(preset: Preset) -> dict[str, Any]:
    """Return a preset as a row."""
    options, table_options = (
        json.dumps(codec.dump(rules), separators=(",", ":"))
        for rules in (preset.options, preset.table_options)
    )
    return {
        "guild": preset.guild,
        "name": preset.name,
        "game": preset.game,
        "options": options,
        "table_options": table_options,
    }


def load_preset(row: Any) -> Preset | None:
    """Return the preset of a row, or None if today's rules cannot read it."""
    rules = GAMES.get(row.game)
    if rules is None:
        return None
    try:
        return Preset(
            row.guild,
            row.name,
            row.game,
            codec.load(rules.options, json.loads(row.options)),
            codec.load(TableOptions, json.loads(row.table_options)),
        )
    except (ValueError, TypeError, LookupError):
        return None


def chips_by_user(text: str) -> Counter[int]:
    """Return the half-chips of each person that lie at a table, even one whose game cannot be read
    any more, and one of 1.x.

    During a deal these are the chips that they have brought for it.
    """
    plain = json.loads(text)
    held: Counter[int] = Counter()
    if not plain.get("for_chips", True):
        return held
    for chair, hc in zip(plain.get("chairs", ()), plain.get("stacks", ()), strict=False):
        if chair.get("user") is not None:
            held[chair["user"]] += hc
    for onlooker in plain.get("gallery", ()):
        held[onlooker["user"]] += onlooker.get("paid_in", 0)
    return held


def told_of(text: str, user: int) -> dict[str, Any]:
    """Return what a table's text says of one person, without tiles and without anything of other
    people.
    """
    plain = json.loads(text)
    for part, role in (
        ("chairs", "player"),
        ("gallery", "onlooker"),
        ("seat_requests", "waits for a seat"),
    ):
        for number, place in enumerate(plain[part]):
            if place["user"] == user:
                return {
                    "opened_at": plain["opened_at"],
                    "role": role,
                    "number": number + 1,
                    "host": plain["host"] == user,
                    **{key: place.get(key) for key in ("name", "username", "paid_in")},
                }
    return {"opened_at": plain["opened_at"], "role": "left", "host": plain["host"] == user}


def disowned(text: str, user: int, alias: int, version: int) -> str | None:
    """Return the text of a table with an alias, without a name, in a person's place; None if the
    person is not in it.

    The new text has this version. No rules read it, because they may be older or newer than
    today's.
    """
    plain = json.loads(text)
    places = [
        place
        for role in ("chairs", "gallery", "seat_requests")
        for place in plain[role]
        if place["user"] == user
    ]
    agreed = plain["agreement"]["agreed"]
    quitters = plain["quitters"]
    if not (
        places
        or plain["host"] == user
        or user in quitters
        or user in (member for member, _ in agreed)
    ):
        return None
    for place in places:
        place.update(user=alias, name="", username="")
    if plain["host"] == user:
        plain["host"] = alias
    plain["agreement"]["agreed"] = [
        [alias if member == user else member, edition] for member, edition in agreed
    ]
    plain["reliability"] = [entry for entry in plain["reliability"] if entry[0] != user]
    plain["quitters"] = [alias if member == user else member for member in quitters]
    if version != plain["version"]:
        plain.update(version=version, public_version=version)
    return json.dumps(plain, separators=(",", ":"))


def host(text: str) -> int:
    """Return the host of a table, even of one whose game cannot be read any more."""
    return int(json.loads(text)["host"])
