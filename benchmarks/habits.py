"""What the regulars' habits cost: the same deals with a habit and without it, in every seat, against players of the level below.

    python -m benchmarks.habits              every regular (some ten minutes)
    python -m benchmarks.habits --deals 50 Poldi     so many deals, of those regulars

A level's edge is what it has beyond the level below in its place: rounds won, or (stakes) chips; a cost is told in hundredths of that.
"""

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any

import ai
from ai import Effort, Habit, Level
from benchmarks.opponents import Player
from benchmarks.strength import Measure, played
from games.parts.chance import Chance
from tables.company import REGULARS

WORLDS = 100  # that a Grandmaster tries here
# Where a habit shows, with how many players and deals.
WHERE: dict[str, tuple[tuple[str, int, int], ...]] = {
    "bluffs": (("challenge", 3, 1200),),
    "honest": (("challenge", 3, 1200),),
    "distrusts": (("challenge", 3, 1200),),
    "believes": (("challenge", 3, 1200),),
    "restless": (("austrian-block", 2, 4000),),
    "doubles": (("austrian-block", 2, 4000),),
    "long": (("hungarian", 2, 4000),),
    "bold": (("buki", 4, 400),),
    "thrifty": (("buki", 4, 400),),
}
STAKES = ("bold", "thrifty")
SLOW = 6  # of a Grandmaster so many times fewer deals


def player(level: Level, habits: Sequence[Habit]) -> Player:
    """Somebody of a level."""

    def choose(game: Any, state: Any, seat: int, rng: Random) -> Any:
        world = game.redealt(state, seat, Chance(rng.randbytes(32)))
        return ai.choose(game.view(state, seat), rng, world=world, level=level, effort=Effort(WORLDS), habits=habits)

    return choose


def costs(level: Level, habit: Habit, game: str, seats: int, deals: int) -> tuple[float, float, float]:
    """The edge of a level, what a habit takes from it, and the standard error of that."""
    below = list(Level)[max(0, list(Level).index(level) - 1)]
    others = player(below, ())
    stakes = habit.value in STAKES
    one = Measure("", game, seats, below, deals, "bank" if stakes else "round")
    where = range(1 if stakes else 0, seats)  # the bank stakes nothing
    plain, edges, lost = [], [], []
    for number in range(deals):
        with_none, with_it, theirs = (
            sum(played(one, number, seat, tested, others, Random(number)) for seat in where) / len(where)
            for tested in (player(level, ()), player(level, (habit,)), others)
        )
        plain.append(with_none)
        edges.append(with_none - theirs)
        lost.append(with_none - with_it)
    mean = sum(lost) / deals
    edge = sum(edges) / deals if stakes else sum(plain) / deals - 1 / seats
    return edge, mean, sqrt(sum((value - mean) ** 2 for value in lost) / (deals - 1) / deals)


def main(arguments: Sequence[str]) -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--deals", type=int)
    asked.add_argument("names", nargs="*")
    chosen = asked.parse_args(arguments)
    for regular in REGULARS.values():
        if regular.level.value == "lehrling" or (chosen.names and regular.name not in chosen.names):
            continue  # who plays at random has no edge
        for habit in regular.habits:
            for game, seats, usual in WHERE.get(habit, ()):
                level = Level(regular.level.value)
                deals = chosen.deals or usual // (SLOW if level is Level.GROSSMEISTER and game != "challenge" else 1)
                edge, cost, error = costs(level, Habit(habit.value), game, seats, deals)
                print(
                    f"{regular.name} {habit} ({game} {seats}): edge {edge:.3f}, "
                    f"costs {cost:.4f} ± {error:.4f} = {100 * cost / edge:.0f} ± {100 * error / abs(edge):.0f} % ({deals} deals)",
                    flush=True,
                )


if __name__ == "__main__":
    main(sys.argv[1:])
