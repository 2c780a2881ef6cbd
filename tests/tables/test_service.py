"""The service on a real store: what a press does from the database to the database."""

import pytest

from games.parts.amounts import booked
from games.parts.options import declared
from tables.state.log_items import write_item
from tables.state.table import Table, game_of, view
from tables.views.public_table import settling_user
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    EVE,
    GUILD,
    START_CUT,
    WELCOME,
    TableHarness,
)
from tests.tables.test_lobby import refused

pytestmark = pytest.mark.filterwarnings("error")


# ---- start and deal


@pytest.mark.parametrize("allowed", [True, False])
async def test_with_a_computer_it_is_for_chips_if_the_server_says_so(
    harness: TableHarness, allowed: bool
) -> None:
    await harness.store.servers.update_guild_settings(GUILD, computer_chips=allowed)
    table_id = await harness.started(people=3, computers=1)
    table = await harness.sound(table_id)
    assert table.for_chips is allowed
    await harness.deal(table_id)
    await harness.closed(table_id)
    table = await harness.sound(table_id)
    assert [await harness.balance(user) for user in (ANN, BEN, CAT)] == [
        booked(WELCOME) + (table.stacks[seat] - table.chairs[seat].paid_in) * allowed
        for seat in range(3)
    ]


async def test_without_computers_it_is_for_chips_whatever_the_server_says(
    harness: TableHarness,
) -> None:
    await harness.store.servers.update_guild_settings(GUILD, computer_chips=False)
    assert (await harness.sound(await harness.started())).for_chips


# ---- presses


@pytest.mark.parametrize(
    ("user", "is_closed", "why"),
    [(ANN, False, "no-deal"), (EVE, False, "not-seated"), (ANN, True, "over"), (EVE, True, "over")],
)
async def test_a_press_after_a_round_is_refused(
    harness: TableHarness, *, user: int, is_closed: bool, why: str
) -> None:
    table_id = await harness.started()
    await harness.deal(table_id)
    if is_closed:
        await harness.closed(table_id)
    with refused(why):
        await harness.tables.act(table_id, user, 0, "pass")


# ---- the clock


# ---- prompts


async def asked(harness: TableHarness, table_id: str) -> Table:
    """Somebody who has staked asks the banker for a raise."""
    table = await harness.tables.load(table_id)
    staker = next(seat for seat in table.people if not view(table, None).seats[seat].banker)
    await harness.act(table_id, staker, "stake 2")
    await harness.act(table_id, staker, "raise 1")
    return await harness.tables.load(table_id)


def requests(table: Table) -> int:
    """Raises that wait for the banker."""
    return len(game_of(table).prompted(table.state))


async def test_a_computer_banker_answers_at_once(harness: TableHarness) -> None:
    table_id = await harness.started(people=3, computers=1, banker=3, raise_until_fourth=True)
    assert requests(await asked(harness, table_id)) == 0
    log = await harness.store.tables.log(table_id)
    assert write_item(log[-1].what[0]).split()[:2] in (["3", "refuse"], ["3", "accept"])
    assert log[-1].by is None
    await harness.sound(table_id)


async def test_a_banker_who_leaves_or_is_away_grants_nothing(harness: TableHarness) -> None:
    table_id = await harness.started(banker=0, raise_until_fourth=True)
    table = await asked(harness, table_id)
    assert requests(table) == 1, "people answer for themselves"
    await harness.tables.leave(table_id, ANN)
    table = await harness.sound(table_id)
    assert requests(table) == 0
    assert write_item((await harness.store.tables.log(table_id))[-1].what[0]).startswith("0 refuse")


# ---- leaving and closing


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
