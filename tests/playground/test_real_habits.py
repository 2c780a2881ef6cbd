"""Tests of habits of the real Discord of which no request and no header tells a bot beforehand."""

import pytest

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
