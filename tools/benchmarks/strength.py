"""Measures how well the computer players play. Search budgets are in worlds, not in time.

    python -m tools.benchmarks.strength
        every measure at full size, in hours
    python -m tools.benchmarks.strength --quick
        a tenth of the deals
    python -m tools.benchmarks.strength --size 0.5 levels
        half of the deals, of measures with one of these words in their names
    python -m tools.benchmarks.strength --deals 100 buki block
        this many deals

Each deal (or match) is played once for each seat, with the measured player there and the opponents
in the other seats. The value of the deal is the mean over the seats; the standard error is that of
the values. With `--results FILE` each deal is appended to the file, and deals in the file are not
played again, so a run can be interrupted and continued. Start a new file when the players change.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from ai import match_search
from ai.levels import Level
from ai.player import choose
from ai.search import SearchBudget, find_best
from games import GAMES
from games.core import Seat
from games.mexican_train import SHORT_MATCH
from games.parts.amounts import booked
from games.parts.chance import Chance
from games.parts.line import Play
from games.parts.match.counting import sides_by_seat
from games.parts.stakes import Stake
from tools.benchmarks.opponents import Player, best_train, greedy, heuristic, naive, one_ply

# rounds with one bank, or of matches; the winner leads the next round and stakes before the first
# tile
IN_A_ROW = 10
RICH = 1_000_000  # half-chips that everybody starts with
TEAMS: dict[str, dict[str, Any]] = {  # contests of teams: the game first, and its house rules
    "latin team": {},
    "cuban team": {},
    "block team": {"teams": True},
    "block team, seven tiles": {"teams": True, "hand": 7},
}
PLAIN: dict[str, dict[str, Any]] = {"pulle": {"buyback": False}}


def ours(level: Level, budget: SearchBudget, times: list[float] | None = None) -> Player:
    """Return a computer player.

    The processor time (s) of each of its decisions is appended to `times`.
    """
    needs_world = level in (Level.MASTER, Level.GRANDMASTER)

    def player(game: Any, state: Any, seat: Seat, rng: Random) -> Any:
        world = game.redealt(state, seat, Chance(rng.randbytes(32))) if needs_world else None
        view = game.view(state, seat)
        began = time.process_time()
        action = choose(view, rng, world=world, level=level, budget=budget)
        if times is not None:
            times.append(time.process_time() - began)
        return action

    return player


def all_seeing(budget: SearchBudget) -> Player:
    """Return a player of matches that sees all hands and the boneyard, and plays each deal out
    like a Grandmaster.
    """

    def player(game: Any, state: Any, seat: Seat, rng: Random) -> Any:
        view = game.view(state, seat)
        if not isinstance(view.legal[0], Play):
            return view.legal[0]
        plays, evaluate = match_search.make_evaluator(view, state, rng, known=True)
        return plays[find_best(len(plays), evaluate, budget).best]

    return player


@dataclass(frozen=True)
class Contest:
    """A game, its players, and the goals of a measurement."""

    name: str
    game: str
    seats: int
    others: Player | Level
    deals: int  # at full size
    # "round": share of rounds won, each the first of a match; "rounds": of rounds as they follow
    # each other in matches; "match": share of matches won; "pips": pips left minus the mean of the
    # others (fewer is better); "bank": minimum stakes that the bank wins a round, all four seats
    # playing alike and each being the bank of the same rounds
    unit: str = "round"
    must: float | None = None
    aim: float | None = None
    tested: Level = Level.GRANDMASTER
    options: Mapping[str, Any] = field(default_factory=dict)
    # the tested player searches the real hands instead of possible ones: how far one could get at
    # most
    sees_all: bool = False


def contests() -> Iterator[Contest]:
    yield Contest("buki / greedy", "buki", 4, greedy, 1500, must=0.30, aim=0.315)
    yield Contest("buki / heuristic", "buki", 4, heuristic, 1500, must=0.255, aim=0.27)
    yield Contest("block 2 / greedy", "austrian-block", 2, greedy, 1500, must=0.63, aim=0.68)
    yield Contest("block 2 / heuristic", "austrian-block", 2, heuristic, 1500, must=0.54, aim=0.60)
    yield Contest(
        "bank at 3:1", "buki", 4, Level.GRANDMASTER, 300, unit="bank", must=-0.10, aim=-0.15
    )
    yield Contest("pulle / greedy", "pulle", 4, greedy, 250, unit="match", must=0.43, aim=0.50)
    yield Contest(
        "pulle / heuristic", "pulle", 4, heuristic, 250, unit="match", must=0.29, aim=0.34
    )
    yield Contest(
        "hungarian 2 / best train",
        "hungarian",
        2,
        best_train,
        1500,
        unit="pips",
        must=-0.3,
        aim=-0.7,
    )
    yield Contest("challenge 5 / naive", "challenge", 5, naive, 300, must=0.60, aim=0.65)
    yield Contest("challenge 2 / naive", "challenge", 2, naive, 750, must=0.84, aim=0.87)
    yield Contest("draw 2 / greedy", "austrian-draw", 2, greedy, 1500, must=0.60, aim=0.64)
    yield Contest("draw 2 / heuristic", "austrian-draw", 2, heuristic, 1500, must=0.53, aim=0.57)
    yield Contest("draw 3 / greedy", "austrian-draw", 3, greedy, 1500, must=0.42, aim=0.45)
    yield Contest("draw 3 / heuristic", "austrian-draw", 3, heuristic, 1500, must=0.36, aim=0.39)
    yield Contest(
        "luxembourg 3 / greedy", "luxembourg", 3, greedy, 500, unit="match", must=0.43, aim=0.48
    )
    yield Contest(
        "luxembourg 3 / heuristic",
        "luxembourg",
        3,
        heuristic,
        500,
        unit="match",
        must=0.36,
        aim=0.40,
    )
    yield Contest("tendler 4 / greedy", "tendler", 4, greedy, 1500, must=0.31, aim=0.34)
    yield Contest("tendler 4 / heuristic", "tendler", 4, heuristic, 1500, must=0.26, aim=0.28)
    yield from matches()
    for game, rules in GAMES.items():
        for lower, upper in pairwise(Level):
            unit = {
                "hungarian": "pips",
                "luxembourg": "pips",
                "pulle": "match",
                "mexican-train": "pips",
                "all-fives": "match",
                "bergen": "match",
            }.get(game, "round")
            deals = 100 if unit == "match" else 500
            yield Contest(
                f"levels {game}: {upper} / {lower}",
                game,
                max(2, rules.players[0]),
                lower,
                deals,
                unit=unit,
                tested=upper,
            )


def matches() -> Iterator[Contest]:
    """Yield the contests of the games of the world against players that look one play ahead."""
    for tested, must, aim in ((Level.MASTER, 0.60, 0.64), (Level.GRANDMASTER, 0.65, 0.70)):
        for name, options in TEAMS.items():
            for unit, addition in (("round", ""), ("rounds", ", rounds of matches")):
                yield Contest(
                    f"{name} {tested} / one-ply{addition}",
                    name.split()[0],
                    4,
                    one_ply,
                    400,
                    unit=unit,
                    must=must,
                    aim=aim,
                    tested=tested,
                    options=options,
                )
    for name, options in TEAMS.items():
        yield Contest(
            f"{name} that sees all / one-ply",
            name.split()[0],
            4,
            one_ply,
            100,
            options=options,
            sees_all=True,
        )
    top = Level.GRANDMASTER
    yield Contest(
        "all-fives 2 / one-ply",
        "all-fives",
        2,
        one_ply,
        150,
        unit="match",
        must=0.62,
        aim=0.70,
        tested=top,
    )
    yield Contest(
        "bergen 2 / one-ply",
        "bergen",
        2,
        one_ply,
        200,
        unit="match",
        must=0.60,
        aim=0.66,
        tested=top,
    )
    yield Contest(
        "matador 2 / one-ply",
        "matador",
        2,
        one_ply,
        400,
        unit="round",
        must=0.58,
        aim=0.62,
        tested=top,
    )
    rounds = {"rounds": SHORT_MATCH}
    yield Contest(
        "mexican-train 4 / one-ply",
        "mexican-train",
        4,
        one_ply,
        60,
        unit="match",
        must=0.35,
        aim=0.60,
        tested=top,
        options=rounds,
    )


@dataclass
class Outcome:
    """The values of a measurement, deal by deal."""

    values: list[float] = field(default_factory=list)
    times: list[float] = field(default_factory=list)  # processor time of each decision, s

    @property
    def mean(self) -> float:
        """The mean value of the deals."""
        return sum(self.values) / len(self.values)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        count, mean = len(self.values), self.mean
        return sqrt(sum((value - mean) ** 2 for value in self.values) / max(1, count - 1) / count)

    @property
    def p95(self) -> float:
        """The 95th percentile of the decision times, in milliseconds."""
        return 1000 * sorted(self.times)[int(0.95 * len(self.times))] if self.times else 0.0


class Results:
    """A file of the deals played so far. Without a path nothing is kept."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._known: dict[tuple[str, int, int], tuple[float, list[float]]] = {}
        if path is not None and path.exists():
            for line in path.read_text().splitlines():
                name, worlds, number, value, times = json.loads(line)
                self._known[name, worlds, number] = value, times

    def find(self, name: str, worlds: int, number: int) -> tuple[float, list[float]] | None:
        """Return the value of a deal and the seconds of its decisions, or None if it has not
        been played.
        """
        return self._known.get((name, worlds, number))

    def add(self, name: str, worlds: int, number: int, value: float, times: list[float]) -> None:
        """Append a deal to the file."""
        if self._path is not None:
            with self._path.open("a") as file:
                file.write(
                    json.dumps([name, worlds, number, value, [round(time, 5) for time in times]])
                    + "\n"
                )


