"""Matchpoints, as in bridge: a result is compared with every other result of the same tiles, at
other tables and in the house's field. It earns 2 points for each worse one and 1 for each equal
one. Scores are thousandths of the possible points.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from games.core import Best, Seat
from tables.changes.settling import moves_of
from tables.state.table import Table, game_of, side_of, view_of_deal
from tables.tournaments.public_tournament import POINT, Place, Standing
from tables.tournaments.tournament import Entrant, users_to_take_out

AVERAGE: Final = 500  # where nothing can be compared
PRIZES: Final = (3, 2, 1)  # sixths of the entries, by place
MISSED: Final = 400  # a round that a person has not played


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a table of a round."""

    results: tuple[int, ...]  # by seat, as `results_of` returns them
    # seats of people who are taken out, or whose substitute has made half of the moves
    absent: tuple[int, ...]


def outcome_of(table: Table) -> Outcome:
    """Return the result of a table that is closed."""
    gone, absent = users_to_take_out(table), []
    for seat, chair in enumerate(table.chairs):
        moves, own_moves = moves_of(table, seat)  # forced moves count as their own
        is_half_played = 2 * own_moves <= moves > own_moves
        if chair.user in gone or (chair.user is not None and is_half_played):
            absent.append(seat)
    return Outcome(results_of(table), tuple(absent))


def results_of(table: Table) -> tuple[int, ...]:
    """Return the results of the only deal of a table, by seat; a higher one is better.

    A point is worth 1,000, or costs that where the fewest points win. Each pip left in a hand that
    is shown costs 1, so it decides between equal points. Partners have the same result.
    """
    points, end = table.curve[-1][1], view_of_deal(table, None)
    assert end.result is not None
    pips, best = end.result.pips, game_of(table).compared.best
    worth = POINT if best is Best.MOST else -POINT
    results = []
    for seat in range(len(points)):
        side = side_of(table, seat)
        left = sum(pips[other] or 0 for other in side)
        results.append(worth * max(points[other] or 0 for other in side) - min(left, POINT - 1))
    return tuple(results)


def scores_of_round(
    outcomes: Mapping[str, Outcome], field: Sequence[tuple[int, ...]]
) -> dict[tuple[str, int], int]:
    """Return the scores by table and seat.

    Who has played with a substitute keeps what came of the table: if they got the average, somebody
    could help them by leaving.
    """
    scores = {}
    for table, outcome in outcomes.items():
        for seat in range(len(outcome.results)):
            others = [row.results[seat] for other, row in outcomes.items() if other != table]
            others += [row[seat] for row in field]
            scores[table, seat] = score_of(outcome, seat, others)
    return scores


def score_of(outcome: Outcome, seat: Seat, others: Sequence[int]) -> int:
    """Return the score of a seat, compared with the results that others had with its hand.

    Who is absent gets nothing.
    """
    return 0 if seat in outcome.absent else matchpoints(outcome.results[seat], others)


def matchpoints(result: int, others: Sequence[int]) -> int:
    """Return the thousandths of the possible matchpoints that a result earns."""
    if not others:
        return AVERAGE
    won = sum((result > other) * 2 + (result == other) for other in others)
    return (1000 * won + len(others)) // (2 * len(others))


def most_different_hand(places: Sequence[Place]) -> tuple[int, Seat] | None:
    """Return the round and the seat of the hand with which people's results differ most, for *Play
    it yourself*; None if there is none.
    """
    hands: dict[tuple[int, Seat], list[int]] = {}
    for place in places:
        if place.user is not None and place.result is not None:
            # the score of somebody who was away is 0, whatever came of the hand
            hands.setdefault((place.round, place.seat), []).append(place.result)
    return max(
        hands,
        key=lambda hand: (max(hands[hand]) - min(hands[hand]), max(hands[hand]), hand),
        default=None,
    )


def prizes(ranks: Sequence[int], pot: int) -> list[int]:
    """Return what each person wins of a pot, given their places from the first: a half, a third and
    a sixth; among two people in the same proportion. Equal places share the sum of theirs. What
    division leaves goes to the first person.
    """
    weights = PRIZES[: len(ranks)]
    shares = []
    for rank in ranks:
        tied = ranks.count(rank)
        shares.append(pot * sum(weights[rank - 1 : rank - 1 + tied]) // (sum(weights) * tied))
    return [shares[0] + pot - sum(shares), *shares[1:]] if shares else []


def standings(
    entrants: Iterable[Entrant], places: Iterable[Place], rounds: int
) -> tuple[Standing, ...]:
    """Return the standing after so many rounds, the best first.

    Equal means are told apart by the last round; then people share a place. Means are rounded only
    to be shown.
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
            lines.append((sum(scores), scores[-1], entrant.user))
    lines.sort(key=lambda line: (-line[0], -line[1], line[2]))
    better = [line[:2] for line in lines]
    return tuple(
        Standing(user, 1 + better.index((total, last)), round(total / rounds), last)
        for total, last, user in lines
    )
