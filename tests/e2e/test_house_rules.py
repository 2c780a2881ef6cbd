"""Tests of house rules over sockets: what hosts and moderators set, and what everybody can read."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from data.store import open_store
from games import GAMES
from messages.parts.display_names import game_line, game_title
from tables.people.boards import Measure
from tables.state.phases import Phase
from tests.e2e.house import evening
from tests.e2e.invariants import check_all
from tests.e2e.players import (
    Guest,
    Player,
    asked,
    labels,
    menu_of,
    seat,
    session,
    settled,
    start,
    table_id,
)
from tests.e2e.refused_presses import Refusals
from tools.playground.people.person import NoAnswer, components

SLOWLY = {"PAUSE_SECONDS": "120", "TURN_SECONDS": "300"}


async def arrive(stack: AsyncExitStack, url: str, *names: str) -> list[Guest]:
    return [await stack.enter_async_context(Guest(url, name)) for name in names]


async def settle(host: Guest, channel: str, name: str, value: str) -> None:
    """A house rule, by the menus."""
    outgoing = await host.press(host.table(channel), "House rules")
    assert outgoing is not None
    outgoing = await host.choose(outgoing, host.words()("rules-which"), [name])
    assert outgoing is not None
    await host.choose(outgoing, host.words()(f"option-{name.replace('_', '-')}"), [value])


async def test_a_table_for_the_honour_in_german(tmp_path: Path) -> None:
    async with evening(tmp_path, **SLOWLY) as (playground, bot), AsyncExitStack() as stack:
        anna, franz = await arrive(stack, playground.url, "Anna", "Franz")
        with pytest.raises(NoAnswer, match="no command"):  # only for those who manage the server
            await franz.command("buki", "house")
        english = anna.words()
        page = await anna.command("buki", "house")
        assert page is not None
        assert english("house-computers", chips="yes") in page["content"]
        page = await anna.choose(page, english("house-menu-computers"), ["no"])
        assert page is not None
        assert english("house-computers", chips="no") in page["content"]
        await seat([anna, franz], "buki", "buki", computers=2)
        await start(anna, "buki")
        players = [
            Player(guest, "buki", number, by_dm=True) for number, guest in enumerate((anna, franz))
        ]
        await session(players, 2)
        table = await check_all(playground, bot, [anna, franz], "buki", 2)
        assert not table.for_chips
        store = await open_store(bot.database)
        stack.push_async_callback(store.close)
        history = await store.ledger.bookings(f"member:{table.guild}:{anna.id}", 100)
        assert {one.reason for one in history} == {"welcome"}

        page = await anna.choose(page, english("house-menu-language"), ["de"])
        assert page is not None
        page = await anna.press(page, english("button-house-channels"))
        assert page is not None
        there = anna.channel_id("stammtisch")
        # Discord lists the channels
        page = await anna.choose(page, english("house-menu-channels"), [there])
        assert page is not None
        assert f"<#{there}>" in page["content"]
        refused = await franz.command("buki", "play", game="austrian-block")
        assert refused is not None
        assert refused["content"] == franz.words()("refused-channel", channels=f"<#{there}>")
        page = await anna.press(page, english("button-house-back"))
        assert page is not None
        page = await anna.press(page, english("button-house-bans"))
        assert page is not None
        page = await anna.choose(page, english("house-menu-ban"), [franz.id])  # and the people
        assert page is not None
        form = await anna.press(page, english("button-ban", days=0))
        assert form is not None
        page = await anna.submit(form, {})
        assert page is not None
        assert "Franz" in page["content"]
        await anna.command("stammtisch", "play", game="austrian-block")
        shown = await anna.table_there("stammtisch")
        german = franz.words()
        assert labels(shown)[1] == german("button-join")  # public messages in the server's language
        assert german("game-austrian-block") in shown["content"]
        refused = await franz.press(shown, labels(shown)[1])
        assert refused is not None
        assert refused["content"] == german("refused-banned", until="none", reason="none")


async def test_house_rules_and_a_late_guest(tmp_path: Path) -> None:
    async with evening(tmp_path, **SLOWLY) as (playground, bot), AsyncExitStack() as stack:
        anna, bela = await arrive(stack, playground.url, "Anna", "Béla")
        await seat([anna], "buki", "buki", computers=3)
        store = await open_store(bot.database)
        stack.push_async_callback(store.close)
        no = Refusals(store, table_id(anna.table("buki")))
        words = anna.words()
        for name, value, said in (
            ("min", "4", f"{words('option-min')}: 4"),
            ("hand", "7", f"{words('option-hand')}: 7"),
            ("turn_seconds", "900", words("choice-turn-seconds-900")),
            ("raise_until_fourth", "true", words("choice-true")),
            ("banker", "1", f"{words('option-banker')}: \u2068Vroni"),
        ):
            await settle(anna, "buki", name, value)
            await anna.until(lambda said=said: said in anna.table("buki")["content"])  # type: ignore[misc]
        table = await no.table()
        assert (table.options.min, table.options.hand, table.table_options.turn_seconds) == (
            4,
            7,
            900,
        )  # type: ignore[attr-defined]
        last = table.chairs[3].name
        await bela.until(
            lambda: any(
                it.get("custom_id", "").endswith(":5:join") for it in components(bela.table("buki"))
            )
        )
        await bela.press(bela.table("buki"), "Join")
        table = await no.until(lambda table: table.seat_of(int(bela.id)) == 3)
        assert [chair.computer for chair in table.chairs] == [False, True, True, False]
        await anna.until(
            lambda: (
                last not in anna.table("buki")["content"]
                and "Béla" in anna.table("buki")["content"]
            )
        )
        await settled(anna, "buki", "hand", 6)  # and a switch of rules, when she has sat down
        await anna.until(lambda: "Agree" in labels(anna.table("buki")))
        told = await asked(anna, "buki", "Start", words("button-without"))
        assert labels(told) == [words("button-without")]
        assert "Béla" in told["content"]
        assert f"{words('option-hand')}: 6" in told["content"]
        assert (await no.table()).phase is Phase.LOBBY
        await bela.until(lambda: "Agree" in labels(bela.dms()[-1]))
        await bela.press(bela.dms()[-1], "Agree")
        await bela.until(lambda: "Agree" not in labels(bela.dms()[-1]))
        await start(anna, "buki")
        table = await no.table()
        assert table.state.table.book.banker == 1
        await bela.until(lambda: bela.dms()[-1]["attachments"])
        numbers = [
            it
            for it in components(bela.dms()[-1])
            if it["type"] == 3 and menu_of(it).endswith(":stake")
        ]
        assert numbers
        assert numbers[0]["options"][0]["value"] == "stake 4"
        for key, closing in (("closing-on", True), ("closing-off", False)):
            async with no.expect(anna, key, changes=None):
                await anna.press(anna.table("buki"), "Close after this round")
            assert (await no.table()).closing.after_deal is closing
        told = await anna.press(anna.table("buki"), "Close after this round")
        async with no.expect(anna, "closing-off", changes=None):
            await anna.press(told, "Keep it open")
        assert not (await no.table()).closing.after_deal
        outgoing = await bela.press(bela.table("buki"), "Rules")
        assert outgoing is not None
        assert words("rules-fits") in outgoing["content"]


async def test_autocompletion(tmp_path: Path) -> None:
    async with evening(tmp_path) as (playground, _), AsyncExitStack() as stack:
        for guest in await arrive(stack, playground.url, "Anna", "Franz"):
            words = guest.words()
            lines = {game_line(game.declaration, words): key for key, game in GAMES.items()}
            for command in ("play", "rules"):
                offered = await guest.autocomplete("buki", command, "game", game="")
                found_lines = {
                    one["name"]: one["value"] for one in offered if "." not in one["value"]
                }  # not the named house rules
                assert found_lines == lines
                for typed, found in {
                    "BU": ["buki"],
                    "bucky": ["buki"],
                    "ungar": ["hungarian"],
                    "zzz": [],
                }.items():
                    offered = await guest.autocomplete("buki", command, "game", game=typed)
                    assert [one["value"] for one in offered] == found
            offered = await guest.autocomplete("buki", "leaderboard", "by", by="")
            assert [one["value"] for one in offered] == [measure.value for measure in Measure]
            for key in ("buki", "tendler"):  # what people type instead of choosing
                answer = await guest.command(
                    "buki", "rules", game=game_title(GAMES[key].declaration, words).upper()
                )
                assert answer is not None
                assert str(answer["content"]).startswith(f"**{words(f'game-{key}')}")
                assert words("rules-fits") in str(answer["content"])
