"""Slots: what a message of a table is there for. A table has at most one message in each slot, and one that it has replaced.

A slot has a key, under which the database knows it; the keys are those of version 1. Only this module makes and reads them.
"""

from enum import StrEnum
from typing import NamedTuple, Self

_OLD = "old:"  # before the key of a replaced message


class SlotKind(StrEnum):
    """What a message shows, and where it stands."""

    TABLE = "table"  # in the channel: the table itself
    STANDING = "standing"  # in the channel: how the session ended
    NUDGE = "nudge"  # in the channel: the mention of whoever is slow
    OFFERS = "offers"  # in the channel: who may buy back
    HAND = "hand"  # in somebody's direct messages: their hand
    PRIVATE = "private"  # an answer in the channel that only one person sees: their hand; never stored, it lives with its token


_PERSONAL = (SlotKind.HAND, SlotKind.PRIVATE)


class Slot(NamedTuple):
    """The slot of one message."""

    kind: SlotKind
    user: int | None = None  # whose; only of hands and private answers
    replaced: bool = False  # by a newer message: this one is to be taken away

    @property
    def key(self) -> str:
        """As the database knows it: "table", "hand:123", "old:hand:123"."""
        return f"{_OLD if self.replaced else ''}{self.kind}" + ("" if self.user is None else f":{self.user}")

    @classmethod
    def read(cls, key: str) -> Self:
        """The slot with this key. Raises `ValueError` for what is none."""
        name, _, user = key.removeprefix(_OLD).partition(":")
        slot = cls(SlotKind(name), int(user) if user else None, key.startswith(_OLD))
        if (slot.user is not None) != (slot.kind in _PERSONAL) or slot.key != key:
            raise ValueError(f"not a slot: {key!r}")
        return slot

    @property
    def current(self) -> Self:
        """The slot itself, of which this may be the replaced message."""
        return self._replace(replaced=False) if self.replaced else self

    @property
    def old(self) -> Self:
        """Where its message goes that is replaced by a newer one."""
        return self._replace(replaced=True)


TABLE = Slot(SlotKind.TABLE)
STANDING = Slot(SlotKind.STANDING)
NUDGE = Slot(SlotKind.NUDGE)
OFFERS = Slot(SlotKind.OFFERS)


def hand(user: int) -> Slot:
    """Somebody's hand in their direct messages."""
    return Slot(SlotKind.HAND, user)


def private(user: int) -> Slot:
    """Somebody's hand as a private answer in the channel."""
    return Slot(SlotKind.PRIVATE, user)
