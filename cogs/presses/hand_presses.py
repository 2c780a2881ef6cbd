"""Handlers of the buttons, menus and forms of a hand. Only legal actions are carried out."""

import re

import discord

from cogs.support.chosen_values import chosen_value, chosen_values
from cogs.support.house import House
from cogs.support.refusal_answers import answer_error
from delivery.discord_api.interaction_answers import change_controls, remove_controls, say, show_form
from games import GAMES
from messages.parts import custom_ids as ids
from messages.parts.components import Button, ButtonStyle, Form
from messages.play.action_controls import MORE_TILES, action_controls, max_picks
from tables.state import slots
from tables.state.phases import Phase
from tables.state.refusal import Refused
from tables.views.public_table import PrivateTable
from tables.views.table_views import private_table

MOST_DIGITS = 9


async def handle_action(house: House, interaction: discord.Interaction, press: ids.ActionPress | ids.RepeatPress) -> None:
    """Carry it out, perhaps more than once."""
    if await refuse_early(house, interaction, press.table, press.acts):
        return
    await interaction.response.defer()
    await act(house, interaction, press.table, press.acts, press.action, repeatedly=isinstance(press, ids.RepeatPress))


async def ask_for_confirmation(house: House, interaction: discord.Interaction, press: ids.FinalPress) -> None:
    """Ask: the button of the question carries it out."""
    words = house.words(interaction)
    verb = press.action.partition(" ")[0]
    if not any(verb in actions and actions[verb].final for actions in (game.declaration.actions for game in GAMES.values())):
        raise Refused("unreadable")
    sure = Button(ids.SurePress(press.table, press.acts, press.action), words("button-final"), ButtonStyle.DANGER)
    await say(interaction, words(f"sure-{verb}"), ((sure,),))


async def handle_confirmed_action(house: House, interaction: discord.Interaction, press: ids.SurePress) -> None:
    """Carry it out; it cannot be answered twice."""
    await remove_controls(interaction)
    await act(house, interaction, press.table, press.acts, press.action)


async def handle_seat_press(house: House, interaction: discord.Interaction, press: ids.SeatPress) -> None:
    """Carry it out, if it was pressed by the one whose button it is."""
    table = await house.tables.load(press.table)
    if table.seat_of(interaction.user.id) != press.seat:  # in the first answer, which is no follow-up
        owner = table.chairs[press.seat].name if press.seat < len(table.chairs) else ""
        raise Refused("not-yours", name=owner)
    await interaction.response.defer()
    await act(house, interaction, press.table, acts=press.acts, text=press.action, slot=slots.OFFERS)


async def handle_action_choice(house: House, interaction: discord.Interaction, menu: ids.ActionMenu) -> None:
    """Carry out the chosen action, or ask for its amount."""
    text = chosen_value(interaction)
    if await refuse_early(house, interaction, menu.table, menu.acts):
        return
    await interaction.response.defer()
    await act(house, interaction, menu.table, menu.acts, text)


async def ask_amount(house: House, interaction: discord.Interaction, form: ids.AmountForm) -> None:
    """Ask for a number."""
    words = house.words(interaction)
    await show_form(interaction, Form(form, words(f"form-{form.verb}"), words("form-chips"), MOST_DIGITS))


async def handle_typed_amount(house: House, interaction: discord.Interaction, form: ids.AmountForm, number: str) -> None:
    """Carry out the action with this number."""
    if not re.fullmatch(rf"\s*\d{{1,{MOST_DIGITS}}}\s*", number):
        await say(interaction, house.words(interaction)("illegal-whole-chips-only"))
        return
    await interaction.response.defer()
    await act(house, interaction, form.table, form.acts, f"{form.verb} {int(number)}")


async def handle_picks(house: House, interaction: discord.Interaction, menu: ids.PickMenu) -> None:
    """Carry out the picked tiles' action, or show more tiles to pick if there are not enough yet."""
    values = chosen_values(interaction)
    tiles = (*menu.picked, *(value.partition(":")[2] for value in values if value != MORE_TILES))
    if await refuse_early(house, interaction, menu.table, menu.acts):
        return
    await interaction.response.defer()
    if MORE_TILES in values:
        own = await own_hand(house, interaction, menu)
        if own is None:
            await act(house, interaction, menu.table, menu.acts, menu.verb)  # says why not
            return
        if len(tiles) < max_picks(own, menu.verb):
            await change_controls(interaction, action_controls(own, house.words(interaction), menu.first, tiles))
            return
    await act(house, interaction, menu.table, menu.acts, " ".join((menu.verb, *tiles)))


async def handle_tile_choice(house: House, interaction: discord.Interaction, menu: ids.TileMenu) -> None:
    """Lay the chosen tile, or show where it may be laid if there are several places."""
    value = chosen_value(interaction)
    if await refuse_early(house, interaction, menu.table, menu.acts):
        return
    await interaction.response.defer()
    if " " in value:  # an action: the tile has only one place
        await act(house, interaction, menu.table, menu.acts, value)
        return
    own = await own_hand(house, interaction, menu)
    if own is None:
        await act(house, interaction, menu.table, menu.acts, f"{menu.verb} {value}")  # says why not
        return
    more = value == MORE_TILES
    there = action_controls(own, house.words(interaction), menu.first if more else 0, tile="" if more else value)
    await change_controls(interaction, there)


async def own_hand(house: House, interaction: discord.Interaction, menu: ids.PickMenu | ids.TileMenu) -> PrivateTable | None:
    """Return what the presser may know of the table of a menu; None if the menu is out of date."""
    table = await house.tables.come_back(menu.table, interaction.user.id)
    seat = table.seat_of(interaction.user.id)
    if seat is None or table.phase is not Phase.PLAYING or table.chairs[seat].acts != menu.acts:
        return None
    return private_table(table, seat)


async def refuse_early(house: House, interaction: discord.Interaction, table_id: str, acts: int) -> bool:
    """Refuse a press at once if this process knows without asking that its button is out of date. Return whether it was refused.

    The refusal is the first answer to the press, so however often somebody presses, Discord's limit of follow-ups is not touched.
    """
    table, user = house.tables.peek(table_id), interaction.user.id
    participant = None if table is None else table.participant_of(user)
    if table is None or participant is None or table.acts_of(participant) <= acts:
        return False
    await answer_error(interaction, Refused("stale"))
    await house.tables.come_back(table_id, user)
    house.publisher.show_again(table_id, slots.hand(user) if interaction.guild_id is None else slots.private(user))
    return True


async def act(
    house: House,
    interaction: discord.Interaction,
    table_id: str,
    acts: int,
    text: str,
    slot: slots.Slot | None = None,
    *,
    repeatedly: bool = False,
) -> None:
    """Carry out a deferred press in a hand (or in another `slot`), or say why not.

    The press has been paid. If the move is accepted and the first in this turn, it costs nothing.
    """
    house.publisher.use_interaction(interaction, table_id, slot or slots.hand(interaction.user.id))
    try:
        change = await house.tables.act(table_id, interaction.user.id, acts, text, interaction.id, repeatedly=repeatedly)
    except Exception:
        await house.tables.come_back(table_id, interaction.user.id)
        house.publisher.refresh(table_id)
        raise
    house.moves.settle(interaction.user.id, change.table)
