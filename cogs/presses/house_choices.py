"""Carries out the choices in the menus of `/house`: each is recorded, applied, and shown on its page."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Literal

import discord

from cogs.support.chosen_values import chosen_number, chosen_value, chosen_values
from cogs.support.house import House
from cogs.support.house_display import existing_role, show_house_page
from cogs.support.opening_tables import may_have_table, require_mentionable
from cogs.support.server_management import live_table_of, managed_server, note_deed
from data.servers import GuildChanges
from delivery.discord_api.interaction_answers import defer_silently
from games import GAMES
from messages.pages import house_pages as pages
from messages.parts import house_ids as ids
from messages.parts.language_names import DISCORD_LANGUAGE
from tables.people.people import ModerationAction
from tables.state.refusal import Refused
from tables.views.table_views import public_table


async def apply_choice(house: House, interaction: discord.Interaction, menu: ids.HouseMenu) -> None:
    """Apply the choice of a menu, and show the page again."""
    guild = managed_server(house, interaction)
    choose = CHOICES.get(menu.what)
    if choose is None:
        raise Refused("unreadable")
    await defer_silently(interaction)
    await choose(house, interaction, guild)


async def ask_to_close(house: House, interaction: discord.Interaction, guild: int) -> None:
    """Say what closing this table means, and ask."""
    table = await live_table_of(house, guild, chosen_value(interaction))
    one = pages.OpenTable(table.id, table.channel, public_table(table))
    await house.publisher.answer(interaction, pages.close_page(one, house.words(interaction)))


async def ask_to_ban(house: House, interaction: discord.Interaction, guild: int) -> None:
    """Say what a ban means for this person, and ask for how long."""
    user = chosen_number(interaction)
    ban = await house.store.servers.ban_of(guild, user, house.tables.now())
    content = pages.ban_page(user, ban, await house.store.people.names(guild, (user,)), house.words(interaction))
    await house.publisher.answer(interaction, content)


async def unban_member(house: House, interaction: discord.Interaction, guild: int) -> None:
    """Lift the ban of a member and write it down."""
    user = chosen_number(interaction)
    await note_deed(house, interaction, ModerationAction.UNBAN, str(user))
    await house.store.servers.unban(guild, user)
    await show_house_page(house, interaction, "bans")


async def set_language(house: House, interaction: discord.Interaction, guild: int) -> None:
    """Set the language of public messages at new tables."""
    code = chosen_value(interaction)
    locale = None if code == DISCORD_LANGUAGE else code
    if locale is not None and locale not in house.catalogues.languages:
        raise Refused("unreadable")
    await change_settings(
        house,
        interaction,
        guild,
        deed=ModerationAction.LANGUAGE,
        about=locale or "",
        changes=GuildChanges(locale=locale),
        page=pages.FRONT,
    )


async def set_computer_chips(house: House, interaction: discord.Interaction, guild: int) -> None:
    """Set whether tables with computer players are for chips."""
    wanted = chosen_value(interaction)
    changes = GuildChanges(computer_chips=wanted == "yes")
    await change_settings(
        house, interaction, guild, deed=ModerationAction.COMPUTERS, about=wanted, changes=changes, page=pages.FRONT
    )


async def set_channels(house: House, interaction: discord.Interaction, guild: int) -> None:
    """Set the channels where tables may be opened; none chosen means all."""
    channels = tuple(sorted(int(value) for value in chosen_values(interaction))) or None
    about = " ".join(map(str, channels or ()))
    await change_settings(
        house,
        interaction,
        guild,
        deed=ModerationAction.CHANNELS,
        about=about,
        changes=GuildChanges(channels=channels),
        page="channels",
    )


async def set_games(house: House, interaction: discord.Interaction, guild: int) -> None:
    """Set the games that people may open tables of. Tables that have begun go on."""
    games = [game.declaration for game in GAMES.values()]
    chosen = [value for value in chosen_values(interaction) if value in GAMES]
    if not chosen:
        raise Refused("unreadable")
    off = pages.games_off_after(chosen, await house.store.servers.guild_settings(guild), games)
    changes = GuildChanges(games_off=off)
    await change_settings(
        house, interaction, guild, deed=ModerationAction.GAMES, about=" ".join(off), changes=changes, page="games"
    )


def channel_setter(name: Literal["season_channel", "puzzle_channel"], deed: ModerationAction, page: str) -> "Chosen":
    """Return the handler that sets the channel of this name; none chosen means that nothing is posted.

    The handler raises `Refused` ("no-posts", "forbidden") if the bot cannot post there.
    """

    async def settled(house: House, interaction: discord.Interaction, guild: int) -> None:
        channel = chosen_number(interaction) if chosen_values(interaction) else None
        there = interaction.guild and channel and interaction.guild.get_channel(channel)
        if there:
            if not isinstance(there, discord.TextChannel):
                raise Refused("no-posts")
            if not may_have_table(there, there.guild.me):
                raise Refused("forbidden")
        changes = GuildChanges()
        changes[name] = channel
        await change_settings(house, interaction, guild, deed=deed, about=str(channel or ""), changes=changes, page=page)

    return settled


async def set_invite_role(house: House, interaction: discord.Interaction, guild: int) -> None:
    """Set the role that invitations may mention; none chosen means that there are no invitations."""
    values = chosen_values(interaction)
    role = chosen_number(interaction) if values else None
    if role == guild:  # @everyone
        raise Refused("invite-everyone")
    if role is not None and (known := existing_role(interaction, role)) is not None:
        require_mentionable(known, interaction.app_permissions)
    changes = GuildChanges(invite_role=role)
    about = "" if role is None else str(role)
    await change_settings(
        house, interaction, guild, deed=ModerationAction.INVITATIONS, about=about, changes=changes, page="invitations"
    )


def limit_setter(name: pages.LimitName, deed: ModerationAction) -> "Chosen":
    """Return the handler that sets the limit of this name."""

    async def settled(house: House, interaction: discord.Interaction, guild: int) -> None:
        value = None if chosen_value(interaction) == pages.DEFAULT_LIMIT else chosen_number(interaction)
        changes = GuildChanges()
        changes[name] = value
        await change_settings(
            house, interaction, guild, deed=deed, about="" if value is None else str(value), changes=changes, page="limits"
        )

    return settled


async def change_settings(
    house: House,
    interaction: discord.Interaction,
    guild: int,
    deed: ModerationAction,
    about: str,
    changes: GuildChanges,
    page: str,
) -> None:
    """Record a change of the settings, carry it out, and show its page again."""
    await note_deed(house, interaction, deed, about)
    await house.store.servers.update_guild_settings(guild, **changes)
    await show_house_page(house, interaction, page)


Chosen = Callable[[House, discord.Interaction, int], Awaitable[None]]
CHOICES: Mapping[str, Chosen] = {
    "close": ask_to_close,
    "ban": ask_to_ban,
    "unban": unban_member,
    "language": set_language,
    "computers": set_computer_chips,
    "channels": set_channels,
    "games": set_games,
    "season-channel": channel_setter("season_channel", ModerationAction.SEASON_CHANNEL, "seasons"),
    "puzzle": channel_setter("puzzle_channel", ModerationAction.PUZZLE, "puzzle"),
    "invitations": set_invite_role,
    **{deed.value: limit_setter(name, deed) for name, deed in pages.LIMITS.items()},
}
