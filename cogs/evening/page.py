"""The answer to /notify, the invitation to a table, and the question before an evening is
cancelled.

A file of its own, because pages are pure (tests/test_architecture.py).
"""

from locales.catalogues import Words
from messages.notices.notice_messages import unwish_controls
from messages.parts.components import Button, ButtonStyle
from messages.parts.content import MessageContent
from messages.parts.custom_ids import EveningPress
from tables.state.planned_evening import Evening


def invitation_content(role: int, host: str, game: str, link: str, words: Words) -> MessageContent:
    """Return the invitation. Sending it decides whether the role is notified."""
    return MessageContent(
        words(
            "invitation",
            role=f"<@&{role}>",
            host=host,
            game=words(f"game-{game}"),
            link=link,
        )
    )


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
