"""/evening, /notify and /invite: people come together.

/evening plans a table for a time; /notify asks to be told of open tables; /invite mentions the role
that the server's moderators have allowed.
"""

import logging
from zoneinfo import ZoneInfo

import discord
from discord import app_commands

from cogs.evening.page import cancel_content, wish_content
from cogs.evening.times import is_possible, read_time, suggested_times, time_text
from cogs.play.game_search import completions, find_game, load_offer
from cogs.play.opening import require_open_channel, require_permissions, spoken
from cogs.press_handlers import handles
from cogs.support.house import FeatureCog, HouseBot
from cogs.support.interaction_values import Typed, channel_of, guild_of
from cogs.support.rate_buckets import OPENING
from cogs.support.refusal_answers import remember_person
from delivery.discord_api.discord_errors import describe, may_pass
from delivery.discord_api.interaction_answers import close_question, remove_controls, say
from locales.catalogues import HOUSE_LANGUAGE, Words
from messages.notices.evening_message import plan_link
from messages.parts.custom_ids import EveningPress, UnwishPress
from service.evenings import plan_evening
from tables.people.evenings import GUESTS, LIVE_STEPS, Evening, EveningStep
from tables.state.calendar_days import zone_named
from tables.state.change import Refused

log = logging.getLogger(__name__)


