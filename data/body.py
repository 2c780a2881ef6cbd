"""The body of a table: `tables.table.Table` as JSON text, written and read whole. Hands and the secret are in it: never log it."""

import json
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, get_type_hints

from games import GAMES, codec
from games.core import Event, Game
from tables.store import Unreadable
from tables.table import Table

OWN = ("options", "state", "story", "secret")  # what the type hints of `Table` do not tell how to read


def dump(table: Table) -> str:
    """The whole table."""
    plain = {one.name: codec.dump(getattr(table, one.name)) for one in fields(Table) if one.name not in OWN}
    plain["options"] = codec.dump(table.options)
    plain["secret"] = table.secret.hex()
    plain["state"] = codec.dump(table.state)
    plain["story"] = dump_events(table.story)
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def load(table_id: str, game: str, rules_version: int, text: str) -> Table:
    """The table as it was. Raises `Unreadable` if today's rules are not those it was played by, or it makes no sense to them."""
    rules = GAMES.get(game)
    if rules is None or rules.rules_version != rules_version:
        raise Unreadable(table_id)
    try:
        plain = json.loads(text)
        hints = get_type_hints(Table)
        values = {one.name: codec.load(hints[one.name], plain[one.name]) for one in fields(Table) if one.name not in OWN}
        return Table(
            **values,
            options=codec.load(rules.options, plain["options"]),
            secret=bytes.fromhex(plain["secret"]),
            state=None if plain["state"] is None else codec.load(rules.state, plain["state"]),
            story=tuple(_event(rules, one) for one in plain["story"]),
        )
    except (ValueError, TypeError, LookupError, AttributeError):
        raise Unreadable(table_id) from None  # the cause may quote what nobody is to see


def dump_events(events: Sequence[Event]) -> list[Any]:
    """Public events, each with the name of its class."""
    return [{"event": type(one).__name__, **codec.dump(one)} for one in events]


def _event(rules: Game[Any, Any], plain: dict[str, Any]) -> Event:
    kinds = {kind.__name__: kind for kind in rules.events}
    values = dict(plain)
    event: Event = codec.load(kinds[values.pop("event")], values)
    return event


def paid_in(text: str, user: int) -> int:
    """hc that a person has brought to the table, even if its game cannot be read any more."""
    plain = json.loads(text)
    return sum(chair["paid_in"] for chair in plain["chairs"] if chair["user"] == user) if plain["for_chips"] else 0
