"""Play now: computer players take the free chairs, and the first deal is dealt."""

import pytest

from games import GAMES
from tables.changes.agreement import seats_to_agree
from tables.state.log_items import ComputerAdded, DealStarted, SessionStarted
from tables.state.phases import Phase
from tests.tables.table_harness import ANN, BEN, START_CUT, TableHarness
from tests.tables.test_lobby import refused


@pytest.mark.parametrize("game", GAMES)
async def test_alone_in_a_lobby_one_press_deals(harness: TableHarness, game: str) -> None:
    table_id = await harness.opened(game, people=1)
    change = await harness.tables.start(table_id, ANN, START_CUT, with_company=True)
    table = await harness.sound(table_id)
    most = GAMES[game].players[-1]
    assert table.phase is Phase.PLAYING
    assert [chair.computer for chair in table.chairs] == [False] + [True] * (min(4, most) - 1)
    assert len({chair.name for chair in table.chairs}) == len(table.chairs)
    assert table.cuts == (START_CUT,)
    kinds = [type(item) for item in change.what]
    assert kinds[: len(table.chairs)] == [ComputerAdded] * (len(table.chairs) - 1) + [
        SessionStarted
    ]
    assert DealStarted in kinds


async def test_those_who_sit_there_stay_and_nobody_comes_beyond_the_usual(
    harness: TableHarness,
) -> None:
    table_id = await harness.opened("tendler", people=2, computers=3)
    await harness.tables.start(table_id, ANN, START_CUT, with_company=True)
    assert [chair.user for chair in (await harness.sound(table_id)).chairs] == [
        ANN,
        BEN,
        None,
        None,
        None,
    ]


async def test_the_rules_of_the_house_hold(harness: TableHarness) -> None:
    table_id = await harness.opened("buki", people=2)
    with refused("host-only"):
        await harness.tables.start(table_id, BEN, START_CUT, with_company=True)
    await harness.tables.set_option(table_id, ANN, "hand", 7)
    assert seats_to_agree(await harness.tables.load(table_id))
    with refused("not-agreed"):
        await harness.tables.start(table_id, ANN, START_CUT, with_company=True)
    table = await harness.sound(table_id)
    assert (table.phase, len(table.chairs)) == (Phase.LOBBY, 2)
    await harness.tables.leave(table_id, BEN)
    await harness.tables.start(table_id, ANN, START_CUT, with_company=True)
    with refused("begun"):
        await harness.tables.start(table_id, ANN, START_CUT, with_company=True)
