"""/settings: how a person likes pictures and words. /house shows the same menus for a server."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import discord
from discord import app_commands

from ai.levels import Level
from cogs.house.display import show_house_page
from cogs.house.moderator_rights import managed_server, note_deed
from cogs.press_handlers import handles, handles_form
from cogs.settings.page import (
    ALWAYS,
    FITTING,
    PIP_STYLES,
    PreferenceMenu,
    PrivacyPress,
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
from cogs.settings.privacy_cog import PrivacyCog
from cogs.support.house import FeatureCog, HouseBot
from cogs.support.interaction_values import (
    chosen_number,
    chosen_value,
    chosen_values,
    unchosen_values,
)
from cogs.support.refusal_and_error_answers import remember_person
from delivery.discord_api.interaction_answers import change_controls, defer_silently, show_form
from messages.parts.components import Button
from messages.parts.display_names import DISCORD_LANGUAGE
from tables.people.people import QUIET_HOURS, Audience, ModerationAction, Person, PreferencesOwner
from tables.state.calendar_days import find_zone
from tables.state.change import Refused

# of menus with one choice: the column, and what each value of the menu stands for
COLUMNS: Final[Mapping[str, tuple[str, Mapping[str, bool | str | None]]]] = {
    "pips": ("classic", PIP_STYLES),
    "company": ("company", {FITTING: None, **{level: level for level in Level}}),
    "profile": ("profile", {audience: audience for audience in Audience}),
}


def changed_preferences(
    owner: PreferencesOwner, what: str, picked: list[str]
) -> dict[str, bool | str | None]:
    """The preferences as a menu was left.

    Raises `Refused` ("unreadable") for values that it does not offer.
    """
    aids = offered_aids(owner)
    if what == "more" and set(picked) <= set(aids):
        return {name: name in picked for name in aids}
    column, values = COLUMNS.get(what, (what, {}))
    is_offered = owner is PreferencesOwner.PERSON or what == "pips"
    if not is_offered or len(picked) != 1 or picked[0] not in values:
        raise Refused("unreadable")
    return {column: values[picked[0]]}


class PreferencesCog(FeatureCog):
    """The command for a person's preferences."""

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def settings(self, interaction: discord.Interaction) -> None:
        """Show the user's settings."""
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
        language = None if picked == [DISCORD_LANGUAGE] else picked[0]
        await self.settle(interaction, self.show_preferences, language=language)

    async def settle(
        self,
        interaction: discord.Interaction,
        show: Callable[[discord.Interaction], Awaitable[None]],
        **changes: str | None,
    ) -> None:
        """Store what the user has chosen, and show a page, and everything else, with it."""
        await remember_person(self.house, interaction)
        await self.house.store.people.update_person(interaction.user.id, **changes)
        await self.house.learn_language(interaction)
        await show(interaction)
        # tells the other processes, too
        await self.house.publisher.redraw_for(PreferencesOwner.PERSON, interaction.user.id)

    async def set_avoided(
        self, interaction: discord.Interaction, owner: PreferencesOwner, what: str
    ) -> None:
        """Change the user's list of avoided people.

        "avoid" adds the chosen person, "avoided" takes those off who are no longer chosen.
        """
        user, people = interaction.user.id, self.house.store.people
        if owner is not PreferencesOwner.PERSON:
            raise Refused("unreadable")
        if what == "avoided":
            # those who were added after this page was shown stay
            await people.stop_avoiding(user, unchosen_values(interaction))
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
        times = (
            Button(TimesPress("times"), words("button-times")),
            Button(PrivacyPress("about"), words("button-privacy")),
        )
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
        await self.settle(interaction, self.show_times, time_zone=zone)

    @handles(QuietMenu)
    async def set_quiet_hours(self, interaction: discord.Interaction, _: QuietMenu) -> None:
        """Set the hours without reminders by direct message."""
        chosen = chosen_value(interaction)
        if chosen not in (ALWAYS, *QUIET_HOURS):
            raise Refused("unreadable")
        await defer_silently(interaction)
        await self.settle(
            interaction, self.show_times, quiet_hours=None if chosen == ALWAYS else chosen
        )

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


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(PreferencesCog(bot.house))
    await bot.add_cog(PrivacyCog(bot.house))
