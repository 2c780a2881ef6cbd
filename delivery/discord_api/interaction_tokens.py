"""Interaction tokens: editing a message through the interaction of somebody who used it.

An interaction token works for 15 minutes, for one message, and does not count towards the bot's
rate limit. Tokens live in memory only: after a restart messages are edited with the bot token.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Self

import discord
from discord.utils import DISCORD_EPOCH

from delivery.discord_api.menu_marks import NO_MARKS, Marks
from tables.state.slots import Slot, SlotKind

LIFETIME: Final = 14 * 60_000  # ms of use of a token; Discord accepts it for 15 minutes
# Discord's alias for the id of an original response. (discord.py's annotations want an int.)
ORIGINAL: Final[Any] = "@original"


@dataclass(frozen=True, slots=True)
class InteractionToken:
    """Access to one message through an interaction.

    Attributes:
        interaction: Id of the interaction.
        webhook: The interaction's webhook, which edits and deletes the message.
        locale: Language of the person who used the message.
        message: Id of the message.
        is_follow_up: The message was sent after the original response of the interaction.
        marks: Marks of the message's menus when the interaction was received.
    """

    interaction: int
    webhook: discord.Webhook
    locale: str
    message: int
    is_follow_up: bool = False
    marks: Marks = field(default_factory=dict)

    @classmethod
    def of(cls, interaction: discord.Interaction, message: int, marks: Marks = NO_MARKS) -> Self:
        """Return the token of an interaction whose original response is `message`."""
        return cls(
            interaction.id, interaction.followup, interaction.locale.value, message, marks=marks
        )

    @property
    def target(self) -> int:
        """The id to give to the webhook."""
        return self.message if self.is_follow_up else ORIGINAL


class InteractionTokens:
    """The newest token of each slot. `now` returns ms since 1970."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        # by table; tables and slots in the order of their last use
        self._tokens: dict[str, dict[Slot, InteractionToken]] = {}
        # private answers that are being drawn for the first time
        self.awaited: set[tuple[str, Slot]] = set()
        # older private answers, to be deleted
        self._superseded: dict[tuple[str, Slot], list[InteractionToken]] = {}

    def keep(self, token: InteractionToken, table_id: str, slot: Slot) -> None:
        """Remember the token of the newest message of a slot.

        Older private answers become superseded.

        A press on a private answer that has just been posted once more below names the older
        message.
        """
        kept = self._tokens.pop(table_id, {})
        other = kept.pop(slot, None)
        if other is not None and slot.kind is SlotKind.PRIVATE:
            if other.message < token.message:
                self.supersede(other, table_id, slot)
            elif other.message > token.message:  # which is superseded already
                token = other
        kept[slot] = token
        self._tokens[table_id] = kept
        self._drop_expired_tables()

    def get(self, table_id: str, slot: Slot) -> InteractionToken | None:
        """Return the newest token of a slot, or None if there is none or it has expired."""
        token = self._tokens.get(table_id, {}).get(slot)
        if token is not None and not self._is_usable(token):
            self.drop(table_id, slot)
            return None
        return token

    def drop(self, table_id: str, slot: Slot) -> None:
        """Stop using the token of a slot."""
        kept = self._tokens.get(table_id, {})
        kept.pop(slot, None)
        if not kept:
            self._tokens.pop(table_id, None)

    def keep_new(self, token: InteractionToken, table_id: str, slot: Slot) -> bool:
        """Remember the token of a private answer that has just been sent.

        Return whether it is the newest. Another one may have been sent below it meanwhile: then
        this one is to be deleted.
        """
        self.keep(token, table_id, slot)
        newest = self.get(table_id, slot)  # none if the machine's clock is ahead of Discord's
        is_newest = newest is None or newest is token
        if not is_newest:
            self.supersede(token, table_id, slot)
        return is_newest

    def move(self, before: str, after: str, slot: Slot) -> None:
        """Let the token of a slot of one table belong to another one from now on."""
        if (token := self.get(before, slot)) is not None:
            self.drop(before, slot)
            self.keep(token, after, slot)

    def supersede(self, token: InteractionToken, table_id: str, slot: Slot) -> None:
        """Remember that a private answer is to be deleted."""
        self._superseded.setdefault((table_id, slot), []).append(token)

    def take(self, table_id: str) -> list[tuple[Slot, InteractionToken]]:
        """Return the usable tokens of a table and forget them; another process goes on with
        them.
        """
        kept = [
            (slot, token)
            for slot, token in self._tokens.get(table_id, {}).items()
            if self._is_usable(token)
        ]
        self.forget(table_id)
        return kept

    def private_slots(self, table_id: str) -> list[Slot]:
        """Return the slots of a table's private answers that can still be edited."""
        private = [slot for slot in self._tokens.get(table_id, ()) if slot.kind is SlotKind.PRIVATE]
        return [slot for slot in private if self.get(table_id, slot)]

    def take_superseded(self, table_id: str, slot: Slot) -> list[InteractionToken]:
        """Return the tokens of the private answers to be deleted, and forget them."""
        return self._superseded.pop((table_id, slot), [])

    def forget(self, table_id: str) -> None:
        """Forget everything about a table."""
        self._tokens.pop(table_id, None)
        for key in [key for key in self._superseded if key[0] == table_id]:
            del self._superseded[key]

    def _drop_expired_tables(self) -> None:
        while self._tokens and not self._is_usable(
            self._newest(oldest := next(iter(self._tokens)))
        ):
            del self._tokens[oldest]

    def _newest(self, table_id: str) -> InteractionToken:
        return next(reversed(self._tokens[table_id].values()))

    def _is_usable(self, token: InteractionToken) -> bool:
        return self._now() - (token.interaction >> 22) - DISCORD_EPOCH <= LIFETIME
