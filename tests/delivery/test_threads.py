"""Tables in threads that are archived, locked or private, and deleted messages in a channel."""

from typing import Any

import discord
import pytest

from bot.lost_places import LostPlaces
from messages.parts.content import countdown
from tables.state.phases import CloseReason, Phase
from tests.delivery.delivery_harness import DeliveryHarness, catalogues, names
from tests.tables.table_harness import ANN, BEN, CHANNEL


async def test_a_thread_that_is_archived_is_brought_back(house: DeliveryHarness) -> None:
    """Edits are refused there; a new message opens it again."""
    table_id = await house.lobby()
    before = int(house.discord.message(CHANNEL)["id"])
    house.discord.archive(CHANNEL)
    await house.tables.start(table_id, ANN, 4711)
    table = await house.shown(table_id)
    assert table.live
    newest = max(house.discord.channels[CHANNEL])
    assert newest > before
    assert names(house.discord.channels[CHANNEL][newest]) == [f"table-{table.version}.webp"]
    assert before not in house.discord.channels[CHANNEL]


async def test_a_thread_that_is_locked_by_mistake(house: DeliveryHarness) -> None:
    """Every hand says why the table does not move.

    When the thread is opened again, the table goes on as if nothing had been.
    """
    table_id = await house.playing()
    house.discord.archive(CHANNEL, locked=True)
    await house.step(table_id)
    await house.shown(table_id)
    table = await house.shown(table_id)
    why = catalogues().of(table.locale)("winding-up", why=CloseReason.UNREACHABLE, match="no")
    for user in (ANN, BEN):
        assert why in house.discord.hand(user)["content"]
    house.discord.unlock(CHANNEL)
    for locked in (True, False):
        await note_lock(house, locked=locked)
        assert (await house.tables.load(table_id)).without_channel is locked
    table = await house.shown(table_id)
    await house.shown(table_id)
    for user in (ANN, BEN):
        assert why not in house.discord.hand(user)["content"]
    assert names(house.discord.channels[CHANNEL][max(house.discord.channels[CHANNEL])]) == [
        f"table-{table.version}.webp"
    ]


async def unlock(house: DeliveryHarness) -> None:
    house.discord.unlock(CHANNEL)
    await note_lock(house, locked=False)


async def note_lock(house: DeliveryHarness, *, locked: bool) -> None:
    """The bot hears that the thread has been locked or unlocked."""
    data: Any = {
        "id": str(CHANNEL),
        "type": 11,
        "guild_id": "1",
        "parent_id": "2",
        "thread_metadata": {"locked": locked},
    }
    await LostPlaces(house.tables, house.publisher, lambda _: True).on_raw_thread_update(
        discord.RawThreadUpdateEvent(data)
    )


@pytest.mark.parametrize("phase", [Phase.LOBBY, Phase.PAUSE])
@pytest.mark.parametrize("is_unlocked", [True, False])
async def test_a_thread_that_is_locked_between_rounds(
    house: DeliveryHarness, phase: Phase, is_unlocked: bool
) -> None:
    """The table waits, and every hand says so. It ends only if the thread stays locked."""
    table_id = await house.lobby() if phase is Phase.LOBBY else await house.playing()
    if phase is Phase.PAUSE:
        await house.deal(table_id)
    await house.shown(table_id)
    house.discord.archive(CHANNEL, locked=True)
    if phase is Phase.LOBBY:
        await house.tables.add_computer(table_id, ANN)
    else:
        await house.tables.ready(table_id, ANN)
    await house.shown(table_id)
    table = await house.shown(table_id)
    assert (table.phase, table.closing.winding_up) == (phase, CloseReason.UNREACHABLE)
    assert table.clock.deadline - house.watch.now > house.tables.settings.pace.lobby_ms / 2
    why = catalogues().of(table.locale)("winding-up-waits", when=countdown(table.clock.deadline))
    for user in (ANN, BEN):
        assert why in house.discord.hand(user)["content"]
        assert "is gone" not in house.discord.hand(user)["content"]
        assert "ready" not in str(house.discord.hand(user)["components"])
    if phase is Phase.PAUSE:
        # no round begins meanwhile
        assert (await house.tables.ready(table_id, BEN)).table.phase is Phase.PAUSE
    await house.tables.credit(table_id)  # as after an outage of Discord
    assert (await house.tables.load(table_id)).clock.deadline == table.clock.deadline
    if is_unlocked:
        await unlock(house)
        table = await house.shown(table_id)
        assert (table.phase, table.closing.winding_up) == (phase, "")
        assert names(house.discord.channels[CHANNEL][max(house.discord.channels[CHANNEL])]) == [
            f"table-{table.version}.webp"
        ]
        assert "not write" not in house.discord.hand(ANN)["content"]
        if phase is Phase.PAUSE:
            await house.advance(house.tables.settings.pace.pause_ms / 1000)
            await house.tables.tick(table_id)
            assert (await house.tables.load(table_id)).phase is Phase.PLAYING
    else:
        await house.advance(house.tables.settings.pace.lobby_ms / 1000)
        await house.tables.tick(table_id)
        table = await house.shown(table_id)
        assert (table.phase, table.closing.reason) == (Phase.CLOSED, CloseReason.UNREACHABLE)


async def test_a_table_that_was_never_posted_is_not_posted_when_it_is_void(
    house: DeliveryHarness,
) -> None:
    """The table is in a private thread without the bot, which may be added a day later."""
    house.discord.fail("POST", f"/channels/{CHANNEL}/messages", 403, times=9, code=50001)
    table_id = await house.opened("austrian-block", 1)
    assert await house.during(house.publisher.link(await house.tables.load(table_id))) is None
    with pytest.raises(discord.Forbidden):
        await house.during(house.publisher.repost(await house.tables.load(table_id)))
    await house.tables.wind_up(table_id, CloseReason.UNREACHABLE)
    await house.shown(table_id)
    house.discord.faults.clear()
    await house.advance(86_400)
    await house.shown(table_id)
    assert house.discord.channels[CHANNEL] == {}
    assert table_id not in await house.store.messages.outdated_tables(house.watch.now)
