"""The message that the bot sends when it joins a server.

After it comes the choice of a channel for the first table.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from locales.catalogues import Words
from messages.parts.components import (
    MAX_ENTRIES,
    MAX_ENTRY_LENGTH,
    Button,
    ButtonStyle,
    Menu,
    MenuEntry,
    truncate,
)
from messages.parts.content import MessageContent
from messages.parts.custom_ids import CustomId
from messages.parts.safe_names import clean_name, escaped_name


@dataclass(frozen=True, slots=True)
class ArrivalPress(CustomId):
    """A button of the message that the bot sends when it joins a server.

    "channel" is the menu of channels that follows.
    """

    letter = "i"
    what: Annotated[str, "play|settings|channel"]


def arrival_content(games: int, server: str, words: Words) -> MessageContent:
    """Return the message to the owner or for a channel.

    What the bot is, how many games it has, and where to begin.
    """
    buttons = (
        Button(ArrivalPress("play"), words("button-first-table"), ButtonStyle.SUCCESS),
        Button(ArrivalPress("settings"), words("button-arrival-settings")),
    )
    return MessageContent(
        words("arrival", games=games, server=escaped_name(clean_name(server) or "?")), (buttons,)
    )


def channel_choice_content(channels: Sequence[tuple[int, str]], words: Words) -> MessageContent:
    """Return a menu of channels (id and name) for the first table."""
    entries = tuple(
        MenuEntry(str(channel), truncate(f"#{name}", MAX_ENTRY_LENGTH))
        for channel, name in channels[:MAX_ENTRIES]
    )
    return MessageContent(
        words("which-channel"),
        (Menu(ArrivalPress("channel"), entries, words("menu-which-channel")),),
    )
