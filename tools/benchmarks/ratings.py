"""Simulation of ratings: how soon they rank people right, and how far a closed circle climbs:
`python -m tools.benchmarks.ratings`.

People have a known strength. A round is won by each person at a table with a chance that grows with
their strength (`--spread`). The rating sees only who has won.
"""

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import exp

from tables.people.ratings_and_bot_levels import POINTS, Places, RatedRound, Rating, counts, rated


@dataclass
class Server:
    """The ratings of one game on a server, in memory."""

    ratings: dict[int, Rating] = field(default_factory=dict)
    met: dict[tuple[int, int], int] = field(default_factory=dict)
    counted: int = 0  # rounds

    def play(self, places: Places) -> None:
        """Count a round, if it counts."""
        played = RatedRound(places)
        for user in played.people:
            self.ratings.setdefault(user, Rating())
        if not counts(played, self.ratings, self.met):
            return
        self.counted += 1
        self.ratings.update(rated(played, self.ratings, self.met))
        for pair in played.meetings():
            self.met[pair] = self.met.get(pair, 0) + 1

    def shown(self, user: int) -> int | None:
        """The number that people see."""
        return self.ratings.get(user, Rating()).shown


def won_round(seated: list[int], odds: dict[int, float], chance: random.Random) -> Places:
    """Return the places of a round: one winner, all others share the second place."""
    (winner,) = chance.choices(seated, [odds[user] for user in seated])
    return (winner,), tuple(user for user in seated if user != winner)


def evenings(
    server: Server, odds: dict[int, float], seats: int, rounds: int, chance: random.Random
) -> Iterator[int]:
    """Play until everybody has played `rounds` rounds on average; yield that average after each
    round for all.
    """
    people = list(odds)
    for each in range(1, rounds + 1):
        order = chance.sample(people, len(people))
        for first in range(0, len(order) - seats + 1, seats):
            server.play(won_round(order[first : first + seats], odds, chance))
        yield each


def ordered_pairs(server: Server, odds: dict[int, float]) -> float:
    """Return the share of pairs of people whose ratings stand in the order of their strength;
    0.5 is chance.
    """
    people = [user for user in odds if server.shown(user) is not None]
    right = total = 0.0
    for number, one in enumerate(people):
        for other in people[number + 1 :]:
            if odds[one] != odds[other]:
                low, high = sorted((one, other), key=odds.__getitem__)
                below, above = server.shown(low) or 0, server.shown(high) or 0
                right += 1 if below < above else 0.5 if below == above else 0
                total += 1
    return right / total if total else 0.5


def strengths(people: int, spread: float) -> dict[int, float]:
    """Return the odds of people of evenly spread strength; the best has e**`spread` times those
    of the weakest.
    """
    return {user: exp(spread * (user - 1) / (people - 1)) for user in range(1, people + 1)}


def print_order(people: int, spread: float, runs: int) -> None:
    """Print how many pairs of people are ranked right after how many rounds."""
    marks = (10, 20, 50, 100, 200, 500, 1000)
    odds = strengths(people, spread)
    for seats in (2, 4, 6):
        sums = dict.fromkeys(marks, 0.0)
        for run in range(runs):
            server = Server()
            for each in evenings(server, odds, seats, marks[-1], random.Random(run)):
                if each in sums:
                    sums[each] += ordered_pairs(server, odds) / runs
        print(
            f"{seats} at a table: "
            + ", ".join(f"{each} rounds {share:.0%}" for each, share in sums.items())
        )
        top, low = max(odds), min(odds)
        print(
            f"  last run: best {server.shown(top)}, weakest {server.shown(low)}, doubt {server.ratings[top].sigma:.2f}"
        )


def print_circles() -> None:
    """Print what one person reaches in a thousand rounds won against each other person of a
    closed circle.
    """
    for circle in (2, 3, 4, 6):
        server = Server()
        for _ in range(1000):
            for other in range(2, circle + 1):
                server.play(((1,), (other,)))
        champion = server.ratings[1]
        hidden = round(POINTS * (champion.mu - 3 * champion.sigma))
        print(
            f"{circle} only play each other, one always wins: {server.counted} count, shown {champion.shown}, hidden {hidden}"
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tools.benchmarks.ratings")
    parser.add_argument("--people", type=int, default=24)
    parser.add_argument(
        "--spread", type=float, default=1.5, help="log of the odds of the best against the weakest"
    )
    parser.add_argument("--runs", type=int, default=10)
    given = parser.parse_args()
    print_order(given.people, given.spread, given.runs)
    print_circles()
