"""/house over sockets: in which language tables speak, which tables are open and who is there,
and bans.
"""

import re
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

from data.store import open_store
from tables.state.default_settings import DAY
from tests.e2e.house import evening
from tests.e2e.players import Guest, catalogues, seat, start
from tools.playground.people.person import Json, find
from tools.playground.server import Playground

SLOWLY = {"PAUSE_SECONDS": "120", "TURN_SECONDS": "300"}
ENGLISH = catalogues().of("en")
HOSTS = ENGLISH("house-language", **{"from": "host", "language": ""})


async def enter(stack: AsyncExitStack, playground: Playground, *names: str) -> list[Guest]:
    return [await stack.enter_async_context(Guest(playground.url, name)) for name in names]


async def opens(guest: Guest, channel: str, language: str) -> None:
    """Open a table, see that it speaks a language, and close it."""
    words = catalogues().of(language)
    await guest.command(channel, "play", game="buki")
    table = await guest.table_there(channel)
    assert words("button-join") in str(table["components"])
    await guest.press(table, words("button-close"))


async def test_it_says_in_which_language_tables_speak(tmp_path: Path) -> None:
    async with evening(tmp_path, **SLOWLY) as (playground, _), AsyncExitStack() as stack:
        anna, franz = await enter(stack, playground, "Anna", "Franz")  # English, and German
        page = await anna.command("buki", "house")
        assert page is not None
        assert HOSTS in page["content"]
        await opens(franz, "buki", "de")
        page = await anna.choose(page, ENGLISH("house-menu-language"), ["cs"])
        assert page is not None
        assert "New tables speak čeština" in page["content"]
        await opens(franz, "spielsaal", "cs")
        page = await anna.choose(page, ENGLISH("house-menu-language"), ["discord"])
        assert page is not None
        assert HOSTS in page["content"]
        record = await anna.press(page, ENGLISH("button-house-record"))
        assert record is not None
        assert ENGLISH("moderated-language", about="none") in record["content"]
        await choose_puzzle_channel(playground, anna, record)
        figures = await anna.command("buki", "house", page="watch")
        assert figures is not None
        assert ENGLISH("watch-chips", months=0) in figures["content"]
        figures = await anna.press(figures, ENGLISH("button-watch-pairs"))
        assert figures is not None
        assert ENGLISH("watch-pairs", months=0) in figures["content"]


async def choose_puzzle_channel(playground: Playground, anna: Guest, page: Json) -> None:
    """Choose where the puzzle of the day is posted: refused for a channel in which the bot may
    not send pictures.
    """
    front = await anna.press(page, ENGLISH("button-house-back"))
    assert front is not None
    page = await anna.press(front, ENGLISH("button-house-puzzle")) or {}
    playground.revoke("ATTACH_FILES", "spielsaal")
    refused = await anna.choose(page, ENGLISH("house-menu-puzzle"), [anna.channel_id("spielsaal")])
    assert refused is not None
    assert refused["content"] == ENGLISH("refused-forbidden")
    chosen = await anna.choose(page, ENGLISH("house-menu-puzzle"), [anna.channel_id("buki")])
    assert chosen is not None
    assert f"in <#{anna.channel_id('buki')}>" in chosen["content"]


async def test_a_community_has_a_language_of_its_own(tmp_path: Path) -> None:
    async with evening(tmp_path) as (playground, bot), AsyncExitStack() as stack:
        await bot.stop()
        playground.settle("fr", community=True)
        await bot.start()
        (anna,) = await enter(stack, playground, "Anna")
        page = await anna.command("buki", "house")
        assert page is not None
        assert "français" in page["content"]
        assert HOSTS not in page["content"]
        await opens(anna, "buki", "fr")


async def test_open_tables_are_listed_with_channel_and_the_people_who_are_there(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, **SLOWLY) as (playground, _), AsyncExitStack() as stack:
        anna, franz = await enter(stack, playground, "Anna", "Franz")
        await seat([anna, franz], "buki", "austrian-block")
        await start(anna, "buki")
        page = await anna.command("stammtisch", "house")
        assert page is not None
        page = await anna.press(page, ENGLISH("button-house-tables"))
        assert page is not None
        assert f"in <#{anna.channel_id('buki')}>" in page["content"]
        assert "2 people" in page["content"]
        sure = await franz.press(franz.table("buki"), ENGLISH("button-leave"))
        assert sure is not None
        await franz.press(sure, franz.words()("button-goodbye"))
        for _ in range(50):  # the page shows what has been stored when it is asked for
            page = await anna.press(page, ENGLISH("button-house-back"))
            assert page is not None
            page = await anna.press(page, ENGLISH("button-house-tables"))
            assert page is not None
            if "one person" in page["content"]:
                break
        assert "one person" in page["content"]
        (entry,) = find(page, (3,), ENGLISH("house-menu-close"))["options"]
        assert entry["description"] == "#buki · one person, round 1"


async def test_a_ban_has_a_question_a_reason_and_an_end(tmp_path: Path) -> None:
    async with evening(tmp_path, **SLOWLY) as (playground, bot), AsyncExitStack() as stack:
        anna, franz = await enter(stack, playground, "Anna", "Franz")
        await seat([anna, franz], "buki", "austrian-block")
        page = await anna.command("stammtisch", "house")
        assert page is not None
        page = await anna.press(page, ENGLISH("button-house-bans"))
        assert page is not None
        page = await anna.choose(page, ENGLISH("house-menu-ban"), [franz.id])
        assert page is not None
        assert ENGLISH("house-bans-means") in page["content"]
        assert "Franz" in anna.table("buki")["content"], "nothing has happened yet"
        form = await anna.press(page, ENGLISH("button-ban", days=7))
        assert form is not None
        assert form["title"] == ENGLISH("form-ban", name="Franz", days=7)
        page = await anna.submit(form, {"Reason": "*too* loud"})
        assert page is not None
        assert re.search(
            r"Franz\u2069, until <t:\d+:f>: “\u2068\\\*too\\\* loud\u2069”", page["content"]
        )
        await anna.until(lambda: "Franz" not in anna.table("buki")["content"])

        # the table may change first, since he has just left it
        await franz.press(anna.table("buki"), ENGLISH("button-join"))
        refusal = re.compile(
            re.escape(franz.words()("refused-banned", until="UNTIL", reason="REASON"))
            .replace("UNTIL", r"<t:(\d+):f>")
            .replace("REASON", r"\u2068\\\*too\\\* loud\u2069")
        )
        told = await franz.until(
            lambda: next(
                filter(
                    None,
                    (
                        refusal.fullmatch(m["content"])
                        for m in franz.messages("buki")
                        if m["ephemeral"]
                    ),
                ),
                None,
            )
        )
        page = await anna.press(page, ENGLISH("button-house-back"))
        assert page is not None
        record = await anna.press(page, ENGLISH("button-house-record"))
        assert record is not None
        assert "from the tables for 7 days: “\u2068\\*too\\* loud\u2069”" in record["content"]

        store = await open_store(bot.database)
        stack.push_async_callback(store.close)
        (ban,) = await store.servers.bans(int(playground.hub.world.guild_id), 0)
        assert ban.until is not None
        assert (ban.until - ban.at, ban.until // 1000) == (7 * DAY, int(told[1]))
        await store.servers.ban(replace(ban, until=ban.at + 1))  # its time is over
        await franz.press(anna.table("buki"), ENGLISH("button-join"))
        await anna.until(lambda: "Franz" in anna.table("buki")["content"])
