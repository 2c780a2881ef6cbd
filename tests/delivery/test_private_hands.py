"""Hands in private answers follow the table as long as their interactions live."""

import asyncio
from typing import Any

import discord
import pytest

from delivery.discord_api.outgoing_message import OutgoingMessage
from tables.people.people import PreferencesOwner
from tables.state.table import Table
from tests.delivery.delivery_harness import DeliveryHarness, until
from tests.delivery.loopback_discord import Request
from tests.tables.table_harness import ANN, BEN, CHANNEL


async def pressed_twice(
    house: DeliveryHarness,
) -> tuple[Table, discord.Interaction, discord.Interaction]:
    """Ann presses *My hand* twice, and the first press is answered.

    Returns the table and both presses.
    """
    table = await house.tables.load(await house.playing())
    message = int(house.discord.message(CHANNEL)["id"])
    first, second = (house.discord.press(ANN, CHANNEL, message, private=True) for _ in range(2))
    await house.during(house.publisher.answer_with_hand(first, table, ANN))
    return table, first, second


async def answer_again(
    house: DeliveryHarness,
    before: Table,
    second: discord.Interaction,
    begun: asyncio.Event,
    held: asyncio.Event,
) -> None:
    """Answer a second press while the first answer waits for what `held` lets go; `begun` is set
    when it waits. The second one shows the newest hand in the end.
    """
    after = await house.step(before.id)
    house.publisher.publish(after)
    await house.during(asyncio.wait_for(begun.wait(), 60))
    await house.during(house.publisher.answer_with_hand(second, before, ANN))
    held.set()
    await house.shown(before.id)
    assert (
        house.discord.sent("PATCH", second.token)[-1]
        .payload["attachments"][0]["filename"]
        .startswith(f"hand-{after.public_version}-")
    )


async def test_a_private_hand_is_kept_up_to_date_as_long_as_its_press_lives(
    house: DeliveryHarness,
) -> None:
    """It is in the language that its owner has chosen."""
    table_id = await house.playing()
    await house.store.people.update_person(ANN, language="de")
    press = house.discord.press(
        ANN, CHANNEL, int(house.discord.message(CHANNEL)["id"]), private=True
    )
    await house.during(
        house.publisher.answer_with_hand(press, await house.tables.load(table_id), ANN)
    )
    await house.deal(table_id)
    await house.shown(table_id)
    edits = house.discord.sent("PATCH", press.token)
    assert len(edits) > 1
    assert all("Österreichisches Block" in edit.payload["content"] for edit in edits)
    house.watch.now += 15 * 60_000
    await house.go_on(table_id)
    await house.shown(table_id)
    assert house.discord.sent("PATCH", press.token) == edits


async def test_the_picture_of_a_hand_in_words_does_not_say_all_again(
    house: DeliveryHarness,
) -> None:
    table = await house.tables.load(await house.playing())
    await house.store.people.update_preferences(PreferencesOwner.PERSON, ANN, {"words": True})
    press = house.discord.press(ANN, CHANNEL, 0, private=True)
    await house.during(house.publisher.answer_with_hand(press, table, ANN))
    (edit,) = house.discord.sent("PATCH", press.token)
    assert edit.payload["content"].endswith("\nAll in words")
    assert edit.payload["attachments"][0]["description"] == "Austrian block game, round 1."


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_a_hand_asked_for_while_an_older_answer_is_edited_stays_up_to_date(
    house: DeliveryHarness, moment: str
) -> None:
    """The edit of the older answer fails, because that is deleted, or succeeds: it says nothing
    about the new answer.
    """
    before, first, second = await pressed_twice(house)
    held, edited = asyncio.Event(), asyncio.Event()

    async def hold(request: Request) -> None:
        if request.method == "PATCH" and first.token in request.path:
            edited.set()
            await held.wait()

    setattr(house.discord, moment, hold)
    await answer_again(house, before, second, edited, held)


