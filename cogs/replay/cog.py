"""Finished deals once more: replays, and what would have been better. Answers are private."""

import discord

from cogs.press_handlers import handles, handles_form
from cogs.replay.page import (
    LookBackMenu,
    LookBackPress,
    RoundMenu,
    code_form,
    look_back_content,
)
from cogs.replay.replays import read_log, recent_tables, show_replay, table_with_code
from cogs.support.house import FeatureCog, HouseBot
from cogs.support.interaction_values import chosen_number, chosen_value
from data.exceptions import Unreadable
from delivery.discord_api.interaction_answers import defer_silently, show_form
from delivery.publish.channel_messages import table_then
from delivery.workers.worker_process import WorkerDied
from messages.parts.custom_ids import WhatIfPress
from messages.play.what_if_message import what_if_content
from service import newcomers_and_readers
from tables.history.decisions import seats_of_people
from tables.history.replay import finished_deals
from tables.state.change import Refused
from tables.views.table_views import public_table


class ReplayCog(FeatureCog):
    """The presses that lead to a replay, and those of a replay."""

    @handles(LookBackPress)
    async def look_back(self, interaction: discord.Interaction, press: LookBackPress) -> None:
        """List the tables of the channel with a finished round, or ask for the code of another."""
        words = self.house.words(interaction)
        if press.what == "code":
            await show_form(interaction, code_form(words))
            return
        await defer_silently(interaction)
        tables = [
            (table.id, table.game, deals)
            for table in await recent_tables(self.house, interaction)
            if (deals := finished_deals(table))
        ]
        await self.house.publisher.answer(interaction, look_back_content(tables, words))

    @handles(LookBackMenu)
    async def show_chosen_table(self, interaction: discord.Interaction, _: LookBackMenu) -> None:
        """Show the last finished round of the table."""
        await self.show(interaction, chosen_value(interaction), None)

    @handles_form(LookBackPress)
    async def show_typed_table(
        self, interaction: discord.Interaction, _: LookBackPress, code: str
    ) -> None:
        """Show the last finished round of the table with this code."""
        await self.show(interaction, code, None)

    @handles(RoundMenu)
    async def show_round(self, interaction: discord.Interaction, menu: RoundMenu) -> None:
        """Show the chosen round."""
        await self.show(interaction, menu.table, chosen_number(interaction))

    async def show(self, interaction: discord.Interaction, code: str, deal: int | None) -> None:
        """Show a round of a table in place of the pressed message."""
        await defer_silently(interaction)
        with self.house.replay_worker.slot(interaction.user.id):
            table = await table_with_code(self.house, interaction, code)
            await show_replay(self.house, interaction, table, deal)

    @handles(WhatIfPress)
    async def show_what_if(self, interaction: discord.Interaction, press: WhatIfPress) -> None:
        """Show the best missed actions.

        Of everybody once the session is over, before that only of the user.
        """
        await interaction.response.defer(ephemeral=True, thinking=True)
        if self.house.mentor is None or not self.house.mentor.looks_back:
            raise Refused("what-if-off")
        try:
            table = await self.house.tables.load(press.table)
        except Unreadable:
            raise Refused("replay-older") from None
        seat = table.seat_of(interaction.user.id)
        seats = seats_of_people(table) if not table.live else () if seat is None else (seat,)
        if not seats:
            raise Refused("what-if-later")
        if not 1 <= press.deal <= finished_deals(table):
            raise Refused("replay-deal", deal=press.deal, deals=finished_deals(table))
        await newcomers_and_readers.start_reading(self.house.tables, interaction.user.id)
        with self.house.replay_worker.slot(interaction.user.id):
            log, _ = await read_log(self.house, table)
            try:
                found = await self.house.mentor.look_back(table, log, press.deal, seats)
            except WorkerDied:  # twice
                raise Refused("what-if-interrupted") from None
        seen = (
            await table_then(self.house.store, table, found[0][1]) if found else public_table(table)
        )
        content = what_if_content(
            seen, press.deal, [missed for missed, _ in found], self.house.words(interaction)
        )
        await self.house.publisher.answer(interaction, content, f"what-if-{table.id}-{press.deal}")


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(ReplayCog(bot.house))
