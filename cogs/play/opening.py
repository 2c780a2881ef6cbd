"""Opening a table: what the channel must allow, threads for slow tables, and posting the table's
message.
"""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

import discord

from cogs.play.game_search import find_game, load_offer, split_value
from cogs.play.page import GiveWayPress
from cogs.support.house import House
from cogs.support.interaction_values import channel_of, community_language, guild_of
from cogs.support.rate_buckets import OPENING
from cogs.support.refusal_and_error_answers import readable_values, remember_person
from cogs.table import joining
from data.exceptions import ChannelTaken
from delivery.discord_api.discord_errors import (
    CONNECTION_ERRORS,
    ChannelLost,
    Meaning,
    describe,
    meaning_of,
)
from delivery.discord_api.interaction_answers import say
from delivery.discord_api.server_presses import place_of
from delivery.publish.table_places_and_threads import address
from locales.catalogues import Words
from messages.parts.components import MAX_LABEL_LENGTH, Button, ButtonStyle, truncate
from messages.parts.content import yes_no
from messages.parts.custom_ids import PlacedId
from messages.parts.display_names import host_name, public_button
from messages.parts.safe_names import clean_name
from messages.play.seat_messages import seat_offer_controls
from service.persons_tables import tables_of
from tables.changes.closing import is_alone_at
from tables.changes.lobby import named_rules
from tables.changes.pots_and_stakes import is_undecided
from tables.people.people import GuildSettings
from tables.state.change import Refused
from tables.state.phases import CloseReason, Phase
from tables.state.table import Chair, Table, game_of
from tables.views.table_views import public_table

# What the bot needs in a channel to make a thread for a table, and to play in it.
NEEDED_FOR_THREADS: Final = (
    "view_channel",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
)
PACES: Final = ("quick", "slow")
NAME_LENGTH: Final = 100
MOST_BUTTONS: Final = 5  # in a row
# Discord's code: the server has as many active threads as it may have
TOO_MANY_THREADS: Final = 160006


def parse_pace(text: str | None, words: Words) -> bool:
    """Return whether the parameter `pace` asks for a slow table.

    Raises `Refused` ("pace") for a text that means nothing.
    """
    wanted = (text or "quick").strip().casefold()
    for pace in PACES:
        if wanted in (pace, words(f"pace-{pace}").casefold()):
            return pace == "slow"
    raise Refused("pace")


def channel_for_threads(interaction: discord.Interaction) -> discord.TextChannel:
    """Return the channel of the interaction, or that of its thread.

    Raises `Refused` ("no-threads") if it takes no threads.
    """
    channel = interaction.channel
    found = channel.parent if isinstance(channel, discord.Thread) else channel
    if not isinstance(found, discord.TextChannel):
        raise Refused("no-threads")
    return found


@asynccontextmanager
async def thread_for_table(
    house: House, interaction: discord.Interaction, title: str
) -> AsyncIterator[int]:
    """Make a thread for a slow table and give its id; remove it if the table cannot be opened.

    Raises `Refused` ("threads-full"). If the process is killed before the table is stored, the next
    one removes the thread.
    """
    channel = channel_for_threads(interaction)
    host = clean_name(interaction.user.display_name) or clean_name(interaction.user.name)
    try:
        thread = await house.publisher.threads.open(
            channel, truncate(f"{title} · {host}", NAME_LENGTH), interaction.id
        )
    except discord.HTTPException as error:
        if error.code == TOO_MANY_THREADS:
            raise Refused("threads-full") from error
        raise
    try:
        yield thread.id
    except BaseException:
        await house.publisher.threads.discard(thread, interaction.id)
        raise
    await house.store.tables.end_thread(interaction.id)


log = logging.getLogger(__name__)

# What the bot needs where a table stands, for what it does without an interaction: post, edit,
# attach.
NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")
NEEDED_IN_VOICE = (*NEEDED, "connect")  # in the chat of a voice or stage channel


def needed_permissions(channel: object) -> tuple[str, ...]:
    """Return the permissions that the bot needs for a table in a channel."""
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        return NEEDED_IN_VOICE
    return NEEDED_IN_THREADS if isinstance(channel, discord.Thread) else NEEDED


