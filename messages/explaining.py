"""The rules of a game as a page, with the house rules of the table at which it is asked for."""

from locales.catalogues import Words
from messages.content import MOST_CONTENT
from messages.narration import rules_changed, rules_in_force
from tables.public import PublicTable


def page(game: str, words: Words, table: PublicTable | None) -> str:
    """The rules, and what is in force at the table: everything, or if there is no room only what is not as usual."""
    text = words(f"rules-{game}")
    if table is None:
        return text
    for rules in (rules_in_force(table, words), rules_changed(table, words) or words("preset-usual")):
        whole = f"{text}\n{words('rules-here', rules=rules)}"
        if len(whole) <= MOST_CONTENT:
            return whole
    return text
