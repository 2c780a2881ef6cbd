"""Tests of the playground's page in a real Chromium, without a bot."""

import io
import json
import re
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Browser, Page, expect

from tests.playground.browsing import browse
from tools.playground.server import Playground

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.full]

COMMANDS = [
    {
        "name": "play",
        "type": 1,
        "description": "Open a table",
        "options": [
            {
                "type": 4,
                "name": "stake",
                "description": "Chips for each deal",
                "min_value": 1,
                "max_value": 50,
            },
            {
                "type": 3,
                "name": "game",
                "description": "Which game",
                "required": True,
                "choices": [
                    {"name": "Buki", "value": "buki"},
                    {"name": "Red Pulle", "value": "pulle"},
                ],
            },
        ],
    }
]
COMMANDS[0]["options"] = sorted(COMMANDS[0]["options"], key=lambda o: not o.get("required"))  # type: ignore[arg-type]

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


async def rest(pg: Playground, method: str, path: str, **body: Any) -> Any:
    """Send a request like a bot."""
    async with aiohttp.ClientSession(headers={"Authorization": "Bot playground"}) as session:
        async with session.request(method, f"{pg.api_url}{path}", **body) as answer:
            assert answer.status < 300, await answer.text()
            return await answer.json()


async def register(pg: Playground) -> None:
    me = await rest(pg, "GET", "/users/@me")
    await rest(pg, "PUT", f"/applications/{me['id']}/commands", json=COMMANDS)


async def say(pg: Playground, who: str, channel: str, content: str) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(f"{pg.url}/page/ws", params={"user": who}) as socket:
            async for event in socket:
                data = event.json()
                if data["t"] == "ready":
                    await socket.send_json({"t": "say", "channel": channel, "content": content})
                elif data["t"] == "message":
                    return


async def here(page: Page) -> str:
    channel = await page.locator(".scroller").get_attribute("data-channel-id")
    assert channel is not None
    return channel


async def test_markdown_is_formatted_and_escaped(page: Page) -> None:
    wrong = []
    for text, html in CASES:
        made = await page.evaluate(RENDER, text)
        if made != html:
            wrong.append((text, made, html))
    assert wrong == []


async def test_hostile_text_ends_soon(page: Page) -> None:
    hostile = [
        "**" * 2000,
        "*_" * 2000,
        "||__**" * 600,
        "[" * 4000,
        "`" * 4000,
        "> " * 2000,
        "<t:" * 1300,
        "(_" * 2000,
    ]
    for text in hostile:
        took = await page.evaluate(
            f"async (text) => {{ const t = performance.now(); await ({RENDER})(text); return performance.now() - t; }}",
            text,
        )
        assert took < 10_000, text[:6]  # ms; an endless loop would take for ever


async def test_a_hostile_message_is_shown_as_text(page: Page, playground: Playground) -> None:
    hostile = "<img src=x onerror=\"document.title='broken'\"> **bold** <b>no</b> [x](javascript:alert(1)) \u202eabc שלום"
    await say(playground, "Béla", await here(page), hostile)
    message = page.locator("[data-message-id]")
    await expect(message).to_have_count(1)
    await expect(message.locator(".author")).to_have_text("Béla")
    await expect(message.locator(".content")).to_contain_text("<img src=x onerror=")
    await expect(message.locator("strong")).to_have_text("bold")
    assert await message.locator(".content").locator("img, b, a").count() == 0
    assert "broken" not in await page.title()


async def test_a_command_typed_in_full_and_no_bot(page: Page, playground: Playground) -> None:
    await expect(page.get_by_text("Type /play to open a table")).to_be_visible()
    await register(playground)
    box = page.locator('textarea[aria-label="Message"]')
    await box.fill("/pl")
    await expect(page.get_by_role("option", name="/play")).to_be_visible()
    await box.fill("/play game:buki stake:99")
    await box.press("Enter")
    await expect(page.get_by_text("stake: must be at most 50")).to_be_visible()
    await box.fill("/play stake:5 game:buki")
    await box.press("Enter")
    await expect(page.get_by_text("The application did not respond")).to_be_visible()
    await expect(page.get_by_text("Anna used /play")).to_be_visible()
    await expect(box).to_have_value("")


