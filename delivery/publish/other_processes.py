"""The other processes. A table belongs to one of them (`tables.service.shards`): whatever another one does to it
is told there, and shown
from there. With it goes the press by which it was done, so that its message is edited through it as if it had been pressed there.

Told are numbers and the token of an interaction, which opens that one message for a quarter of an hour: no names, no tiles.
"""

import json
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord

from delivery.discord_api.sender import Press
from tables.service.shards import Shards
from tables.state.slots import Slot
from tables.state.table import Table

Tell = Callable[[str, int | None], Awaitable[None]]  # a text, to whoever has a shard, or (None) to all


async def nobody(text: str, shard: int | None) -> None:
    """There is nobody to tell."""


class Neighbours:
    """Without any, all tables are this process's."""

    def __init__(self, shards: Shards | None = None, tell: Tell = nobody) -> None:
        self.name = secrets.token_hex(4)  # by which a process knows what it has said itself
        self._shards = shards or Shards()
        self._tell = tell

    def owns(self, table: Table) -> bool:
        """Whether it is this process that shows a table."""
        return self._shards.owns(table.guild)

    async def show(self, table: Table, presses: Sequence[tuple[Slot, Press]]) -> None:
        """Tell the owner that a table has changed, and by which presses."""
        changed: dict[str, Any] = {"table": table.id, "due": table.clock.due if table.live else None}
        for note in [{**changed, "press": packed(*one)} for one in presses] or [changed]:
            await self._say(note, self._shards.of(table.guild))

    async def prefers(self, user: int) -> None:
        """Tell all that somebody's preferences have changed."""
        await self._say({"prefers": str(user)})

    async def read_anew(self) -> None:
        """Tell all that what they remember of people and messages may not hold any more."""
        await self._say({"anew": True})

    async def _say(self, note: dict[str, Any], shard: int | None = None) -> None:
        if not self._shards.all:
            await self._tell(json.dumps({"from": self.name, **note}), shard)


def packed(slot: Slot, press: Press) -> dict[str, Any]:
    """A press as another process can use it."""
    it = press.interaction
    return {
        "slot": slot.key,
        "message": str(press.message),
        "id": str(it.id),
        "token": it.token,
        "locale": it.locale.value,
    }


def unpacked(client: discord.Client, plain: dict[str, Any]) -> tuple[Slot, Press]:
    """The press, and whose message it was on. It is enough of an interaction to edit that message."""
    known: Any = {
        "id": plain["id"],
        "application_id": str(client.application_id),
        "type": discord.InteractionType.component.value,
        "token": plain["token"],
        "version": 1,
        "locale": plain["locale"],
        "attachment_size_limit": 0,
    }
    interaction: discord.Interaction = discord.Interaction(data=known, state=client._connection)
    return Slot.read(plain["slot"]), Press(interaction, int(plain["message"]))
