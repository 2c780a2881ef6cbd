"""/house: settings and moderation of a server, in one private message.

Discord decides who may use the command; each press asks again. Every action is recorded before it
is carried out.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

import discord
from discord import app_commands

from cogs.house import page as pages
from cogs.house.display import existing_role, show_house_page, watch_page
from cogs.house.figures_page import WatchPress
from cogs.house.moderator_rights import live_table_of, managed_server, note_deed, open_house
from cogs.play.game_search import MOST, fitting_choices, known_spellings, spellings
from cogs.play.opening import may_have_table
from cogs.press_handlers import handles, handles_form
from cogs.support.house import FeatureCog, House, HouseBot
from cogs.support.interaction_values import (
    Typed,
    channel_of,
    chosen_number,
    chosen_value,
    chosen_values,
)
from cogs.table.invitation import require_mentionable
from delivery.discord_api.interaction_answers import defer_silently, show_form
from games import GAMES
from messages.parts.display_names import DISCORD_LANGUAGE
from messages.parts.safe_names import MAX_NAME_LENGTH
from service.persons_tables import ban_person
from tables.people.people import Ban, ModerationAction, Preset
from tables.state.calendar_days import find_zone
from tables.state.change import Refused
from tables.state.default_settings import DAY
from tables.state.phases import CloseReason
from tables.views.table_views import public_table


async def set_time_zone(
    house: House, interaction: discord.Interaction, guild: int, typed: str
) -> None:
    """Set the time zone of the server. Rounds that were counted stay on their days."""
    zone = find_zone(typed)
    if zone is None:
        raise Refused("no-zone")
    await defer_silently(interaction)
    await change_setting(house, interaction, guild, ModerationAction.TIME_ZONE, zone)


async def save_preset(
    house: House, interaction: discord.Interaction, guild: int, typed: str
) -> None:
    """Give the house rules of this channel's table a name that the search can tell apart."""
    table = await house.store.tables.live_table_in(channel_of(interaction))
    if table is None:
        raise Refused("no-table-here")
    name = " ".join(typed.split())
    known = await house.store.servers.presets(guild)
    taken = {
        *GAMES,
        *(
            house.catalogues.of(code)(f"game-{key}")
            for code in house.catalogues.languages
            for key in GAMES
        ),
        *(preset.name for preset in known if preset.name != name),
    }
    wanted = spellings(name)
    if (
        len(name) > MAX_NAME_LENGTH
        or "" in wanted
        or any(wanted & known_spellings(other) for other in taken)
    ):
        raise Refused("preset-name", most=MAX_NAME_LENGTH)
    # completions can offer no more
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
    if name not in {preset.name for preset in await house.store.servers.presets(guild)}:
        raise Refused("no-preset")
    await note_deed(house, interaction, ModerationAction.DELETE_PRESET, name)
    await house.store.servers.forget_preset(guild, name)
    await show_house_page(house, interaction, "presets")


async def ask_to_close(house: House, interaction: discord.Interaction, guild: int) -> None:
    """Say what closing this table means, and ask."""
    table = await live_table_of(house, guild, chosen_value(interaction))
    await house.publisher.answer(
        interaction,
        pages.close_page(
            pages.OpenTable(table.id, table.channel, public_table(table)), house.words(interaction)
        ),
    )


async def ask_to_ban(house: House, interaction: discord.Interaction, guild: int) -> None:
    """Say what a ban means for this person, and ask for how long."""
    user = chosen_number(interaction)
    content = pages.ban_page(
        user,
        await house.store.servers.ban_of(guild, user, house.tables.now()),
        await house.store.people.names(guild, (user,)),
        house.words(interaction),
    )
    await house.publisher.answer(interaction, content)


async def unban_member(house: House, interaction: discord.Interaction, guild: int) -> None:
    """Lift the ban of a member and write it down."""
    user = chosen_number(interaction)
    await note_deed(house, interaction, ModerationAction.UNBAN, str(user))
    await house.store.servers.unban(guild, user)
    await show_house_page(house, interaction, "bans")


Setting: TypeAlias = str | int | tuple[str | int, ...] | None
# by the menu that changes it: its name among the settings, and the page that shows it
SETTINGS: Mapping[str, tuple[str, str]] = {
    ModerationAction.LANGUAGE: ("locale", pages.FRONT),
    ModerationAction.COMPUTERS: ("computer_chips", pages.FRONT),
    ModerationAction.CHANNELS: ("channels", "channels"),
    ModerationAction.GAMES: ("games_off", "games"),
    ModerationAction.FIRST_GAMES: ("first_games", "games"),
    ModerationAction.SEASON_CHANNEL: ("season_channel", "seasons"),
    ModerationAction.TIME_ZONE: ("time_zone", "seasons"),
    ModerationAction.PUZZLE: ("puzzle_channel", "puzzle"),
    ModerationAction.INVITATIONS: ("invite_role", "invitations"),
    **{deed: (name, "limits") for name, deed in pages.LIMITS.items()},
}


