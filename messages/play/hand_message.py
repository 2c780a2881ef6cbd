"""A person's own hand: what it says and offers."""

from games.core import Fate, Role, Seat, View
from locales.catalogues import Words
from messages.parts.components import Button, Style
from messages.parts.content import MessageContent, closing, next_deal, onlookers, placed, plain, plates, until, why_ended
from messages.parts.controls import action_controls, named, tiles_of
from messages.parts.custom_ids import TablePress
from messages.parts.narration import remembered, story
from messages.play import agreement_texts
from messages.play.coaching import tips
from messages.play.hints import with_hint
from messages.play.offers_message import offer_text
from messages.play.own_result import amount, own_result
from messages.play.result_texts import outcome, stakes_known
from messages.play.standing_message import finish
from renderer.scene import HandScene, gain
from tables.state.phases import Phase
from tables.views.public_table import PrivateTable, PublicTable

MOST_NEWS = 6  # sentences
MOST_RECORD = 900  # characters of what the viewer alone knows
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
        lines += [words("hand-lobby"), seal_note(table, words)] if table.live else [why_ended(table, words)]
        if table.phase is Phase.CLOSED and seen is not None:  # the last deal was never seen in a pause
            lines += own_result(table, seen, seat, words) + outcome(table, seen, words)
            scene = HandScene(table.game, seen, plates(table), title, words, finish=finish(table, seat, words))
        if not table.live and seen is not None and person.paid_in:
            lines.append(words("hand-net", net=gain(table.nets[seat])))
        asked = agreement_texts.own_lines(table, seat, words) if table.live else []
        agree = ((agreement_texts.button(table, "agree", words),),) if asked else ()
        return MessageContent(placed([*asked, *lines], title, number, where), agree, scene)
    news = tuple(story(own.news, table, words, MOST_NEWS))
    scene = HandScene(table.game, seen, plates(table), title, words, plain(news), gallery=onlookers(table))
    if table.winding_up:
        lines += [f"-# {line}" for line in closing(table, words)]
    if table.phase is Phase.PAUSE:
        lines += own_result(table, seen, seat, words) + outcome(table, seen, words) + offer_notes(seat, seen, words)
        ready = Button(TablePress(table.id, "ready"), words("button-ready"), Style.SUCCESS)
        lines += (tips(own, words) if coached else []) + next_deal(table, words, told=person.ready)
        controls = action_controls(own, words) + (() if person.ready else ((ready,),))
        return MessageContent(placed(lines, title, number, where), controls, scene)
    if seen.seats[seat].due:
        lines.append(words("your-offer" if seen.offers else "your-turn") + until(table, words))
    elif seen.seats[seat].out:
        lines.append(words("you-are-out"))
    elif not answering(seen):  # the hand is not drawn anew with every move of others, so it does not say whose turn it is
        # a private answer is not kept up to date for long, nor over a restart: tokens are short-lived, and not stored
        lines.append(words("not-your-turn" if where is not None else "not-your-turn-here"))
    if coached:
        lines += tips(own, words)
    lines += claim_notes(seat, seen, words)
    lines += offer_notes(seat, seen, words)
    lines += stake_notes(table, seat, seen, words)
    if table.deals == 1 and person.paid_in:
        lines.append(f"-# {words('seat-paid', chips=amount(person.paid_in, words))}")
    lines += [f"> {line}" for line in news]
    lines += private_record(table, seen, words)
    if table.deals > 1 and person.user is not None and any(table.brought[seat : seat + 1]):
        lines.append(f"-# {words('own-brought', chips=amount(table.brought[seat], words))}")
    if where is None and table.table_options.turn_seconds * 2 > TOKEN_SECONDS:
        lines.append(f"-# {words('hand-fresh')}")
    return MessageContent(placed(lines, title, number, where), with_hint(action_controls(own, words), own, words), scene)


def seal_note(table: PublicTable, words: Words) -> str:
    """The seal, for whoever sits down: a copy of their own, so that no other can be shown later (docs/fairness.md)."""
    return f"-# {words('hand-seal', seal=table.seal)}"


def answering(seen: View) -> bool:
    """Whether the viewer is asked for tiles together with others, and may change the answer until all have given theirs."""
    return any(action.picks is not None and not tiles_of(action) for action in seen.legal)


def claim_notes(seat: Seat, seen: View, words: Words) -> list[str]:
    """The dice, and what the viewer has laid or chosen to lay, which nobody else may know."""
    if seen.dice is None:
        return []
    own = seen.seats[seat]
    lines = [words("dice", one=seen.dice[0], other=seen.dice[1])]
    laid = named(own.claim.tiles or ()) if own.claim else ""
    if answering(seen) and not own.due:
        lines.append(words("your-answer", tiles=laid or "none"))
    elif own.claim and own.claim.fate is Fate.OPEN:
        lines.append(words("your-claim", tiles=laid))
    return lines


def offer_notes(seat: Seat, seen: View, words: Words) -> list[str]:
    """What buying back would cost and give."""
    return [offer_text(seen, offer, words) for offer in seen.offers if offer.seat == seat]


def private_record(table: PublicTable, seen: View, words: Words) -> list[str]:
    """What only the viewer knows: tiles given, received, drawn and seen. The oldest go if there are too many for a message."""
    said = remembered(seen.notes, table, words)
    kept: list[str] = []
    for line in reversed(said):
        if sum(map(len, kept)) + len(line) > MOST_RECORD:
            kept.append("…")
            break
        kept.append(line)
    if len(kept) < 2:
        return [f"-# {line}" for line in kept]
    return [f"-# {words('you-know')}", *(f"-# · {line}" for line in reversed(kept))]


def stake_notes(table: PublicTable, seat: Seat, seen: View, words: Words) -> list[str]:
    """What a hand says about stakes: due, possible, or, for the banker, who has staked."""
    if seen.must_stake:
        return [words("your-stake-first")]
    if seen.limits is not None and seen.seats[seat].stake is None and any(action.role is Role.STAKE for action in seen.legal):
        low, high = seen.limits
        return [f"-# {words('your-stake-open', low=low, high=high)}"]
    if seen.limits is not None and seen.seats[seat].banker and seen.seats[seat].due:
        return [f"-# {words('your-bank', stakes=stakes_known(table, seen, words))}"]
    return []
