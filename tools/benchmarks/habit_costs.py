"""Measures the cost of the regulars' habits: the same deals with a habit and without, in every
seat, against the level below.

    python -m tools.benchmarks.habit_costs
        every habit, at each level that some regular with the habit has, in hours
    python -m tools.benchmarks.habit_costs --size 0.1 meister
        a tenth of the deals, of measures with one of these words in their names
    python -m tools.benchmarks.habit_costs --deals 50 bold
        this many deals

The edge of a level is its result minus the result of the level below in the same seat, in rounds
won or (for stakes) in chips. Costs are given in percent of the edge. In the same position
the same random numbers are drawn with the habit and without, so two deals differ only after the
habit was followed. Apprentices have no edge and are not measures; a habit that only apprentices
have is measures for Journeymen. The goal is a cost of at most a tenth. Exits with 1 if a cost
exceeds it by more than two standard errors.
"""

import argparse
import sys
import zlib
from collections.abc import Iterator, Sequence
from functools import cache
from math import inf, sqrt
from random import Random
from typing import Any, NamedTuple

from ai.levels import Habit, Level
from ai.player import choose
from ai.search import SearchBudget
from games.parts.chance import Chance
from tables.state.regulars import REGULARS
from tools.benchmarks.opponents import Player
from tools.benchmarks.strength import Contest, Seating, play_deal

WORLDS = 100  # a Grandmaster's budget here
MAX_COST = 0.1  # goal, as a part of the edge
# By habit: a game that shows it, players, and deals at full size.
WHERE: dict[Habit, tuple[str, int, int]] = {
    Habit.BLUFFS: ("challenge", 3, 3000),
    Habit.HONEST: ("challenge", 3, 3000),
    Habit.DISTRUSTS: ("challenge", 3, 3000),
    Habit.BELIEVES: ("challenge", 3, 3000),
    Habit.RESTLESS: ("austrian-block", 2, 6000),
    Habit.DOUBLES: ("tendler", 2, 6000),  # most tile sets have none
    Habit.LONG: ("hungarian", 2, 6000),
    Habit.BOLD: ("buki", 4, 600),
    Habit.THRIFTY: ("buki", 4, 600),
}
STAKES = (Habit.BOLD, Habit.THRIFTY)
SLOW = 10  # divides the number of deals where a Grandmaster searches


class Setting(NamedTuple):
    """A game against players of one level."""

    game: str
    seats: int
    below: Level


class HabitCost(NamedTuple):
    """The measured cost of a habit."""

    edge: float
    lost: float
    error: float  # the standard error of `lost`


def player(level: Level, habits: Sequence[Habit], number: int) -> Player:
    """Return a player with this level and these habits for deal `number`."""
    needs_world = level in (Level.MASTER, Level.GRANDMASTER)

    def decide(game: Any, state: Any, seat: int, _: Random) -> Any:
        view = game.view(state, seat)
        kinds = sorted({type(action).__name__ for action in view.legal})
        own = view.seats[seat]
        rng = Random(
            zlib.crc32(
                repr(
                    (
                        number,
                        view.deal,
                        seat,
                        view.line,
                        view.toss.dice,
                        view.toss.claiming,
                        own.hand,
                        kinds,
                    )
                ).encode()
            )
        )
        world = game.redealt(state, seat, Chance(rng.randbytes(32))) if needs_world else None
        return choose(
            view, rng, world=world, level=level, budget=SearchBudget(WORLDS), habits=habits
        )

    return decide


def measures() -> Iterator[tuple[Level, Habit]]:
    """Yield each habit with the levels of the regulars that have it."""
    for habit in Habit:
        levels = {
            Level(regular.level) for regular in REGULARS.values() if habit.value in regular.habits
        } - {Level.APPRENTICE}
        yield from (
            (level, habit)
            for level in Level
            if level in levels or (not levels and level is Level.JOURNEYMAN)
        )


@cache
def mean_result(level: Level, habits: tuple[Habit, ...], setting: Setting, number: int) -> float:
    """Return the result of one deal (for stakes: of several), as the mean over all seats."""
    game, seats, below = setting
    stakes = game == "buki"
    measure = Contest("", game, seats, below, 1, unit="bank" if stakes else "round")
    where = range(1 if stakes else 0, seats)  # the bank stakes nothing
    tested, others = player(level, habits, number), player(below, (), number)
    return sum(
        play_deal(measure, Seating(seat, tested, others), number, Random(0)) for seat in where
    ) / len(where)


def measure_cost(level: Level, habit: Habit, deals: int) -> HabitCost:
    """Return the edge of a level and the cost of a habit."""
    game, seats, _ = WHERE[habit]
    below = list(Level)[list(Level).index(level) - 1]
    setting = Setting(game, seats, below)
    plain = [mean_result(level, (), setting, number) for number in range(deals)]
    habitual = [mean_result(level, (habit,), setting, number) for number in range(deals)]
    below_results = [
        mean_result(below, (), setting, number) if habit in STAKES else 1 / seats
        for number in range(deals)
    ]
    lost = [without - with_it for without, with_it in zip(plain, habitual, strict=True)]
    mean = sum(lost) / deals
    error = sqrt(sum((value - mean) ** 2 for value in lost) / (deals - 1) / deals)
    return HabitCost((sum(plain) - sum(below_results)) / deals, mean, error)


def main(arguments: Sequence[str]) -> int:
    """Contest and print; return 1 if a habit misses the goal."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--size", type=float, default=1.0)
    parser.add_argument("--deals", type=int)
    parser.add_argument("names", nargs="*")
    chosen = parser.parse_args(arguments)
    missed = 0
    for level, habit in measures():
        game, seats, usual = WHERE[habit]
        name = f"{habit} {level} ({game}, {seats} players)"
        if chosen.names and not any(wanted in name for wanted in chosen.names):
            continue
        slow = level is Level.GRANDMASTER and game != "challenge"
        deals = chosen.deals or max(20, int(usual * chosen.size / (SLOW if slow else 1)))
        edge, cost, error = measure_cost(level, habit, deals)
        share, give = (cost / edge, error / abs(edge)) if edge else (inf, 0.0)
        missed += share - 2 * give > MAX_COST or edge <= 0
        told = f"costs {cost:.4f} ± {error:.4f}" + (
            f", {100 * share:.0f} ± {100 * give:.0f} % of it" if edge > 0 else ""
        )
        print(f"{name}: edge {edge:.3f}, {told} ({deals} deals)", flush=True)
    return min(missed, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
