"""A message that tries out whether a channel takes messages and pictures, for `python -m bot
check`.
"""

import secrets
from contextlib import suppress

import discord

from delivery.discord_api.discord_errors import EXTERNAL_ERRORS
from delivery.discord_api.outgoing_message import NO_MENTIONS, OutgoingMessage
from renderer.scene import Picture


class TrialMessage:
    """A silent message with this text in a channel. Its methods raise what discord.py raises."""

    def __init__(self, client: discord.Client, channel: int, text: str) -> None:
        self._place = client.get_partial_messageable(channel)
        self._text = text
        self._posted: dict[int, discord.Message] = {}

    async def post_twice(self) -> int:
        """Send the message twice with one nonce, and return how many messages there are now:
        one, if all is well.
        """
        nonce = secrets.token_hex(12)
        for _ in range(2):
            message = await self._place.send(
                self._text, nonce=nonce, silent=True, allowed_mentions=NO_MENTIONS
            )
            self._posted[message.id] = message
        return len(self._posted)

    async def show(self, picture: Picture) -> bool:
        """Add a picture, and return whether Discord has taken it in its whole size."""
        outgoing = OutgoingMessage(self._text, (), picture, "check")
        message = next(iter(self._posted.values()))
        edited = await message.edit(
            content=self._text, attachments=outgoing.files(), allowed_mentions=NO_MENTIONS
        )
        return [(attachment.width, attachment.height) for attachment in edited.attachments] == [
            picture.size
        ]

    async def remove(self) -> None:
        """Delete everything that was posted, as far as Discord lets us."""
        for message in self._posted.values():
            with suppress(*EXTERNAL_ERRORS):
                await message.delete()
