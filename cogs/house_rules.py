"""The menus of house rules, made from what a game declares. Only the host changes them; everybody may read them."""

import json
import re
from typing import Any, Self

import discord

from cogs.answers import guarded, say
from cogs.hand_presses import MOST_OPTIONS, OTHER, chosen
from cogs.house import house_of
from games.parts.options import Option
from locales.catalogues import Words
from messages import custom_ids as ids
from messages.narration import choice, house_rules, kebab, rule_in_force
from tables.lobby import seats_for_rules
from tables.table import Phase, Table

STEPS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 100, 150, 200, 250, 300)  # numbers a menu offers


class RuleMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=ids.RULES):
    """Which house rule to change."""

    def __init__(self, table: str, options: list[discord.SelectOption] | None = None, placeholder: str | None = None) -> None:
        filled = options or [discord.SelectOption(label="…")]
        super().__init__(discord.ui.Select(custom_id=ids.rules(table), options=filled, placeholder=placeholder, row=0))
        self.table = table

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: discord.ui.Item[Any], match: re.Match[str]) -> Self:
        """The chosen rule comes with the interaction."""
        return cls(match["table"])

    @guarded
    async def callback(self, interaction: discord.Interaction) -> None:
        """Show the menu of its values."""
        await interaction.response.defer()
        house = house_of(interaction)
        table = await house.tables.load(self.table)
        text, view = rules_content(table, house.words(interaction), interaction.user.id, chosen(interaction))
        await interaction.edit_original_response(content=text, view=view)


class OptionMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=ids.OPTION):
    """Which value a house rule shall have."""

    def __init__(
        self,
        table: str,
        name: str,
        options: list[discord.SelectOption] | None = None,
        placeholder: str | None = None,
    ) -> None:
        filled = options or [discord.SelectOption(label="…")]
        super().__init__(discord.ui.Select(custom_id=ids.option(table, name), options=filled, placeholder=placeholder, row=1))
        self.table, self.name = table, name

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: discord.ui.Item[Any], match: re.Match[str]) -> Self:
        """The chosen value comes with the interaction."""
        return cls(match["table"], match["name"])

    @guarded
    async def callback(self, interaction: discord.Interaction) -> None:
        """Settle it, or ask for a number."""
        value = chosen(interaction)
        if value == OTHER:
            await interaction.response.send_modal(OptionForm(interaction, self.table, self.name))
            return
        await interaction.response.defer()
        await settle(interaction, self.table, self.name, value)


class OptionForm(discord.ui.Modal):
    """Asks for a number. Its submission is handled by `cogs.unmatched`, which also knows forms from before a restart."""

    def __init__(self, interaction: discord.Interaction, table: str, name: str) -> None:
        words = house_of(interaction).words(interaction)
        super().__init__(title=words(f"option-{kebab(name)}")[:45], custom_id=ids.option(table, name), timeout=600)
        number: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id="number", max_length=9)
        self.add_item(discord.ui.Label(text=words("form-number"), component=number))

    async def on_submit(self, _: discord.Interaction) -> None:
        """Nothing: see the class."""


async def settle(interaction: discord.Interaction, table_id: str, name: str, text: str) -> None:
    """Give a house rule the value in `text` (JSON), and show the rules as they are now."""
    house = house_of(interaction)
    words = house.words(interaction)
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):  # not JSON, or a number or nesting beyond all reason
        await say(interaction, words("refused-not-a-number"))
        return
    change = await house.tables.set_option(table_id, interaction.user.id, name, value)
    content, view = rules_content(change.table, words, interaction.user.id, name)
    await interaction.edit_original_response(content=content, view=view)


def rules_content(table: Table, words: Words, reader: int, picked: str = "") -> tuple[str, discord.ui.View]:
    """What is played by, with a line on each rule, and for the host of a lobby the menus."""
    lines = [words("rules-title", game=words(f"game-{table.game}"))]
    rules = house_rules(table)
    for rule, options in rules:
        lines.append(f"**{rule_in_force(rule, options, table, words)}** · {words(f'option-{kebab(rule.name)}.says')}")
    view = discord.ui.View(timeout=None)
    if table.phase is Phase.LOBBY and table.host == reader:
        which = [
            discord.SelectOption(
                label=words(f"option-{kebab(rule.name)}"),
                value=rule.name,
                description=choice(rule, getattr(options, rule.name), table, words)[:100],
                default=rule.name == picked,
            )
            for rule, options in rules
        ]
        view.add_item(RuleMenu(table.id, which, words("rules-which")))
        for rule, options in rules:
            if rule.name == picked:
                title = words(f"option-{kebab(rule.name)}")
                values = menu(rule, getattr(options, rule.name), table, words)
                view.add_item(OptionMenu(table.id, rule.name, values, title))
    else:
        lines.append(words("rules-host-only", host=f"<@{table.host}>"))
    return "\n".join(lines), view


def menu(rule: Option, value: Any, table: Table, words: Words) -> list[discord.SelectOption]:
    """The values of a rule that can be chosen; a range of numbers offers the usual ones and asks for others."""
    values: list[Any] = list(rule.allowed(seats_for_rules(table)))
    listed = bool(values)
    if not listed:
        values = sorted({step for step in (*STEPS, rule.low, rule.high) if isinstance(step, int) and rule.admits(step, 4)})
        if isinstance(value, int) and value not in values:
            values = sorted([*values, value])
        values = ([None] if rule.default is None else []) + values
        values = values[: MOST_OPTIONS - 1]
    shown = [
        discord.SelectOption(
            label=choice(rule, one, table, words)[:100], value=json.dumps(one), default=one == value and type(one) is type(value)
        )
        for one in dict.fromkeys(values)
    ]
    if not listed:
        shown.append(discord.SelectOption(label=words("form-other"), value=OTHER))
    return shown[:MOST_OPTIONS]
