"""Presses that no item answers (forged, truncated, of another time), and forms, which discord.py forgets at a restart."""

import re
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from cogs import hand_presses as hand_items
from cogs import house_rules
from cogs.answers import guarded, say
from cogs.house import House
from messages import custom_ids as ids

if TYPE_CHECKING:
    from bot.client import Kaffeehaus


class Strays(commands.Cog):
    """Nothing stays without an answer."""

    def __init__(self, house: House) -> None:
        self.house = house

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Every interaction passes here; most are answered elsewhere."""
        data: dict[str, Any] = dict(interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit:
            await self.form(interaction, custom_id, first_value(data.get("components")))
        elif interaction.type is discord.InteractionType.component:
            known = any(re.fullmatch(one, custom_id) for one in ids.ITEMS)
            # discord.py passes in silence over what the message does not offer.
            if not known or not offered(interaction.message, custom_id, data.get("component_type")):
                await self.unknown(interaction)

    @guarded
    async def unknown(self, interaction: discord.Interaction) -> None:
        """A button that means nothing (any more)."""
        await say(interaction, self.house.words(interaction)("refused-unreadable"))

    @guarded
    async def form(self, interaction: discord.Interaction, custom_id: str, number: str) -> None:
        """A form came back, perhaps one that another process has shown."""
        if match := re.fullmatch(ids.AMOUNT, custom_id):
            await hand_items.submitted(interaction, match, number)
        elif match := re.fullmatch(ids.OPTION, custom_id):
            await interaction.response.defer()
            await house_rules.settle(interaction, match["table"], match["name"], number)
        else:
            await self.unknown(interaction)


def offered(message: discord.Message | None, custom_id: str, kind: Any) -> bool:
    """Whether a message has such a component."""
    rows = message.components if message is not None else []
    inner = (one for row in rows if isinstance(row, discord.ActionRow) for one in row.children)
    return any(one.custom_id == custom_id and one.type.value == kind for one in inner)


def first_value(components: Any) -> str:
    """The first text that was typed into a form, "" if there is none."""
    for component in components if isinstance(components, list) else []:
        inner = component.get("component") or {}
        if "value" in inner:
            return str(inner["value"])
        if "value" in component:
            return str(component["value"])
        found = first_value(component.get("components", []))
        if found:
            return found
    return ""


async def setup(bot: "Kaffeehaus") -> None:
    """The listener."""
    await bot.add_cog(Strays(bot.house))
