"""Tests of Discord's objections: to new direct messages, and to a thread that the bot is not in."""

from pathlib import Path

from tests.e2e.house import evening
from tests.e2e.players import Guest, shows

MISSING_ACCESS = 50001
THREAD = "Hinterzimmer"


async def test_a_private_thread_asks_to_be_added_to(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, world=[MISSING_ACCESS]) as (playground, _),
        Guest(playground.url, "Anna") as anna,
    ):
        playground.close_off(THREAD)
        refused = await anna.command(THREAD, "play", game="austrian-block")
        assert refused["content"] == anna.words()("refused-add-to-thread")
        playground.close_off(THREAD, private=False)
        await anna.command(THREAD, "play", game="austrian-block")
        assert shows(await anna.table_there(THREAD), "table")
