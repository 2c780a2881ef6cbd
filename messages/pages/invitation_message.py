"""The message that invites the people with a role to an open table."""

from locales.catalogues import Words
from messages.parts.content import MessageContent
from messages.parts.safe_names import escaped_name


def invitation_content(role: int, host: str, game: str, link: str, words: Words) -> MessageContent:
    """Return the invitation. Sending it decides whether the role is notified."""
    return MessageContent(words("invitation", role=f"<@&{role}>", host=escaped_name(host), game=words(f"game-{game}"), link=link))
