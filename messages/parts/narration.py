"""Sentences about events, actions and bets."""

import dataclasses
import re
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import groupby
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from games.core import TRAINS, Action, End, Ending, Event, Participant, Scored, Seat, Tile, View
from games.parts import pot, tiles
from games.parts.claims import Exposed
from games.parts.match.match_events import RoundBegun
from locales.catalogues import Words
from messages.parts.components import MAX_LABEL_LENGTH, truncate
from messages.parts.display_names import (
    MAX_NAME_ON_BUTTON,
    chips_gained,
    name_of,
    names_of,
    onlooker_name,
    side_of,
)
from messages.parts.safe_names import unescape
from renderer.scene import END_LETTERS, SeatMoves, blocked_text
from tables.views.public_table import PublicTable

ENDS = {End.START: "start", **END_LETTERS}
# Sentences about a tile on a train, which belongs to somebody, in place of those about an end with
# a letter.
TRAIN_KEYS = {
    "action-play": "action-play-train",
    "event-played": "event-played-train",
    "replay-played": "replay-played-train",
}
MAX_OWNER_ON_BUTTON = 12  # characters of the name of a train's owner, beside a tile


@lru_cache(maxsize=1024)
def kebab(name: str) -> str:
    """Return the key form of a name: `DealWon` becomes `deal-won`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower().replace("_", "-")


def is_substituted(event: Event, table: PublicTable) -> bool:
    """Return True if a computer player caused exactly this event in a player's place."""
    return bool(table.latest_deal.substituted) and any(
        table.latest_deal.story[number] is event for number in table.latest_deal.substituted
    )


def message_values(
    move: Action | Event, table: PublicTable, words: Words, reader: Seat | None = None
) -> dict[str, object]:
    """Return the values that a message may use of an action or event.

    Seats become names (the field `seat` is called `name`), a participant becomes `onlooker`, tiles
    their names, ends letters and half-chips chips. Several values are joined as a list; an empty
    list is "none". `left` is the number of tiles the seat holds, `count` the number of seats if the
    event names several.

    Of a train, `train` is "mexican", "own" (the train of the event's player, or of the `reader` of
    an action) or "other", and `owner` is its owner's name.
    """
    values: dict[str, object] = {}
    kind_of: Any = type(move)
    for name, kind in field_kinds(kind_of).items():
        value = getattr(move, name)
        if kind is Seat or kind is Tile:
            listed = value if isinstance(value, tuple) else () if value is None else (value,)
            said = (
                names_of(table, listed, words)
                if kind is Seat
                else words.listed([tiles.NAMES[tile] for tile in listed])
            )
            values["name" if name == "seat" else name] = said or "none"
            if kind is Seat and isinstance(value, tuple):
                values["count"] = len(value)
        elif kind is Participant:
            values["onlooker"] = onlooker_name(table, value)
        elif name == "hc":
            values["hc"] = chips_gained(value, words)
        else:
            values[name] = ENDS[value] if isinstance(value, End) else fluent_value(value, words)
    seat = getattr(move, "seat", None)
    if table.teams and isinstance(move, Scored):
        values["names"] = names_of(table, side_of(table, move.seat), words)
    if (train := train_of(move)) is not None:
        values |= train_values(train, seat if isinstance(move, Event) else reader, table)
    values["left"] = (
        table.view.seats[seat].count if table.view is not None and isinstance(seat, int) else -1
    )
    if isinstance(move, Event) and is_substituted(move, table):
        values["name"] = words("substitute", name=values["name"])
    return values


def train_of(move: Action | Event) -> End | None:
    """Return the train that an action or event is about; None if it is about none."""
    end = getattr(move, "end", None)
    return end if end is End.MEXICAN or end in TRAINS else None


def train_values(train: End, seat: Seat | None, table: PublicTable) -> dict[str, object]:
    """Return whose train this is, for a sentence about `seat` or for that player."""
    if train is End.MEXICAN:
        return {"train": "mexican", "owner": ""}
    owner = TRAINS.index(train)
    return {"train": "own" if owner == seat else "other", "owner": name_of(table.seats[owner])}


