"""The private message of a player: their hand, what happened, and what they may do."""

from collections.abc import Sequence

from games.core import Fate, Role, Seat, View
from locales.catalogues import Words
from messages.parts.components import Button, ButtonStyle
from messages.parts.content import MessageContent, join_hand_text, strip_markup
from messages.parts.custom_ids import TablePress
from messages.parts.narration import private_note_lines, story_lines
from messages.parts.plates import gallery_plates, seat_plates
from messages.play import agreement_texts
from messages.play.action_controls import action_controls, tile_names, tiles_of
from messages.play.coaching import coaching_lines
from messages.play.final_standing_message import own_finish
from messages.play.hints import add_hint_button
from messages.play.offers_message import offer_text
from messages.play.own_round_result import own_result_lines
from messages.play.round_result import result_lines, stakes_text
from messages.play.table_notes import chips_amount, closing_lines, end_reason_text, next_deal_lines, time_left_text
from renderer.scene import HandScene, format_gain
from tables.state.phases import Phase
from tables.views.public_table import PrivateTable, PublicTable

MAX_NEWS = 6  # sentences
MAX_RECORD_LENGTH = 900  # characters of notes that only the viewer knows
TOKEN_SECONDS = 15 * 60  # after a press, Discord lets its private answer be edited so long


def hand_content(own: PrivateTable, words: Words, where: str | None, *, coached: bool = False) -> MessageContent:
    """Return the message with a player's own hand. Never post it in a channel.

    `where` names server, channel and table for a direct message; it is None for a private answer at the table. `coached`: the
    player is new to the game.
    """
    table, view = own.public, own.view
    if not table.live:
        return ended_hand_content(own, words, where)
    if view is None:
        return lobby_hand_content(own, words, where)
    news = story_lines(own.news, table, words, MAX_NEWS)
    winding_up = [f"-# {line}" for line in closing_lines(table, words)] if table.winding_up else []
    controls = action_controls(own, words)
    if table.phase is Phase.PAUSE:
        lines = [*winding_up, *pause_lines(own, view, words, coached=coached)]
        if not table.seats[own.participant].ready:
            controls = (*controls, (Button(TablePress(table.id, "ready"), words("button-ready"), ButtonStyle.SUCCESS),))
    else:
        lines = [*winding_up, *turn_lines(own, view, words, is_dm=where is not None)]
        lines += coaching_lines(own, words) if coached else []
        lines += playing_lines(own, view, words, news)
        if where is None and table.table_options.turn_seconds * 2 > TOKEN_SECONDS:
            lines.append(f"-# {words('hand-fresh')}")
        controls = add_hint_button(controls, own, words)
    title = words(f"game-{table.game.key}")
    scene = HandScene(
        table.game, view, seat_plates(table), title, words, news=strip_markup(tuple(news)), gallery=gallery_plates(table)
    )
    return MessageContent(join_hand_text(lines, title, words("deal-number", number=view.deal), where), controls, scene)


def lobby_hand_content(own: PrivateTable, words: Words, where: str | None) -> MessageContent:
    """Return the message of a player before the first deal, with the house rules that they have yet to accept."""
    table = own.public
    missing = agreement_texts.own_agreement_lines(table, own.participant, words)
    lines = [*missing, words("hand-lobby"), seal_copy(table, words)]
    controls = ((agreement_texts.accept_rules_button(table, "agree", words),),) if missing else ()
    return MessageContent(join_hand_text(lines, words(f"game-{table.game.key}"), "", where), controls)


def ended_hand_content(own: PrivateTable, words: Words, where: str | None) -> MessageContent:
    """Return the message of a player after the end: why, the result of the last deal, and what they won or lost."""
    table, view, seat = own.public, own.view, own.participant
    title = words(f"game-{table.game.key}")
    lines = [end_reason_text(table, words)]
    if view is None:
        return MessageContent(join_hand_text(lines, title, "", where))
    scene: HandScene | None = None
    if table.phase is Phase.CLOSED:  # the result of the last deal was not shown in a pause
        lines += own_result_lines(table, view, seat, words) + result_lines(table, view, words)
        scene = HandScene(table.game, view, seat_plates(table), title, words, finish=own_finish(table, seat, words))
    if table.seats[seat].paid_in:
        lines.append(words("hand-net", net=format_gain(table.nets[seat])))
    return MessageContent(join_hand_text(lines, title, words("deal-number", number=view.deal), where), (), scene)


