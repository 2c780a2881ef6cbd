"""Preferences of people and servers: look of pictures and words, and, for people, the level of computer players."""

from collections.abc import Mapping

from ai.levels import Level
from locales.catalogues import Words
from messages.parts.components import Controls, Menu, MenuEntry
from messages.parts.custom_ids import PreferenceMenu
from tables.service.level_matching import PARTS_PER_ROUND, LevelRecord, suitable_level
from tables.state.people import Preferences, PreferencesOwner

PIP_STYLES = {"game": None, "coloured": False, "classic": True}
AIDS = ("large", "contrast", "digits", "words", "uncoached")
PERSONAL_AIDS = ("words", "uncoached")
FITTING = "fitting"  # menu value: the level that suits the person


def offered_aids(owner: PreferencesOwner) -> tuple[str, ...]:
    """Return the reading aids on offer. Servers get none that make public messages long."""
    return AIDS if owner is PreferencesOwner.PERSON else tuple(name for name in AIDS if name not in PERSONAL_AIDS)


def preference_menus(owner: PreferencesOwner, preferences: Preferences, words: Words) -> Controls:
    """Return the menus with the current choices: pips, reading aids and, for a person, the opponents of *Play now*."""
    pips = tuple(
        MenuEntry(key, words(f"choice-pips-{key}"), selected=preferences.classic is value) for key, value in PIP_STYLES.items()
    )
    more = tuple(
        MenuEntry(key, words(f"choice-more-{key}"), words(f"choice-more-{key}.says"), selected=getattr(preferences, key))
        for key in offered_aids(owner)
    )
    menus = (
        Menu(PreferenceMenu(owner.value, "pips"), pips, words("preferences-pips")),
        Menu(PreferenceMenu(owner.value, "more"), more, words("preferences-more"), min_values=0, max_values=len(more)),
    )
    if owner is not PreferencesOwner.PERSON:
        return menus
    now = words("button-now")
    levels = (
        MenuEntry(
            FITTING, words("company-fitting", button=now), words("company-fitting.says"), selected=preferences.company is None
        ),
        *(
            MenuEntry(
                level,
                words("company-always", button=now, level=words("level", level=level)),
                selected=preferences.company is level,
            )
            for level in Level
        ),
    )
    return (*menus, Menu(PreferenceMenu(owner.value, "company"), levels, words("preferences-company", button=now)))


def person_preferences_text(played: Mapping[str, Mapping[Level, LevelRecord]], words: Words) -> str:
    """Return the text above the menus, with the person's results against each level."""
    lines = [words("preferences-person")]
    for game, against in sorted(played.items()):
        told = [
            words(
                "against-level",
                level=words("level", level=level),
                rounds=one.played,
                won=round(one.won / PARTS_PER_ROUND),
                fair=round(one.fair / PARTS_PER_ROUND),
            )
            for level in Level
            if (one := against.get(level)) is not None
        ]
        level = words("level", level=suitable_level(against))
        lines.append("-# " + words("against", game=words(f"game-{game}"), level=level, told=words.listed(told)))
    return "\n".join(lines)