def measure(
    contest: Contest,
    deals: int,
    budget: SearchBudget,
    results: Results | None = None,
    report: Callable[[int], None] = lambda _: None,
) -> Outcome:
    """Play the deals that are not in `results`.

    After each, `report` gets the number of deals done.
    """
    results = results or Results(None)
    outcome = Outcome()
    for number in range(deals):
        known = results.find(contest.name, budget.worlds, number)
        if known is None:
            known = _play_in_all_seats(contest, number, budget)
            results.add(contest.name, budget.worlds, number, *known)
        outcome.values.append(known[0])
        outcome.times += known[1]
        report(number + 1)
    return outcome


def _play_in_all_seats(
    contest: Contest, number: int, budget: SearchBudget
) -> tuple[float, list[float]]:
    """Play a deal with the tested player in every seat.

    Return the mean value and the seconds of the decisions.
    """
    times: list[float] = []
    player = all_seeing(budget) if contest.sees_all else ours(contest.tested, budget, times)
    others = ours(contest.others, budget) if isinstance(contest.others, Level) else contest.others
    rng = Random(number)
    if contest.unit == "bank":
        player = remember_moves(player)
        seatings = [Seating(bank, player, player, bank) for bank in range(contest.seats)]
    else:
        seatings = [Seating(seat, player, others) for seat in range(len(set(sides_of(contest))))]
    return sum(play_deal(contest, seating, number, rng) for seating in seatings) / len(
        seatings
    ), times


