"""Preferences of people and servers: looks and words.

People also choose bots, language, times, who sees their profile, and people to avoid. The page of
privacy exports and deletes a person's data.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Final

from ai.levels import Level
from locales.catalogues import Words
from messages.parts.components import (
    MAX_ENTRY_LENGTH,
    Button,
    ButtonStyle,
    Controls,
    Form,
    Menu,
    MenuEntry,
    Picker,
    PickerKind,
    truncate,
)
from messages.parts.content import MessageContent
from messages.parts.custom_ids import CustomId, FormControl
from messages.parts.display_names import DISCORD_LANGUAGE, language_name
from messages.parts.safe_names import clean_name, escaped_name
from tables.people.people import (
    QUIET_HOURS,
    Audience,
    AvoidedPerson,
    Person,
    Preferences,
    PreferencesOwner,
)
from tables.people.ratings_and_bot_levels import WINDOW, WINS_TO_RISE, WON, LevelProgress
from tables.state.calendar_days import WORLD


@dataclass(frozen=True, slots=True)
class TimesPress(FormControl):
    """A button of /settings.

    The page of times, or ("zone") the form that asks for a time zone, and that form.
    """

    letter = "q"
    page: Annotated[str, "times|zone|back"]
    of: Annotated[str, "person"] = "person"


@dataclass(frozen=True, slots=True)
class QuietMenu(CustomId):
    """The menu of quiet hours."""

    letter = "q"
    what: Annotated[str, "quiet"] = "quiet"
    of: Annotated[str, "person"] = "person"
    menu: Annotated[str, "menu"] = "menu"


@dataclass(frozen=True, slots=True)
class PreferenceMenu(CustomId):
    """A menu of picture preferences, of a person or a server.

    "avoid" adds a person to those that its owner avoids, "avoided" takes one out.
    """

    letter = "l"
    owner: Annotated[str, "person|guild"]
    what: Annotated[str, "pips|more|company|language|profile|avoid|avoided"]


PIP_STYLES = {"game": None, "coloured": False, "classic": True}
AIDS = ("large", "contrast", "digits", "words", "patient", "uncoached", "unreminded")
PERSONAL_AIDS = ("words", "patient", "uncoached", "unreminded")
FITTING = "fitting"  # menu value: the level that suits the person


def offered_aids(owner: PreferencesOwner) -> tuple[str, ...]:
    """Return the reading aids on offer. Servers get none that make public messages long."""
    return (
        AIDS
        if owner is PreferencesOwner.PERSON
        else tuple(name for name in AIDS if name not in PERSONAL_AIDS)
    )


def preference_menus(owner: PreferencesOwner, preferences: Preferences, words: Words) -> Controls:
    """Return the menus with the current choices.

    Pips, reading aids and, for a person, the opponents of *Play now*.
    """
    pips = tuple(
        MenuEntry(key, words(f"choice-pips-{key}"), selected=preferences.classic is value)
        for key, value in PIP_STYLES.items()
    )
    more = tuple(
        MenuEntry(
            key,
            words(f"choice-more-{key}"),
            words(f"choice-more-{key}.says"),
            selected=getattr(preferences, key),
        )
        for key in offered_aids(owner)
    )
    menus = (
        Menu(PreferenceMenu(owner.value, "pips"), pips, words("preferences-pips")),
        Menu(
            PreferenceMenu(owner.value, "more"),
            more,
            words("preferences-more"),
            min_values=0,
            max_values=len(more),
        ),
    )
    if owner is not PreferencesOwner.PERSON:
        return menus
    levels = (
        MenuEntry(
            FITTING,
            words("company-fitting"),
            words("company-fitting.says"),
            selected=preferences.company is None,
        ),
        *(
            MenuEntry(
                level,
                words("company-always", level=words("level", level=level)),
                selected=preferences.company is level,
            )
            for level in Level
        ),
    )
    return (
        *menus,
        Menu(PreferenceMenu(owner.value, "company"), levels, words("preferences-company")),
    )


def audience_menu(preferences: Preferences, words: Words) -> Menu:
    """Return the menu for who sees a person's profile.

    It stands on the second page: a message has five rows.
    """
    audience = preferences.profile or Audience.EVERYONE
    entries = tuple(
        MenuEntry(choice, words(f"choice-profile-{choice}"), selected=choice is audience)
        for choice in Audience
    )
    return Menu(
        PreferenceMenu(PreferencesOwner.PERSON.value, "profile"),
        entries,
        words("preferences-profile"),
    )


def avoided_page(
    people: Sequence[AvoidedPerson], words: Words, *, on_server: bool
) -> MessageContent:
    """Return the text and the menus of a person's list of people to avoid.

    One menu adds a person; Discord lists people on servers only. The other has the list: a person
    who is taken out of it is not avoided any more.
    """
    owner = PreferencesOwner.PERSON.value
    picker = Picker(PreferenceMenu(owner, "avoid"), PickerKind.PEOPLE, words("menu-avoid"))
    entries = tuple(_avoided_entry(person, words) for person in people)
    entered = Menu(
        PreferenceMenu(owner, "avoided"),
        entries,
        words("menu-avoided"),
        min_values=0,
        max_values=len(entries),
    )
    return MessageContent(
        words("avoided-how"), ((picker,) if on_server else ()) + ((entered,) if entries else ())
    )


def _avoided_entry(person: AvoidedPerson, words: Words) -> MenuEntry:
    name = person.name and (clean_name(person.name.name) or clean_name(person.name.username))
    return MenuEntry(
        person.mark,
        truncate(name or words("avoided-stranger"), MAX_ENTRY_LENGTH),
        datetime.fromtimestamp(person.at / 1000, UTC).date().isoformat(),
        selected=True,
    )


def language_menu(chosen: str | None, discord: str, languages: Sequence[str], words: Words) -> Menu:
    """Return the menu for the language of a person's private messages.

    Args:
        chosen: The person's choice; None: that of their Discord.
        discord: The language that goes with their Discord.
        languages: The codes of all languages on offer.
        words: The words to use.
    """
    usual = words("language-mine", language=language_name(discord, words))
    entries = [MenuEntry(DISCORD_LANGUAGE, usual, selected=chosen is None)]
    entries += [
        MenuEntry(code, language_name(code, words), selected=code == chosen) for code in languages
    ]
    return Menu(
        PreferenceMenu(PreferencesOwner.PERSON.value, "language"),
        tuple(entries),
        words("preferences-language"),
    )


def person_preferences_text(met: Mapping[str, LevelProgress], words: Words) -> str:
    """Return the text above the menus.

    How levels of bots move, and the person's level in each game.
    """
    lines = [words("preferences-person"), words("level-rule", wins=WINS_TO_RISE, rounds=WINDOW)]
    for game, progress in sorted(met.items()):
        title, level = words(f"game-{game}"), words("level", level=progress.level)
        line = words(
            "level-met",
            game=title,
            level=level,
            won=progress.recent.count(WON),
            rounds=len(progress.recent),
        )
        lines.append(f"-# {line}")
    return "\n".join(lines)


ALWAYS: Final = "always"  # menu value: no quiet hours
MAX_ZONE_LENGTH: Final = 40  # characters


def times_page(person: Person, words: Words) -> MessageContent:
    """Return the page with the current choices."""
    lines = (
        words("times-zone", zone=escaped_name(person.time_zone or WORLD)),
        words("times-quiet", hours=hours_text(person.quiet_hours, words)),
        words("times-how"),
    )
    entries = (
        MenuEntry(ALWAYS, words("quiet-never"), selected=person.quiet_hours is None),
        *(
            MenuEntry(hours, hours_text(hours, words), selected=hours == person.quiet_hours)
            for hours in QUIET_HOURS
        ),
    )
    buttons = (
        Button(TimesPress("zone"), words("button-zone")),
        Button(TimesPress("back"), words("button-back")),
    )
    return MessageContent(
        "\n".join(lines), (Menu(QuietMenu(), entries, words("menu-quiet")), buttons)
    )


def hours_text(hours: str | None, words: Words) -> str:
    """Return quiet hours such as 22:00–8:00; "none" if there are none."""
    if hours is None:
        return "none"
    return words.language.dash.join(f"{hour}:00" for hour in hours.split("-"))


def zone_form(words: Words) -> Form:
    """Return the form that asks for a time zone."""
    return Form(
        TimesPress("zone"),
        words("form-zone"),
        words("form-zone-label"),
        MAX_ZONE_LENGTH,
        description=words("form-zone-how"),
    )


@dataclass(frozen=True, slots=True)
class PrivacyPress(CustomId):
    """A button about the data of the person who presses it.

    "about" lists the data, "export" sends them, "ask" asks before "forget" deletes them.
    """

    letter = "y"
    what: Annotated[str, "about|export|ask|forget"]


def privacy_content(log_days: int, server_days: int, words: Words) -> MessageContent:
    """Return which data is kept and for how long, with the buttons that send and delete it."""
    buttons = (
        Button(PrivacyPress("export"), words("button-export")),
        Button(PrivacyPress("ask"), words("button-forget-me"), ButtonStyle.DANGER),
        Button(TimesPress("back"), words("button-back")),
    )
    return MessageContent(words("privacy-about", logs=log_days, servers=server_days), (buttons,))


def question_content(days: int, words: Words) -> MessageContent:
    """Return the question, with the button that deletes. For `days` a new start brings no chips."""
    return MessageContent(
        words("privacy-sure", days=days),
        ((Button(PrivacyPress("forget"), words("button-forget"), ButtonStyle.DANGER),),),
    )
