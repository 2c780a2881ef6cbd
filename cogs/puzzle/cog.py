"""/puzzle: the puzzle of the day, the same for everybody in the world. One try, then the answer."""

import discord
from discord import app_commands

from cogs.feature_cog import FeatureCog
from cogs.press_handlers import handles
from cogs.puzzle.collection import position, puzzle_of
from cogs.puzzle.page import (
    PuzzleOpen,
    PuzzlePage,
    PuzzlePress,
    PuzzleShare,
    answer_content,
    question_content,
    shared_text,
    solved_days,
)
from cogs.support.house import HouseBot
from cogs.support.interaction_values import community_language, guild_of
from delivery.discord_api.interaction_answers import defer_silently
from locales.catalogues import Words
from messages.parts.content import MessageContent
from messages.parts.safe_names import clean_name, escaped_name
from tables.people.puzzle_answers import PuzzleAnswer
from tables.state import calendar_days
from tables.state.refusal import Refused


class PuzzleCog(FeatureCog):
    """The command for the puzzle of the day, on servers and in direct messages."""

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def puzzle(self, interaction: discord.Interaction) -> None:
        """Show today's puzzle, or the answer to somebody who has tried it."""
        await self.open_puzzle(interaction, PuzzleOpen())

    @handles(PuzzleOpen)
    async def open_puzzle(self, interaction: discord.Interaction, _: PuzzleOpen) -> None:
        """Show today's puzzle in private, or the answer to somebody who has tried it."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        day = self.today()
        page = self.page_of(interaction, day)
        await self.show(
            interaction, page, await self.house.store.people.puzzle_answer(interaction.user.id, day)
        )

    def today(
        self,
    ) -> int:
        """Return the day by universal time: everybody has the same puzzle at the same time."""
        return calendar_days.day_at(self.house.tables.now(), None)

    def page_of(self, interaction: discord.Interaction, day: int) -> PuzzlePage:
        """Return the puzzle of a day for the user.

        Raises `Refused` ("no-puzzle") if there is none.
        """
        puzzle = puzzle_of(day)
        if puzzle is None:
            raise Refused("no-puzzle")
        words = self.house.words(interaction)
        return PuzzlePage(
            puzzle, day, position(puzzle, clean_name(interaction.user.display_name), words.locale)
        )

    async def show(
        self, interaction: discord.Interaction, page: PuzzlePage, answer: PuzzleAnswer | None
    ) -> None:
        """Answer with the question, or with the answer to somebody who has tried."""
        words = self.house.words(interaction)
        if answer is None:
            await self.house.publisher.answer(interaction, question_content(page, words), "puzzle")
            return
        streak = solved_days(await self.house.store.people.puzzle_days(answer.user), page.day)
        count = await self.house.store.people.puzzle_count(page.day)
        content = answer_content(
            page, answer, streak, count, words, shareable=interaction.guild_id is not None
        )
        await self.house.publisher.answer(interaction, content, "puzzle")

    @handles(PuzzlePress)
    async def answer_puzzle(self, interaction: discord.Interaction, press: PuzzlePress) -> None:
        """Take the user's only try, and show the answer.

        Yesterday's puzzle is over: its answer is posted in channels.
        """
        await defer_silently(interaction)
        if press.day != self.today():
            raise Refused("puzzle-over")
        page = self.page_of(interaction, press.day)
        if press.choice >= len(page.puzzle.choices):
            raise Refused("unreadable")
        tried = PuzzleAnswer(
            interaction.user.id, press.day, press.choice, press.choice == page.puzzle.best
        )
        await self.show(interaction, page, await self.house.store.people.answer_puzzle(tried))

    @handles(PuzzleShare)
    async def share_result(self, interaction: discord.Interaction, press: PuzzleShare) -> None:
        """Show in the channel how the user did.

        Raises `Refused` ("unreadable") if they have not tried.
        """
        answer = await self.house.store.people.puzzle_answer(interaction.user.id, press.day)
        if answer is None or interaction.guild_id is None:
            raise Refused("unreadable")
        self.house.shares.take(interaction.user.id)
        await interaction.response.defer(thinking=True)
        words = await self.server_words(interaction)
        page = self.page_of(interaction, press.day)
        streak = solved_days(await self.house.store.people.puzzle_days(answer.user), press.day)
        name = escaped_name(clean_name(interaction.user.display_name) or "?")
        await self.house.publisher.answer(
            interaction, MessageContent(shared_text(page, answer, name, streak, words))
        )

    async def server_words(self, interaction: discord.Interaction) -> Words:
        """Return the words of the server's language, which public messages use."""
        chosen = (await self.house.store.servers.guild_settings(guild_of(interaction))).locale
        return self.house.catalogues.of(chosen or community_language(interaction.guild))


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(PuzzleCog(bot.house))
