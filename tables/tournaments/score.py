"""Matchpoints, as in bridge: a result is compared with every other result of the same tiles, at
other tables and in the house's field. It earns 2 points for each worse one and 1 for each equal
one. Scores are thousandths of the possible points.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from games.core import Best
from tables.changes.settling import moves_of
from tables.state.phases import Presence
from tables.state.table import Table, side_of
from tables.tournaments.public_tournament import Place, Standing
from tables.tournaments.tournament import Entrant

AVERAGE: Final = 500  # at a table that somebody has left; where nothing can be compared
MISSED: Final = 400  # a round that a person has not played


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a table of a round."""

    points: tuple[int, ...]  # of the deal, by seat
    # seats of people who have left, or whose substitute has made half of the moves, or all moves
    # that were not forced
    absent: tuple[int, ...]
    strangers: tuple[int, ...]  # of these, those who have pressed nothing


def outcome_of(table: Table) -> Outcome:
    """Return the result of a table that is closed."""
    absent, strangers = [], []
    presses = table.latest_deal.presses or (0,) * len(table.chairs)
    for seat, chair in enumerate(table.chairs):
        if chair.user is None:
            continue
        moves, own_moves = moves_of(table, seat)  # forced moves count as their own
        is_strange = own_moves < moves and not presses[seat]
        if is_strange:
            strangers.append(seat)
        if is_strange or chair.presence is Presence.LEFT or 2 * own_moves <= moves > own_moves:
            absent.append(seat)
    return Outcome(points_of(table), tuple(absent), tuple(strangers))


def points_of(table: Table) -> tuple[int, ...]:
    """Return the points of the only deal of a table, by seat. Partners have the same."""
    points = tuple(value or 0 for value in table.curve[-1][1])
    return tuple(
        max(points[other] for other in side_of(table, seat)) for seat in range(len(points))
    )


def scores_of_round(
    outcomes: Mapping[str, Outcome], field: Sequence[tuple[int, ...]], best: Best
) -> dict[tuple[str, int], int]:
    """Return the scores by table and seat.

    Who is absent gets nothing. Everybody else at that table gets the average, and what happened
    there is compared with nothing.
    """
    spoilt = {table for table, outcome in outcomes.items() if outcome.absent}
    fair = {table: outcome.points for table, outcome in outcomes.items() if table not in spoilt}
    scores = {}
    for table, outcome in outcomes.items():
        for seat, points in enumerate(outcome.points):
            others = [row[seat] for other, row in fair.items() if other != table]
            others += [row[seat] for row in field]
            score = AVERAGE if table in spoilt else matchpoints(points, others, best)
            scores[table, seat] = 0 if seat in outcome.absent else score
    return scores


def matchpoints(points: int, others: Sequence[int], best: Best) -> int:
    """Return the thousandths of the possible matchpoints that a result earns."""
    if not others:
        return AVERAGE
    sign = 1 if best is Best.MOST else -1
    won = sum((sign * points > sign * other) * 2 + (points == other) for other in others)
    return (1000 * won + len(others)) // (2 * len(others))


def standings(
    entrants: Iterable[Entrant], places: Iterable[Place], rounds: int
) -> tuple[Standing, ...]:
    """Return the standing after so many rounds, the best first.

    Equal means are told apart by the last round; then people share a place.
    """
    played = {
        (place.user, place.round): place.score
        for place in places
        if place.user is not None and place.score is not None
    }
    lines = []
    for entrant in entrants:
        scores = [played.get((entrant.user, number), MISSED) for number in range(1, rounds + 1)]
        if any((entrant.user, number) in played for number in range(1, rounds + 1)):
            lines.append((round(sum(scores) / rounds), scores[-1], entrant.user))
    lines.sort(key=lambda line: (-line[0], -line[1], line[2]))
    better = [line[:2] for line in lines]
    return tuple(
        Standing(user, 1 + better.index((score, last)), score, last) for score, last, user in lines
    )
