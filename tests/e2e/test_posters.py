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
from tests.e2e.house import ROOT, SLOWLY, Bot, evening
from tests.e2e.players import Guest, Player, arrive, labels, over, seat, session, shows, start
from tests.playground.browsing import browse, browser
from tools.playground.people.person import Json, components
from tools.playground.server import Playground

__all__ = ["browser"]

SCREENSHOT = ROOT / "var" / "screenshots" / "play-again.png"
MEMBERS = 302
NAMES = ("Ännchen", "Ольга", "田中さくら", "محمد", "Z̸̨̛a̷͓l", "@everyone **x**", "")

EVER: Json = dict.fromkeys(("begun", "played", "won", "matches", "matches_won"), 1) | {
    "span": "all",
    "start": 0,
    "game": "",
    "bots": False,
    "rating": None,
    "present": True,
    "fair": 0,
}


async def crowd(playground: Playground, bot: Bot, reader: Guest) -> None:
    """Some hundred members and the chips they have won; the reader is the 204th."""
    guild = playground.world.guild_id
    users = [int(reader.id) if place == 204 else 1000 + place for place in range(1, MEMBERS + 1)]
    counted = [
        {
            "guild": guild,
            "user": user,
            **EVER,
            "hc": 2 * (MEMBERS - place) + 1,
        }
        for place, user in enumerate(users, 1)
    ]
    people = [
        {
            "user": user,
            "name": NAMES[user % len(NAMES)],
            "username": f"u{user}",
            "locale": "en",
            "dm_channel": None,
            "dm_closed": False,
        }
        for user in users
        if user != int(reader.id)
    ]
    database = await open_database(bot.database)
    await database.write(lambda connection: connection.execute(schema.tallies.insert(), counted))
    await database.write(lambda connection: connection.execute(schema.people.insert(), people))
    await database.close()
    for person in people:
        playground.world.add_person(str(person["username"]), str(person["user"]))


def says(message: Json) -> str:
    """Return the alt text of a message's picture."""
    (picture,) = message["attachments"]
    assert picture["filename"] == "leaderboard.webp"
    assert (picture["width"], picture["height"]) == (1210, 770)
    assert picture["size"] <= 120_000
    return str(picture["description"])


def described(message: Json) -> str:
    """Return the alt text of the picture of a table or of its end."""
    (picture,) = message["attachments"]
    return str(picture["description"])


def enabled(message: Json) -> list[str]:
    return [it["label"] for it in components(message) if it["type"] == 2 and not it.get("disabled")]


