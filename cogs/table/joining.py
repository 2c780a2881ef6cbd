"""Joining a table: presses to take a seat, and the answers to them.

An answer tells people of the chips that the house has given them, and where to find their hand.
"""

import asyncio
from contextlib import suppress
from typing import Final

import discord

from cogs.press_handlers import handles
from cogs.support.house import FeatureCog, House
from cogs.support.interaction_values import chosen_value, guild_of
from cogs.support.refusal_and_error_answers import NEW_HERE, remember_person
from delivery.discord_api.follow_up_limit import SEATED
from delivery.discord_api.interaction_answers import (
    WAY_BACK,
    change_controls,
    close_question,
    defer_silently,
    say,
)
from messages.parts import custom_ids as ids
from messages.parts.components import Controls
from messages.parts.display_names import chips_amount
from messages.play.agreement_texts import outdated_rules_content
from messages.play.more_message import more_content
from messages.play.seat_menu import (
    lobby_partner_lines,
    parse_seat_choice,
    seat_chosen_text,
    seats_content,
)
from messages.play.seat_messages import learn_offer, seat_offer_content, waiting_content
from service.newcomers_and_readers import wants_lesson
from tables.changes.lobby import required_chips
from tables.changes.pots_and_stakes import ROUNDS_TO_HAVE, forfeit_on_leaving
from tables.changes.seat_choice import require_movable
from tables.chips.chip_accounts import member
from tables.state import slots
from tables.state.change import Refused
from tables.state.phases import Phase
from tables.state.table import Chair, Table, game_of
from tables.views.table_views import public_table

GREETING_TIMEOUT: Final = 10.0  # seconds, for the first direct message


class JoiningCog(FeatureCog):
    """Presses to take a seat: *Join*, *I agree* and the menu of seats."""

    @handles(ids.RulesPress)
    async def handle_rules_press(
        self, interaction: discord.Interaction, press: ids.RulesPress
    ) -> None:
        """Join, or agree, with the house rules as they stood at the button.

        If they have changed since, show them and ask again.
        """
        await note_seat(self.house, interaction, press.table)
        await acknowledge(self.house, interaction, press.table)
        try:
            if press.verb == "join":
                await self.join(interaction, press.table, press.edition)
            else:
                await self.house.tables.agree(press.table, interaction.user.id, press.edition)
        except Refused as no:
            if no.key != "amended":
                self.house.publisher.refresh(press.table)
                raise
            content = outdated_rules_content(
                public_table(await self.house.tables.load(press.table)),
                press.verb,
                self.house.words(interaction),
            )
            await say(interaction, content.text, content.controls)

    async def join(self, interaction: discord.Interaction, table_id: str, edition: int) -> None:
        """Take a seat. This press is also the request to open direct messages."""
        await remember_person(self.house, interaction, sits_down=True)
        try:
            table = (await self.house.tables.join(table_id, chair_of(interaction), edition)).table
        except Refused as no:
            table = await self.house.tables.load(table_id)
            if no.key != "already-seated" or table.phase is not Phase.LOBBY:
                raise
        await say_seated(self.house, interaction, table)

    @handles(ids.SeatMenu)
    async def take_chosen_seat(self, interaction: discord.Interaction, menu: ids.SeatMenu) -> None:
        """Take the seat that the user has chosen from the menu."""
        await close_question(interaction)
        wanted = parse_seat_choice(chosen_value(interaction))
        if wanted is None:
            raise Refused("unreadable")
        change = await self.house.tables.choose_seat(menu.table, interaction.user.id, *wanted)
        await change_controls(
            interaction,
            (),
            seat_chosen_text(
                public_table(change.table), interaction.user.id, self.house.words(interaction)
            ),
        )


