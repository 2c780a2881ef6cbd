"""Every press of a button, choice in a menu and form that comes back: its custom id says what it is about, the cog that knows the
matter answers it. What none answers (forged, truncated, of another time) is told so."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
from discord.ext import commands

from cogs.commands import arrival_cog, house_cog, leaderboard_cog, learn_cog, preferences_cog, privacy_cog, rules_cog
from cogs.presses import hand_presses, house_rule_presses, rematch_presses, table_presses, what_if_presses
from cogs.shared.house import House, HouseBot
from cogs.shared.refusal_answers import guarded
from delivery.discord_api.interaction_answers import say
from messages.parts import custom_ids as ids
from messages.parts.custom_id import RESHOWN_MARK, CustomId

PRESSES: Mapping[type[CustomId], Callable[[House, discord.Interaction, Any], Awaitable[None]]] = {
    ids.TablePress: table_presses.pressed,
    ids.RulesPress: table_presses.pressed_on_rules,
    ids.AgainPress: rematch_presses.pressed,
    ids.ActionPress: hand_presses.pressed,
    ids.RepeatPress: hand_presses.pressed,
    ids.FinalPress: hand_presses.ask_once_more,
    ids.SurePress: hand_presses.pressed_for_good,
    ids.SeatPress: hand_presses.pressed_by_seat,
    ids.ActionMenu: hand_presses.chosen,
    ids.AmountForm: hand_presses.ask_amount,
    ids.PickMenu: hand_presses.picked,
    ids.RuleMenu: house_rule_presses.rule_chosen,
    ids.ValueMenu: house_rule_presses.value_chosen,
    ids.PreferenceMenu: preferences_cog.chosen,
    ids.BoardPress: leaderboard_cog.pressed,
    ids.ForgetPress: privacy_cog.confirmed,
    ids.HousePage: house_cog.turned,
    ids.HouseClose: house_cog.closed,
    ids.HouseMenu: house_cog.chosen,
    ids.LearnPress: learn_cog.asked,
    ids.LearnMenu: learn_cog.game_chosen,
    ids.LessonPress: learn_cog.stepped,
    ids.LessonMenu: learn_cog.chosen,
    ids.CompanyMenu: table_presses.company,
    ids.WhatIfPress: what_if_presses.pressed,
    ids.ArrivalPress: arrival_cog.pressed,
    ids.GameMenu: arrival_cog.chosen,
    ids.ExplainPress: rules_cog.turned,
    ids.ExplainMenu: rules_cog.chosen,
}
# With what was typed. Forms come back here even if another process, or this one before a restart, has shown them.
FORMS: Mapping[type[CustomId], Callable[[House, discord.Interaction, Any, str], Awaitable[None]]] = {
    ids.AmountForm: hand_presses.amount_typed,
    ids.ValueMenu: house_rule_presses.number_typed,
}


# A game is played as quickly as people can. Whatever else they press is paid from their bucket, and so is a move that is refused.
MOVES = (ids.HandControl, ids.SeatPress)


class Presses(commands.Cog):
    """Nothing stays without an answer."""

    def __init__(self, house: House) -> None:
        self.house = house

    @commands.Cog.listener()
    @guarded
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Every interaction passes here; commands are answered elsewhere."""
        data: dict[str, Any] = dict(interaction.data or {})
        text = str(data.get("custom_id", ""))
        custom_id: Any = ids.parse(text)
        if interaction.type not in {discord.InteractionType.modal_submit, discord.InteractionType.component}:
            return
        self.house.answer_tasks.add_current()
        if not isinstance(custom_id, MOVES):
            self.house.presses.take(interaction.user.id)
        if interaction.type is discord.InteractionType.modal_submit:
            if form := FORMS.get(type(custom_id)):
                await form(self.house, interaction, custom_id, first_value(data.get("components")))
                return
        else:
            press = PRESSES.get(type(custom_id))
            if press is not None and offered(interaction.message, text, data.get("component_type")):
                await press(self.house, interaction, custom_id)
                return
        await say(interaction, self.house.words(interaction)("refused-unreadable"))


def offered(message: discord.Message | None, text: str, kind: Any) -> bool:
    """Whether a message has a component with this id. (The menu may have been painted once more since it was touched.)"""
    rows = message.components if message is not None else []
    inner = (one for row in rows if isinstance(row, discord.ActionRow) for one in row.children)
    return any(unpainted(one.custom_id or "") == unpainted(text) and one.type.value == kind for one in inner)


def unpainted(text: str) -> str:
    """An id as it is whenever it is painted."""
    return text.partition(RESHOWN_MARK)[0]


def first_value(components: Any) -> str:
    """The first text that was typed into a form, "" if there is none."""
    for component in components if isinstance(components, list) else []:
        inner = component.get("component") or {}
        if "value" in inner:
            return str(inner["value"])
        if "value" in component:
            return str(component["value"])
        found = first_value(component.get("components", []))
        if found:
            return found
    return ""


async def setup(bot: HouseBot) -> None:
    """The listener."""
    await bot.add_cog(Presses(bot.house))
