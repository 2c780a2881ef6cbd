"""The rules as an illustrated page over sockets: at /rules in a channel and in a direct message,
and with the button of a table.
"""

from contextlib import AsyncExitStack
from pathlib import Path

from cogs.rules.page import basics_text, full_rules_text
from games import GAMES
from messages.play.house_rule_menus import rules_in_force_text
from renderer.scene import MAX_ALT
from tables.views.table_views import public_table
from tests.e2e.house import SLOWLY, evening, store_of
from tests.e2e.players import arrive, labels, table_id
from tools.playground.people.person import Json

GAME = "pulle"


async def test_a_page_at_the_table_and_elsewhere(tmp_path: Path) -> None:
    async with evening(tmp_path, **SLOWLY) as (playground, bot), AsyncExitStack() as stack:
        (anna,) = await arrive(stack, playground.url, "Anna")
        await anna.locale("de")
        store = await store_of(bot, stack)
        words, declaration = anna.words(), GAMES[GAME].declaration
        await anna.command("buki", "play", game=GAME)
        message = await anna.table_there("buki")
        table = public_table(await store.tables.table(table_id(message)))
        await anna.until(anna.dms)
        dms = next(channel["id"] for channel in anna.channels.values() if channel["kind"] == "dm")

        async def check_page(page: Json | None, basics: str, whole: str) -> None:
            """Check a page with its picture, and what *More* makes of it."""
            assert page["ephemeral"]
            assert page["content"] == basics
            (picture,) = page["attachments"]
            assert picture["width"] == 720 < picture["height"]
            assert words(f"game-{GAME}") in picture["description"]
            assert len(picture["description"]) <= MAX_ALT
            await anna.press(page, words("button-more"))
            await anna.until(lambda: (anna.now(page) or page)["content"] == whole)

        here = words("rules-here", rules=rules_in_force_text(table, words))
        pressed = await anna.press(message, words("button-howto"))
        for page in (pressed, await anna.command("buki", "rules")):
            await check_page(
                page, basics_text(declaration, words, table), f"{words(f'rules-{GAME}')}\n{here}"
            )
            assert (words("button-back") in labels(anna.now(page))) == (page is pressed)
        more = await anna.press(anna.now(pressed), words("button-back"))
        assert words("button-howto") in labels(more)
        assert words("button-back") not in labels(more)
        for channel in ("stammtisch", dms):
            page = await anna.command(channel, "rules", game=words(f"game-{GAME}"))
            await check_page(
                page,
                basics_text(declaration, words, None),
                full_rules_text(declaration, words, None),
            )
