"""Tests of beats: after a moment the table stands still, and goes on by itself."""

from dataclasses import replace

import pytest

from games.parts.claims import Exposed
from tables.changes import clock_and_beats, play
from tables.state.change import Change
from tables.state.default_settings import HOUR, Pace
from tables.state.house_rules_of_every_game import TableOptions
from tables.state.phases import Phase, Presence
from tables.state.table import Table
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    DAN,
    NOW,
    PACE,
    context,
    in_play,
    moved,
    played,
    rich,
)

BEAT = 4000  # ms


def with_beats(game: str, people: int, computers: int = 0, **options: int) -> Table:
    """The first deal of a game, at a table with the usual beats."""
    return replace(in_play(game, people, computers), table_options=TableOptions(**options))


def exposed(table: Table) -> Change:
    """Return the change that has turned up a claim."""
    while True:
        change = moved(table)
        table = change.table
        assert table.phase is Phase.PLAYING, "no claim was doubted in this deal"
        if any(isinstance(event, Exposed) for event in change.events):
            return change


@pytest.mark.parametrize("seconds", [0, 2, 6])
def test_the_host_chooses_how_long_a_beat_is(seconds):
    beat = exposed(with_beats("challenge", 2, beat_seconds=seconds)).table.beat
    assert (0 if beat is None else beat.length) == 1000 * seconds


@pytest.mark.parametrize("why", ["slow", "winding up", "nobody is there"])
def test_nobody_waits_where_nobody_looks(why):
    table = with_beats("challenge", 2)
    match why:
        case "slow":
            table = replace(table, table_options=TableOptions(turn_seconds=86_400))
        case "winding up":
            table = replace(table, closing=replace(table.closing, winding_up="server-gone"))
        case _:
            away = tuple(replace(chair, presence=Presence.AWAY) for chair in table.chairs)
            table = replace(table, chairs=away)
    table = replace(table, clock=table.clock.reset_turn())
    while not any(isinstance(event, Exposed) for event in table.latest_deal.story):
        table = moved(table, by_person=False).table
    assert table.beat is None


def test_the_next_deal_waits_until_the_result_has_been_seen():
    table = played(with_beats("buki", 4)).table
    assert table.clock.deadline == NOW + BEAT + PACE.pause_ms
    ready = context(NOW + 100, rich(table))
    for user in (ANN, BEN, CAT, DAN):
        table = play.say_ready(table, user, ready).table
    assert (table.phase, table.clock.deadline) == (Phase.PAUSE, NOW + BEAT)
    # after a restart nobody waits longer than the beat
    assert clock_and_beats.credit_time(table, context(NOW + 50)) is None
    dealt = play.deal_next(table, None, context(NOW + BEAT, rich(table))).table
    assert (dealt.phase, dealt.deals, dealt.beat) == (Phase.PLAYING, 2, None)


def test_a_beat_and_a_reader_last_no_longer_because_a_clock_was_set_back():
    table = played(with_beats("buki", 4)).table
    earlier = NOW - 2 * HOUR
    table = clock_and_beats.credit_time(table, context(earlier)).table
    assert table.beat.until == earlier + BEAT
    assert clock_and_beats.credit_time(table, context(earlier)) is None
    table = in_play("austrian-block", 3)
    table = clock_and_beats.start_reading(table, BEN, NOW).table
    table = clock_and_beats.credit_time(table, context(earlier)).table
    assert table.latest_deal.reading == ((1, earlier + clock_and_beats.READING_MS),)


def test_the_usual_length_comes_from_the_settings():
    assert Pace().beat_seconds == TableOptions().beat_seconds == BEAT // 1000
