"""/preferences: how a person likes pictures and words. /house shows the same menus for a server."""

import discord
from discord import app_commands
from discord.ext import commands

from ai.levels import Level
from cogs.support.chosen_values import chosen_number, chosen_value, chosen_values
from cogs.support.house import House, HouseBot
from cogs.support.house_display import show_house_page
from cogs.support.refusal_answers import remember_person
from cogs.support.server_management import managed_server, note_deed
from data.people import PersonChanges
from delivery.discord_api.interaction_answers import change_controls, defer_silently, show_form
from locales.catalogues import all_languages
from messages.pages.preferences_page import (
    FITTING,
    PIP_STYLES,
    audience_menu,
    avoided_page,
    language_menu,
    offered_aids,
    person_preferences_text,
    preference_menus,
)
from messages.pages.times_page import ALWAYS, times_page, zone_form
from messages.parts.components import Button
from messages.parts.custom_ids import PreferenceMenu
from messages.parts.evening_ids import QuietMenu, TimesPress
from messages.parts.language_names import DISCORD_LANGUAGE
from tables.people.people import QUIET_HOURS, Audience, ModerationAction, Person, PreferencesOwner
from tables.state.refusal import Refused
from tables.state.time_zones import find_zone


async def set_preference(house: House, interaction: discord.Interaction, menu: PreferenceMenu) -> None:
    """Settle it, and show it at once."""
    owner = PreferencesOwner(menu.owner)
    of = owner_id(house, owner, interaction)
    await defer_silently(interaction)
    if menu.what == "language":
        await set_language(house, interaction, owner)
        return
    if menu.what in ("avoid", "avoided"):
        await set_avoided(house, interaction, owner, menu.what)
        return
    wanted = changed_preferences(owner, menu.what, chosen_values(interaction))
    if owner is PreferencesOwner.GUILD:
        await note_deed(house, interaction, ModerationAction.LOOKS)
    await house.store.people.update_preferences(owner, of, wanted)
    if owner is PreferencesOwner.GUILD:
        await show_house_page(house, interaction, "looks")
    elif menu.what == "profile":
        await show_times(house, interaction)
    else:
        await show_preferences(house, interaction)
    await house.publisher.redraw_for(owner, of)


async def set_language(house: House, interaction: discord.Interaction, owner: PreferencesOwner) -> None:
    """Settle the language of the user's private messages, and show everything in it. Raises `Refused` ("unreadable")."""
    picked = chosen_values(interaction)
    if owner is not PreferencesOwner.PERSON or picked not in ([one] for one in (DISCORD_LANGUAGE, *house.catalogues.languages)):
        raise Refused("unreadable")
    chosen = None if picked == [DISCORD_LANGUAGE] else picked[0]
    changes = PersonChanges(language=chosen)
    if chosen is not None and all_languages()[chosen].is_unread:
        changes["told_of"] = chosen  # the menu says it
    await remember_person(house, interaction)
    await house.store.people.update_person(interaction.user.id, **changes)
    await house.learn_language(interaction)
    await show_preferences(house, interaction)
    await house.publisher.redraw_for(PreferencesOwner.PERSON, interaction.user.id)


async def set_avoided(house: House, interaction: discord.Interaction, owner: PreferencesOwner, what: str) -> None:
    """Put the chosen person on the user's list of avoided people ("avoid"), or keep only those who stay chosen ("avoided")."""
    user, people = interaction.user.id, house.store.people
    if owner is not PreferencesOwner.PERSON:
        raise Refused("unreadable")
    if what == "avoided":
        await people.avoid_only(user, chosen_values(interaction))
    elif (other := chosen_number(interaction)) == user:
        raise Refused("avoid-self")
    elif not await people.avoid(user, other, house.tables.now()):
        raise Refused("avoid-full")
    await show_times(house, interaction)


def owner_id(house: House, owner: PreferencesOwner, interaction: discord.Interaction) -> int:
    """Return whose preferences are changed: the user's or the server's. Raises `Refused` ("keepers-only")."""
    if owner is PreferencesOwner.PERSON:
        return interaction.user.id
    return managed_server(house, interaction)


