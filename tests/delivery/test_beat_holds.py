"""Tests of the time for which messages show a beat."""

from dataclasses import replace

from delivery.publish.beat_holds import BeatHolds
from tables.state.slots import TABLE, hand
from tests.delivery.driven_loop import driven
from tests.tables.table_harness import ANN
from tests.tables.test_beats import NOW, exposed, with_beats

SHOWN = exposed(with_beats("challenge", 2, computers=2)).table
BEAT = SHOWN.beat


async def test_a_press_ends_a_beat_that_is_being_sent_for_its_reader_alone() -> None:
    """The hand showed the claim for its time after the press, before."""
    holds = BeatHolds(lambda: NOW, lambda _: None)
    assert holds.holds(SHOWN, hand(ANN))
    holds.end(SHOWN.id, hand(ANN))
    for slot in (hand(ANN), TABLE):
        holds.note_shown(SHOWN, slot)
    assert [holds.holds(SHOWN, slot) for slot in (hand(ANN), TABLE)] == [False, True]


async def test_a_beat_that_is_shown_late_is_seen_for_its_time_all_the_same() -> None:
    """Discord answers when the beat of a fifth of a second has been over for nine tenths of it."""
    table = replace(SHOWN, beat=replace(BEAT, until=BEAT.began + 200))
    times = [BEAT.began, BEAT.began + 380]
    holds = BeatHolds(lambda: times[0], lambda _: None)
    del times[0]
    holds.note_shown(table, TABLE)
    await driven().advance(0.15)
    assert holds.holds(table, TABLE)
    await driven().advance(0.1)
    assert not holds.holds(table, TABLE)


async def test_a_message_shows_each_beat_for_its_time_before_the_next() -> None:
    """Discord answers for the table's message before the second beat, for the hand after it."""
    second = replace(SHOWN, beat=replace(BEAT, number=BEAT.number + 1))
    began, refreshes = driven().time(), list[float]()
    holds = BeatHolds(lambda: NOW, lambda _: refreshes.append(driven().time() - began))
    holds.note_shown(SHOWN, TABLE)
    assert [holds.is_shown(second, slot) for slot in (TABLE, hand(ANN))] == [True, False]
    holds.note_shown(SHOWN, hand(ANN))
    await driven().advance(3.999)
    assert all(holds.is_shown(second, slot) for slot in (TABLE, hand(ANN)))
    await driven().advance(4.001)
    assert not any(holds.is_shown(second, slot) for slot in (TABLE, hand(ANN)))
    assert [round(seconds) for seconds in refreshes] == [4, 4, 8, 8]


async def test_a_patient_reader_sees_a_beat_for_a_minute_or_until_a_press() -> None:
    holds = BeatHolds(lambda: NOW, lambda _: None)
    holds.note_shown(SHOWN, hand(ANN), patiently=True)
    await driven().advance(59.9)
    assert holds.holds(SHOWN, hand(ANN))
    holds.end(SHOWN.id, hand(ANN))
    assert not holds.holds(SHOWN, hand(ANN))
    assert holds.counts == {"shown": 1, "cut": 1}
