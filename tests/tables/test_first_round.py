"""Tests of the clock: none while only bots wait, and in a person's first round of a game twice the
time if people do.
"""

from dataclasses import replace

import pytest

from messages.play.hand_message import hand_content
from messages.play.nudge_message import nudge_content
from messages.play.table_message import table_content
from tables.changes import clock_and_beats, closing, coming_and_going
from tables.state.default_settings import IDLE_MS
from tables.state.phases import CloseReason, Phase, Presence
from tables.state.table import Onlooker, Table, update_latest_deal, update_participant
from tables.views.table_views import private_table, public_table
from tests.tables.table_harness import (
    ANN,
    BEN,
    NOW,
    PACE,
    TableHarness,
    context,
    due,
    in_play,
    person,
)
from tests.tables.test_play import TURN
from tests.words import WORDS

GAME = "austrian-block"
ALONE = PACE.lobby_ms // TURN  # turns that a person alone with bots has


def first_round(people: int, computers: int, *beginners: int, turn_seconds: int = 60) -> Table:
    """Return a table in mid-deal that waits for seat 0, without a store. `beginners` are seats."""
    table = in_play("pulle", people, computers)
    table = replace(
        table,
        id="abcdefgh",
        state=replace(table.state, to_move=0),
        table_options=replace(table.table_options, turn_seconds=turn_seconds),
        clock=table.clock.reset_turn(),
    )
    assert due(table) == 0
    return clock_and_beats.update_clock(update_latest_deal(table, beginners=beginners), context())


def clock_of(table: Table, now: int = NOW) -> tuple[int, bool]:
    """Return the time left (ms) and whether nobody hurries."""
    return table.clock.deadline - now, table.clock.unhurried


async def until_due(harness: TableHarness, table_id: str, user: int) -> Table:
    """Let the others act until it is this person's turn; return the table."""
    while (table := await harness.tables.load(table_id)).chairs[due(table)].user != user:
        table = await harness.step(table_id)
        assert table.phase is Phase.PLAYING
    return table


@pytest.mark.parametrize(
    ("people", "beginners", "turns", "unhurried"),
    [
        (1, (0,), ALONE, True),
        (1, (), ALONE, True),  # a later round
        (2, (0,), 2, False),
        (2, (0, 1), 2, False),
        (2, (1,), 1, False),  # it is not the beginner's turn
    ],
)
def test_who_is_alone_or_a_beginner_has_more_time(
    people: int, beginners: tuple[int, ...], turns: int, unhurried: bool
) -> None:
    table = first_round(people, 4 - people, *beginners)
    assert clock_of(table) == (turns * TURN, unhurried)
    assert table.clock.nudge_at == NOW + turns * TURN // 2


def test_a_person_who_is_away_does_not_wait() -> None:
    away = update_participant(first_round(2, 2, 0), 1, presence=Presence.AWAY)
    alone = clock_and_beats.update_clock(replace(away, clock=away.clock.reset_turn()), context())
    assert clock_of(alone) == (ALONE * TURN, True)
    assert clock_of(
        clock_and_beats.come_back(alone, BEN, context(NOW + TURN)).table, NOW + TURN
    ) == (
        2 * TURN,
        False,
    )


def test_from_the_moment_at_which_people_wait_there_is_twice_the_time() -> None:
    later = NOW + 3 * TURN
    table = first_round(1, 3, 0)
    assert clock_of(
        coming_and_going.request_seat(first_round_of_block(), person(BEN), context(later)).table,
        later,
    ) == (2 * TURN, False)
    watched = clock_and_beats.update_clock(
        replace(table, gallery=(Onlooker(BEN, "Ben"),)), context(later)
    )
    assert clock_of(watched, later) == (2 * TURN, False)
    assert clock_of(clock_and_beats.update_clock(watched, context(later + TURN)), later) == (
        2 * TURN,
        False,
    ), "only once"


