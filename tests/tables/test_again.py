"""Play again: a session that is over is followed by one table, for the same people."""

import asyncio
from dataclasses import replace

import pytest

from data.exceptions import ChannelTaken
from tables.changes.rematch import open_rematch, rematch_id
from tables.people.people import Ban
from tables.state.log_items import ComputerAdded
from tables.state.phases import CloseReason, Phase
from tables.state.regulars import DEFAULT_LEVEL
from tables.state.table import Table
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    CHANNEL,
    EVE,
    GUILD,
    NOW,
    SECRET,
    START_CUT,
    TableHarness,
    context,
    in_play,
    person,
)
from tests.tables.test_lobby import refused


async def over(
    harness: TableHarness, people: int = 2, computers: int = 2, **options: object
) -> Table:
    """A session of one deal."""
    table_id = await harness.started("buki", people, computers, **options)
    await harness.deal(table_id)
    return await harness.wound_up(table_id, CloseReason.MODERATOR)


async def test_one_table_follows_however_often_it_is_pressed(harness: TableHarness) -> None:
    last = await over(harness)
    presses = [harness.tables.rematch(last.id, person(user)) for user in (ANN, BEN, ANN, BEN, BEN)]
    assert {table.id for table in (await asyncio.gather(*presses))} == {rematch_id(last)}
    table = await harness.sound(rematch_id(last))
    assert sorted(chair.user for chair in table.chairs if chair.user) == [ANN, BEN]
    assert (
        len([table for table in await harness.store.tables.live_tables() if table != last.id]) == 1
    )
    await harness.tables.start(table.id, table.host, START_CUT)
    late = await harness.tables.rematch(last.id, person(BEN))
    assert (late.id, late.phase, late.people) == (table.id, Phase.PLAYING, table.people)
    await harness.deal(table.id)
    await harness.wound_up(table.id, CloseReason.MODERATOR)
    late = await harness.tables.rematch(last.id, person(ANN))
    assert (late.id, late.phase) == (table.id, Phase.CLOSED)
    assert (await harness.tables.rematch(table.id, person(ANN))).id == rematch_id(table) != table.id


async def test_who_may_not(harness: TableHarness) -> None:
    last = await over(harness, people=3, computers=1)
    with refused("again-stranger"):
        await harness.tables.rematch(last.id, person(EVE))
    await harness.store.servers.ban(Ban(GUILD, BEN, NOW))
    with refused("banned"):
        await harness.tables.rematch(last.id, person(BEN))
    await harness.drain(CAT, leave=1)
    with refused("too-few-chips"):
        await harness.tables.rematch(last.id, person(CAT))
    with refused("again-not-over"):
        await harness.tables.rematch(
            (await harness.tables.rematch(last.id, person(ANN))).id, person(ANN)
        )
    with refused("too-few-chips"):
        await harness.tables.rematch(last.id, person(CAT))
    await harness.sound(rematch_id(last))


async def test_another_table_stands_there(harness: TableHarness) -> None:
    last = await over(harness)
    other = await harness.tables.open(GUILD, CHANNEL, replace(person(EVE), cut=0), "tendler", "en")
    with pytest.raises(ChannelTaken):
        await harness.tables.rematch(last.id, person(ANN))
    await harness.tables.close(other.id, EVE)
    assert (await harness.tables.rematch(last.id, person(ANN))).live


@pytest.mark.parametrize(
    ("presses", "banker", "follows"), [(ANN, 0, 0), (ANN, 1, None), (BEN, 1, 0), (ANN, 3, 2)]
)
def test_the_bank_follows_whoever_held_it(presses: int, banker: int, follows: int | None) -> None:
    change = open_rematch(
        replace(in_play("buki", 2, 2, banker=banker), preset="Central"),
        person(presses),
        context(),
        level=DEFAULT_LEVEL,
        secret=SECRET,
        most_deals=0,
    )
    assert change.table.options.banker == follows  # type: ignore[attr-defined]
    assert change.table.preset == ("Central" if follows == banker else "")
    assert change.what[-2:] == (ComputerAdded(), ComputerAdded())
