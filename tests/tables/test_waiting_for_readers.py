"""The clock waits for players who read: a turn for new players and the rules, the next deal for
all.
"""

import pytest

from games import GAMES
from service import newcomers_and_readers
from service.newcomers_and_readers import NEW_ROUNDS
from tables.changes.clock_and_beats import QUESTION_MS, READING_MS, pause_ms, turn_ms
from tables.state.log_items import ReadingStarted
from tables.state.phases import Phase, Presence
from tables.state.table import Table
from tables.views.table_views import public_table
from tests.tables.table_harness import ANN, BEN, CAT, TableHarness

GAME = "austrian-block"


async def due(harness: TableHarness, table_id: str) -> tuple[int, int, int]:
    """Who is to move, their seat, and the deadline."""
    table = await harness.tables.load(table_id)
    (seat,) = GAMES[GAME].due(table.state)
    user, deadline = table.chairs[seat].user, table.clock.deadline
    return user, seat, deadline


async def until_due(harness: TableHarness, table_id: str, user: int) -> int:
    """The deadline, once it is this person's turn."""
    while (now := await due(harness, table_id))[0] != user:
        await harness.step(table_id)
    return now[2]


async def test_reading_does_not_cost_the_turn_once_a_deal_and_for_three_minutes(
    harness: TableHarness,
) -> None:
    table_id = await harness.started(GAME, 2)
    user, seat, before = await due(harness, table_id)
    began = harness.watch.now
    for other in ("all-fives", "pulle"):  # not what is played here
        await newcomers_and_readers.start_reading(harness.tables, user, other)
    # nor does somebody who only looks on
    await newcomers_and_readers.start_reading(harness.tables, CAT, GAME)
    assert (await due(harness, table_id))[2] == before
    await newcomers_and_readers.start_reading(harness.tables, user, GAME)
    table = await harness.tables.load(table_id)
    assert table.clock.deadline == began + READING_MS
    assert public_table(table).latest_deal.reading == (seat,)
    assert (await harness.store.tables.log(table_id))[-1].what == (ReadingStarted(),)
    await harness.sound(table_id)
    harness.watch.now = before + 1
    assert await harness.tables.tick(table_id) is None, "nobody steps in, and nobody is mentioned"
    for _ in range(3):  # again and again gives no more
        harness.watch.now += 1000
        await newcomers_and_readers.start_reading(harness.tables, user, GAME)
    assert (await harness.tables.load(table_id)).version == table.version
    await harness.ring(table_id)
    assert harness.watch.now == began + READING_MS
    after = await harness.tables.load(table_id)
    assert after.chairs[seat].presence is Presence.AWAY
    await newcomers_and_readers.start_reading(harness.tables, user, GAME)
    assert (await harness.tables.load(table_id)).clock == after.clock


async def test_who_has_read_cannot_shorten_the_turn_of_another(harness: TableHarness) -> None:
    table_id = await harness.started("bergen", 2)
    table = await harness.tables.load(table_id)
    (seat,) = GAMES["bergen"].due(table.state)
    reader = table.chairs[1 - seat].user
    await newcomers_and_readers.start_reading(harness.tables, reader, "bergen")
    await harness.tables.close(table_id, reader)  # they would like to end the match
    await newcomers_and_readers.end_question(harness.tables, table_id, reader)
    assert (await harness.tables.load(table_id)).clock == table.clock


async def in_pause(harness: TableHarness, people: int = 2, computers: int = 0) -> tuple[str, int]:
    """Return the id of a table between deals, and when the next one would be dealt."""
    table_id = await harness.started(GAME, people, computers)
    return table_id, (await harness.deal(table_id)).clock.deadline


async def test_the_next_deal_waits_once_for_a_player_who_reads_while_others_are_there(
    harness: TableHarness,
) -> None:
    table_id, end = await in_pause(harness)
    turn = turn_ms(await harness.tables.load(table_id))
    await newcomers_and_readers.start_reading(harness.tables, ANN)
    table = await harness.sound(table_id)
    assert table.clock.deadline == harness.watch.now + turn > end
    assert public_table(table).latest_deal.reading == (0,)
    harness.watch.now += 5000
    await newcomers_and_readers.start_reading(harness.tables, ANN)
    assert (await harness.tables.load(table_id)).clock == table.clock
    table = (await harness.tables.ready(table_id, ANN)).table
    assert table.clock.deadline == harness.watch.now + end_of_pause(table, harness)
    assert (await harness.tables.ready(table_id, BEN)).table.phase is Phase.PLAYING


