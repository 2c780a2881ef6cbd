"""Tests of leaderboards and final standings over sockets."""

import asyncio
import re
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from data import schema
from data.database.open_database import open_database
from data.store import store_on
from tables.state import calendar_days
from tests.e2e.house import ROOT, SLOWLY, evening
from tests.e2e.players import (
    Guest,
    Player,
    arrive,
    labels,
    over,
    seat_and_start,
    session,
    shows,
    start,
)
from tests.playground.browsing import browse, browser
from tools.playground.people.person import Json, components

__all__ = ["browser"]


def described(message: Json) -> str:
    """Return the alt text of the picture of a table or of its end."""
    (picture,) = message["attachments"]
    return str(picture["description"])


async def look_at_profiles(anna: Guest, bela: Guest, chloe: Guest) -> None:
    """Anna and Béla have finished three rounds together, Chloé none."""
    own = await anna.command("buki", "profile")
    assert own["ephemeral"]
    assert re.match(
        r"Profile of Anna: rounds won \d of (3, the fair share would be <1|4, the fair share would be 1)\. 100%",
        described(own),
    )
    assert "Who sees your profile: everyone here." in own["content"]
    await anna.press(own, "Show it in the channel")
    await anna.until(
        lambda: any(
            "on this server**" in message["content"] and message["attachments"]
            for message in chloe.messages("buki")
        )
    )
    settings = await bela.command("buki", "settings")
    for audience, allowed in (("everyone", (anna, chloe)), ("self", ())):
        if audience == "self":
            await bela.press(bela.now(settings) or settings, "kh:q:times:person")
            await bela.until(
                lambda: "kh:l:person:profile" in str((bela.now(settings) or settings)["components"])
            )
            await bela.choose(bela.now(settings) or settings, "kh:l:person:profile", [audience])
        for guest in (anna, chloe):
            asked = {"channel": guest.channel_id("buki"), "name": "Profile", "member": bela.id}
            seen = await guest.interact("member_command", asked, None, 20.0)
            assert ("does not show" in seen["content"]) != (guest in allowed), (
                audience,
                guest.name,
            )
    nobody = await anna.command("buki", "profile", member=chloe.id)
    assert "has not finished a round against other people" in nobody["content"]


async def solve_the_puzzle(anna: Guest, bela: Guest) -> None:
    """Two people try the puzzle, one of them in direct messages, and each has one try."""
    for guest, where in ((anna, "buki"), (bela, bela.dms()[0]["channel"])):
        asked = await guest.command(where, "puzzle")
        choices = labels(asked)
        assert len(choices) >= 2
        assert await guest.press(asked, choices[0]) is not None
        solved = await guest.until(
            lambda guest=guest, asked=asked: (
                (now := guest.now(asked)) and "1" in now["content"] and now
            )
        )  # type: ignore[misc]
        again = await guest.command(where, "puzzle")
        assert not set(choices) & set(labels(again))
        assert again["content"].splitlines()[1] == solved["content"].splitlines()[1]
        # in a direct message the command is named, not linked
        assert (await guest.forge(asked, "kh:p:20700:0"))["content"].startswith(
            re.split("<?/", guest.words()("refused-unreadable"))[0]
        )
        if where == "buki":
            await guest.press(again, "Show my result")
            await guest.until(
                lambda guest=guest: any(
                    "Try it yourself with </puzzle:" in message["content"]
                    for message in guest.messages("buki")
                )
            )  # type: ignore[misc]


