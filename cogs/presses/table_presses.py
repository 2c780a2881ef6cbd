"""Handlers of the buttons on a table's message."""

from collections.abc import Awaitable, Callable

import discord

from cogs.commands.rules_cog import explain
from cogs.presses.seat_presses import mix_teams, show_seats
from cogs.support import joining
from cogs.support.chosen_values import chosen_value
from cogs.support.house import House
from cogs.support.rate_buckets import CLOSING
from cogs.support.refusal_answers import remember_person
from cogs.support.replay_answers import show_replay
from data.exceptions import Unreadable
from delivery.discord_api.interaction_answers import defer_silently, follow_up, remove_controls, say
from games.core import IllegalAction
from games.parts.gallery_bets import own_bet
from messages.parts import custom_ids as ids
from messages.parts.addresses import append_addresses
from messages.parts.chip_amounts import chips_amount
from messages.parts.components import Button, ButtonStyle, Controls
from messages.parts.content import yes_no
from messages.play.agreement_texts import missing_agreement_content, outdated_rules_content
from messages.play.company_menu import parse_company_choice
from messages.play.hand_message import private_record_lines
from messages.play.hints import hint_text
from messages.play.house_rule_menus import rules_content
from messages.play.replay_message import fairness_text
from messages.play.table_notes import names_without_consent
from service import waiting_for_readers
from service.questions_to_computers import make_hint_question
from tables.changes.closing import would_end_at_once
from tables.changes.forfeits import forfeit_on_leaving, is_undecided, loss_to_house
from tables.changes.gallery_places import is_watchable
from tables.state import slots
from tables.state.phases import Phase
from tables.state.refusal import Refused
from tables.state.table import Chair, Table, view
from tables.views.table_views import private_table, public_table

Verb = Callable[[House, discord.Interaction, str], Awaitable[None]]


async def handle_table_press(house: House, interaction: discord.Interaction, press: ids.TablePress) -> None:
    """Acknowledge a press and call its handler from `VERBS`.

    The acknowledgement is silent if the message changes in place, and "thinking" if a private message follows.
    """
    if press.verb not in VERBS:
        raise Refused("unreadable")
    if press.verb in ANSWERS:
        await remove_controls(interaction)
    elif press.verb in IN_HAND and is_own_message(interaction):
        await interaction.response.defer()
    elif press.verb in PRIVATE:
        await interaction.response.defer(ephemeral=True, thinking=True)
    else:
        await joining.note_seat(interaction, house, press.table, verb=press.verb)
        await acknowledge(interaction, house, press.table)
    try:
        await VERBS[press.verb](house, interaction, press.table)
    except Refused:  # of two processes the one that knew less may have been the last to paint the message
        house.publisher.refresh(press.table)
        raise


def is_own_message(interaction: discord.Interaction) -> bool:
    """Return whether the pressed message is seen by its user alone: a direct message, or a private answer in a channel."""
    return interaction.guild_id is None or (interaction.message is not None and interaction.message.flags.ephemeral)


async def acknowledge(interaction: discord.Interaction, house: House, table_id: str) -> None:
    """Acknowledge a press silently; the pressed message is then edited through the interaction.

    Raises `Refused` before that if the channel takes no more follow-ups.
    """
    await defer_silently(interaction)
    if interaction.message is not None:
        in_channel = interaction.guild_id is not None and not interaction.message.flags.ephemeral
        slot = slots.TABLE if in_channel else slots.hand(interaction.user.id)
        house.publisher.use_interaction(interaction, table_id, slot)


async def handle_rules_press(house: House, interaction: discord.Interaction, press: ids.RulesPress) -> None:
    """Join, or agree, with the house rules as they stood at the button.

    If they have changed since, show them and ask again.
    """
    await joining.note_seat(interaction, house, press.table)
    await acknowledge(interaction, house, press.table)
    accept = join if press.verb == "join" else agree
    try:
        await accept(house, interaction, press.table, press.edition)
    except Refused as no:
        if no.key != "amended":
            house.publisher.refresh(press.table)
            raise
        content = outdated_rules_content(public_table(await house.tables.load(press.table)), press.verb, house.words(interaction))
        await say(interaction, content.text, content.controls)


