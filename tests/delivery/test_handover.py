"""Replacement of a message by a new one, with a process that is killed at each moment in
between.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from delivery.publish.message_poster import MAX_AGE
from tables.changes import closing
from tables.people.fair_play import LEFT_DAYS
from tables.state.change import Change
from tables.state.default_settings import DAY
from tables.state.phases import CloseReason
from tables.state.slots import TABLE, hand
from tests.delivery.delivery_harness import INSTANT, DeliveryHarness, Life, breath, names
from tests.delivery.driven_loop import driven
from tests.delivery.loopback_discord import Json
from tests.tables.table_harness import ANN, BEN, CHANNEL, START_CUT
from tests.tables.test_offers import pausing


def buttons(messages: dict[int, Json]) -> list[int]:
    """Return the ids of the messages with buttons."""
    return [number for number, message in messages.items() if message["components"]]


async def killed(house: DeliveryHarness, table_id: str, steps: int) -> bool:
    """Show a table with a process that is killed after `steps` steps.

    Return False if it finished before.
    """
    life = Life(steps)
    await house.die()
    house.publisher = house.born(life)
    house.discord.before = house.discord.after = life.step
    ends = [
        asyncio.create_task(house.publisher.refreshed(table_id)),
        asyncio.create_task(life.over.wait()),
    ]
    while not any(end.done() for end in ends):
        await breath()
        await driven().advance(INSTANT)
    await house.die()
    for end in ends:
        end.cancel()
    await asyncio.gather(*ends, return_exceptions=True)
    house.discord.before = house.discord.after = Life().step
    house.publisher = house.born(Life())
    return life.over.is_set()


async def all_is_right(house: DeliveryHarness, table_id: str) -> None:
    """Check that one message is left and shows the newest state, and that there is one hand."""
    table = await house.tables.load(table_id)
    there = house.discord.channels[CHANNEL]
    (live,) = buttons(there)
    assert list(there) == [live]
    assert names(there[live]) == [f"table-{table.version}.webp"]
    stored = {
        message.slot: message.message for message in await house.store.messages.messages(table_id)
    }
    dm = house.discord.channels[house.discord.dms[ANN]]
    assert (stored, len(dm)) == ({TABLE: live, hand(ANN): next(iter(dm))}, 1)
    assert names(house.discord.hand(ANN)) == []  # in a lobby there is no hand yet


async def handing_over(house: DeliveryHarness) -> tuple[str, int]:
    """Return a table whose messages are so old that the next update reposts them, and its
    message.
    """
    table_id = await house.lobby(people=1)
    (old,) = house.discord.channels[CHANNEL]
    await house.die()
    house.watch.now += MAX_AGE + 1
    await house.tables.add_computer(table_id, ANN)
    return table_id, old


@pytest.mark.parametrize("changes", [False, True])
async def test_killed_at_every_step(house: DeliveryHarness, changes: bool) -> None:
    """Killed at any moment, a process leaves a state that the next one completes, without
    posting anything twice, also if the table changes while nobody shows it.
    """
    steps, going = 0, True
    while going:
        table_id, _ = await handing_over(house)
        going = await killed(house, table_id, steps)
        if changes:
            await house.die()
            await house.tables.add_computer(table_id, ANN)
            house.publisher = house.born(Life())
        await house.shown(table_id)
        await all_is_right(house, table_id)
        await house.tables.close(table_id, ANN)
        await house.shown(table_id)
        house.discord.clear(CHANNEL)
        house.discord.clear(house.discord.dms[ANN])
        steps += 1 + changes
    # table and hand: mark the old one, send, record, take the old one away, forget it
    assert steps > 16


@pytest.mark.parametrize(
    ("begun", "then"),
    [
        (False, lambda house, table_id: house.tables.start(table_id, ANN, START_CUT)),
        (True, lambda house, table_id: house.tables.leave(table_id, ANN)),
        (True, DeliveryHarness.wound_up),
    ],
)
async def test_a_hand_is_there_once_whenever_its_process_was_killed(
    house: DeliveryHarness, begun: bool, then: Callable[[DeliveryHarness, str], Awaitable[object]]
) -> None:
    """Also if the host starts or leaves, or the table ends, before the next process sees to it."""
    steps, going = 0, True
    while going:
        await house.die()
        table_id = await house.opened("austrian-block", 2)
        if begun:
            await house.tables.start(table_id, ANN, START_CUT)
            await house.restart()
            await house.shown(table_id)
            await house.die()
            await house.next_deal(table_id)
        going = await killed(house, table_id, steps)
        await house.die()
        await then(house, table_id)
        house.publisher = house.born(Life())
        await house.shown(table_id)
        assert [len(house.discord.channels[house.discord.dms[user]]) for user in (ANN, BEN)] == [
            1,
            1,
        ]
        await house.wound_up(table_id)
        await house.shown(table_id)
        house.watch.now += LEFT_DAYS * DAY
        for channel in (CHANNEL, *house.discord.dms.values()):
            house.discord.clear(channel)
        steps += 1
    assert steps > 8


@pytest.mark.parametrize("is_over", [False, True])
async def test_a_mention_goes_whenever_its_process_was_killed(
    house: DeliveryHarness, is_over: bool
) -> None:
    """Also if nobody misses their tiles any more when the next process sees to it."""
    steps, going = 0, True
    while going:
        await house.die()
        table_id = await house.opened("austrian-block", 1, computers=1)
        await house.store.people.update_person(ANN, dm_closed=True)
        await house.tables.start(table_id, ANN, START_CUT)
        going = await killed(house, table_id, steps)
        if not is_over:
            await house.shown(table_id)
            assert len(house.discord.channels[CHANNEL]) == 2
        await house.tables.give_way(table_id, ANN)
        await house.shown(table_id)
        assert len(house.discord.channels[CHANNEL]) == 1
        house.discord.clear(CHANNEL)
        steps += 1
    assert steps > 8


async def test_offers_to_buy_back_go_whenever_their_process_was_killed(
    house: DeliveryHarness,
) -> None:
    table, _ = pausing()
    for user in [chair.person for chair in table.chairs]:
        await house.store.people.update_person(user, dm_closed=True)
    steps, going = 0, True
    while going:
        await house.die()
        table = replace(table, id=f"table{steps:03}", version=1, public_version=1)
        await house.store.tables.create(Change(table, None, ()), house.watch.now)
        going = await killed(house, table.id, steps)
        ended = closing.end_session(table, None, CloseReason.HOST)
        await house.tables.commits.update(
            table.id, lambda _, ended=ended: replace(ended, transfers=(), settlements=())
        )
        await house.shown(table.id)
        assert len(house.discord.channels[CHANNEL]) == 1
        house.discord.clear(CHANNEL)
        steps += 1
    assert steps > 8


async def test_replaced_once_more_before_the_first_has_been_taken_away(
    house: DeliveryHarness,
) -> None:
    table_id, first = await handing_over(house)
    await house.restart()
    house.discord.fail("DELETE", f"/messages/{first}", 503)
    await house.shown(table_id)
    _, second = buttons(house.discord.channels[CHANNEL])
    await house.during(house.publisher.repost(await house.tables.load(table_id)))
    (third,) = buttons(house.discord.channels[CHANNEL])
    assert third not in (first, second)
    assert await house.store.messages.message(table_id, TABLE.old) is None


async def test_an_older_state_is_never_painted_over_a_newer_one(house: DeliveryHarness) -> None:
    """Another process has shown the newer one, while this one waited for its turn."""
    table_id = await house.playing()
    old = await house.tables.load(table_id)
    await house.step(table_id)
    await house.shown(table_id)
    before = names(house.discord.message(CHANNEL))
    late = house.born(Life())
    planner = late._planner
    planner.use(old)
    late.use_interaction(
        house.discord.press(ANN, CHANNEL, int(house.discord.message(CHANNEL)["id"])),
        table_id,
        TABLE,
    )
    await house.during((await planner.plan(table_id)).update(TABLE))
    assert names(house.discord.message(CHANNEL)) == before
