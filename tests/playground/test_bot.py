"""Tests with a real discord.py client against the playground, over sockets."""

import asyncio

import discord
import pytest

from tests.playground.raw import eventually
from tests.playground.sample_bot import running
from tools.playground.people.person import NoAnswer, PersonClient
from tools.playground.server import Playground


@pytest.fixture
async def pg():
    async with Playground() as it:
        yield it
        assert [entry["message"] for entry in it.refused if entry["status"] == 0] == []


@pytest.fixture
async def bot(pg):
    async with running(pg) as it:
        yield it


@pytest.fixture
async def anna(pg, bot):
    async with PersonClient(pg.url, "Anna") as it:
        yield it


async def test_a_command_a_button_and_a_picture(pg, bot, anna):
    async with PersonClient(pg.url, "Béla") as bela:
        assert [g.name for g in bot.guilds] == ["Café Central"]
        message = await anna.command("#buki", "table")
        assert message["content"] == "a table"
        assert message["interaction"] == {"user": "Anna", "name": "table"}
        picture = message["attachments"][0]
        assert (picture["width"], picture["height"], picture["description"]) == (
            110,
            70,
            "A green table",
        )
        assert (await anna.download(picture)).startswith(b"\x89PNG")
        changed = await anna.press(message, "update")
        assert changed["id"] == message["id"]
        assert changed["content"] == "pressed 1"
        assert changed["edited"]
        assert [a["filename"] for a in changed["attachments"]] == ["t-2.png"]
        await bela.until(lambda: bela.messages("#buki")[-1]["content"] == "pressed 1")
        assert pg.refused == []
        assert len(anna.latencies) == len(anna.acknowledged) == 2


async def test_ephemeral_messages_are_for_one_person(pg, bot, anna):
    async with PersonClient(pg.url, "Béla") as bela:
        message = await anna.command("#buki", "table")
        hand = await anna.press(message, "private")
        assert hand["ephemeral"]
        assert hand["attachments"][0]["content_type"] == "image/webp"
        again = await anna.press(hand, "own")
        assert again["id"] == hand["id"]
        assert again["ephemeral"]
        assert again["attachments"][0]["filename"] == "hand-2.png"
        await anna.say("#buki", "last")
        await bela.until(lambda: bela.messages("#buki")[-1]["content"] == "last")
        assert [m["content"] for m in bela.messages("#buki")] == ["a table", "last"]
        async with PersonClient(pg.url, "Anna") as reloaded:
            assert [m["content"] for m in await reloaded.open("#buki")] == ["a table", "last"]
        channel = bot.get_partial_messageable(int(message["channel"]))
        pg.give("READ_MESSAGE_HISTORY")
        with pytest.raises(discord.NotFound) as caught:
            await channel.fetch_message(int(hand["id"]))
        assert caught.value.code == 10008


async def test_menus_forms_and_completion(anna):
    table = await anna.command("#stammtisch", "table")
    chosen = await anna.choose(table, "Choose tiles", ["Tile 1", "v3"])
    assert chosen["content"] == "v1,v3"
    # as long as the menu is shown, whatever the bot answers
    with pytest.raises(NoAnswer, match="already"):
        await anna.choose(table, "Choose tiles", ["v3", "v1"])
    with pytest.raises(NoAnswer, match="many"):
        await anna.choose(table, "Choose tiles", ["v1", "v2", "v3"])
    with pytest.raises(NoAnswer, match="among"):
        await anna.choose(table, "Choose tiles", ["v9"])
    form = await anna.press(table, "form")
    assert form["title"] == "A bid"
    with pytest.raises(NoAnswer, match="long"):
        await anna.submit(form, {"Word": "eleven letters", "MessageContent": ["6"]})
    answer = await anna.submit(form, {"Word": "five", "MessageContent": ["6"]})
    assert answer["content"] == "five 6"
    assert [
        c["value"] for c in await anna.autocomplete("#buki", "play buki", "word", word="ab")
    ] == ["ab0", "ab1", "ab2"]


async def test_options_are_typed_and_checked(pg, anna):
    said = await anna.command(
        "#buki", "play buki", word="w", stake="7", who="Franz", where="#spielsaal"
    )
    assert said["content"] == "w 7 franz spielsaal en-US Anna"
    for options, why in (
        ({}, "required"),
        ({"word": "w", "stake": 51}, "from 1 to 50"),
        ({"word": "w", "stake": "many"}, "number"),
        ({"word": "w", "colour": "red"}, "no option"),
        ({"word": "w", "who": "Zoltán"}, "Nobody"),
    ):
        with pytest.raises(NoAnswer, match=why):
            await anna.command("#buki", "play buki", **options)
    with pytest.raises(NoAnswer, match="sub-commands"):
        await anna.command("#buki", "play")
    async with PersonClient(pg.url, "Franz") as franz:
        assert "de Franz" in (await franz.command("#buki", "play buki", word="w"))["content"]
        with pytest.raises(NoAnswer, match="no command"):
            await franz.command("#buki", "rule")
    assert (await anna.command("#buki", "rule"))["content"] == "ruled"


