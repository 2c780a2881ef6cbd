"""What is kept of a person, and the question before it is deleted."""

from dataclasses import dataclass
from typing import Annotated

from cogs.settings.page import TimesPress
from locales.catalogues import Words
from messages.parts.components import Button, ButtonStyle
from messages.parts.content import MessageContent
from messages.parts.custom_ids import CustomId


@dataclass(frozen=True, slots=True)
class PrivacyPress(CustomId):
    """A button about the data of the person who presses it.

    "about" says what is kept, "export" sends it, "ask" asks before "forget" deletes it.
    """

    letter = "y"
    what: Annotated[str, "about|export|ask|forget"]


def privacy_content(log_days: int, server_days: int, words: Words) -> MessageContent:
    """Return which data is kept and for how long, with the buttons that send and delete it."""
    buttons = (
        Button(PrivacyPress("export"), words("button-export")),
        Button(PrivacyPress("ask"), words("button-forget-me"), ButtonStyle.DANGER),
        Button(TimesPress("back"), words("button-back")),
    )
    return MessageContent(words("privacy-about", logs=log_days, servers=server_days), (buttons,))


def question_content(days: int, words: Words) -> MessageContent:
    """Return the question, with the button that deletes. For `days` a new start brings no chips."""
    button = Button(PrivacyPress("forget"), words("button-forget"), ButtonStyle.DANGER)
    return MessageContent(words("privacy-sure", days=days), ((button,),))
