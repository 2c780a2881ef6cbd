"""House rules are agreed to before anything is dealt."""

from dataclasses import replace

import pytest

from games.parts.amounts import booked
from tables.changes import lobby
from tables.changes.house_rules_agreement import current_edition, rules_to_accept, seats_to_agree
from tables.history.replay import users_at_start
from tables.state.log_items import RulesAccepted
from tables.state.phases import Phase
from tables.state.table import Table
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    DAN,
    EVE,
    START_CUT,
    WELCOME,
    TableHarness,
    context,
    in_lobby,
    person,
)
from tests.tables.test_lobby import refused, users


def changed(table: Table, name: str, value: object) -> Table:
    """The host settles a house rule."""
    return lobby.set_option(table, table.host, name, value, context()).table


async def test_bait_and_switch_moves_nobodys_chips(harness: TableHarness) -> None:
    table_id = await harness.opened("luxembourg", 3)
    await harness.tables.set_option(table_id, ANN, "entry", 100)
    with refused("not-agreed"):
        await harness.tables.start(table_id, ANN, START_CUT)
    await harness.tables.agree(table_id, BEN, 1)
    with refused("not-agreed"):  # Cat has not
        await harness.tables.start(table_id, ANN, START_CUT)
    for user in (ANN, BEN, CAT):
        assert await harness.balance(user) == booked(WELCOME)
    await harness.tables.agree(table_id, CAT, 1)
    assert (await harness.tables.start(table_id, ANN, START_CUT)).table.phase is Phase.PLAYING
    assert await harness.balance(BEN) < booked(WELCOME)
    await harness.sound(table_id)


def test_a_change_asks_everybody_but_the_host_and_computers_and_names_what_changed() -> None:
    table = changed(changed(in_lobby(people=3, computers=1), "hand", 7), "turn_seconds", 20)
    assert seats_to_agree(table) == (1, 2)
    assert (rules_to_accept(table, ANN), rules_to_accept(table, BEN)) == (
        (),
        ("hand", "turn_seconds"),
    )
    change = lobby.agree(table, BEN, current_edition(table), context())
    assert change.what == (RulesAccepted(),)
    assert seats_to_agree(change.table) == (2,)
    table = changed(change.table, "hand", 6)
    assert (rules_to_accept(table, BEN), set(rules_to_accept(table, CAT))) == (
        ("hand",),
        {"hand", "turn_seconds"},
    )
    assert seats_to_agree(changed(in_lobby(people=3), "hand", 6)) == ()  # as it was


def test_an_old_button_agrees_to_nothing() -> None:
    table = changed(in_lobby(people=2), "hand", 7)
    with refused("amended"):
        lobby.join(table, person(EVE), context())  # a button of before the change, or of version 1
    joined = lobby.join(table, person(EVE), context(), current_edition(table)).table
    assert rules_to_accept(joined, EVE) == ()
    again = changed(joined, "hand", 6)
    with refused("amended"):
        lobby.agree(again, BEN, current_edition(joined), context())
    with refused("not-seated"):
        lobby.agree(again, DAN, current_edition(again), context())
    with refused("already-agreed"):
        lobby.agree(again, ANN, current_edition(again), context())
    with refused("over"):
        lobby.agree(replace(again, phase=Phase.CLOSED), BEN, current_edition(again), context())


@pytest.mark.parametrize("gone", [CAT, DAN])
def test_a_banker_who_gets_up_is_a_change_of_rules_and_one_who_moves_up_is_not(gone: int) -> None:
    table = changed(in_lobby(people=4), "banker", 3)
    for user in (BEN, CAT, DAN):
        table = lobby.agree(table, user, 1, context()).table
    table = lobby.leave(table, gone, context()).table
    assert seats_to_agree(table) == ((0, 1, 2) if gone == DAN else ())


@pytest.mark.parametrize(
    ("game", "rule", "value", "agrees", "seated"),
    [
        ("buki", "hand", 7, (), [ANN, None, None, None]),
        ("buki", "hand", 7, (CAT,), [ANN, CAT, None, None]),
        ("latin", "target", 150, (BEN, CAT), [ANN, BEN, CAT, None]),
        ("latin", "target", 150, (CAT, DAN), [ANN, None, CAT, DAN]),
        ("austrian-block", "deals", 3, (DAN,), [ANN, DAN]),
        ("luxembourg", "entry", 100, (BEN,), [ANN, BEN]),
    ],
)
async def test_the_host_may_start_without_them(
    harness: TableHarness,
    game: str,
    rule: str,
    value: int,
    agrees: tuple[int, ...],
    seated: list[int | None],
) -> None:
    table_id = await harness.opened(game, 4)
    await harness.tables.set_option(table_id, ANN, rule, value)
    for user in agrees:
        await harness.tables.agree(table_id, user, 1)
    with refused("host-only"):
        await harness.tables.start(table_id, BEN, START_CUT, without_undecided=True)
    assert (
        users((await harness.tables.start(table_id, ANN, START_CUT, without_undecided=True)).table)
        == seated
    )
    assert users_at_start(await harness.store.tables.log(table_id), 4) == seated
    await harness.sound(table_id)
