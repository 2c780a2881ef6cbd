"""The private message of a player: their hand, what happened, and what they may do."""

from collections.abc import Sequence
from dataclasses import replace

from games.core import DrewTiles, Seat, View
from games.parts.amounts import staked
from locales.catalogues import Words
from messages.parts.components import Button, ButtonStyle, Controls
from messages.parts.content import MessageContent, join_hand_text, strip_markup, yes_no
from messages.parts.custom_ids import PuzzleOpen, TablePress
from messages.parts.display_names import (
    chips_amount,
    chips_gained,
    gallery_plates,
    names_of,
    public_button,
    seat_plates,
)
from messages.parts.narration import (
    event_sentence,
    private_note_lines,
    seat_moves,
    story_lines,
)
from messages.play import agreement_texts
from messages.play.action_controls import action_controls, may_change_answer, tile_names
from messages.play.beat_message import undoubted_bluff_lines
from messages.play.final_standing_message import has_standing, own_finish
from messages.play.hint_texts import add_hint_button, append_button
from messages.play.instructions import instruction_lines
from messages.play.offers_message import offer_text
from messages.play.seat_messages import learn_offer
from messages.play.shared_sentences import (
    NO_NEXT,
    closing_lines,
    next_deal_lines,
    private_end_lines,
    time_left_text,
)
from renderer.scene import Finish, HandScene, Medal, SeatMoves
from tables.state.phases import CloseReason, Phase, Presence
from tables.views.public_table import PrivateTable, PublicTable

MAX_NEWS = 6  # sentences
MAX_RECORD_LENGTH = 900  # characters of notes that only the viewer knows


def hand_content(
    own_table: PrivateTable,
    words: Words,
    where: str | None,
    *,
    coached: bool = False,
    said: Sequence[str] = (),
    medals: tuple[Medal, ...] = (),
) -> MessageContent:
    """Return the message with a player's own hand. Never post it in a channel.

    `where` names server, channel and table for a direct message; it is None for a private answer at
    the table. `coached`: the player is new to the game. `said` are lines that the player has asked
    for, in place of the instruction. `medals` are the achievements that the player has earned with
    the last round.
    """
    table, view = own_table.public, own_table.view
    if not table.live:
        return ended_hand_content(own_table, words, where, medals)
    if view is None:
        return lobby_hand_content(own_table, words, where, coached=coached)
    view = with_round(table, view)
    title = words(f"game-{table.game.key}")
    lines = closing_lines(table, words) if table.closing.winding_up else []
    controls = action_controls(own_table, words)
    news: tuple[str, ...] = ()
    moves: tuple[SeatMoves, ...] = ()
    if table.phase is Phase.PAUSE:
        lines = [*pause_lines(own_table, view, words), *lines]
        if not table.seats[own_table.participant].ready and not table.awaits_channel:
            controls = (
                *controls,
                (
                    Button(
                        TablePress(table.id, "ready"), words("button-ready"), ButtonStyle.SUCCESS
                    ),
                ),
            )
    else:
        instruction = said or instruction_lines(own_table, words, coached=coached)
        status = turn_status(own_table, view, words, is_dm=where is not None)
        # few lines, or a phone shows no picture
        lines = [
            status,
            *undoubted_bluff_lines(own_table, words),
            *drawn_lines(own_table, view, words),
            *(instruction or partner_lines(own_table, view, words)),
            *lines,
        ]
        if table.round is not None and table.round.ends_at:
            ends = f"<t:{table.round.ends_at // 1000}:R>"
            lines.append(f"-# {words('round-ends', round=table.round.number, when=ends)}")
        news, moves = news_in_words(own_table, words), seat_moves(own_table.news, table, words)
        controls = add_hint_button(controls, own_table, words)
        # in Challenge: hidden tiles that the hand does not show
        if view.toss.dice is not None and view.notes:
            controls = append_button(
                controls, Button(TablePress(table.id, "notes"), words("button-notes"))
            )
    scene = HandScene(
        table.game,
        view,
        seat_plates(table),
        title,
        words,
        news=news,
        moves=moves,
        instructed=not said,
        gallery=gallery_plates(table),
        room=room_of(table),
        medals=medals,
    )
    return MessageContent(
        join_hand_text(lines, title, words("deal-number", number=view.deal), where), controls, scene
    )


def with_round(table: PublicTable, view: View) -> View:
    """Return a view whose deal has the number that the player knows: in a tournament, that of the
    round.
    """
    return replace(view, deal=table.round.number) if table.round else view


def room_of(table: PublicTable) -> View | None:
    """Return the view of the room if the hand has to show the table, which has no message of its
    own in a tournament.
    """
    return table.view if table.round else None


def lobby_hand_content(
    own_table: PrivateTable, words: Words, where: str | None, *, coached: bool
) -> MessageContent:
    """Return the message of a player before the first deal.

    It has the house rules that they have yet to accept.

    In a private answer, a player who has never played the game (`coached`) is offered a lesson.
    """
    table = own_table.public
    missing = agreement_texts.own_agreement_lines(table, own_table.participant, words)
    learn = learn_offer(table.game.key, words) if coached and where is None else ()
    lines = [
        *closing_lines(table, words),
        *missing,
        words("hand-lobby"),
    ]
    controls: Controls = (
        ((agreement_texts.accept_rules_button(table, "agree", words),),) if missing else ()
    )
    controls = (*controls, *learn)
    return MessageContent(
        join_hand_text(lines, words(f"game-{table.game.key}"), "", where), controls
    )


