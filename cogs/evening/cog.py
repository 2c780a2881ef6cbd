"""/evening and /notify: people come together.

/evening plans a table for a time; /notify asks to be told of open tables. *Invite*, which mentions
a role, is a button of a table (`cogs.play.opening`).
"""

import logging
from zoneinfo import ZoneInfo

import discord
from discord import app_commands

from cogs.evening.times import is_possible, read_time, suggested_times, time_text
from cogs.play.game_search import complete_offered_game, completions, find_game, load_offer
from cogs.play.opening import require_open_channel, require_permissions, spoken
from cogs.press_handlers import handles
from cogs.support.house import FeatureCog, HouseBot
from cogs.support.interaction_values import Typed, channel_of, chosen_number, guild_of
from cogs.support.rate_buckets import OPENING
from cogs.support.refusal_and_error_answers import remember_person
from cogs.tournament.presses import TournamentPresses, require_manager
from delivery.discord_api.discord_errors import describe, may_pass
from delivery.discord_api.interaction_answers import close_question, remove_controls, say
from locales.catalogues import HOUSE_LANGUAGE, Words
from messages.notices.evening_message import cancel_content, plan_link
from messages.notices.notice_messages import wish_content
from messages.parts.components import Controls, Picker, PickerKind
from messages.parts.content import yes_no
from messages.parts.custom_ids import EveningPress, UnwishPress
from messages.parts.display_names import public_button
from service.evenings import cancel_evening, plan_evening, sign_off, sign_up
from tables.state.calendar_days import zone_named
from tables.state.change import Refused
from tables.state.evening_times_and_limits import Evening
from tables.tournaments.tournament import (
    LEAST_MINUTES,
    LEAST_ROUNDS,
    MOST_CHIPS,
    MOST_MINUTES,
    MOST_ROUNDS,
    USUAL_MINUTES,
)

log = logging.getLogger(__name__)


