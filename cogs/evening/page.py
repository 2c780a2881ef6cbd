"""The answer to /notify, and the question before an evening is cancelled.

A file of its own, because pages are pure (tests/test_architecture.py).
"""

from locales.catalogues import Words
from messages.notices.notice_messages import unwish_controls
from messages.parts.components import Button, ButtonStyle
from messages.parts.content import MessageContent
from messages.parts.custom_ids import EveningPress
from tables.state.planned_evening import Evening


def cancel_content(evening: Evening, guests: int, words: Words) -> MessageContent:
    """Return the question before an evening is cancelled."""
    drop = Button(
        EveningPress(evening.id, "drop"), words("button-evening-drop"), ButtonStyle.DANGER
    )
    return MessageContent(words("evening-cancel-sure", count=guests), ((drop,),))


def wish_content(game: str, guild: int, words: Words) -> MessageContent:
    """Return the answer to /notify."""
    return MessageContent(
        words("notify-on", game=words(f"game-{game}")), unwish_controls(game, guild, words)
    )
