"""Routes every press, menu choice and submitted form to its handler, by the type of its custom id.

Custom ids that cannot be read (forged, truncated, outdated) are answered with a sentence.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
from discord.ext import commands

from cogs.commands import (
    achievements_cog,
    arrival_cog,
    evening_cog,
    help_cog,
    house_cog,
    leaderboard_cog,
    learn_cog,
    notify_cog,
    play_cog,
    preferences_cog,
    privacy_cog,
    profile_cog,
    puzzle_cog,
    rules_cog,
    tables_cog,
)
from cogs.presses import (
    hand_presses,
    house_choices,
    house_rule_presses,
    rematch_presses,
    seat_presses,
    table_presses,
    what_if_presses,
)
from cogs.support.house import House, HouseBot
from cogs.support.refusal_answers import answers_errors
from delivery.discord_api.follow_up_limit import SEATED
from delivery.discord_api.interaction_answers import acknowledge, say
from delivery.discord_api.server_presses import act_on_server
from messages.parts import custom_ids as ids
from messages.parts import house_ids
from messages.parts.custom_id import CustomId, parse_place, without_reshown_mark
from messages.parts.evening_ids import EveningPress, QuietMenu, TimesPress, UnwishPress

PRESSES: Mapping[type[CustomId], Callable[[House, discord.Interaction, Any], Awaitable[None]]] = {
    ids.TablePress: table_presses.handle_table_press,
    ids.RulesPress: table_presses.handle_rules_press,
    ids.AgainPress: rematch_presses.open_rematch,
    ids.ActionPress: hand_presses.handle_action,
    ids.RepeatPress: hand_presses.handle_action,
    ids.FinalPress: hand_presses.ask_for_confirmation,
    ids.SurePress: hand_presses.handle_confirmed_action,
    ids.SeatPress: hand_presses.handle_seat_press,
    ids.ActionMenu: hand_presses.handle_action_choice,
    ids.AmountForm: hand_presses.ask_amount,
    ids.PickMenu: hand_presses.handle_picks,
    ids.TileMenu: hand_presses.handle_tile_choice,
    ids.RuleMenu: house_rule_presses.open_rule,
    ids.NamedRulesMenu: house_rule_presses.set_named_rules,
    ids.ValueMenu: house_rule_presses.set_chosen_value,
    ids.PreferenceMenu: preferences_cog.set_preference,
    ids.BoardPress: leaderboard_cog.turn_leaderboard,
    ids.BoardMenu: leaderboard_cog.change_leaderboard,
    ids.MyTablesPress: tables_cog.turn_my_tables,
    ids.ReminderPress: tables_cog.end_reminders,
    ids.AchievementsPress: achievements_cog.turn_page,
    ids.ForgetPress: privacy_cog.forget_user,
    ids.HelpPress: help_cog.show_help,
    ids.ProfilePress: profile_cog.share_profile,
    ids.PuzzlePress: puzzle_cog.answer_puzzle,
    ids.PuzzleOpen: puzzle_cog.open_puzzle,
    ids.PuzzleShare: puzzle_cog.share_result,
    house_ids.HousePage: house_cog.turn_house_page,
    house_ids.WatchPress: house_cog.turn_watch_page,
    house_ids.HouseClose: house_cog.close_table,
    house_ids.HouseMenu: house_choices.apply_choice,
    house_ids.BanPress: house_cog.ask_for_reason,
    ids.LearnPress: learn_cog.handle_learn_press,
    ids.LearnMenu: learn_cog.open_chosen_lesson,
    ids.LessonPress: learn_cog.step_lesson,
    ids.LessonMenu: learn_cog.answer_lesson,
    ids.CompanyMenu: table_presses.add_chosen_computer,
    ids.SeatMenu: seat_presses.take_chosen_seat,
    ids.WhatIfPress: what_if_presses.show_what_if,
    ids.ArrivalPress: arrival_cog.handle_arrival_press,
    ids.GameMenu: arrival_cog.open_chosen_game,
    ids.GameGroupMenu: arrival_cog.show_group,
    ids.GiveWayPress: play_cog.replace_idle_table,
    ids.ExplainPress: rules_cog.turn_rules_page,
    ids.ExplainMenu: rules_cog.show_chosen_rules,
    EveningPress: evening_cog.handle_evening_press,
    TimesPress: preferences_cog.handle_times_press,
    QuietMenu: preferences_cog.set_quiet_hours,
    UnwishPress: notify_cog.remove_wish,
}
# With what was typed. Forms come back here even if another process, or this one before a restart, has shown them.
FORMS: Mapping[type[CustomId], Callable[[House, discord.Interaction, Any, str], Awaitable[None]]] = {
    ids.AmountForm: hand_presses.handle_typed_amount,
    ids.ValueMenu: house_rule_presses.set_typed_number,
    house_ids.BanPress: house_cog.ban_member,
    TimesPress: preferences_cog.set_zone,
}


# Presses in a hand are paid from a bucket of their own, which gives the first move of each turn back: `MoveBuckets`.
MOVES = (ids.HandControl, ids.SeatPress)

# Presses that change a table apart from moves: a person could fill the log with them.
CHANGES = (ids.TablePress, ids.RulesPress, ids.NamedRulesMenu, ids.ValueMenu, ids.CompanyMenu, ids.SeatMenu)


class PressRouter(commands.Cog):
    """The listener for buttons, menus and forms. It answers every interaction."""

    def __init__(self, house: House) -> None:
        self.house = house

    @commands.Cog.listener()
    @answers_errors
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Handle a press or a form. Slash commands are handled by the command tree."""
        data: dict[str, Any] = dict(interaction.data or {})
        text = str(data.get("custom_id", ""))
        custom_id: Any = ids.parse(text)
        if interaction.type not in {discord.InteractionType.modal_submit, discord.InteractionType.component}:
            return
        self.house.answer_tasks.add_current()
        self.pay(interaction, custom_id)
        await self.house.learn_language(interaction)
        interaction.extras[SEATED] = isinstance(custom_id, ids.HandControl)
        if interaction.type is discord.InteractionType.modal_submit:
            if form := FORMS.get(type(custom_id)):
                await form(self.house, interaction, custom_id, first_typed_text(data.get("components")))
                return
        else:
            self.house.publisher.note_press(interaction)
            press = PRESSES.get(type(custom_id))
            if press is not None and is_offered(interaction.message, text, data.get("component_type")):
                if place := parse_place(text):
                    # At once: finding out about the server takes four requests.
                    await acknowledge(interaction, private=isinstance(custom_id, ids.ArrivalPress | ids.GameMenu))
                    await act_on_server(interaction, place)
                await press(self.house, interaction, custom_id)
                return
        await say(interaction, self.house.words(interaction)("refused-unreadable"))

    def pay(self, interaction: discord.Interaction, custom_id: object) -> None:
        """Take a press from the buckets of its user. Raises `Refused` ("too-quick")."""
        bucket = self.house.moves if isinstance(custom_id, MOVES) else self.house.presses
        bucket.take(interaction.user.id)
        if isinstance(custom_id, CHANGES) and getattr(custom_id, "verb", "") not in table_presses.PRIVATE:
            self.house.changes.take(interaction.user.id)


def is_offered(message: discord.Message | None, text: str, kind: Any) -> bool:
    """Return whether a message has a component with this id, apart from the mark of a menu that was shown again."""
    rows = message.components if message is not None else []
    inner = (one for row in rows if isinstance(row, discord.ActionRow) for one in row.children)
    return any(
        without_reshown_mark(one.custom_id or "") == without_reshown_mark(text) and one.type.value == kind for one in inner
    )


def first_typed_text(components: Any) -> str:
    """Return the first text that was typed into a form, or ""."""
    for component in components if isinstance(components, list) else []:
        inner = component.get("component") or {}
        if "value" in inner:
            return str(inner["value"])
        if "value" in component:
            return str(component["value"])
        found = first_typed_text(component.get("components", []))
        if found:
            return found
    return ""


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(PressRouter(bot.house))
