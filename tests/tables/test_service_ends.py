"""Who leaves, how a table ends, and what is booked then: the service on a real store."""

from dataclasses import replace

from games.parts.options import declared
from service.persons_tables import take_out
from tables.views.public_table import settling_user
from tests.tables.table_harness import (
    ANN,
    BEN,
    EVE,
    GUILD,
    START_CUT,
    TableHarness,
    person,
)
from tests.tables.test_lobby import refused


async def test_somebody_is_taken_out_of_every_table(harness: TableHarness) -> None:
    playing = await harness.started()
    tables = harness.tables
    lobby = (await tables.open(GUILD, 71, person(BEN), "buki", "en")).id
    await tables.join(lobby, person(ANN))
    alone = (await tables.open(GUILD, 72, person(BEN), "buki", "en")).id
    elsewhere = (await tables.open(GUILD + 1, 73, person(BEN), "buki", "en")).id
    without = (await tables.open(GUILD, 74, person(EVE), "buki", "en")).id
    assert await take_out(tables, BEN, GUILD) == (playing,)
    assert [chair.user for chair in (await tables.load(lobby)).chairs] == [ANN]
    assert (await tables.load(alone)).closing.reason == "empty"
    assert (await tables.load(elsewhere)).seat_of(BEN) == 0
    assert (await tables.load(without)).version == 1
    assert await take_out(tables, BEN) == (playing,), "paid when the deal is over"
    await harness.deal(playing)
    await harness.sound(playing)
    assert await take_out(tables, BEN) == ()
    assert BEN not in [chair.user for chair in (await tables.load(playing)).chairs]
    assert await harness.store.ledger.chips_at_tables(GUILD, BEN) == 0


async def test_two_tables_draw_on_one_account(harness: TableHarness) -> None:
    first = await harness.started(banker=0)
    second = await harness.tables.open(
        GUILD, 77, replace((await harness.tables.load(first)).chairs[1], acts=0), "buki", "en"
    )
    await harness.sound(first)
    await harness.drain(BEN, leave=21)
    with refused("too-few-chips"):
        for _ in range(3):
            await harness.tables.add_computer(second.id, BEN)
        await harness.tables.start(second.id, BEN, START_CUT)
    await harness.sound(second.id)


async def test_every_house_rule_in_the_log_can_be_replayed(harness: TableHarness) -> None:
    table_id = await harness.opened()
    table = await harness.tables.load(table_id)
    for rule in declared(type(table.options)):
        for value in rule.allowed(4)[-1:] or (rule.low,):
            await harness.tables.set_option(table_id, ANN, rule.name, value)
    table = await harness.tables.load(table_id)
    (most,) = [rule for rule in declared(type(table.options)) if rule.name == "max"]
    owner = settling_user(most, table.options, table.host, [chair.user for chair in table.chairs])
    assert owner is not None
    await harness.tables.set_option(table_id, owner, "max", None)
    await harness.tables.set_option(table_id, ANN, "turn_seconds", 300)
    await harness.agreed(table_id)
    await harness.tables.start(table_id, ANN, START_CUT)
    await harness.deal(table_id)
    await harness.sound(table_id)


async def test_a_closed_table_is_not_kept_in_memory(harness: TableHarness) -> None:
    table_id = await harness.started(people=2, computers=2)
    await harness.deal(table_id)
    assert harness.tables.commits.peek(table_id) is not None
    table = await harness.closed(table_id)
    assert not table.live
    assert harness.tables.commits.peek(table_id) is None