class EveningCog(FeatureCog):
    """The command that plans an evening."""

    @app_commands.command()
    @app_commands.guild_only()
    async def evening(self, interaction: discord.Interaction, when: Typed, game: Typed) -> None:
        """Plan an evening in this channel."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.plan(interaction, when, game)

    @evening.autocomplete("when")
    async def times(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The time that the typed text means, or the next evenings."""
        words, zone, now = (
            self.house.words(interaction),
            await self.zone_for(interaction),
            self.house.tables.now(),
        )
        read = self.understood(current, now, zone, words)
        found = (
            [read]
            if read is not None and is_possible(read, now)
            else suggested_times(current, now, zone, words)
        )
        return [
            app_commands.Choice(
                name=time_text(moment, zone, words)[:100], value=f"<t:{moment // 1000}>"
            )
            for moment in found
        ]

    @evening.autocomplete("game")
    async def games(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The server's presets, then the games on offer, in the reader's language."""
        return completions(
            self.house,
            interaction,
            current,
            await load_offer(self.house, interaction, with_presets=True),
        )

    async def plan(self, interaction: discord.Interaction, when: str, game: str) -> None:
        """Store the plan and post it. The interaction has been deferred."""
        words = self.house.words(interaction)
        guild, channel = guild_of(interaction), channel_of(interaction)
        require_permissions(interaction, words)
        settings = await self.house.store.servers.guild_settings(guild)
        require_open_channel(settings, interaction)
        offer = await load_offer(self.house, interaction, with_presets=True)
        name = find_game(self.house, interaction, game, offer)
        preset = next((preset for preset in offer.presets if preset.name == name), None)
        starts_at = self.understood(
            when, self.house.tables.now(), await self.zone_for(interaction), words
        )
        if starts_at is None:
            raise Refused("evening-unread")
        await remember_person(self.house, interaction)
        self.house.presses.take(interaction.user.id, OPENING)
        evening = await plan_evening(
            self.house.tables,
            guild=guild,
            channel=channel,
            by=interaction.user.id,
            game=preset.game if preset else name,
            preset=preset.name if preset else "",
            locale=self.house.catalogues.language(settings.locale or spoken(interaction)),
            starts_at=starts_at,
        )
        messages, posted = self.house.publisher.evenings, None
        try:
            no_event = await messages.announce_event(
                evening, may_create=interaction.app_permissions.create_events
            )
            posted = await messages.show(evening.id)
        except Exception as error:
            if not may_pass(error):
                await self.house.store.evenings.change_evening(
                    evening.id, LIVE_STEPS, step=EveningStep.CANCELLED, due=None
                )
                raise
            log.info("a plan will be posted later (%s)", describe(error))
        link = plan_link(posted or evening)
        lines = [words("evening-planned", when=f"<t:{starts_at // 1000}:F>", link=link)]
        if no_event:
            lines.append(words("evening-no-event", why=no_event))
        await say(interaction, "\n".join(lines))

    async def zone_for(self, interaction: discord.Interaction) -> ZoneInfo:
        """Return the time zone of the times that the user types: their own, or the server's."""
        person = await self.house.store.people.person(interaction.user.id)
        if person is not None and person.time_zone:
            return zone_named(person.time_zone)
        guild = interaction.guild_id
        return zone_named(
            (await self.house.store.servers.guild_settings(guild)).time_zone if guild else None
        )

    def understood(self, text: str, now: int, zone: ZoneInfo, words: Words) -> int | None:
        """Return the time (ms since 1970) that the user means, or None."""
        return read_time(text, now, zone, words, self.house.catalogues.of(HOUSE_LANGUAGE))

    @handles(EveningPress)
    async def handle_evening_press(
        self, interaction: discord.Interaction, press: EveningPress
    ) -> None:
        """Sign up, sign off, or cancel the evening."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        evening = await self.house.store.evenings.evening(press.evening)
        if evening is None or evening.guild != interaction.guild_id:
            raise Refused("no-evening")
        if not evening.live:
            raise Refused("evening-over")
        if press.verb in ("cancel", "drop"):
            await self.cancel(interaction, evening, is_sure=press.verb == "drop")
        elif press.verb == "join":
            await self.sign_up(interaction, evening)
        else:
            await self.sign_off(interaction, evening)

    async def sign_up(self, interaction: discord.Interaction, evening: Evening) -> None:
        """Sign the user up: this press is also their consent to the reminder and the mention."""
        user, words = interaction.user.id, self.house.words(interaction)
        await self.house.tables.admission.require_not_banned(evening.guild, user)
        await remember_person(self.house, interaction, sits_down=True)
        added = await self.house.store.evenings.sign_up(
            evening.id, user, self.house.tables.now(), GUESTS
        )
        if not added and user not in await self.house.store.evenings.guests(evening.id):
            raise Refused("evening-full", count=GUESTS)
        await say(interaction, words("evening-joined", when=f"<t:{evening.starts_at // 1000}:R>"))
        await self.house.publisher.evenings.show(evening.id)

    async def sign_off(self, interaction: discord.Interaction, evening: Evening) -> None:
        """Take the user off the list."""
        await self.house.store.evenings.sign_off(evening.id, interaction.user.id)
        await say(interaction, self.house.words(interaction)("evening-left"))
        await self.house.publisher.evenings.show(evening.id)

    async def cancel(
        self, interaction: discord.Interaction, evening: Evening, *, is_sure: bool
    ) -> None:
        """Cancel the evening, after a question.

        Only who has planned it and people who manage the server may.
        """
        if interaction.user.id != evening.by and not interaction.permissions.manage_guild:
            raise Refused("evening-not-yours")
        guests, words = (
            await self.house.store.evenings.guests(evening.id),
            self.house.words(interaction),
        )
        if not is_sure:
            question = cancel_content(evening, len(guests), words)
            await say(interaction, question.text, question.controls)
            return
        if not await self.house.store.evenings.change_evening(
            evening.id, LIVE_STEPS, step=EveningStep.CANCELLED, due=None
        ):
            raise Refused("evening-over")
        cancelled = await self.house.publisher.evenings.show(evening.id)
        await say(interaction, words("evening-cancelled-done"))
        if cancelled is not None:
            await self.house.publisher.evenings.call(
                cancelled, [guest for guest in guests if guest != interaction.user.id]
            )


class NotifyCog(FeatureCog):
    """The command that asks for notices."""

    @app_commands.command()
    @app_commands.guild_only()
    async def notify(self, interaction: discord.Interaction, game: Typed) -> None:
        """Tell the user when a table of a game opens here."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        guild = guild_of(interaction)
        wanted = find_game(self.house, interaction, game, await load_offer(self.house, interaction))
        await self.house.tables.admission.require_not_banned(guild, interaction.user.id)
        await remember_person(self.house, interaction, sits_down=True)
        await self.house.store.evenings.add_wish(guild, interaction.user.id, wanted)
        content = wish_content(wanted, guild, self.house.words(interaction))
        await say(interaction, content.text, content.controls)

    @notify.autocomplete("game")
    async def games(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The games on offer, in the reader's language."""
        return completions(
            self.house, interaction, current, await load_offer(self.house, interaction)
        )

    @handles(UnwishPress)
    async def remove_wish(self, interaction: discord.Interaction, press: UnwishPress) -> None:
        """Tell the user no longer of tables of that game."""
        # a notice in a direct message stays, the answer to /notify does not
        await (remove_controls if interaction.guild_id is None else close_question)(interaction)
        await self.house.store.evenings.remove_wish(press.guild, interaction.user.id, press.game)
        words = self.house.words(interaction)
        await say(interaction, words("notify-off", game=words(f"game-{press.game}")))


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(EveningCog(bot.house))
    await bot.add_cog(NotifyCog(bot.house))
