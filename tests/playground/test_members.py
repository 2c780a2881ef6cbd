"""Tests of permissions, unread messages, and a bot that is added and removed."""

import pytest

from tools.playground.people.person import NoAnswer, PersonClient


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
