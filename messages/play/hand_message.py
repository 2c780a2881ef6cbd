"""A person's own hand: what it says and offers."""

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
from renderer.scene import HandScene, gain
from tables.state.phases import Phase
from tables.views.public_table import PrivateTable, PublicTable

MAX_NEWS = 6  # sentences
MAX_RECORD_LENGTH = 900  # characters of what the viewer alone knows
TOKEN_SECONDS = 15 * 60  # Discord lets a private message be kept up to date so long after a press


def hand_content(own: PrivateTable, words: Words, where: str | None, *, coached: bool = False) -> MessageContent:
    """A person's own hand: for a DM, where `where` names server, channel and table, or (None) for a private answer at the table.
    Never for a channel. Whoever is new to the game is `coached`."""
    table, seen, seat = own.public, own.view, own.participant
    person = table.seats[seat]
    title = words(f"game-{table.game.key}")
    number = "" if seen is None else words("deal-number", number=seen.deal)
    lines: list[str] = []
    scene: HandScene | None = None
    if seen is None or not table.live:
        lines += [words("hand-lobby"), seal_copy(table, words)] if table.live else [end_reason_text(table, words)]
        if table.phase is Phase.CLOSED and seen is not None:  # the last deal was never seen in a pause
            lines += own_result_lines(table, seen, seat, words) + result_lines(table, seen, words)
            scene = HandScene(table.game, seen, seat_plates(table), title, words, finish=own_finish(table, seat, words))
        if not table.live and seen is not None and person.paid_in:
            lines.append(words("hand-net", net=gain(table.nets[seat])))
        asked = agreement_texts.own_agreement_lines(table, seat, words) if table.live else []
        agree = ((agreement_texts.accept_rules_button(table, "agree", words),),) if asked else ()
        return MessageContent(join_hand_text([*asked, *lines], title, number, where), agree, scene)
    news = tuple(story_lines(own.news, table, words, MAX_NEWS))
    scene = HandScene(table.game, seen, seat_plates(table), title, words, strip_markup(news), gallery=gallery_plates(table))
    if table.winding_up:
        lines += [f"-# {line}" for line in closing_lines(table, words)]
    if table.phase is Phase.PAUSE:
        lines += (
            own_result_lines(table, seen, seat, words) + result_lines(table, seen, words) + own_offer_lines(seat, seen, words)
        )
        ready = Button(TablePress(table.id, "ready"), words("button-ready"), ButtonStyle.SUCCESS)
        lines += (coaching_lines(own, words) if coached else []) + next_deal_lines(table, words, told=person.ready)
        controls = action_controls(own, words) + (() if person.ready else ((ready,),))
        return MessageContent(join_hand_text(lines, title, number, where), controls, scene)
    if seen.seats[seat].due:
        lines.append(words("your-offer" if seen.offers else "your-turn") + time_left_text(table, words))
    elif seen.seats[seat].out:
        lines.append(words("you-are-out"))
    elif not may_change_answer(seen):  # the hand is not drawn anew with every move of others, so it does not say whose turn it is
        # a private answer is not kept up to date for long, nor over a restart: tokens are short-lived, and not stored
        lines.append(words("not-your-turn" if where is not None else "not-your-turn-here"))
    if coached:
        lines += coaching_lines(own, words)
    lines += claim_lines(seat, seen, words)
    lines += own_offer_lines(seat, seen, words)
    lines += stake_lines(table, seat, seen, words)
    if table.deals == 1 and person.paid_in:
        lines.append(f"-# {words('seat-paid', chips=chips_amount(person.paid_in, words))}")
    lines += [f"> {line}" for line in news]
    lines += private_record_lines(table, seen, words)
    if table.deals > 1 and person.user is not None and any(table.brought[seat : seat + 1]):
        lines.append(f"-# {words('own-brought', chips=chips_amount(table.brought[seat], words))}")
    if where is None and table.table_options.turn_seconds * 2 > TOKEN_SECONDS:
        lines.append(f"-# {words('hand-fresh')}")
    return MessageContent(
        join_hand_text(lines, title, number, where), add_hint_button(action_controls(own, words), own, words), scene
    )


def seal_copy(table: PublicTable, words: Words) -> str:
    """The seal, for whoever sits down: a copy of their own, so that no other can be shown later (docs/fairness.md)."""
    return f"-# {words('hand-seal', seal=table.seal)}"


def may_change_answer(seen: View) -> bool:
    """Whether the viewer is asked for tiles together with others, and may change the answer until all have given theirs."""
    return any(action.picks is not None and not tiles_of(action) for action in seen.legal)


def claim_lines(seat: Seat, seen: View, words: Words) -> list[str]:
    """The dice, and what the viewer has laid or chosen to lay, which nobody else may know."""
    if seen.dice is None:
        return []
    own = seen.seats[seat]
    lines = [words("dice", one=seen.dice[0], other=seen.dice[1])]
    laid = tile_names(own.claim.tiles or ()) if own.claim else ""
    if may_change_answer(seen) and not own.due:
        lines.append(words("your-answer", tiles=laid or "none"))
    elif own.claim and own.claim.fate is Fate.OPEN:
        lines.append(words("your-claim", tiles=laid))
    return lines


def own_offer_lines(seat: Seat, seen: View, words: Words) -> list[str]:
    """What buying back would cost and give."""
    return [offer_text(seen, offer, words) for offer in seen.offers if offer.seat == seat]


def private_record_lines(table: PublicTable, seen: View, words: Words) -> list[str]:
    """What only the viewer knows: tiles given, received, drawn and seen. The oldest go if there are too many for a message."""
    said = private_note_lines(seen.notes, table, words)
    kept: list[str] = []
    for line in reversed(said):
        if sum(map(len, kept)) + len(line) > MAX_RECORD_LENGTH:
            kept.append("…")
            break
        kept.append(line)
    if len(kept) < 2:
        return [f"-# {line}" for line in kept]
    return [f"-# {words('you-know')}", *(f"-# · {line}" for line in reversed(kept))]


def stake_lines(table: PublicTable, seat: Seat, seen: View, words: Words) -> list[str]:
    """What a hand says about stakes: due, possible, or, for the banker, who has staked."""
    if seen.must_stake:
        return [words("your-stake-first")]
    if seen.limits is not None and seen.seats[seat].stake is None and any(action.role is Role.STAKE for action in seen.legal):
        low, high = seen.limits
        return [f"-# {words('your-stake-open', low=low, high=high)}"]
    if seen.limits is not None and seen.seats[seat].banker and seen.seats[seat].due:
        return [f"-# {words('your-bank', stakes=stakes_text(table, seen, words))}"]
    return []
