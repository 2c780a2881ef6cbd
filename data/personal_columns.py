"""A list of the columns of the database that says what each holds of people.

Export and erasure follow it. A test compares it with the schema: a new column must be added here, and in docs/privacy.md if it
holds anything of people.
"""

from collections.abc import Iterator, Mapping
from enum import Enum, auto
from typing import Final

from sqlalchemy import Column, ColumnElement, Table

from data import schema


class Held(Enum):
    """The kinds of columns, and what becomes of each when a person is forgotten."""

    NOTHING = auto()  # nothing of people
    OWNER = auto()  # the id of the person to whom the row belongs: the row is deleted
    OWN = auto()  # something of that person, deleted with the row
    ACTOR = auto()  # the id of a person in a row that stays: an alias replaces it
    KEPT = auto()  # the id of a person, which stays because others have a right to it
    WITHIN = (
        auto()
    )  # a person is somewhere in it: it is handed over and erased in `data.stores.personal_data_store` by code of its own


def _held(nothing: str = "", **more: Held) -> dict[str, Held]:
    return {**dict.fromkeys(nothing.split(), Held.NOTHING), **more}


COLUMNS: Final[Mapping[str, Mapping[str, Held]]] = {
    "tables": _held("id guild channel game rules_version phase version due changed_at", body=Held.WITHIN, host=Held.ACTOR),
    "log": _held("table_id version at what events", by=Held.ACTOR),
    "accounts": _held("guild kind balance", account=Held.WITHIN, user=Held.WITHIN),
    "transfers": _held("amount reason table_id at line", id=Held.WITHIN, source=Held.WITHIN, target=Held.WITHIN),
    "messages": _held("table_id channel message version posted_at", place=Held.WITHIN),
    "people": _held(user=Held.OWNER, name=Held.OWN, username=Held.OWN, locale=Held.OWN, dm_channel=Held.OWN, dm_closed=Held.OWN),
    "members": _held("guild", user=Held.OWNER, name=Held.OWN),
    "records": _held("guild", user=Held.OWNER, played=Held.OWN, won=Held.OWN),
    "winnings": _held("guild", user=Held.OWNER, day=Held.OWN, hc=Held.OWN),
    "tastes": _held(
        "owner",
        of=Held.OWNER,
        classic=Held.OWN,
        large=Held.OWN,
        contrast=Held.OWN,
        digits=Held.OWN,
        words=Held.OWN,
        uncoached=Held.OWN,
        company=Held.OWN,
    ),
    "against": _held("game level", user=Held.OWNER, played=Held.OWN, fair=Held.OWN, won=Held.OWN),
    "rounds": _held("game", user=Held.OWNER, played=Held.OWN),
    "guilds": _held("guild locale computer_chips server_tables host_tables session_deals channels arrived"),
    "bans": _held("guild at", user=Held.KEPT),  # a server's own: else forgetting would lift them
    "moderation": _held("guild press at what", by=Held.ACTOR, about=Held.WITHIN),
    "presets": _held("guild name game options manners"),
    "forgotten": _held("at", mark=Held.WITHIN),
    "departures": _held("guild since"),
    "facts": _held("name value"),
}
BODY: Final[Mapping[str, Held]] = _held(  # the fields of a table, in its body
    "id guild channel game rules_version options table_options secret opened_at locale version "
    "public_version phase for_chips at_ceiling state stacks brought story clock closing winding_up wanting unseen substituted "
    "deals most_deals dealt presses reading levels curve amended preset ended ended_by",
    **dict.fromkeys(("host", "chairs", "gallery", "agreed"), Held.WITHIN),
)
ONLY: Final[Mapping[str, ColumnElement[bool]]] = {
    "tastes": schema.preferences.c.owner == "person"
}  # preferences of servers belong to nobody


def having(held: Held) -> Iterator[tuple[Table, Column[int]]]:
    """Yield the columns of a kind, each with its table."""
    for name, columns in COLUMNS.items():
        table = schema.metadata.tables[name]
        yield from ((table, table.c[column]) for column, what in columns.items() if what is held)


def rows_of(table: Table, column: Column[int], user: int) -> ColumnElement[bool]:
    """Return the condition that picks a person's rows."""
    mine = column == user
    return mine & ONLY[table.name] if table.name in ONLY else mine
