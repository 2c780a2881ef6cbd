"""The notice that a table is open, and the answer to /notify."""

from locales.catalogues import Words
from messages.parts.components import Button, Controls
from messages.parts.content import MessageContent
from messages.parts.evening_ids import UnwishPress
from messages.parts.safe_names import clean_name, escaped_name


def notice_content(game: str, guild: int, server: str, link: str, words: Words) -> MessageContent:
    """Return the notice, with the button that ends all of its kind."""
    text = words("notice", game=words(f"game-{game}"), server=escaped_name(clean_name(server) or "?"), link=link)
    return MessageContent(text, unwish_controls(game, guild, words))


def wish_content(game: str, guild: int, words: Words) -> MessageContent:
    """Return the answer to /notify."""
    return MessageContent(words("notify-on", game=words(f"game-{game}")), unwish_controls(game, guild, words))


def unwish_controls(game: str, guild: int, words: Words) -> Controls:
    """Return the button after which nobody is told any more."""
    return ((Button(UnwishPress("unwish", guild, game), words("button-unwish")),),)