def test_from_the_moment_at_which_only_bots_wait_there_is_no_hurry() -> None:
    """The last seconds ran out, and a bot played for a person who was alone with bots, before."""
    later = context(NOW + TURN - 1, {ANN: 10_000, BEN: 10_000})
    left = coming_and_going.leave(first_round(2, 2), BEN, later, computer_chips=True, successor="X")
    asked = coming_and_going.request_seat(first_round_of_block(), person(BEN), context()).table
    withdrawn = coming_and_going.withdraw_request(asked, BEN, later)
    for change in (left, withdrawn):
        assert clock_of(change.table, later.now) == (ALONE * TURN, True)


def first_round_of_block() -> Table:
    """Return a table of the block game (in Pulle a seat is free with the next match only) that
    waits for a beginner alone.
    """
    table = in_play(GAME, 1, 3)
    table = replace(table, state=replace(table.state, to_move=0), clock=table.clock.reset_turn())
    table = clock_and_beats.update_clock(update_latest_deal(table, beginners=(0,)), context())
    assert clock_of(table) == (ALONE * TURN, True)
    return table


def test_a_table_that_is_wound_up_waits_for_nobody() -> None:
    assert clock_of(
        closing.wind_up(first_round(1, 3, 0), CloseReason.CHANNEL_GONE, context(NOW)).table
    ) == (TURN, False)


async def test_only_a_round_played_to_its_end_counts_as_the_first(harness: TableHarness) -> None:
    table_id = await harness.started(GAME, 1, 3)
    await harness.deal(table_id)
    await harness.wound_up(table_id)
    other = await harness.started(GAME, 2, 2)
    assert (await harness.tables.load(other)).latest_deal.beginners == (1,)
    assert clock_of(await until_due(harness, other, ANN), harness.watch.now) == (TURN, False)
    assert clock_of(await until_due(harness, other, BEN), harness.watch.now) == (2 * TURN, False)


async def test_no_round_begins_while_who_is_alone_looks_at_the_result(
    harness: TableHarness,
) -> None:
    """It waits for the press; without one the table closes, or gives way after two turns."""
    table_id = await harness.started(GAME, 1, 3)
    await harness.deal(table_id)
    table = await harness.tables.load(table_id)
    assert (table.phase, *clock_of(table, harness.watch.now)) == (
        Phase.PAUSE,
        PACE.lobby_ms,
        True,
    )
    text = table_content(public_table(table), WORDS).text
    assert "Take your time" in text
    assert "Nobody is here" not in text
    assert closing.is_idle(table, harness.watch.now - IDLE_MS, harness.watch.now)
    await harness.tables.ready(table_id, ANN)
    assert (await harness.tables.load(table_id)).phase is Phase.PLAYING
    await harness.deal(table_id)
    assert (await harness.ring(table_id)).closing.reason == "abandoned"


async def test_a_table_that_everybody_has_left_is_over_at_once(harness: TableHarness) -> None:
    """Bots play the round to its end without a pause: nobody sees it, and the channel is free."""
    table_id = await harness.started(GAME, 1, 3)
    await until_due(harness, table_id, ANN)
    began = harness.watch.now
    assert (await harness.tables.leave(table_id, ANN)).table.clock.deadline == began
    while (await harness.sound(table_id)).live:
        await harness.ring(table_id)
    assert harness.watch.now == began
    assert (await harness.tables.load(table_id)).closing.reason == "empty"


@pytest.mark.parametrize("unhurried", [True, False])
def test_all_messages_say_the_same_of_the_clock(unhurried: bool) -> None:
    table = first_round(1, 3) if unhurried else first_round(2, 2)
    said = [
        table_content(public_table(table), WORDS).text,
        hand_content(private_table(table, 0), WORDS, None).text,
    ]
    for text in said:
        assert (WORDS("no-hurry") in text) is unhurried
        assert ("· ends" in text) is not unhurried
    nudge = nudge_content(
        public_table(clock_and_beats.nudge(table).table), WORDS, "https://example.org"
    ).text
    assert ("No hurry: only bots are waiting." in nudge) is unhurried
    assert f"<t:{(table.clock.deadline or 0) // 1000}:R>" in nudge
