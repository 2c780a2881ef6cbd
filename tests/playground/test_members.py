"""Tests of permissions, unread messages, and a bot that is added and removed."""

import pytest

from tests.playground.raw import eventually
from tools.playground.people.person import NoAnswer, PersonClient
from tools.playground.server import Playground


async def test_only_moderators_delete_what_others_wrote(pg, raw):
    await raw(
        "POST",
        f"/applications/{raw.app}/commands",
        {"name": "house", "description": "x", "default_member_permissions": "32"},
    )
    async with PersonClient(pg.url, "Béla") as bela:
        assert bela.commands == []
        _, sent, _ = await raw.send({"content": "the table"})
        await bela.say("#buki", "mine")
        await bela.until(lambda: len(bela.messages("#buki")) == 2)
        theirs, mine = bela.messages("#buki")
        await bela.delete_message(mine)
        with pytest.raises(NoAnswer, match="MANAGE_MESSAGES"):
            await bela.delete_message(theirs)
        pg.make_moderator("Béla")
        await bela.until(lambda: [command["name"] for command in bela.commands] == ["house"])
        await bela.delete_message(theirs)
        assert sent["id"] not in pg.channel("#buki").messages
        _, dm, _ = await raw("POST", "/users/@me/channels", {"recipient_id": bela.id})
        await raw.send({"content": "the hand"}, channel=dm["id"])
        await bela.until(lambda: bela.messages(dm["id"]))
        with pytest.raises(NoAnswer, match="only their own"):
            await bela.delete_message(bela.messages(dm["id"])[0])


async def test_what_is_unread_is_known_to_whoever_comes_back(tmp_path):
    state = tmp_path / "world.json"
    async with Playground(state=state) as pg:
        buki, anna = pg.channel("#buki"), pg.person("Anna")
        said = [
            pg.hub.say(pg.person("Béla"), buki, words)
            for words in ("one", "two", f"<@{anna.id}> three")
        ]
        pg.hub.say(anna, buki, "mine")
        async with PersonClient(pg.url, "Anna") as page:
            assert page.unread == {
                buki.id: {said[0].id: False, said[1].id: False, said[2].id: True}
            }
            await page.send("read", channel=buki.id, message=said[1].id)
            await eventually(lambda: anna.read)
    async with Playground(state=state) as pg, PersonClient(pg.url, "Anna") as page:
        assert page.unread == {buki.id: {said[2].id: True}}


async def test_the_bot_is_removed_and_added_again(pg, raw, anna):
    await anna.send("bot", there=False)
    assert (await raw.event("GUILD_DELETE"))["id"] == pg.world.guild_id
    assert (await raw.send({"content": "?"}))[1]["code"] == 50001
    await anna.send("bot", there=True)
    joined = await raw.event("GUILD_CREATE")
    assert "unavailable" not in joined  # discord.py: the bot has joined, not come back
    assert joined["system_channel_id"] == raw.buki
    assert (await raw.send({"content": "hello"}))[0] == 200