async def choose_setting(
    house: House, interaction: discord.Interaction, guild: int, deed: ModerationAction
) -> None:
    """Store the choice of a settings menu. No choice removes the setting."""
    values = chosen_values(interaction)
    value: Setting
    match deed:
        case ModerationAction.LANGUAGE:
            value = None if values == [DISCORD_LANGUAGE] else chosen_value(interaction)
            if value is not None and value not in house.catalogues.languages:
                raise Refused("unreadable")
        case ModerationAction.COMPUTERS:
            value = values == ["yes"]
        case ModerationAction.CHANNELS:
            value = tuple(sorted(map(int, values))) or None
        case ModerationAction.GAMES:
            chosen = [key for key in values if key in GAMES]
            if not chosen:
                raise Refused("unreadable")
            value = pages.games_off_after(
                chosen,
                await house.store.servers.guild_settings(guild),
                [game.declaration for game in GAMES.values()],
            )
        case ModerationAction.FIRST_GAMES:
            value = tuple(key for key in values if key in GAMES)
        case ModerationAction.TIME_ZONE:  # is typed
            raise Refused("unreadable")
        case _:
            value = None if values in ([], [pages.DEFAULT_LIMIT]) else chosen_number(interaction)
            if deed in (ModerationAction.SEASON_CHANNEL, ModerationAction.PUZZLE):
                require_postable(interaction, value)
            elif deed is ModerationAction.INVITATIONS:
                require_role(interaction, value)
    await change_setting(house, interaction, guild, deed, value)


def require_postable(interaction: discord.Interaction, channel: int | None) -> None:
    """Raise `Refused` ("no-posts", "forbidden") if the bot cannot post in a channel."""
    there = interaction.guild and channel and interaction.guild.get_channel(channel)
    if there:
        if not isinstance(there, discord.TextChannel):
            raise Refused("no-posts")
        if not may_have_table(there, there.guild.me):
            raise Refused("forbidden")


def require_role(interaction: discord.Interaction, role: int | None) -> None:
    """Raise `Refused` if invitations may not mention a role."""
    if role == interaction.guild_id:  # @everyone
        raise Refused("invite-everyone")
    if (known := existing_role(interaction, role)) is not None:
        require_mentionable(known, interaction.app_permissions)


async def change_setting(
    house: House,
    interaction: discord.Interaction,
    guild: int,
    deed: ModerationAction,
    value: Setting,
) -> None:
    """Record a change of a setting, carry it out, and show its page again."""
    name, page = SETTINGS[deed]
    await note_deed(house, interaction, deed, setting_text(value))
    await house.store.servers.update_guild_settings(guild, **{name: value})
    await show_house_page(house, interaction, page)


def setting_text(value: Setting) -> str:
    """Return a setting as the record keeps it; "" for none."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value or "")


ACTIONS: Mapping[str, Callable[[House, discord.Interaction, int], Awaitable[None]]] = {
    "close": ask_to_close,
    "ban": ask_to_ban,
    "unban": unban_member,
    "preset": delete_preset,
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
        return fitting_choices(
            [(words(f"button-house-{page}"), page) for page in pages.PAGES], current
        )

    @handles(pages.HouseMenu)
    async def apply_choice(self, interaction: discord.Interaction, menu: pages.HouseMenu) -> None:
        """Apply the choice of a menu, and show the page again."""
        guild = managed_server(self.house, interaction)
        if menu.what not in {**SETTINGS, **ACTIONS}:
            raise Refused("unreadable")
        await defer_silently(interaction)
        if menu.what in ACTIONS:
            await ACTIONS[menu.what](self.house, interaction, guild)
        else:
            await choose_setting(self.house, interaction, guild, ModerationAction(menu.what))

    @handles(pages.HousePage)
    async def turn_house_page(
        self, interaction: discord.Interaction, press: pages.HousePage
    ) -> None:
        """Show the page of the pressed button."""
        managed_server(self.house, interaction)
        await defer_silently(interaction)
        await show_house_page(self.house, interaction, press.page)

    @handles(pages.ListPress)
    async def turn_list_page(
        self, interaction: discord.Interaction, press: pages.ListPress
    ) -> None:
        """Show another page of a list."""
        managed_server(self.house, interaction)
        await defer_silently(interaction)
        await show_house_page(self.house, interaction, press.shown, press.page)

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

    @handles(WatchPress)
    async def turn_watch_page(self, interaction: discord.Interaction, press: WatchPress) -> None:
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
        names = await self.house.store.people.names(
            managed_server(self.house, interaction), (press.user,)
        )
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
        await ban_person(
            self.house.tables,
            Ban(guild, form.user, now, now + form.days * DAY if form.days else None, reason),
        )
        await show_house_page(self.house, interaction, "bans")


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(HouseCog(bot.house))
