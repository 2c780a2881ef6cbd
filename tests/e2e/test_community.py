"""Commands around the tables over sockets, with and without permission, on both databases.

Invitations, notices, the time zone, slow tables, evenings, achievements, profiles, boards, the
puzzle of the day, pages of /house and people's data.
"""

import json
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from games import GAMES
from tests.e2e.house import SLOWLY, evening
from tests.e2e.players import Guest, arrive, catalogues, labels
from tools.playground.people.person import Json, NoAnswer, components
from tools.playground.server import Playground

ENGLISH = catalogues().of("en")


async def told(guest: Guest, channel: str, command: str, /, **options: str) -> str:
    """Return the text of the private answer to a command."""
    answer = await guest.command(channel, command, **options)
    assert answer["ephemeral"]
    return str(answer["content"])


async def page_of(guest: Guest, name: str) -> Json:
    """Return a page of /house."""
    page = await guest.command("buki", "house", page=name)
    assert page is not None
    return page


async def manage(playground: Playground, anna: Guest, bela: Guest) -> None:
    """Only people who manage the server set its time zone and see its pages: Discord hides the
    command, and each press asks again.
    """
    with pytest.raises(NoAnswer, match="There is no command"):
        await bela.command("buki", "house", page="watch")
    playground.make_moderator("Béla")
    pages = {name: await page_of(bela, name) for name in ("front", "invitations", "games")}
    playground.make_moderator("Béla", moderator=False)
    refused = ENGLISH("refused-keepers-only")
    for answer in (
        await bela.press(pages["front"], ENGLISH("button-house-watch")),
        await bela.choose(
            pages["invitations"], ENGLISH("house-menu-invitations"), [playground.add_role("Jury")]
        ),
        await bela.choose(pages["games"], ENGLISH("house-menu-games"), ["buki"]),
    ):
        assert answer["content"] == refused
    seasons = await page_of(anna, "seasons")
    form = await anna.press(seasons, ENGLISH("button-zone"))
    answer = await anna.submit(form, {ENGLISH("form-zone-label"): "Atlantis"})
    assert answer["content"] == ENGLISH("refused-no-zone")
    form = await anna.press(seasons, ENGLISH("button-zone"))
    shown = await anna.submit(form, {ENGLISH("form-zone-label"): "Vienna"})
    assert "Europe/Vienna" in shown["content"]
    assert (
        ENGLISH("moderated-time-zone", about="Europe/Vienna")
        in (await page_of(anna, "record"))["content"]
    )
    assert ENGLISH("watch-chips", months=0) in (await page_of(anna, "watch"))["content"]


async def invite(playground: Playground, anna: Guest, bela: Guest, chloe: Guest) -> None:
    """The host of an open table mentions the role that moderators have allowed, once an hour."""
    role = playground.add_role("Domino", "Chloé")
    await bela.command("buki", "play", game="buki")
    table, label = await bela.table_there("buki"), ENGLISH("button-invite")
    assert label not in labels(await bela.more(table))
    page = await page_of(anna, "invitations")
    chosen = await anna.choose(page, ENGLISH("house-menu-invitations"), [role])
    assert f"<@&{role}>" in chosen["content"]
    assert label not in labels(await anna.more(await anna.table_there("buki")))
    await bela.press(table, label)
    await bela.until(lambda: ENGLISH("invited") in bela.told)
    (call,) = await chloe.until(
        lambda: [one for one in chloe.messages("buki") if "waiting for company" in one["content"]]
    )
    assert call["pings_me"]
    assert not any(one["pings_me"] for one in anna.messages("buki"))
    await bela.press(table, label)
    soon = ENGLISH("refused-invite-soon", when="\0").partition("\0")[0]
    await bela.until(lambda: any(said.startswith(soon) for said in bela.told))
    assert (
        len([one for one in chloe.messages("buki") if "waiting for company" in one["content"]]) == 1
    )
    await bela.press(table, ENGLISH("button-close"))


async def choose_games(anna: Guest, bela: Guest) -> None:
    """A game that moderators have taken off is neither offered nor opened, until they offer it
    again.
    """
    page = await anna.choose(
        await page_of(anna, "games"),
        ENGLISH("house-menu-games"),
        [key for key in GAMES if key != "buki"],
    )
    buki = ENGLISH("game-buki")
    assert ENGLISH("house-games", off=buki) in page["content"]
    refused = ENGLISH("refused-game-off", game=buki, games="\0").partition("\0")[0]
    assert (await told(bela, "buki", "play", game="buki")).startswith(refused)
    assert not [
        one
        for one in await bela.autocomplete("buki", "play", "game", game="buki")
        if one["value"] == "buki"
    ]
    assert all(one["ephemeral"] for one in bela.messages("buki"))
    page = await anna.choose(page, ENGLISH("house-menu-games"), list(GAMES))
    assert ENGLISH("house-games", off="none") in page["content"]
    assert ENGLISH("moderated-games", about=buki) in (await page_of(anna, "record"))["content"]


