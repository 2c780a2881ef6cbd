"""Checks before a table is opened by /play or *Play again*, and posting its message."""

import logging

import discord

from cogs.support import slow_threads
from cogs.support.house import House, channel_of
from data.exceptions import Unreadable
from delivery.discord_api.discord_errors import CONNECTION_ERRORS, ChannelLost, Meaning, describe, meaning_of
from delivery.discord_api.interaction_answers import say
from delivery.discord_api.server_presses import place_of
from delivery.publish.table_places import address
from locales.catalogues import Words
from messages.parts.components import Button, ButtonStyle
from messages.parts.content import yes_no
from messages.parts.custom_ids import GiveWayPress
from messages.parts.display_names import host_name
from messages.play.seat_messages import seat_offer_controls
from tables.changes.forfeits import is_undecided
from tables.people.people import GuildSettings
from tables.state.phases import CloseReason
from tables.state.refusal import Refused
from tables.state.table import Table
from tables.views.table_views import public_table

log = logging.getLogger(__name__)

# What the bot needs where a table stands, for what it does without an interaction: post, edit, attach.
NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")
NEEDED_IN_VOICE = (*NEEDED, "connect")  # in the chat of a voice or stage channel


def needed_permissions(channel: object) -> tuple[str, ...]:
    """Return the permissions that the bot needs for a table in a channel."""
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        return NEEDED_IN_VOICE
    return NEEDED_IN_THREADS if isinstance(channel, discord.Thread) else NEEDED


def require_permissions(interaction: discord.Interaction, words: Words, *, slow: bool = False) -> None:
    """Raise `Refused` if the bot lacks a permission that a table needs in this channel, or a `slow` one in a new thread of it."""
    needed = slow_threads.NEEDED if slow else needed_permissions(interaction.channel)
    if missing := [name for name in needed if not getattr(interaction.app_permissions, name)]:
        raise Refused("permissions", names=words.listed([words(f"permission-{name.replace('_', '-')}") for name in missing]))


def may_have_table(channel: discord.TextChannel, me: discord.Member) -> bool:
    """Return whether the bot has the permissions that a table needs in a channel."""
    allowed = channel.permissions_for(me)
    return all(getattr(allowed, name) for name in NEEDED)


def require_mentionable(role: discord.Role, allowed: discord.Permissions) -> None:
    """Raise `Refused` ("invite-unmentionable") if a mention of the role by the bot would notify nobody."""
    if not role.mentionable and not allowed.mention_everyone:
        raise Refused("invite-unmentionable", role=role.mention)


def require_open_channel(settings: GuildSettings, interaction: discord.Interaction) -> None:
    """Raise `Refused` if the server does not allow tables in this channel, or in the channel of this thread."""
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if settings.channels is not None and here.isdisjoint(settings.channels):
        raise Refused("channel", channels=settings.channels)


async def say_taken(house: House, interaction: discord.Interaction, wanted: str) -> bool:
    """Tell the user which table stands in this channel. Returns False if there is none.

    They can take a seat there. If the table is idle, they can end it and open the one they wanted (a game, or a preset's name).
    """
    try:
        table = await house.store.tables.live_table_in(channel_of(interaction))
    except Unreadable as gone:
        await house.store.tables.scrap(gone.table_id, house.tables.now())
        house.publisher.refresh(gone.table_id)
        return False
    if table is None:
        return False
    words = house.words(interaction)
    link = await house.publisher.link(table)
    game, host = words(f"game-{table.game}"), host_name(public_table(table))
    lines = [words("table-here", game=game, link=link or address(table, None), host=host)]
    user = interaction.user.id
    is_here = table.participant_of(user) is not None or table.request_of(user) is not None
    is_elsewhere = place_of(interaction) is not None  # in a direct message: the link leads to the table and its buttons
    controls = () if is_here or is_elsewhere else seat_offer_controls(public_table(table), words)
    if not is_elsewhere and await house.tables.is_idle(table):
        lines.append(words("table-idle", match=yes_no(is_undecided(table))))
        press = GiveWayPress(table.id, wanted.replace(":", " ").replace("~", " "))
        controls = (*controls, (Button(press, words("button-give-way"), ButtonStyle.DANGER),))
    await say(interaction, "\n".join(lines), controls)
    return True


async def post_table(house: House, interaction: discord.Interaction, table: Table) -> str:
    """Post the table's message if it is not posted yet, and return its address.

    A table that cannot be posted is closed, and the error is raised.
    """
    if (link := await house.publisher.link(table)) is not None:
        return link
    try:
        await house.publisher.repost(table)
    except CONNECTION_ERRORS as error:
        log.info("table %s: Discord did not say whether it is posted (%s)", table.id, describe(error))
    except (discord.HTTPException, discord.RateLimited, ChannelLost) as error:
        await house.tables.wind_up(table.id, CloseReason.UNREACHABLE)
        barred = isinstance(error, discord.HTTPException) and meaning_of(error) is Meaning.NO_ACCESS
        if barred and isinstance(interaction.channel, discord.Thread):  # a private one: permissions look fine from outside
            raise Refused("add-to-thread") from error
        raise
    return await house.publisher.link(table) or f"<#{table.channel}>"