def sides_of(contest: Contest) -> tuple[int, ...]:
    """Return the side of each seat: its team, or the seat itself.

    Seats 0, 1 … of teams are on sides 0, 1 ….
    """
    game = GAMES[contest.game]
    return sides_by_seat(game.teams(rules_of(contest), contest.seats), contest.seats)


def rules_of(contest: Contest, **more: Any) -> Any:
    """Return the house rules of a contest."""
    return GAMES[contest.game].options(**{**PLAIN.get(contest.game, {}), **contest.options, **more})


def remember_moves(player: Player) -> Player:
    """Return a player that repeats its moves when the same deals are played with another bank.

    Only stakes that must be made depend on the bank; all other decisions are taken once. So the
    tiles are played alike, and luck with the hands is even over the seats.
    """
    known: dict[Any, Any] = {}

    def replay(game: Any, state: Any, seat: Seat, rng: Random) -> Any:
        legal = game.legal(state, seat)
        options = tuple(action for action in legal if not isinstance(action, Stake)) or legal
        position = state.deal, state.moves, seat, options
        if position not in known:
            known[position] = player(game, state, seat, rng)
        return known[position]

    return replay


@dataclass(frozen=True)
class Seating:
    """The players of a deal and their places."""

    tested: Seat
    player: Player  # in the tested seat, and in that of its partner
    others: Player  # in the other seats
    bank: Seat = 0


