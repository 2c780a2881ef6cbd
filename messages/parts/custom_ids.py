"""Custom ids of controls, and their text form: `kh:`, a letter, and the fields of a dataclass,
joined by colons.

At most 100 characters.

Each kind of button, menu or form is a subclass of `CustomId`: here those of tables, hands and
notices, in `cogs/<feature>/page.py` those of a feature's pages. Its fields are annotated with the
regular expression that their text must match. A field that holds several texts joins them with
dots.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Annotated, Any, ClassVar, Self, TypeAlias, cast, get_args, get_type_hints

PREFIX = "kh"
# ends the text of an id; a suffix follows in menus that must look new to clients
RESHOWN_MARK = "~"
# follows the text of an id; then the server, and maybe a channel, on which a control in a direct
# message acts
SERVER_MARK = "~@"
RESHOWN = re.compile(f"{RESHOWN_MARK}(?!@).*", re.DOTALL)  # the mark of a server stays
SERVER = re.compile(SERVER_MARK + r"([1-9]\d{0,18})(?:\.([1-9]\d{0,18}))?(?=~|$)", re.ASCII)

TableId: TypeAlias = Annotated[str, r"[a-z0-9]{8}"]
# actions its seat had taken when the control was shown: later ones make it outdated
Acts: TypeAlias = Annotated[int, r"\d{1,9}"]
Verb: TypeAlias = Annotated[str, r"[a-z]+"]
ActionText: TypeAlias = Annotated[str, r"[a-z][a-z0-9 -]{0,59}"]  # as `games.parts.codec` writes it


@dataclass(frozen=True, slots=True)
class CustomId:
    """Base of all kinds of custom ids."""

    letter: ClassVar[str]

    @property
    def text(self) -> str:
        """The id as Discord stores it."""
        values = [getattr(self, name) for name, _, _ in field_formats(cast(Any, type(self)))]
        return ":".join(
            [
                PREFIX,
                self.letter,
                *[".".join(value) if isinstance(value, tuple) else str(value) for value in values],
            ]
        )

    @classmethod
    def from_texts(cls, texts: Sequence[str]) -> Self | None:
        """Return the id with these field texts, one for each field.

        None if one of them is not well-formed.
        """
        values = []
        for (_, type_, pattern), text in zip(field_formats(cast(Any, cls)), texts, strict=True):
            if not re.fullmatch(pattern, text):
                return None
            values.append(_value(type_, text))
        return cast(Self, cast(Any, cls)(*values))


@dataclass(frozen=True, slots=True)
class FormControl(CustomId):
    """Base of controls that can open a form, and of these forms."""


@dataclass(frozen=True, slots=True)
class Place:
    """A server, or a channel of it."""

    guild: int
    channel: int | None = None


@dataclass(frozen=True, slots=True)
class PlacedId(CustomId):
    """The id of a control in a direct message that acts on a server.

    `parse` returns the inner `id`, `parse_place` the place.
    """

    id: CustomId
    place: Place

    @property
    def text(self) -> str:
        """The id as Discord stores it."""
        channel = "" if self.place.channel is None else f".{self.place.channel}"
        return f"{self.id.text}{SERVER_MARK}{self.place.guild}{channel}"


def parse_place(text: str) -> Place | None:
    """Return the place that a custom id names; None for a control that acts where it stands."""
    found = SERVER.search(text)
    return (
        None if found is None else Place(int(found[1]), None if found[2] is None else int(found[2]))
    )


def without_reshown_mark(text: str) -> str:
    """Return the text of a custom id without the mark of a menu that was shown again."""
    return RESHOWN.sub("", text)


@cache
def field_formats(kind: Any) -> tuple[tuple[str, Any, str], ...]:
    """Return name, type and regular expression of each field of a kind."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((field.name, *get_args(hints[field.name])) for field in fields(kind))


def shape_of(kind: type[CustomId]) -> tuple[str, int]:
    """Return what tells the texts of a kind from those of all others: letter, number of fields."""
    return kind.letter, len(field_formats(cast(Any, kind)))


def parse(text: str, kinds: Mapping[tuple[str, int], type[CustomId]]) -> CustomId | None:
    """Return the meaning of a custom id, by kinds of all shapes.

    None if it is not (or no longer) one of ours.
    """
    prefix, *rest = text.partition(RESHOWN_MARK)[0].split(":")
    if prefix != PREFIX or not rest:
        return None
    letter, *texts = rest
    kind = kinds.get((letter, len(texts)))
    return None if kind is None else kind.from_texts(texts)


def _value(type_: Any, text: str) -> Any:
    if type_ in (int, str):
        return type_(text)
    return tuple(text.split(".")) if text else ()


@dataclass(frozen=True, slots=True)
class EveningPress(CustomId):
    """A button of a planned evening.

    Sign up, sign off, cancel it, and ("drop") cancel it after the question. The others are those of
    a tournament that has begun.
    """

    letter = "e"
    evening: TableId
    verb: Annotated[
        str,
        "join|team|leave|begin|cancel|drop|hand|enter|more|out|pause|resume|remove|stop|end|deals"
        "|file",
    ]


@dataclass(frozen=True, slots=True)
class PuzzleOpen(CustomId):
    """The button of a posted puzzle that shows today's in private, or the one that opens a deal of
    the server's last tournament.
    """

    letter = "d"
    what: Annotated[str, "puzzle|deal"] = "puzzle"


