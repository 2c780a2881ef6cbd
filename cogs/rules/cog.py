"""/rules: the rules of the games."""

import discord
from discord import app_commands

from cogs.play.game_search import complete_game, find_game
from cogs.press_handlers import handles
from cogs.rules.page import ExplainMenu, ExplainPress, rules_choice_content, rules_page
from cogs.support.house import FeatureCog, House, HouseBot
from cogs.support.interaction_values import Typed, chosen_value
from data.exceptions import Newer, Unreadable
from delivery.discord_api.interaction_answers import defer_silently
from games import GAMES
from service import newcomers_and_readers
from tables.state.change import Refused
from tables.state.table import Table
from tables.views.table_views import public_table


async def explain(
    house: House,
    interaction: discord.Interaction,
    game: str,
    table: Table | None,
    *,
    whole: bool = False,
) -> None:
    """Answer a deferred interaction with the rules of a game.

    With a table of the game, they are those of the table.
    """
    if game not in GAMES:
        raise Refused("unreadable")
    await newcomers_and_readers.start_reading(house.tables, interaction.user.id, game)
    here = public_table(table) if table is not None and table.game == game else None
    await house.publisher.answer(
        interaction,
        rules_page(GAMES[game].declaration, house.words(interaction), here, whole=whole),
        game,
    )


async def table_in_channel(house: House, interaction: discord.Interaction) -> Table | None:
    """The live table of the channel, if there is one that this process can read."""
    try:
        return (
            None
            if interaction.channel_id is None
            else await house.store.tables.live_table_in(interaction.channel_id)
        )
    except (Unreadable, Newer):
        return None


class RulesCog(FeatureCog):
    """The command /rules, which shows the pages about a game."""

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.autocomplete(game=complete_game)
    async def rules(self, interaction: discord.Interaction, game: Typed | None = None) -> None:
        """The rules of a game; of none in particular, those of the table that stands here."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await table_in_channel(self.house, interaction)
        key = find_game(self.house, interaction, game) if game else table.game if table else None
        if key is None:
            content = rules_choice_content(
                (rules.declaration for rules in GAMES.values()), self.house.words(interaction)
            )
            await self.house.publisher.answer(interaction, content)
            return
        await explain(self.house, interaction, key, table)

    @handles(ExplainPress)
    async def turn_rules_page(self, interaction: discord.Interaction, press: ExplainPress) -> None:
        """Show the other page of the rules."""
        await defer_silently(interaction)
        table = await self.house.store.tables.readable_table(press.table) if press.table else None
        await explain(self.house, interaction, press.game, table, whole=press.page == "more")

    @handles(ExplainMenu)
    async def show_chosen_rules(self, interaction: discord.Interaction, _: ExplainMenu) -> None:
        """Show the rules of the game chosen from the menu."""
        await defer_silently(interaction)
        await explain(self.house, interaction, chosen_value(interaction), None)


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(RulesCog(bot.house))
