"""What opening a table asks for, whether by /play or by *Play again*: a channel where one may stand, a message that shows it."""

import discord

from cogs.support.house import House
from delivery.discord_api.discord_errors import ChannelLost, Meaning, meaning_of
from delivery.discord_api.interaction_answers import say
from delivery.publish.table_places import address
from locales.catalogues import Words
from messages.parts.display_names import host_name
from tables.service.store import Unreadable
from tables.state.people import GuildSettings
from tables.state.phases import CloseReason
from tables.state.refusal import Refused
from tables.state.table import Table
from tables.views.table_views import public_table

# What the bot needs where a table stands, for what it does without an interaction: post, edit, attach.
NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")


def require_permissions(interaction: discord.Interaction, words: Words) -> None:
    """Refuse a channel in which the bot may not do what it must."""
    needed = NEEDED_IN_THREADS if isinstance(interaction.channel, discord.Thread) else NEEDED
    if missing := [name for name in needed if not getattr(interaction.app_permissions, name)]:
        raise Refused("permissions", names=words.listed([words(f"permission-{name.replace('_', '-')}") for name in missing]))


def require_open_channel(settings: GuildSettings, interaction: discord.Interaction) -> None:
    """Refuse a channel, or a thread of a channel, in which those who manage the server let no table stand."""
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if settings.channels is not None and here.isdisjoint(settings.channels):
        raise Refused("channel", channels=settings.channels)


async def say_taken(house: House, interaction: discord.Interaction) -> bool:
    """Say which table stands here already; False if none does."""
    assert interaction.channel_id is not None
    try:
        table = await house.store.live_table_in(interaction.channel_id)
    except Unreadable as gone:
        await house.store.scrap(gone.table_id, house.tables.now())
        house.publisher.refresh(gone.table_id)
        return False
    if table is None:
        return False
    words = house.words(interaction)
    link = await house.publisher.link(table)
    game, host = words(f"game-{table.game}"), host_name(public_table(table))
    await say(interaction, words("table-here", game=game, link=link or address(table, None), host=host))
    return True


async def post_table(house: House, interaction: discord.Interaction, table: Table) -> str:
    """Where the table's message is. A table that cannot be posted is given up; raises why not."""
    if (link := await house.publisher.link(table)) is not None:
        return link
    try:
        await house.publisher.repost(table)
    except (discord.HTTPException, discord.RateLimited, ChannelLost) as error:
        await house.tables.wind_up(table.id, CloseReason.UNREACHABLE)
        barred = isinstance(error, discord.HTTPException) and meaning_of(error) is Meaning.NO_ACCESS
        if barred and isinstance(interaction.channel, discord.Thread):  # a private one: permissions look fine from outside
            raise Refused("add-to-thread") from error
        raise
    return await house.publisher.link(table) or f"<#{table.channel}>"
