"""Tests of house rules over sockets: what hosts and moderators set, and what everybody can read."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.e2e.house import SLOWLY, evening, store_of
from tests.e2e.invariants import check_all
from tests.e2e.players import (
    Player,
    arrive,
    labels,
    seat,
    session,
    start,
)
from tools.playground.people.person import NoAnswer


async def test_a_table_for_the_honour_in_german(tmp_path: Path) -> None:
    async with evening(tmp_path, **SLOWLY) as (playground, bot), AsyncExitStack() as stack:
        anna, franz = await arrive(stack, playground.url, "Anna", "Franz")
        with pytest.raises(NoAnswer, match="no command"):  # only for those who manage the server
            await franz.command("buki", "house")
        english = anna.words()
        page = await anna.command("buki", "house")
        assert english("house-computers", chips="yes") in page["content"]
        page = await anna.choose(page, english("house-menu-computers"), ["no"])
        assert english("house-computers", chips="no") in page["content"]
        await seat([anna, franz], "buki", "buki", computers=2)
        await start(anna, "buki")
        players = [
            Player(guest, "buki", number, by_dm=True) for number, guest in enumerate((anna, franz))
        ]
        await session(players, 2)
        table = await check_all(playground, bot, [anna, franz], "buki", 2)
        assert not table.for_chips
        store = await store_of(bot, stack)
        history = await store.ledger.bookings(f"member:{table.guild}:{anna.id}", 100)
        assert {one.reason for one in history} == {"welcome"}

        page = await anna.choose(page, english("house-menu-language"), ["de"])
        page = await anna.press(page, english("button-house-channels"))
        there = anna.channel_id("stammtisch")
        # Discord lists the channels
        page = await anna.choose(page, english("house-menu-channels"), [there])
        assert f"<#{there}>" in page["content"]
        refused = await franz.command("buki", "play", game="austrian-block")
        assert refused["content"] == franz.words()("refused-channel", channels=f"<#{there}>")
        page = await anna.press(page, english("button-house-back"))
        page = await anna.press(page, english("button-house-bans"))
        page = await anna.choose(page, english("house-menu-ban"), [franz.id])  # and the people
        form = await anna.press(page, english("button-ban", days=0))
        page = await anna.submit(form, {})
        assert "Franz" in page["content"]
        await anna.command("stammtisch", "play", game="austrian-block")
        shown = await anna.table_there("stammtisch")
        german = franz.words()
        assert labels(shown)[1] == german("button-join")  # public messages in the server's language
        assert german("game-austrian-block") in shown["content"]
        refused = await franz.press(shown, labels(shown)[1])
        assert refused["content"] == german("refused-banned", until="none", reason="none")
