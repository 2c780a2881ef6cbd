"""Achievements of the games of the world: who has done what, from what everybody has seen of a
deal.
"""

from collections import Counter
from collections.abc import Collection

from games.core import ARMS, End, Ending, Scored, Seat
from games.parts.achievement import Achievement, FinishedDeal
from games.parts.line import Played
from games.parts.match.match_events import RoundTied, RoundWon
from games.parts.match.spreads import MATADORS

TWENTY = 20  # points
HEADER = 3  # points of a triple header
TWICE = 2
THREE = 3  # matadors, or blocked deals
FULL_LOAD = 60  # points


def points_at_once(deal: FinishedDeal) -> tuple[Scored, ...]:
    """Return the scores of moves.

    The points that the end of a deal counts come after the event that decides it.
    """
    end = next(
        number for number, event in enumerate(deal.story) if isinstance(event, RoundWon | RoundTied)
    )
    return tuple(event for event in deal.story[:end] if isinstance(event, Scored))


def went_out_at_both_ends(deal: FinishedDeal) -> Collection[Seat]:
    """Return the seat that has gone out with a tile, no double, that fitted both ends of the
    line; () if none has.
    """
    *before, last = deal.seen.line
    if deal.result.ending is not Ending.DOMINO or not before or last.a == last.b:
        return ()
    left = next(placed.a for placed in reversed(before) if placed.end in (End.START, End.LEFT))
    right = next(placed.b for placed in reversed(before) if placed.end in (End.START, End.RIGHT))
    return (last.seat,) if {left, right} <= {last.a, last.b} else ()


def scored_twenty(deal: FinishedDeal) -> Collection[Seat]:
    """Return the seats that have scored twenty points or more with a tile."""
    return {event.seat for event in points_at_once(deal) if event.points >= TWENTY}


def scored_two_triples(deal: FinishedDeal) -> Collection[Seat]:
    """Return the seats that have scored two triple headers."""
    triples = Counter(event.seat for event in points_at_once(deal) if event.points == HEADER)
    return {seat for seat, count in triples.items() if count >= TWICE}


def won_on_all_arms(deal: FinishedDeal) -> Collection[Seat]:
    """Return the winners that have laid a tile on each of the four arms."""
    laid = {(event.seat, event.end) for event in deal.events(Played)}
    return [seat for seat in deal.result.winners if all((seat, arm) in laid for arm in ARMS)]


def won_with_three_matadors(deal: FinishedDeal) -> Collection[Seat]:
    """Return the winners that have laid three matadors or more."""
    matadors = Counter(event.seat for event in deal.events(Played) if MATADORS >> event.tile & 1)
    return [seat for seat in deal.result.winners if matadors[seat] >= THREE]


def won_a_full_load(deal: FinishedDeal) -> Collection[Seat]:
    """Return both winners of a deal that counts sixty points or more."""
    counted = sum(event.points for event in deal.events(Scored)[len(points_at_once(deal)) :])
    return deal.result.winners if counted >= FULL_LOAD else ()


def closed_and_won(deal: FinishedDeal) -> Collection[Seat]:
    """Return the seat that has won a blocked deal and laid its last tile; () if there is none."""
    last = deal.seen.line[-1].seat
    return (last,) if deal.result.ending is Ending.BLOCKED and last in deal.result.winners else ()


CAPICUA = Achievement("capicua", went_out_at_both_ends)
TWENTY_AT_ONCE = Achievement("twenty-at-once", scored_twenty)
DOUBLE_TRIPLE = Achievement("double-triple", scored_two_triples)
ALL_FRONTS = Achievement("all-fronts", won_on_all_arms)
TORERO = Achievement("torero", won_with_three_matadors)
FULL_LOAD_WON = Achievement("full-load", won_a_full_load)
GATEKEEPER = Achievement("gatekeeper", closed_and_won, goal=THREE)
