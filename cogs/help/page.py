"""/help: what a person can do, sorted by what they want to do; and what the bot is."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final, NamedTuple

from cogs.play.page import MyTablesPress
from cogs.replay.page import LookBackPress
from locales.catalogues import Words
from messages.parts.components import Button
from messages.parts.content import MessageContent
from messages.parts.custom_ids import CustomId
from messages.parts.links import mention_values


@dataclass(frozen=True, slots=True)
class HelpPress(CustomId):
    """A button that leads to /help, or to what the bot is."""

    letter = "h"
    what: Annotated[str, "help|about"] = "help"


class HelpTopic(NamedTuple):
    """A line of /help. `anywhere` is true if its commands also work in direct messages."""

    key: str
    commands: tuple[str, ...]
    anywhere: bool = False


MANAGING: Final = HelpTopic("help-house", ("house",))
TOPICS: Final = (
    HelpTopic("help-play", ("play", "evening", "notify")),
    HelpTopic("help-watch", ()),
    HelpTopic("help-learn", ("learn",), anywhere=True),
    HelpTopic("help-rules", ("rules",), anywhere=True),
    HelpTopic("help-chips", ("chips balance", "chips history", "chips daily", "leaderboard")),
    HelpTopic("help-profile", ("profile",)),
    HelpTopic("help-puzzle", ("puzzle",), anywhere=True),
    HelpTopic("help-settings", ("settings",), anywhere=True),
    MANAGING,
)
ABOUT: Final = ("play", "rules", "chips daily", "settings")


def help_content(
    ids: Mapping[str, int], words: Words, *, on_server: bool, manages: bool
) -> MessageContent:
    """Return the page, with buttons to the reader's tables, a look back, and what the bot is.

    For the parameters see `help_text`.
    """
    buttons = [Button(MyTablesPress(1, "on"), words("button-my-tables"))]
    if on_server:
        buttons.append(Button(LookBackPress("tables"), words("button-look-back")))
    buttons.append(Button(HelpPress("about"), words("button-about")))
    text = help_text(ids, words, on_server=on_server, manages=manages)
    return MessageContent(text, (tuple(buttons),))


def help_text(ids: Mapping[str, int], words: Words, *, on_server: bool, manages: bool) -> str:
    """Return the page. Direct messages (not `on_server`) get only what works there.

    `ids` are those of the commands. `manages` adds what only people who manage the server can do.
    """
    shown = [
        topic
        for topic in TOPICS
        if (on_server or topic.anywhere) and (manages or topic is not MANAGING)
    ]
    lines = [words(topic.key, **mention_values(topic.commands, ids)) for topic in shown]
    elsewhere = [] if on_server else [words("help-elsewhere", play="/play")]
    return "\n".join((words("help-title"), *elsewhere, *lines))


def about_content(version: str, ids: Mapping[str, int], words: Words) -> MessageContent:
    """Return what the bot is, with a button that leads to /help."""
    text = words("about", version=version, **mention_values(ABOUT, ids))
    return MessageContent(text, ((Button(HelpPress(), words("button-help")),),))
