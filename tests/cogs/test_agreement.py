"""Presses that accept house rules, and what is said when Discord wants us to wait."""

import asyncio

import discord
import pytest
from aiohttp import ServerDisconnectedError

from cogs.support.house import House
from cogs.support.refusal_and_error_answers import answer_error
from data.exceptions import Busy, Conflict
from games.parts.pulle_pool import Renounce
from messages.parts import custom_ids as ids
from messages.play.action_controls import action_button
from tables.state.change import Refused
from tables.state.slots import TABLE
from tables.views.table_views import private_table
from tests.cogs.houses import answer, custom_ids, newest
from tests.custom_ids import parse
from tests.delivery.delivery_harness import INSTANT, DeliveryHarness, catalogues, until
from tests.tables.table_harness import ANN, BEN, CHANNEL, EVE, person


async def press(
    house: DeliveryHarness, cafe: House, user: int, custom_id: ids.RulesPress | ids.TablePress
) -> None:
    """On the table's message, whatever it shows now."""
    there = await house.store.messages.message(custom_id.table, TABLE)
    await house.during(answer(cafe, house.discord.press(user, CHANNEL, there.message), custom_id))


async def test_who_has_to_wait_for_discord_is_told_until_when(
    house: DeliveryHarness, cafe: House
) -> None:
    await answer_error(
        house.discord.press(ANN, CHANNEL, 0, private=True), discord.RateLimited(90.0)
    )
    assert f"<t:{house.watch.now // 1000 + 90}:R>" in newest(house)["content"]
    assert "went wrong" not in newest(house)["content"]


@pytest.mark.parametrize("why", [Busy(), Conflict()])
async def test_who_meets_a_busy_database_is_told_to_try_again(
    house: DeliveryHarness, cafe: House, why: Busy
) -> None:
    await answer_error(house.discord.press(ANN, CHANNEL, 0, private=True), why)
    assert newest(house)["content"] == catalogues().of("en")("refused-busy")


@pytest.mark.parametrize("why", [ServerDisconnectedError(), TimeoutError()])
async def test_who_pressed_while_the_line_broke_is_told_so_and_nothing_is_called_a_fault(
    house: DeliveryHarness, cafe: House, why: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    await answer_error(house.discord.press(ANN, CHANNEL, 0, private=True), why)
    assert newest(house)["content"] == catalogues().of("en")("refused-trouble")
    house.discord.fail("POST", "/interactions/", why)
    # it is still broken
    await answer_error(house.discord.press(ANN, CHANNEL, 0, private=True), why)
    assert house.discord.faults == []
    assert {record.msg for record in caplog.records} == {
        "Discord is not reached: %s",
        "could not answer an interaction: %s",
    }


async def test_what_cannot_be_taken_back_is_asked_once_more(
    house: DeliveryHarness, cafe: House
) -> None:
    """Only the answer acts, and takes the button of the question away."""
    table = await house.tables.load(await house.playing())
    await house.during(
        answer(
            cafe,
            house.discord.press(ANN, CHANNEL, 0, private=True),
            action_button(Renounce(), "", private_table(table, 0)).id,
        )
    )
    assert newest(house)["content"] == catalogues().of("en")("sure-renounce")
    (sure,) = custom_ids(newest(house))
    with pytest.raises(Refused, match="unreadable"):
        await house.during(
            answer(cafe, house.discord.press(ANN, CHANNEL, 0, private=True), parse(sure))
        )
    assert any(
        request.payload
        and request.payload.get("type") == 7
        and request.payload["data"]["components"] == []
        for request in house.discord.requests
    ), house.discord.requests[-1].payload


async def test_whoever_presses_what_cannot_be_is_shown_what_is(
    house: DeliveryHarness, cafe: House
) -> None:
    """Where two processes show the same table, as for a moment when one takes over, the older
    state may come last.
    """
    table_id = await house.lobby()
    there = house.discord.message(CHANNEL)
    shown = there["content"]
    for old in (ids.RulesPress(table_id, 0, "agree"), ids.TablePress(table_id, "computer")):
        there["content"] = "Nobody is at the table yet."
        with pytest.raises(Refused):
            await press(house, cafe, BEN, old)
        async with asyncio.timeout(2000 * INSTANT):
            await until(lambda: there["content"] == shown)


async def test_the_host_starts_without_who_has_not_accepted_and_gets_their_hand(
    house: DeliveryHarness, cafe: House
) -> None:
    table_id = await house.lobby(people=3)
    await house.tables.set_option(table_id, ANN, "deals", 3)
    await house.tables.agree(table_id, BEN, 1)
    await press(house, cafe, ANN, ids.TablePress(table_id, "start"))
    question = newest(house)
    await house.during(
        answer(
            cafe,
            house.discord.press(ANN, CHANNEL, int(question["id"]), private=True),
            ids.TablePress(table_id, "without"),
        )
    )
    assert question["attachments"], "it becomes their hand"
    assert [chair.user for chair in (await house.tables.load(table_id)).chairs] == [ANN, BEN]


async def test_the_answer_to_who_waits_for_a_seat_becomes_their_hand(
    house: DeliveryHarness, cafe: House
) -> None:
    table_id = await house.started("austrian-block", 2, computers=1)
    await house.shown(table_id)
    await house.tables.join(table_id, person(EVE))
    await press(house, cafe, EVE, ids.TablePress(table_id, "hand"))
    waiting = newest(house)
    assert not waiting["attachments"]
    await house.next_deal(table_id)
    await house.shown(table_id)
    assert waiting["attachments"]
