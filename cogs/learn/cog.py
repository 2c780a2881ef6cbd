"""/learn: a guided first round for one person, in private.

Its whole state is in the custom ids of its buttons, so it survives a restart, and a press that
arrives twice does the same twice.
"""

from dataclasses import replace

import discord
from discord import app_commands

from cogs.learn.lessons import LESSONS
from cogs.learn.page import (
    LearnMenu,
    LessonMenu,
    LessonPress,
    lesson_choice_content,
    lesson_content,
)
from cogs.learn.positions import apply_press, moment
from cogs.play.game_search import complete_offered_game, find_game, load_offer
from cogs.play.opening import open_table
from cogs.press_handlers import handles
from cogs.rules.page import rules_page
from cogs.support.house import FeatureCog, HouseBot
from cogs.support.interaction_values import Typed, chosen_value, chosen_values
from cogs.support.refusal_and_error_answers import refusal_text
from delivery.discord_api.interaction_answers import defer_silently
from games import GAMES
from games.core import IllegalAction
from messages.parts.content import fit_message
from messages.parts.custom_ids import LearnPress
from service import newcomers_and_readers
from tables.state.change import Refused


class LearnCog(FeatureCog):
    """The command for the interactive lessons."""

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.autocomplete(game=complete_offered_game)
    async def learn(self, interaction: discord.Interaction, game: Typed = "") -> None:
        """A guided first round."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        if game:
            found = find_game(
                self.house, interaction, game, await load_offer(self.house, interaction)
            )
            await self.show_lesson(interaction, found)
        else:
            await self.offer_lessons(interaction)

    @handles(LearnPress)
    async def handle_learn_press(self, interaction: discord.Interaction, press: LearnPress) -> None:
        """Open the first page of a lesson.

        It is a new private answer unless the lesson is already open.
        """
        await interaction.response.defer(ephemeral=True, thinking=press.what != "begin")
        if press.what == "games":
            await self.offer_lessons(interaction)
        elif press.what == "play" and interaction.guild_id is not None:
            await open_table(self.house, interaction, press.game)
        elif press.what == "rules" and press.game in GAMES:
            rules = rules_page(GAMES[press.game].declaration, self.house.words(interaction), None)
            await self.house.publisher.answer(interaction, rules, press.game)
        else:
            await self.show_lesson(interaction, press.game)

    @handles(LearnMenu)
    async def open_chosen_lesson(self, interaction: discord.Interaction, _: LearnMenu) -> None:
        """The lesson takes the place of the menu."""
        await defer_silently(interaction)
        await self.show_lesson(interaction, chosen_value(interaction))

    @handles(LessonPress)
    async def step_lesson(self, interaction: discord.Interaction, press: LessonPress) -> None:
        """A button in a lesson."""
        await defer_silently(interaction)
        await self.show_lesson(interaction, press.game, press.taken, press.action)

    @handles(LessonMenu)
    async def answer_lesson(self, interaction: discord.Interaction, menu: LessonMenu) -> None:
        """A menu in a lesson: of whole actions, or of tiles, each after its number."""
        await defer_silently(interaction)
        picked = [value.partition(":")[2] for value in chosen_values(interaction)]
        text = " ".join((menu.verb, *picked)) if all(picked) else chosen_value(interaction)
        await self.show_lesson(interaction, menu.game, menu.taken, text)

    async def show_lesson(
        self, interaction: discord.Interaction, game: str, taken: str = "", text: str = ""
    ) -> None:
        """Fill a deferred answer with a lesson after the steps `taken`.

        The pressed `text` is one step more if it is right.

        A game without a lesson shows its rules.
        """
        words = self.house.words(interaction)
        if game not in GAMES:
            raise Refused("unreadable")
        if game not in LESSONS:
            page = rules_page(GAMES[game].declaration, words, None)
            await self.house.publisher.answer(
                interaction,
                replace(page, text=fit_message(f"{words('lesson-none')}\n\n{page.text}")),
                game,
            )
            return
        await newcomers_and_readers.start_reading(self.house.tables, interaction.user.id)
        here = moment(LESSONS[game], taken, interaction.user.display_name, words.locale)
        refused = ""
        try:
            after = apply_press(here, text) if text else here
        except IllegalAction as no:
            after, refused = here, refusal_text(no, words) or ""
        content = lesson_content(
            after,
            words,
            text if after.taken == taken else "",
            refused,
            playable=interaction.guild_id is not None,
        )
        await self.house.publisher.answer(
            interaction, content, f"lesson-{game}-{len(after.taken) + 1}"
        )

    async def offer_lessons(self, interaction: discord.Interaction) -> None:
        """Answer a deferred interaction with a menu of the games on offer that have a lesson."""
        games = (await load_offer(self.house, interaction)).games
        await self.house.publisher.answer(
            interaction, lesson_choice_content(games, self.house.words(interaction))
        )


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(LearnCog(bot.house))