async def test_an_answer_that_is_superseded_while_it_is_drawn_is_not_edited(
    house: DeliveryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has been deleted by then, so the request would be refused."""
    before, first, second = await pressed_twice(house)
    edits = len(house.discord.sent("PATCH", first.token))
    hands = house.publisher._hand_messages
    draw, begun, held = hands.draw_private, asyncio.Event(), asyncio.Event()

    async def slow(table: Table, *about: Any, **more: bool) -> OutgoingMessage:
        if table.version > before.version and not begun.is_set():
            begun.set()
            await held.wait()
        return await draw(table, *about, **more)

    monkeypatch.setattr(hands, "draw_private", slow)
    await answer_again(house, before, second, begun, held)
    assert len(house.discord.sent("PATCH", first.token)) == edits


async def test_an_answer_goes_with_its_owner_unless_it_says_so_itself(
    house: DeliveryHarness,
) -> None:
    table, first, second = await pressed_twice(house)
    pressed = int(house.discord.answer(first)["id"])
    await house.during(house.publisher.delete_answer(table.id, ANN, pressed))
    await house.during(house.publisher.answer_with_hand(second, table, ANN))
    await house.during(house.publisher.delete_answer(table.id, ANN, pressed))
    assert [bool(house.discord.sent("DELETE", press.token)) for press in (first, second)] == [
        False,
        True,
    ]


async def test_an_answer_from_before_the_end_brings_back_nobodys_hand(
    house: DeliveryHarness,
) -> None:
    """Ben has left, and his hand is gone. It came again with its old buttons, before."""
    before = await house.tables.load(await house.playing())
    press = house.discord.press(ANN, CHANNEL, 0, private=True)
    for user in (BEN, ANN):
        await house.tables.leave(before.id, user)
    await house.tables.play_out(before.id)
    assert not (await house.shown(before.id)).live
    posts = len(house.discord.sent("POST", "/channels/"))
    await house.during(house.publisher.answer_with_hand(press, before, ANN))
    await house.during(house.queue.refreshed(before.id))
    assert len(house.discord.sent("POST", "/channels/")) == posts


async def test_a_press_without_an_answer_leaves_the_earlier_one_as_the_hand(
    house: DeliveryHarness,
) -> None:
    before, first, _ = await pressed_twice(house)
    with pytest.raises(LookupError):
        async with house.publisher.answering(before.id, ANN):
            raise LookupError
    after = await house.step(before.id)
    await house.shown(before.id)
    assert (
        house.discord.sent("PATCH", first.token)[-1]
        .payload["attachments"][0]["filename"]
        .startswith(f"hand-{after.public_version}-")
    )


async def test_who_is_not_answered_is_mentioned_after_all(house: DeliveryHarness) -> None:
    await house.store.people.update_person(ANN, dm_closed=True)
    table_id = await house.started("austrian-block", 2)
    with pytest.raises(LookupError):
        async with house.publisher.answering(table_id, ANN):
            await house.shown(table_id)
            posts = len(house.discord.sent("POST", "/channels/"))
            raise LookupError
    await house.during(until(lambda: len(house.discord.sent("POST", "/channels/")) > posts))


async def test_lines_are_said_in_a_direct_message_that_still_names_the_table(
    house: DeliveryHarness,
) -> None:
    """Also in the language that the person has chosen: half a hand was in that of their Discord."""
    await house.store.people.update_person(ANN, language="de")
    table = await house.tables.load(await house.playing())
    hand = house.discord.hand(ANN)
    press = house.discord.press(ANN, house.discord.dms[ANN], int(hand["id"]))
    place = hand["content"].splitlines()[-1]
    await house.during(house.publisher.add_to_hand(press, table, ["Look at the ends."]))
    said = house.discord.hand(ANN)["content"].splitlines()
    assert "Look at the ends." in said
    assert said[-1] == place
