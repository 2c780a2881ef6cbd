"""The menus with which people and servers say how they like pictures and words."""

from locales.catalogues import Words
from messages.components import Controls, Entry, Menu
from messages.custom_ids import PreferenceMenu
from tables.people import Owner, Preferences

PIPS = {"game": None, "coloured": False, "classic": True}
MORE = ("large", "contrast", "digits", "words", "uncoached")
FOR_PERSONS = ("words", "uncoached")


def offered(owner: Owner) -> tuple[str, ...]:
    """The helps that there are: what only one person reads may be long."""
    return MORE if owner is Owner.PERSON else tuple(name for name in MORE if name not in FOR_PERSONS)


def preference_menus(owner: Owner, preferences: Preferences, words: Words) -> Controls:
    """One choice of pips, and any number of helps, as they are now."""
    pips = tuple(Entry(key, words(f"choice-pips-{key}"), chosen=preferences.classic is value) for key, value in PIPS.items())
    more = tuple(
        Entry(key, words(f"choice-more-{key}"), words(f"choice-more-{key}.says"), chosen=getattr(preferences, key))
        for key in offered(owner)
    )
    return (
        Menu(PreferenceMenu(owner.value, "pips"), pips, words("preferences-pips")),
        Menu(PreferenceMenu(owner.value, "more"), more, words("preferences-more"), least=0, most=len(more)),
    )
