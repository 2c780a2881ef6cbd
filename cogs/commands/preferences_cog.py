"""/preferences: how a person likes pictures and words. /house shows the same menus for a server."""

import discord
from discord import app_commands
from discord.ext import commands

from ai.levels import Level
from cogs.commands import house_cog
from cogs.presses.hand_presses import chosen_values
from cogs.support.house import House, HouseBot
from delivery.discord_api.interaction_answers import change_controls
from messages.pages.preferences_page import FITTING, PIP_STYLES, offered_aids, person_preferences_text, preference_menus
from messages.parts.custom_ids import PreferenceMenu
from tables.state.people import ModerationAction, PreferencesOwner
from tables.state.refusal import Refused


async def set_preference(house: House, interaction: discord.Interaction, menu: PreferenceMenu) -> None:
    """Settle it, and show it at once."""
    owner = PreferencesOwner(menu.owner)
    of = owner_id(owner, interaction)
    await interaction.response.defer()
    wanted = changed_preferences(owner, menu.what, chosen_values(interaction))
    if owner is PreferencesOwner.GUILD:
        await house_cog.note_deed(house, interaction, ModerationAction.LOOKS)
    await house.store.update_preferences(owner, of, wanted)
    if owner is PreferencesOwner.GUILD:
        await house_cog.show_house_page(house, interaction, "looks")
    else:
        await show_preferences(house, interaction)
    await house.publisher.redraw_for(owner, of)


def owner_id(owner: PreferencesOwner, interaction: discord.Interaction) -> int:
    """Return whose preferences are changed: the user's or the server's. Raises `Refused` ("keepers-only")."""
    if owner is PreferencesOwner.PERSON:
        return interaction.user.id
    return house_cog.managed_server(interaction)


async def show_preferences(house: House, interaction: discord.Interaction) -> None:
    """Show the user's preferences, and the user's record against each level."""
    user, words = interaction.user.id, house.words(interaction)
    preferences, played = await house.store.preferences(PreferencesOwner.PERSON, user), await house.store.level_results(user)
    text = person_preferences_text(played, words)
    await change_controls(interaction, preference_menus(PreferencesOwner.PERSON, preferences, words), text)


def changed_preferences(owner: PreferencesOwner, what: str, picked: list[str]) -> dict[str, bool | str | None]:
    """The preferences as a menu was left. Raises `Refused` ("unreadable") for values that it does not offer."""
    if what == "company":
        if owner is not PreferencesOwner.PERSON or len(picked) != 1 or picked[0] not in (FITTING, *Level):
            raise Refused("unreadable")
        return {"company": None if picked[0] == FITTING else picked[0]}
    if what == "pips":
        if len(picked) != 1 or picked[0] not in PIP_STYLES:
            raise Refused("unreadable")
        return {"classic": PIP_STYLES[picked[0]]}
    if not set(picked) <= set(offered_aids(owner)):
        raise Refused("unreadable")
    return {name: name in picked for name in offered_aids(owner)}


class PreferencesCog(commands.Cog):
    """The command for a person's preferences."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def preferences(self, interaction: discord.Interaction) -> None:
        """Show the user's preferences."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await show_preferences(self.house, interaction)


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(PreferencesCog(bot.house))
