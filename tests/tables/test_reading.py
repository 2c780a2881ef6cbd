"""Whoever is new to a game may read its rules: that does not cost their turn, within limits."""

from games import GAMES
from tables.changes.turn_timing import READING_MS
from tables.state.log_items import RulesOpened
from tables.state.people import NEW_ROUNDS
from tables.state.phases import Presence
from tables.views.table_views import public_table
from tests.tables.table_harness import ANN, BEN, CAT, TableHarness

GAME = "austrian-block"


async def due(harness: TableHarness, table_id: str) -> tuple[int, int, int]:
    """Who is to move, their seat, and the deadline."""
    table = await harness.tables.load(table_id)
    (seat,) = GAMES[GAME].due(table.state)
    user, deadline = table.chairs[seat].user, table.clock.deadline
    assert user is not None
    assert deadline is not None
    return user, seat, deadline


async def until_due(harness: TableHarness, table_id: str, user: int) -> int:
    """The deadline, once it is this person's turn."""
    while (now := await due(harness, table_id))[0] != user:
        await harness.step(table_id)
    return now[2]


async def test_reading_does_not_cost_the_turn_once_a_deal_and_for_three_minutes(harness: TableHarness) -> None:
    table_id = await harness.started(GAME, 2)
    user, seat, before = await due(harness, table_id)
    began = harness.watch.now
    await harness.tables.start_reading(user, "pulle")  # not what is played here
    await harness.tables.start_reading(CAT, GAME)  # nor does somebody who only looks on
    assert (await due(harness, table_id))[2] == before
    await harness.tables.start_reading(user, GAME)
    table = await harness.tables.load(table_id)
    assert table.clock.deadline == began + READING_MS
    assert public_table(table).reading == (seat,)
    assert (await harness.store.log(table_id))[-1].what == (RulesOpened(),)
    await harness.sound(table_id)
    harness.watch.now = before + 1
    assert await harness.tables.tick(table_id) is None, "nobody steps in, and nobody is mentioned"
    for _ in range(3):  # again and again gives no more
        harness.watch.now += 1000
        await harness.tables.start_reading(user, GAME)
    assert (await harness.tables.load(table_id)).version == table.version
    await harness.ring(table_id)
    assert harness.watch.now == began + READING_MS
    after = await harness.tables.load(table_id)
    assert after.chairs[seat].presence is Presence.AWAY
    await harness.tables.start_reading(user, GAME)
    assert (await harness.tables.load(table_id)).clock == after.clock


async def test_whoever_reads_before_their_turn_has_time_in_it(harness: TableHarness) -> None:
    table_id = await harness.started(GAME, 2)
    user, _, deadline = await due(harness, table_id)
    reader = BEN if user == ANN else ANN
    await harness.tables.start_reading(reader, GAME)
    assert (await due(harness, table_id))[2] == deadline, "the others have no more time"
    assert await until_due(harness, table_id, reader) == harness.watch.now + READING_MS


async def test_only_whoever_is_new_to_the_game_is_given_time(harness: TableHarness) -> None:
    table_id = await harness.started(GAME, 2)
    for deal in range(NEW_ROUNDS + 1):
        before = await until_due(harness, table_id, ANN)
        await harness.tables.start_reading(ANN, GAME)
        assert ((await due(harness, table_id))[2] > before) is (deal < NEW_ROUNDS)
        await harness.deal(table_id)
        for user in (ANN, BEN):
            await harness.tables.ready(table_id, user)
    assert await harness.store.deals_played(GAME, (ANN, BEN)) == {ANN: NEW_ROUNDS + 1, BEN: NEW_ROUNDS + 1}