def play_deal(contest: Contest, seating: Seating, number: int, rng: Random) -> float:
    """Play one deal, one match or (for stakes) `IN_A_ROW` rounds.

    Return the value for the tested seat.
    """
    game = GAMES[contest.game]
    banker = {"banker": seating.bank} if contest.game == "buki" else {}
    state = game.open(rules_of(contest, **banker), contest.seats)
    sides = sides_of(contest)
    stacks: tuple[int, ...] = (RICH,) * contest.seats
    shares = []  # of rounds that follow each other
    for deal in range(IN_A_ROW if contest.unit in ("bank", "rounds") else 1_000):
        if game.finished(state) and contest.unit == "rounds":
            state = game.open(rules_of(contest), contest.seats)
        state = game.deal(state, stacks, (number << 16 | deal).to_bytes(32, "big"))[0]
        while game.dealing(state):
            seat = game.due(state)[0]
            legal = game.legal(state, seat)
            action = (
                legal[0]
                if len(legal) == 1
                else (seating.player if sides[seat] == sides[seating.tested] else seating.others)(
                    game, state, seat, rng
                )
            )
            state = game.apply(state, seat, action)[0]
        stacks = game.settle(state)
        if contest.unit == "rounds":
            shares.append(_value(contest, game.view(state, None), seating.tested, sides))
        elif contest.unit not in ("match", "bank") or game.finished(state):
            break
    if contest.unit == "bank":
        return (stacks[seating.tested] - RICH) / booked(state.table.options.min) / IN_A_ROW
    return (
        fmean(shares) if shares else _value(contest, game.view(state, None), seating.tested, sides)
    )


def _value(contest: Contest, seen: Any, tested: Seat, sides: Sequence[int]) -> float:
    """Return the value of a finished deal or match for the tested seat and its side."""
    if contest.unit == "match":
        return (tested in seen.winners) / len({sides[seat] for seat in seen.winners})
    if contest.unit == "pips":
        pips = [count or 0 for count in seen.result.pips]
        return pips[tested] - (sum(pips) - pips[tested]) / (contest.seats - 1)
    won = seen.result.winners
    return float(tested in won) if won else 1 / len(set(sides))


def main(arguments: Sequence[str]) -> int:
    """Contest and print; return 1 if a value misses its goal by more than two standard errors."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--quick", action="store_const", dest="size", const=0.1, default=1.0)
    parser.add_argument("--size", type=float, default=1.0)
    parser.add_argument("--deals", type=int)
    parser.add_argument("--worlds", type=int, default=SearchBudget().worlds)
    parser.add_argument("--results", type=Path)
    parser.add_argument("names", nargs="*")
    chosen = parser.parse_args(arguments)
    results = Results(chosen.results)
    missed = 0
    for contest in contests():
        if chosen.names and not any(name in contest.name for name in chosen.names):
            continue
        deals = chosen.deals or max(20, int(contest.deals * chosen.size))

        def report(done: int, contest: Contest = contest, deals: int = deals) -> None:
            print(f"\r{contest.name}: {done} of {deals}", end="", file=sys.stderr, flush=True)

        outcome = measure(contest, deals, SearchBudget(chosen.worlds), results, report)
        goal = "" if contest.must is None else f"  must {contest.must}, aim {contest.aim}"
        print(
            f"\r{contest.name}: {outcome.mean:.3f} ± {outcome.error:.3f} ({deals} deals, p95 {outcome.p95:.0f} ms){goal}",
            flush=True,
        )
        if contest.must is not None:
            behind = (outcome.mean - contest.must) * (1 if contest.unit in ("pips", "bank") else -1)
            missed += behind > 2 * outcome.error
    return min(missed, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
