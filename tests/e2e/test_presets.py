"""House rules with a name: saved from a table by who manages the server, offered by /play."""

from pathlib import Path

from tests.e2e.house import evening
from tools.playground.people.person import Json, PersonClient


async def saved(person: PersonClient, channel: str, name: str) -> Json:
    """Give the house rules of a channel's table a name; return the answer."""
    form = await person.press(
        await person.command(channel, "house", page="presets"), "Save the rules of this table"
    )
    return await person.submit(form, {"Name of the house rules": name})


async def test_a_preset_is_saved_offered_and_played(tmp_path: Path) -> None:
    async with (
        evening(tmp_path) as (playground, _),
        PersonClient(playground.url, "Anna") as anna,
        PersonClient(playground.url, "Béla") as bela,
    ):
        buki, other = anna.channel_id("buki"), anna.channel_id("stammtisch")
        assert "no table" in (await saved(anna, buki, "Café Central"))["content"]
        await anna.command(buki, "play", game="buki")
        table = await anna.until(
            lambda: next(
                (m for m in anna.messages(buki) if m["components"] and not m["ephemeral"]), None
            )
        )
        rules = await anna.press(table, "House rules")
        rules = await anna.choose(rules, "Which rule do you want to change?", ["hand"])
        await anna.choose(rules, "Tiles each", ["7"])
        page = await saved(anna, buki, "Café  Central")
        assert "Café Central" in page["content"]
        assert "Tiles each: 7" in page["content"]
        assert "not that of a game" in (await saved(anna, buki, "Buki"))["content"]

        assert [
            option["value"]
            for option in (await bela.autocomplete(other, "play", "game", game="café"))
        ] == ["Café Central"]
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

        page = await anna.command(buki, "house", page="presets")
        assert "Café Central" in page["content"]
        page = await anna.choose(page, "kh:w:preset", ["Café Central"])
        assert "Café Central" not in page["content"]
        assert await bela.autocomplete(other, "play", "game", game="café") == []