async def test_a_leaderboard_with_pages(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, world={10007}, PICTURE_FORMAT="webp") as (playground, bot),
        AsyncExitStack() as stack,
    ):
        anna, bela = await arrive(stack, playground.url, "Anna", "Béla")
        await crowd(playground, bot, anna)
        board = await anna.command("buki", "leaderboard", by="chips", period="all")
        assert board is not None
        assert board["ephemeral"]
        assert "302 members, page 1 of 31: 1. " in says(board)
        assert "On another page: 204. " in says(board)
        assert "204\\. " in board["content"]
        assert len(re.findall(r"\d+\. \S", says(board))) == 11
        assert enabled(board) == ["Next ▶", "Against bots"]
        for page in (2, 3):
            await anna.press(board, "Next ▶")
            await anna.until(
                lambda page=page: (
                    f"page {page} of 31: {10 * page - 9}. " in says(anna.now(board) or board)
                )
            )  # type: ignore[misc]
        assert enabled(anna.now(board) or board) == ["◀ Previous", "Next ▶", "Against bots"]
        playground.world.people["1015"].member = False
        await bot.stop()
        await bot.start()  # nothing about it was in memory
        await anna.press(board, "◀ Previous")
        await anna.until(lambda: "page 2 of 31" in says(anna.now(board) or board))
        # the bot asks Discord about the people on page 2 after it has shown them
        for _ in range(100):
            if "301 members" in says(
                await anna.command("buki", "leaderboard", by="chips", period="all") or {}
            ):
                break
            await asyncio.sleep(0.1)
        for asked, page in ((21, 21), (31, 31), (10_000, 31), (0, 1), (-5, 1)):
            there = await anna.command("buki", "leaderboard", by="chips", period="all", page=asked)
            assert there is not None
            assert f"301 members, page {page} of 31" in says(there), (
                "one of page 2 has left the server"
            )
            if page == 21:
                assert re.search(r"; 203\. \S+ \+98½ \(you\);", says(there)), says(there)
                assert "On another page" not in says(there)
            if page == 31:
                assert enabled(there) == ["◀ Previous", "Against bots"]
        await anna.press(board, "Against bots")
        empty = await anna.until(
            lambda: (now := anna.now(board)) and not now["attachments"] and now
        )
        assert "Nobody has played for this board yet" in empty["content"]
        assert enabled(empty) == ["Against people"]
        await anna.press(empty, "Against people")
        await anna.until(lambda: "page 1 of 31" in says(anna.now(board) or board))
        await anna.choose(anna.now(board) or board, "kh:b:period:chips::all:people", ["week"])
        await anna.until(lambda: not (anna.now(board) or board)["attachments"])
        await anna.choose(anna.now(board) or board, "kh:b:by:chips::week:people", ["rounds"])
        await anna.until(
            lambda: "**Rounds won** · This week" in (anna.now(board) or board)["content"]
        )
        await anna.choose(anna.now(board) or board, "kh:b:period:rounds::week:people", ["all"])
        await anna.until(
            lambda: "Rounds won, All time. 301 members" in says(anna.now(board) or board)
        )
        forged = await anna.forge(anna.now(board) or board, "kh:b:age::all:people:1:on")
        assert forged is not None
        assert forged["content"] == anna.words()("refused-unreadable")
        stranger = await bela.command("buki", "leaderboard", period="all")
        assert stranger is not None
        assert "(you)" not in says(stranger)
        assert "You are not on this board yet" in stranger["content"]


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
        season = {"guild": guild, "start": month}
        await database.write(lambda connection: connection.execute(schema.seasons.insert(), season))
        await store.close()
        await bot.stop()
        await bot.start()

        def posted() -> list[Json]:
            return [message for message in anna.messages("buki") if "is over" in message["content"]]

        (message,) = await anna.until(posted)
        assert "**Season October 2024 is over.**" in message["content"]
        assert described(message) == "Season October 2024, the winners: Buki: Anna, 3 rounds won."
        await bot.kill()
        await bot.start()
        board = await bela.command("buki", "leaderboard", period="2024-10", game="buki")
        assert board is not None
        assert "1. Anna 3; 2. Béla 2 (you)" in says(board)
        assert len(posted()) == 1


async def look_at_profiles(anna: Guest, bela: Guest, chloe: Guest) -> None:
    """Anna and Béla have finished three rounds together, Chloé none."""
    own = await anna.command("buki", "profile")
    assert own is not None
    assert own["ephemeral"]
    assert re.match(
        r"Profile of Anna: rounds won \d of 3, the fair share would be 1\. 100 % of the rounds played",
        described(own),
    )
    assert "Who sees your profile: everybody here." in own["content"]
    await anna.press(own, "Show it in the channel")
    await anna.until(
        lambda: any(
            "on this server**" in one["content"] and one["attachments"]
            for one in chloe.messages("buki")
        )
    )
    settings = await bela.command("buki", "preferences")
    assert settings is not None
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
            assert seen is not None
            assert ("does not show" in seen["content"]) != (guest in allowed), (
                audience,
                guest.name,
            )
    nobody = await anna.command("buki", "profile", member=chloe.id)
    assert nobody is not None
    assert "has not finished a round against other people" in nobody["content"]