async def show_preferences(house: House, interaction: discord.Interaction) -> None:
    """Show the user's preferences, and the levels of bots that the user meets."""
    user, words = interaction.user.id, house.words(interaction)
    preferences, met = (
        await house.store.people.preferences(PreferencesOwner.PERSON, user),
        await house.store.people.level_progress(user),
    )
    person = await house.store.people.person(user)
    usual = house.catalogues.language(interaction.locale.value)
    languages = language_menu(person.language if person else None, usual, house.catalogues.languages, words)
    times = (Button(TimesPress("times"), words("button-times")),)
    menus = (*preference_menus(PreferencesOwner.PERSON, preferences, words), languages, times)
    await change_controls(interaction, menus, person_preferences_text(met, words))


async def handle_times_press(house: House, interaction: discord.Interaction, press: TimesPress) -> None:
    """Turn to the page of times or back, or ask for a time zone."""
    if press.page == "zone":
        await show_form(interaction, zone_form(house.words(interaction)))
        return
    await defer_silently(interaction)
    await (show_times if press.page == "times" else show_preferences)(house, interaction)


async def set_zone(house: House, interaction: discord.Interaction, _: TimesPress, typed: str) -> None:
    """Set the time zone in which the user types times. Raises `Refused` ("no-zone")."""
    zone = find_zone(typed) if typed.strip() else None
    if zone is None and typed.strip():
        raise Refused("no-zone")
    await defer_silently(interaction)
    await remember_person(house, interaction)
    await house.store.people.update_person(interaction.user.id, time_zone=zone)
    await show_times(house, interaction)
    await house.publisher.redraw_for(PreferencesOwner.PERSON, interaction.user.id)  # tells the other processes, too


async def set_quiet_hours(house: House, interaction: discord.Interaction, _: QuietMenu) -> None:
    """Set the hours without reminders by direct message."""
    chosen = chosen_value(interaction)
    if chosen not in (ALWAYS, *QUIET_HOURS):
        raise Refused("unreadable")
    await defer_silently(interaction)
    await remember_person(house, interaction)
    await house.store.people.update_person(interaction.user.id, quiet_hours=None if chosen == ALWAYS else chosen)
    await show_times(house, interaction)
    await house.publisher.redraw_for(PreferencesOwner.PERSON, interaction.user.id)


async def show_times(house: House, interaction: discord.Interaction) -> None:
    """Show the second page: time zone, quiet hours, who sees the user's profile, and whom they avoid."""
    user, words, people = interaction.user.id, house.words(interaction), house.store.people
    page = times_page(await people.person(user) or Person(user), words)
    seen = audience_menu(await people.preferences(PreferencesOwner.PERSON, user), words)
    entries = await people.avoided_people(user, interaction.guild_id)
    avoided = avoided_page(entries, words, on_server=interaction.guild_id is not None)
    text = f"{page.text}\n{avoided.text}"
    *menus, buttons = page.controls
    await change_controls(interaction, (seen, *menus, *avoided.controls, buttons), text)


def changed_preferences(owner: PreferencesOwner, what: str, picked: list[str]) -> dict[str, bool | str | None]:
    """The preferences as a menu was left. Raises `Refused` ("unreadable") for values that it does not offer."""
    if what == "company":
        if owner is not PreferencesOwner.PERSON or len(picked) != 1 or picked[0] not in (FITTING, *Level):
            raise Refused("unreadable")
        return {"company": None if picked[0] == FITTING else picked[0]}
    if what == "profile":
        if owner is not PreferencesOwner.PERSON or len(picked) != 1 or picked[0] not in set(Audience):
            raise Refused("unreadable")
        return {"profile": picked[0]}
    if what == "pips":
        if len(picked) != 1 or picked[0] not in PIP_STYLES:
            raise Refused("unreadable")
        return {"classic": PIP_STYLES[picked[0]]}
    if not set(picked) <= set(offered_aids(owner)):
        raise Refused("unreadable")
    return {name: name in picked for name in offered_aids(owner)}


class PreferencesCog(commands.Cog):
    """The command for a person's preferences."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def preferences(self, interaction: discord.Interaction) -> None:
        """Show the user's preferences."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await show_preferences(self.house, interaction)


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(PreferencesCog(bot.house))
