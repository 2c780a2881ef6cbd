"""Tests of the time for which messages show a beat."""

from delivery.publish.beat_holds import BeatHolds
from tables.state.slots import TABLE, hand
from tests.tables.table_harness import ANN
from tests.tables.test_beats import NOW, exposed, with_beats


async def test_a_press_ends_a_beat_that_is_being_sent_for_its_reader_alone() -> None:
    """The hand showed the claim for its time after the press, before."""
    table = exposed(with_beats("challenge", 2, computers=2)).table
    holds = BeatHolds(lambda: NOW, lambda _: None)
    assert holds.holds(table, hand(ANN))
    holds.end(table.id, hand(ANN))
    for slot in (hand(ANN), TABLE):
        holds.note_shown(table, slot)
    assert [holds.holds(table, slot) for slot in (hand(ANN), TABLE)] == [False, True]
