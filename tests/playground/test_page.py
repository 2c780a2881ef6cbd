"""Tests of the playground's page in a real Chromium, without a bot."""

from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from tests.playground.browsing import browse
from tools.playground.server import Playground

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.full]


RENDER = """async (text) => {
  const { markdown } = await import(new URL("markdown.js", document.querySelector("script[src]").src));
  const context = { locale: "en-US", user: (id) => id === "11" ? { name: "<b>Béla</b>" } : null, channel: () => null };
  const box = document.createElement("div");
  box.append(...markdown(text, context));
  return box.innerHTML.replaceAll(/ (class|dir|tabindex|role|aria-label|type|target|rel|title|data-[a-z]+)="[^"]*"/g, "")
    .replaceAll(/^<div>(.*)<\\/div>$/gs, "$1");
}"""

CASES = [
    (
        "**bold** *it* _it_ __under__ ~~gone~~",
        "<strong>bold</strong> <em>it</em> <em>it</em> <u>under</u> <s>gone</s>",
    ),
    ("***both***", "<strong><em>both</em></strong>"),
    ("a_snake_case 2*3*4", "a_snake_case 2<em>3</em>4"),
    (r"\*not\* \_this\_", "*not* _this_"),
    ("`**raw** <b>`", "<code>**raw** &lt;b&gt;</code>"),
    ("``a ` b``", "<code>a ` b</code>"),
    ("||*hidden*||", "<span><span><em>hidden</em></span></span>"),
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("one\ntwo", "one<br>two"),
    ("# One", "<h3>One</h3>"),
    ("-# small", "<small>small</small>"),
    ("> quote\nafter", "<blockquote><div>quote</div></blockquote><div>after</div>"),
    (">>> a\nb", "<blockquote><div>a<br>b</div></blockquote>"),
    ("- a\n  - b\n- c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
    ("- a\n1. b", '<ul><li>a</li></ul><ol start="1"><li>b</li></ol>'),
    ("```py\n<i>x</i>\n```", "<pre><code>&lt;i&gt;x&lt;/i&gt;</code></pre>"),
    ("<@11>", "<span><bdi>@&lt;b&gt;Béla&lt;/b&gt;</bdi></span>"),
    ("<:tile:123456>", '<img src="/cdn/emojis/123456.png" alt=":tile:" draggable="false">'),
    ("</table rules:42>", "<button>/table rules</button>"),
    (
        "https://example.org/a_b_c.",
        '<a href="https://example.org/a_b_c">https://example.org/a_b_c</a>.',
    ),
    ("[words](https://example.org)", '<a href="https://example.org/">words</a>'),
    ("[words](javascript:alert(1))", "[words](javascript:alert(1))"),
    ("**open *ends", "**open *ends"),
    ("<t:0:D>", '<time datetime="1970-01-01T00:00:00.000Z">January 1, 1970</time>'),
    ("<t:9999999999999:R>", "&lt;t:9999999999999:R&gt;"),
]


@pytest_asyncio.fixture(loop_scope="session")
async def playground() -> AsyncIterator[Playground]:
    async with Playground(port=0) as pg:
        yield pg


@pytest_asyncio.fixture(loop_scope="session")
async def page(browser: Browser, playground: Playground) -> AsyncIterator[Page]:
    complaints: list[str] = []
    async with browse(browser, playground.url, complaints) as page:
        yield page
    assert complaints == []


async def say(pg: Playground, who: str, channel: str, content: str) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(f"{pg.url}/page/ws", params={"user": who}) as socket:
            async for event in socket:
                data = event.json()
                if data["t"] == "ready":
                    await socket.send_json({"t": "say", "channel": channel, "content": content})
                elif data["t"] == "message":
                    return


async def test_markdown_is_formatted_and_escaped(page: Page) -> None:
    wrong = []
    for text, html in CASES:
        made = await page.evaluate(RENDER, text)
        if made != html:
            wrong.append((text, made, html))
    assert wrong == []


async def test_a_hostile_message_is_shown_as_text(page: Page, playground: Playground) -> None:
    hostile = "<img src=x onerror=\"document.title='broken'\"> **bold** <b>no</b> [x](javascript:alert(1)) \u202eabc שלום"
    channel = await page.locator(".scroller").get_attribute("data-channel-id")
    await say(playground, "Béla", channel, hostile)
    message = page.locator("[data-message-id]")
    await expect(message).to_have_count(1)
    await expect(message.locator(".author")).to_have_text("Béla")
    await expect(message.locator(".content")).to_contain_text("<img src=x onerror=")
    await expect(message.locator("strong")).to_have_text("bold")
    assert await message.locator(".content").locator("img, b, a").count() == 0
    assert "broken" not in await page.title()
