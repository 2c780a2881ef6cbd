"""Handlers of the menu of seats in games with teams."""

import discord

from cogs.support.chosen_values import chosen_value
from cogs.support.house import House
from delivery.discord_api.interaction_answers import change_controls, remove_controls
from messages.parts.custom_ids import SeatMenu
from messages.play.seat_menu import lobby_partner_lines, parse_seat_choice, seat_chosen_text, seats_content
from service import seat_changes
from tables.changes.seat_choice import require_movable
from tables.state.refusal import Refused
from tables.views.table_views import public_table


async def show_seats(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Show the teams, and the menu of seats that the user can take."""
    table = await house.tables.come_back(table_id, interaction.user.id)
    require_movable(table, interaction.user.id)
    await house.publisher.answer(interaction, seats_content(public_table(table), interaction.user.id, house.words(interaction)))


async def take_chosen_seat(house: House, interaction: discord.Interaction, menu: SeatMenu) -> None:
    """Take the seat that the user has chosen from the menu."""
    await remove_controls(interaction)
    wanted = parse_seat_choice(chosen_value(interaction))
    if wanted is None:
        raise Refused("unreadable")
    change = await seat_changes.choose_seat(house.tables, menu.table, interaction.user.id, *wanted)
    await change_controls(
        interaction, (), seat_chosen_text(public_table(change.table), interaction.user.id, house.words(interaction))
    )


async def mix_teams(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Draw lots for the seats of the lobby. The user is the host."""
    change = await seat_changes.mix_teams(house.tables, table_id, interaction.user.id, interaction.id)
    words = house.words(interaction)
    await change_controls(
        interaction, (), "\n".join([words("teams-mixed"), *lobby_partner_lines(public_table(change.table), words)])
    )
