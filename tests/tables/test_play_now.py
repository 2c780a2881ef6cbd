"""Play now: computer players take the free chairs, and the first deal is dealt."""

import pytest

from tables.state.phases import Phase
from tests.tables.table_harness import ANN, BEN, START_CUT, TableHarness
from tests.tables.test_lobby import refused


@pytest.mark.parametrize(("seated", "bots"), [(0, 2), (3, 3)])
async def test_those_who_sit_there_stay_and_nobody_comes_beyond_the_usual(
    harness: TableHarness, seated: int, bots: int
) -> None:
    table_id = await harness.opened("tendler", people=2, computers=seated)
    await harness.tables.start(table_id, ANN, START_CUT, with_company=True)
    assert [chair.user for chair in (await harness.sound(table_id)).chairs] == [
        ANN,
        BEN,
        *[None] * bots,
    ]


@pytest.mark.parametrize(("hand", "players"), [(7, 3), (9, 2)])
async def test_no_more_come_than_can_play_by_the_house_rules(
    harness: TableHarness, hand: int, players: int
) -> None:
    table_id = await harness.opened("all-fives", people=1)
    await harness.tables.set_option(table_id, ANN, "hand", hand)
    await harness.tables.start(table_id, ANN, START_CUT, with_company=True)
    assert len((await harness.sound(table_id)).chairs) == players


async def test_the_rules_of_the_house_hold(harness: TableHarness) -> None:
    table_id = await harness.opened("buki", people=2)
    with refused("host-only"):
        await harness.tables.start(table_id, BEN, START_CUT, with_company=True)
    await harness.tables.set_option(table_id, ANN, "hand", 7)
    with refused("not-agreed"):
        await harness.tables.start(table_id, ANN, START_CUT, with_company=True)
    table = await harness.sound(table_id)
    assert (table.phase, len(table.chairs)) == (Phase.LOBBY, 2)
    await harness.tables.leave(table_id, BEN)
    await harness.tables.start(table_id, ANN, START_CUT, with_company=True)
    with refused("begun"):
        await harness.tables.start(table_id, ANN, START_CUT, with_company=True)
