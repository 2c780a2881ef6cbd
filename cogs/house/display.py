"""Shows the pages of `/house`: reads what each needs and answers with it."""

from collections.abc import Sequence
from dataclasses import replace

import discord

from cogs.house import page as pages
from cogs.house.figures_page import WatchPress, watch_content
from cogs.house.moderator_rights import managed_server
from cogs.house.page import LINES
from cogs.play.opening import may_have_table
from cogs.support.house import House
from cogs.support.interaction_values import community_language
from delivery.discord_api.server_presses import place_of, server_access
from games import GAMES
from locales.catalogues import Words
from messages.parts.components import placeable
from messages.parts.content import MessageContent, fit_message
from tables.people.fair_play import ChipFlow, ClosePair, month_at
from tables.people.people import ABOUT_PEOPLE, PreferencesOwner
from tables.state import calendar_days
from tables.views.table_views import public_table

LATELY = 20  # lines of the record


async def show_house_page(
    house: House, interaction: discord.Interaction, page: str, number: int = 1
) -> None:
    """Fill a deferred answer, or the message that was pressed, with a page.

    With the first one if there is none of that name. `number` counts the pages of a list.
    """
    guild = managed_server(house, interaction)
    words, store = house.words(interaction), house.store
    settings = await store.servers.guild_settings(guild)
    match page:
        case "tables":
            content = pages.tables_page(await open_tables(house, interaction, guild), words, number)
        case "channels":
            content = pages.channels_page(
                settings, existing_channels(interaction, settings.channels or ()), words
            )
        case "games":
            content = pages.games_page(
                settings, [game.declaration for game in GAMES.values()], words
            )
        case "puzzle":
            content = pages.puzzle_channel_page(
                settings,
                postable_channels(
                    interaction, (settings.puzzle_channel,) if settings.puzzle_channel else ()
                ),
                words,
            )
        case "limits":
            content = pages.limits_page(settings, house.tables.settings.limits, words)
        case "bans":
            bans = await store.servers.bans(guild, house.tables.now())
            content = pages.bans_page(
                bans, await store.people.names(guild, [ban.user for ban in bans]), words, number
            )
        case "watch":
            content = await watch_page(house, guild, WatchPress("chips", 0, 1, "list"), words)
        case "looks":
            content = pages.looks_page(
                await store.people.preferences(PreferencesOwner.GUILD, guild), words
            )
        case "seasons":
            there = postable_channels(
                interaction, (settings.season_channel,) if settings.season_channel else ()
            )
            content = pages.seasons_page(
                settings,
                there,
                calendar_days.clock_at(house.tables.now(), settings.time_zone),
                words,
            )
        case "presets":
            content = pages.presets_page(await store.servers.presets(guild), words)
        case "invitations":
            role = existing_role(interaction, settings.invite_role)
            content = pages.invitations_page(role.id if role else None, words)
        case "record":
            done = await store.servers.moderation_log(guild, LATELY)
            people = {entry.by for entry in done} | {
                int(entry.about) for entry in done if entry.what in ABOUT_PEOPLE
            }
            content = pages.record_page(done, await store.people.names(guild, people), words)
        case _:
            limits = house.tables.settings.limits.lowered(settings)
            paces = [hosted.slow for hosted in await store.tables.hosted_tables(guild)]
            out = len(await store.servers.bans(guild, house.tables.now()))
            usual = community_language(interaction.guild)
            usual = usual and house.catalogues.language(usual)
            overview = pages.HouseOverview(
                settings,
                limits,
                tables=paces.count(False),
                slow_tables=paces.count(True),
                banned=out,
                languages=house.catalogues.languages,
                usual_language=usual,
            )
            content = pages.front_page(overview, words)
    if place_of(interaction) and placeable(content.controls) != content.controls:
        content = replace(content, text=fit_message(f"{words('house-pick-there')}\n{content.text}"))
    await house.publisher.answer(interaction, content)


async def watch_page(house: House, guild: int, press: WatchPress, words: Words) -> MessageContent:
    """Return a list of figures about fair play on a server."""
    store = house.store
    month = calendar_days.months_later(
        month_at(house.tables.now(), (await store.servers.guild_settings(guild)).time_zone),
        -press.months,
    )
    is_chips = press.shown == "chips"
    lines: Sequence[ChipFlow] | Sequence[ClosePair]
    lines = await (store.profiles.chip_flows if is_chips else store.profiles.close_pairs)(
        guild, month, LINES + 1, (press.page - 1) * LINES
    )
    figures = await (store.profiles.flow_figures if is_chips else store.profiles.pair_figures)(
        guild, month
    )
    names = await store.people.names(guild, {user for line in lines for user in line.people})
    return watch_content(press, lines[:LINES], figures, names, words, has_more=len(lines) > LINES)


async def open_tables(
    house: House, interaction: discord.Interaction, guild: int
) -> list[pages.OpenTable]:
    """Return the live tables of a server, the newest change last."""
    found = []
    for hosted in await house.store.tables.hosted_tables(guild):
        table = await house.store.tables.readable_table(hosted.table)
        channel = interaction.guild and interaction.guild.get_channel_or_thread(hosted.channel)
        seen = None if table is None else public_table(table)
        found.append(
            pages.OpenTable(hosted.table, hosted.channel, seen, channel.name if channel else "")
        )
    return found


def existing_channels(interaction: discord.Interaction, channels: Sequence[int]) -> Sequence[int]:
    """Return those of the channels that have not been deleted: Discord would refuse the others."""
    guild = interaction.guild
    return [
        channel
        for channel in channels
        if guild is not None and guild.get_channel(channel) is not None
    ]


def postable_channels(interaction: discord.Interaction, channels: Sequence[int]) -> Sequence[int]:
    """Return those of the channels where the bot can post by itself.

    No forums, and no deleted ones.
    """
    server = server_access(interaction)
    if server is None:
        return []
    found = {channel.id: channel for channel in server.channels}
    return [
        channel
        for channel in channels
        if channel in found and may_have_table(found[channel], server.me)
    ]


def existing_role(interaction: discord.Interaction, role: int | None) -> discord.Role | None:
    """Return a role of the server, or None if it has been deleted.

    Discord would refuse it in a menu.
    """
    server = server_access(interaction)
    return None if server is None or role is None else server.guild.get_role(role)
