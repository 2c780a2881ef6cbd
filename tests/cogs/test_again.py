"""*Play again* and *Close*, as they are pressed, and commands where there is no table."""

import asyncio
from dataclasses import replace
from typing import Any

from cogs.play.cog import PlayCog
from cogs.support.house import House
from messages.parts import custom_ids as ids
from tables.changes.rematch import rematch_id
from tables.state.phases import CloseReason, Phase
from tests.cogs.houses import answer, custom_ids, press_table
from tests.delivery.delivery_harness import DeliveryHarness, catalogues
from tests.delivery.loopback_discord import Json
from tests.tables.table_harness import ANN, BEN, CHANNEL, EVE, GUILD, person
from tests.tables.test_lobby import refused
from tools.playground.world.serialise import EPHEMERAL


async def pressed(
    house: DeliveryHarness, cafe: House, user: int, custom_id: ids.AgainPress | ids.TablePress
) -> Json:
    """The private answer."""
    press = house.discord.press(user, CHANNEL, 0, private=True)
    there = house.discord.channels[CHANNEL]
    place = max(there)
    await house.during(answer(cafe, press, custom_id))
    return there[place if isinstance(custom_id, ids.AgainPress) else max(there)]


async def test_play_again(house: DeliveryHarness, cafe: House) -> None:
    table_id = await house.playing()
    await house.deal(table_id)
    last = await house.wound_up(table_id, CloseReason.MODERATOR)
    await house.shown(table_id)
    (standing,) = [
        channel
        for channel in house.discord.channels[CHANNEL].values()
        if custom_ids(channel)[:1] == [f"kh:g:{table_id}"]
    ]
    assert "final standing" in standing["content"]
    await house.restart()
    cafe = replace(cafe, publisher=house.publisher)
    stranger = await house.tables.open(GUILD, CHANNEL, replace(person(EVE), cut=0), "tendler", "en")
    assert (
        "is already being played here"
        in (await pressed(house, cafe, ANN, ids.AgainPress(table_id)))["content"]
    )
    await house.tables.close(stranger.id, EVE)
    await house.shown(stranger.id)
    waits = await house.tables.open(GUILD, CHANNEL, replace(person(ANN), cut=0), "tendler", "en")
    assert (
        "start the game there"
        in (await pressed(house, cafe, ANN, ids.AgainPress(table_id)))["content"]
    )
    assert not (await house.tables.load(waits.id)).live
    table = await house.tables.load(rematch_id(last))
    await house.tables.set_option(table.id, ANN, "turn_seconds", 300)
    assert custom_ids(await pressed(house, cafe, BEN, ids.AgainPress(table_id))) == [
        f"kh:h:{table.id}:1:join"
    ]
    await house.tables.set_option(table.id, ANN, "turn_seconds", last.table_options.turn_seconds)
    house.discord.closed.add(BEN)
    await house.store.people.update_person(BEN, dm_channel=None)
    await house.tables.join(table.id, person(BEN), 2)
    answer = await pressed(house, cafe, BEN, ids.AgainPress(table_id))
    assert "Same rules.\n" in answer["content"], "there were no bots"
    assert catalogues().of("en")("hand-lobby") in answer["content"]
    assert answer["content"].count("You’re in") == 1
    await house.tables.start(table.id, ANN, 4711)
    assert (await pressed(house, cafe, BEN, ids.AgainPress(table_id)))["content"].startswith(
        "Your table has begun: [to the table]"
    )
    await house.tables.leave(table.id, BEN)
    assert (
        "They have begun without you: [to the table]"
        in (await pressed(house, cafe, BEN, ids.AgainPress(table_id)))["content"]
    )
    await house.wound_up(table.id, CloseReason.MODERATOR)
    assert (
        "another table has been played since"
        in (await pressed(house, cafe, ANN, ids.AgainPress(table_id)))["content"]
    )


async def test_closing_between_deals_asks_once(house: DeliveryHarness, cafe: House) -> None:
    table_id = await house.playing()
    await house.deal(table_id)
    with refused("host-only"):
        await pressed(house, cafe, BEN, ids.TablePress(table_id, "close"))
    question = await pressed(house, cafe, ANN, ids.TablePress(table_id, "close"))
    assert question["content"].startswith("Close the table for good? No more rounds are dealt.")
    assert custom_ids(question) == [f"kh:t:{table_id}:end", f"kh:t:{table_id}:cancel"]
    assert (await pressed(house, cafe, ANN, ids.TablePress(table_id, "cancel")))[
        "content"
    ].startswith("Nothing has changed")
    assert (await house.tables.load(table_id)).phase is Phase.PAUSE
    await pressed(house, cafe, ANN, ids.TablePress(table_id, "end"))
    assert (await house.tables.load(table_id)).closing.reason == CloseReason.HOST


async def test_play_offers_what_one_can_do_at_ones_own_table(
    house: DeliveryHarness, cafe: House
) -> None:
    table_id = await house.playing()
    play: Any = PlayCog.play
    for user, is_here in ((ANN, True), (EVE, False)):
        await house.during(
            play.callback(PlayCog(cafe), house.discord.press(user, CHANNEL, 0, private=True))
        )
        there = house.discord.channels[CHANNEL]
        ways = custom_ids(there[max(there)])
        assert (f"kh:t:{table_id}:hand" in ways) is is_here
        assert ("kh:u:game:play:buki" in ways) is not is_here


async def test_who_leaves_between_deals_is_told_of_no_substitute_and_of_no_gallery(
    house: DeliveryHarness, cafe: House
) -> None:
    """Neither if the next round is dealt at once, nor if the table closes."""
    table_id = await house.playing()
    await house.deal(table_id)
    await house.tables.ready(table_id, ANN)
    for user in (BEN, ANN):
        told = await pressed(house, cafe, user, ids.TablePress(table_id, "leave"))
        assert told["content"].startswith("You have left the table"), told["content"]
        assert (await house.deal(table_id)).deals == 2


async def test_who_presses_leave_several_times_at_once_reads_only_that_they_have_left(
    house: DeliveryHarness, cafe: House
) -> None:
    table_id = await house.lobby()
    presses = [house.discord.press(BEN, CHANNEL, 0, private=True) for _ in range(3)]
    await asyncio.gather(
        *[house.during(press_table(cafe, press, table_id, "leave")) for press in presses]
    )
    assert [
        message["content"]
        for message in house.discord.channels[CHANNEL].values()
        if message["flags"] & EPHEMERAL
    ] == ["You have left the table."] * 3
