"""/house: settings and moderation of a server. Longer than 400 lines: each page has its handlers here, and shares the checks.

Each press checks the permission again, not only the command. Every action is recorded before it is carried out.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.game_choice import fitting_choices
from cogs.presses.hand_presses import chosen_value, chosen_values
from cogs.support.command_ids import command_ids
from cogs.support.house import House, HouseBot
from cogs.support.opening_tables import NEEDED
from cogs.support.server_language import community_language
from delivery.discord_api.interaction_answers import show_form
from delivery.discord_api.server_presses import place_of
from games import GAMES
from locales.catalogues import Words
from messages.pages import house_pages as pages
from messages.pages.watch_page import LINES, WatchPage, watch_content
from messages.parts import house_ids as ids
from messages.parts.command_mentions import mention_command
from messages.parts.components import Picker
from messages.parts.content import MessageContent, fit_message
from messages.parts.language_names import DISCORD_LANGUAGE
from tables.service.fair_play import ChipFlow, ClosePair, month_at
from tables.service.removal import take_out
from tables.service.store import GuildChanges, Newer, Unreadable
from tables.state import calendar_days
from tables.state.default_settings import DAY
from tables.state.people import ABOUT_PEOPLE, Ban, ModerationAction, ModerationEntry, PreferencesOwner
from tables.state.phases import CloseReason
from tables.state.refusal import Refused
from tables.state.table import Table
from tables.views.table_views import public_table

LATELY = 20  # lines of the record


class HouseCog(commands.Cog):
    """The command for people who manage the server."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command(name="house")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def look_after(self, interaction: discord.Interaction, page: str = pages.FRONT) -> None:
        """Tables, limits, bans and all that is settled on this server, in one private message."""
        managed_server(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await show_house_page(self.house, interaction, page)

    @look_after.autocomplete("page")
    async def page_names(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Return the pages, in the reader's language."""
        words = self.house.words(interaction)
        offers = [(words(f"button-house-{page}"), page) for page in pages.PAGES]
        return fitting_choices(offers, current)


def managed_server(interaction: discord.Interaction) -> int:
    """The server that this person manages. Raises `Refused` ("keepers-only")."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Refused("keepers-only")
    return interaction.guild_id


async def turn_house_page(house: House, interaction: discord.Interaction, press: ids.HousePage) -> None:
    """Show the page of the pressed button."""
    managed_server(interaction)
    await interaction.response.defer()
    await show_house_page(house, interaction, press.page)


async def turn_watch_page(house: House, interaction: discord.Interaction, press: ids.WatchPress) -> None:
    """Show a list of figures about fair play."""
    guild = managed_server(interaction)
    await interaction.response.defer()
    await house.publisher.answer(interaction, await watch_page(house, guild, press, house.words(interaction)))


async def apply_choice(house: House, interaction: discord.Interaction, menu: ids.HouseMenu) -> None:
    """Apply the choice of a menu, and show the page again."""
    guild = managed_server(interaction)
    choose = CHOICES.get(menu.what)
    if choose is None:
        raise Refused("unreadable")
    await interaction.response.defer()
    await choose(house, interaction, guild)


async def close_table(house: House, interaction: discord.Interaction, press: ids.HouseClose) -> None:
    """Close a table; a deal that has begun is played to its end first."""
    guild = managed_server(interaction)
    await interaction.response.defer()
    one = await live_table_of(house, guild, press.table)
    await note_deed(house, interaction, ModerationAction.CLOSE, str(one.channel))
    await house.tables.wind_up(one.id, CloseReason.MODERATOR)
    await show_house_page(house, interaction, "tables")


async def ask_for_reason(house: House, interaction: discord.Interaction, press: ids.BanPress) -> None:
    """Show the form in which a moderator may write why they ban this person."""
    guild = managed_server(interaction)
    names = await house.store.names(guild, (press.user,))
    await show_form(interaction, pages.ban_form(press, names, house.words(interaction)))


async def ban_member(house: House, interaction: discord.Interaction, form: ids.BanPress, reason: str) -> None:
    """Ban a person from the tables of this server, and take them out of those at which they sit."""
    guild = managed_server(interaction)
    await interaction.response.defer()
    now, reason = house.tables.now(), reason.strip()[: pages.MAX_REASON_LENGTH]
    await note_deed(house, interaction, ModerationAction.BAN, str(form.user), ban_days=form.days or None, ban_reason=reason)
    until = now + form.days * DAY if form.days else None
    await house.store.ban(Ban(guild, form.user, now, until, reason))
    await take_out(house.tables, form.user, guild)
    await show_house_page(house, interaction, "bans")


async def note_deed(
    house: House,
    interaction: discord.Interaction,
    what: ModerationAction,
    about: str = "",
    *,
    ban_days: int | None = None,
    ban_reason: str = "",
) -> None:
    """Write down who does what."""
    assert interaction.guild_id is not None
    done = ModerationEntry(
        interaction.guild_id,
        interaction.id,
        house.tables.now(),
        by=interaction.user.id,
        what=what,
        about=about,
        ban_days=ban_days,
        ban_reason=ban_reason,
    )
    await house.store.record_moderation(done)


# ---- choices


async def ask_to_close(house: House, interaction: discord.Interaction, guild: int) -> None:
    """Say what closing this table means, and ask."""
    table = await live_table_of(house, guild, chosen_value(interaction))
    one = pages.OpenTable(table.id, table.channel, public_table(table))
    await house.publisher.answer(interaction, pages.close_page(one, house.words(interaction)))


async def ask_to_ban(house: House, interaction: discord.Interaction, guild: int) -> None:
    """Say what a ban means for this person, and ask for how long."""
    user = chosen_number(interaction)
    ban = await house.store.ban_of(guild, user, house.tables.now())
    content = pages.ban_page(user, ban, await house.store.names(guild, (user,)), house.words(interaction))
    await house.publisher.answer(interaction, content)


async def unban_member(house: House, interaction: discord.Interaction, guild: int) -> None:
    """Lift the ban of a member and write it down."""
    user = chosen_number(interaction)
    await note_deed(house, interaction, ModerationAction.UNBAN, str(user))
    await house.store.unban(guild, user)
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
    off = pages.games_off_after(chosen, await house.store.guild_settings(guild), games)
    changes = GuildChanges(games_off=off)
    await change_settings(
        house, interaction, guild, deed=ModerationAction.GAMES, about=" ".join(off), changes=changes, page="games"
    )


def channel_setter(name: Literal["season_channel", "puzzle_channel"], deed: ModerationAction, page: str) -> "Chosen":
    """Return the handler that sets the channel of this name; none chosen means that nothing is posted.

    The handler raises `Refused` ("forbidden") if the bot cannot post there.
    """

    async def settled(house: House, interaction: discord.Interaction, guild: int) -> None:
        channel = chosen_number(interaction) if chosen_values(interaction) else None
        there = interaction.guild and channel and interaction.guild.get_channel(channel)
        if there and not all(getattr(there.permissions_for(there.guild.me), one) for one in NEEDED):
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
    """Write it down, do it, show the page again."""
    await note_deed(house, interaction, deed, about)
    await house.store.update_guild_settings(guild, **changes)
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


def chosen_number(interaction: discord.Interaction) -> int:
    """The number that was chosen: an id, or how many. Raises `Refused` ("unreadable")."""
    text = chosen_value(interaction)
    if not text.isdecimal() or not 1 <= int(text) < 1 << 63:
        raise Refused("unreadable")
    return int(text)


# ---- the pages


async def show_house_page(house: House, interaction: discord.Interaction, page: str) -> None:
    """Fill a deferred answer, or the message that was pressed, with a page; with the first one if there is none of that name."""
    guild = managed_server(interaction)
    words, store = house.words(interaction), house.store
    settings = await store.guild_settings(guild)
    content: MessageContent
    match page:
        case "tables":
            content = pages.tables_page(await open_tables(house, interaction, guild), words)
        case "channels":
            content = pages.channels_page(settings, existing_channels(interaction, settings.channels or ()), words)
        case "games":
            content = pages.games_page(settings, [game.declaration for game in GAMES.values()], words)
        case "puzzle":
            chosen = (settings.puzzle_channel,) if settings.puzzle_channel else ()
            content = pages.puzzle_channel_page(settings, existing_channels(interaction, chosen), words)
        case "limits":
            content = pages.limits_page(settings, house.tables.settings.limits, words)
        case "bans":
            bans = await store.bans(guild, house.tables.now())
            content = pages.bans_page(bans, await store.names(guild, [one.user for one in bans]), words)
        case "watch":
            content = await watch_page(house, guild, ids.WatchPress("chips", 0, 1, "list"), words)
        case "looks":
            content = pages.looks_page(await store.preferences(PreferencesOwner.GUILD, guild), words)
        case "seasons":
            there = existing_channels(interaction, (settings.season_channel,) if settings.season_channel else ())
            clock = calendar_days.clock_at(house.tables.now(), settings.time_zone)
            command = mention_command("timezone", await command_ids(house))
            content = pages.seasons_page(settings, there, clock, command, words)
        case "invitations":
            content = pages.invitations_page(settings, words)
        case "record":
            done = await store.moderation_log(guild, LATELY)
            people = {one.by for one in done} | {int(one.about) for one in done if one.what in ABOUT_PEOPLE}
            content = pages.record_page(done, await store.names(guild, people), words)
        case _:
            limits = house.tables.settings.limits.lowered(settings)
            count = sum(not hosted.slow for hosted in await store.hosted_tables(guild))
            out = len(await store.bans(guild, house.tables.now()))
            usual = community_language(interaction.guild)
            usual = usual and house.catalogues.language(usual)
            overview = pages.HouseOverview(
                settings, limits, tables=count, banned=out, languages=house.catalogues.languages, usual_language=usual
            )
            content = pages.front_page(overview, words)
    if place_of(interaction) and any(isinstance(row, Picker) for row in content.controls):  # which a direct message cannot show
        content = replace(content, text=fit_message(f"{words('house-pick-there')}\n{content.text}"))
    await house.publisher.answer(interaction, content)


async def watch_page(house: House, guild: int, press: ids.WatchPress, words: Words) -> MessageContent:
    """Return a list of figures about fair play on a server."""
    store = house.store
    zone = (await store.guild_settings(guild)).time_zone
    month = calendar_days.months_later(month_at(house.tables.now(), zone), -press.months)
    is_chips = press.shown == "chips"
    lines: Sequence[ChipFlow] | Sequence[ClosePair]
    start = (press.page - 1) * LINES
    lines = await (store.chip_flows if is_chips else store.close_pairs)(guild, month, LINES + 1, start)
    figures = await (store.flow_figures if is_chips else store.pair_figures)(guild, month)
    people = {user for one in lines for user in one.people}
    names = await store.names(guild, people)
    return watch_content(WatchPage(press, lines[:LINES], len(lines) > LINES, figures, names), words)


async def open_tables(house: House, interaction: discord.Interaction, guild: int) -> list[pages.OpenTable]:
    """The live tables of a server."""
    found = []
    for one in await house.store.hosted_tables(guild):
        try:
            table = await house.store.table(one.table)
        except (Unreadable, Newer):
            table = None
        channel = interaction.guild and interaction.guild.get_channel_or_thread(one.channel)
        seen = None if table is None else public_table(table)
        found.append(pages.OpenTable(one.table, one.channel, seen, channel.name if channel else ""))
    return found


async def live_table_of(house: House, guild: int, table_id: str) -> Table:
    """A live table of this server. Raises `Refused`, also for one of another server."""
    table = await house.tables.load(table_id)
    if table.guild != guild:
        raise Refused("no-table")
    if not table.live:
        raise Refused("over")
    return table


def existing_channels(interaction: discord.Interaction, channels: Sequence[int]) -> Sequence[int]:
    """Return those of the channels that have not been deleted: Discord would refuse the others."""
    guild = interaction.guild
    return [one for one in channels if guild is not None and guild.get_channel(one) is not None]


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(HouseCog(bot.house))
