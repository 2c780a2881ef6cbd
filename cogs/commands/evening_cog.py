"""/evening: plans a table for a time, with buttons to sign up."""

import logging
from zoneinfo import ZoneInfo

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.game_choice import completions, find_game, load_offer
from cogs.commands.play_cog import spoken
from cogs.support.chosen_values import Typed
from cogs.support.house import House, HouseBot, channel_of, guild_of
from cogs.support.opening_tables import require_open_channel, require_permissions
from cogs.support.rate_buckets import OPENING
from cogs.support.refusal_answers import remember_person
from delivery.discord_api.discord_errors import describe, may_pass
from delivery.discord_api.interaction_answers import say
from locales.catalogues import HOUSE_LANGUAGE, Words
from messages.pages.evening_message import cancel_content, plan_link
from messages.pages.evening_times import is_possible, read_time, suggested_times, time_text
from messages.parts.evening_ids import EveningPress
from service.evenings import plan_evening
from tables.people.evenings import GUESTS, LIVE_STEPS, Evening, EveningStep
from tables.state.refusal import Refused
from tables.state.time_zones import zone_named

log = logging.getLogger(__name__)


class EveningCog(commands.Cog):
    """The command that plans an evening."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command()
    @app_commands.guild_only()
    async def evening(self, interaction: discord.Interaction, when: Typed, game: Typed) -> None:
        """Plan an evening in this channel."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await plan(self.house, interaction, when, game)

    @evening.autocomplete("when")
    async def times(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The time that the typed text means, or the next evenings."""
        words, zone, now = self.house.words(interaction), await zone_for(self.house, interaction), self.house.tables.now()
        read = understood(self.house, current, now, zone, words)
        found = [read] if read is not None and is_possible(read, now) else suggested_times(now, zone)
        return [app_commands.Choice(name=time_text(one, zone, words)[:100], value=f"<t:{one // 1000}>") for one in found]

    @evening.autocomplete("game")
    async def games(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The server's presets, then the games on offer, in the reader's language."""
        return completions(self.house, interaction, current, await load_offer(self.house, interaction, with_presets=True))


async def plan(house: House, interaction: discord.Interaction, when: str, game: str) -> None:
    """Store the plan and post it. The interaction has been deferred."""
    words = house.words(interaction)
    guild, channel = guild_of(interaction), channel_of(interaction)
    require_permissions(interaction, words)
    settings = await house.store.servers.guild_settings(guild)
    require_open_channel(settings, interaction)
    offer = await load_offer(house, interaction, with_presets=True)
    name = find_game(house, interaction, game, offer)
    preset = next((preset for preset in offer.presets if preset.name == name), None)
    starts_at = understood(house, when, house.tables.now(), await zone_for(house, interaction), words)
    if starts_at is None:
        raise Refused("evening-unread")
    await remember_person(house, interaction)
    house.presses.take(interaction.user.id, OPENING)
    evening = await plan_evening(
        house.tables,
        guild=guild,
        channel=channel,
        by=interaction.user.id,
        game=preset.game if preset else name,
        preset=preset.name if preset else "",
        locale=house.catalogues.language(settings.locale or spoken(interaction)),
        starts_at=starts_at,
    )
    messages, posted = house.publisher.evenings, None
    try:
        no_event = await messages.announce_event(evening, may_create=interaction.app_permissions.create_events)
        posted = await messages.show(evening.id)
    except Exception as error:
        if not may_pass(error):
            await house.store.evenings.change_evening(evening.id, LIVE_STEPS, step=EveningStep.CANCELLED, due=None)
            raise
        log.info("a plan will be posted later (%s)", describe(error))
    link = plan_link(posted or evening)
    lines = [words("evening-planned", when=f"<t:{starts_at // 1000}:F>", link=link)]
    if no_event:
        lines.append(words("evening-no-event", why=no_event))
    await say(interaction, "\n".join(lines))


async def zone_for(house: House, interaction: discord.Interaction) -> ZoneInfo:
    """Return the time zone of the times that the user types: their own, or the server's."""
    person = await house.store.people.person(interaction.user.id)
    if person is not None and person.time_zone:
        return zone_named(person.time_zone)
    guild = interaction.guild_id
    return zone_named((await house.store.servers.guild_settings(guild)).time_zone if guild else None)


def understood(house: House, text: str, now: int, zone: ZoneInfo, words: Words) -> int | None:
    """Return the time (ms since 1970) that the user means, or None."""
    return read_time(text, now, zone, words, house.catalogues.of(HOUSE_LANGUAGE))


async def handle_evening_press(house: House, interaction: discord.Interaction, press: EveningPress) -> None:
    """Sign up, sign off, or cancel the evening."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    evening = await house.store.evenings.evening(press.evening)
    if evening is None or evening.guild != interaction.guild_id:
        raise Refused("no-evening")
    if not evening.live:
        raise Refused("evening-over")
    if press.verb in ("cancel", "drop"):
        await cancel(house, interaction, evening, is_sure=press.verb == "drop")
    elif press.verb == "join":
        await sign_up(house, interaction, evening)
    else:
        await sign_off(house, interaction, evening)


async def sign_up(house: House, interaction: discord.Interaction, evening: Evening) -> None:
    """Sign the user up: this press is also their consent to the reminder and the mention."""
    user, words = interaction.user.id, house.words(interaction)
    await house.tables.require_not_banned(evening.guild, user)
    await remember_person(house, interaction, sits_down=True)
    added = await house.store.evenings.sign_up(evening.id, user, house.tables.now(), GUESTS)
    if not added and user not in await house.store.evenings.guests(evening.id):
        raise Refused("evening-full", count=GUESTS)
    await say(interaction, words("evening-joined", when=f"<t:{evening.starts_at // 1000}:R>"))
    await house.publisher.evenings.show(evening.id)


async def sign_off(house: House, interaction: discord.Interaction, evening: Evening) -> None:
    """Take the user off the list."""
    await house.store.evenings.sign_off(evening.id, interaction.user.id)
    await say(interaction, house.words(interaction)("evening-left"))
    await house.publisher.evenings.show(evening.id)


async def cancel(house: House, interaction: discord.Interaction, evening: Evening, *, is_sure: bool) -> None:
    """Cancel the evening, after a question. Only who has planned it and people who manage the server may."""
    if interaction.user.id != evening.by and not interaction.permissions.manage_guild:
        raise Refused("evening-not-yours")
    guests, words = await house.store.evenings.guests(evening.id), house.words(interaction)
    if not is_sure:
        question = cancel_content(evening, len(guests), words)
        await say(interaction, question.text, question.controls)
        return
    if not await house.store.evenings.change_evening(evening.id, LIVE_STEPS, step=EveningStep.CANCELLED, due=None):
        raise Refused("evening-over")
    cancelled = await house.publisher.evenings.show(evening.id)
    await say(interaction, words("evening-cancelled-done"))
    if cancelled is not None:
        await house.publisher.evenings.call(cancelled, [guest for guest in guests if guest != interaction.user.id])


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(EveningCog(bot.house))