async def show_seats(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Show the teams, and the menu of seats that the user can take."""
    table = await house.tables.come_back(table_id, interaction.user.id)
    require_movable(table, interaction.user.id)
    await house.publisher.answer(
        interaction,
        seats_content(public_table(table), interaction.user.id, house.words(interaction)),
    )


async def mix_teams(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Draw lots for the seats of the lobby. The user is the host."""
    change = await house.tables.mix_teams(table_id, interaction.user.id, interaction.id)
    words = house.words(interaction)
    await change_controls(
        interaction,
        (),
        "\n".join([words("teams-mixed"), *lobby_partner_lines(public_table(change.table), words)]),
    )


async def gift_lines(house: House, interaction: discord.Interaction) -> list[str]:
    """Return the sentence about the chips that the house has just given the user.

    [] if they had an account before.
    """
    if not interaction.extras.get(NEW_HERE):
        return []
    user, words = member(guild_of(interaction), interaction.user.id), house.words(interaction)
    return [
        words("welcome-chips", chips=chips_amount(booking.amount, words))
        for booking in await house.store.ledger.bookings(user, 1)
        if booking.reason == "welcome"
    ]


async def little_chips_lines(
    house: House, interaction: discord.Interaction, table: Table
) -> list[str]:
    """Return a warning for a player whose chips may not last for two rounds of a match."""
    seat = table.seat_of(interaction.user.id)
    if seat is None or table.phase is not Phase.LOBBY or not game_of(table).match(table.options):
        return []
    balance = await house.store.ledger.balance(member(table.guild, interaction.user.id))
    return (
        [house.words(interaction)("match-little-chips")]
        if balance < ROUNDS_TO_HAVE * required_chips(table, seat)
        else []
    )


async def say_seated(
    house: House, interaction: discord.Interaction, table: Table, *first: str
) -> None:
    """Tell a new player what they need to know, after the lines `first`.

    The message becomes their hand when the round begins.
    """
    words = house.words(interaction)
    lines = [*first]
    controls: Controls = ()
    if table.request_of(interaction.user.id) is not None:
        content = waiting_content(public_table(table), interaction.user.id, None, words)
        lines += [content.text]
        controls = content.controls
    else:
        lines += [words("hand-lobby"), *await private_thread_lines(house, interaction, table)]
    lines += await gift_lines(house, interaction) if public_table(table).at_stake else []
    lines += await little_chips_lines(house, interaction, table)
    if await wants_lesson(house.store, table.game, interaction.user.id):
        controls += learn_offer(table.game, words)
    token = await say(interaction, "\n".join(lines), controls)
    if token is not None:
        await house.publisher.keep_answer(token, table, interaction.user.id)


async def private_thread_lines(
    house: House, interaction: discord.Interaction, table: Table
) -> list[str]:
    """Return a warning for who sits down in a private thread, and takes no direct messages."""
    channel = interaction.channel
    if not isinstance(channel, discord.Thread) or not channel.is_private():
        return []
    with suppress(TimeoutError):
        async with asyncio.timeout(GREETING_TIMEOUT):
            await house.publisher.refreshed(table.id)
    person = await house.store.people.person(interaction.user.id)
    return (
        [house.words(interaction)("dm-private-thread")]
        if person is not None and person.dm_closed
        else []
    )


async def show_hand_or_offer_seat(
    house: House, interaction: discord.Interaction, table: Table
) -> None:
    """Answer a deferred interaction with the user's hand.

    A user without one is told when they play, or offered a seat.
    """
    user, words = interaction.user.id, house.words(interaction)
    if not table.live or table.participant_of(user) is not None:
        await house.publisher.answer_with_hand(interaction, table, user)
    elif table.request_of(user) is not None:
        content = waiting_content(public_table(table), user, None, words)
        token = await say(interaction, content.text, content.controls)
        if token is not None:
            await house.publisher.keep_answer(token, table, user)
    else:
        content = seat_offer_content(public_table(table), words)
        await say(interaction, content.text, content.controls)


async def show_more(house: House, interaction: discord.Interaction, table: Table) -> None:
    """Answer with what else the user can do at the table."""
    user = interaction.user.id
    interaction.extras.pop(WAY_BACK, None)
    settings = await house.store.servers.guild_settings(table.guild)
    await house.publisher.answer(
        interaction,
        more_content(
            public_table(table),
            user,
            house.words(interaction),
            forfeit=forfeit_on_leaving(table, user),
            invites=settings.invite_role is not None,
        ),
    )


async def note_seat(
    house: House, interaction: discord.Interaction, table_id: str, verb: str = ""
) -> None:
    """Note whether the user has a place at the table.

    The channel keeps follow-ups in reserve for them.

    With a verb, raise `Refused` for everyone else: a refusal in the first answer is no follow-up. A
    press on a table that is over goes on: only a press that is acknowledged silently takes the old
    buttons away.
    """
    table, user = await house.tables.load(table_id), interaction.user.id
    if table.participant_of(user) is not None or table.request_of(user) is not None:
        interaction.extras[SEATED] = True
    elif verb and table.live:
        raise Refused("not-seated")


async def acknowledge(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Acknowledge a press silently; the pressed message is then edited through the interaction.

    Raises `Refused` before that if the channel takes no more follow-ups.
    """
    await defer_silently(interaction)
    if interaction.message is not None:
        in_channel = interaction.guild_id is not None and not interaction.message.flags.ephemeral
        slot = slots.TABLE if in_channel else slots.hand(interaction.user.id)
        house.publisher.use_interaction(interaction, table_id, slot)


def chair_of(interaction: discord.Interaction) -> Chair:
    """Return a chair for the user who pressed.

    The id of the press is the user's cut (docs/developers/shuffle.md).
    """
    user = interaction.user
    return Chair(user.id, user.display_name, user.name, cut=interaction.id)