async def test_direct_messages(pg, bot):
    async with PersonClient(pg.url, "Franz") as franz, PersonClient(pg.url, "Emi") as emi:
        assert (await franz.command("#buki", "write"))["content"] == "sent"
        mine = franz.dms()[-1]
        assert mine["content"] == "in private, edited"
        assert (await franz.press(mine, "update"))["content"] == "pressed 1"
        assert bot.interactions[-1].guild_id is None
        assert bot.interactions[-1].context.dm_channel
        assert bot.interactions[-1].user.name == "franz"
        assert (await franz.command(mine["channel"], "later"))["content"] == "here it is"
        await franz.dms_open(open_=False)
        assert (await franz.command("#buki", "write"))["content"] == "closed 50007"
        assert [entry["kind"] for entry in pg.refused] == ["world"]
        assert emi.dms() == []
        with pytest.raises(NoAnswer, match="no such channel"):
            await emi.send("open", channel=mine["channel"])
            await emi.request("open", {"channel": mine["channel"]}, lambda e: e["t"] == "history")


async def test_no_answer_within_three_seconds(pg, bot, anna):
    table = await anna.command("#buki", "table")
    started = asyncio.get_running_loop().time()
    with pytest.raises(NoAnswer, match="did not respond"):
        await anna.press(table, "silent")
    assert asyncio.get_running_loop().time() - started > 2.9
    with pytest.raises(NoAnswer, match="did not respond"):
        await anna.press(table, "slow")
    await eventually(lambda: bot.seen)
    assert bot.seen == [10062]


async def test_forged_clicks_reach_the_bot(bot, anna):
    table = await anna.command("#buki", "table")
    with pytest.raises(NoAnswer, match="no such component"):
        forged = {"channel": table["channel"], "message": table["id"], "custom_id": "t:update:99"}
        await anna.interact("press", forged, table, 5)
    with pytest.raises(NoAnswer, match="did not respond"):
        await anna.forge(table, "t:update:99")
    assert bot.interactions[-1].data["custom_id"] == "t:update:99"


async def test_the_world_changes_under_the_bot(pg, bot, anna):
    table = await anna.command("#buki", "table")
    await anna.delete_message(table)
    await eventually(lambda: bot.deleted == [int(table["id"])])
    new = pg.add_channel("neu")
    await anna.until(lambda: new.id in anna.channels)
    there = await anna.command("#neu", "table")
    pg.delete_channel("#neu")
    await anna.until(lambda: there["channel"] not in anna.channels)
    with pytest.raises(discord.NotFound) as caught:
        await bot.get_partial_messageable(int(there["channel"])).send("hello?")
    assert caught.value.code == 10003
    channel = bot.get_partial_messageable(int(pg.channel("#buki").id))
    pg.revoke("SEND_MESSAGES", "#buki")
    with pytest.raises(discord.Forbidden) as caught:
        await channel.send("hello?")
    assert caught.value.code == 50013
    pg.revoke("VIEW_CHANNEL", "#buki")
    with pytest.raises(discord.Forbidden) as caught:
        await channel.send("hello?")
    assert caught.value.code == 50001
    # an answer needs no permission
    assert (await anna.command("#buki", "table"))["content"] == "a table"
    assert not bot.interactions[-1].app_permissions.send_messages
    pg.grant("VIEW_CHANNEL", "#buki")
    thread = bot.get_partial_messageable(int(pg.channel("Hinterzimmer").id))
    await thread.send("in a thread")
    pg.revoke("SEND_MESSAGES_IN_THREADS", "Hinterzimmer")
    with pytest.raises(discord.Forbidden):
        await thread.send("in a thread")
    assert {entry["kind"] for entry in pg.refused} == {"world"}
    with pytest.raises(NoAnswer, match="no such message"):
        await anna.press(table, "update")


async def test_resume_after_a_cut_line(pg, bot, anna):
    await pg.drop_gateway()
    # Sent while the connection is down: the session keeps it for the resume.
    assert (await anna.command("#buki", "later"))["content"] == "here it is"
    await asyncio.wait_for(bot.resumed.wait(), 60)
    assert pg.hub.gateway.identifies == 1
    assert (await anna.command("#buki", "table"))["content"] == "a table"
