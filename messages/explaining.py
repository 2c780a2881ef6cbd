"""The rules of a game as a page, with the house rules of the table at which it is asked for."""

from games.game import Declaration
from games.parts.options import declared
from locales.catalogues import Words
from messages.content import MOST_CONTENT, MessageContent
from messages.house_rules import rules_changed, rules_in_force
from messages.narration import kebab
from renderer.figures.reader import figure
from renderer.posters.scenes import FigureScene
from tables.public import PublicTable, TableOptions


def rules_page(game: Declaration, words: Words, table: PublicTable | None) -> MessageContent:
    """Words and, if the game has a figure, a picture."""
    panels = figure(game.key)
    scene = FigureScene(game, panels, words(f"game-{game.key}"), words) if panels else None
    return MessageContent(page(game, words, table), (), scene)


def page(game: Declaration, words: Words, table: PublicTable | None) -> str:
    """The rules, how it may end early, and which house rules there are; or what is in force at the table: everything, or if there
    is no room only what is not as usual."""
    text = words(f"rules-{game.key}")
    if table is None:
        titles = words.listed([words(f"option-{kebab(rule.name)}") for rule in (*game.options, *declared(TableOptions))])
        return "\n".join((text, words("rules-ending"), words("rules-may", rules=titles)))
    for rules in (rules_in_force(table, words), rules_changed(table, words) or words("preset-usual")):
        whole = f"{text}\n{words('rules-here', rules=rules)}"
        if len(whole) <= MOST_CONTENT:
            return whole
    return text
