"""Tables as JSON text. It contains hands and the secret of the session: never log it.

The text keeps the form of version 1, so that processes of both versions can share a database while the bot is being updated.
"""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, get_type_hints

from games import GAMES
from games.core import Event
from games.parts import codec
from tables.service.store import Newer, Unreadable
from tables.state.people import Preset
from tables.state.table import Table
from tables.state.table_options import TableOptions
from tables.state.table_parts import Closing, LatestDeal, RulesAgreement
from tables.state.turn_clock import TableClock

NOTHING_DEALT = ',"deals":0,'  # in the text of a table before its first deal; a house rule of this name is never 0
OWN_FORM = ("options", "state", "story")  # fields that are not written as their type says
PARTS: Mapping[str, type] = {"latest_deal": LatestDeal, "clock": TableClock, "agreement": RulesAgreement, "closing": Closing}
# The text knows no parts: their fields stand among those of the table. Some fields have another name in the text.
STORED_NAMES: Mapping[type, Mapping[str, str]] = {
    Table: {"table_options": "manners", "public_version": "told"},
    LatestDeal: {"first_version": "dealt"},
    TableClock: {"extended": "late", "nudge_at": "nudge"},
    RulesAgreement: {},
    Closing: {"after_deal": "closing", "reason": "ended", "about": "ended_by"},
}
HINTS: Mapping[type, Mapping[str, Any]] = {kind: get_type_hints(kind) for kind in STORED_NAMES}


def dump(table: Table) -> str:
    """Return a table as text."""
    plain = _rename_fields(Table, codec.dump(table))
    parts = {kind: plain.pop(name) for name, kind in PARTS.items()}
    for kind, part in parts.items():
        plain |= _rename_fields(kind, part)
    return json.dumps({**plain, "story": dump_events(table.latest_deal.story)}, separators=(",", ":"))


def dump_events(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Return public events as JSON data, for the log and the story."""
    return [codec.event_data(event) for event in events]


def load(table_id: str, game: str, rules_version: int, text: str) -> Table:
    """Return a table from its text. A field that is younger than the text takes its default.

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
        parts = {name: kind(**_read(kind, plain)) for name, kind in PARTS.items()}
        parts["latest_deal"] = replace(
            parts["latest_deal"], story=tuple(codec.event_of(event, rules.events) for event in plain["story"])
        )
        return Table(
            **_read(Table, plain),
            **parts,
            options=codec.load(rules.options, plain["options"]),
            state=None if plain["state"] is None else codec.load(rules.state, plain["state"]),
        )
    except (ValueError, TypeError, LookupError, AttributeError):
        raise Unreadable(table_id) from None  # the cause may quote secrets


def _rename_fields(kind: type, plain: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of a table or of a part by their names in the text."""
    names = STORED_NAMES[kind]
    return {names.get(name, name): value for name, value in plain.items()}


def _read(kind: type, plain: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of a table or of a part that the text contains, by their names in the code."""
    names = STORED_NAMES[kind]
    own_form = (*OWN_FORM, *PARTS) if kind is Table else OWN_FORM
    stored = {one.name: names.get(one.name, one.name) for one in fields(kind) if one.name not in own_form}
    return {name: codec.load(HINTS[kind][name], plain[key]) for name, key in stored.items() if key in plain}


def dump_preset(preset: Preset) -> dict[str, Any]:
    """Return a preset as a row."""
    options, table_options = (
        json.dumps(codec.dump(one), separators=(",", ":")) for one in (preset.options, preset.table_options)
    )
    return {"guild": preset.guild, "name": preset.name, "game": preset.game, "options": options, "manners": table_options}


def load_preset(row: Any) -> Preset | None:
    """Return the preset of a row, or None if today's rules cannot read it."""
    rules = GAMES.get(row.game)
    if rules is None:
        return None
    try:
        options = codec.load(rules.options, json.loads(row.options))
        return Preset(row.guild, row.name, row.game, options, codec.load(TableOptions, json.loads(row.manners)))
    except (ValueError, TypeError, LookupError):
        return None


def chips_of(text: str, user: int) -> int:
    """Return the half-chips of a person that lie at a table, see `chips_by_user`."""
    return chips_by_user(text).get(user, 0)


def chips_by_user(text: str) -> Counter[int]:
    """Return the half-chips of each person that lie at a table, even one whose game cannot be read any more.

    During a deal these are the chips that they have brought for it.
    """
    plain = json.loads(text)
    held: Counter[int] = Counter()
    if not plain["for_chips"]:
        return held
    for chair, hc in zip(plain["chairs"], plain["stacks"], strict=False):
        if chair["user"] is not None:
            held[chair["user"]] += hc
    for onlooker in plain.get("gallery", ()):
        held[onlooker["user"]] += onlooker["paid_in"]
    return held


def told_of(text: str, user: int) -> dict[str, Any]:
    """Return what a table's text says of one person, without tiles and without anything of other people."""
    plain = json.loads(text)
    for part, role in (("chairs", "player"), ("gallery", "onlooker"), ("seat_requests", "waits for a seat")):
        for number, one in enumerate(plain.get(part, ())):
            if one["user"] == user:
                mine = {"role": role, "number": number + 1, "host": plain["host"] == user}
                return {"opened_at": plain["opened_at"], **mine, **{key: one.get(key) for key in ("name", "username", "paid_in")}}
    return {"opened_at": plain["opened_at"], "role": "left", "host": plain["host"] == user}


def disowned(text: str, user: int, alias: int, version: int) -> str | None:
    """Return the text of a table with an alias, without a name, in a person's place; None if the person is not in it.

    The new text has this version. No rules read it, because they may be older or newer than today's.
    """
    plain = json.loads(text)
    mine = [one for role in ("chairs", "gallery", "seat_requests") for one in plain.get(role, ()) if one["user"] == user]
    agreed = plain.get("agreed", ())
    quitters = plain.get("quitters", ())
    if not mine and plain["host"] != user and user not in quitters and user not in (one for one, _ in agreed):
        return None
    for one in mine:
        one.update(user=alias, name="", username="")
    if plain["host"] == user:
        plain["host"] = alias
    plain["agreed"] = [[alias if one == user else one, edition] for one, edition in agreed]
    plain["reliability"] = [entry for entry in plain.get("reliability", ()) if entry[0] != user]
    for wish in plain.get("seat_wishes", ()):
        wish.update({key: alias for key in ("user", "partner") if wish[key] == user})
    plain["quitters"] = [alias if one == user else one for one in quitters]
    if version != plain["version"]:
        plain.update(version=version, told=version)
    return json.dumps(plain, separators=(",", ":"))


def host(text: str) -> int:
    """Return the host of a table, even of one whose game cannot be read any more."""
    return int(json.loads(text)["host"])