def ended_hand_content(
    own_table: PrivateTable, words: Words, where: str | None, medals: tuple[Medal, ...]
) -> MessageContent:
    """Return the message of a player after the end: why the table closed.

    The picture shows how the session ended for them.
    """
    table, view, seat = own_table.public, own_table.view, own_table.participant
    title = words(f"game-{table.game.key}")
    has_button = (
        table.phase is Phase.CLOSED
        and has_standing(table)
        and table.closing.reason not in NO_NEXT
        and table.seats[seat].presence is not Presence.LEFT
    )
    lines = private_end_lines(table, words, where, has_button=has_button)
    if view is None:
        return MessageContent(join_hand_text(lines, title, "", where))
    view = with_round(table, view)
    scene: HandScene | None = None
    finish: Finish | None = None
    if table.phase is Phase.CLOSED and table.seats[seat].presence is Presence.HERE:
        finish = None if table.round else own_finish(table, seat, words)
        scene = HandScene(
            table.game,
            view,
            seat_plates(table),
            title,
            words,
            finish=finish,
            room=room_of(table),
            medals=medals,
        )
    if table.seats[seat].paid_in and (finish is None or finish.net is None):
        lines.append(words("hand-net", net=chips_gained(table.nets[seat], words)))
    compare = Button(PuzzleOpen("deal"), words("button-puzzle-compare"))
    is_private_answer = table.closing.reason == CloseReason.AGAIN and where is None
    return MessageContent(
        join_hand_text(lines, title, words("deal-number", number=view.deal), where),
        ((compare,),) if is_private_answer else (),
        scene,
    )


def pause_lines(own_table: PrivateTable, view: View, words: Words) -> list[str]:
    """Return that a bot played for the player, an offer to them, and when the next deal begins.

    The picture shows how the deal ended for them.
    """
    table, seat = own_table.public, own_table.participant
    away = (
        [words("own-away", button=words("button-ready"))]
        if table.seats[seat].presence is Presence.AWAY
        else []
    )
    paid = stake_lines(view, seat, words)
    offers = [offer_text(view, offer, words) for offer in view.offers if offer.seat == seat]
    following = (
        []
        if table.awaits_channel
        else next_deal_lines(table, words, with_names=table.seats[seat].ready)
    )
    return [*away, *paid, *offers, *following]


def stake_lines(view: View, seat: Seat, words: Words) -> list[str]:
    """Return what became of the player's stake, or of their bank, and how many chips they have
    now; [] in games without a bank.
    """
    net = view.result.gains[seat] if view.result else 0
    if not net or not any(player.banker for player in view.seats):
        return []
    key = "own-bank-paid" if view.seats[seat].banker else "own-stake-paid"
    return [
        words(
            key,
            won=yes_no(net > 0),
            stake=chips_amount(staked(net), words),
            chips=chips_amount(abs(net), words),
            stack=chips_amount(view.seats[seat].stack, words),
        )
    ]


def turn_status(own_table: PrivateTable, view: View, words: Words, *, is_dm: bool) -> str:
    """Return whether the player has to act, and how long they have.

    The hand is not drawn again with every move of the others, so it never says whose turn it is. A
    private answer at the table is less up to date still: its token expires soon and is not stored
    over a restart.
    """
    state = view.seats[own_table.participant]
    if state.due:
        return words("your-offer" if view.offers else "your-turn") + time_left_text(
            own_table.public, words
        )
    if state.out:
        return words("you-are-out")
    if may_change_answer(view):
        claimed = tile_names(state.claim.tiles or ()) if state.claim else ""
        return words("your-answer", tiles=claimed or "none")
    if is_dm:
        return words("not-your-turn")
    return words("not-your-turn-here", hand=public_button("button-hand", own_table.public.locale))


def drawn_lines(own_table: PrivateTable, view: View, words: Words) -> list[str]:
    """Return the tiles that the player has drawn in their present turn, or else in their last."""
    count = view.seats[own_table.participant].drawn
    drawn = [tile for note in view.notes if isinstance(note, DrewTiles) for tile in note.tiles]
    note = DrewTiles(tuple(drawn[len(drawn) - count :]))
    return [event_sentence(note, own_table.public, words)] if count else []


def partner_lines(own_table: PrivateTable, view: View, words: Words) -> list[str]:
    """Return the line that names the partner, until the player's first turn of a round is over.

    [] if they play alone.
    """
    partners = [
        other for other in view.side(own_table.participant) if other != own_table.participant
    ]
    if not partners or len(own_table.news) < len(own_table.public.latest_deal.story):
        return []
    return [words("your-partner", name=names_of(own_table.public, partners, words))]


def news_in_words(own_table: PrivateTable, words: Words) -> tuple[str, ...]:
    """Return what the alt text tells about the time since the player's last turn.

    First of all, chips that they had to add.
    """
    table, seat = own_table.public, own_table.participant
    first = len(own_table.news) == len(table.latest_deal.story)
    added = [
        words("own-brought", chips=chips_amount(hc, words))
        for player, hc in zip(
            table.seats[seat:], table.latest_deal.brought[seat : seat + 1], strict=False
        )
        if 0 < hc < player.paid_in and first
    ]
    return strip_markup((*added, *story_lines(own_table.news, table, words, MAX_NEWS)))


def private_record_lines(table: PublicTable, view: View, words: Words) -> list[str]:
    """Return what only the viewer knows: tiles given, received, drawn and seen.

    The oldest notes go if there are too many.
    """
    notes = private_note_lines(view.notes, table, words)
    kept: list[str] = []
    for note in reversed(notes):
        if sum(map(len, kept)) + len(note) > MAX_RECORD_LENGTH:
            kept.append("…")
            break
        kept.append(note)
    return [f"-# {words('you-know')}", *(f"-# · {note}" for note in reversed(kept))]