async def test_options_are_completed_by_keyboard(page: Page, playground: Playground) -> None:
    await register(playground)
    box = page.locator('textarea[aria-label="Message"]')
    await box.press_sequentially("/pl")
    await expect(page.get_by_role("option", name="/play")).to_be_visible()
    await box.press("Enter")
    await expect(box).to_have_value("/play game:")
    await expect(page.locator(".composer-problem")).to_be_empty()  # no option is missing yet
    await box.press_sequentially("pu")
    await box.press("Enter")
    await expect(box).to_have_value("/play game:Red Pulle ")
    await box.fill("/play game:xx")
    await box.press("Enter")
    await expect(page.get_by_text("game: is not one of the choices")).to_be_visible()


async def test_links_and_reloads_stay_where_one_is(page: Page, playground: Playground) -> None:
    buki, other = await here(page), playground.channel("#stammtisch").id
    bela, anna = playground.person("Béla"), playground.person("Anna")
    there = playground.hub.say(bela, playground.channel(buki), "the table")
    address = f"https://discord.com/channels/{playground.world.guild_id}/{buki}/{there.id}"
    playground.hub.say(
        bela, playground.channel(other), f"<@{anna.id}> [your turn]({address}), {address}"
    )
    channel = page.locator(f'.channel[data-channel-id="{other}"]')
    await expect(channel).to_contain_text("1 mention")
    await page.reload()
    await expect(channel).to_contain_text("1 mention")
    await channel.click()
    await expect(channel).not_to_contain_text("mention")
    await page.reload()
    await expect(page.locator(".channel-title")).to_have_text("stammtisch")
    await expect(channel).not_to_contain_text("mention")
    await expect(page.get_by_role("link", name="#buki › message")).to_be_visible()
    for number in range(30):
        playground.hub.say(bela, playground.channel(other), f"line {number}")
    last = page.locator("[data-message-id]").last
    await expect(last).to_have_text(re.compile("line 29"))
    await expect(last).to_be_in_viewport()
    await page.get_by_role("link", name="your turn").press("Enter")
    await expect(page.locator(".channel-title")).to_have_text("buki")
    await expect(page.locator(f'[data-message-id="{there.id}"]')).to_be_focused()


async def test_picture_and_buttons_of_a_message(page: Page, playground: Playground) -> None:
    picture = io.BytesIO()
    Image.new("RGB", (1210, 770), "darkgreen").save(picture, "PNG")
    row = {
        "type": 1,
        "components": [{"type": 2, "style": 1, "label": "My hand", "custom_id": "hand"}],
    }
    options = [{"label": n, "value": n, "description": f"tile {n}"} for n in ("6-5", "2-2")]
    menu = {
        "type": 1,
        "components": [
            {"type": 3, "custom_id": "tile", "placeholder": "Choose", "options": options}
        ],
    }
    payload = {
        "content": "**Buki**",
        "components": [row, menu],
        "attachments": [{"id": 0, "filename": "t.png", "description": "Ends 5 and 2"}],
    }
    form = aiohttp.FormData()
    form.add_field("payload_json", json.dumps(payload), content_type="application/json")
    form.add_field("files[0]", picture.getvalue(), filename="t.png", content_type="image/png")
    sent = await rest(playground, "POST", f"/channels/{await here(page)}/messages", data=form)
    message = page.locator(f'[data-message-id="{sent["id"]}"]')
    image = message.get_by_alt_text("Ends 5 and 2")
    await expect(image).to_be_visible()
    box = await image.bounding_box()
    assert (round(box["width"]), round(box["height"])) == (550, 350)
    await page.set_viewport_size({"width": 400, "height": 800})
    box = await image.bounding_box()
    assert 300 <= box["width"] <= 360

    await message.get_by_role("button", name="My hand").click()
    await expect(message.get_by_text("This interaction failed")).to_be_visible()
    await message.locator('[data-custom-id="tile"]').press("Enter")
    await expect(page.get_by_role("option", name="6-5")).to_be_focused()
    await page.keyboard.press("ArrowDown")
    await expect(page.get_by_role("option", name="2-2")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("listbox")).to_have_count(0)
