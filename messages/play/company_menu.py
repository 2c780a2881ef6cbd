"""The menu of a lobby that seats a computer player: any of a level, or one of the regulars."""

from ai.levels import Level
from locales.catalogues import Words
from messages.parts.components import MAX_ENTRY_LENGTH, Menu, MenuEntry, truncate
from messages.parts.custom_ids import CompanyMenu
from tables.state.regulars import REGULARS, Regular
from tables.views.public_table import PublicTable

ANY, NAMED = "any", "named"


def company_menu(table: PublicTable, words: Words) -> Menu:
    """Return the menu. Regulars who already sit at the table are left out."""
    seated = {seat.name for seat in table.seats}
    levels = tuple(
        MenuEntry(
            f"{ANY} {level}",
            words("company-any", level=words("level", level=level)),
            words("level.says", level=level),
        )
        for level in Level
    )
    regulars = tuple(
        MenuEntry(
            f"{NAMED} {regular.name}",
            regular.name,
            regular_description(regular, table.game.key, words),
        )
        for regular in REGULARS.values()
        if regular.name not in seated
    )
    return Menu(CompanyMenu(table.id), levels + regulars, words("company-add"))


def parse_company_choice(value: str) -> tuple[Level, str] | None:
    """Return level and name (or "") of a menu value; None if there is no such entry."""
    kind, _, which = value.partition(" ")
    if kind == ANY and which in set(Level):
        return Level(which), ""
    if kind == NAMED and which in REGULARS:
        return REGULARS[which].level, which
    return None


def regular_description(regular: Regular, game: str, words: Words) -> str:
    """Return the level, the favourite games and the habits of a regular.

    As many games as fit, that of the table first.
    """
    habits = words.listed([words(f"habit-{habit}") for habit in regular.habits])
    likes = [words(f"game-{key}") for key in sorted(regular.likes, key=lambda key: key != game)]
    said = ""
    for count in range(len(likes), 0, -1):
        level, games = words("level", level=regular.level), words.listed(likes[:count])
        said = words("company-regular", level=level, games=games, habits=habits)
        if len(said) <= MAX_ENTRY_LENGTH:
            break
    return truncate(said, MAX_ENTRY_LENGTH)
