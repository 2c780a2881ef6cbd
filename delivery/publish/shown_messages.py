"""Record of what the messages of tables show, which decides whether a message must be drawn again.

The record lives in memory. After a restart the version that the database has recorded for a message
decides.
"""

from collections.abc import Hashable, Iterator
from contextlib import contextmanager

from tables.state.slots import PostedMessage, Slot, SlotKind


class ShownMessages:
    """The fingerprint of what each message has shown last, and which messages are to be drawn
    again in any case.
    """

    def __init__(self) -> None:
        self._fingerprints: dict[tuple[str, Slot], Hashable] = {}
        self._invalid: set[tuple[str, Slot]] = set()

    def __len__(self) -> int:
        """Return the number of messages that are recorded or invalid."""
        return len(self._fingerprints.keys() | self._invalid)

    def needs_drawing(
        self,
        table_id: str,
        slot: Slot,
        posted: PostedMessage | None,
        *,
        fingerprint: Hashable,
        version: int,
        since: int,
    ) -> bool:
        """Return whether a message must be drawn to show a state of its table.

        Args:
            table_id: The table.
            slot: The message.
            posted: The message as the database knows it. Private answers are not stored.
            fingerprint: Whatever the message should show; it is drawn again if this has changed.
            version: The table's version in this state.
            since: The first version of the table with this fingerprint.
        """
        key = (table_id, slot)
        if slot.kind is not SlotKind.PRIVATE and posted is None:
            return True
        # another process has shown a newer state
        if posted is not None and posted.version > version:
            return False
        if key in self._invalid:
            return True
        # shown before a restart
        if key not in self._fingerprints and posted is not None and posted.version >= since:
            self._fingerprints[key] = fingerprint
        return key not in self._fingerprints or self._fingerprints[key] != fingerprint

    def last(self, table_id: str, slot: Slot) -> Hashable:
        """Return the fingerprint of what a message has shown last, or None if it is unknown."""
        return self._fingerprints.get((table_id, slot))

    @contextmanager
    def drawing(self, table_id: str, slot: Slot, fingerprint: Hashable) -> Iterator[None]:
        """Record the fingerprint if the block, which draws and sends the message, succeeds.

        A message that is invalidated meanwhile stays invalid.
        """
        key = (table_id, slot)
        was_invalid = key in self._invalid
        self._invalid.discard(key)
        try:
            yield
        except BaseException:
            if was_invalid:
                self._invalid.add(key)
            raise
        self._fingerprints[key] = fingerprint

    def invalidate(self, table_id: str, slot: Slot) -> None:
        """Have a message drawn again, whatever it shows."""
        self._invalid.add((table_id, slot))

    def tables_with(self, slot: Slot) -> set[str]:
        """Return the tables that have shown a message in this slot."""
        return {table_id for table_id, shown in self._fingerprints if shown == slot}

    def forget(self, table_id: str, slot: Slot | None = None) -> None:
        """Forget a message, or all messages of a table."""
        for key in [
            key
            for key in {*self._fingerprints, *self._invalid}
            if key[0] == table_id and slot in (None, key[1])
        ]:
            self._fingerprints.pop(key, None)
            self._invalid.discard(key)
