"""Achievements of Hungarian dominoes."""

from collections import Counter

from games.core import Seat
from games.parts.achievement import Achievement, FinishedDeal, seat_if
from games.parts.hungarian_events import SeriesEnded
from games.parts.line import Played

LONG_TRAIN = 12  # tiles: a whole hand of two players
HEAVY_HANDS = 25  # pips


def seats_with_whole_hands(deal: FinishedDeal) -> dict[Seat, int]:
    """Return the seats that have laid their whole hand at one end in one turn, and its number of tiles.

    The leader's first turn does not count: it may use both ends.
    """
    laid = Counter(event.seat for event in deal.events(Played))
    return {turn.seat: turn.count for turn in deal.events(SeriesEnded)[1:] if is_whole_hand(deal, turn, laid[turn.seat])}


def is_whole_hand(deal: FinishedDeal, turn: SeriesEnded, laid: int) -> bool:
    """Return whether a turn has laid the only tiles that its seat has laid, and no tile is left in that hand."""
    return turn.count == laid and not deal.seen.seats[turn.seat].count


def others_hold(deal: FinishedDeal, seat: Seat, pips: int) -> bool:
    """Return whether this seat has no pips left, and each other at least so many."""
    left = deal.result.pips
    return left[seat] == 0 and all((left[other] or 0) >= pips for other in deal.others(seat))


def is_far_ahead(deal: FinishedDeal, seat: Seat) -> bool:
    """Return whether each other seat has ended the match with at least three times the points of this one."""
    scores = [at.score or 0 for at in deal.seen.seats]
    return all(scores[other] >= 3 * scores[seat] for other in deal.others(seat))


ACHIEVEMENTS = (
    Achievement(
        "orient-express", lambda deal: [seat for seat, count in seats_with_whole_hands(deal).items() if count == LONG_TRAIN]
    ),
    Achievement("long-answer", lambda deal: [seat for seat, count in seats_with_whole_hands(deal).items() if count < LONG_TRAIN]),
    Achievement("clean-slate", lambda deal: seat_if(deal.winner, lambda seat: others_hold(deal, seat, HEAVY_HANDS))),
    Achievement("third-of-the-bill", lambda deal: seat_if(deal.champion, lambda seat: is_far_ahead(deal, seat))),
)
