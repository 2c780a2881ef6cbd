"""Tests of the time for which messages show a beat."""

from dataclasses import replace

from delivery.publish.beat_holds import BeatHolds
from tables.state.slots import TABLE, hand
from tests.delivery.driven_loop import driven
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


async def test_a_beat_that_is_shown_late_is_seen_for_its_time_all_the_same() -> None:
    """Discord answers when the beat of a fifth of a second has been over for nine tenths of it."""
    table = exposed(with_beats("challenge", 2, computers=2)).table
    assert table.beat
    table = replace(table, beat=replace(table.beat, until=table.beat.began + 200))
    times = [table.beat.began, table.beat.began + 380]
    holds = BeatHolds(lambda: times[0], lambda _: None)
    del times[0]
    holds.note_shown(table, TABLE)
    await driven().advance(0.15)
    assert holds.holds(table, TABLE)
    await driven().advance(0.1)
    assert not holds.holds(table, TABLE)
