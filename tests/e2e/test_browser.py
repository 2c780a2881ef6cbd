"""Tests in Chromium: a newcomer's first deal on the playground's page, against the real bot.

With README_PICTURES=1 the pictures of the README are written from the same session.
"""

import io
import os
import re
from pathlib import Path

import pytest
from PIL import Image
from playwright.async_api import Browser, Locator, Page, expect

from tests.e2e.forked_bots import DRAWN
from tests.e2e.house import ROOT, evening
from tests.e2e.learning import learnt
from tests.playground.browsing import browse, browser

__all__ = ["browser"]

README_PICTURES = ROOT / "docs" / "pictures"
MOST_BYTES = 200_000  # of a picture in the README
MOVE = re.compile(r"^\d+ · \d-\d( → [AB])?$|^Pass$")  # what a hand offers
STAKE = re.compile(r"^Stake \d+$")


@pytest.mark.asyncio(loop_scope="session")
async def test_a_newcomer_plays_a_deal_with_the_mouse(tmp_path: Path, browser: Browser) -> None:
    complaints: list[str] = []
    async with evening(
        tmp_path, COMPUTER_SECONDS="0.4", PAUSE_SECONDS="600", TURN_SECONDS="600", **DRAWN
    ) as (
        playground,
        _,
    ):
        async with browse(browser, playground.url, complaints) as page:
            await seated(page, await opened(page))
            await played(page)
            await next_deal(page)
            await from_my_hand(page)
            await balance(page)
            await learnt(page)
            await expect(page.get_by_text("0 refused requests")).to_be_visible()
    assert complaints == []


async def opened(page: Page) -> Locator:
    """`/play`, the command chosen by keyboard and the game by mouse."""
    box = page.get_by_label("Message", exact=True)
    await expect(page.get_by_text("Type /play to open a table")).to_be_visible()
    await box.press_sequentially("/pl")
    await expect(page.get_by_role("option", name="/play")).to_be_visible()
    await box.press("Tab")
    await expect(box).to_have_value("/play ")
    await box.press_sequentially("game:bu")
    line = "Buki: bet on yourself · 4 players · 3 min"
    await page.get_by_role("option", name=line).click()
    await expect(box).to_have_value(f"/play game:{line} ")
    await box.press("Enter")
    table = page.locator("[data-message-id]").filter(
        has=page.get_by_role("button", name="Play now")
    )
    await expect(table).to_contain_text("At the table (1 of 4)")
    await expect(said(page, "You’re in.")).to_be_visible()
    assert "3 free seats" in await picture(table)
    return page.locator(f'[data-message-id="{await table.get_attribute("data-message-id")}"]')


async def seated(page: Page, table: Locator) -> None:
    """Three computers; one of them is made banker in the menus; Start."""
    await table.get_by_role("button", name="More…").click()
    more = page.locator('[data-ephemeral="true"]').filter(has_text="What would you like to do?")
    for count in (2, 3, 4):
        await more.get_by_role("button", name="Add bot").click()
        await expect(table).to_contain_text(f"At the table ({count} of 4)")
    await more.get_by_role("button", name="House rules").click()
    rules = page.locator('[data-ephemeral="true"]').filter(has_text="House rules for this")
    await rules.get_by_role("button", name="Which rule do you want to change?").click()
    await page.get_by_role("option", name=re.compile("^Bank")).click()
    await rules.get_by_role("button", name="Bank", exact=True).click()
    await page.get_by_role("option", name="Vroni").click()
    await expect(table).to_contain_text("Bank: \u2068Vroni\u2069")
    await rules.get_by_role("button", name="Dismiss message").click()
    await table.get_by_role("button", name="Start").click()
    await expect(table).to_contain_text("round 1")


async def played(page: Page) -> None:
    """A deal from the direct messages, staked at the first chance."""
    turn = 0
    while True:
        await to_direct_messages(page)
        hand = page.locator("[data-message-id]").last
        moves = hand.get_by_role("button", name=MOVE)
        stakes = hand.get_by_role("button", name=STAKE)
        await expect(hand).to_contain_text(re.compile("Your turn|Next round"))
        if await hand.get_by_role("button", name="Next round").count():
            break
        turn += 1
        if await stakes.count():
            await press(stakes.nth(1), hand)
            await expect(stakes).to_have_count(0)
            assert "Your stake: 3" in await picture(hand)
        await expect(moves.first).to_be_visible()
        if os.environ.get("README_PICTURES"):
            await keep_pictures(page, hand, first=turn == 1)
        await press(moves.first, hand)
    await expect(hand).to_contain_text(re.compile("Next round"))
    await to_channel(page)
    await expect(table_of(page)).to_contain_text(re.compile("wins the round|nobody wins"))
    assert re.search(r"Round over.*Chips: .*Anna [+−]|Stakes", await picture(table_of(page)))
    assert turn


