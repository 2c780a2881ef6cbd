"""Slots of messages and the keys under which they are stored."""

import pytest

from tables.state.slots import NUDGE, OFFERS, TABLE, Slot, hand, private

USER = 81_384_788_765_712_384
STORED = {
    "table": TABLE,
    "nudge": NUDGE,
    "offers": OFFERS,
    f"hand:{USER}": hand(USER),
    f"private:{USER}": private(USER),
    "old:table": TABLE.old,
    f"old:hand:{USER}": hand(USER).old,
}


@pytest.mark.parametrize(("key", "slot"), STORED.items(), ids=STORED)
def test_stored_keys(key: str, slot: Slot) -> None:
    assert (Slot.read(key), slot.key) == (slot, key)


@pytest.mark.parametrize(
    "key",
    [
        "",
        "hand",
        "hand:",
        "hand:x",
        "hand:007",
        "table:5",
        "old:",
        "old:old:table",
        "tables",
        "Table",
    ],
)
def test_what_is_no_slot(key: str) -> None:
    with pytest.raises(
        ValueError, match=r"not a (slot|valid SlotKind)|is not a valid|invalid literal"
    ):
        Slot.read(key)
