"""/preferences: how a person likes pictures and words; and the menus with which /settings asks the same for a server's tables."""

import re
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers import guarded, say
from cogs.house import House, house_of
from locales.catalogues import Words
from messages import custom_ids as ids
from tables.store import Owner, Preferences
from tables.table import Refused

if TYPE_CHECKING:
    from bot.client import Kaffeehaus

PIPS = {"game": None, "coloured": False, "classic": True}
MORE = ("large", "contrast", "digits", "words")


class PreferencesMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=ids.PREFERENCES):
    """One choice of pips, or any number of helps."""

    def __init__(self, owner: Owner, what: str, options: list[discord.SelectOption] | None = None, title: str = "") -> None:
        filled = options or [discord.SelectOption(label="…")]
        super().__init__(
            discord.ui.Select(
                custom_id=ids.preferences(owner, what),
                options=filled,
                placeholder=title,
                min_values=1 if what == "pips" else 0,
                max_values=1 if what == "pips" else len(filled),
                row=0 if what == "pips" else 1,
            )
        )
        self.owner, self.what = owner, what

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: discord.ui.Item[Any], match: re.Match[str]) -> Self:
        """What was chosen comes with the interaction."""
        return cls(Owner(match["owner"]), match["what"])

    @guarded
    async def callback(self, interaction: discord.Interaction) -> None:
        """Settle it, and show it at once."""
        await interaction.response.defer()
        house = house_of(interaction)
        of = owned(self.owner, interaction)
        data: dict[str, Any] = dict(interaction.data or {})
        await house.store.update_preferences(self.owner, of, changes(self.owner, self.what, data.get("values", [])))
        menus = preference_menus(self.owner, await house.store.preferences(self.owner, of), house.words(interaction))
        await interaction.edit_original_response(view=menus)
        await house.publisher.repaint(self.owner, of)


def owned(owner: Owner, interaction: discord.Interaction) -> int:
    """Whose preferences are changed. Raises `Refused` ("keepers-only")."""
    if owner is Owner.PERSON:
        return interaction.user.id
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Refused("keepers-only")
    return interaction.guild_id


def changes(owner: Owner, what: str, chosen: list[str]) -> dict[str, bool | None]:
    """The preferences as a menu was left. Raises `Refused` ("unreadable") for values that it does not offer."""
    if what == "pips":
        if len(chosen) != 1 or chosen[0] not in PIPS:
            raise Refused("unreadable")
        return {"classic": PIPS[chosen[0]]}
    if not set(chosen) <= set(offered(owner)):
        raise Refused("unreadable")
    return {name: name in chosen for name in offered(owner)}


def offered(owner: Owner) -> tuple[str, ...]:
    """The helps that there are: what only one person reads may be long."""
    return MORE if owner is Owner.PERSON else MORE[:-1]


def preference_menus(owner: Owner, preferences: Preferences, words: Words) -> discord.ui.View:
    """Both menus, as they are now."""
    view = discord.ui.View(timeout=None)
    pips = [
        discord.SelectOption(label=words(f"choice-pips-{key}"), value=key, default=preferences.classic is value)
        for key, value in PIPS.items()
    ]
    more = [
        discord.SelectOption(
            label=words(f"choice-more-{key}"),
            description=words(f"choice-more-{key}.says"),
            value=key,
            default=getattr(preferences, key),
        )
        for key in offered(owner)
    ]
    view.add_item(PreferencesMenu(owner, "pips", pips, words("preferences-pips")))
    view.add_item(PreferencesMenu(owner, "more", more, words("preferences-more")))
    return view


class PreferencesCog(commands.Cog):
    """For everybody."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def preferences(self, interaction: discord.Interaction) -> None:
        """How I like my pictures."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        words = self.house.words(interaction)
        preferences = await self.house.store.preferences(Owner.PERSON, interaction.user.id)
        await say(interaction, words("preferences-person"), view=preference_menus(Owner.PERSON, preferences, words))


async def setup(bot: "Kaffeehaus") -> None:
    """The command and its menus."""
    bot.add_dynamic_items(PreferencesMenu)
    await bot.add_cog(PreferencesCog(bot.house))