async def solve_the_puzzle(anna: Guest, bela: Guest) -> None:
    """Two people try the puzzle, one of them in direct messages, and each has one try."""
    for guest, where in ((anna, "buki"), (bela, bela.dms()[0]["channel"])):
        asked = await guest.command(where, "puzzle")
        assert asked is not None
        choices = labels(asked)
        assert len(choices) >= 2
        answer = await guest.press(asked, choices[0])
        assert answer is not None
        solved = await guest.until(
            lambda guest=guest, asked=asked: (
                (now := guest.now(asked)) and "1" in now["content"] and now
            )
        )  # type: ignore[misc]
        again = await guest.command(where, "puzzle")
        assert again is not None
        assert not set(choices) & set(labels(again))
        assert again["content"].splitlines()[1] == solved["content"].splitlines()[1]
        late = await guest.forge(asked, "kh:p:20700:0")
        assert late is not None
        assert late["content"] == guest.words()("refused-unreadable")
        if where == "buki":
            await guest.press(again, "Show my result")
            await guest.until(
                lambda guest=guest: any(
                    "Try it yourself with /puzzle" in one["content"]
                    for one in guest.messages("buki")
                )
            )  # type: ignore[misc]


@pytest.mark.asyncio(loop_scope="session")
async def test_the_end_of_a_session_and_the_next_one(tmp_path: Path, browser: Browser) -> None:
    async with (
        evening(tmp_path, closed_dms=1, **SLOWLY) as (playground, bot),
        AsyncExitStack() as stack,
    ):
        anna, bela, chloe = await arrive(stack, playground.url, "Anna", "Béla", "Chloé")
        await bela.locale("de")
        await seat([anna, bela], "buki", "buki", computers=2)
        await start(anna, "buki")
        await session([Player(anna, "buki", 3, by_dm=True), Player(bela, "buki", 4, by_dm=True)], 3)

        def posted() -> list[Json]:
            return [m for m in anna.messages("buki") if shows(m, "standing")]

        await anna.until(posted)
        await anna.until(lambda: over(anna.table("buki")))
        (message,) = posted()
        assert enabled(message) == ["Play again"]
        assert "final standing" in message["content"]
        text = described(message)
        assert text.startswith("Buki, final standing after 3 rounds, chips won or lost: 1. ")
        assert "After rounds 1 2 3: " in text
        for name in ("Anna", "Béla"):
            assert text.count(name) == 2
        content = anna.table("buki")["content"]
        assert re.search("wins the round|nobody wins", content)  # the last deal stays readable
        table = described(anna.table("buki"))  # and to be seen, with its hands
        assert "Buki, round 3. " in table
        assert "Round over: " in table
        assert len(text) <= 1024
        assert len(table) <= 1024
        assert re.search(
            r"(\*\*.+\*\* comes out on top|First place is shared: \*\*.+\*\*)!\nAfter 3 rounds, chips: 1\. ",
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
        await bot.kill()
        await bot.start()  # nothing about it was in memory
        table = anna.table("buki")["id"]
        stranger = await chloe.press(message, "Play again")
        assert stranger is not None
        assert stranger["content"] == chloe.words()("refused-again-stranger")
        await look_at_profiles(anna, bela, chloe)
        await solve_the_puzzle(anna, bela)
        complaints: list[str] = []
        async with browse(browser, playground.url, complaints) as page:
            await page.set_viewport_size({"width": 390, "height": 844})
            again = page.get_by_role("button", name="Play again")
            await asyncio.gather(again.dblclick(), bela.press(message, "Play again"))
            await expect(page.get_by_text("Same rules, same bots").first).to_be_visible()
            await page.screenshot(path=SCREENSHOT)
        assert complaints == []
        lobby = await anna.until(
            lambda: (now := anna.table("buki"))["id"] != table and "Béla" in now["content"] and now
        )
        await anna.until(lambda: "At the table (4 of 4)" in anna.table("buki")["content"])
        assert len([m for m in anna.messages("buki") if "Start" in labels(m)]) == 1
        await bela.until(
            lambda: any(
                bela.words()("dm-closed") in said and "Gleiche Regeln" in said for said in bela.told
            )
        )
        host = next(
            guest
            for guest in (anna, bela)
            if f"\u2068{guest.name}\u2069 has opened" in lobby["content"]
        )
        await start(host, "buki")
        late = await chloe.press(message, "Play again")
        assert late is not None
        seated = await bela.press(message, "Play again")
        assert seated is not None
        assert seated["content"].startswith(
            "An deinem Tisch geht es schon los: [zum Tisch](<https://"
        )
