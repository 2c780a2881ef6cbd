"""*What if* under a replay: what would have been better in that deal."""

import discord

from cogs.support.house import House
from cogs.support.replay_answers import read_log
from data.exceptions import Unreadable
from delivery.workers.worker_process import WorkerDied
from messages.parts.custom_ids import WhatIfPress
from messages.play.what_if_message import what_if_content
from service import waiting_for_readers
from tables.history.decisions import seats_of_people
from tables.history.replay import finished_deals
from tables.state.refusal import Refused
from tables.views.table_views import public_table


async def show_what_if(house: House, interaction: discord.Interaction, press: WhatIfPress) -> None:
    """Show the best missed actions: of everybody once the session is over, before that only of the user."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    if house.mentor is None or not house.mentor.looks_back:
        raise Refused("what-if-off")
    try:
        table = await house.tables.load(press.table)
    except Unreadable:
        raise Refused("replay-older") from None
    seat = table.seat_of(interaction.user.id)
    seats = seats_of_people(table) if not table.live else () if seat is None else (seat,)
    if not seats:
        raise Refused("what-if-later")
    if not 1 <= press.deal <= finished_deals(table):
        raise Refused("replay-deal", deal=press.deal, deals=finished_deals(table))
    await waiting_for_readers.start_reading(house.tables, interaction.user.id)
    with house.replay_worker.slot(interaction.user.id):
        log, _ = await read_log(house, table)
        try:
            found = await house.mentor.look_back(table, log, press.deal, seats)
        except WorkerDied:  # twice
            raise Refused("what-if-interrupted") from None
    content = what_if_content(public_table(table), press.deal, found, house.words(interaction))
    await house.publisher.answer(interaction, content, f"what-if-{table.id}-{press.deal}")