@pytest.mark.asyncio(loop_scope="session")
async def test_the_end_of_a_session_and_the_next_one(tmp_path: Path, browser: Browser) -> None:
    async with (
        # Béla asks for another table twice, and each time his direct messages are tried
        evening(tmp_path, closed_dms=2, **SLOWLY) as (playground, bot),
        AsyncExitStack() as stack,
    ):
        anna, bela, chloe = await arrive(stack, playground.url, "Anna", "Béla", "Chloé")
        await bela.locale("de")
        await seat_and_start([anna, bela], "buki", "buki", computers=2)
        await session([Player(anna, "buki", 3, by_dm=True), Player(bela, "buki", 4, by_dm=True)], 3)

        def posted() -> list[Json]:
            return [m for m in anna.messages("buki") if shows(m, "standing")]

        await anna.until(posted)
        await anna.until(lambda: over(anna.table("buki")))
        (message,) = posted()
        assert [
            it["label"] for it in components(message) if it["type"] == 2 and not it.get("disabled")
        ] == [
            "Play again",
            "Replay",
            "Fair?",
        ]
        assert "final standing" in message["content"]
        text = described(message)
        # the third round, or a fourth if the host's press came after the third had ended
        standing = re.match(
            r"Buki, final standing after ([34]) rounds, chips won or lost: 1\. ", text
        )
        numbers = " ".join(str(number) for number in range(1, int(standing[1]) + 1))
        assert f"After rounds {numbers}: " in text
        for name in ("Anna", "Béla"):
            assert text.count(name) == 2
        assert re.search("wins the round|nobody wins", message["content"])
        assert message["id"] == anna.table("buki")["id"]
        assert re.search(
            r"(\*\*.+\*\* comes out on top|First place is shared: \*\*.+\*\*)!\nAfter [34] rounds, chips: 1\. ",
            message["content"],
        )
        for guest in (anna, bela):  # each in their own language, with a picture
            reason = guest.words()("ended-host")
            hand = await guest.until(  # an old button was answered below it
                lambda guest=guest, reason=reason: next(
                    (m for m in guest.dms() if m["attachments"] and reason in m["content"]), None
                )  # type: ignore[misc]
            )
            assert hand["attachments"][0]["filename"].startswith("hand-")
            assert hand["components"] == []

        await bela.dms_open(open_=False)
        await bot.restart()  # nothing about it was in memory
        table = anna.table("buki")["id"]
        assert (await chloe.press(message, "Play again"))["content"] == chloe.words()(
            "refused-again-stranger"
        )
        await look_at_profiles(anna, bela, chloe)
        await solve_the_puzzle(anna, bela)
        complaints: list[str] = []
        async with browse(browser, playground.url, complaints) as page:
            await page.set_viewport_size({"width": 390, "height": 844})
            again = page.get_by_role("button", name="Play again")
            await asyncio.gather(again.dblclick(), bela.press(message, "Play again"))
            # the lobby that appears may have moved it away from the mouse, and a picture there
            await page.keyboard.press("Escape")
            await again.click()
            await expect(page.get_by_text("Same rules, same bots").first).to_be_visible()
            await page.screenshot(path=ROOT / "var" / "screenshots" / "play-again.png")
        assert complaints == []
        lobby = await anna.until(
            lambda: (now := anna.table("buki"))["id"] != table and "Béla" in now["content"] and now
        )
        await anna.until(lambda: "At the table (4 of 4)" in anna.table("buki")["content"])
        assert len([m for m in anna.messages("buki") if "Start" in labels(m)]) == 1
        await bela.until(
            lambda: any(
                bela.words()("hand-lobby") in said and "Gleiche Regeln" in said
                for said in bela.told
            )
        )
        host = next(
            guest
            for guest in (anna, bela)
            if f"\u2068{guest.name}\u2069 has opened" in lobby["content"]
        )
        await start(host, "buki")
        assert await chloe.press(message, "Play again") is not None
        assert (await bela.press(message, "Play again"))["content"].startswith(
            "An deinem Tisch geht es schon los: [zum Tisch](<https://"
        )


EVER: Json = dict.fromkeys(("begun", "played", "won", "matches", "matches_won"), 1) | {
    "span": "all",
    "start": 0,
    "game": "",
    "bots": False,
    "rating": None,
    "present": True,
    "fair": 0,
}


def says(message: Json) -> str:
    """Return the alt text of a message's picture."""
    (picture,) = message["attachments"]
    assert picture["filename"] == "leaderboard.webp"
    assert picture["width"] == 720
    assert picture["size"] <= 120_000
    return str(picture["description"])


async def test_the_winners_of_a_season_are_celebrated_once(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, PICTURE_FORMAT="webp") as (playground, bot),
        AsyncExitStack() as stack,
    ):
        anna, bela = await arrive(stack, playground.url, "Anna", "Béla")
        guild, month = playground.world.guild_id, calendar_days.month_of(20_000)
        row = {**EVER, "guild": guild, "span": "month", "start": month, "game": "buki", "hc": 0}
        database = await open_database(bot.database)
        store = await store_on(database)
        for guest, won in ((anna, 3), (bela, 2)):
            values = {**row, "user": int(guest.id), "won": won, "matches_won": 0}
            await database.write(
                lambda connection, values=values: connection.execute(
                    schema.tallies.insert(), values
                )
            )  # type: ignore[misc]
            await store.people.remember_name(guild, int(guest.id), guest.name)
        await store.servers.update_guild_settings(
            guild, season_channel=int(anna.channel_id("buki"))
        )
        await database.write(
            lambda connection: connection.execute(
                schema.seasons.insert(), {"guild": guild, "start": month}
            )
        )
        await store.close()
        await bot.stop()
        await bot.start()

        def posted() -> list[Json]:
            return [message for message in anna.messages("buki") if "is over" in message["content"]]

        (message,) = await anna.until(posted)
        assert "**Season October 2024 is over.**" in message["content"]
        assert described(message) == "Season October 2024, the winners: Buki: Anna, 3 rounds won."
        await bot.restart()
        board = await bela.command("buki", "leaderboard", period="2024-10", game="buki")
        assert "1. Anna 3; 2. Béla 2 (you)" in says(board)
        assert len(posted()) == 1
