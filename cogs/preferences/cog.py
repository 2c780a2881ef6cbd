"""/preferences and /timezone.

/preferences is how a person likes pictures and words; /house shows the same menus for a server.
/timezone sets a server's clock: its days and seasons begin at midnight there.
"""

import discord
from discord import app_commands

from ai.levels import Level
from cogs.house.display import show_house_page
from cogs.house.moderation import managed_server, note_deed, open_house
from cogs.preferences.page import (
    ALWAYS,
    FITTING,
    PIP_STYLES,
    PreferenceMenu,
    QuietMenu,
    TimesPress,
    audience_menu,
    avoided_page,
    language_menu,
    offered_aids,
    person_preferences_text,
    preference_menus,
    times_page,
    zone_form,
)
from cogs.press_handlers import handles, handles_form
from cogs.support.house import FeatureCog, HouseBot
from cogs.support.interaction_values import Typed, chosen_number, chosen_value, chosen_values
from cogs.support.refusal_answers import remember_person
from data.people import PersonChanges
from delivery.discord_api.interaction_answers import change_controls, defer_silently, say, show_form
from messages.parts.components import Button
from messages.parts.display_names import DISCORD_LANGUAGE
from messages.parts.safe_names import escape_markup
from tables.people.people import QUIET_HOURS, Audience, ModerationAction, Person, PreferencesOwner
from tables.state import calendar_days
from tables.state.calendar_days import find_zone
from tables.state.change import Refused


def changed_preferences(
    owner: PreferencesOwner, what: str, picked: list[str]
) -> dict[str, bool | str | None]:
    """The preferences as a menu was left.

    Raises `Refused` ("unreadable") for values that it does not offer.
    """
    if what == "company":
        if (
            owner is not PreferencesOwner.PERSON
            or len(picked) != 1
            or picked[0] not in (FITTING, *Level)
        ):
            raise Refused("unreadable")
        return {"company": None if picked[0] == FITTING else picked[0]}
    if what == "profile":
        if (
            owner is not PreferencesOwner.PERSON
            or len(picked) != 1
            or picked[0] not in set(Audience)
        ):
            raise Refused("unreadable")
        return {"profile": picked[0]}
    if what == "pips":
        if len(picked) != 1 or picked[0] not in PIP_STYLES:
            raise Refused("unreadable")
        return {"classic": PIP_STYLES[picked[0]]}
    if not set(picked) <= set(offered_aids(owner)):
        raise Refused("unreadable")
    return {name: name in picked for name in offered_aids(owner)}


