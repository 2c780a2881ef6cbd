"""/leaderboard: a picture with pages. Order and page are in its buttons, everything else is in the database."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.support.house import House, HouseBot
from cogs.support.refusal_answers import remember_person
from games import GAMES
from messages.pages.leaderboard_page import BoardOrder, BoardPage, board_content
from messages.parts.custom_ids import BoardPress
from tables.state.people import PreferencesOwner

PAGE = 10  # lines of a page


async def reorder_leaderboard(house: House, interaction: discord.Interaction, press: BoardPress) -> None:
    """Acknowledge, then change the message in place: only its reader sees it."""
    await interaction.response.defer()
    await show_leaderboard(house, interaction, order_named(press.by), press.page)


class LeaderboardCog(commands.Cog):
    """The command for the server's leaderboard."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command()
    @app_commands.guild_only()
    async def leaderboard(self, interaction: discord.Interaction, by: str = "chips", page: int = 1) -> None:
        """Show the leaderboard by chips or by deals won, with the user's place."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await remember_person(self.house, interaction)
        await show_leaderboard(self.house, interaction, order_named(by), page)

    @leaderboard.autocomplete("by")
    async def orders(self, interaction: discord.Interaction, _: str) -> list[app_commands.Choice[str]]:
        """The two orders, in the reader's language."""
        words = self.house.words(interaction)
        return [app_commands.Choice(name=words(f"leaderboard-by-{by}"), value=by) for by in ("chips", "deals")]


def order_named(text: str) -> BoardOrder:
    """Return the order with this name; "chips" if there is none."""
    return "deals" if text == "deals" else "chips"


async def show_leaderboard(house: House, interaction: discord.Interaction, by: BoardOrder, number: int) -> None:
    """Fill a deferred answer with a page of a leaderboard; a page that does not exist is the nearest that does."""
    assert interaction.guild_id is not None
    store, guild, reader = house.store, interaction.guild_id, interaction.user.id
    members = await store.leaderboard_size(guild, by)
    pages = max(1, -(-members // PAGE))
    number = max(1, min(number, pages))
    standings = tuple(await store.leaderboard_page(guild, by, PAGE, (number - 1) * PAGE))
    own = await store.leaderboard_entry(guild, by, reader)
    ratings = {game: rating.shown for game, rating in (await store.ratings(guild, reader)).items() if game in GAMES}
    page = BoardPage(by, number, pages, members, standings=standings, own=own, reader=reader, ratings=ratings)
    pictured = interaction.app_permissions.attach_files
    told = not pictured or (await store.preferences(PreferencesOwner.PERSON, reader)).words
    content = board_content(page, house.words(interaction), pictured=pictured, told=told)
    await house.publisher.answer(interaction, content, "leaderboard")


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(LeaderboardCog(bot.house))
