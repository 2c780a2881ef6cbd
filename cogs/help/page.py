"""/help: what a person can do, sorted by what they want to do; and what the bot is."""

from dataclasses import dataclass
from typing import Annotated, Final

from cogs.my_tables.page import MyTablesPress
from cogs.replay.page import LookBackPress
from locales.catalogues import Words
from messages.parts.components import Button
from messages.parts.content import MessageContent
from messages.parts.custom_ids import CustomId


@dataclass(frozen=True, slots=True)
class HelpPress(CustomId):
    """A button that leads to /help, or to what the bot is."""

    letter = "h"
    what: Annotated[str, "help|about"] = "help"


MANAGING: Final = "help-house"
ANYWHERE: Final = ("help-learn", "help-rules", "help-puzzle", "help-settings")  # also by message
TOPICS: Final = (
    *("help-play", "help-watch", "help-learn", "help-rules", "help-chips", "help-profile"),
    *("help-puzzle", "help-settings", MANAGING),
)


def help_content(words: Words, *, on_server: bool, manages: bool) -> MessageContent:
    """Return the page, with buttons to the reader's tables, a look back, and what the bot is.

    For the parameters see `help_text`.
    """
    buttons = [Button(MyTablesPress(1, "on"), words("button-my-tables"))]
    if on_server:
        buttons.append(Button(LookBackPress("tables"), words("button-look-back")))
    buttons.append(Button(HelpPress("about"), words("button-about")))
    return MessageContent(help_text(words, on_server=on_server, manages=manages), (tuple(buttons),))


def help_text(words: Words, *, on_server: bool, manages: bool) -> str:
    """Return the page. Direct messages (not `on_server`) get only what works there.

    `manages` adds what only people who manage the server can do.
    """
    shown = [
        topic
        for topic in TOPICS
        if (on_server or topic in ANYWHERE) and (manages or topic != MANAGING)
    ]
    elsewhere = () if on_server else ("help-elsewhere",)
    return "\n".join(map(words, ("help-title", *elsewhere, *shown)))


def about_content(version: str, words: Words) -> MessageContent:
    """Return what the bot is, with a button that leads to /help."""
    return MessageContent(
        words("about", version=version), ((Button(HelpPress(), words("button-help")),),)
    )
