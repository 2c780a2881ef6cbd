"""How well the computer players play: common deals, every seat in turn, intervals over deals, budgets in worlds and not in time.

    python -m benchmarks.strength            every measure at full size (hours)
    python -m benchmarks.strength --quick    a tenth of the deals
    python -m benchmarks.strength --size 0.5 levels          half of them, of the measures whose names contain one of these words
    python -m benchmarks.strength --deals 100 buki block     so many deals

A deal (or match) is played once for each seat, with the player that is measured there and the others everywhere else; its value
is the mean of these, and the standard error is that of the values. With `--results FILE` each deal is written down as soon as it
has been played, and what stands there is not played again: a run can be broken off and gone on with. Begin a new file when the players have changed.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from ai.levels import Level
from ai.player import choose
from ai.search import SearchBudget
from benchmarks.opponents import Player, best_train, greedy, heuristic, naive
from games import GAMES
from games.core import Seat
from games.parts.amounts import booked
from games.parts.chance import Chance
from games.parts.stakes import Stake

IN_A_ROW = 10  # rounds with one bank: whoever has won leads the next one and stakes before the first tile
RICH = 1_000_000  # hc with which everybody comes
PLAIN: dict[str, dict[str, Any]] = {"pulle": {"buyback": False}}


def ours(level: Level, budget: SearchBudget, thought: list[float] | None = None) -> Player:
    """A computer player of the house; `thought` is given the processor time (s) of each decision that it has to take."""

    weighs = level in (Level.MASTER, Level.GRANDMASTER)

    def player(game: Any, state: Any, seat: Seat, rng: Random) -> Any:
        world = game.redealt(state, seat, Chance(rng.randbytes(32))) if weighs else None
        view = game.view(state, seat)
        began = time.process_time()
        action = choose(view, rng, world=world, level=level, budget=budget)
        if thought is not None:
            thought.append(time.process_time() - began)
        return action

    return player


@dataclass(frozen=True)
class Measure:
    """Something that is measured."""

    name: str
    game: str
    seats: int
    others: Player | Level
    deals: int  # at full size
    # "round": won; "match": the same of one that is played to its end; "pips": left, less those of the others; "bank": what the
    # bank wins a round, in minimum stakes, with all four playing so; each of them is the bank of the same rounds in turn
    unit: str = "round"
    must: float | None = None
    aim: float | None = None
    tested: Level = Level.GRANDMASTER


def measures() -> Iterator[Measure]:
    """All of them."""
    yield Measure("buki / greedy", "buki", 4, greedy, 1500, must=0.30, aim=0.315)
    yield Measure("buki / heuristic", "buki", 4, heuristic, 1500, must=0.255, aim=0.27)
    yield Measure("block 2 / greedy", "austrian-block", 2, greedy, 1500, must=0.63, aim=0.68)
    yield Measure("block 2 / heuristic", "austrian-block", 2, heuristic, 1500, must=0.54, aim=0.60)
    yield Measure("bank at 3:1", "buki", 4, Level.GRANDMASTER, 300, "bank", -0.10, -0.15)
    yield Measure("pulle / greedy", "pulle", 4, greedy, 250, "match", 0.43, 0.50)
    yield Measure("pulle / heuristic", "pulle", 4, heuristic, 250, "match", 0.29, 0.34)
    yield Measure("hungarian 2 / best train", "hungarian", 2, best_train, 1500, "pips", -0.3, -0.7)
    yield Measure("challenge 5 / naive", "challenge", 5, naive, 300, must=0.60, aim=0.65)
    yield Measure("challenge 2 / naive", "challenge", 2, naive, 750, must=0.84, aim=0.87)
    yield Measure("draw 2 / greedy", "austrian-draw", 2, greedy, 1500, must=0.60, aim=0.64)
    yield Measure("draw 2 / heuristic", "austrian-draw", 2, heuristic, 1500, must=0.53, aim=0.57)
    yield Measure("draw 3 / greedy", "austrian-draw", 3, greedy, 1500, must=0.42, aim=0.45)
    yield Measure("draw 3 / heuristic", "austrian-draw", 3, heuristic, 1500, must=0.36, aim=0.39)
    yield Measure("luxembourg 3 / greedy", "luxembourg", 3, greedy, 500, "match", 0.43, 0.48)
    yield Measure("luxembourg 3 / heuristic", "luxembourg", 3, heuristic, 500, "match", 0.36, 0.40)
    yield Measure("tendler 4 / greedy", "tendler", 4, greedy, 1500, must=0.31, aim=0.34)
    yield Measure("tendler 4 / heuristic", "tendler", 4, heuristic, 1500, must=0.26, aim=0.28)
    for game, one in GAMES.items():
        for lower, upper in pairwise(Level):
            unit = {"hungarian": "pips", "luxembourg": "pips", "pulle": "match"}.get(game, "round")
            deals = 100 if unit == "match" else 500
            yield Measure(f"levels {game}: {upper} / {lower}", game, max(2, one.players[0]), lower, deals, unit, tested=upper)


@dataclass
class Outcome:
    """What was measured, deal by deal."""

    values: list[float] = field(default_factory=list)
    thought: list[float] = field(default_factory=list)  # s of processor time, by decision

    @property
    def mean(self) -> float:
        """Of all deals."""
        return sum(self.values) / len(self.values)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        count, mean = len(self.values), self.mean
        return sqrt(sum((value - mean) ** 2 for value in self.values) / max(1, count - 1) / count)

    @property
    def p95(self) -> float:
        """Milliseconds that nineteen of twenty decisions take at most."""
        return 1000 * sorted(self.thought)[int(0.95 * len(self.thought))] if self.thought else 0.0


class Results:
    """Deals that have been played, in a file to which each is added at once. Without a path nothing is kept."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._known: dict[tuple[str, int, int], tuple[float, list[float]]] = {}
        if path is not None and path.exists():
            for line in path.read_text().splitlines():
                name, worlds, number, value, thought = json.loads(line)
                self._known[name, worlds, number] = value, thought

    def find(self, name: str, worlds: int, number: int) -> tuple[float, list[float]] | None:
        """The value of a deal, and the seconds of its decisions."""
        return self._known.get((name, worlds, number))

    def add(self, name: str, worlds: int, number: int, value: float, thought: list[float]) -> None:
        """Write a deal down."""
        if self._path is not None:
            with self._path.open("a") as file:
                file.write(json.dumps([name, worlds, number, value, [round(one, 5) for one in thought]]) + "\n")


