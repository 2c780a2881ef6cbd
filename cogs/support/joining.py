"""Answers to people who join or watch: the chips that the house has given them, and how to reach their hand."""

import discord

from cogs.support.house import House
from delivery.discord_api.interaction_answers import say
from locales.catalogues import Words
from messages.parts.components import Button, Controls
from messages.parts.custom_ids import TablePress
from messages.play.hand_message import seal_copy
from messages.play.table_notes import chips_amount
from tables.chips.chip_accounts import member
from tables.state.table import Table
from tables.views.table_views import public_table


async def gift_lines(house: House, interaction: discord.Interaction) -> list[str]:
    """Return the sentence about the house's gift, as long as the player has not used it: so nobody misses it."""
    assert interaction.guild_id is not None
    newest = await house.store.bookings(member(interaction.guild_id, interaction.user.id), 1)
    given = [one for one in newest if one.reason == "welcome"]
    return [house.words(interaction)("welcome-chips", chips=chips_amount(one.amount, house.words(interaction))) for one in given]


async def say_seated(house: House, interaction: discord.Interaction, table: Table, *first: str, again: bool = False) -> None:
    """Tell a new player what they need to know, after the lines `first`. Sends nothing if there is nothing to say.

    With `again` the player has heard of the house's gift before.
    """
    words = house.words(interaction)
    lines = [*first]
    controls: Controls = ()
    if trouble := await house.publisher.greet(table, interaction.user.id):
        lines += [words(trouble), seal_copy(public_table(table), words)]
        controls = hand_button(table.id, words)
    lines += [] if again else await gift_lines(house, interaction)
    if lines:
        await say(interaction, "\n".join(lines), controls)


def hand_button(table_id: str, words: Words) -> Controls:
    """Return the button *My hand* for a player who cannot get direct messages (yet)."""
    return ((Button(TablePress(table_id, "hand"), words("button-hand")),),)