async def look_at_data(anna: Guest, bela: Guest) -> None:
    """Everybody reads what is kept, gets their own data as a file, and is forgotten when they
    say so twice.
    """
    settings = await bela.command("buki", "settings")
    page = await bela.press(settings, ENGLISH("button-privacy"))
    assert page["content"].startswith(ENGLISH("privacy-about", logs=1, servers=1)[:20])
    (file,) = (await bela.press(page, ENGLISH("button-export")))["attachments"]
    data = json.loads(await bela.download(file))
    assert data["about"]["person"] == bela.id
    assert data["names"]
    await bela.press(await bela.press(page, ENGLISH("button-forget-me")), ENGLISH("button-forget"))
    await bela.until(
        lambda: any(
            ENGLISH("privacy-forgotten", days="\0").partition("\0")[0] in one for one in bela.told
        )
    )
    settings = await bela.command("buki", "settings")
    page = await bela.press(settings, ENGLISH("button-privacy"))
    again = await bela.press(page, ENGLISH("button-export"))
    assert json.loads(await bela.download(again["attachments"][0]))["puzzle_answers"] == []


async def be_told(anna: Guest, bela: Guest) -> None:
    """A notice is asked for and given up by the same person; a word that is no game is refused."""
    assert "poker" not in await told(bela, "buki", "notify", game="poker")
    wish = await bela.command("buki", "notify", game="hungarian")
    assert wish["content"].startswith(ENGLISH("notify-on", game=ENGLISH("game-hungarian"))[:40])
    await bela.press(wish, ENGLISH("button-unwish"))
    await bela.until(lambda: ENGLISH("notify-off", game=ENGLISH("game-hungarian")) in bela.told)
    assert anna.dms() == []


async def my_tables(guest: Guest, channel: str) -> str:
    """Return the list of a person's tables, by way of /help."""
    mine = await guest.press(await guest.command(channel, "help"), ENGLISH("button-my-tables"))
    return str(mine["content"])


async def sit_at_slow_tables(anna: Guest, bela: Guest) -> None:
    """A slow table has a thread, and /help leads to the list that has it for those who sit there."""
    for guest in (anna, bela):
        assert await my_tables(guest, "buki") == ENGLISH("my-tables-none")
    (pace,) = await anna.autocomplete("buki", "play", "pace", pace="slow")
    assert await anna.command("buki", "play", game="austrian-block", pace=pace["value"]) is not None
    assert (await my_tables(anna, "spielsaal")).startswith(ENGLISH("my-tables", count=1, waiting=0))
    assert await my_tables(bela, "spielsaal") == ENGLISH("my-tables-none")


async def plan(anna: Guest, bela: Guest) -> None:
    """An evening is planned in the time zone of the server, and cancelled by somebody else only
    with permission.
    """
    (understood,) = await bela.autocomplete("spielsaal", "evening", "when", when="tomorrow 20:30")
    assert "Europe/Vienna" in understood["name"]
    assert await told(bela, "spielsaal", "evening", when="sometime", game="buki") == ENGLISH(
        "refused-evening-unread"
    )
    assert "planned" in await told(
        anna, "spielsaal", "evening", when=understood["value"], game="buki"
    )
    message = await bela.until(
        lambda: next((one for one in bela.messages("spielsaal") if one["components"]), None)
    )
    not_yours = await bela.press(message, ENGLISH("button-evening-cancel"))
    assert not_yours["content"] == ENGLISH("refused-evening-not-yours")
    question = await anna.press(message, ENGLISH("button-evening-cancel"))
    await anna.press(question, ENGLISH("button-evening-drop"))
    await bela.until(
        lambda: ENGLISH("evening-cancelled") in (bela.now(message) or message)["content"]
    )


async def look(anna: Guest, bela: Guest) -> None:
    """Boards, achievements and profiles of people who have played nothing, and a puzzle with its
    one try.
    """
    assert "Nobody has played for this board yet" in await told(anna, "buki", "leaderboard")
    for options in ({}, {"member": bela.id}):
        page = await anna.command("buki", "profile", **options)
        medals = next(it for it in components(page) if str(it.get("custom_id")).startswith("kh:i:"))
        page = await anna.press(page, medals["custom_id"])
        assert page["attachments"]
    assert "has not finished a round" in await told(anna, "buki", "profile", member=bela.id)
    asked = {"channel": anna.channel_id("buki"), "name": "Profile", "member": bela.id}
    card = await anna.interact("member_command", asked, None, 20.0)
    assert "has not finished a round" in card["content"]
    question = await anna.command("buki", "puzzle")
    choices = labels(question)
    await anna.press(question, choices[0])
    await anna.until(lambda: not set(choices) & set(labels(anna.now(question) or question)))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_commands_around_the_tables(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = str(request.getfixturevalue("postgres_url")) if kind == "postgres" else ""
    async with (
        evening(tmp_path, database=database, **SLOWLY) as (playground, _),
        AsyncExitStack() as stack,
    ):
        anna, bela, chloe = await arrive(stack, playground.url, "Anna", "Béla", "Chloé")
        for guest in (anna, bela, chloe):
            await guest.open("buki")
            await guest.open("spielsaal")
        await manage(playground, anna, bela)
        await choose_games(anna, bela)
        await be_told(anna, bela)
        await invite(playground, anna, bela, chloe)
        await plan(anna, bela)
        await sit_at_slow_tables(anna, bela)
        await look(anna, bela)
        await look_at_data(anna, bela)
