"""Notes to the other processes of the bot.

A table belongs to one process (`data.shards`), which alone keeps its messages up to date. Another
process that changes the table tells the owner, and hands over the interaction tokens of the buttons
that were pressed, so that the owner edits those messages as if it had received the interactions.

A note contains ids and interaction tokens, which give access to one message for a quarter of an
hour. It contains no names and no tiles. Notes may be lost: the sweep of the owner's clock finds
changed tables.
"""

import json
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord

from data.shards import Shards
from delivery.discord_api.interaction_tokens import InteractionToken
from tables.state.slots import Slot
from tables.state.table import Table

# Sends a text to the process that owns a shard, or (None) to all processes.
Tell = Callable[[str, int | None], Awaitable[None]]


async def tell_nobody(text: str, shard: int | None) -> None:
    """Do nothing: there is one process only."""


class OtherProcesses:
    """Sends notes to the other processes.

    By default there are none, and this process owns all tables.
    """

    def __init__(self, shards: Shards | None = None, tell: Tell = tell_nobody) -> None:
        self.name = secrets.token_hex(4)  # tells the notes of this process from others
        self._shards = shards or Shards()
        self._tell = tell

    def owns(self, table: Table) -> bool:
        """Return whether this process shows a table."""
        return self._shards.owns(table.guild)

    async def announce_change(
        self, table: Table, tokens: Sequence[tuple[Slot, InteractionToken]]
    ) -> None:
        """Tell the owner of a table that it has changed, and hand over the tokens of its
        messages.
        """
        changed: dict[str, Any] = {
            "table": table.id,
            "due": table.clock.due,
        }
        for note in [{**changed, "press": encode_token(slot, token)} for slot, token in tokens] or [
            changed
        ]:
            await self._send(note, self._shards.of(table.guild))

    async def announce_preferences(self, user: int) -> None:
        """Tell all processes that the preferences of a user have changed."""
        await self._send({"prefers": str(user)})

    async def announce_lost_dms(self) -> None:
        """Tell all processes that this one has lost direct messages.

        The note holds for some seconds.
        """
        await self._send({"dms": "lost"})

    async def announce_erasure(self) -> None:
        """Tell all processes to drop their caches of people and messages."""
        await self._send({"anew": True})

    async def _send(self, note: dict[str, Any], shard: int | None = None) -> None:
        if not self._shards.all:
            await self._tell(json.dumps({"from": self.name, **note}), shard)


def encode_token(slot: Slot, token: InteractionToken) -> dict[str, Any]:
    """Return a token as JSON data."""
    return {
        "slot": slot.key,
        "message": str(token.message),
        "id": str(token.interaction),
        "token": token.webhook.token,
        "locale": token.locale,
        "marks": dict(token.marks),
    }


def decode_token(client: discord.Client, note: dict[str, Any]) -> tuple[Slot, InteractionToken]:
    """Return the slot and the token that `encode_token` has encoded in another process.

    Raises `ValueError` and `KeyError`.
    """
    if client.application_id is None:
        raise ValueError("the client has not logged in")
    webhook = discord.Webhook.partial(client.application_id, note["token"], client=client)
    token = InteractionToken(
        int(note["id"]),
        webhook,
        note["locale"],
        int(note["message"]),
        marks=note.get("marks", {}),  # older processes send none
    )
    return Slot.read(note["slot"]), token
