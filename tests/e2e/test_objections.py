"""Tests of Discord's objections: to new direct messages, and to a thread that the bot is not in."""

from contextlib import AsyncExitStack
from pathlib import Path

from tests.e2e.house import evening
from tests.e2e.players import Guest, labels, shows

TOO_FAST, MISSING_ACCESS = 40003, 50001
THREAD = "Hinterzimmer"


async def test_whoever_cannot_be_written_to_yet_is_given_the_hand_where_they_are(tmp_path: Path) -> None:
    async with evening(tmp_path, world=[TOO_FAST]) as (playground, _), AsyncExitStack() as stack:
        anna, franz = [await stack.enter_async_context(Guest(playground.url, name)) for name in ("Anna", "Franz")]
        playground.object_to_dms(TOO_FAST)
        opened = await anna.command("buki", "play", game="austrian-block")
        assert opened is not None
        assert anna.words()("dm-later") in opened["content"]
        await franz.press(await franz.table_there("buki"), "Join")
        await franz.until(lambda: any(franz.words()("dm-later") in one for one in franz.told))
        told = next(m for m in franz.messages("buki") if m["ephemeral"] and franz.words()("dm-later") in m["content"])
        assert labels(told) == [franz.words()("button-hand"), franz.words()("button-learn")]
        await anna.press(anna.table("buki"), "Start")
        await anna.until(lambda: "My hand" in labels(anna.table("buki")))
        hand = await franz.press(told, franz.words()("button-hand"))
        assert hand is not None
        assert shows(hand, "hand")
        assert [one["code"] for one in playground.refused].count(TOO_FAST) == 1  # asked once, for both
        assert anna.dms() == franz.dms() == []


async def test_a_private_thread_asks_to_be_added_to(tmp_path: Path) -> None:
    async with evening(tmp_path, world=[MISSING_ACCESS]) as (playground, _), Guest(playground.url, "Anna") as anna:
        playground.close_off(THREAD)
        refused = await anna.command(THREAD, "play", game="austrian-block")
        assert refused is not None
        assert refused["content"] == anna.words()("refused-add-to-thread")
        playground.close_off(THREAD, private=False)
        await anna.command(THREAD, "play", game="austrian-block")
        assert shows(await anna.table_there(THREAD), "table")