class EveningCog(FeatureCog):
    """The command that plans an evening."""

    @app_commands.command()
    @app_commands.guild_only()
    async def evening(
        self,
        interaction: discord.Interaction,
        when: Typed,
        game: Typed,
        rounds: app_commands.Range[int, LEAST_ROUNDS, MOST_ROUNDS] | None = None,
        minutes: app_commands.Range[int, LEAST_MINUTES, MOST_MINUTES] = USUAL_MINUTES,
        chips: app_commands.Range[int, 0, MOST_CHIPS] = 0,
    ) -> None:
        """Plan an evening in this channel: an open table, or a tournament with `rounds`."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.plan(
            interaction,
            when,
            game,
            rounds=rounds or 0,
            minutes=minutes if rounds else 0,
            chips=chips,
        )

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
        """The games on offer, then the server's presets, in the reader's language."""
        return completions(
            self.house,
            interaction,
            current,
            await load_offer(self.house, interaction, with_presets=True),
        )

    async def plan(
        self,
        interaction: discord.Interaction,
        when: str,
        game: str,
        rounds: int = 0,
        minutes: int = 0,
        chips: int = 0,
    ) -> None:
        """Store the plan and post it. The interaction has been deferred."""
        words = self.house.words(interaction)
        guild, channel = guild_of(interaction), channel_of(interaction)
        require_permissions(interaction, words)
        settings = await self.house.store.servers.guild_settings(guild)
        require_open_channel(settings, interaction)
        offer = await load_offer(self.house, interaction, with_presets=True)
        name = find_game(self.house, interaction, game, offer)
        preset = next((preset for preset in offer.presets if preset.name == name), None)
        zone = await self.zone_for(interaction)
        starts_at = self.understood(when, self.house.tables.now(), zone, words)
        if starts_at is None:
            raise Refused("evening-unread")
        await remember_person(self.house, interaction)
        self.house.presses.take(interaction.user.id, OPENING)
        plans = await self.house.store.evenings.evenings(guild)
        for planned in plans:
            if interaction.user.id == planned.by or interaction.permissions.manage_guild:
                # nobody could cancel one whose message has been deleted
                await self.house.store.evenings.show_again(id=planned.id)
        evening = await plan_evening(
            self.house.tables,
            guild=guild,
            channel=channel,
            by=interaction.user.id,
            game=preset.game if preset else name,
            preset=preset,
            locale=self.house.catalogues.language(settings.locale or spoken(interaction)),
            starts_at=starts_at,
            press=interaction.id,
            rounds=rounds,
            minutes=minutes,
            entry=chips,
        )
        seal = await self.house.publisher.tournaments.seal(evening) if rounds else ""
        messages, posted = self.house.publisher.evenings, None
        try:
            no_event = await messages.announce_event(
                evening, may_create=interaction.app_permissions.create_events
            )
            posted = await messages.show(evening.id)
        except Exception as error:
            if not may_pass(error):
                await cancel_evening(self.house.tables, evening)
                raise
            log.info("a plan will be posted later (%s)", describe(error))
        lines = [
            words(
                "evening-planned",
                when=f"<t:{starts_at // 1000}:F>",
                link=plan_link(posted or evening),
            )
        ]
        if zone == zone_named(None):  # probably nobody has chosen one
            lines.append(words("evening-zone", zone=zone.key))
        lines += [
            words(
                "evening-near",
                when=f"<t:{planned.starts_at // 1000}:F>",
                link=plan_link(planned),
            )
            for planned in plans
            if evening.overlaps(planned)
        ]
        if no_event:
            lines.append(words("evening-no-event", why=no_event))
        if rounds:
            lines.append(words("tournament-seal", seal=seal))
        team, controls = await self.team_of(interaction, evening)
        await say(interaction, "\n".join((*lines, *team)), controls)
        if rounds:
            await self.house.publisher.keep_for_round(interaction, evening.id)

    async def zone_for(self, interaction: discord.Interaction) -> ZoneInfo:
        """Return the time zone of the times that the user types: their own, or the server's."""
        person = await self.house.store.people.person(interaction.user.id)
        if person is not None and person.time_zone:
            return zone_named(person.time_zone)
        if interaction.guild_id is None:
            return zone_named(None)
        return zone_named(
            (await self.house.store.servers.guild_settings(interaction.guild_id)).time_zone
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
        if press.verb not in ("join", "team", "leave", "begin", "cancel", "drop"):
            await TournamentPresses(self.house).answer(interaction, press)
        elif not evening.live:
            raise Refused("evening-over")
        elif press.verb == "begin":
            await TournamentPresses(self.house).begin(interaction, evening)
        elif press.verb in ("cancel", "drop"):
            await self.cancel(interaction, evening, is_sure=press.verb == "drop")
        elif press.verb in ("join", "team"):
            await self.sign_up(
                interaction,
                evening,
                partner=chosen_number(interaction) if press.verb == "team" else None,
            )
        else:
            await self.sign_off(interaction, evening)

    async def sign_up(
        self, interaction: discord.Interaction, evening: Evening, partner: int | None = None
    ) -> None:
        """Sign the user up: this press is also their consent to the reminder and the mention.

        `partner`: they want to play as a team with this person.
        """
        words = self.house.words(interaction)
        await remember_person(self.house, interaction, sits_down=True)
        await sign_up(self.house.tables, evening, interaction.user.id, interaction.id)
        lines = [
            words(
                "evening-joined",
                when=f"<t:{evening.starts_at // 1000}:R>",
                reminds=yes_no(
                    evening.reminds
                    and not await self.house.store.people.is_quiet(
                        interaction.user.id, evening.due or 0
                    )
                ),
                leave=public_button("button-evening-leave", evening.locale),
            )
        ]
        if evening.rounds:
            lines.append(
                words("tournament-seal", seal=await self.house.publisher.tournaments.seal(evening))
            )
        team, controls = await self.team_of(interaction, evening, partner)
        await say(interaction, "\n".join((*lines, *team)), controls)
        if evening.rounds:
            await self.house.publisher.keep_for_round(interaction, evening.id)
        await self.house.publisher.evenings.catch_up(evening.id)

    async def team_of(
        self, interaction: discord.Interaction, evening: Evening, partner: int | None = None
    ) -> tuple[tuple[str, ...], Controls]:
        """Store the partner that the user wants, in a tournament of teams.

        Return a line about their team, and the menu of people.
        """
        if not await self.house.publisher.tournaments.in_teams(evening):
            return (), ()
        user, words = interaction.user.id, self.house.words(interaction)
        evenings = self.house.store.evenings
        chosen = await evenings.set_partner(evening.id, user, partner)
        is_team = user in await evenings.teams(evening.id)
        state = "alone" if chosen in (None, user) else "together" if is_team else "waits"
        menu = Picker(
            EveningPress(evening.id, "team"), PickerKind.PEOPLE, words("menu-tournament-team")
        )
        return (
            words(
                "tournament-team",
                state=state,
                name=f"<@{chosen}>",
                join=public_button("button-evening-join", evening.locale),
            ),
        ), (menu,)

    async def sign_off(self, interaction: discord.Interaction, evening: Evening) -> None:
        """Take the user off the list."""
        await sign_off(self.house.tables, evening, interaction.user.id)
        await say(interaction, self.house.words(interaction)("evening-left"))
        await self.house.publisher.evenings.catch_up(evening.id)

    async def cancel(
        self, interaction: discord.Interaction, evening: Evening, *, is_sure: bool
    ) -> None:
        """Cancel the evening, after a question."""
        await require_manager(self.house, interaction, evening)
        guests, words = (
            await self.house.store.evenings.guests(evening.id),
            self.house.words(interaction),
        )
        if not is_sure:
            question = cancel_content(evening, len(guests), words)
            await say(interaction, question.text, question.controls)
            return
        await cancel_evening(self.house.tables, evening)
        await self.house.publisher.evenings.catch_up(evening.id)
        await say(interaction, words("evening-cancelled-done"))
        await self.house.publisher.evenings.call(
            evening.id, [guest for guest in guests if guest != interaction.user.id]
        )


class NotifyCog(FeatureCog):
    """The command that asks for notices."""

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.autocomplete(game=complete_offered_game)
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
