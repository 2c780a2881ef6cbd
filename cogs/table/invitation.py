"""The invitation of people to the table of a channel, by a mention of a role."""

from typing import Final

import discord

from cogs.evening.page import invitation_content
from cogs.play.opening import require_mentionable
from cogs.support.house import House
from delivery.discord_api.discord_errors import ChannelLost, may_pass
from delivery.discord_api.interaction_answers import say
from tables.state.change import Refused
from tables.state.durations_and_limits import HOUR
from tables.state.phases import Phase
from tables.state.table import Table, game_of, host_name

BETWEEN: Final = HOUR  # two invitations on a server


async def invite(house: House, interaction: discord.Interaction, table: Table) -> None:
    """Mention the role once an hour at most.

    Only the host of an open table with free seats may.
    """
    store, now = house.store, house.tables.now()
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
    link = await house.publisher.link(table) or ""
    words = house.catalogues.of(table.locale)
    content = invitation_content(role, host_name(table), table.game, link, words)
    try:
        await house.publisher.invite(table.channel, content, role, f"invitation {table.id} {now}")
    except (discord.HTTPException, discord.RateLimited, ChannelLost) as error:
        if isinstance(error, discord.RateLimited) or not may_pass(error):  # it was not posted
            await store.evenings.claim_invitation(table.guild, now - BETWEEN, BETWEEN)
        raise
    await say(interaction, house.words(interaction)("invited"))
