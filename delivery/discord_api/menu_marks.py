"""Marks at the ends of the ids of menus.

A client does not send a choice in a menu if it is the one that was made there last. So a menu gets
another mark, and thereby another id, once something has been chosen in it. At all other times its
id stays: Discord refuses a choice from a menu whose id has changed while it was open.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias

import discord
from cachetools import LRUCache

from messages.parts.custom_ids import RESHOWN_MARK, without_reshown_mark

Marks: TypeAlias = Mapping[str, str]  # the marks in a message, by the menu's key (see `menu_key`)
NO_MARKS: Final[Marks] = {}
NUMBER: Final = re.compile(RESHOWN_MARK + r"n\d+")  # no mark begins so: marks are hexadecimal
MOST_REMEMBERED: Final = 5000  # messages
DISTINCT: Final = 16_777_213  # a prime number: one mark in so many is made twice


class MenuMarks:
    """The marks of the menus in messages, as far as this process has seen presses there.

    After a restart a menu may get another id once, although nothing was chosen in it.
    """

    def __init__(self) -> None:
        self._marks: LRUCache[int, Marks] = LRUCache(MOST_REMEMBERED)  # by message

    def of(self, message: int) -> Marks:
        """Return the marks of a message; empty for a new one."""
        return self._marks.get(message, NO_MARKS)

    def keep(self, message: int, marks: Marks) -> None:
        """Remember the marks of a message, in place of those that were known."""
        if marks:
            self._marks[message] = marks

    def note(self, interaction: discord.Interaction) -> None:
        """Learn the marks of a pressed message.

        The menu in which something was chosen gets a new one.
        """
        if interaction.message is not None:
            known = self.of(interaction.message.id)
            marks = {menu: known.get(menu, mark) for menu, mark in _shown(interaction)}
            self.keep(interaction.message.id, {**marks, **_new_mark(interaction)})


def marks_after(interaction: discord.Interaction) -> Marks:
    """Return the marks of the message of an interaction, for an edit that answers it."""
    return {**dict(_shown(interaction)), **_new_mark(interaction)}


def _new_mark(interaction: discord.Interaction) -> Marks:
    """Return the new mark of the menu whose entry was chosen; {} for all other interactions."""
    data: Mapping[str, Any] = dict(interaction.data or {})
    if "values" not in data:
        return NO_MARKS
    key, _ = menu_key(str(data.get("custom_id", "")))
    return {key: f"{RESHOWN_MARK}{interaction.id % DISTINCT:x}"}


def numbered_key(text: str, number: int) -> str:
    """Return the key of a menu: the text of its id, and a `number` unless it is the first
    component of this id in its message.
    """
    return f"{text}{RESHOWN_MARK}n{number}" if number else text


def menu_key(custom_id: str) -> tuple[str, str]:
    """Return the key of a menu and its mark ("" if nothing has been chosen in it), which
    together are its custom id.
    """
    text = without_reshown_mark(custom_id)
    number = NUMBER.match(custom_id, len(text))
    key = text if number is None else text + number[0]
    return key, custom_id[len(key) :]


def _shown(interaction: discord.Interaction) -> Iterator[tuple[str, str]]:
    """Yield the keys and marks of the menus in the pressed message, as the user saw them."""
    for row in interaction.message.components if interaction.message is not None else []:
        for item in row.children if isinstance(row, discord.ActionRow) else ():
            if isinstance(item, discord.SelectMenu):
                yield menu_key(item.custom_id)