async def next_deal(page: Page) -> None:
    """Pressed in the direct messages; the others are computers and need not."""
    await to_direct_messages(page)
    await page.get_by_role("button", name="Next round").click()
    await to_channel(page)
    await expect(table_of(page)).to_contain_text("round 2")


async def from_my_hand(page: Page) -> None:
    """A move in the channel itself, in the private answer to the table's button; the direct
    message follows.
    """
    await table_of(page).get_by_role("button", name="My hand").click()
    private = page.locator('[data-ephemeral="true"]').filter(
        has=page.get_by_role("img", name="tile")
    )
    # while bots move, a button may be out of date under the click
    await expect(private.last).to_contain_text("Your turn")
    await expect(private).to_have_count(1)  # the one before goes in a moment
    ways = private.get_by_role("button", name=re.compile(f"{MOVE.pattern}|{STAKE.pattern}"))
    label = await ways.first.inner_text()
    while await ways.filter(has_text=label).count():  # again if it is redrawn under the click
        await press(ways.filter(has_text=label), private)
    await to_direct_messages(page)
    await expect(
        page.locator("[data-message-id]").last.get_by_role("button", name=label, exact=True)
    ).to_have_count(0)
    await to_channel(page)


async def balance(page: Page) -> None:
    """A subcommand, typed in full."""
    box = page.get_by_label("Message", exact=True)
    await box.fill("/chips balance")
    await box.press("Enter")
    await expect(
        said(page, re.compile(r"You have \d+(½|\.5)? chips on this server"))
    ).to_be_visible()


def said(page: Page, words: str | re.Pattern[str]) -> Locator:
    """Return the text in a message, without its copy for screen readers."""
    return page.get_by_role("log", name="Messages", exact=True).get_by_text(words)


async def press(button: Locator, message: Locator) -> None:
    """A press is answered by another picture."""
    before = await message.locator("img[alt]").last.get_attribute("src")
    await button.click()
    await expect(message.locator("img[alt]").last).not_to_have_attribute("src", before or "")


async def to_direct_messages(page: Page) -> None:
    await opens(page.locator('.channel[data-kind="dm"]'))


async def to_channel(page: Page) -> None:
    await opens(page.locator(".channel", has_text="buki").first)


async def opens(channel: Locator) -> None:
    """Open a channel; click again if the list was redrawn under the click."""
    while await channel.get_attribute("aria-current") is None:
        await channel.click()


def table_of(page: Page) -> Locator:
    """The table's message in the channel."""
    return page.locator('[data-ephemeral="false"]').filter(
        has=page.get_by_role("button", name="More…")
    )


async def picture(message: Locator) -> str:
    """The picture of a message has arrived and has words for those who do not see it: these."""
    image = message.locator("img[alt]").last
    # it may be replaced by the next one at any moment
    await expect(image).not_to_have_js_property("naturalWidth", 0)
    alt = await image.get_attribute("alt")
    assert alt
    return alt


async def keep_pictures(page: Page, hand: Locator, *, first: bool) -> None:
    """Write the pictures of the README: the first hand, and the table with the page around it,
    which the last call shows with most tiles. The page is a palette picture, which is smaller.
    """
    pictures = {"hand.webp": await data(hand)} if first else {}
    await to_channel(page)
    small = io.BytesIO()
    Image.open(io.BytesIO(await page.screenshot())).convert("RGB").quantize(
        256, dither=Image.Dither.NONE
    ).save(small, "PNG", optimize=True)
    pictures |= {"table.webp": await data(table_of(page)), "playground.png": small.getvalue()}
    for name, picture in pictures.items():
        assert 0 < len(picture) < MOST_BYTES, name
        (README_PICTURES / name).write_bytes(picture)
    await to_direct_messages(page)


async def data(message: Locator) -> bytes:
    """Return the bytes of a message's picture."""
    src = await message.locator("img[alt]").last.get_attribute("src")
    assert src
    answer = await message.page.request.get(
        await message.page.evaluate("src => new URL(src, location.href).href", src)
    )
    return await answer.body()
