"""/house: settings and moderation of a server, in one private message.

Discord decides who may use the command; each press asks again. Every action is recorded before it
is carried out.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Literal

import discord
from discord import app_commands

from cogs.house import page as pages
from cogs.house.display import existing_role, show_house_page, watch_page
from cogs.house.moderation import live_table_of, managed_server, note_deed, open_house
from cogs.play.game_search import fitting_choices
from cogs.play.opening import may_have_table, require_mentionable
from cogs.press_handlers import handles, handles_form
from cogs.support.house import FeatureCog, House, HouseBot
from cogs.support.interaction_values import (
    Typed,
    channel_of,
    chosen_number,
    chosen_value,
    chosen_values,
)
from data.servers import GuildChanges
from delivery.discord_api.interaction_answers import defer_silently, show_form
from games import GAMES
from messages.parts.display_names import DISCORD_LANGUAGE
from messages.parts.safe_names import MAX_NAME_LENGTH
from service.persons_tables import take_out
from tables.people.people import Ban, ModerationAction, Preset
from tables.state.calendar_days import find_zone
from tables.state.change import Refused
from tables.state.durations_and_limits import DAY
from tables.state.phases import CloseReason
from tables.views.table_views import public_table

MOST = 25  # presets of a server: what one menu of completions can offer


async def set_time_zone(
    house: House, interaction: discord.Interaction, guild: int, typed: str
) -> None:
    """Set the time zone of the server. Rounds that were counted stay on their days."""
    zone = find_zone(typed)
    if zone is None:
        raise Refused("no-zone")
    await defer_silently(interaction)
    changes = GuildChanges(time_zone=zone)
    await change_settings(
        house,
        interaction,
        guild,
        deed=ModerationAction.TIME_ZONE,
        about=zone,
        changes=changes,
        page="seasons",
    )


async def save_preset(
    house: House, interaction: discord.Interaction, guild: int, typed: str
) -> None:
    """Give the house rules of this channel's table a name."""
    words = house.words(interaction)
    table = await house.store.tables.live_table_in(channel_of(interaction))
    if table is None:
        raise Refused("no-table-here")
    name = " ".join(typed.split())
    titles = {words(f"game-{key}").casefold() for key in GAMES} | set(GAMES)
    if not name or len(name) > MAX_NAME_LENGTH or name.casefold() in titles:
        raise Refused("preset-name", most=MAX_NAME_LENGTH)
    known = await house.store.servers.presets(guild)
    if len(known) >= MOST and name not in {preset.name for preset in known}:
        raise Refused("presets-full", most=MOST)
    await defer_silently(interaction)
    preset = Preset(guild, name, table.game, table.options, table.table_options)
    await note_deed(house, interaction, ModerationAction.SAVE_PRESET, name)
    await house.store.servers.save_preset(preset)
    await show_house_page(house, interaction, "presets")


async def delete_preset(house: House, interaction: discord.Interaction, guild: int) -> None:
    """Delete a preset of the server."""
    name = chosen_value(interaction)
    if not await house.store.servers.forget_preset(guild, name):
        raise Refused("no-preset")
    await note_deed(house, interaction, ModerationAction.DELETE_PRESET, name)
    await show_house_page(house, interaction, "presets")


async def ask_to_close(house: House, interaction: discord.Interaction, guild: int) -> None:
    """Say what closing this table means, and ask."""
    table = await live_table_of(house, guild, chosen_value(interaction))
    entry = pages.OpenTable(table.id, table.channel, public_table(table))
    await house.publisher.answer(interaction, pages.close_page(entry, house.words(interaction)))


async def ask_to_ban(house: House, interaction: discord.Interaction, guild: int) -> None:
    """Say what a ban means for this person, and ask for how long."""
    user = chosen_number(interaction)
    ban = await house.store.servers.ban_of(guild, user, house.tables.now())
    content = pages.ban_page(
        user, ban, await house.store.people.names(guild, (user,)), house.words(interaction)
    )
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
        house,
        interaction,
        guild,
        deed=ModerationAction.COMPUTERS,
        about=wanted,
        changes=changes,
        page=pages.FRONT,
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
        house,
        interaction,
        guild,
        deed=ModerationAction.GAMES,
        about=" ".join(off),
        changes=changes,
        page="games",
    )


async def set_first_games(house: House, interaction: discord.Interaction, guild: int) -> None:
    """Set the games that /play shows first; none chosen means the usual ones."""
    chosen = tuple(value for value in chosen_values(interaction) if value in GAMES)
    await change_settings(
        house,
        interaction,
        guild,
        deed=ModerationAction.FIRST_GAMES,
        about=" ".join(chosen),
        changes=GuildChanges(first_games=chosen),
        page="games",
    )


