"""/puzzle: the puzzle of the day, the same for everybody in the world. One try, then the answer."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.support.house import House, HouseBot, guild_of
from cogs.support.server_language import community_language
from delivery.discord_api.interaction_answers import defer_silently
from locales.catalogues import Words
from messages.pages.puzzle_page import PuzzlePage, answer_content, question_content, shared_text, solved_days
from messages.parts.content import MessageContent
from messages.parts.custom_ids import PuzzleOpen, PuzzlePress, PuzzleShare
from messages.parts.safe_names import clean_name, escaped_name
from puzzles.collection import puzzle_of
from puzzles.position import position
from tables.people.puzzle_answers import PuzzleAnswer
from tables.state import calendar_days
from tables.state.refusal import Refused


class PuzzleCog(commands.Cog):
    """The command for the puzzle of the day, on servers and in direct messages."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def puzzle(self, interaction: discord.Interaction) -> None:
        """Show today's puzzle, or the answer to somebody who has tried it."""
        await open_puzzle(self.house, interaction)


async def open_puzzle(house: House, interaction: discord.Interaction, _: PuzzleOpen | None = None) -> None:
    """Show today's puzzle in private, or the answer to somebody who has tried it."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    day = today(house)
    page = page_of(house, interaction, day)
    await show(house, interaction, page, await house.store.people.puzzle_answer(interaction.user.id, day))


def today(house: House) -> int:
    """Return the day by universal time: everybody has the same puzzle at the same time."""
    return calendar_days.day_at(house.tables.now(), None)


def page_of(house: House, interaction: discord.Interaction, day: int) -> PuzzlePage:
    """Return the puzzle of a day for the user. Raises `Refused` ("no-puzzle") if there is none."""
    puzzle = puzzle_of(day)
    if puzzle is None:
        raise Refused("no-puzzle")
    words = house.words(interaction)
    return PuzzlePage(puzzle, day, position(puzzle, clean_name(interaction.user.display_name), words.locale))


async def show(house: House, interaction: discord.Interaction, page: PuzzlePage, answer: PuzzleAnswer | None) -> None:
    """Answer with the question, or with the answer to somebody who has tried."""
    words = house.words(interaction)
    if answer is None:
        await house.publisher.answer(interaction, question_content(page, words), "puzzle")
        return
    streak = solved_days(await house.store.people.puzzle_days(answer.user), page.day)
    count = await house.store.people.puzzle_count(page.day)
    content = answer_content(page, answer, streak, count, words, shareable=interaction.guild_id is not None)
    await house.publisher.answer(interaction, content, "puzzle")


async def answer_puzzle(house: House, interaction: discord.Interaction, press: PuzzlePress) -> None:
    """Take the user's only try, and show the answer. Yesterday's puzzle is over: its answer is posted in channels."""
    await defer_silently(interaction)
    if press.day != today(house):
        raise Refused("puzzle-over")
    page = page_of(house, interaction, press.day)
    if press.choice >= len(page.puzzle.choices):
        raise Refused("unreadable")
    tried = PuzzleAnswer(interaction.user.id, press.day, press.choice, press.choice == page.puzzle.best)
    await show(house, interaction, page, await house.store.people.answer_puzzle(tried))


async def share_result(house: House, interaction: discord.Interaction, press: PuzzleShare) -> None:
    """Show in the channel how the user did. Raises `Refused` ("unreadable") if they have not tried."""
    answer = await house.store.people.puzzle_answer(interaction.user.id, press.day)
    if answer is None or interaction.guild_id is None:
        raise Refused("unreadable")
    house.shares.take(interaction.user.id)
    await interaction.response.defer(thinking=True)
    words = await server_words(house, interaction)
    page = page_of(house, interaction, press.day)
    streak = solved_days(await house.store.people.puzzle_days(answer.user), press.day)
    name = escaped_name(clean_name(interaction.user.display_name) or "?")
    await house.publisher.answer(interaction, MessageContent(shared_text(page, answer, name, streak, words)))


async def server_words(house: House, interaction: discord.Interaction) -> Words:
    """Return the words of the server's language, which public messages use."""
    chosen = (await house.store.servers.guild_settings(guild_of(interaction))).locale
    return house.catalogues.of(chosen or community_language(interaction.guild))


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(PuzzleCog(bot.house))