def measured(
    one: Measure, deals: int, budget: SearchBudget, results: Results | None = None, told: Callable[[int], None] = lambda _: None
) -> Outcome:
    """Play what has not been played yet."""
    results = results or Results(None)
    outcome = Outcome()
    for number in range(deals):
        known = results.find(one.name, budget.worlds, number)
        if known is None:
            known = _valued(one, number, budget)
            results.add(one.name, budget.worlds, number, *known)
        outcome.values.append(known[0])
        outcome.thought += known[1]
        told(number + 1)
    return outcome


def _valued(one: Measure, number: int, budget: SearchBudget) -> tuple[float, list[float]]:
    """A deal with the tested player in every seat: the mean of its values, and how long each decision took."""
    thought: list[float] = []
    player = ours(one.tested, budget, thought)
    others = ours(one.others, budget) if isinstance(one.others, Level) else one.others
    rng = Random(number)
    if one.unit == "bank":
        player = remembering(player)
        return sum(played(one, number, bank, player, player, rng, bank) for bank in range(one.seats)) / one.seats, thought
    return sum(played(one, number, seat, player, others, rng) for seat in range(one.seats)) / one.seats, thought


def remembering(player: Player) -> Player:
    """The same player in sessions with the same deals and another bank: it is asked once for what does not depend on the bank,
    which is all but the stakes that have to be made. So the tiles fall alike, and luck with the hands comes out even over the seats."""
    known: dict[Any, Any] = {}

    def again(game: Any, state: Any, seat: Seat, rng: Random) -> Any:
        legal = game.legal(state, seat)
        asked = tuple(action for action in legal if not isinstance(action, Stake)) or legal
        position = state.deal, state.moves, seat, asked
        if position not in known:
            known[position] = player(game, state, seat, rng)
        return known[position]

    return again


def played(one: Measure, number: int, tested: Seat, player: Player, others: Player, rng: Random, bank: Seat = 0) -> float:
    """One deal, or match, with the tested player in this seat; for stakes some rounds in a row, with the bank in that one."""
    game = GAMES[one.game]
    options = {"banker": bank} if one.game == "buki" else PLAIN.get(one.game, {})
    state = game.open(game.options(**options), one.seats)
    stacks: tuple[int, ...] = (RICH,) * one.seats
    for deal in range(IN_A_ROW if one.unit == "bank" else 1_000):
        state = game.deal(state, stacks, (number << 16 | deal).to_bytes(32, "big"))[0]
        while game.dealing(state):
            seat = game.due(state)[0]
            legal = game.legal(state, seat)
            action = legal[0] if len(legal) == 1 else (player if seat == tested else others)(game, state, seat, rng)
            state = game.apply(state, seat, action)[0]
        stacks = game.settle(state)
        if one.unit not in ("match", "bank") or game.finished(state):
            break
    if one.unit == "bank":
        return (stacks[tested] - RICH) / booked(state.table.options.min) / IN_A_ROW
    return _value(one, game.view(state, None), tested)


def _value(one: Measure, seen: Any, tested: Seat) -> float:
    """What it was worth for the tested seat."""
    if one.unit == "match":
        return (tested in seen.winners) / len(seen.winners)
    if one.unit == "pips":
        pips = [count or 0 for count in seen.result.pips]
        return pips[tested] - (sum(pips) - pips[tested]) / (one.seats - 1)
    won = seen.result.winner
    return 1 / one.seats if won is None else float(won == tested)


def main(arguments: Sequence[str]) -> int:
    """Measure and print; 1 if a value is worse than it must be by more than two standard errors."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--quick", action="store_const", dest="size", const=0.1, default=1.0)
    asked.add_argument("--size", type=float, default=1.0)
    asked.add_argument("--deals", type=int)
    asked.add_argument("--worlds", type=int, default=SearchBudget().worlds)
    asked.add_argument("--results", type=Path)
    asked.add_argument("names", nargs="*")
    chosen = asked.parse_args(arguments)
    results = Results(chosen.results)
    missed = 0
    for one in measures():
        if chosen.names and not any(name in one.name for name in chosen.names):
            continue
        deals = chosen.deals or max(20, int(one.deals * chosen.size))

        def told(done: int, one: Measure = one, deals: int = deals) -> None:
            print(f"\r{one.name}: {done} of {deals}", end="", file=sys.stderr, flush=True)

        outcome = measured(one, deals, SearchBudget(chosen.worlds), results, told)
        goal = "" if one.must is None else f"  must {one.must}, aim {one.aim}"
        print(
            f"\r{one.name}: {outcome.mean:.3f} ± {outcome.error:.3f} ({deals} deals, p95 {outcome.p95:.0f} ms){goal}", flush=True
        )
        if one.must is not None:
            behind = (outcome.mean - one.must) * (1 if one.unit in ("pips", "bank") else -1)
            missed += behind > 2 * outcome.error
    return min(missed, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