def channel_setter(
    name: Literal["season_channel", "puzzle_channel"], deed: ModerationAction, page: str
) -> "Chosen":
    """Return the handler that sets the channel of this name.

    None chosen means that nothing is posted.

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
        await change_settings(
            house,
            interaction,
            guild,
            deed=deed,
            about=str(channel or ""),
            changes=changes,
            page=page,
        )

    return settled


async def set_invite_role(house: House, interaction: discord.Interaction, guild: int) -> None:
    """Set the role that invitations may mention.

    None chosen means that there are no invitations.
    """
    values = chosen_values(interaction)
    role = chosen_number(interaction) if values else None
    if role == guild:  # @everyone
        raise Refused("invite-everyone")
    if role is not None and (known := existing_role(interaction, role)) is not None:
        require_mentionable(known, interaction.app_permissions)
    changes = GuildChanges(invite_role=role)
    about = "" if role is None else str(role)
    await change_settings(
        house,
        interaction,
        guild,
        deed=ModerationAction.INVITATIONS,
        about=about,
        changes=changes,
        page="invitations",
    )


def limit_setter(name: pages.LimitName, deed: ModerationAction) -> "Chosen":
    """Return the handler that sets the limit of this name."""

    async def settled(house: House, interaction: discord.Interaction, guild: int) -> None:
        value = (
            None if chosen_value(interaction) == pages.DEFAULT_LIMIT else chosen_number(interaction)
        )
        changes = GuildChanges()
        changes[name] = value
        await change_settings(
            house,
            interaction,
            guild,
            deed=deed,
            about="" if value is None else str(value),
            changes=changes,
            page="limits",
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
    "first-games": set_first_games,
    "season-channel": channel_setter("season_channel", ModerationAction.SEASON_CHANNEL, "seasons"),
    "puzzle": channel_setter("puzzle_channel", ModerationAction.PUZZLE, "puzzle"),
    "invitations": set_invite_role,
    "preset": delete_preset,
    **{deed.value: limit_setter(name, deed) for name, deed in pages.LIMITS.items()},
}


class HouseCog(FeatureCog):
    """The command for people who manage the server."""

    @app_commands.command(name="house")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def look_after(self, interaction: discord.Interaction, page: Typed = pages.FRONT) -> None:
        """Tables, limits, bans and all that is settled on this server, in one private message."""
        open_house(self.house, interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await show_house_page(self.house, interaction, page)

    @look_after.autocomplete("page")
    async def page_names(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Return the pages, in the reader's language."""
        words = self.house.words(interaction)
        offers = [(words(f"button-house-{page}"), page) for page in pages.PAGES]
        return fitting_choices(offers, current)

    @handles(pages.HouseMenu)
    async def apply_choice(self, interaction: discord.Interaction, menu: pages.HouseMenu) -> None:
        """Apply the choice of a menu, and show the page again."""
        guild = managed_server(self.house, interaction)
        choose = CHOICES.get(menu.what)
        if choose is None:
            raise Refused("unreadable")
        await defer_silently(interaction)
        await choose(self.house, interaction, guild)

    @handles(pages.HousePage)
    async def turn_house_page(
        self, interaction: discord.Interaction, press: pages.HousePage
    ) -> None:
        """Show the page of the pressed button."""
        managed_server(self.house, interaction)
        await defer_silently(interaction)
        await show_house_page(self.house, interaction, press.page)

    @handles(pages.HouseForm)
    async def ask_for_text(self, interaction: discord.Interaction, press: pages.HouseForm) -> None:
        """Ask for a time zone, or for the name of house rules."""
        managed_server(self.house, interaction)
        await show_form(interaction, pages.text_form(press, self.house.words(interaction)))

    @handles_form(pages.HouseForm)
    async def take_text(
        self, interaction: discord.Interaction, form: pages.HouseForm, typed: str
    ) -> None:
        """Set the time zone of the server, or save the house rules of the channel's table."""
        guild = managed_server(self.house, interaction)
        take = set_time_zone if form.what == "zone" else save_preset
        await take(self.house, interaction, guild, typed)

    @handles(pages.WatchPress)
    async def turn_watch_page(
        self, interaction: discord.Interaction, press: pages.WatchPress
    ) -> None:
        """Show a list of figures about fair play."""
        guild = managed_server(self.house, interaction)
        await defer_silently(interaction)
        await self.house.publisher.answer(
            interaction, await watch_page(self.house, guild, press, self.house.words(interaction))
        )

    @handles(pages.HouseClose)
    async def close_table(self, interaction: discord.Interaction, press: pages.HouseClose) -> None:
        """Close a table; a deal that has begun is played to its end first."""
        guild = managed_server(self.house, interaction)
        await defer_silently(interaction)
        table = await live_table_of(self.house, guild, press.table)
        await note_deed(self.house, interaction, ModerationAction.CLOSE, str(table.channel))
        await self.house.tables.wind_up(table.id, CloseReason.MODERATOR)
        await show_house_page(self.house, interaction, "tables")

    @handles(pages.BanPress)
    async def ask_for_reason(self, interaction: discord.Interaction, press: pages.BanPress) -> None:
        """Show the form for the reason of a ban."""
        guild = managed_server(self.house, interaction)
        names = await self.house.store.people.names(guild, (press.user,))
        await show_form(interaction, pages.ban_form(press, names, self.house.words(interaction)))

    @handles_form(pages.BanPress)
    async def ban_member(
        self, interaction: discord.Interaction, form: pages.BanPress, reason: str
    ) -> None:
        """Ban a person from the tables of this server, and take them out of their tables here."""
        guild = managed_server(self.house, interaction)
        await defer_silently(interaction)
        now, reason = self.house.tables.now(), reason.strip()[: pages.MAX_REASON_LENGTH]
        await note_deed(
            self.house,
            interaction,
            ModerationAction.BAN,
            str(form.user),
            ban_days=form.days or None,
            ban_reason=reason,
        )
        until = now + form.days * DAY if form.days else None
        await self.house.store.servers.ban(Ban(guild, form.user, now, until, reason))
        await take_out(self.house.tables, form.user, guild)
        await show_house_page(self.house, interaction, "bans")


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(HouseCog(bot.house))
