"""What is said of house rules, and the menus with which the host changes them, made from what a game declares."""

import json
from typing import Any

from games.parts.options import Option
from locales.catalogues import Words
from messages.components import LONGEST_ENTRY, MOST_ENTRIES, Controls, Entry, Menu
from messages.content import MessageContent
from messages.controls import OTHER
from messages.custom_ids import RuleMenu, ValueMenu
from messages.narration import choice, house_rules, kebab, rule_in_force
from tables.public import Phase, PublicTable, seats_for_rules

STEPS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 100, 150, 200, 250, 300)  # numbers a menu offers


def rules_content(table: PublicTable, words: Words, reader: int, picked: str = "") -> MessageContent:
    """What is played by, with a line on each rule, and for the host of a lobby the menus."""
    lines = [words("rules-title", game=words(f"game-{table.game.key}"))]
    rules = house_rules(table)
    for rule, options in rules:
        lines.append(f"**{rule_in_force(rule, options, table, words)}** · {words(f'option-{kebab(rule.name)}.says')}")
    controls: Controls = ()
    if table.phase is Phase.LOBBY and table.host == reader:
        which = tuple(
            Entry(
                rule.name,
                words(f"option-{kebab(rule.name)}"),
                choice(rule, getattr(options, rule.name), table, words)[:LONGEST_ENTRY],
                chosen=rule.name == picked,
            )
            for rule, options in rules
        )
        controls = (Menu(RuleMenu(table.id), which, words("rules-which")),)
        for rule, options in rules:
            if rule.name == picked:
                title = words(f"option-{kebab(rule.name)}")
                values = value_entries(rule, getattr(options, rule.name), table, words)
                controls += (Menu(ValueMenu(table.id, rule.name), values, title),)
    else:
        lines.append(words("rules-host-only", host=f"<@{table.host}>"))
    return MessageContent("\n".join(lines), controls)


def value_entries(rule: Option, value: Any, table: PublicTable, words: Words) -> tuple[Entry, ...]:
    """The values of a rule that can be chosen; a range of numbers offers the usual ones and asks for others."""
    values: list[Any] = list(rule.allowed(seats_for_rules(table.game.players, len(table.seats))))
    listed = bool(values)
    if not listed:
        values = sorted({step for step in (*STEPS, rule.low, rule.high) if isinstance(step, int) and rule.admits(step, 4)})
        if isinstance(value, int) and value not in values:
            values = sorted([*values, value])
        values = ([None] if rule.default is None else []) + values
        values = values[: MOST_ENTRIES - 1]
    shown = tuple(
        Entry(
            json.dumps(one),
            choice(rule, one, table, words)[:LONGEST_ENTRY],
            chosen=one == value and type(one) is type(value),
        )
        for one in dict.fromkeys(values)
    )
    if not listed:
        shown += (Entry(OTHER, words("form-other")),)
    return shown[:MOST_ENTRIES]