async def join(house: House, interaction: discord.Interaction, table_id: str, edition: int) -> None:
    """Take a seat. This press is also the request to open direct messages."""
    await remember_person(house, interaction, sits_down=True)
    change = await house.tables.join(table_id, chair_of(interaction), edition)
    await joining.say_seated(house, interaction, change.table)


async def take_back_request(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Give up a seat that the user has asked for."""
    await house.tables.leave(table_id, interaction.user.id)
    await say(interaction, house.words(interaction)("seat-given-up"))


async def agree(house: House, interaction: discord.Interaction, table_id: str, edition: int) -> None:
    """Agree to the house rules as they stood at the button."""
    await house.tables.agree(table_id, interaction.user.id, edition)


async def leave(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Leave the table; ask first if that costs something.

    In mid-deal a computer player takes over with the user's chips; in mid-match the chips in the pot are lost. Who was away
    stays away until they have answered.
    """
    table = await house.tables.load(table_id)
    words = house.words(interaction)
    if table.live and table.request_of(interaction.user.id) is not None:
        await take_back_request(house, interaction, table_id)
        return
    lost = forfeit_on_leaving(table, interaction.user.id)
    playing = table.phase is Phase.PLAYING and table.seat_of(interaction.user.id) is not None
    if not playing and not lost:
        await leave_for_good(house, interaction, table_id)
        return
    sure = (
        words("leave-pot", chips=chips_amount(lost, words))
        if lost
        else words("leave-sure", chips=yes_no(public_table(table).chips_change_hands))
    )
    await ask(house, interaction, table_id, sure, "goodbye")


async def ask(house: House, interaction: discord.Interaction, table_id: str, question: str, verb: str) -> None:
    """Ask a question whose buttons do what `verb` says, or nothing. Between deals the next one waits for the answer."""
    words = house.words(interaction)
    await waiting_for_readers.start_question(house.tables, table_id, interaction.user.id)
    do = Button(ids.TablePress(table_id, verb), words(f"button-{verb}"), ButtonStyle.DANGER)
    await say(interaction, question, ((do, Button(ids.TablePress(table_id, "cancel"), words("button-cancel"))),))


async def cancel(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Take back a question about closing or leaving: nothing changes."""
    await waiting_for_readers.end_question(house.tables, table_id, interaction.user.id)
    await say(interaction, house.words(interaction)("cancelled"))


async def leave_for_good(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Leave the table after the user has confirmed it."""
    words = house.words(interaction)
    lost = forfeit_on_leaving(await house.tables.load(table_id), interaction.user.id)
    change = await house.tables.leave(table_id, interaction.user.id)
    participant = change.table.participant_of(interaction.user.id)
    if participant is not None:  # an onlooker stays in the gallery until the deal is over
        seen = view(change.table, participant)
        await say(interaction, words("left-gallery", bet=yes_no(seen is not None and own_bet(seen) is not None)))
    elif change.table.phase is Phase.PLAYING:
        await say(interaction, words("left-seat-paid" if public_table(change.table).chips_change_hands else "left-seat"))
    elif lost:
        await say(interaction, words("left-pot", chips=chips_amount(lost, words)))
    else:
        await say(interaction, words("left-paid" if change.transfers else "left"))


async def add_computer(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Add a computer player."""
    await house.tables.add_computer(table_id, interaction.user.id)


async def add_chosen_computer(house: House, interaction: discord.Interaction, menu: ids.CompanyMenu) -> None:
    """Add the computer player that the host has chosen from the menu."""
    await joining.note_seat(interaction, house, menu.table, "computer")
    await acknowledge(interaction, house, menu.table)
    wanted = parse_company_choice(chosen_value(interaction))
    if wanted is None:
        raise Refused("unreadable")
    await house.tables.add_computer(menu.table, interaction.user.id, *wanted)


async def show_house_rules(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Show the house rules; the host gets menus to change them."""
    table = await house.tables.load(table_id)
    content = rules_content(public_table(table), house.words(interaction), interaction.user.id)
    await house.publisher.answer(interaction, content)


async def start(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Deal the first round if everybody has agreed to the house rules."""
    await start_if_agreed(house, interaction, table_id)


async def start_with_computers(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Fill the free seats with computer players, deal, and show the hand of the user who pressed."""
    if table := await start_if_agreed(house, interaction, table_id, with_company=True):
        await house.publisher.answer_with_hand(interaction, table, interaction.user.id)


async def start_if_agreed(
    house: House, interaction: discord.Interaction, table_id: str, *, with_company: bool = False
) -> Table | None:
    """Return the table with its first deal, or say who has yet to agree and return None."""
    try:
        return (await house.tables.start(table_id, interaction.user.id, interaction.id, with_company=with_company)).table
    except Refused as no:
        if no.key != "not-agreed":
            raise
        content = missing_agreement_content(public_table(await house.tables.load(table_id)), house.words(interaction))
        if not content.text:  # they have agreed meanwhile
            raise
        await say(interaction, content.text, content.controls)
        return None


async def start_without_undecided(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Deal the first round without the people who have not agreed."""
    await house.tables.start(table_id, interaction.user.id, interaction.id, without_undecided=True)


async def close(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Close the table now or after this deal; ask first if that costs something or if another deal could follow.

    Who was away stays away: they want to end, not to play.
    """
    table = await house.tables.load(table_id)
    words, user = house.words(interaction), interaction.user.id
    if table.live and table.seat_of(user) is None and interaction.permissions.manage_guild:
        raise Refused("not-seated-moderator")
    if is_undecided(table) and table.seat_of(user) not in table.closing.wanting and (lost := loss_to_house(table, user)):
        sure = words("closing-pot", chips=chips_amount(lost, words))
    elif table.phase is Phase.PAUSE and would_end_at_once(table, user):
        sure = words("closing-sure", chips=yes_no(public_table(table).chips_change_hands))
    else:
        await close_for_good(house, interaction, table_id)
        return
    await ask(house, interaction, table_id, sure, "end")


async def keep_open(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Take back the user's wish to close the table after this deal."""
    table, user = await house.tables.load(table_id), interaction.user.id
    wishes = table.seat_of(user) in table.closing.wanting if is_undecided(table) else table.closing.ends_after_deal
    if table.live and not wishes:
        await say(interaction, house.words(interaction)("closing-off"))
        return
    await close_for_good(house, interaction, table_id)


async def close_for_good(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Close the table after the user has confirmed it. An undecided match closes when all want it."""
    house.presses.take(interaction.user.id, CLOSING)
    change = await house.tables.close(table_id, interaction.user.id)
    seen, words = public_table(change.table), house.words(interaction)
    if not seen.live:
        return
    if seen.undecided:
        closes = change.table.seat_of(interaction.user.id) in seen.closing.wanting
        missing = names_without_consent(seen, words)
        key = ("closing-agreed" if missing else "closing-on") if closes else "closing-taken-back"
    else:
        closes, missing = seen.closing.after_deal, ""
        key = "closing-on" if closes else "closing-off"
    keep: Controls = ((Button(ids.TablePress(table_id, "keep"), words("button-keep")),),) if closes else ()
    await say(interaction, words(key, playing=yes_no(seen.phase is Phase.PLAYING), missing=missing), keep)


async def mark_ready(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Note that the user is ready for the next deal."""
    await house.tables.ready(table_id, interaction.user.id, interaction.id)


async def show_hand(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Show the user's hand here."""
    await remember_person(house, interaction)
    table = await house.tables.come_back(table_id, interaction.user.id)
    await joining.show_hand_or_offer_seat(house, interaction, table)


async def show_hint(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Show in the user's hand what a Master would do."""
    table = await house.tables.come_back(table_id, interaction.user.id)
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise Refused("not-seated")
    if table.phase is not Phase.PLAYING or not public_table(table).hints or house.mentor is None:
        raise Refused("no-hint")
    advice = await house.mentor.advise(make_hint_question(table, seat))
    await say_in_hand(house, interaction, table, [hint_text(private_table(table, seat), advice, house.words(interaction))])


async def show_notes(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Show in the user's hand the hidden tiles that they have seen in this deal."""
    table = await house.tables.come_back(table_id, interaction.user.id)
    seat, words = table.seat_of(interaction.user.id), house.words(interaction)
    if seat is None:
        raise Refused("not-seated")
    own = private_table(table, seat)
    notes = [] if own.view is None else private_record_lines(own.public, own.view, words)
    await say_in_hand(house, interaction, table, notes or [words("no-notes")])


async def say_in_hand(house: House, interaction: discord.Interaction, table: Table, said: list[str]) -> None:
    """Show lines in the hand whose button was pressed; if it was pressed on another message, in an answer of their own."""
    if is_own_message(interaction):
        await house.publisher.add_to_hand(interaction, table, said)
    else:
        await say(interaction, "\n".join(said))


async def explain_fairness(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Show the seal of the table, what it is for and, at the end, what it has sealed."""
    table, words = await house.tables.load(table_id), house.words(interaction)
    await say(interaction, append_addresses(fairness_text(public_table(table), words), house.addresses, words, "fairness"))


async def watch_hand(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Show the watched hand, or a menu of hands to watch. This press is also the request to open direct messages."""
    await remember_person(house, interaction, sits_down=True)
    table = await house.tables.load(table_id)
    if any(chair.user == interaction.user.id for chair in table.chairs):
        raise IllegalAction("is-player")
    if not is_watchable(table):
        raise Refused("no-gallery")
    await house.publisher.answer_with_hand(interaction, table, interaction.user.id, as_onlooker=True)
    if await house.tables.welcome(table.guild, interaction.user.id):
        await follow_up(interaction, "\n".join(await joining.gift_lines(house, interaction)))


async def explain_game(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Show the rules of this table's game."""
    table = await house.tables.come_back(table_id, interaction.user.id)
    await explain(house, interaction, table.game, table)


async def replay_last_deal(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Show the replay of the last finished deal."""
    with house.replay_worker.slot(interaction.user.id):
        try:
            table = await house.tables.load(table_id)
        except Unreadable:
            raise Refused("replay-older") from None
        await show_replay(house, interaction, table, None)


VERBS: dict[str, Verb] = {
    "leave": leave,
    "goodbye": leave_for_good,
    "computer": add_computer,
    "rules": show_house_rules,
    "start": start,
    "now": start_with_computers,
    "without": start_without_undecided,
    "close": close,
    "end": close_for_good,
    "keep": keep_open,
    "cancel": cancel,
    "ready": mark_ready,
    "hand": show_hand,
    "hint": show_hint,
    "notes": show_notes,
    "fair": explain_fairness,
    "howto": explain_game,
    "watch": watch_hand,
    "replay": replay_last_deal,
    "seats": show_seats,
    "mix": mix_teams,
}
ANSWERS = frozenset({"goodbye", "without", "end", "keep", "cancel", "mix"})  # to a question that only its reader sees
IN_HAND = frozenset({"hint", "notes"})  # shown in the hand whose button was pressed
PRIVATE = frozenset({"now", "rules", "hand", "howto", "watch", "replay", "fair", "seats"}) | IN_HAND


def chair_of(interaction: discord.Interaction) -> Chair:
    """Return a chair for the user who pressed. The id of the press is the user's cut (docs/developers/shuffle.md)."""
    user = interaction.user
    return Chair(user.id, user.display_name, user.name, cut=interaction.id)
