"""Handlers of the buttons, menus and forms of a hand. Only legal actions are carried out."""

import re

import discord

from cogs.press_handlers import handles, handles_form
from cogs.support.house import FeatureCog
from cogs.support.interaction_values import chosen_value, chosen_values
from cogs.support.refusal_and_error_answers import answer_error
from delivery.discord_api.interaction_answers import (
    change_controls,
    close_question,
    say,
    show_form,
)
from games import GAMES
from messages.parts import custom_ids as ids
from messages.parts.components import Button, ButtonStyle, Form
from messages.play.action_controls import MORE_TILES, action_controls, max_picks
from tables.state import slots
from tables.state.change import Refused
from tables.state.phases import Phase
from tables.views.public_table import PrivateTable
from tables.views.table_views import private_table

MOST_DIGITS = 9


class HandCog(FeatureCog):
    """Presses in a hand. Only legal actions are carried out."""

    @handles(ids.ActionPress, ids.RepeatPress)
    async def handle_action(self, interaction: discord.Interaction, press: ids.HandButton) -> None:
        """Carry it out, perhaps more than once."""
        if not await self.acknowledge(interaction, press):
            return
        await self.act(
            interaction,
            press.table,
            press.acts,
            press.action,
            repeatedly=isinstance(press, ids.RepeatPress),
        )

    @handles(ids.FinalPress)
    async def ask_for_confirmation(
        self, interaction: discord.Interaction, press: ids.FinalPress
    ) -> None:
        """Ask: the button of the question carries it out."""
        words = self.house.words(interaction)
        verb = press.action.partition(" ")[0]
        if not any(
            verb in actions and actions[verb].final
            for actions in (game.declaration.actions for game in GAMES.values())
        ):
            raise Refused("unreadable")
        sure = Button(
            ids.SurePress(press.table, press.acts, press.action),
            words("button-final"),
            ButtonStyle.DANGER,
        )
        await say(interaction, words(f"sure-{verb}"), ((sure,),))

    @handles(ids.SurePress)
    async def handle_confirmed_action(
        self, interaction: discord.Interaction, press: ids.SurePress
    ) -> None:
        """Carry it out; it cannot be answered twice."""
        await close_question(interaction)
        await self.act(interaction, press.table, press.acts, press.action)

    @handles(ids.SeatPress)
    async def handle_seat_press(
        self, interaction: discord.Interaction, press: ids.SeatPress
    ) -> None:
        """Carry it out, if it was pressed by the one whose button it is."""
        table = await self.house.tables.load(press.table)
        # in the first answer, which is no follow-up
        if table.seat_of(interaction.user.id) != press.seat:
            raise Refused(
                "not-yours",
                name=table.chairs[press.seat].name if press.seat < len(table.chairs) else "",
            )
        await interaction.response.defer()
        await self.act(
            interaction, press.table, acts=press.acts, text=press.action, slot=slots.OFFERS
        )

    @handles(ids.ActionMenu)
    async def handle_action_choice(
        self, interaction: discord.Interaction, menu: ids.ActionMenu
    ) -> None:
        """Carry out the chosen action, or ask for its amount."""
        text = chosen_value(interaction)
        if not await self.acknowledge(interaction, menu):
            return
        await self.act(interaction, menu.table, menu.acts, text)

    @handles(ids.AmountForm)
    async def ask_amount(self, interaction: discord.Interaction, form: ids.AmountForm) -> None:
        """Ask for a number."""
        words = self.house.words(interaction)
        await show_form(
            interaction, Form(form, words(f"form-{form.verb}"), words("form-chips"), MOST_DIGITS)
        )

    @handles_form(ids.AmountForm)
    async def handle_typed_amount(
        self, interaction: discord.Interaction, form: ids.AmountForm, number: str
    ) -> None:
        """Carry out the action with this number."""
        if not re.fullmatch(rf"\s*\d{{1,{MOST_DIGITS}}}\s*", number):
            await say(interaction, self.house.words(interaction)("illegal-whole-chips-only"))
            return
        await interaction.response.defer()
        await self.act(interaction, form.table, form.acts, f"{form.verb} {int(number)}")

    @handles(ids.PickMenu)
    async def handle_picks(self, interaction: discord.Interaction, menu: ids.PickMenu) -> None:
        """Carry out the picked tiles' action, or show more tiles if there are not enough yet."""
        values = chosen_values(interaction)
        tiles = (
            *menu.picked,
            *(value.partition(":")[2] for value in values if value != MORE_TILES),
        )
        if not await self.acknowledge(interaction, menu):
            return
        if MORE_TILES in values:
            own_table = await self.own_hand(interaction, menu)
            if own_table is None:
                await self.act(interaction, menu.table, menu.acts, menu.verb)  # says why not
                return
            if len(tiles) < max_picks(own_table, menu.verb):
                await change_controls(
                    interaction,
                    action_controls(own_table, self.house.words(interaction), menu.first, tiles),
                )
                return
        await self.act(interaction, menu.table, menu.acts, " ".join((menu.verb, *tiles)))

    @handles(ids.TileMenu)
    async def handle_tile_choice(
        self, interaction: discord.Interaction, menu: ids.TileMenu
    ) -> None:
        """Lay the chosen tile, or show where it may be laid if there are several places."""
        value = chosen_value(interaction)
        if not await self.acknowledge(interaction, menu):
            return
        if " " in value:  # an action: the tile has only one place
            await self.act(interaction, menu.table, menu.acts, value)
            return
        own_table = await self.own_hand(interaction, menu)
        if own_table is None:
            # says why not
            await self.act(interaction, menu.table, menu.acts, f"{menu.verb} {value}")
            return
        more = value == MORE_TILES
        there = action_controls(
            own_table,
            self.house.words(interaction),
            menu.first if more else 0,
            tile="" if more else value,
        )
        await change_controls(interaction, there)

    async def own_hand(
        self, interaction: discord.Interaction, menu: ids.PickMenu | ids.TileMenu
    ) -> PrivateTable | None:
        """Return what the presser may know of the table of a menu.

        None if the menu is out of date.
        """
        table = await self.house.tables.come_back(menu.table, interaction.user.id)
        seat = table.seat_of(interaction.user.id)
        if seat is None or table.phase is not Phase.PLAYING or table.chairs[seat].acts != menu.acts:
            return None
        return private_table(table, seat)

    async def acknowledge(self, interaction: discord.Interaction, pressed: ids.HandControl) -> bool:
        """Acknowledge a press, or refuse it at once if this process knows that it is out of date.

        Return whether it goes on. The refusal is the first answer to the press, so however often
        somebody presses, Discord's limit of follow-ups is not touched.
        """
        table_id, user = pressed.table, interaction.user.id
        table = self.house.tables.commits.latest.get(table_id)
        participant = None if table is None else table.participant_of(user)
        if table is None or participant is None or table.acts_of(participant) <= pressed.acts:
            await interaction.response.defer()
            return True
        await answer_error(interaction, Refused("stale"))
        await self.house.tables.come_back(table_id, user)
        self.house.publisher.show_again(
            table_id, slots.hand(user) if interaction.guild_id is None else slots.private(user)
        )
        return False

    async def act(
        self,
        interaction: discord.Interaction,
        table_id: str,
        acts: int,
        text: str,
        slot: slots.Slot | None = None,
        *,
        repeatedly: bool = False,
    ) -> None:
        """Carry out a deferred press in a hand (or in another `slot`), or say why not.

        The press has been paid. If the move is accepted and the first in this turn, it costs
        nothing.
        """
        self.house.publisher.use_interaction(
            interaction, table_id, slot or slots.hand(interaction.user.id)
        )
        try:
            change = await self.house.tables.act(
                table_id, interaction.user.id, acts, text, interaction.id, repeatedly=repeatedly
            )
        except Exception:
            await self.house.tables.come_back(table_id, interaction.user.id)
            self.house.publisher.refresh(table_id)
            raise
        self.house.moves.settle(interaction.user.id, change.table)
