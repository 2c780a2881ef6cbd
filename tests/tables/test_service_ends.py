"""Who leaves, how a table ends, and what is booked then: the service on a real store."""

from dataclasses import replace

import pytest

from games.options import declared
from tables import chips, play
from tables.chips import Transfer
from tables.store import GuildSettings
from tables.table import Phase, Presence
from tests.tables.parlour import ANN, BEN, CAT, DAN, GUILD, NOW, START_CUT, WELCOME, Parlour
from tests.tables.test_lobby import refused
from tests.tables.test_service import until_due


async def test_leaving_in_mid_deal(parlour: Parlour) -> None:
    table_id = await parlour.started(people=2, computers=2, banker=0)
    table = await until_due(parlour, table_id, 1)
    await parlour.tables.leave(table_id, ANN)
    table = await parlour.sound(table_id)
    assert (table.host, table.chairs[0].presence) == (BEN, Presence.LEFT)
    assert await parlour.balance(ANN) == WELCOME * chips.HC - table.chairs[0].paid_in, "paid when the session ends"
    with refused("not-seated"):
        await parlour.tables.leave(table_id, ANN)
    with refused("not-seated"):
        await parlour.tables.act(table_id, ANN, table.chairs[0].acts, "pass")
    for _ in range(3):
        await parlour.deal(table_id)
        await parlour.sound(table_id)
        await parlour.tables.ready(table_id, BEN)
    await parlour.deal(table_id)
    await parlour.tables.close(table_id, BEN)
    table = await parlour.sound(table_id)
    assert await parlour.balance(ANN) == WELCOME * chips.HC - table.chairs[0].paid_in + table.stacks[0]
    assert await parlour.balance(BEN) == WELCOME * chips.HC - table.chairs[1].paid_in + table.stacks[1]


async def test_leaving_between_deals_pays_at_once(parlour: Parlour) -> None:
    table_id = await parlour.started()
    before = await parlour.deal(table_id)
    await parlour.tables.leave(table_id, BEN)
    table = await parlour.sound(table_id)
    assert await parlour.balance(BEN) == WELCOME * chips.HC - before.chairs[1].paid_in + before.stacks[1]
    assert table.chairs[1].computer
    assert await parlour.store.at_tables(GUILD, BEN) == 0
    for user in (ANN, CAT, DAN):
        await parlour.tables.ready(table_id, user)
    table = await parlour.sound(table_id)
    assert table.deals == 2
    await parlour.deal(table_id)
    await parlour.sound(table_id)


async def test_leaving_between_deals_where_computers_do_not_play_for_chips(parlour: Parlour) -> None:
    await parlour.store.settle_guild(GuildSettings(GUILD, computer_chips=False))
    table_id = await parlour.started()
    await parlour.deal(table_id)
    await parlour.tables.leave(table_id, BEN)
    table = await parlour.sound(table_id)
    assert (table.phase, table.ended) == (Phase.CLOSED, "left")


async def test_everybody_gone(parlour: Parlour) -> None:
    table_id = await parlour.started()
    for user in (ANN, BEN, CAT, DAN):
        await parlour.tables.leave(table_id, user)
    table = await parlour.tables.load(table_id)
    while table.live:
        await parlour.ring(table_id)
        table = await parlour.sound(table_id)
    assert (table.ended, table.deals) == ("empty", 1)
    assert sum([await parlour.balance(user) for user in (ANN, BEN, CAT, DAN)]) == 4 * WELCOME * chips.HC


@pytest.mark.parametrize("gone", [False, True])
async def test_too_few_chips_for_the_next_deal(parlour: Parlour, gone: bool) -> None:
    """Whether he is there or has left to a computer player: nobody is ever charged what he does not have."""
    while True:  # a session in which he loses the first deal
        table_id = await parlour.started(banker=0)
        if gone:
            await parlour.tables.leave(table_id, BEN)
        table = await parlour.deal(table_id)
        if play.lacking(table)[1]:
            break
        await parlour.tables.void(table_id, "channel-gone")
    await parlour.drain(BEN)
    if not gone:
        with refused("too-few-chips"):
            await parlour.tables.ready(table_id, BEN)
    await parlour.ring(table_id)
    table = await parlour.sound(table_id)
    assert (table.phase, table.ended, table.ended_by) == (Phase.CLOSED, "too-few-chips", 1)
    assert await parlour.balance(BEN) == table.stacks[1]


async def test_chips_that_come_in_time_save_the_session(parlour: Parlour) -> None:
    table_id = await parlour.started(banker=0)
    for _ in range(40):
        table = await parlour.deal(table_id)
        if play.lacking(table)[1]:
            break
        await parlour.ring(table_id)
    await parlour.drain(BEN)
    await parlour.tables.daily(GUILD, BEN)
    await parlour.tables.ready(table_id, BEN)
    change = await parlour.ring(table_id)
    assert change is not None
    assert change.table.phase is Phase.PLAYING


async def test_void_in_mid_deal(parlour: Parlour) -> None:
    table_id = await parlour.started()
    for _ in range(7):
        await parlour.step(table_id)
    await parlour.tables.void(table_id, "channel-gone")
    table = await parlour.sound(table_id)
    assert table.phase is Phase.VOID
    assert [await parlour.balance(user) for user in (ANN, BEN, CAT, DAN)] == [WELCOME * chips.HC] * 4
    for press in (
        parlour.tables.act(table_id, ANN, table.chairs[0].acts, "pass"),
        parlour.tables.ready(table_id, ANN),
        parlour.tables.leave(table_id, ANN),
        parlour.tables.close(table_id, ANN),
        parlour.tables.void(table_id, "again"),
        parlour.tables.start(table_id, ANN, 1),
    ):
        with refused("over"):
            await press
    assert await parlour.sound(table_id) == table


async def test_two_tables_draw_on_one_account(parlour: Parlour) -> None:
    first = await parlour.started(banker=0)
    second = await parlour.tables.open(GUILD, 77, replace((await parlour.tables.load(first)).chairs[1], acts=0), "buki", "en")
    await parlour.sound(first)
    await parlour.drain(BEN, leave=21)
    with refused("too-few-chips"):
        for _ in range(3):
            await parlour.tables.add_computer(second.id, BEN)
        await parlour.tables.start(second.id, BEN, START_CUT)
    await parlour.sound(second.id)


async def test_every_house_rule_in_the_log_can_be_replayed(parlour: Parlour) -> None:
    table_id = await parlour.opened()
    table = await parlour.tables.load(table_id)
    for rule in declared(type(table.options)):
        for value in rule.allowed(4)[-1:] or (rule.low,):
            await parlour.tables.set_option(table_id, ANN, rule.name, value)
    await parlour.tables.set_option(table_id, ANN, "max", None)
    await parlour.tables.set_option(table_id, ANN, "turn_seconds", 300)
    await parlour.tables.start(table_id, ANN, START_CUT)
    await parlour.deal(table_id)
    await parlour.sound(table_id)


async def test_a_gift_is_booked_once(parlour: Parlour) -> None:
    gift = Transfer("g", chips.house(GUILD), chips.member(GUILD, ANN), 10, "daily")
    assert await parlour.store.transfer(gift, GUILD, NOW) is True
    assert await parlour.store.transfer(gift, GUILD, NOW) is False
