"""A table as JSON text, read and written whole. Hands and the secret are in it: never log it.

The text keeps the form that version 1 gave it, so that processes of both can share a database while the bot is being updated.
"""

import json
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, get_type_hints

from games import GAMES
from games.core import Event
from games.parts import codec
from tables.people import Preset
from tables.public import TableOptions
from tables.store import Newer, Unreadable
from tables.table import Table

BY_GAME = ("options", "state", "story")  # only the game knows their types
STORED = {"table_options": "manners", "public_version": "told"}  # fields that have another name in the text


def dump(table: Table) -> str:
    """The whole table."""
    plain = {STORED.get(name, name): value for name, value in codec.dump(table).items()}
    return json.dumps({**plain, "story": dump_events(table.story)}, separators=(",", ":"))


def dump_events(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Public events, for the log and the story."""
    return [codec.event_data(event) for event in events]


def load(table_id: str, game: str, rules_version: int, text: str) -> Table:
    """The table as it was. Raises `Newer` if it is played by rules, or a game, that are not known yet, and `Unreadable` if
    by older ones, or if it makes no sense to today's.

    A field that is younger than the text takes its default.
    """
    rules = GAMES.get(game)
    if rules is None or rules.rules_version < rules_version:
        raise Newer
    if rules.rules_version > rules_version:
        raise Unreadable(table_id)
    try:
        plain = json.loads(text)
        hints = get_type_hints(Table)
        named = {one.name: STORED.get(one.name, one.name) for one in fields(Table) if one.name not in BY_GAME}
        return Table(
            **{name: codec.load(hints[name], plain[stored]) for name, stored in named.items() if stored in plain},
            options=codec.load(rules.options, plain["options"]),
            state=None if plain["state"] is None else codec.load(rules.state, plain["state"]),
            story=tuple(codec.event_of(event, rules.events) for event in plain["story"]),
        )
    except (ValueError, TypeError, LookupError, AttributeError):
        raise Unreadable(table_id) from None  # the cause may quote what nobody is to see


def dump_preset(preset: Preset) -> dict[str, Any]:
    """A preset as a row."""
    options, table_options = (
        json.dumps(codec.dump(one), separators=(",", ":")) for one in (preset.options, preset.table_options)
    )
    return {"guild": preset.guild, "name": preset.name, "game": preset.game, "options": options, "manners": table_options}


def load_preset(row: Any) -> Preset | None:
    """The preset of a row, None if today's rules cannot read it."""
    rules = GAMES.get(row.game)
    if rules is None:
        return None
    try:
        options = codec.load(rules.options, json.loads(row.options))
        return Preset(row.guild, row.name, row.game, options, codec.load(TableOptions, json.loads(row.manners)))
    except (ValueError, TypeError, LookupError):
        return None


def paid_in(text: str, user: int) -> int:
    """hc that a person has brought to a table, even one whose game cannot be read any more."""
    plain = json.loads(text)
    places = (*plain["chairs"], *plain.get("gallery", ()))
    return sum(one["paid_in"] for one in places if one["user"] == user) if plain["for_chips"] else 0