class PreferencesCog(FeatureCog):
    """The command for a person's preferences."""

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def preferences(self, interaction: discord.Interaction) -> None:
        """Show the user's preferences."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.show_preferences(interaction)

    @handles(PreferenceMenu)
    async def set_preference(self, interaction: discord.Interaction, menu: PreferenceMenu) -> None:
        """Settle it, and show it at once."""
        owner = PreferencesOwner(menu.owner)
        owner_key = self.owner_id(owner, interaction)
        await defer_silently(interaction)
        if menu.what == "language":
            await self.set_language(interaction, owner)
            return
        if menu.what in ("avoid", "avoided"):
            await self.set_avoided(interaction, owner, menu.what)
            return
        wanted = changed_preferences(owner, menu.what, chosen_values(interaction))
        if owner is PreferencesOwner.GUILD:
            await note_deed(self.house, interaction, ModerationAction.LOOKS)
        await self.house.store.people.update_preferences(owner, owner_key, wanted)
        if owner is PreferencesOwner.GUILD:
            await show_house_page(self.house, interaction, "looks")
        elif menu.what == "profile":
            await self.show_times(interaction)
        else:
            await self.show_preferences(interaction)
        await self.house.publisher.redraw_for(owner, owner_key)

    async def set_language(self, interaction: discord.Interaction, owner: PreferencesOwner) -> None:
        """Settle the language of the user's private messages, and show everything in it.

        Raises `Refused` ("unreadable").
        """
        picked = chosen_values(interaction)
        if owner is not PreferencesOwner.PERSON or picked not in (
            [code] for code in (DISCORD_LANGUAGE, *self.house.catalogues.languages)
        ):
            raise Refused("unreadable")
        chosen = None if picked == [DISCORD_LANGUAGE] else picked[0]
        changes = PersonChanges(language=chosen)
        await remember_person(self.house, interaction)
        await self.house.store.people.update_person(interaction.user.id, **changes)
        await self.house.learn_language(interaction)
        await self.show_preferences(interaction)
        await self.house.publisher.redraw_for(PreferencesOwner.PERSON, interaction.user.id)

    async def set_avoided(
        self, interaction: discord.Interaction, owner: PreferencesOwner, what: str
    ) -> None:
        """Change the user's list of avoided people.

        "avoid" adds the chosen person, "avoided" keeps only those who stay chosen.
        """
        user, people = interaction.user.id, self.house.store.people
        if owner is not PreferencesOwner.PERSON:
            raise Refused("unreadable")
        if what == "avoided":
            await people.avoid_only(user, chosen_values(interaction))
        elif (other := chosen_number(interaction)) == user:
            raise Refused("avoid-self")
        elif not await people.avoid(user, other, self.house.tables.now()):
            raise Refused("avoid-full")
        await self.show_times(interaction)

    def owner_id(self, owner: PreferencesOwner, interaction: discord.Interaction) -> int:
        """Return whose preferences are changed: the user's or the server's.

        Raises `Refused` ("keepers-only").
        """
        if owner is PreferencesOwner.PERSON:
            return interaction.user.id
        return managed_server(self.house, interaction)

    async def show_preferences(self, interaction: discord.Interaction) -> None:
        """Show the user's preferences, and the levels of bots that the user meets."""
        user, words = interaction.user.id, self.house.words(interaction)
        preferences, met = (
            await self.house.store.people.preferences(PreferencesOwner.PERSON, user),
            await self.house.store.people.level_progress(user),
        )
        person = await self.house.store.people.person(user)
        usual = self.house.catalogues.language(interaction.locale.value)
        languages = language_menu(
            person.language if person else None, usual, self.house.catalogues.languages, words
        )
        times = (Button(TimesPress("times"), words("button-times")),)
        menus = (*preference_menus(PreferencesOwner.PERSON, preferences, words), languages, times)
        await change_controls(interaction, menus, person_preferences_text(met, words))

    @handles(TimesPress)
    async def handle_times_press(self, interaction: discord.Interaction, press: TimesPress) -> None:
        """Turn to the page of times or back, or ask for a time zone."""
        if press.page == "zone":
            await show_form(interaction, zone_form(self.house.words(interaction)))
            return
        await defer_silently(interaction)
        await (self.show_times if press.page == "times" else self.show_preferences)(interaction)

    @handles_form(TimesPress)
    async def set_zone(self, interaction: discord.Interaction, _: TimesPress, typed: str) -> None:
        """Set the time zone of the times that the user types. Raises `Refused` ("no-zone")."""
        zone = find_zone(typed) if typed.strip() else None
        if zone is None and typed.strip():
            raise Refused("no-zone")
        await defer_silently(interaction)
        await remember_person(self.house, interaction)
        await self.house.store.people.update_person(interaction.user.id, time_zone=zone)
        await self.show_times(interaction)
        # tells the other processes, too
        await self.house.publisher.redraw_for(PreferencesOwner.PERSON, interaction.user.id)

    @handles(QuietMenu)
    async def set_quiet_hours(self, interaction: discord.Interaction, _: QuietMenu) -> None:
        """Set the hours without reminders by direct message."""
        chosen = chosen_value(interaction)
        if chosen not in (ALWAYS, *QUIET_HOURS):
            raise Refused("unreadable")
        await defer_silently(interaction)
        await remember_person(self.house, interaction)
        await self.house.store.people.update_person(
            interaction.user.id, quiet_hours=None if chosen == ALWAYS else chosen
        )
        await self.show_times(interaction)
        await self.house.publisher.redraw_for(PreferencesOwner.PERSON, interaction.user.id)

    async def show_times(self, interaction: discord.Interaction) -> None:
        """Show the second page.

        It has time zone, quiet hours, who sees the user's profile, and the people they avoid.
        """
        user, words, people = (
            interaction.user.id,
            self.house.words(interaction),
            self.house.store.people,
        )
        page = times_page(await people.person(user) or Person(user), words)
        seen = audience_menu(await people.preferences(PreferencesOwner.PERSON, user), words)
        entries = await people.avoided_people(user, interaction.guild_id)
        avoided = avoided_page(entries, words, on_server=interaction.guild_id is not None)
        text = f"{page.text}\n{avoided.text}"
        *menus, buttons = page.controls
        await change_controls(interaction, (seen, *menus, *avoided.controls, buttons), text)


MOST = 25  # completions


class TimezoneCog(FeatureCog):
    """The command for people who manage the server."""

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def timezone(self, interaction: discord.Interaction, zone: Typed) -> None:
        """Set the time zone of the server. Rounds that were counted stay on their days."""
        guild = open_house(self.house, interaction)
        found = zone_called(zone)
        if found is None:
            raise Refused("unknown-zone", zone=escape_markup(zone[:50]))
        await interaction.response.defer(ephemeral=True, thinking=True)
        await note_deed(self.house, interaction, ModerationAction.TIME_ZONE, found)
        await self.house.store.servers.update_guild_settings(guild, time_zone=found)
        clock = calendar_days.clock_at(self.house.tables.now(), found)
        await say(
            interaction, self.house.words(interaction)("time-zone-set", zone=found, time=clock)
        )

    @timezone.autocomplete("zone")
    async def zones(self, _: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Return the zones whose names contain the typed text."""
        return [
            app_commands.Choice(name=name.replace("_", " "), value=name)
            for name in zones_like(current)[:MOST]
        ]


def zones_like(text: str) -> list[str]:
    """Return the time zones whose names contain a text.

    Those that have it at the beginning of a word come first.
    """
    wanted = plain(text)
    found = [name for name in calendar_days.zone_names() if wanted in plain(name)]
    return sorted(found, key=lambda name: (f"/{wanted}" not in f"/{plain(name)}", name))


def zone_called(text: str) -> str | None:
    """Return the time zone that a text names, whole or by its city.

    None if there is none or there are several.
    """
    wanted = plain(text)
    for names in (
        [name for name in calendar_days.zone_names() if plain(name) == wanted],
        [name for name in calendar_days.zone_names() if plain(name).endswith(f"/{wanted}")],
    ):
        if len(names) == 1:
            return names[0]
    return None


def plain(name: str) -> str:
    """Return a name as people type it."""
    return name.strip().casefold().replace(" ", "_")


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(PreferencesCog(bot.house))
    await bot.add_cog(TimezoneCog(bot.house))
