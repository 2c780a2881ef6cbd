"""House rules with a name: saved from a table by who manages the server, offered by /play."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from tests.e2e.house import Bot, evening
from tools.playground.people.person import PersonClient
from tools.playground.server import Playground


async def evening_opens_by_itself(
    playground: Playground, bot: Bot, anna: PersonClient, bela: PersonClient
) -> None:
    """Plan an evening with the preset; the bot is killed, and another process opens the table."""
    there = anna.channel_id("spielsaal")
    (understood,) = await anna.autocomplete(there, "evening", "when", when="in 2 hours")
    assert understood["name"].endswith("(UTC)")
    refused = await anna.command(there, "evening", when="in 2 minutes", game="buki")
    assert "at least 10 minutes" in refused["content"]
    planned = await anna.command(there, "evening", when=understood["value"], game="café")
    assert "The evening is planned" in planned["content"]
    plan = await bela.until(
        lambda: next((m for m in bela.messages(there) if m["components"]), None)
    )
    assert [event["name"] for event in playground.world.events.values()] == ["Café Central evening"]
    joined = await bela.press(plan, "Sign up")
    assert "You have signed up" in joined["content"]
    not_yours = await bela.press(plan, "Cancel the evening")
    assert "Only the person who planned" in not_yours["content"]
    await bela.until(lambda: "2 people have signed up" in bela.now(plan)["content"])
    await bot.kill()
    (event,) = playground.world.events
    playground.move_event(event, time.time())
    with closing(sqlite3.connect(bot.database.removeprefix("sqlite:///"))) as database, database:
        database.execute("UPDATE evenings SET due = 1, starts_at = ?", (int(time.time() * 1000),))
    await bot.start()
    call = await bela.until(
        lambda: next((m for m in bela.messages(there) if "the table is open" in m["content"]), None)
    )
    assert call["pings_me"]
    table = await bela.until(
        lambda: next((m for m in bela.messages(there) if "Tiles each: 7" in m["content"]), None)
    )
    assert table["components"]
    await bela.until(lambda: "The table is open" in bela.now(plan)["content"])


async def test_a_preset_is_saved_offered_and_played(tmp_path: Path) -> None:
    async with (
        evening(tmp_path) as (playground, bot),
        PersonClient(playground.url, "Anna") as anna,
        PersonClient(playground.url, "Béla") as bela,
    ):
        buki, other = anna.channel_id("buki"), anna.channel_id("stammtisch")
        nothing = await anna.command(buki, "presets save", name="Café Central")
        assert "no table" in nothing["content"]
        await anna.command(buki, "play", game="buki")
        table = await anna.until(
            lambda: next(
                (m for m in anna.messages(buki) if m["components"] and not m["ephemeral"]), None
            )
        )
        rules = await anna.press(table, "House rules")
        rules = await anna.choose(rules, "Which rule do you want to change?", ["hand"])
        await anna.choose(rules, "Tiles each", ["7"])
        saved = await anna.command(buki, "presets save", name="Café  Central")
        assert "Café Central" in saved["content"]
        assert "Tiles each: 7" in saved["content"]
        assert (
            "not the name of a game"
            in (await anna.command(buki, "presets save", name="Buki"))["content"]
        )

        offered = await bela.autocomplete(other, "play", "game", game="café")
        assert [one["value"] for one in offered] == ["Café Central"]
        await bela.command(other, "play", game="café central")
        second = await bela.until(
            lambda: next(
                (m for m in bela.messages(other) if m["components"] and not m["ephemeral"]), None
            )
        )
        assert "Café Central" in second["content"]
        assert "Tiles each: 7" in second["content"]
        rules = await bela.press(second, "House rules")
        rules = await bela.choose(rules, "Which rule do you want to change?", ["hand"])
        await bela.choose(rules, "Tiles each", ["6"])
        await bela.until(lambda: "Café Central" not in bela.now(second)["content"])

        await evening_opens_by_itself(playground, bot, anna, bela)
        assert "Café Central" in (await anna.command(buki, "presets show"))["content"]
        assert (
            "has been deleted"
            in (await anna.command(buki, "presets delete", name="Café Central"))["content"]
        )
        assert (
            "no house rules with that name"
            in (await anna.command(buki, "presets delete", name="Café Central"))["content"]
        )
        assert await bela.autocomplete(other, "play", "game", game="café") == []
