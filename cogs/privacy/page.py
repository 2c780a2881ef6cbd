"""The question before a person's data is deleted. A file of its own: pages are pure."""

from dataclasses import dataclass
from typing import Annotated

from locales.catalogues import Words
from messages.parts.components import Button, ButtonStyle
from messages.parts.content import MessageContent
from messages.parts.custom_ids import CustomId


@dataclass(frozen=True, slots=True)
class ForgetPress(CustomId):
    """The button that deletes the data of the person who presses it."""

    letter = "y"
    what: Annotated[str, "forget"] = "forget"


def question_content(days: int, words: Words) -> MessageContent:
    """Return the question, with the button that deletes. For `days` a new start brings no chips."""
    button = Button(ForgetPress(), words("button-forget"), ButtonStyle.DANGER)
    return MessageContent(words("privacy-sure", days=days), ((button,),))