def sentence_name(key: str, move: Action | Event, table: PublicTable) -> str:
    """Return the key of the sentence about an action or event.

    `key`, or another one if it is about a train or a team.
    """
    if key == "event-scored" and table.teams:
        return "event-scored-team"
    return key if train_of(move) is None else TRAIN_KEYS.get(key, key)


@cache
def field_kinds(record_type: type[Any]) -> dict[str, Any]:
    """Return `Seat`, `Participant` or `Tile` for each field that holds one, several, or None.

    Else the field's type.
    """
    hints = get_type_hints(record_type, include_extras=True)
    return {
        field.name: kind_in_hint(hints[field.name]) for field in dataclasses.fields(record_type)
    }


def kind_in_hint(hint: Any) -> Any:
    """Return `Seat`, `Participant` or `Tile` if a hint is or contains it; else the hint.

    A hint contains it as in `tuple[Seat, ...]` or `Seat | None`.
    """
    if get_origin(hint) is not Annotated:
        for part in get_args(hint):
            if (kind := kind_in_hint(part)) in (Seat, Participant, Tile):
                return kind
    return next((known for known in (Seat, Participant, Tile) if known == hint), hint)


def fluent_value(value: object, words: Words) -> object:
    """Return a value as the catalogues take it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value
    return words("nothing") if value is None else str(value)


def event_sentence(event: Event, table: PublicTable, words: Words, *more: Event) -> str:
    """Return an event as a sentence, "" if none is worth telling.

    `more` are events that the same sentence covers (`sentence_key`).
    """
    if (
        isinstance(event, pot.PotMade | pot.PotPaid)
        and not table.for_chips
        and pot.is_optional(table.options)
    ):
        return ""
    values = message_values(event, table, words)
    if more and "tile" in values:
        values["tile"] = words.listed(
            [str(message_values(part, table, words)["tile"]) for part in (event, *more)]
        )
    # only a blocked deal is tied
    if event.decides and values.get("ending", Ending.BLOCKED) == Ending.BLOCKED:
        reason = str(values.get("reason") or table.game.blocked_reason)
        text = blocked_text(reason, words, [name_of(table.seats[seat]) for seat in seats_of(event)])
        if text is not None:
            return text
    return words(
        sentence_name(f"event-{kebab(type(event).__name__)}", event, table),
        times=1 + len(more),
        **values,
    )


def seats_of(event: Event) -> tuple[Seat, ...]:
    """Return the seats that an event names."""
    seat: Seat | None = getattr(event, "seat", None)
    several: tuple[Seat, ...] = getattr(event, "seats", ())
    return several if seat is None else (seat,)


def sentence_key(event: Event, table: PublicTable) -> tuple[object, ...]:
    """Return a key that is equal for events one sentence can cover.

    A series of tiles at one end, several draws.
    """
    kind: Any = type(event)
    return (
        kind,
        is_substituted(event, table),
        *(getattr(event, name) for name in field_kinds(kind) if name != "tile"),
    )


def story_lines(events: Sequence[Event], table: PublicTable, words: Words, most: int) -> list[str]:
    """Return the last events as at most `most` sentences, oldest first.

    Earlier events are not looked at: a deal has many.
    """
    said: list[str] = []
    later: Event | None = None
    for _, group in groupby(reversed(events), lambda event: sentence_key(event, table)):
        *more, first = group
        line = (
            ""
            if later and is_told_by_lead(first, later)
            else event_sentence(first, table, words, *reversed(more))
        )
        later = first
        if line:
            said.append(line)
        if len(said) == most:
            break
    return said[::-1]


def seat_moves(events: Sequence[Event], table: PublicTable, words: Words) -> tuple[SeatMoves, ...]:
    """Return what each player has done, in a few words; the player who acted last comes last.

    Events without short words (`move-<event>`) are left out. In Challenge a player may pass in
    several turns on end: that is one pass.
    """
    moves: dict[Seat, list[str]] = {}
    for kind, group in groupby(events, lambda event: (type(event), actor_of(event))):
        event, *more = group
        seat, key = kind[1], f"move-{kebab(kind[0].__name__)}"
        if seat is None or not words.has(key):
            continue
        values = message_values(event, table, words)
        if "tile" in values:
            laid = [str(message_values(part, table, words)["tile"]) for part in (event, *more)]
            values["tile"] = " ".join(laid)
        moves[seat] = [*moves.pop(seat, []), words(key, times=1 + len(more), **values)]
    return tuple(
        SeatMoves(seat, ", ".join(text for text, _ in groupby(said)))
        for seat, said in moves.items()
    )


def actor_of(event: Event) -> Seat | None:
    """Return the seat that an event is about: of a claim that is turned up, the claimant."""
    seat: Seat | None = event.target if isinstance(event, Exposed) else getattr(event, "seat", None)
    return seat


def is_told_by_lead(event: Event, later: Event) -> bool:
    """Return whether the first tile of a round says all that its beginning would say.

    That is who leads, and with what.
    """
    if (
        not isinstance(event, RoundBegun)
        or event.lot
        or getattr(later, "end", None) is not End.START
    ):
        return False
    return seats_of(later) == (event.seat,) and event.tile in (None, getattr(later, "tile", None))


def private_note_lines(notes: Sequence[Event], table: PublicTable, words: Words) -> list[str]:
    """Return what only the viewer knows, in short sentences where the catalogue has them."""
    keys = [f"note-{kebab(type(event).__name__)}" for event in notes]
    return [
        words(key, **message_values(event, table, words))
        if words.has(key)
        else event_sentence(event, table, words)
        for key, event in zip(keys, notes, strict=True)
    ]


def action_label(
    action: Action,
    table: PublicTable,
    words: Words,
    number: int | None = None,
    *,
    ends: Sequence[End] = (),
    outer: int | None = None,
    points: int = 0,
    reader: Seat | None = None,
) -> str:
    """Return the label of an action's button.

    `number`, that of its tile in the picture of the hand, comes first.

    `ends` are the ends where the tile may be laid with the same effect, `outer` is the half that
    lies outwards where the player chooses it, `points` is what the action scores at once. The label
    is for the seat `reader`, or (None) for others as well. Names and the label are cut: phones show
    about 34 characters.
    """
    values = message_values(action, table, words, reader)
    for key in {"name", "onlooker"} & values.keys():
        values[key] = truncate(unescape(str(values[key])), MAX_NAME_ON_BUTTON)
    if "owner" in values:
        values["owner"] = truncate(unescape(str(values["owner"])), MAX_OWNER_ON_BUTTON)
    if len(ends) > 1:
        values["end"] = "/".join(ENDS[end] for end in ends)
    if outer is None or values.get("end") == ENDS[End.START]:
        label = words(sentence_name(f"action-{action.verb}", action, table), **values)
    else:
        label = words("action-turn", **values, outer=outer)
    if points:
        label = words("action-points", action=label, points=points)
    label = unescape(label)
    return truncate(label if number is None else f"{number} · {label}", MAX_LABEL_LENGTH)


def gallery_bets_text(table: PublicTable, view: View, words: Words) -> str:
    """Return the onlookers with their players and bets; "" if nobody watches."""
    if not (view.gallery.bets or view.gallery.places):
        return ""
    betting = {bet.participant for bet in view.gallery.bets}
    bets = [
        words(
            "gallery-bet",
            onlooker=onlooker_name(table, bet.participant),
            chips=bet.chips,
            name=name_of(table.seats[bet.seat]),
            accepted="yes" if bet.accepted else "no",
        )
        for bet in view.gallery.bets
    ]
    bets += [
        words(
            "gallery-behind",
            onlooker=onlooker_name(table, participant),
            name=name_of(table.seats[seat]),
        )
        for participant, seat in view.gallery.places
        if participant not in betting
    ]
    return words("gallery-bets", bets=" · ".join(bets)) if bets else ""
