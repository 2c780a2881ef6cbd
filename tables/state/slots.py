"""Slots: the purposes of the messages of a table.

A table has at most one message in each slot, and at most one that this message has replaced. The
database stores a slot under a key; only this module writes and reads these keys.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, Self

_OLD = "old:"  # prefix of the key of a replaced message


class SlotKind(StrEnum):
    """Kinds of slots: the content of a message and the place where it is posted."""

    TABLE = "table"  # in the channel: the table itself, in the end the final standing
    NUDGE = "nudge"  # in the channel: mentions slow players
    DEALT = "dealt"  # in the channel: mentions players whose tiles have not reached them
    OFFERS = "offers"  # in the channel: players who may buy back
    HAND = "hand"  # in direct messages: a player's hand
    # a private answer in the channel: a player's hand; never stored, it lives as long as its token
    PRIVATE = "private"


_PERSONAL = (SlotKind.HAND, SlotKind.PRIVATE)


class Slot(NamedTuple):
    """The slot of one message."""

    kind: SlotKind
    user: int | None = None  # owner of a hand or private answer; None for other kinds
    replaced: bool = False  # replaced by a newer message and to be deleted

    @property
    def owner(self) -> int:
        """The owner of a hand or private answer."""
        assert self.user is not None
        return self.user

    @property
    def key(self) -> str:
        """The stored form: "table", "hand:123", "old:hand:123"."""
        return f"{_OLD if self.replaced else ''}{self.kind}" + (
            "" if self.user is None else f":{self.user}"
        )

    @classmethod
    def read(cls, key: str) -> Self:
        """Return the slot with this key. Raises `ValueError` if it is not a key."""
        name, _, user = key.removeprefix(_OLD).partition(":")
        slot = cls(SlotKind(name), int(user) if user else None, key.startswith(_OLD))
        if (slot.user is not None) != (slot.kind in _PERSONAL) or slot.key != key:
            raise ValueError(f"not a slot: {key!r}")
        return slot

    @property
    def current(self) -> Self:
        """The slot of the newer message, if this is a replaced one."""
        return self._replace(replaced=False) if self.replaced else self

    @property
    def old(self) -> Self:
        """The slot that its message moves to when it is replaced."""
        return self._replace(replaced=True)


TABLE = Slot(SlotKind.TABLE)
NUDGE = Slot(SlotKind.NUDGE)
DEALT = Slot(SlotKind.DEALT)
OFFERS = Slot(SlotKind.OFFERS)


def hand(user: int) -> Slot:
    """Return the slot of a player's hand in direct messages."""
    return Slot(SlotKind.HAND, user)


def private(user: int) -> Slot:
    """Return the slot of a player's hand in a private answer."""
    return Slot(SlotKind.PRIVATE, user)


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """A message that shows a table."""

    table: str
    slot: Slot
    channel: int
    message: int
    version: int  # of the table, as the message shows it
    posted_at: int  # ms
