"""/leaderboard: a picture with pages. Order and page are in its buttons, everything else is in the database."""

from io import BytesIO
from typing import TYPE_CHECKING, Literal

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers import known
from cogs.house import House
from delivery.components import view_of
from delivery.style import private_style
from locales.catalogues import Words
from messages.components import Button, Controls
from messages.custom_ids import BoardPress
from messages.narration import called, clean
from renderer.posters.scenes import BoardScene, Line
from renderer.scene import chips
from tables.people import Owner, Standing

if TYPE_CHECKING:
    from bot.client import Kaffeehaus

PAGE = 10  # lines of a page
Order = Literal["chips", "deals"]


async def pressed(house: House, interaction: discord.Interaction, press: BoardPress) -> None:
    """Acknowledge, then change the message in place: only its reader sees it."""
    await interaction.response.defer()
    await show(house, interaction, order(press.by), press.page)


class Leaderboard(commands.Cog):
    """Who is who on this server."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command()
    @app_commands.guild_only()
    async def leaderboard(self, interaction: discord.Interaction, by: str = "chips", page: int = 1) -> None:
        """By chips or by deals won, with my own place."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await known(self.house, interaction)
        await show(self.house, interaction, order(by), page)

    @leaderboard.autocomplete("by")
    async def orders(self, interaction: discord.Interaction, _: str) -> list[app_commands.Choice[str]]:
        """The two orders, in the reader's language."""
        words = self.house.words(interaction)
        return [app_commands.Choice(name=words(f"leaderboard-by-{by}"), value=by) for by in ("chips", "deals")]


def order(text: str) -> Order:
    """By deals if that is asked for, else by chips."""
    return "deals" if text == "deals" else "chips"


async def show(house: House, interaction: discord.Interaction, by: Order, page: int) -> None:
    """Fill a deferred answer with a page of a leaderboard; a page that does not exist is the nearest that does."""
    assert interaction.guild_id is not None
    store, guild, reader, words = house.store, interaction.guild_id, interaction.user.id, house.words(interaction)
    members = await store.members(guild, by)
    pages = max(1, -(-members // PAGE))
    page = max(1, min(page, pages))
    standings = await store.standings(guild, by, PAGE, (page - 1) * PAGE)
    own = await store.standing(guild, by, reader)
    files = []
    lines = [words(f"leaderboard-{by}", page=page)]
    if not standings:
        lines.append(words("leaderboard-empty"))
    else:
        elsewhere = own if own is not None and all(one.user != reader for one in standings) else None
        if pictured := interaction.app_permissions.attach_files:
            mine = None if elsewhere is None else line_of(elsewhere, reader)
            shown = tuple(line_of(one, reader) for one in standings)
            style = await private_style(store, guild, reader)
            picture = await house.publisher.draw(BoardScene(by, shown, words, page, pages, members, mine, style))
            files.append(discord.File(BytesIO(picture.data), picture.file_name("leaderboard"), description=picture.alt))
        if not pictured or (await store.preferences(Owner.PERSON, reader)).words:
            lines += [told(one, by, words, reader) for one in standings]
            lines += [] if elsewhere is None else ["…", told(elsewhere, by, words, reader)]
        elif own is not None:
            lines.append(told(own, by, words, reader))
    if own is None and standings:
        lines.append(f"-# {words('leaderboard-not-on')}")
    view = view_of(controls(by, page, pages, words))
    await interaction.edit_original_response(content="\n".join(lines), attachments=files, view=view)


def line_of(one: Standing, reader: int) -> Line:
    """A line of the picture."""
    return Line(one.rank, clean(one.name), one.value, clean(one.username), own=one.user == reader)


def told(one: Standing, by: Order, words: Words, reader: int) -> str:
    """The same in words."""
    name = called(clean(one.name) or clean(one.username) or "?")
    value = chips(one.value) if by == "chips" else str(one.value)
    text = words("leaderboard-line", place=one.rank, name=name, value=value)
    return f"**{text}** ◀" if one.user == reader else text


def controls(by: Order, page: int, pages: int, words: Words) -> Controls:
    """Back, on, and the other order."""
    turning = (
        Button(BoardPress(by, max(1, page - 1), "back"), words("button-board-back"), disabled=page == 1),
        Button(BoardPress(by, min(pages, page + 1), "on"), words("button-board-on"), disabled=page == pages),
    )
    other: Order = "chips" if by == "deals" else "deals"
    return ((*(turning if pages > 1 else ()), Button(BoardPress(other, 1, "other"), words(f"button-board-{other}"))),)


async def setup(bot: "Kaffeehaus") -> None:
    """The command."""
    await bot.add_cog(Leaderboard(bot.house))