def pause_lines(own: PrivateTable, view: View, words: Words, *, coached: bool) -> list[str]:
    """Return how the deal ended, and when the next one begins."""
    table, seat = own.public, own.participant
    return [
        *own_result_lines(table, view, seat, words),
        *result_lines(table, view, words),
        *own_offer_lines(seat, view, words),
        *(coaching_lines(own, words) if coached else []),
        *next_deal_lines(table, words, with_names=table.seats[seat].ready),
    ]


def turn_lines(own: PrivateTable, view: View, words: Words, *, is_dm: bool) -> list[str]:
    """Return whether the player has to act.

    The hand is not drawn again with every move of the others, so it never says whose turn it is. A private answer at the table is
    less up to date still: its token expires soon and is not stored over a restart.
    """
    state = view.seats[own.participant]
    if state.due:
        return [words("your-offer" if view.offers else "your-turn") + time_left_text(own.public, words)]
    if state.out:
        return [words("you-are-out")]
    if may_change_answer(view):
        return []
    return [words("not-your-turn" if is_dm else "not-your-turn-here")]


def playing_lines(own: PrivateTable, view: View, words: Words, news: Sequence[str]) -> list[str]:
    """Return claims, offers, stakes, the news, and what only this player knows."""
    table, seat = own.public, own.participant
    person = table.seats[seat]
    lines = [*claim_lines(seat, view, words), *own_offer_lines(seat, view, words), *stake_lines(table, seat, view, words)]
    if table.deals == 1 and person.paid_in:
        lines.append(f"-# {words('seat-paid', chips=chips_amount(person.paid_in, words))}")
    lines += [f"> {line}" for line in news]
    lines += private_record_lines(table, view, words)
    if table.deals > 1 and person.user is not None and any(table.brought[seat : seat + 1]):
        lines.append(f"-# {words('own-brought', chips=chips_amount(table.brought[seat], words))}")
    return lines


def seal_copy(table: PublicTable, words: Words) -> str:
    """Return the seal: each player keeps a copy, so no other seal can be shown later (docs/fairness.md)."""
    return f"-# {words('hand-seal', seal=table.seal)}"


def may_change_answer(view: View) -> bool:
    """Return True if the viewer chooses tiles at the same time as others, and may choose again until all have chosen."""
    return any(action.picks is not None and not tiles_of(action) for action in view.legal)


def claim_lines(seat: Seat, view: View, words: Words) -> list[str]:
    """Return the dice, and the tiles that the viewer has played face down or chosen to play."""
    if view.dice is None:
        return []
    own = view.seats[seat]
    lines = [words("dice", one=view.dice[0], other=view.dice[1])]
    laid = tile_names(own.claim.tiles or ()) if own.claim else ""
    if may_change_answer(view) and not own.due:
        lines.append(words("your-answer", tiles=laid or "none"))
    elif own.claim and own.claim.fate is Fate.OPEN:
        lines.append(words("your-claim", tiles=laid))
    return lines


def own_offer_lines(seat: Seat, view: View, words: Words) -> list[str]:
    """Return what buying back costs the viewer, and what it gives."""
    return [offer_text(view, offer, words) for offer in view.offers if offer.seat == seat]


def private_record_lines(table: PublicTable, view: View, words: Words) -> list[str]:
    """Return what only the viewer knows: tiles given, received, drawn and seen. The oldest notes go if there are too many."""
    notes = private_note_lines(view.notes, table, words)
    kept: list[str] = []
    for note in reversed(notes):
        if sum(map(len, kept)) + len(note) > MAX_RECORD_LENGTH:
            kept.append("…")
            break
        kept.append(note)
    if len(kept) < 2:
        return [f"-# {note}" for note in kept]
    return [f"-# {words('you-know')}", *(f"-# · {note}" for note in reversed(kept))]


def stake_lines(table: PublicTable, seat: Seat, view: View, words: Words) -> list[str]:
    """Return that a stake is due or possible; for the bank, who has staked."""
    if view.must_stake:
        return [words("your-stake-first")]
    if view.limits is not None and view.seats[seat].stake is None and any(action.role is Role.STAKE for action in view.legal):
        low, high = view.limits
        return [f"-# {words('your-stake-open', low=low, high=high)}"]
    if view.limits is not None and view.seats[seat].banker and view.seats[seat].due:
        return [f"-# {words('your-bank', stakes=stakes_text(table, view, words))}"]
    return []
