"""Buttons and menus as plain data, in Discord's terms. `delivery.discord_api.component_payloads` makes items of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias, TypeVar

from messages.parts.custom_ids import CustomId

T = TypeVar("T")
MAX_ENTRIES = 25  # of a menu
BUTTONS_PER_ROW = 5  # buttons
MAX_JOINING_BUTTONS = 2  # buttons that go into the row of others
MAX_LABEL_LENGTH = 80  # characters, on a button
MAX_ENTRY_LENGTH = 100  # the same of an entry's label and of what is said about it


class ButtonStyle(StrEnum):
    """Of a button."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    SUCCESS = "success"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """A button; what happens at a press is in its id."""

    id: CustomId
    label: str
    style: ButtonStyle = ButtonStyle.SECONDARY
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """What can be chosen in a menu."""

    value: str
    label: str
    says: str = ""  # a line about it
    chosen: bool = False  # as it is now


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu, in a row of its own. At least `least` and at most `most` of its entries are chosen."""

    id: CustomId
    entries: tuple[MenuEntry, ...]
    placeholder: str
    least: int = 1
    most: int = 1


class PickerKind(StrEnum):
    """What Discord lists by itself."""

    CHANNELS = "channels"  # in which a table can stand, or whose threads can have one
    PEOPLE = "people"


@dataclass(frozen=True, slots=True)
class Picker:
    """A menu of what Discord lists, in a row of its own. What is chosen are ids."""

    id: CustomId
    of: PickerKind
    placeholder: str
    chosen: tuple[int, ...] = ()  # as it is now
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Form:
    """Asks for a line of at most `most` characters."""

    id: CustomId
    title: str
    label: str
    most: int


Row: TypeAlias = Menu | Picker | tuple[Button, ...]
Controls: TypeAlias = tuple[Row, ...]  # at most five


class RowBuilder:
    """Controls in the making, row by row."""

    def __init__(self) -> None:
        self._rows: list[Row] = []

    def buttons(self, made: Sequence[Button]) -> None:
        """In as many rows as they need, of about the same length: six are three and three. One or two may join others."""
        last = self._rows[-1] if self._rows else None
        if len(made) <= MAX_JOINING_BUTTONS and isinstance(last, tuple) and len(last) + len(made) <= BUTTONS_PER_ROW:
            self._rows[-1] = (*last, *made)
            return
        rows = -(-len(made) // BUTTONS_PER_ROW)
        width = -(-len(made) // rows)
        self._rows += [tuple(made[first : first + width]) for first in range(0, len(made), width)]

    def menu(self, made: Menu) -> None:
        """In a row of its own."""
        self._rows.append(made)

    def made(self) -> Controls:
        """All rows."""
        return tuple(self._rows)


def truncate(text: str, most: int) -> str:
    """At most so many characters."""
    return text if len(text) <= most else text[: most - 1] + "…"


def pick_evenly(values: Sequence[T], most: int) -> list[T]:
    """At most so many of them, evenly, the first and the last included."""
    return [values[round(place * (len(values) - 1) / (most - 1))] for place in range(most)]