@dataclass(frozen=True, slots=True)
class UnwishPress(CustomId):
    """The button after which a person is no longer told of open tables of a game on a server."""

    letter = "e"
    what: Annotated[str, "unwish"]
    guild: Annotated[int, r"[1-9]\d{0,18}"]
    game: Annotated[str, r"[a-z0-9-]{1,30}"]


@dataclass(frozen=True, slots=True)
class TableControl(CustomId):
    """Base of controls of one table."""

    table: TableId


@dataclass(frozen=True, slots=True)
class TablePress(TableControl):
    """A button of the table message, such as join, start or hand."""

    letter = "t"
    verb: Verb


@dataclass(frozen=True, slots=True)
class RulesPress(TableControl):
    """A button of a lobby that accepts the house rules of this edition: join, agree."""

    letter = "h"
    edition: Annotated[int, r"\d{1,9}"]
    verb: Annotated[str, "join|agree"]


@dataclass(frozen=True, slots=True)
class AgainPress(TableControl):
    """The button of an ended session that lets its players sit down at the next one."""

    letter = "g"


@dataclass(frozen=True, slots=True)
class HandControl(TableControl):
    """Base of controls below a player's hand, or in a question that was asked there."""

    acts: Acts


@dataclass(frozen=True, slots=True)
class HandButton(HandControl):
    """Base of buttons for one action."""

    action: ActionText


@dataclass(frozen=True, slots=True)
class ActionPress(HandButton):
    """A button that carries out its action."""

    letter = "a"


@dataclass(frozen=True, slots=True)
class RepeatPress(HandButton):
    """A button that carries out its action repeatedly, as long as it is the only legal one."""

    letter = "z"


@dataclass(frozen=True, slots=True)
class FinalPress(HandButton):
    """A button whose action cannot be taken back: a press asks for confirmation."""

    letter = "f"


@dataclass(frozen=True, slots=True)
class SurePress(HandButton):
    """The button of that confirmation: it carries out the action and removes the question."""

    letter = "y"


@dataclass(frozen=True, slots=True)
class SeatPress(TableControl):
    """An action's button that everybody sees and only the player in `seat` may press."""

    letter = "s"
    seat: Annotated[int, r"\d"]
    acts: Acts
    action: ActionText


@dataclass(frozen=True, slots=True)
class ActionMenu(HandControl):
    """A menu of actions with the same verb. Its values are the texts of the actions."""

    letter = "m"
    verb: Verb


@dataclass(frozen=True, slots=True)
class PickMenu(HandControl):
    """A menu of tiles for one action.

    Attributes:
        first: in a hand that is too large for one menu, the number of tiles on the pages before the
            next page.
        picked: names of the tiles that were picked on the pages so far.
    """

    letter = "p"
    verb: Verb
    first: Annotated[int, r"\d{1,2}"]
    picked: Annotated[tuple[str, ...], r"[0-9.-]{0,24}"]


@dataclass(frozen=True, slots=True)
class TileMenu(HandControl):
    """A menu of tiles, for more actions that lay one than a menu holds.

    Its values are actions, and tiles with several places.

    Attributes:
        first: the number of tiles on the pages before the next page, which a further value leads
            to.
    """

    letter = "p"
    verb: Verb
    first: Annotated[int, r"\d{1,2}"]


@dataclass(frozen=True, slots=True)
class AmountForm(HandControl, FormControl):
    """A form that asks for a number of chips."""

    letter = "n"
    verb: Verb


@dataclass(frozen=True, slots=True)
class RuleMenu(TableControl):
    """The menu of house rules."""

    letter = "r"
    what: Annotated[str, "rules"] = "rules"


@dataclass(frozen=True, slots=True)
class NamedRulesMenu(TableControl):
    """The menu of house rules that players know by a name."""

    letter = "r"
    what: Annotated[str, "rules"] = "rules"
    which: Annotated[str, "named"] = "named"


@dataclass(frozen=True, slots=True)
class ValueMenu(TableControl, FormControl):
    """The menu of values of a house rule, and the form that asks for another number."""

    letter = "o"
    name: Annotated[str, r"[a-z_]+"]


@dataclass(frozen=True, slots=True)
class ReminderPress(CustomId):
    """The button of a reminder that ends reminders."""

    letter = "j"
    what: Annotated[str, "off"] = "off"


@dataclass(frozen=True, slots=True)
class CompanyMenu(TableControl):
    """The menu of a lobby from which the host chooses a computer player."""

    letter = "v"


@dataclass(frozen=True, slots=True)
class SeatMenu(TableControl):
    """The menu from which a person in a game with teams chooses a seat.

    Its values name the seat and the partner.
    """

    letter = "c"
    what: Annotated[str, "seat"] = "seat"


@dataclass(frozen=True, slots=True)
class WhatIfPress(TableControl):
    """The button of a replay that asks for better plays in this deal."""

    letter = "z"
    deal: Annotated[int, r"\d{1,5}"]


@dataclass(frozen=True, slots=True)
class LearnPress(CustomId):
    """A button of /learn.

    It leads to the choice of games (without a game), a lesson, the rules of a game, or a table for
    it.

    A lesson takes the place of the message with the button ("begin"), or is a message of its own
    ("open").
    """

    letter = "d"
    what: Annotated[str, "games|begin|open|rules|play"]
    game: Annotated[str, r"[a-z0-9-]{0,20}"] = ""
