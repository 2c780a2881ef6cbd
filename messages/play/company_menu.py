"""The menu of a lobby from which the host takes a computer player: anybody of a level, or one of the regulars."""

from ai.levels import Level
from locales.catalogues import Words
from messages.parts.components import LONGEST_ENTRY, Entry, Menu, cut
from messages.parts.custom_ids import CompanyMenu
from tables.state.regulars import REGULARS, Regular
from tables.views.public_table import PublicTable

ANY, NAMED = "any", "named"


def company_menu(table: PublicTable, words: Words) -> Menu:
    """Who may sit down; whoever sits there already is not on offer."""
    seated = {seat.name for seat in table.seats}
    levels = tuple(
        Entry(f"{ANY} {level}", words("company-any", level=words("level", level=level)), words("level.says", level=level))
        for level in Level
    )
    regulars = tuple(
        Entry(f"{NAMED} {one.name}", one.name, about(one, words)) for one in REGULARS.values() if one.name not in seated
    )
    return Menu(CompanyMenu(table.id), levels + regulars, words("company-add"))


def asked_for(value: str) -> tuple[Level, str] | None:
    """The level and the name (or "") of an entry; None if there is no such entry."""
    kind, _, which = value.partition(" ")
    if kind == ANY and which in set(Level):
        return Level(which), ""
    if kind == NAMED and which in REGULARS:
        return REGULARS[which].level, which
    return None


def about(one: Regular, words: Words) -> str:
    """Level and habits."""
    habits = words.listed([words(f"habit-{habit}") for habit in one.habits])
    return cut(words("company-regular", level=words("level", level=one.level), habits=habits), LONGEST_ENTRY)
