"""Tests of the playground's page with a real discord.py bot."""

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from PIL import Image
from playwright.async_api import Browser, Page, expect

from tests.playground.browsing import browse, faults
from tests.playground.sample_bot import ended
from tests.playground.test_page import page, playground  # noqa: F401 - fixtures
from tools.playground.server import Playground

pytestmark = pytest.mark.asyncio(loop_scope="session")


def picture(colour: str) -> discord.File:
    buffer = io.BytesIO()
    Image.new("RGB", (1100, 700), colour).save(buffer, "PNG")
    buffer.seek(0)
    return discord.File(buffer, f"{colour}.png", description=f"a {colour} table")


class Form(discord.ui.Modal, title="House rules"):
    stake = discord.ui.Label(
        text="Stake", component=discord.ui.TextInput(custom_id="stake", max_length=3)
    )
    game = discord.ui.Label(
        text="Game",
        component=discord.ui.Select(
            custom_id="which",
            options=[
                discord.SelectOption(label="Buki", value="b"),
                discord.SelectOption(label="Pulle"),
            ],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.stake.component, discord.ui.TextInput)
        assert isinstance(self.game.component, discord.ui.Select)
        words = f"stake {self.stake.component.value}, game {self.game.component.values[0]}"
        await interaction.response.send_message(words, ephemeral=True)


class Table(discord.ui.View):
    @discord.ui.button(label="Turn", custom_id="turn")
    async def turn(self, interaction: discord.Interaction, _: discord.ui.Button["Table"]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="second", attachments=[picture("darkred")])

    @discord.ui.button(label="My hand", custom_id="hand")
    async def hand(self, interaction: discord.Interaction, _: discord.ui.Button["Table"]) -> None:
        await interaction.response.send_message("your hand", ephemeral=True)

    @discord.ui.button(label="Rules", custom_id="rules")
    async def rules(self, interaction: discord.Interaction, _: discord.ui.Button["Table"]) -> None:
        await interaction.response.send_modal(Form())

    @discord.ui.select(
        custom_id="tile",
        placeholder="Choose a tile",
        options=[
            discord.SelectOption(label="6-5"),
            discord.SelectOption(label="2-2", description="a double"),
        ],
    )
    async def tile(
        self, interaction: discord.Interaction, menu: discord.ui.Select["Table"]
    ) -> None:
        await interaction.response.edit_message(content=f"laid {menu.values[0]}")


class SlowBot(discord.Client):
    """A bot whose command waits for `may_answer`."""

    def __init__(self, **more: discord.Intents) -> None:
        super().__init__(**more)
        self.may_answer = asyncio.Event()


@app_commands.command(description="Open a table")
async def play(interaction: discord.Interaction, rule: str) -> None:
    await interaction.response.defer(thinking=True)
    assert isinstance(interaction.client, SlowBot)
    await interaction.client.may_answer.wait()
    await interaction.edit_original_response(
        content=f"first {rule}", attachments=[picture("darkgreen")], view=Table()
    )


@play.autocomplete("rule")
async def rules(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f"Rule {typed.upper()} {n}", value=f"r{n}") for n in range(3)]


@pytest_asyncio.fixture(loop_scope="session")
async def bot(playground: Playground, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SlowBot]:  # noqa: F811
    monkeypatch.setattr(discord.http.Route, "BASE", playground.api_url)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(playground.gateway_url))
    async with SlowBot(intents=discord.Intents(guilds=True)) as client:
        tree = app_commands.CommandTree(client)
        tree.add_command(play)
        await client.login("playground")
        await tree.sync()
        running = asyncio.create_task(client.connect())
        await client.wait_until_ready()
        yield client
        await client.close()
        await running
        await ended()


async def test_a_table_from_command_to_form(
    page: Page,  # noqa: F811
    playground: Playground,  # noqa: F811
    bot: SlowBot,
) -> None:
    box = page.locator('textarea[aria-label="Message"]')
    await box.press_sequentially("/play rule:ab")
    await expect(page.get_by_role("option", name="Rule AB 1")).to_be_visible()
    assert await faults(page) == []  # an empty channel, and suggestions while typing
    await box.press("ArrowDown")
    await box.press("Enter")
    await expect(box).to_have_value("/play rule:Rule AB 1 ")
    await box.press("Enter")
    await expect(page.get_by_text("Kaffeehaus is thinking…")).to_be_visible()
    bot.may_answer.set()
    table = page.locator("[data-message-id]").first
    await expect(table.locator(".content")).to_have_text("first r1")
    await expect(table).to_contain_text("Anna used /play")
    await expect(table.get_by_alt_text("a darkgreen table")).to_be_visible()

    heard = page.get_by_role("log", name="New messages")
    await expect(heard).to_contain_text("Kaffeehaus: first r1 a darkgreen table")
    await table.get_by_role("button", name="Turn").press("Enter")
    await expect(table.get_by_alt_text("a darkred table")).to_be_visible()
    await expect(heard).to_contain_text("Kaffeehaus: second")
    await expect(table.get_by_role("button", name="Turn")).to_be_focused()
    await expect(table.locator(".content")).to_have_text("second(edited)")
    await expect(table.get_by_role("button", name="Turn")).to_be_enabled()

    await table.get_by_role("button", name="Choose a tile").click()
    assert await faults(page) == []  # a table, and an open menu
    await page.get_by_role("option", name="2-2").click()
    await expect(table.locator(".content")).to_have_text("laid 2-2(edited)")

    await table.get_by_role("button", name="My hand").click()
    hand = page.locator('[data-ephemeral="true"]')
    await expect(hand).to_contain_text("your hand")
    await expect(hand).to_contain_text("Only you can see this")
    await page.set_viewport_size({"width": 390, "height": 844})
    assert await faults(page) == []  # the hand under it, on a phone
    await hand.get_by_role("button", name="Dismiss message").click()
    await expect(hand).to_have_count(0)

    await table.get_by_role("button", name="Rules").click()
    form = page.get_by_role("dialog", name="House rules")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).not_to_be_empty()
    assert await faults(page) == []  # a form
    await form.get_by_label("Stake").fill("12")
    await form.get_by_role("button", name="Game").click()
    await form.get_by_role("option", name="Buki").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(hand).to_contain_text("stake 12, game b")
    await expect(form).to_have_count(0)
    await expect(table.get_by_role("button", name="Rules")).to_be_focused()
    assert [entry for entry in playground.refused if entry["status"] >= 400] == []


async def test_the_page_comes_back_after_a_restart(browser: Browser) -> None:
    async with contextlib.AsyncExitStack() as first:
        playground = await first.enter_async_context(Playground(port=0))
        async with browse(browser, playground.url, []) as page:
            await first.aclose()
            await expect(page.get_by_text("Connecting…")).to_be_visible()
            async with Playground(port=yarl.URL(playground.url).port or 0):
                await expect(page.get_by_text("Connected as Anna")).to_be_visible()
