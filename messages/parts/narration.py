"""How people, tiles, chips and events are said."""

import dataclasses
import re
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import groupby
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from games.core import Action, End, Event, Participant, Seat, Tile, View
from games.game import Declaration
from games.parts import tiles
from locales.catalogues import Words
from messages.parts.safe_names import bare, called, clean
from renderer.scene import gain
from tables.state.phases import Presence
from tables.views.public_table import PublicOnlooker, PublicSeat, PublicTable

LONGEST_ON_BUTTON = 16
ENDS = {End.START: "start", End.LEFT: "A", End.RIGHT: "B"}


def name_of(one: PublicSeat | PublicOnlooker) -> str:
    """A person's name in a message."""
    return called(plain_name(one))


def host_of(table: PublicTable) -> str:
    """The host's name in a message: a mention that notifies nobody can show as a bare number on phones."""
    return next((name_of(one) for one in table.seats if one.user == table.host), "?")


def plain_name(one: PublicSeat | PublicOnlooker) -> str:
    """The same where nothing is interpreted."""
    return clean(one.name) or clean(one.username) or "?"


def short_name(seat: PublicSeat) -> str:
    """The same on a button, which shows everything as it is: phones show about 34 characters."""
    name = plain_name(seat)
    return name if len(name) <= LONGEST_ON_BUTTON else name[: LONGEST_ON_BUTTON - 1] + "…"


def onlooker_of(table: PublicTable, participant: Participant) -> str:
    """The name of an onlooker."""
    return name_of(table.participants[participant]) if participant < len(table.participants) else "?"


@lru_cache(maxsize=1024)
def kebab(name: str) -> str:
    """`DealWon` → `deal-won`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower().replace("_", "-")


def stood_in(event: Event, table: PublicTable) -> bool:
    """Whether a computer player has brought this very event about in somebody's place."""
    return bool(table.substituted) and any(table.story[number] is event for number in table.substituted)


def values_of(thing: Action | Event, table: PublicTable, words: Words) -> dict[str, object]:
    """What a message may use of an action or event: names for seats (that of the field `seat` is called `name`) and for onlookers
    (`onlooker`), names for tiles, letters for ends, chips for half-chips, plain numbers; and how many tiles the seat has `left`.
    Several stand in a list; what there is none of is "none"."""
    values: dict[str, object] = {}
    kind_of: Any = type(thing)
    for name, kind in kinds_of(kind_of).items():
        value = getattr(thing, name)
        if kind is Seat or kind is Tile:
            listed = value if isinstance(value, tuple) else () if value is None else (value,)
            said = [name_of(table.seats[one]) if kind is Seat else tiles.NAMES[one] for one in listed]
            values["name" if name == "seat" else name] = words.listed(said) or "none"
        elif kind is Participant:
            values["onlooker"] = onlooker_of(table, value)
        elif name == "hc":
            values["hc"] = gain(value)
        else:
            values[name] = ENDS[value] if isinstance(value, End) else plain(value, words)
    seat = getattr(thing, "seat", None)
    values["left"] = table.view.seats[seat].count if table.view is not None and isinstance(seat, int) else -1
    if isinstance(thing, Event) and stood_in(thing, table):
        values["name"] = words("substitute", name=values["name"])
    return values


@cache
def kinds_of(thing: type[Any]) -> dict[str, Any]:
    """Of each field: `Seat`, `Participant` or `Tile` where there is one, or several, or None; else its type."""
    hints = get_type_hints(thing, include_extras=True)
    return {field.name: kind_in(hints[field.name]) for field in dataclasses.fields(thing)}


def kind_in(hint: Any) -> Any:
    """`Seat` of `tuple[Seat, ...]` and of `Seat | None`; any other type as it is."""
    if get_origin(hint) is not Annotated:
        for part in get_args(hint):
            if (kind := kind_in(part)) in (Seat, Participant, Tile):
                return kind
    return next((known for known in (Seat, Participant, Tile) if known == hint), hint)


def plain(value: object, words: Words) -> object:
    """A value as Fluent takes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value
    return words("nothing") if value is None else str(value)


def told(event: Event, table: PublicTable, words: Words, *more: Event) -> str:
    """An event in a sentence, "" for one that is not worth one. `more`: what is to be said with it (`alike`)."""
    values = values_of(event, table, words)
    if more and "tile" in values:
        values["tile"] = words.listed([str(values_of(one, table, words)["tile"]) for one in (event, *more)])
    return words(f"event-{kebab(type(event).__name__)}", times=1 + len(more), **values)


def alike(event: Event, table: PublicTable) -> tuple[object, ...]:
    """Events in a row for which this is the same are said in one sentence: a series of tiles at one end, draws."""
    kind: Any = type(event)
    return kind, stood_in(event, table), *(getattr(event, name) for name in kinds_of(kind) if name != "tile")


def story(events: Sequence[Event], table: PublicTable, words: Words, most: int) -> list[str]:
    """What happened last, oldest first, in so many sentences. No more is looked at than is told: a deal has many events."""
    said: list[str] = []
    for _, group in groupby(reversed(events), lambda event: alike(event, table)):
        *more, first = group
        if line := told(first, table, words, *reversed(more)):
            said.append(line)
        if len(said) == most:
            break
    return said[::-1]


def remembered(notes: Sequence[Event], table: PublicTable, words: Words) -> list[str]:
    """What only the viewer knows, as shortly as there are words for it."""
    said = []
    for event in notes:
        key = f"note-{kebab(type(event).__name__)}"
        said.append(words(key, **values_of(event, table, words)) if words.has(key) else told(event, table, words))
    return said


def labelled(action: Action, table: PublicTable, words: Words, number: int | None = None) -> str:
    """An action on a button, with the number of its tile in the hand. Long names are cut: phones show about 34 characters."""
    values = values_of(action, table, words)
    for key in {"name", "onlooker"} & values.keys():
        name = bare(str(values[key]))
        values[key] = name if len(name) <= LONGEST_ON_BUTTON else name[: LONGEST_ON_BUTTON - 1] + "…"
    label = bare(words(f"action-{action.verb}", **values))
    label = label if number is None else f"{number} · {label}"
    return label if len(label) <= 80 else label[:79] + "…"


def bets_known(table: PublicTable, view: View, words: Words) -> str:
    """Who sits behind whom and has bet how much, "" if nobody looks on."""
    if not (view.bets or view.gallery):
        return ""
    betting = {bet.participant for bet in view.bets}
    told = [
        words(
            "gallery-bet",
            onlooker=onlooker_of(table, bet.participant),
            chips=bet.chips,
            name=name_of(table.seats[bet.seat]),
            accepted="yes" if bet.accepted else "no",
        )
        for bet in view.bets
    ]
    told += [
        words("gallery-behind", onlooker=onlooker_of(table, participant), name=name_of(table.seats[seat]))
        for participant, seat in view.gallery
        if participant not in betting
    ]
    return words("gallery-bets", bets=" · ".join(told)) if told else ""


def who(seat: PublicSeat, words: Words) -> str:
    """A name with what is special about who sits there."""
    if seat.computer:
        return words("who-computer", name=name_of(seat), level=words("level", level=seat.level))
    if seat.presence is Presence.AWAY:
        return words("who-away", name=name_of(seat))
    if seat.presence is Presence.LEFT:
        return words("who-left", name=name_of(seat))
    return name_of(seat)


def title_of(game: Declaration, words: Words) -> str:
    """A game on offer; what is a reconstruction says so."""
    title = words(f"game-{game.key}")
    return words("reconstructed", game=title) if game.reconstruction else title
