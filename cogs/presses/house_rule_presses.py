"""Handlers of the menus of house rules. Only the host changes them; everybody may read them."""

import json

import discord

from cogs.presses.hand_presses import MOST_DIGITS
from cogs.support.chosen_values import chosen_value, chosen_values
from cogs.support.house import House
from delivery.discord_api.interaction_answers import defer_silently, say, show_form
from messages.parts import custom_ids as ids
from messages.parts.components import Form
from messages.parts.narration import kebab
from messages.play.house_rule_menus import rules_content
from tables.state.table import Table
from tables.views.table_views import public_table

LONGEST_TITLE = 45  # of a form


async def open_rule(house: House, interaction: discord.Interaction, menu: ids.RuleMenu) -> None:
    """Show the menu of its values."""
    await defer_silently(interaction)
    await show_house_rules(house, interaction, await house.tables.load(menu.table), chosen_value(interaction))


async def set_named_rules(house: House, interaction: discord.Interaction, menu: ids.NamedRulesMenu) -> None:
    """Set the house rules of the game to those that players know by the chosen name, and show them."""
    await defer_silently(interaction)
    try:
        await house.tables.set_named_rules(menu.table, interaction.user.id, chosen_value(interaction))
    finally:
        await show_house_rules(house, interaction, await house.tables.load(menu.table), "")


async def set_chosen_value(house: House, interaction: discord.Interaction, menu: ids.ValueMenu) -> None:
    """Settle it, or ask for a number."""
    picked = chosen_values(interaction)
    if not picked:  # its button
        words = house.words(interaction)
        title = words(f"option-{kebab(menu.name)}")[:LONGEST_TITLE]
        await show_form(interaction, Form(menu, title, words("form-number"), MOST_DIGITS))
        return
    await defer_silently(interaction)
    await set_rule(house, interaction, menu, picked[0])


async def set_typed_number(house: House, interaction: discord.Interaction, form: ids.ValueMenu, number: str) -> None:
    """Set a house rule to the number that was typed."""
    await defer_silently(interaction)
    await set_rule(house, interaction, form, number)


async def set_rule(house: House, interaction: discord.Interaction, rule: ids.ValueMenu, text: str) -> None:
    """Give a house rule the value in `text` (JSON), and show the rules as they are now."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):  # not JSON, or a number or nesting beyond all reason
        await say(interaction, house.words(interaction)("refused-not-a-number"))
        return
    try:
        await house.tables.set_option(rule.table, interaction.user.id, rule.name, value)
    finally:  # also after a refusal: the menu would go on showing the refused value, and not take it again
        await show_house_rules(house, interaction, await house.tables.load(rule.table), rule.name)


async def show_house_rules(house: House, interaction: discord.Interaction, table: Table, picked: str) -> None:
    """The rules as they are now, with the values of one of them."""
    content = rules_content(public_table(table), house.words(interaction), interaction.user.id, picked)
    await house.publisher.answer(interaction, content)
