"""The rules of a game in two pages: what a newcomer needs, and all of them.

At a table they include its house rules.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated

from games.core import Layout
from games.game import Declaration
from games.parts.options import Option, declared
from locales.catalogues import Words
from messages.parts.components import Button, Menu, MenuEntry
from messages.parts.content import MAX_TEXT_LENGTH, MessageContent
from messages.parts.custom_ids import CustomId
from messages.parts.display_names import game_title
from messages.parts.narration import kebab
from messages.play.house_rule_menus import changed_rules_text, rule_values, rules_in_force_text
from renderer.figures.figure_reader import load_figure
from renderer.posters.poster_scenes import FigureScene
from tables.state.house_rules_of_every_game import TableOptions
from tables.views.public_table import PublicTable


@dataclass(frozen=True, slots=True)
class ExplainPress(CustomId):
    """A button of the rules that leads to their other page.

    `table` is the table where they were asked for, or empty.
    """

    letter = "x"
    game: Annotated[str, r"[a-z0-9-]{1,30}"]
    table: Annotated[str, r"(?:[a-z0-9]{8})?"]
    page: Annotated[str, "basics|more"]


@dataclass(frozen=True, slots=True)
class ExplainMenu(CustomId):
    """The menu of games that have rules."""

    letter = "x"
    what: Annotated[str, "games"] = "games"


def rules_page(
    game: Declaration, words: Words, table: PublicTable | None, *, whole: bool = False
) -> MessageContent:
    """Return the basics, or (`whole`) all rules.

    The page has the game's figures and a button to the other page.
    """
    panels = load_figure(game.key)
    scene = FigureScene(game, panels, words(f"game-{game.key}"), words) if panels else None
    turn, label = ("basics", "button-basics") if whole else ("more", "button-more")
    button = Button(ExplainPress(game.key, table.id if table else "", turn), words(label))
    text = full_rules_text(game, words, table) if whole else basics_text(game, words, table)
    return MessageContent(text, ((button,),), scene)


def rules_choice_content(games: Iterable[Declaration], words: Words) -> MessageContent:
    """Return a menu of games, for a reader who named none."""
    entries = tuple(MenuEntry(game.key, game_title(game, words)) for game in games)
    return MessageContent(
        words("rules-choose"), (Menu(ExplainMenu(), entries, words("rules-choose")),)
    )


def basics_text(game: Declaration, words: Words, table: PublicTable | None) -> str:
    """Return what a newcomer needs. It uses the house rules of the table, or of a new one.

    Where a rule is "as usual for this number of players", its value is that of the table's seats,
    or of the fewest players.
    """
    lines = [f"**{game_title(game, words)}**"]
    values = rule_values(game, table)
    lines += fitting_lines(game, words, on_a_line=values.get("spinner") is False)
    lines.append(words(f"basics-{game.key}", **values))
    text = "\n".join(lines)
    changed = changed_rules_text(table, words) if table else ""
    differ = f"{text}\n{words('rules-differ', rules=changed)}"
    return differ if changed and len(differ) <= MAX_TEXT_LENGTH else text


def fitting_lines(game: Declaration, words: Words, *, on_a_line: bool) -> list[str]:
    """Return when a tile fits.

    As the game says it (`rules-fits-<key>`), or as it is usual around its kind of line.

    `on_a_line`: house rules put a game with arms on a line.
    """
    if words.has(key := f"rules-fits-{game.key}"):
        return [words(key)]
    match game.layout:
        case Layout.DICE:
            return []
        case Layout.CROSS if not on_a_line:
            return [words("rules-fits-arms")]
        case Layout.TRAINS:
            return [words("rules-fits-trains")]
    return [words("rules-fits")]


def full_rules_text(game: Declaration, words: Words, table: PublicTable | None) -> str:
    """Return the rules, with the ending before time and the house rules.

    Rare house rules are left out where there is no room for them, and at a table while they are as
    usual. If there is still no room at a table, all that are as usual are left out.
    """
    text = words(f"rules-{game.key}")
    if table is None:
        rules = [rule for rule in (*game.options, *declared(TableOptions)) if not rule.manners]
        usual = [rule for rule in rules if not rule.rare]
        text += f"\n{words('rules-ending')}"
        texts = [words("rules-may", rules=titles(named, words)) for named in (rules, usual)]
    else:
        changed = changed_rules_text(table, words) or words("preset-usual")
        in_force = (rules_in_force_text(table, words), changed)
        texts = [words("rules-here", rules=listed) for listed in in_force]
    whole = (f"{text}\n{listed}" for listed in texts)
    return next((page for page in whole if len(page) <= MAX_TEXT_LENGTH), text)


def titles(rules: Iterable[Option], words: Words) -> str:
    """Return the titles of house rules as a list."""
    return words.listed([words(f"option-{kebab(rule.name)}") for rule in rules])
