"""The sender respects the rate limit, uses interaction tokens where possible, and understands
error responses.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace

import discord
import pytest
from aiohttp import ServerDisconnectedError

from delivery.discord_api.discord_errors import ChannelLost, Meaning, meaning_of
from delivery.discord_api.interaction_tokens import InteractionToken
from delivery.discord_api.outgoing_message import OutgoingMessage
from delivery.discord_api.send_scheduler import Demand, Priority, SendScheduler
from delivery.discord_api.sender import Sender
from tables.state.slots import TABLE, PostedMessage, hand
from tests.delivery.delivery_harness import new_dms
from tests.delivery.driven_loop import driven
from tests.delivery.loopback_discord import (
    GUILD,
    LoopbackDiscord,
    Request,
)
from tests.delivery.memory import Memory

CHANNEL, ELSEWHERE, THREAD, ANN = 700, 701, 702, 1
NOW = 1_800_000_000_000
MINUTE = 60.0


@pytest.fixture
async def now() -> Callable[[], int]:
    began = driven().time()
    return lambda: NOW + round((driven().time() - began) * 1000)


@pytest.fixture
async def fake(now: Callable[[], int], monkeypatch: pytest.MonkeyPatch) -> LoopbackDiscord:
    return LoopbackDiscord(now, monkeypatch).open(CHANNEL).open(ELSEWHERE)


@pytest.fixture
async def sender(fake: LoopbackDiscord, now: Callable[[], int]) -> Sender:
    return Sender(fake.client, now, SendScheduler(40, 1), new_dms(Memory(), now, per_second=1))


def text(content: str) -> OutgoingMessage:
    return OutgoingMessage(content)


async def posted(sender: Sender, content: str = "old") -> PostedMessage:
    return PostedMessage(
        "t1",
        TABLE,
        CHANNEL,
        await sender.send(CHANNEL, text(content), None),
        version=1,
        posted_at=NOW,
    )


async def test_everything_but_answers_to_presses_is_counted(
    fake: LoopbackDiscord, sender: Sender
) -> None:
    message = await posted(sender)
    press = fake.press(ANN, CHANNEL, message.message)
    began = driven().time()
    for _ in range(50):
        await sender.edit_with_token(await sender.answer(press, text("answer")), text("again"))
    assert driven().time() == began
    for work in (
        sender.edit(message, text("new")),
        sender.exists(CHANNEL, message.message),
        sender.is_buried(CHANNEL, message.message),
        sender.deactivate(message, "It is elsewhere now."),
        sender.delete(message),
    ):
        before = sender.scheduler.free_requests
        await work
        assert sender.scheduler.free_requests == before - 1


async def test_whoever_waits_for_a_new_direct_message_holds_no_place_to_draw(
    fake: LoopbackDiscord, sender: Sender
) -> None:
    async def hand(user: int) -> None:
        async with sender.scheduler.grant(Demand(Priority.AWAITED_HAND)):
            await sender.open_dm(user, GUILD)

    hands = [asyncio.create_task(hand(user)) for user in (1, 2)]
    await driven().advance(0.5)
    other = sender.scheduler.grant(Demand(Priority.TABLE))
    await driven().advance(0.1)
    assert other.granted.done()
    assert not hands[1].done()
    sender.scheduler.release(other)
    await driven().advance(2)
    await asyncio.gather(*hands)


async def test_the_newest_press_counts_and_only_for_its_own_message(
    fake: LoopbackDiscord, sender: Sender
) -> None:
    message = await posted(sender)
    first = InteractionToken.of(fake.press(ANN, CHANNEL, message.message), message.message)
    sender.tokens.keep(first, "t1", TABLE)
    second = InteractionToken.of(fake.press(ANN, CHANNEL, message.message), message.message)
    sender.tokens.keep(second, "t1", TABLE)
    sender.tokens.keep(first, "t1", hand(ANN))
    sender.tokens.keep(first, "t2", TABLE)
    await sender.edit(message, text("new"))
    assert fake.requests[-1].path.split("/")[3] == second.webhook.token
    # the press was on the message that this one has replaced
    await sender.edit(await posted(sender), text("newer"))
    assert "channels" in fake.requests[-1].path
    sender.tokens.forget("t1")
    assert sender.tokens.get("t1", TABLE) is None
    assert sender.tokens.get("t2", TABLE) is first


async def test_what_is_gone(fake: LoopbackDiscord, sender: Sender) -> None:
    message = await posted(sender)
    assert await sender.exists(CHANNEL, message.message)
    fake.delete(CHANNEL, message.message)
    assert not await sender.exists(CHANNEL, message.message)
    assert not await sender.edit(message, text("new"))
    await sender.deactivate(message, "It is elsewhere now.")
    await sender.delete(message)
    fake.delete_channel(CHANNEL)
    for work in (sender.edit(message, text("new")), sender.send(CHANNEL, text("new"), None)):
        with pytest.raises(ChannelLost):
            await work
    assert not await sender.is_buried(CHANNEL, message.message)


async def test_a_message_whose_answer_is_lost_is_found_at_once(
    fake: LoopbackDiscord, sender: Sender
) -> None:
    lost = fake.after

    async def broken(_: Request) -> None:
        fake.after = lost
        raise ServerDisconnectedError

    fake.after = broken
    assert [await sender.send(CHANNEL, text("your turn"), "nonce")] == list(fake.channels[CHANNEL])
    fake.after = broken
    with pytest.raises(ServerDisconnectedError):
        await sender.send(CHANNEL, text("twice?"), None)


async def test_nobody_is_mentioned_but_who_is_named(fake: LoopbackDiscord, sender: Sender) -> None:
    await sender.edit(await posted(sender, "<@1> @everyone"), text("<@1> @everyone"))
    assert [request.payload["allowed_mentions"]["parse"] for request in fake.requests] == [[], []]
    await sender.send(CHANNEL, text("<@1> <@2>"), None, mention=[1])
    assert fake.requests[-1].payload["allowed_mentions"]["users"] == [1]


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_trouble_is_not_an_answer(fake: LoopbackDiscord, sender: Sender, status: int) -> None:
    message = await posted(sender)
    fake.fail("PATCH", "/messages/", status)
    fake.fail("DELETE", "/messages/", status)
    with pytest.raises(discord.HTTPException):
        await sender.deactivate(message, "It is elsewhere now.")
    with pytest.raises(discord.HTTPException):
        await sender.delete(message)
    await sender.delete(message)
    assert fake.channels[CHANNEL] == {}


async def test_whether_others_have_pushed_a_message_up(
    fake: LoopbackDiscord, sender: Sender
) -> None:
    message = await posted(sender)
    assert not await sender.is_buried(CHANNEL, message.message)
    fake.delete(CHANNEL, fake.said(CHANNEL))  # remains the channel's last message
    assert not await sender.is_buried(CHANNEL, message.message)
    fake.said(CHANNEL)
    assert await sender.is_buried(CHANNEL, message.message)
    fake.delete(CHANNEL, fake.said(CHANNEL))
    assert await sender.is_buried(CHANNEL, message.message)
    fake.fail("GET", "/channels/", 403)
    assert not await sender.is_buried(CHANNEL, message.message)


@pytest.mark.parametrize(
    ("status", "code", "means"),
    [
        (404, 10003, Meaning.NO_CHANNEL),
        (404, 10008, Meaning.NO_MESSAGE),
        (403, 50001, Meaning.NO_ACCESS),
        (403, 50007, Meaning.DM_CLOSED),
        (403, 50278, Meaning.DM_CLOSED),
        (403, 40003, Meaning.NEW_DMS_REFUSED),
        (403, 20026, Meaning.NEW_DMS_REFUSED),
        (400, 50083, Meaning.ARCHIVED),
        (403, 50009, Meaning.OTHER),
        (429, 30046, Meaning.TEMPORARY),
        (403, 0, Meaning.TEMPORARY),  # a page of HTML: something on the way to Discord has refused
        (503, 10003, Meaning.TEMPORARY),
    ],
)
async def test_refusals_are_told_apart_by_their_code(
    fake: LoopbackDiscord, sender: Sender, status: int, code: int, means: Meaning
) -> None:
    fake.fail("POST", "/users/", status, code=code)
    with pytest.raises((discord.HTTPException, discord.RateLimited)) as refused:
        await sender.open_dm(ANN, GUILD)
    if means is Meaning.NEW_DMS_REFUSED:
        assert isinstance(refused.value, discord.RateLimited)
    else:
        assert isinstance(refused.value, discord.HTTPException)
        assert meaning_of(refused.value) is means


@pytest.mark.parametrize("fails", [False, True])
async def test_what_was_pressed_lately_goes_through_its_press(
    fake: LoopbackDiscord, sender: Sender, fails: bool
) -> None:
    """A request with an interaction token is not rate limited; if the token does not work, the
    bot token is used.
    """
    for work in (lambda message: sender.deactivate(message, "It is elsewhere now."), sender.delete):
        message = await posted(sender)
        press = fake.press(ANN, CHANNEL, message.message)
        sender.tokens.keep(InteractionToken.of(press, message.message), "t1", TABLE)
        if fails:
            fake.fail("PATCH", press.token, 404, code=10015)
            fake.fail("DELETE", press.token, 404, code=10015)
        limited = (
            len(fake.requests)
            - len(fake.sent("PATCH", press.token))
            - len(fake.sent("DELETE", press.token))
        )
        await work(replace(message, slot=TABLE.old))
        through = len(fake.sent("PATCH", press.token)) + len(fake.sent("DELETE", press.token))
        assert len(fake.requests) - through == limited + fails
        assert (
            message.message not in fake.channels[CHANNEL]
            or not fake.channels[CHANNEL][message.message]["components"]
        )
        assert sender.tokens.get("t1", TABLE) is None
    assert message.message not in fake.channels[CHANNEL]


async def test_a_page_of_a_firewall_does_not_end_a_token(
    fake: LoopbackDiscord, sender: Sender
) -> None:
    press = fake.press(ANN, CHANNEL, (await posted(sender)).message)
    token = await sender.answer(press, text("answer"))
    for method, work in (
        ("PATCH", sender.edit_with_token(token, text("new"))),
        ("POST", sender.send_below(token, text("new"), CHANNEL)),
    ):
        fake.fail(method, press.token, 403)
        with pytest.raises(discord.Forbidden):
            await work


async def test_a_private_thread_is_open_to_nobody_and_another_as_its_channel_is(
    fake: LoopbackDiscord, sender: Sender
) -> None:
    thread = fake.open(THREAD, "thread").channel(THREAD)
    thread.parent, thread.members = str(CHANNEL), {fake.world.bot_id}
    seen = []
    for thread.private in (False, True):
        fake.join_server()
        seen.append(sender.is_open_to_all(THREAD))
    assert (seen, sender.is_open_to_all(CHANNEL)) == ([True, False], True)