async def test_nothing_is_dealt_while_a_question_about_closing_is_open(
    harness: TableHarness,
) -> None:
    table_id, _ = await in_pause(harness)
    await harness.tables.ready(table_id, ANN)
    await newcomers_and_readers.start_question(harness.tables, table_id, ANN)
    asked = (await harness.tables.load(table_id)).clock
    await harness.tables.credit(table_id)  # a restart takes no time away
    assert (await harness.tables.load(table_id)).clock == asked
    assert (await harness.tables.ready(table_id, BEN)).table.phase is Phase.PAUSE
    await newcomers_and_readers.end_question(harness.tables, table_id, ANN)
    table = await harness.sound(table_id)
    assert (table.phase, public_table(table).latest_deal.reading) == (Phase.PAUSE, ())
    assert (await harness.ring(table_id)).phase is Phase.PLAYING


async def test_who_is_alone_with_bots_has_time_also_after_a_question(harness: TableHarness) -> None:
    table_id = await harness.started("bergen", 1, 1)
    assert (await harness.deal(table_id)).clock.unhurried
    await newcomers_and_readers.start_question(harness.tables, table_id, ANN)
    assert (await harness.tables.load(table_id)).clock.unhurried
    await newcomers_and_readers.end_question(harness.tables, table_id, ANN)
    assert (await harness.tables.load(table_id)).clock.unhurried


@pytest.mark.parametrize("ends", [False, True])
async def test_nobody_holds_a_match_by_asking_again_and_again_whether_to_leave(
    harness: TableHarness, *, ends: bool
) -> None:
    """Three hours by 216 presses, before."""
    table_id, _ = await in_pause(harness)
    began, often = harness.watch.now, 5000
    while (table := await harness.tables.load(table_id)).phase is Phase.PAUSE:
        await newcomers_and_readers.start_question(harness.tables, table_id, ANN)
        if ends:
            await newcomers_and_readers.end_question(harness.tables, table_id, ANN)
        await newcomers_and_readers.start_reading(harness.tables, ANN)
        harness.watch.now += often
        await harness.tables.tick(table_id)
        assert harness.watch.now - began <= QUESTION_MS + end_of_pause(table, harness) + often
    assert (await harness.sound(table_id)).phase is Phase.PLAYING


def end_of_pause(table: Table, harness: TableHarness) -> int:
    """Return how long a pause lasts (ms)."""
    return pause_ms(table, harness.tables.settings.pace)


async def test_a_question_does_not_bring_back_a_player_who_was_away(harness: TableHarness) -> None:
    table_id = await harness.started(GAME, 1, 3)
    table = await harness.tables.load(table_id)
    while table.phase is Phase.PLAYING:
        table = await harness.ring(table_id)
    end = table.clock.deadline
    assert table.chairs[0].presence is Presence.AWAY
    harness.watch.now += 1000
    await newcomers_and_readers.start_question(harness.tables, table_id, ANN)
    await newcomers_and_readers.end_question(harness.tables, table_id, ANN)
    table = await harness.sound(table_id)
    assert (table.chairs[0].presence, table.clock.deadline) == (Presence.AWAY, end)
    await harness.ring(table_id)
    table = await harness.sound(table_id)
    assert (table.phase, table.deals, table.closing.reason) == (Phase.CLOSED, 1, "abandoned")


async def test_only_whoever_is_new_to_the_game_is_given_time(harness: TableHarness) -> None:
    table_id = await harness.started(GAME, 2)
    for deal in range(NEW_ROUNDS + 2):
        before = await until_due(harness, table_id, ANN)
        table = await harness.tables.load(table_id)
        assert await newcomers_and_readers.wants_lesson(harness.store, GAME, ANN) is (deal == 0)
        assert await newcomers_and_readers.is_coached(harness.store, table, ANN) is (
            deal < NEW_ROUNDS
        )
        await newcomers_and_readers.start_reading(harness.tables, ANN, GAME)
        assert ((await due(harness, table_id))[2] > before) is (deal < NEW_ROUNDS)
        await harness.next_deal(table_id)
    assert await harness.store.people.deals_played(GAME, (ANN, BEN)) == {
        ANN: NEW_ROUNDS + 2,
        BEN: NEW_ROUNDS + 2,
    }
