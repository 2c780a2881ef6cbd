"""Tests of habits of the real Discord of which no request and no header tells a bot beforehand."""

import pytest

from tools.playground.people.person import NoAnswer, find

MENU = {
    "type": 3,
    "custom_id": "menu~1",
    "options": [{"label": "One", "value": "1"}, {"label": "Two", "value": "2"}],
}


async def test_a_menu_that_has_got_another_id_while_it_was_open_is_refused(pg, raw, anna):
    _, made, _ = await raw.send({"content": "x", "components": [{"type": 1, "components": [MENU]}]})
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
