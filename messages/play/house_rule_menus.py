"""Texts about house rules and presets, and the menus that change house rules.

They are made from what a game declares.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from typing import Any

from games.game import Declaration
from games.parts import pot
from games.parts.options import Option, Options, declared
from locales.catalogues import Words
from messages.parts.components import (
    MAX_ENTRIES,
    MAX_ENTRY_LENGTH,
    Button,
    Controls,
    Menu,
    MenuEntry,
)
from messages.parts.content import MAX_TEXT_LENGTH, MessageContent
from messages.parts.custom_ids import NamedRulesMenu, RuleMenu, ValueMenu
from messages.parts.display_names import chips_amount, host_name, plain_name
from messages.parts.narration import kebab
from messages.parts.safe_names import clean_name, escaped_name
from messages.play.shared_sentences import early_end_text
from renderer.scene import pick_evenly
from tables.people.people import Preset
from tables.state.phases import Phase
from tables.views.public_table import PublicTable, seats_for_rules, settling_user

MORE, USUAL = "more", "usual"  # entries of the menu of rules: its two pages
FIRST_RULES = ("style", "banker", "teams", "target", "rounds", "entry", "turn_seconds")


def rules_content(
    table: PublicTable,
    words: Words,
    reader: int,
    picked: str = "",
    refuses: Callable[[str, int], bool] = lambda *_: False,
) -> MessageContent:
    """Return a page of the house rules with a line on each: the usual ones and all that are not as
    usual, or the rare ones.

    If the page is too long, it leaves out what the rules decide.

    Menus follow for the rules that `reader` may change. `picked` is the name of the rule whose
    values are shown, or of a page. `refuses` returns whether the game refuses a number for a rule.
    """
    rare = [entry for entry in house_rules(table) if entry[0].rare]
    is_rare = bool(rare) and picked in (MORE, *(rule.name for rule, _ in rare))
    # a last entry of the menu leads to the rare ones
    rules = rare if is_rare else shown_rules(table)[: MAX_ENTRIES - 1]
    heading = words("rules-title", game=words(f"game-{table.game.key}"))
    names = [f"**{rule_and_value_text(rule, options, table, words)}**" for rule, options in rules]
    meanings = [rule_meaning(rule, table, words) for rule, _ in rules]
    described = map(" · ".join, zip(names, meanings, strict=True))
    lines = [f"-# {early_end_text(table, words)}"]
    if table.reserve:
        lines.append(f"-# {words('lobby-reserve', chips=chips_amount(table.reserve, words))}")
    if table.most_deals:
        lines.append(words("rules-most-deals", deals=table.most_deals))
    controls: Controls = ()
    users = [seat.user for seat in table.seats]
    changeable = [
        (rule, options)
        for rule, options in rules
        if settling_user(rule, table.options, table.host, users) == reader
    ]
    if table.phase is Phase.LOBBY and changeable:
        which = [
            MenuEntry(
                rule.name,
                words(f"option-{kebab(rule.name)}"),
                rule_value_text(rule, getattr(options, rule.name), table, words)[:MAX_ENTRY_LENGTH],
                selected=rule.name == picked,
            )
            for rule, options in changeable
        ]
        if reader == table.host and rare:
            which.append(
                MenuEntry(USUAL, words("menu-rules-usual"))
                if is_rare
                else MenuEntry(MORE, words("menu-rules-more"))
            )
        controls = (Menu(RuleMenu(table.id), tuple(which), words("rules-which")),)
        if table.game.presets and reader == table.host:
            controls = (
                Menu(NamedRulesMenu(table.id), named_entries(table, words), words("rules-known")),
                *controls,
            )
        for rule, options in changeable:
            if rule.name == picked:
                title = words(f"option-{kebab(rule.name)}")
                values = value_entries(
                    rule,
                    getattr(options, rule.name),
                    table,
                    words,
                    partial(refuses, rule.name),
                )
                controls += (Menu(ValueMenu(table.id, rule.name), values, title),)
                if not rule.allowed(seats_for_rules(table.game.players, len(table.seats))):
                    controls += ((Button(ValueMenu(table.id, rule.name), words("form-other")),),)
    else:
        lines.append(words("rules-host-only", host=host_name(table)))
    text = "\n".join((heading, *described, *lines))
    if len(text) > MAX_TEXT_LENGTH:
        text = "\n".join((heading, *names, *lines))
    return MessageContent(text, controls)


def shown_rules(table: PublicTable) -> list[tuple[Option, Options]]:
    """Return the usual house rules, those first that most tables talk about, then the rare ones
    that are not as usual.
    """
    shown = [
        (rule, options)
        for rule, options in house_rules(table)
        if not rule.rare or getattr(options, rule.name) != rule.default
    ]
    return sorted(shown, key=lambda entry: (entry[0].rare, entry[0].name not in FIRST_RULES))


def rule_meaning(rule: Option, table: PublicTable, words: Words) -> str:
    """Return what a house rule decides, in the words of the game if it has its own."""
    name = kebab(rule.name)
    if words.has(f"option-{table.game.key}-{name}"):
        return words(f"option-{table.game.key}-{name}.says")
    return words(f"option-{name}.says")


def named_entries(table: PublicTable, words: Words) -> tuple[MenuEntry, ...]:
    """Return the house rules of a game that players know by a name.

    Those that are in force are selected.
    """
    return tuple(
        MenuEntry(
            key,
            words(f"preset-{key}"),
            selected=replace(table.game.usual, **values) == table.options,
        )
        for key, values in table.game.presets.items()
    )


def value_entries(
    rule: Option,
    value: Any,
    table: PublicTable,
    words: Words,
    refuses: Callable[[int], bool],
) -> tuple[MenuEntry, ...]:
    """Return the values of a rule as menu entries; of a large range of numbers the usual ones that
    the game does not refuse.
    """
    values: list[Any] = list(rule.allowed(seats_for_rules(table.game.players, len(table.seats))))
    if not values:
        nothing = [None] if rule.default is None else []
        named = {
            number
            for number in (rule.low, rule.high, value)
            if number is not None and not refuses(number)
        }
        steps = [step for step in rule.steps if step not in named and not refuses(step)]
        room = MAX_ENTRIES - len(nothing) - len(named)
        values = nothing + sorted(
            named.union(steps if len(steps) <= room else pick_evenly(steps, room))
        )
    shown = tuple(
        MenuEntry(
            json.dumps(entry),
            rule_value_text(rule, entry, table, words)[:MAX_ENTRY_LENGTH],
            selected=entry == value and type(entry) is type(value),
        )
        for entry in dict.fromkeys(values)
    )
    return shown[:MAX_ENTRIES]


def rule_value_text(
    rule: Option,
    value: Any,
    table: PublicTable | None,
    words: Words,
    name_format: Callable[[str], str] = clean_name,
) -> str:
    """Return a value of a house rule; a seat is called by its player if known.

    `name_format` writes names: `clean_name` for menus, `escaped_name` for messages.
    """
    if rule.seat and table and table.view and value is not None:
        # a newcomer who takes the bank's seat does not take the bank: lots are drawn
        value = value if table.view.seats[value].banker else None
    if rule.seat and value is not None:
        return (
            name_format(plain_name(table.seats[value]))
            if table and value < len(table.seats)
            else words("seat-number", number=value + 1)
        )
    for key in (f"choice-{kebab(rule.name)}-{kebab(str(value))}", f"choice-{kebab(str(value))}"):
        if words.has(key):
            return words(key)
    if value is None and rule.by_players is not None:
        usual = words("choice-hand-none")
        seats = seats_for_rules(table.game.players, len(table.seats)) if table else 0
        if (meant := rule.in_force(None, seats)) is None:
            return usual
        return f"{usual} ({rule_value_text(rule, meant, table, words)})"
    if not words.has("unit-" + kebab(rule.name)):
        return str(value)
    # of an option in seconds
    minutes = value // 60 if isinstance(value, int) and value % 60 == 0 else 0
    return words("unit-" + kebab(rule.name), value=value, minutes=minutes)


def house_rules(table: PublicTable) -> list[tuple[Option, Options]]:
    """Return all house rules that have an effect at a table.

    Each comes with the options object that holds it.

    The rules of the game come first, then those of its family, then those of every table. A match
    has its own end, so the rule about the end of a session has no effect there, nor has the entry
    to a pot at a table without chips.
    """
    kind: Any = type(table.options)
    of_game = _rules_of_game(kind, seats_for_rules(table.game.players, len(table.seats)))
    of_table = [
        rule
        for rule in declared(type(table.table_options))
        if not (table.match and rule.name == "session")
    ]
    return [
        (rule, table.options)
        for rule in of_game
        if table.for_chips or rule.name != "entry" or not pot.is_optional(table.options)
    ] + [(rule, table.table_options) for rule in of_table]


@cache
def _rules_of_game(kind: Any, seats: int) -> tuple[Option, ...]:
    """Return the rules that have an effect with so many seats.

    Those of the game, then those of its family.
    """
    family = {rule.name for rule in declared(kind.__mro__[1])}
    of_game = sorted(declared(kind), key=lambda rule: rule.name in family)
    return tuple(rule for rule in of_game if rule.offered(seats))


def rule_values(game: Declaration, table: PublicTable | None) -> dict[str, Any]:
    """Return what the house rules of a game say at a table, or at a new one, as values for
    sentences: a rule that another one sets has the value from there. None becomes "none".
    """
    options = table.options if table else game.usual
    seats = seats_for_rules(game.players, len(table.seats)) if table else game.players[0]
    in_force = {rule.name: rule.in_force(options.says(rule.name), seats) for rule in game.options}
    return {
        name: "none" if value is None else kebab(value) if isinstance(value, str) else value
        for name, value in in_force.items()
    }


def rules_in_force_text(table: PublicTable, words: Words) -> str:
    """Return the rules of a table in one line; of the rare ones those that are not as usual."""
    rules = " · ".join(
        rule_and_value_text(rule, options, table, words)
        for rule, options in shown_rules(table)
        if not rule.manners
    )
    return f"**{escaped_name(table.preset)}** · {rules}" if table.preset else rules


def changed_rules_text(table: PublicTable, words: Words) -> str:
    """Return the rules that are not as usual in one line; "" if all are."""
    rules = [
        rule_and_value_text(rule, options, table, words)
        for rule, options in house_rules(table)
        if not rule.manners and getattr(options, rule.name) != usual_value(rule, table.options)
    ]
    return " · ".join([f"**{escaped_name(table.preset)}**", *rules] if table.preset else rules)


def usual_value(rule: Option, options: Options) -> Any:
    """Return the value of a house rule at a new table. `options` are those of its game."""
    return options.session_wins if rule.name == "session" else rule.default


def rule_and_value_text(rule: Option, options: Options, table: PublicTable, words: Words) -> str:
    """Return a house rule with its value."""
    return words(
        "rule-and-value",
        rule=words(f"option-{kebab(rule.name)}"),
        value=rule_value_text(rule, getattr(options, rule.name), table, words, escaped_name),
    )


def preset_text(preset: Preset, words: Words, *, plain: bool = False) -> str:
    """Return a preset, such as "Café Central: Buki, Tiles each: 7".

    `plain` without markdown, for completions.
    """
    changed = [
        words(
            "rule-and-value",
            rule=words(f"option-{kebab(rule.name)}"),
            value=rule_value_text(rule, getattr(options, rule.name), None, words),
        )
        for options in (preset.options, preset.table_options)
        for rule in declared(type(options))
        if getattr(options, rule.name) != usual_value(rule, preset.options)
    ]
    name = (clean_name(preset.name) or "?") if plain else f"**{escaped_name(preset.name)}**"
    rules = words.listed(changed) or words("preset-usual")
    return words("preset-and-rules", name=name, game=words(f"game-{preset.game}"), rules=rules)
