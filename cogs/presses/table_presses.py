"""What happens at a press on the table's message, by anybody who sees it."""

from collections.abc import Awaitable, Callable

import discord

from cogs.commands.rules_cog import explain
from cogs.presses.hand_presses import chosen_value
from cogs.support import joining
from cogs.support.house import House
from cogs.support.refusal_answers import remember_person
from cogs.support.replay_answers import show_replay
from delivery.discord_api.interaction_answers import follow_up, remove_controls, say
from games import GAMES
from games.core import IllegalAction
from games.parts.gallery_bets import own_bet
from messages.parts import custom_ids as ids
from messages.parts.components import Button, ButtonStyle
from messages.parts.content import yes_no
from messages.play.agreement_texts import missing_agreement_content, outdated_rules_content
from messages.play.company_menu import parse_company_choice
from messages.play.hints import hint_text
from messages.play.house_rule_menus import rules_content
from messages.play.table_notes import names_without_consent
from renderer.scene import format_chips
from tables.changes.closing import would_end_at_once
from tables.changes.forfeits import forfeit_on_leaving, is_undecided, loss_to_house
from tables.changes.gallery_places import is_watchable
from tables.service.questions import make_hint_question
from tables.service.store import Unreadable
from tables.state import slots
from tables.state.phases import Phase
from tables.state.refusal import Refused
from tables.state.table import Chair, Table, view
from tables.views.table_views import private_table, public_table

Verb = Callable[[House, discord.Interaction, str], Awaitable[None]]


async def handle_table_press(house: House, interaction: discord.Interaction, press: ids.TablePress) -> None:
    """Acknowledge first: quietly where a message changes in place, as "thinking" where a private one will follow."""
    if press.verb == "join":  # version 1's button, made before any house rule could have changed since
        await handle_rules_press(house, interaction, ids.RulesPress(press.table, 0, "join"))
        return
    if press.verb not in VERBS:
        raise Refused("unreadable")
    if press.verb in ANSWERS:
        await remove_controls(interaction)
    elif press.verb in PRIVATE:
        await interaction.response.defer(ephemeral=True, thinking=True)
    else:
        await acknowledge(interaction, house, press.table)
    try:
        await VERBS[press.verb](house, interaction, press.table)
    except Refused:  # of two processes the one that knew less may have been the last to paint the message
        house.publisher.refresh(press.table)
        raise


async def acknowledge(interaction: discord.Interaction, house: House, table_id: str) -> None:
    """Quietly: the message that was pressed changes in place."""
    await interaction.response.defer()
    if interaction.message is not None:
        in_channel = interaction.guild_id is not None and not interaction.message.flags.ephemeral
        slot = slots.TABLE if in_channel else slots.hand(interaction.user.id)
        house.publisher.use_interaction(interaction, table_id, slot)


async def handle_rules_press(house: House, interaction: discord.Interaction, press: ids.RulesPress) -> None:
    """Accept the house rules as they stood where the button does, by sitting down or afterwards; if they have changed since, be
    shown them, and asked again."""
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
    """Sit down. Direct messages are opened now and only now: this press asks for them."""
    await remember_person(house, interaction, sits_down=True)
    change = await house.tables.join(table_id, chair_of(interaction), edition)
    await joining.say_seated(house, interaction, change.table)


async def agree(house: House, interaction: discord.Interaction, table_id: str, edition: int) -> None:
    """The house rules are accepted as they stand."""
    await house.tables.agree(table_id, interaction.user.id, edition)


