"""The private message of an onlooker: players to watch, the visible hand, and the bet."""

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any

from games.core import Bet, Role, View
from locales.catalogues import Words
from messages.parts.content import MessageContent, join_hand_text
from messages.parts.display_names import gallery_plates, name_of, public_button, seat_plates
from messages.play.action_controls import action_controls
from messages.play.hand_message import hand_content
from messages.play.round_result import result_lines
from messages.play.shared_sentences import end_reason_text
from renderer.scene import HandScene, Medal
from tables.state.phases import Phase
from tables.views.public_table import PrivateTable, PublicTable


def participant_content(
    own_table: PrivateTable,
    words: Words,
    where: str | None,
    *,
    coached: bool = False,
    said: Sequence[str] = (),
    medals: tuple[Medal, ...] = (),
) -> MessageContent:
    """Return the private message of a player or an onlooker.

    For the parameters see `hand_content`.
    """
    if own_table.seated:
        return hand_content(own_table, words, where, coached=coached, said=said, medals=medals)
    return onlooker_content(own_table, words, where)


def onlooker_content(own_table: PrivateTable, words: Words, where: str | None) -> MessageContent:
    """Return the message of an onlooker, or of a person who may become one.

    It shows the hand of the player they sit behind, and no other.
    """
    table, seen = own_table.public, own_table.seen
    title = words(f"game-{table.game.key}")
    number = words("deal-number", number=seen.deal)
    lines: list[str] = []
    if not table.live:
        lines += [
            end_reason_text(table, words, where),
            *(result_lines(table, seen, words) if table.phase is Phase.CLOSED else []),
        ]
        return MessageContent(join_hand_text(lines, title, number, where))
    if table.phase is Phase.PAUSE:
        lines += result_lines(table, seen, words)
    lines += (
        invitation_lines(own_table, seen, words)
        if seen.viewer is None
        else watching_lines(table, seen, words)
    )
    scene = None
    if seen.viewer is not None:
        # an onlooker does not choose tiles
        scene = HandScene(
            table.game,
            replace(seen, seats=tuple(replace(player, due=False) for player in seen.seats)),
            seat_plates(table),
            title,
            words,
            gallery=gallery_plates(table),
        )
    return MessageContent(
        join_hand_text(lines, title, number, where), action_controls(own_table, words), scene
    )


def invitation_lines(own_table: PrivateTable, seen: View, words: Words) -> list[str]:
    """Return the lines for a person who sees no hand yet, or no longer."""
    table = own_table.public
    visits: list[Any] = [action for action in seen.legal if action.role is Role.VISIT]
    if any(fields(action) for action in visits):  # there is a player to sit behind
        consent = getattr(table.options, "watch_consent", "player")
        return [words("watch-whom", consent="yes" if consent == "player" else "no")]
    if visits:  # only to withdraw a request, which is the onlooker's latest event
        asked: Any = next(
            event
            for event in reversed(table.latest_deal.story)
            if getattr(event, "place", None) == own_table.participant
        )
        return [words("watch-waiting", name=name_of(table.seats[asked.seat]))]
    return [
        words("watch-over", menu=public_button("button-menu", table.locale)),
        *own_bet_lines(table, seen, words),
    ]


def watching_lines(table: PublicTable, seen: View, words: Words) -> list[str]:
    """Return which player the onlooker watches, and the state of their bet."""
    name = name_of(table.seats[seen.own_seat])
    lines = [words("watch-here", name=name), *own_bet_lines(table, seen, words)]
    if seen.staking.limits is not None and any(action.role is Role.STAKE for action in seen.legal):
        low, high = seen.staking.limits
        lines.append(words("watch-bet-open", name=name, low=low, high=high))
    elif seen.seats[seen.own_seat].banker:
        lines.append(words("illegal-not-on-banker"))
    return lines


def own_bet_lines(table: PublicTable, seen: View, words: Words) -> list[str]:
    """Return what the viewer has bet or offered to bet."""
    bet: Bet | None = next(
        (bet for bet in seen.gallery.bets if bet.participant == seen.gallery.onlooker), None
    )
    if bet is None:
        return []
    return [
        words(
            "watch-bet-on" if bet.accepted else "watch-bet-offered",
            chips=bet.chips,
            name=name_of(table.seats[bet.seat]),
        )
    ]
