"""Tests of preferences: people choose the look of their hands, a server that of its tables; all
messages follow at once.
"""

import re
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image

from data import schema
from data.database.open_database import open_database
from locales.catalogues import load
from tests.e2e.forked_bots import DRAWN
from tests.e2e.house import Bot, evening
from tests.e2e.test_posters import EVER
from tools.playground.people.person import PersonClient


async def picture(
    person: PersonClient, message: dict[str, Any]
) -> tuple[bytes, tuple[int, int], str]:
    """The picture of a message as it is now."""
    now = person.now(message) or message
    data = await person.download(now["attachments"][0])
    return data, Image.open(BytesIO(data)).size, now["attachments"][0]["description"]


async def brightness(person: PersonClient, message: dict[str, Any]) -> int:
    """Return the brightness (0 to 255) of the background below a poster's title."""
    data = await person.download((person.now(message) or message)["attachments"][0])
    stone = Image.open(BytesIO(data)).convert("L").crop((60, 110, 260, 122))
    return max(stone.tobytes())


async def changed(person: PersonClient, message: dict[str, Any], before: bytes) -> bytes:
    """Wait until it shows something else."""
    while True:
        heard = person.events
        data, _, _ = await picture(person, message)
        if data != before:
            return data
        await person.until(lambda: person.events > heard)  # noqa: B023 - it is asked before the next round


async def play_once(bot: Bot, guild: int, user: int) -> None:
    """Put a person on the leaderboard."""
    database = await open_database(bot.database)
    row = {**EVER, "guild": guild, "user": user, "hc": 1}
    await database.write(lambda connection: connection.execute(schema.tallies.insert(), row))
    await database.close()


TOLD = re.compile(r"^In order of play", re.MULTILINE)  # the hand in words


async def test_a_taste_counts_at_once(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, PAUSE_SECONDS="600", **DRAWN) as (playground, bot),
        PersonClient(playground.url, "Anna") as anna,
        PersonClient(playground.url, "Béla") as bela,
    ):
        buki = anna.channel_id("buki")
        await anna.command(buki, "play", game="buki")
        table = await anna.until(
            lambda: next(
                (m for m in anna.messages(buki) if m["components"] and not m["ephemeral"]), None
            )
        )
        await bela.until(
            lambda: next(
                (m for m in bela.messages(buki) if m["components"] and not m["ephemeral"]), None
            )
        )
        await bela.press(table, "Join")
        for _ in range(2):
            await anna.press(table, "Add bot")
        await anna.press(table, "Start")
        await anna.until(lambda: "Round" in anna.now(table)["content"])
        dm = await anna.until(lambda: next((m for m in anna.dms() if m["attachments"]), None))
        hand, size, _ = await picture(anna, dm)
        private = await anna.press(table, "My hand")
        assert not TOLD.search(anna.now(dm)["content"])

        menus = await anna.command(buki, "preferences")
        await anna.choose(menus, "kh:l:person:more", ["large", "words"])
        await changed(anna, dm, hand)
        for message in (dm, private):
            await anna.until(lambda message=message: TOLD.search(anna.now(message)["content"]))
            assert (
                "Tiles left" in anna.now(message)["content"]
                or "Buki" in anna.now(message)["content"]
            )
        large, larger, _ = await picture(anna, dm)
        assert larger[1] > size[1]
        await anna.choose(menus, "kh:l:person:pips", ["classic"])
        await changed(anna, dm, large)
        await anna.choose(menus, "kh:l:person:more", [])
        await anna.until(lambda: not TOLD.search(anna.now(dm)["content"]))
        again = await anna.command(buki, "preferences")
        assert [
            option["value"]
            for option in again["components"][0]["components"][0]["options"]
            if option.get("default")
        ] == ["classic"]

        await play_once(bot, playground.world.guild_id, int(anna.id))
        # a leaderboard is as its reader prefers
        for style, dark in ((None, False), (["contrast"], True), ([], False)):
            if style is not None:
                await anna.choose(menus, "kh:l:person:more", style)
            assert (
                await brightness(anna, await anna.command(buki, "leaderboard", period="all")) < 60
            ) == dark
            assert (
                await brightness(bela, await bela.command(buki, "leaderboard", period="all")) >= 60
            )

        seen, _, _ = await picture(bela, table)
        looks = await anna.press(await anna.command(buki, "house"), "Looks")
        await anna.choose(looks, "kh:l:guild:more", ["digits", "contrast"])
        await changed(bela, table, seen)
        assert (
            await brightness(bela, await bela.command(buki, "leaderboard", period="all")) < 60
        )  # what helps the server helps everybody
        mine = await bela.command(buki, "preferences")
        for forged, value in (("kh:l:guild:more", "large"), ("kh:l:person:more", "nonsense")):
            refused = await bela.forge(mine, forged, component_type=3, values=[value])
            assert "out of date" in refused["content"], refused["content"]


async def test_private_messages_speak_the_language_that_a_person_chooses(tmp_path: Path) -> None:
    """Béla's Discord speaks Hungarian, which no native speaker has read: he is told once, and
    chooses German.
    """
    async with (
        evening(tmp_path, PAUSE_SECONDS="600") as (playground, _),
        PersonClient(playground.url, "Anna") as anna,
        PersonClient(playground.url, "Béla") as bela,
    ):
        hungarian, german, table_words = (load().of(code) for code in ("hu", "de", "en"))
        warning = hungarian("language-told", help="|", preferences="|").partition("|")[0]
        await bela.locale("hu")
        buki = anna.channel_id("buki")
        await anna.command(buki, "play", game="buki")
        table = await bela.until(
            lambda: next((m for m in bela.messages(buki) if m["components"]), None)
        )
        for label in ("button-join", "button-leave", "button-join"):
            await bela.press(table, table_words(label))
        private_answers = await bela.until(
            lambda: (them := [m for m in bela.messages(buki) if m["ephemeral"]])[2:] and them
        )
        assert [warning in m["content"] for m in private_answers].count(True) == 1
        for _ in range(2):
            await anna.press(table, "Add bot")
        await anna.press(table, "Start")
        hand = await bela.until(lambda: next((m for m in bela.dms() if m["attachments"]), None))
        private = await bela.press(table, table_words("button-hand"))
        turn = ("your-turn", "not-your-turn", "not-your-turn-here")
        for message in (hand, private):
            assert any(hungarian(key) in bela.now(message)["content"] for key in turn)

        menus = await bela.command(buki, "preferences")
        await bela.choose(menus, "kh:l:person:language", ["de"])
        await bela.until(
            lambda: bela.now(menus)["content"].startswith(german("preferences-person"))
        )
        for message in (hand, private):
            await bela.until(
                lambda message=message: any(
                    german(key) in bela.now(message)["content"] for key in turn
                )
            )
        assert (
            german("balance", chips="1000 Chips").partition("1")[0]
            in (await bela.command(buki, "chips balance"))["content"]
        )
        # public words stay
        assert "Round 1" in anna.now(table)["content"] or "round 1" in anna.now(table)["content"]
