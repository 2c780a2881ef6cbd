"""The messages that version 1 would show of a table, and what is to be found of it by whatever comes after version 1."""

from collections.abc import Iterator, Mapping
from typing import Any

from cogs.faces import Face
from cogs.final import standing_face
from cogs.gallery import place_face
from cogs.hand_items import OFFERS
from cogs.offers_face import offers_face
from cogs.table_face import table_face
from games import tiles
from locales.catalogues import Catalogues
from tools.playground.world import DISCORD_EPOCH_MS
from tables.play import game_of
from tables.store import LogEntry, Message, Person, Store
from tables.table import Table, stacks, view


def faces(table: Table, people: Mapping[int, Person], catalogues: Catalogues) -> Iterator[tuple[str, int, Face | None]]:
    """Place, channel and what it says. Whose direct messages are closed has no hand there."""
    words = catalogues.of(table.locale)
    yield "table", table.channel, table_face(table, words)
    if (standing := standing_face(table, words)) is not None:
        yield "standing", table.channel, standing
    if (offers := offers_face(table, words)) is not None:
        yield OFFERS, table.channel, offers
    if table.nudged:
        yield "nudge", table.channel, None
    for place, one in enumerate(table.places):
        person = None if one.user is None else people[one.user]
        if person is None or person.dm_channel is None or person.dm_closed or table.place_of(person.user) != place:
            continue
        if place < len(table.chairs) or game_of(table).view(table.state, place).viewer is not None:
            yield f"hand:{person.user}", person.dm_channel, place_face(table, place, catalogues.of(person.locale), "")


async def show(
    store: Store, table: Table, people: Mapping[int, Person], catalogues: Catalogues, first: int
) -> list[dict[str, Any]]:
    """Record the messages of a table, as version 1 does when it has sent them; and what can be pressed in them, row by row.

    Their ids tell when they were posted, and go on from `first`.
    """
    log = await store.log(table.id)
    shown = []
    for number, (place, channel, face) in enumerate(faces(table, people, catalogues), start=first):
        posted = moment(log, 1 if place == "table" else table.dealt if place.startswith("hand:") else table.version)
        message = Message(table.id, place, channel, number + ((posted - DISCORD_EPOCH_MS) << 22), table.version, posted)
        await store.shown(message)
        buttons = face.view.to_components() if face is not None else []
        rows = [[pressed(one) for one in row["components"]] for row in buttons]
        shown.append({"table": table.id, "place": place, "channel": channel, "message": message.message, "rows": rows})
    return shown


def moment(log: list[LogEntry], version: int) -> int:
    """When a table came to a version (ms)."""
    return next((entry.at for entry in log if entry.version == version), log[0].at)


def pressed(component: Any) -> Any:
    """A button by its id; a menu with its values, and how many of them can be chosen."""
    if component["type"] == 2:
        return component["custom_id"]
    values = [option["value"] for option in component["options"]]
    return [component["custom_id"], component.get("min_values", 1), component.get("max_values", 1), values]


async def known(store: Store, table: Table) -> dict[str, Any]:
    """What version 1 knows of a table, by names that have nothing to do with how it keeps it."""
    rules = game_of(table)
    hands = []
    for seat in range(len(table.chairs)):
        seen = view(table, rules, seat)
        hand = () if seen is None else seen.seats[seat].hand or ()
        hands.append(" ".join(tiles.NAMES[tile] for tile in hand))
    return {
        "game": table.game,
        "guild": table.guild,
        "channel": table.channel,
        "phase": str(table.phase),
        "version": table.version,
        "host": table.host,
        "deals": table.deals,
        "deadline": table.deadline,
        "nudge": table.nudge,
        "closing": table.closing,
        "ended": table.ended,
        "seats": [[chair.user, str(chair.presence), chair.ready] for chair in table.chairs],
        "gallery": [one.user for one in table.gallery],
        "due": list(rules.due(table.state)) if table.state is not None and table.live else [],
        "hands": hands,
        "stacks": list(stacks(table, rules)),
        "balance": await store.balance(table.account),
    }
