"""An idle table gives way to another one; a table where somebody plays does not."""

import asyncio
from functools import partial

import pytest

from data.exceptions import ChannelTaken
from games import GAMES
from tables.changes.clock_and_beats import turn_ms
from tables.people.people import Preset
from tables.state.change import Refused
from tables.state.default_settings import IDLE_MS
from tables.state.house_rules_of_every_game import TableOptions
from tables.state.phases import CloseReason, Phase
from tables.state.table import game_of
from tests.tables.table_harness import (
    ANN,
    BEN,
    EVE,
    GUILD,
    TableHarness,
    person,
    with_limits,
)
from tests.tables.test_lobby import refused
from tools.campaign.recount import disagreements


async def abandoned(harness: TableHarness, game: str) -> str:
    """Return the id of a table whose only player has not acted during the first deal."""
    while True:
        table_id = await harness.started(game, 1, GAMES[game].players.start - 1)
        while (table := await harness.tables.load(table_id)).phase is Phase.PLAYING:
            await harness.ring(table_id)
        if table.live:  # the first deal of a short match may decide it
            return table_id


async def wait_until_idle(harness: TableHarness, table_id: str) -> None:
    """Let the time pass after which a table is idle, since a person acted."""
    idle = max(IDLE_MS, 2 * turn_ms(await harness.tables.load(table_id)))
    harness.watch.now = await harness.store.tables.acted_at(table_id) + idle


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_table_that_nobody_plays_at_gives_way(harness: TableHarness, game: str) -> None:
    table_id = await abandoned(harness, game)
    await wait_until_idle(harness, table_id)
    await harness.tables.give_way(table_id, EVE)
    table = await harness.sound(table_id)
    assert (
        table.phase,
        table.closing.reason,
        await harness.store.ledger.balance(table.account),
    ) == (Phase.CLOSED, CloseReason.GAVE_WAY, 0)
    await harness.tables.give_way(table_id, EVE)  # a second press changes nothing
    assert (await harness.tables.load(table_id)).version == table.version


async def test_who_is_alone_with_bots_and_does_not_press_gives_way_in_the_middle_of_a_round(
    harness: TableHarness,
) -> None:
    table_id = await harness.started("buki", 1, 3, banker=0, min=1, max=1)
    with refused("not-idle"):
        await harness.tables.give_way(table_id, EVE)
    await wait_until_idle(harness, table_id)
    # two people press at once
    await asyncio.gather(*(harness.tables.give_way(table_id, user) for user in (EVE, BEN)))
    table = await harness.sound(table_id)
    assert (
        table.closing.reason,
        table.deals,
        game_of(table).dealing(table.state),  # what is staked is won or lost
    ) == (CloseReason.GAVE_WAY, 1, False)
    (row,) = [row for change in harness.heard for done in change.settlements for row in done.rows]
    assert (row.user, row.begun, row.played, row.deserted) == (ANN, False, False, False)
    assert await disagreements(harness.store) == []


async def test_ones_own_table_among_bots_is_no_obstacle_elsewhere(harness: TableHarness) -> None:
    harness.renew(settings=with_limits(harness.tables.settings, host_tables=1))
    first = await harness.started("latin", 1, 3)
    with refused("host-tables"):  # it is played at
        await harness.tables.open(GUILD, 5, person(ANN), "buki", "en")
    await wait_until_idle(harness, first)
    lobby = await harness.tables.open(GUILD, 5, person(ANN), "buki", "en")
    await harness.tables.open(GUILD, 6, person(ANN), "buki", "en", instead_of=lobby.id)
    for table_id in (first, lobby.id):
        assert (await harness.sound(table_id)).closing.reason == CloseReason.GAVE_WAY


async def test_only_as_many_idle_tables_end_as_the_limit_requires_and_none_for_a_taken_channel(
    harness: TableHarness,
) -> None:
    """A slow one does not count for a quick one."""
    tables = [
        await harness.tables.open(GUILD, channel, person(ANN), "latin", "en", slow=channel == 4)
        for channel in (4, 5, 6)
    ]
    harness.renew(settings=with_limits(harness.tables.settings, host_tables=2))
    await wait_until_idle(harness, tables[0].id)
    await harness.tables.open(GUILD, 7, person(EVE), "buki", "en")
    with pytest.raises(ChannelTaken):
        await harness.tables.open(GUILD, 7, person(ANN), "buki", "en")
    assert all([(await harness.tables.load(table.id)).live for table in tables])
    await harness.tables.open(GUILD, 8, person(ANN), "buki", "en")
    there = [await harness.tables.load(table.id) for table in tables]
    assert [table.live for table in there] == [True, False, True]


async def test_ones_own_table_ends_only_if_the_next_one_can_be_opened(
    harness: TableHarness,
) -> None:
    """Its chips may pay for the next one."""
    own = (await harness.deal(await harness.started("buki", 1, 3))).id
    await harness.drain(ANN)
    await harness.tables.open(GUILD, 5, person(EVE), "buki", "en")
    dear = Preset(GUILD, "Dear", "pulle", GAMES["pulle"].options(entry=100), TableOptions())
    opening = partial(harness.tables.open, GUILD, instead_of=own)
    for channel, preset, why in ((5, None, ChannelTaken), (6, dear, Refused)):
        with pytest.raises(why):
            await opening(channel, person(ANN), "pulle", "en", preset=preset)
    assert (await harness.tables.load(own)).live
    await opening(6, person(ANN), "pulle", "en")
    assert (await harness.sound(own)).closing.reason == CloseReason.GAVE_WAY


async def test_a_round_never_gives_way_nor_a_pause_in_which_somebody_is_there(
    harness: TableHarness,
) -> None:
    table_id = await harness.started("austrian-block", 2)
    await wait_until_idle(harness, table_id)
    with refused("not-idle"):
        await harness.tables.give_way(table_id, EVE)
    await harness.deal(table_id)
    harness.watch.now += 2 * turn_ms(await harness.tables.load(table_id))
    with refused("not-idle"):
        await harness.tables.give_way(table_id, EVE)
