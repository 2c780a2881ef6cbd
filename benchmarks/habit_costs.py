"""What the regulars' habits cost: the same deals with a habit and without it, in every seat, against players of the level below.

    python -m benchmarks.habit_costs              every habit, at each level at which one of the regulars has it (some hours)
    python -m benchmarks.habit_costs --size 0.1 meister     a tenth of the deals, of what has one of these words in its name
    python -m benchmarks.habit_costs --deals 50 bold        so many deals

A level's edge is what it has beyond the level below in its place: rounds won, or (stakes) chips; a cost is told in hundredths of that.
Whoever has to decide in the same position decides by the same chance, with the habit and without: so deals differ only from the
moment at which the habit is followed. An apprentice, who has no edge, is not measured; a habit that only apprentices have is
measured of a journeyman. The goal is a cost of at most a tenth; what is more than that by two standard errors makes the exit status 1.
"""

import argparse
import sys
import zlib
from collections.abc import Iterator, Sequence
from functools import cache
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from ai.habits import Habit
from ai.levels import Level
from ai.search import SearchBudget
from benchmarks.opponents import Player
from benchmarks.strength import Measure, played
from games.parts.chance import Chance
from tables.state.regulars import REGULARS

WORLDS = 100  # that a Grandmaster tries here
MOST = 0.1  # of the edge
# Where a habit shows, with how many players and deals.
WHERE: dict[Habit, tuple[str, int, int]] = {
    Habit.BLUFFS: ("challenge", 3, 3000),
    Habit.HONEST: ("challenge", 3, 3000),
    Habit.DISTRUSTS: ("challenge", 3, 3000),
    Habit.BELIEVES: ("challenge", 3, 3000),
    Habit.RESTLESS: ("austrian-block", 2, 6000),
    Habit.DOUBLES: ("tendler", 2, 6000),  # most sets have none
    Habit.LONG: ("hungarian", 2, 6000),
    Habit.BOLD: ("buki", 4, 600),
    Habit.THRIFTY: ("buki", 4, 600),
}
STAKES = (Habit.BOLD, Habit.THRIFTY)
SLOW = 10  # where a Grandmaster tries things out, so many times fewer deals


class Cost(NamedTuple):
    """What was measured."""

    edge: float
    lost: float
    error: float  # the standard error of `lost`


def player(level: Level, habits: Sequence[Habit], number: int) -> Player:
    """Somebody of a level, in this deal."""

    weighs = level in (Level.MASTER, Level.GRANDMASTER)

    def choose(game: Any, state: Any, seat: int, _: Random) -> Any:
        view = game.view(state, seat)
        kinds = sorted({type(action).__name__ for action in view.legal})
        own = view.seats[seat]
        rng = Random(zlib.crc32(repr((number, view.deal, seat, view.line, view.dice, view.claiming, own.hand, kinds)).encode()))
        world = game.redealt(state, seat, Chance(rng.randbytes(32))) if weighs else None
        return choose(view, rng, world=world, level=level, budget=SearchBudget(WORLDS), habits=habits)

    return choose


def measured() -> Iterator[tuple[Level, Habit]]:
    """The habits, each at the levels at which somebody has it."""
    for habit in Habit:
        levels = {Level(one.level) for one in REGULARS.values() if habit.value in one.habits} - {Level.APPRENTICE}
        yield from ((level, habit) for level in Level if level in levels or (not levels and level is Level.JOURNEYMAN))


@cache
def won(level: Level, habits: tuple[Habit, ...], game: str, seats: int, below: Level, number: int) -> float:
    """What somebody wins in one deal (for stakes: several), on the average of all seats."""
    stakes = game == "buki"
    one = Measure("", game, seats, below, 1, "bank" if stakes else "round")
    where = range(1 if stakes else 0, seats)  # the bank stakes nothing
    tested, others = player(level, habits, number), player(below, (), number)
    return sum(played(one, number, seat, tested, others, Random(0)) for seat in where) / len(where)


def costs(level: Level, habit: Habit, deals: int) -> Cost:
    """The edge of a level, and what a habit takes from it."""
    game, seats, _ = WHERE[habit]
    below = list(Level)[list(Level).index(level) - 1]
    plain = [won(level, (), game, seats, below, number) for number in range(deals)]
    habitual = [won(level, (habit,), game, seats, below, number) for number in range(deals)]
    theirs = [won(below, (), game, seats, below, number) if habit in STAKES else 1 / seats for number in range(deals)]
    lost = [without - with_it for without, with_it in zip(plain, habitual, strict=True)]
    mean = sum(lost) / deals
    error = sqrt(sum((value - mean) ** 2 for value in lost) / (deals - 1) / deals)
    return Cost((sum(plain) - sum(theirs)) / deals, mean, error)


def main(arguments: Sequence[str]) -> int:
    """Measure and print; 1 if a habit costs more than it may."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--size", type=float, default=1.0)
    asked.add_argument("--deals", type=int)
    asked.add_argument("names", nargs="*")
    chosen = asked.parse_args(arguments)
    missed = 0
    for level, habit in measured():
        game, seats, usual = WHERE[habit]
        name = f"{habit} {level} ({game}, {seats} players)"
        if chosen.names and not any(wanted in name for wanted in chosen.names):
            continue
        slow = level is Level.GRANDMASTER and game != "challenge"
        deals = chosen.deals or max(20, int(usual * chosen.size / (SLOW if slow else 1)))
        edge, cost, error = costs(level, habit, deals)
        share, give = cost / edge, error / abs(edge)
        missed += share - 2 * give > MOST or edge <= 0
        told = f"costs {cost:.4f} ± {error:.4f}" + (f", {100 * share:.0f} ± {100 * give:.0f} % of it" if edge > 0 else "")
        print(f"{name}: edge {edge:.3f}, {told} ({deals} deals)", flush=True)
    return min(missed, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
