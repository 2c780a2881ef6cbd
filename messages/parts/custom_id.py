"""Text form of custom ids: `kh:`, a letter, and the fields of a dataclass, joined by colons.

At most 100 characters.

Each kind of button, menu or form is a subclass of `CustomId` in `messages.parts.custom_ids`. Its
fields are annotated with the regular expression that their text must match. A field that holds
several texts joins them with dots.
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