def require_permissions(
    interaction: discord.Interaction, words: Words, *, slow: bool = False
) -> None:
    """Raise `Refused` if the bot lacks a permission that a table needs in this channel.

    A `slow` table needs a new thread of the channel.
    """
    needed = NEEDED_FOR_THREADS if slow else needed_permissions(interaction.channel)
    if missing := [name for name in needed if not getattr(interaction.app_permissions, name)]:
        raise Refused(
            "permissions",
            names=words.listed([words(f"permission-{name.replace('_', '-')}") for name in missing]),
        )


def may_have_table(channel: discord.TextChannel, me: discord.Member) -> bool:
    """Return whether the bot has the permissions that a table needs in a channel."""
    return all(getattr(channel.permissions_for(me), name) for name in NEEDED)


def require_open_channel(settings: GuildSettings, interaction: discord.Interaction) -> None:
    """Raise `Refused` if the server does not allow tables in this channel.

    Of a thread its channel counts.
    """
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if settings.channels is not None and here.isdisjoint(settings.channels):
        raise Refused("channel", channels=settings.channels)


async def say_taken(house: House, interaction: discord.Interaction, wanted: str) -> str | None:
    """Tell the user which table stands in this channel.

    Returns None then, and "" if there is none. A lobby where they wait alone makes room without a
    question: returns its id, so that it ends once the wanted table can be opened. If it is of the
    game or the house rules they wanted, it is theirs: they may have asked twice.

    They can take a seat there. If the table is idle, or if they are alone there with computer
    players, they can end it and open the one they wanted (a game, or a preset's name).
    """
    table = await house.tables.table_in(channel_of(interaction))
    if table is None:
        return ""
    words, user = house.words(interaction), interaction.user.id
    is_alone = is_alone_at(table, user)
    is_planned = await house.store.evenings.evening(table.id) is not None
    waits_alone = is_alone and table.phase is Phase.LOBBY
    (key, named), rules = split_value(wanted), game_of(table)
    is_named = (
        key == table.game and named in rules.presets and table.options == named_rules(rules, named)
    )
    if waits_alone and (wanted in (table.game, table.preset) or is_named):
        await say_opened(house, interaction, table)
        return None
    if waits_alone and not is_planned:
        return table.id
    link = await house.publisher.link(table)
    game, host = words(f"game-{table.game}"), host_name(public_table(table))
    lines = [
        words(
            "table-own" if is_alone else "table-here",
            game=game,
            link=link or address(table, None),
            host=host,
        )
    ]
    is_here = table.participant_of(user) is not None or table.request_of(user) is not None
    # in a direct message the link leads to the table and its seats
    is_offered = not is_here and place_of(interaction) is None
    controls = seat_offer_controls(public_table(table), words) if is_offered else ()
    is_idle = not is_alone and await house.tables.is_idle(table)
    if is_idle:
        lines.append(words("table-idle", match=yes_no(is_undecided(table))))
    if is_idle or is_alone:
        controls = (
            *controls,
            (give_way_button(interaction, table, wanted, words("button-give-way")),),
        )
    await say(interaction, "\n".join(lines), controls)
    return None


def give_way_button(
    interaction: discord.Interaction, table: Table, wanted: str, label: str
) -> Button:
    """Return the button that ends a table and opens the one that was wanted.

    In a direct message it acts on the channel of the interaction.
    """
    press = GiveWayPress(table.id, wanted.replace(":", " ").replace("~", " "))
    place = place_of(interaction)
    return Button(
        PlacedId(press, place) if place else press,
        truncate(label, MAX_LABEL_LENGTH),
        ButtonStyle.DANGER,
    )


async def say_own_tables(
    house: House, interaction: discord.Interaction, wanted: str, no: Refused
) -> None:
    """Tell a host of too many tables where they are.

    They can end those where they are alone with computer players.
    """
    words, user = house.words(interaction), interaction.user.id
    alone = [
        table for table in await tables_of(house.store, user) if table.guild == interaction.guild_id
    ]
    alone = [table for table in alone if is_alone_at(table, user) and not table.slow]
    buttons = [
        give_way_button(
            interaction,
            table,
            wanted,
            f"{words('button-give-way')} ({words(f'game-{table.game}')})",
        )
        for table in alone[:MOST_BUTTONS]
    ]
    sentence = words(f"refused-{no.key}", **readable_values(no.values, words))
    await say(interaction, sentence, (tuple(buttons),) if buttons else ())


