"""Buttons, menus and forms as plain data, in Discord's terms.

`delivery.discord_api.outgoing_message` sends them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeAlias, TypeVar

from locales.catalogues import Words
from messages.parts.custom_ids import CustomId, FormControl, Place, PlacedId

MAX_ENTRIES = 25  # in one menu
BUTTONS_PER_ROW = 5
MAX_JOINING_BUTTONS = 2  # a group of at most so many buttons joins the row above it
MAX_LABEL_LENGTH = 80  # characters on a button
MAX_ENTRY_LENGTH = 100  # characters in the label of a menu entry, and in its description

T = TypeVar("T")


class ButtonStyle(StrEnum):
    """Colour of a button, by Discord's names."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    SUCCESS = "success"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """A button. Its id says what a press does."""

    id: CustomId
    label: str
    style: ButtonStyle = ButtonStyle.SECONDARY
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """An entry of a menu."""

    value: str
    label: str
    description: str = ""  # a line below the label
    selected: bool = False  # the current choice


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu in a row of its own. A reader selects `min_values` to `max_values` of its entries."""

    id: CustomId
    entries: tuple[MenuEntry, ...]
    placeholder: str
    min_values: int = 1
    max_values: int = 1


class PickerKind(StrEnum):
    """Things that Discord can list by itself."""

    CHANNELS = "channels"  # that can hold a table, in themselves or in a thread
    TEXT_CHANNELS = "text channels"  # where the bot can post by itself: no forums
    PEOPLE = "people"
    ROLES = "roles"


@dataclass(frozen=True, slots=True)
class Picker:
    """A menu, in a row of its own, whose entries Discord lists. Its values are ids."""

    id: CustomId
    kind: PickerKind
    placeholder: str
    selected: tuple[int, ...] = ()  # the current choice
    min_values: int = 1
    max_values: int = 1


@dataclass(frozen=True, slots=True)
class Form:
    """A dialog with one text field of at most `max_length` characters."""

    id: CustomId
    title: str
    label: str
    max_length: int
    description: str = ""  # a line below the label
    optional: bool = False  # the field may be left empty


Row: TypeAlias = Menu | Picker | tuple[Button, ...]
Controls: TypeAlias = tuple[Row, ...]  # at most five


class RowBuilder:
    """Collects buttons and menus row by row."""

    def __init__(self) -> None:
        self._rows: list[Row] = []

    def add_buttons(self, buttons: Sequence[Button]) -> None:
        """Add a group of buttons in rows of about equal length: six buttons make two rows of three.

        A group of at most `MAX_JOINING_BUTTONS` joins the row above it if there is room.
        """
        last = self._rows[-1] if self._rows else None
        if (
            len(buttons) <= MAX_JOINING_BUTTONS
            and isinstance(last, tuple)
            and len(last) + len(buttons) <= BUTTONS_PER_ROW
        ):
            self._rows[-1] = (*last, *buttons)
            return
        rows = -(-len(buttons) // BUTTONS_PER_ROW)
        width = -(-len(buttons) // rows)
        self._rows += [
            tuple(buttons[first : first + width]) for first in range(0, len(buttons), width)
        ]

    def add_menu(self, menu: Menu) -> None:
        """Add a menu in a row of its own."""
        self._rows.append(menu)

    def build(self) -> Controls:
        """Return the rows added so far."""
        return tuple(self._rows)


def placeable(controls: Controls) -> Controls:
    """Return those of the controls that can act on a server from a direct message.

    Discord has nothing to list in a picker there. A form would have to be the first answer to a
    press, which is acknowledged before its server is known.
    """
    rows = (
        tuple(button for button in row if not isinstance(button.id, FormControl))
        if isinstance(row, tuple)
        else row
        for row in controls
    )
    return tuple(row for row in rows if row and not isinstance(row, Picker))


def place_controls(controls: Controls, place: Place) -> Controls:
    """Return controls for a direct message that act on a server: those that can."""
    return tuple(
        tuple(replace(button, id=PlacedId(button.id, place)) for button in row)
        if isinstance(row, tuple)
        else replace(row, id=PlacedId(row.id, place))
        for row in placeable(controls)
    )


def find_page(entries: Sequence[T], number: int, size: int) -> tuple[Sequence[T], int, int]:
    """Return the entries on a page of `size`, its number, and how many pages there are.

    A page that does not exist is the nearest that does.
    """
    pages = max(1, -(-len(entries) // size))
    number = max(1, min(number, pages))
    return entries[(number - 1) * size : number * size], number, pages


def page_turners(
    page_id: Callable[[int, str], CustomId], number: int, pages: int, words: Words
) -> tuple[Button, ...]:
    """Return the buttons to the pages before and after; () if there is one page.

    `page_id` makes the id of a button from the number of its page, and "back" or "on".
    """
    back = Button(
        page_id(max(1, number - 1), "back"), words("button-board-back"), disabled=number == 1
    )
    on = Button(
        page_id(min(pages, number + 1), "on"), words("button-board-on"), disabled=number == pages
    )
    return (back, on) if pages > 1 else ()


def truncate(text: str, max_length: int) -> str:
    """Return `text`, cut to `max_length` characters with an ellipsis at the end if it is longer."""
    return text if len(text) <= max_length else text[: max_length - 1] + "…"
