"""Test of the plan for a table's messages: what each message needs from the scheduler."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from delivery.discord_api.send_scheduler import Demand, Priority
from delivery.publish.message_updater import TablePlan
from delivery.publish.shown_messages import hand_fingerprint
from tables.state import slots
from tables.state.slots import NUDGE, OFFERS, TABLE, Slot
from tests.tables.table_harness import ANN, BEN, GUILD, NOW, due, in_play


def test_a_hand_shows_a_new_deadline_to_whoever_has_the_turn() -> None:
    table = in_play("austrian-block", 3)
    later = replace(table, clock=replace(table.clock, deadline=NOW + 1))
    assert [
        seat for seat in range(3) if hand_fingerprint(later, seat) != hand_fingerprint(table, seat)
    ] == [due(table)]


@pytest.mark.parametrize("with_token", [False, True])
@pytest.mark.parametrize(
    ("slot", "priority"),
    [
        *((slot, Priority.TABLE) for slot in (TABLE, OFFERS, NUDGE)),
        *((make(ANN), Priority.AWAITED_HAND) for make in (slots.hand, slots.private)),
        *((make(BEN), Priority.OTHER_HAND) for make in (slots.hand, slots.private)),
    ],
)
def test_a_message_keeps_its_priority_with_a_token_and_without(
    slot: Slot, priority: Priority, with_token: bool
) -> None:
    updater: Any = SimpleNamespace(
        tokens=SimpleNamespace(get=lambda *_: object() if with_token else None)
    )
    assert TablePlan(
        updater, in_play("austrian-block", 2), posted={}, desired={}, first=(), awaited=(ANN,)
    ).demand(slot) == Demand(priority, is_rate_limited=not with_token, server=GUILD)
