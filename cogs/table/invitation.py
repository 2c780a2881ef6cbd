"""*Invite*: the host of an open table mentions the role that the server has chosen for it."""

from typing import Final

import discord

from cogs.support.house import House
from delivery.discord_api.discord_errors import ChannelLost, may_pass
from delivery.discord_api.interaction_answers import say
from messages.parts.content import MessageContent
from messages.parts.display_names import host_name
from tables.state.change import Refused
from tables.state.default_settings import HOUR
from tables.state.phases import Phase
from tables.state.table import Table, game_of
from tables.views.table_views import public_table

BETWEEN: Final = HOUR  # ms, two invitations on a server


def require_mentionable(role: discord.Role, allowed: discord.Permissions) -> None:
    """Raise `Refused` ("invite-unmentionable") if mentioning the role would notify nobody."""
    if not role.mentionable and not allowed.mention_everyone:
        raise Refused("invite-unmentionable", role=role.mention)


async def invite(house: House, interaction: discord.Interaction, table: Table) -> None:
    """Mention the role once an hour at most.

    Only the host of an open table with free seats may, once others can join.
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
    house.tables.admission.require_open_to_people(table)
    if opens := await store.servers.claim_invitation(table.guild, now, BETWEEN):
        raise Refused("invite-soon", opens=opens)
    link = await house.publisher.link(table) or ""
    words = house.catalogues.of(table.locale)
    text = words(
        "invitation",
        role=f"<@&{role}>",
        host=host_name(public_table(table)),
        game=words(f"game-{table.game}"),
        link=link,
    )
    try:
        await house.publisher.invite(
            table.channel, MessageContent(text), role, f"invitation {table.id} {now}"
        )
    except (discord.HTTPException, discord.RateLimited, ChannelLost) as error:
        if isinstance(error, discord.RateLimited) or not may_pass(error):  # it was not posted
            await store.servers.claim_invitation(table.guild, now - BETWEEN, BETWEEN)
        raise
    await say(interaction, house.words(interaction)("invited"))
