"""Tests of habits of the real Discord of which no request and no header tells a bot beforehand."""

import asyncio
import time

import aiohttp
import pytest

from tests.playground.raw import gateway
from tools.playground.people.person import NoAnswer, PersonClient, find

MENU = {
    "type": 3,
    "custom_id": "menu~1",
    "options": [{"label": "One", "value": "1"}, {"label": "Two", "value": "2"}],
}
ROWS = [{"type": 1, "components": [MENU]}]
IDENTIFY = {"token": "t", "intents": 1, "properties": {}}


async def test_a_menu_that_has_got_another_id_while_it_was_open_is_refused(pg, raw, anna):
    _, made, _ = await raw.send({"content": "x", "components": ROWS})
    await anna.until(lambda: anna.messages("buki"))
    shown = anna.messages("buki")[-1]
    opened = find(shown, (3,), "menu")
    again = [{"type": 1, "components": [{**MENU, "custom_id": "menu~2"}]}]
    await raw("PATCH", f"/channels/{raw.buki}/messages/{made['id']}", {"components": again})
    await anna.until(lambda: find(anna.now(shown), (3,), "menu")["custom_id"] == "menu~2")
    with pytest.raises(NoAnswer, match="COMPONENT_VALIDATION_FAILED"):
        await anna.choose_in(shown, opened, ["Two"])
    await anna.send(
        "choose", channel=raw.buki, message=shown["id"], custom_id="menu~2", values=["2"], nonce="1"
    )
    # the first of which the bot hears
    assert (await raw.event("INTERACTION_CREATE"))["data"]["values"] == ["2"]
    assert pg.refused == []


async def test_follow_ups_of_a_channel_share_a_limit(pg, clock, raw, anna):
    await raw("PUT", f"/applications/{raw.app}/commands", [{"name": "x", "description": "x"}])
    statuses = []
    for number in range(11):  # none of them comes near to the limit of its own interaction
        await anna.send("command", channel=raw.buki, name="x", nonce=str(number))
        asked = await raw.event("INTERACTION_CREATE")
        # an answer is none
        assert (await raw.answer(asked, 4, {"content": "x", "flags": 64}))[0] == 204
        for _ in range(3):
            status, body, headers = await raw.hook(
                "POST", asked, body={"content": "x", "flags": 64}
            )
            statuses.append(status)
    assert statuses == [200] * 30 + [429] * 3
    assert headers["X-RateLimit-Scope"] == "shared"
    assert body["retry_after"] > 39
    assert (await raw.hook("PATCH", asked, "/messages/@original", {"content": "y"}))[0] == 200
    clock.ahead += 61
    assert (await raw.hook("POST", asked, body={"content": "x"}))[0] == 200


async def test_a_channel_that_the_bot_may_not_see_is_hidden(pg, raw):
    pg.revoke("VIEW_CHANNEL", "#buki")
    hidden = await raw.event("CHANNEL_UPDATE")
    assert (hidden["id"], hidden["name"], hidden["flags"]) == (raw.buki, "___hidden___", 1 << 17)
    assert hidden["permission_overwrites"] == [
        {"id": pg.world.guild_id, "type": 0, "allow": "0", "deny": str(1 << 10)}
    ]
    _, listed, _ = await raw("GET", f"/guilds/{pg.world.guild_id}/channels")
    assert "stammtisch" in {one["name"] for one in listed}
    assert raw.buki not in {one["id"] for one in listed}
    async with aiohttp.ClientSession() as session, gateway(pg, session) as socket:
        while (frame := await socket.receive_json())["t"] != "GUILD_CREATE":
            pass
    assert "___hidden___" in {one["name"] for one in frame["d"]["channels"]}
    assert frame["d"]["threads"] == []  # its thread is not even mentioned
    pg.grant("VIEW_CHANNEL", "#buki")
    assert (await raw.event("CHANNEL_UPDATE"))["name"] == "buki"


async def test_characters_are_stripped(pg, raw):
    pg.strip("\u2068\u2069\u202e")
    _, made, _ = await raw.send({"content": "\u2068Ann\u2069 \u202eplays"})
    assert made["content"] == "Ann plays"


async def test_direct_messages_of_strangers_wait_in_an_inbox_and_the_bot_hears_nothing_of_it(
    pg, raw, anna
):
    pg.use_message_requests("Anna")
    _, dm, _ = await raw("POST", "/users/@me/channels", {"recipient_id": anna.id})
    assert (await raw.send({"content": "your hand"}, channel=dm["id"]))[0] == 200
    async with PersonClient(pg.url, "Anna") as elsewhere:
        assert (anna.dms(), elsewhere.dms(), elsewhere.unread) == ([], [], {})
    await anna.send("accept")
    await anna.until(lambda: [one for one in anna.channels.values() if one["kind"] == "dm"])
    assert [one["content"] for one in await anna.open(dm["id"])] == ["your hand"]
    assert pg.refused == []


async def test_a_connection_drops_without_a_word(pg, raw):
    began = time.perf_counter()
    pg.fall_silent("POST", "/messages", done=True)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.2):
            await raw.send({"content": "lost"})
    assert [one.data["content"] for one in pg.channel("#buki").messages.values()] == ["lost"]
    assert time.perf_counter() - began < 2
