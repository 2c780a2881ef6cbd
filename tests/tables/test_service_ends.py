"""Who leaves, how a table ends, and what is booked then: the service on a real store."""

from dataclasses import replace

from games.parts.amounts import booked
from games.parts.options import declared
from service.persons_tables import take_out
from tables.changes import deal_cover
from tables.changes.forfeits import forfeit_on_leaving
from tables.chips import chip_accounts
from tables.chips.chip_accounts import Transfer
from tables.state.phases import CloseReason, Phase, Presence
from tables.state.table import game_of
from tables.views.public_table import settling_user
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    DAN,
    EVE,
    GUILD,
    NOW,
    START_CUT,
    WELCOME,
    TableHarness,
    person,
)
from tests.tables.test_lobby import refused
from tests.tables.test_service import until_due


async def test_leaving_in_mid_deal(harness: TableHarness) -> None:
    table_id = await harness.started(people=2, computers=2, banker=2)
    table = await until_due(harness, table_id, 1)
    await harness.tables.leave(table_id, ANN)
    table = await harness.sound(table_id)
    assert (table.host, table.chairs[0].presence) == (BEN, Presence.LEFT)
    assert await harness.balance(ANN) == booked(WELCOME) - table.chairs[0].paid_in, (
        "paid after the deal"
    )
    with refused("not-seated"):
        await harness.tables.leave(table_id, ANN)
    with refused("not-seated"):
        await harness.tables.act(table_id, ANN, table.chairs[0].acts, "pass")
    brought = table.chairs[0].paid_in
    table = await harness.deal(table_id)
    await harness.sound(table_id)
    paid = await harness.balance(ANN)
    stays = table.chairs[0].paid_in  # a stake that a tie has left: the successor plays for it
    assert paid == booked(WELCOME) - brought + game_of(table).settle(table.state)[0] - stays
    for _ in range(3):
        await harness.tables.ready(table_id, BEN)
        await harness.deal(table_id)
        await harness.sound(table_id)
    await harness.tables.close(table_id, BEN)
    table = await harness.sound(table_id)
    assert await harness.balance(ANN) == paid
    assert await harness.balance(BEN) == booked(WELCOME) - table.chairs[1].paid_in + table.stacks[1]


async def test_whoever_leaves_an_empty_lobby_twice_is_told_that_it_is_over(
    harness: TableHarness,
) -> None:
    table_id = await harness.opened("buki", 1)
    await harness.tables.leave(table_id, ANN)
    with refused("over"):
        await harness.tables.leave(table_id, ANN)
    await harness.sound(table_id)


async def test_leaving_between_deals_pays_at_once(harness: TableHarness) -> None:
    table_id = await harness.started()
    before = await harness.deal(table_id)
    await harness.tables.leave(table_id, BEN)
    table = await harness.sound(table_id)
    # a stake that a tie has left there stays
    taken = before.stacks[1] - forfeit_on_leaving(before, BEN)
    assert await harness.balance(BEN) == booked(WELCOME) - before.chairs[1].paid_in + taken
    assert table.chairs[1].computer
    assert await harness.store.ledger.chips_at_tables(GUILD, BEN) == 0
    for user in (ANN, CAT, DAN):
        await harness.tables.ready(table_id, user)
    table = await harness.sound(table_id)
    assert table.deals == 2
    await harness.deal(table_id)
    await harness.sound(table_id)


async def test_leaving_between_deals_where_computers_do_not_play_for_chips(
    harness: TableHarness,
) -> None:
    await harness.store.servers.update_guild_settings(GUILD, computer_chips=False)
    table_id = await harness.started()
    await harness.deal(table_id)
    await harness.tables.leave(table_id, BEN)
    table = await harness.sound(table_id)
    assert (table.phase, table.closing.reason) == (Phase.CLOSED, "left")


async def test_everybody_gone(harness: TableHarness) -> None:
    table_id = await harness.started()
    for user in (ANN, BEN, CAT, DAN):
        await harness.tables.leave(table_id, user)
    table = await harness.tables.load(table_id)
    while table.live:
        await harness.ring(table_id)
        table = await harness.sound(table_id)
    assert (table.closing.reason, table.deals) == ("empty", 1)
    assert sum([await harness.balance(user) for user in (ANN, BEN, CAT, DAN)]) == 4 * booked(
        WELCOME
    )


async def test_too_few_chips_for_the_next_deal(harness: TableHarness) -> None:
    """Nobody is ever charged what they do not have."""
    while True:  # a session in which the first deal is lost
        table_id = await harness.started(banker=0)
        table = await harness.deal(table_id)
        if deal_cover.missing_stakes(table)[1]:
            break
        await harness.wound_up(table_id)
    await harness.drain(BEN)
    with refused("too-few-chips"):
        await harness.tables.ready(table_id, BEN)
    await harness.ring(table_id)
    table = await harness.sound(table_id)
    assert (table.phase, table.closing.reason, table.closing.about) == (
        Phase.CLOSED,
        "too-few-chips",
        1,
    )
    assert await harness.balance(BEN) == table.stacks[1]


async def test_chips_that_come_in_time_save_the_session(harness: TableHarness) -> None:
    while True:  # a session in which the first deal is lost
        table_id = await harness.started(banker=0)
        table = await harness.deal(table_id)
        if deal_cover.missing_stakes(table)[1]:
            break
        await harness.wound_up(table_id)
    await harness.drain(BEN)
    await harness.tables.house_chips.refill(GUILD, BEN)
    await harness.tables.ready(table_id, BEN)
    change = await harness.ring(table_id)
    assert change is not None
    assert change.table.phase is Phase.PLAYING


async def test_the_channel_goes_in_mid_deal(harness: TableHarness) -> None:
    """Whoever is about to lose gains nothing by deleting it."""
    table_id = await harness.started()
    for _ in range(7):
        await harness.step(table_id)
    assert (await harness.tables.wind_up(table_id, CloseReason.CHANNEL_GONE)).phase is Phase.PLAYING
    before = await harness.sound(table_id)
    assert await harness.tables.wind_up(table_id, CloseReason.CHANNEL_GONE) == before, "once"
    table = await harness.wound_up(table_id)
    await harness.sound(table_id)
    assert (table.phase, table.closing.reason) == (Phase.CLOSED, "channel-gone")
    gains = [await harness.balance(user) - booked(WELCOME) for user in (ANN, BEN, CAT, DAN)]
    assert gains == [
        stack - chair.paid_in for stack, chair in zip(table.stacks, table.chairs, strict=True)
    ]
    for press in (
        harness.tables.act(table_id, ANN, table.chairs[0].acts, "pass"),
        harness.tables.ready(table_id, ANN),
        harness.tables.leave(table_id, ANN),
        harness.tables.close(table_id, ANN),
        harness.tables.start(table_id, ANN, 1),
    ):
        with refused("over"):
            await press
    assert await harness.sound(table_id) == table


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


async def test_a_gift_is_booked_once(harness: TableHarness) -> None:
    gift = Transfer("g", chip_accounts.house(GUILD), chip_accounts.member(GUILD, ANN), 10, "daily")
    assert await harness.store.ledger.transfer(gift, GUILD, NOW) is True
    assert await harness.store.ledger.transfer(gift, GUILD, NOW) is False


async def test_a_closed_table_is_not_kept_in_memory(harness: TableHarness) -> None:
    table_id = await harness.started(people=2, computers=2)
    await harness.deal(table_id)
    assert harness.tables.commits.peek(table_id) is not None
    table = await harness.closed(table_id)
    assert not table.live
    assert harness.tables.commits.peek(table_id) is None