async def post_table(house: House, interaction: discord.Interaction, table: Table) -> str:
    """Post the table's message if it is not posted yet, and return its address.

    A table that cannot be posted is closed, and the error is raised.
    """
    if (link := await house.publisher.link(table)) is not None:
        return link
    try:
        await house.publisher.repost(table)
    except CONNECTION_ERRORS as error:
        log.info(
            "table %s: Discord did not say whether it is posted (%s)", table.id, describe(error)
        )
    except (discord.HTTPException, discord.RateLimited, ChannelLost) as error:
        await house.tables.wind_up(table.id, CloseReason.UNREACHABLE)
        barred = isinstance(error, discord.HTTPException) and meaning_of(error) is Meaning.NO_ACCESS
        # a private one: permissions look fine from outside
        if barred and isinstance(interaction.channel, discord.Thread):
            raise Refused("add-to-thread") from error
        raise
    return await house.publisher.link(table) or f"<#{table.channel}>"


async def open_table(
    house: House,
    interaction: discord.Interaction,
    game: str,
    *,
    slow: bool = False,
    instead_of: str | None = None,
) -> None:
    """Open a table in this channel, or a `slow` one in a new thread.

    `game` is a game or a preset of the server.

    The interaction has been deferred. `instead_of` is an idle table of the channel, or one where
    the user is alone: it gives way if the user may open theirs.
    """
    words = house.words(interaction)
    guild, channel = guild_of(interaction), channel_of(interaction)
    offer = await load_offer(house, interaction, with_presets=True, with_named=True)
    name = find_game(house, interaction, game, offer)
    preset = next((preset for preset in offer.presets if preset.name == name), None)
    slow = slow or (preset is not None and preset.table_options.slow)
    require_permissions(interaction, words, slow=slow)
    settings = await house.store.servers.guild_settings(guild)
    if not slow and instead_of is None:
        instead_of = await say_taken(house, interaction, name)
        if instead_of is None:
            return
    await remember_person(house, interaction, sits_down=True)
    host = Chair(interaction.user.id, interaction.user.display_name, interaction.user.name)
    require_open_channel(settings, interaction)
    locale = house.catalogues.language(settings.locale or spoken(interaction))
    house.presses.take(interaction.user.id, OPENING)
    key, named = (preset.game, "") if preset else split_value(name)
    opening = partial(
        house.tables.open,
        guild,
        preset=preset,
        named=named,
        slow=slow,
        instead_of=instead_of or None,
    )
    try:
        if slow:
            await house.tables.admission.require_may_open(guild, interaction.user.id)
            title = (
                clean_name(preset.name) if preset else house.catalogues.of(locale)(f"game-{key}")
            )
            async with thread_for_table(house, interaction, title) as thread:
                table = await opening(channel=thread, host=host, game=key, locale=locale)
        else:
            table = await opening(channel=channel, host=host, game=key, locale=locale)
    except ChannelTaken:
        if await say_taken(house, interaction, name) is not None:  # it has ended since
            await open_table(house, interaction, game)
        return
    except Refused as no:
        if no.key != "host-tables" or slow:
            raise
        await say_own_tables(house, interaction, name, no)
        return
    await say_opened(house, interaction, table)


async def say_opened(house: House, interaction: discord.Interaction, table: Table) -> None:
    """Post the table that the user has opened, and tell them that they sit there."""
    link = await post_table(house, interaction, table)
    # in its own channel the table stands above the answer
    is_elsewhere = table.slow or place_of(interaction) is not None
    sentence = house.words(interaction)("opened-slow" if table.slow else "opened", link=link)
    await joining.say_seated(
        house,
        interaction,
        table,
        *([sentence] if is_elsewhere else ()),
        *await bots_only_lines(house, interaction, table),
    )


async def bots_only_lines(
    house: House, interaction: discord.Interaction, table: Table
) -> list[str]:
    """Return why the user plays with bots only at a table that they have opened, and for how long.

    [] if others can join.
    """
    if not table.bots_only_until:
        return []
    return [
        house.words(interaction)(
            "opened-bots-only",
            count=await house.tables.admission.rounds_left(table.guild, interaction.user.id),
            when=f"<t:{table.bots_only_until // 1000}:t>",
            now=public_button("button-now", table.locale),
        )
    ]


def spoken(interaction: discord.Interaction) -> str:
    """Return the locale of a new table on a server that has not chosen a language.

    Only community servers have a language of their own. All others get the host's language.
    """
    return community_language(interaction.guild) or interaction.locale.value
