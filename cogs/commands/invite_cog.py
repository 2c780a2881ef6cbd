"""/invite: mentions the role that the server's moderators have allowed, so that people come to the open table."""

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.support.house import House, HouseBot, channel_of
from cogs.support.opening_tables import require_mentionable
from delivery.discord_api.discord_errors import ChannelLost, may_pass
from delivery.discord_api.interaction_answers import say
from messages.pages.invitation_message import invitation_content
from tables.state.default_settings import HOUR
from tables.state.phases import Phase
from tables.state.refusal import Refused
from tables.state.table import game_of, host_name

BETWEEN: Final = HOUR  # two invitations on a server


class InviteCog(commands.Cog):
    """The command that invites people to the table of the channel."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command()
    @app_commands.guild_only()
    async def invite(self, interaction: discord.Interaction) -> None:
        """Mention the role once an hour at most. Only the host of an open table with free seats may."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        store, now = self.house.store, self.house.tables.now()
        table = await store.tables.live_table_in(channel_of(interaction))
        if table is None:
            raise Refused("no-table-here")
        if table.host != interaction.user.id:
            raise Refused("invite-host")
        if table.phase is not Phase.LOBBY or len(table.chairs) >= game_of(table).players[-1]:
            raise Refused("invite-late")
        role = (await store.servers.guild_settings(table.guild)).invite_role
        found = interaction.guild and role and interaction.guild.get_role(role)
        if not role or not found:  # none was chosen, or it has been deleted
            raise Refused("invite-none")
        require_mentionable(found, interaction.app_permissions)
        if opens := await store.evenings.claim_invitation(table.guild, now, BETWEEN):
            raise Refused("invite-soon", opens=opens)
        link = await self.house.publisher.link(table) or ""
        words = self.house.catalogues.of(table.locale)
        content = invitation_content(role, host_name(table), table.game, link, words)
        try:
            await self.house.publisher.invite(table.channel, content, role, f"invitation {table.id} {now}")
        except (discord.HTTPException, discord.RateLimited, ChannelLost) as error:
            if isinstance(error, discord.RateLimited) or not may_pass(error):  # it was not posted
                await store.evenings.claim_invitation(table.guild, now - BETWEEN, BETWEEN)
            raise
        await say(interaction, self.house.words(interaction)("invited"))


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(InviteCog(bot.house))
