"""The rules as an illustrated page: at /rules in a channel and in a DM, and with the button of a
table, in each language.
"""

from contextlib import AsyncExitStack
from io import BytesIO
from pathlib import Path

from PIL import Image

from cogs.rules.page import ExplainMenu, basics_text, full_rules_text
from data.store import open_store
from games import GAMES
from locales.catalogues import Words
from messages.play.house_rule_menus import rules_in_force_text
from renderer.figures.figure_reader import load_figure
from renderer.scene import MAX_ALT
from tables.views.table_views import public_table
from tests.e2e.house import evening
from tests.e2e.parties import EVERY_GAME
from tests.e2e.players import Guest, catalogues, table_id
from tools.playground.people.person import Json

EPHEMERAL = 1 << 6
SLOWLY = {"PAUSE_SECONDS": "120", "TURN_SECONDS": "300"}


async def check_page(guest: Guest, page: Json | None, game: str, words: Words) -> str:
    """Check a page that one person sees, with its picture if the game has figures; return its
    text.
    """
    assert page is not None
    assert page["flags"] & EPHEMERAL
    assert len(page["content"]) <= 2000
    if not load_figure(game):
        assert not page["attachments"]
        return str(page["content"])
    (picture,) = page["attachments"]
    assert words(f"game-{game}") in picture["description"]
    assert len(picture["description"]) <= MAX_ALT
    data = await guest.download(picture)
    assert len(data) <= 120_000
    assert Image.open(BytesIO(data)).size == (1210, 920)
    return str(page["content"])


async def test_every_game_has_its_page_at_its_table_and_elsewhere(tmp_path: Path) -> None:
    """Read the rules in English and German: in a channel, in a direct message, at a table with
    its house rules.
    """
    async with evening(tmp_path, **SLOWLY) as (playground, bot), AsyncExitStack() as stack:
        anna = await stack.enter_async_context(Guest(playground.url, "Anna"))
        store = await open_store(bot.database)
        stack.push_async_callback(store.close)
        dms = []
        for number, game in enumerate(EVERY_GAME):
            await anna.locale("en-GB")
            await anna.command("buki", "play", game=game)
            message = await anna.table_there("buki")
            await anna.until(anna.dms)
            dms = dms or [
                channel["id"] for channel in anna.channels.values() if channel["kind"] == "dm"
            ]
            table = await store.tables.table(table_id(message))
            assert table is not None
            declaration = GAMES[game].declaration
            for locale in ("en-GB", "de"):
                await anna.locale(locale)
                words = catalogues().of(locale)
                where = dms[0] if number % 2 else "stammtisch"
                page = await anna.command(where, "rules", game=words(f"game-{game}"))
                assert await check_page(anna, page, game, words) == basics_text(
                    declaration, words, None
                )
                if number == 0:
                    await anna.press(page, words("button-more"))
                    await anna.until(
                        lambda: (
                            anna.now(page)["content"] == full_rules_text(declaration, words, None)  # noqa: B023
                        )
                    )  # type: ignore[index]
                page = await (
                    anna.press(message, "Rules")
                    if locale == "de"
                    else anna.command("buki", "rules")
                )
                assert await check_page(anna, page, game, words) == basics_text(
                    declaration, words, public_table(table)
                )
                await anna.press(page, words("button-more"))
                whole = f"{words(f'rules-{game}')}\n{words('rules-here', rules=rules_in_force_text(public_table(table), words))}"
                await anna.until(lambda: anna.now(page)["content"] == whole)  # type: ignore[index]  # noqa: B023
            await anna.press(message, "Close")
            await anna.until(lambda: not anna.now(message)["components"])  # type: ignore[index]  # noqa: B023
        for locale in ("en-GB", "de"):
            await anna.locale(locale)
            words = catalogues().of(locale)
            page = await anna.command(dms[0], "rules")
            await anna.choose(page, ExplainMenu().text, ["pulle"])
            await anna.until(lambda: anna.now(page)["attachments"])  # type: ignore[index]  # noqa: B023
            assert anna.now(page)["content"] == basics_text(GAMES["pulle"].declaration, words, None)  # type: ignore[index]
            page = await anna.command(dms[0], "rules", game="Schnapsen")
            assert page is not None
            assert page["content"] == words(
                "refused-unknown-game",
                games=", ".join(words(f"game-{key}") for key in GAMES),
                near="none",
            )
            assert not page["attachments"]
