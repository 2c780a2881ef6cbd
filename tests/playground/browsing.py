"""Chromium, started once for each test process; each test has a fresh context."""

import contextlib
import os
import shutil
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, Page, async_playwright, expect

# the first has no windows and needs a quarter less time
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
PATIENCE = 120_000  # ms; many other tests run at the same time


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Return Debian's Chromium. Tests that use it share its event loop."""
    chromium = next(filter(None, map(shutil.which, (os.environ.get("CHROMIUM", ""), *NAMES))), None)
    if chromium is None:
        pytest.fail(
            "Chromium is missing. Install it (Debian: apt-get install chromium-headless-shell) or name it in CHROMIUM."
        )
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"], timeout=PATIENCE
        )
        yield browser
        await browser.close()


@contextlib.asynccontextmanager
async def browse(browser: Browser, url: str, complaints: list[str]) -> AsyncIterator[Page]:
    """Return Anna's page with #buki open. Messages of its console are added to `complaints`."""
    window = await browser.new_context(
        viewport={"width": 1280, "height": 800}, locale="en-US", timezone_id="UTC"
    )
    page = await window.new_page()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "console",
        lambda line: (
            complaints.append(line.text)
            # an unknown emoji is shown by its name
            if line.type == "error" and "/cdn/emojis/" not in line.location["url"]
            else None
        ),
    )
    await page.goto(f"{url}/?user=Anna")
    await expect(page.get_by_text("Connected as Anna")).to_be_visible()
    yield page
    await window.close()


async def faults(page: Page) -> list[str]:
    """Return the serious and critical faults that axe finds in the page."""
    return [
        f"{violation['id']}: {node['html']}"
        for violation in (await Axe().run(page)).response["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]