async def leave(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Get up; only after a second press where it costs something: in mid-deal a computer player then plays with one's chips, and
    in mid-match those in the pot are lost."""
    table = await house.tables.back(table_id, interaction.user.id)
    words = house.words(interaction)
    lost = forfeit_on_leaving(table, interaction.user.id)
    playing = table.phase is Phase.PLAYING and table.seat_of(interaction.user.id) is not None
    if not playing and not lost:
        await leave_for_good(house, interaction, table_id)
        return
    sure = (
        words("leave-pot", chips=format_chips(lost))
        if lost
        else words("leave-sure", chips=yes_no(public_table(table).chips_change_hands))
    )
    button = Button(ids.TablePress(table_id, "goodbye"), words("button-goodbye"), ButtonStyle.DANGER)
    await say(interaction, sure, ((button,),))


async def leave_for_good(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Get up, really."""
    words = house.words(interaction)
    lost = forfeit_on_leaving(await house.tables.load(table_id), interaction.user.id)
    change = await house.tables.leave(table_id, interaction.user.id)
    participant = change.table.participant_of(interaction.user.id)
    if participant is not None:  # an onlooker stays in the gallery until the deal is over
        seen = view(change.table, GAMES[change.table.game], participant)
        await say(interaction, words("left-gallery", bet=yes_no(seen is not None and own_bet(seen) is not None)))
    elif change.table.phase is Phase.PLAYING:
        await say(interaction, words("left-seat-paid" if public_table(change.table).chips_change_hands else "left-seat"))
    elif lost:
        await say(interaction, words("left-pot", chips=format_chips(lost)))
    else:
        await say(interaction, words("left-paid" if change.transfers else "left"))


async def add_computer(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Another computer player."""
    await house.tables.add_computer(table_id, interaction.user.id)


async def add_chosen_computer(house: House, interaction: discord.Interaction, menu: ids.CompanyMenu) -> None:
    """A computer player of the host's choice."""
    await acknowledge(interaction, house, menu.table)
    wanted = parse_company_choice(chosen_value(interaction))
    if wanted is None:
        raise Refused("unreadable")
    await house.tables.add_computer(menu.table, interaction.user.id, *wanted)


async def show_house_rules(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """House rules, for the host with menus."""
    table = await house.tables.load(table_id)
    content = rules_content(public_table(table), house.words(interaction), interaction.user.id)
    await house.publisher.answer(interaction, content)


async def start(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """The first deal, if everybody has agreed to the house rules."""
    await start_if_agreed(house, interaction, table_id)


async def start_with_computers(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """The same with computer players on the free chairs; and whoever presses does not have to look for their hand."""
    if table := await start_if_agreed(house, interaction, table_id, with_company=True):
        await house.publisher.answer_with_hand(interaction, table, interaction.user.id)


async def start_if_agreed(
    house: House, interaction: discord.Interaction, table_id: str, *, with_company: bool = False
) -> Table | None:
    """The table with its first deal; None if somebody has yet to agree, which is said."""
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
    """The first deal, without those who have yet to agree."""
    await house.tables.start(table_id, interaction.user.id, interaction.id, without_undecided=True)


async def close(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Close now, or after this deal; only after a second press where that costs something, or where a deal could follow."""
    table = await house.tables.back(table_id, interaction.user.id)
    words, user = house.words(interaction), interaction.user.id
    if table.live and table.seat_of(user) is None and interaction.permissions.manage_guild:
        raise Refused("not-seated-moderator")
    if is_undecided(table) and table.seat_of(user) not in table.wanting and (lost := loss_to_house(table, user)):
        sure = words("closing-pot", chips=format_chips(lost))
    elif table.phase is Phase.PAUSE and would_end_at_once(table, user):
        sure = words("closing-sure", chips=yes_no(public_table(table).chips_change_hands))
    else:
        await close_for_good(house, interaction, table_id)
        return
    button = Button(ids.TablePress(table_id, "end"), words("button-end"), ButtonStyle.DANGER)
    await say(interaction, sure, ((button,),))


async def close_for_good(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Close, really; an undecided match when all want it."""
    change = await house.tables.close(table_id, interaction.user.id)
    seen, words = public_table(change.table), house.words(interaction)
    playing = seen.phase is Phase.PLAYING
    if seen.undecided:
        wanted = change.table.seat_of(interaction.user.id) in seen.wanting
        missing = names_without_consent(seen, words)
        key = ("closing-agreed" if missing else "closing-on") if wanted else "closing-taken-back"
        await say(interaction, words(key, playing=yes_no(playing), missing=missing))
    elif playing:
        await say(interaction, words("closing-on" if seen.closing else "closing-off"))


async def mark_ready(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Next deal."""
    await house.tables.ready(table_id, interaction.user.id, interaction.id)


async def show_hand(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """My hand, here and now."""
    await remember_person(house, interaction)
    table = await house.tables.back(table_id, interaction.user.id)
    await house.publisher.answer_with_hand(interaction, table, interaction.user.id)


async def show_hint(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """What a Master would do in one's place."""
    table = await house.tables.back(table_id, interaction.user.id)
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise Refused("not-seated")
    if table.phase is not Phase.PLAYING or not public_table(table).hints or house.mentor is None:
        raise Refused("no-hint")
    advice = await house.mentor.advise(make_hint_question(table, seat))
    await say(interaction, hint_text(private_table(table, seat), advice, house.words(interaction)))


async def watch_hand(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """Whom one may watch, or the hand that one watches. This press asks for direct messages, too."""
    await remember_person(house, interaction, sits_down=True)
    table = await house.tables.load(table_id)
    if any(chair.user == interaction.user.id for chair in table.chairs):
        raise IllegalAction("is-player")
    if not is_watchable(GAMES[table.game], table):
        raise Refused("no-gallery")
    await house.publisher.answer_with_hand(interaction, table, interaction.user.id, as_onlooker=True)
    if await house.tables.welcome(table.guild, interaction.user.id):
        await follow_up(interaction, "\n".join(await joining.gift_lines(house, interaction)))


async def explain_game(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """The rules of the game that is played here."""
    table = await house.tables.back(table_id, interaction.user.id)
    await explain(house, interaction, table.game, table)


async def replay_last_deal(house: House, interaction: discord.Interaction, table_id: str) -> None:
    """The last deal once more."""
    with house.replay_worker.slot("replay", interaction.user.id):
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
    "ready": mark_ready,
    "hand": show_hand,
    "hint": show_hint,
    "howto": explain_game,
    "watch": watch_hand,
    "replay": replay_last_deal,
}
ANSWERS = frozenset({"goodbye", "without", "end"})  # to a question that only its reader sees
PRIVATE = frozenset({"now", "rules", "hand", "hint", "howto", "watch", "replay"})


def chair_of(interaction: discord.Interaction) -> Chair:
    """A chair for whoever has pressed. The press's own id is the cut (docs/fairness.md)."""
    user = interaction.user
    return Chair(user.id, user.display_name, user.name, cut=interaction.id)
