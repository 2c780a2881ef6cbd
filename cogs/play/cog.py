"""/play opens a table."""

import discord
from discord import app_commands

from cogs.play.game_search import completions, fitting_choices, load_offer, offer_games
from cogs.play.opening import (
    PACES,
    open_table,
    parse_pace,
)
from cogs.play.page import (
    GameMenu,
    GamePress,
    GiveWayPress,
)
from cogs.press_handlers import handles
from cogs.support.house import FeatureCog, HouseBot
from cogs.support.interaction_values import Typed, channel_of, chosen_value
from cogs.table import joining
from data.exceptions import Unreadable
from delivery.discord_api.interaction_answers import answer_in_place
from tables.state.table import Table


class PlayCog(FeatureCog):
    """The command that opens a table, and the menus of games."""

    @app_commands.command()
    @app_commands.guild_only()
    async def play(
        self, interaction: discord.Interaction, game: Typed | None = None, pace: Typed | None = None
    ) -> None:
        """Open a table in this channel, or a slow one in a new thread.

        Without a game the user chooses one. At their own table they are offered what they can do.
        """
        await interaction.response.defer(ephemeral=True, thinking=True)
        slow = parse_pace(pace, self.house.words(interaction))
        if game is None and not slow and (table := await self.own_table_here(interaction)):
            table = await self.house.tables.come_back(table.id, interaction.user.id)
            await joining.show_more(self.house, interaction, table)
        elif game is None:
            await offer_games(self.house, interaction, slow=slow)
        else:
            await open_table(self.house, interaction, game, slow=slow)

    async def own_table_here(self, interaction: discord.Interaction) -> Table | None:
        """Return the table of the channel if the user has a place there, or waits for one."""
        try:
            table = await self.house.store.tables.live_table_in(channel_of(interaction))
        except Unreadable:
            return None
        user = interaction.user.id
        if table is None or (table.participant_of(user) is None and table.request_of(user) is None):
            return None
        return table

    @play.autocomplete("game")
    async def games(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Return the games on offer, the server's presets, then house rules with a name.

        Their names are in the reader's language.
        """
        offer = await load_offer(self.house, interaction, with_presets=True, with_named=True)
        return completions(self.house, interaction, current, offer)

    @play.autocomplete("pace")
    async def paces(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The two paces, in the reader's language."""
        words = self.house.words(interaction)
        return fitting_choices([(words(f"pace-{pace}"), pace) for pace in PACES], current)

    @handles(GiveWayPress)
    async def replace_idle_table(
        self, interaction: discord.Interaction, press: GiveWayPress
    ) -> None:
        """End the idle table of this channel and open the one that the user wanted."""
        await answer_in_place(interaction)
        await open_table(self.house, interaction, press.wanted, instead_of=press.table)

    @handles(GameMenu)
    async def open_chosen_game(self, interaction: discord.Interaction, menu: GameMenu) -> None:
        """Open a table of that game, or with that preset."""
        await answer_in_place(interaction)
        await open_table(
            self.house, interaction, chosen_value(interaction), slow=menu.what.endswith("slow")
        )

    @handles(GamePress)
    async def choose_game(self, interaction: discord.Interaction, press: GamePress) -> None:
        """Open a table of that game, or show all games."""
        await answer_in_place(interaction)
        slow = press.pace == "slow"
        if press.game:
            await open_table(self.house, interaction, press.game, slow=slow)
        else:
            await offer_games(self.house, interaction, slow=slow, all_games=True)


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(PlayCog(bot.house))
