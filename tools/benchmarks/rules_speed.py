"""Measures the speed of the public rules, side by side with other packages that play the same game.

Plays random full games, dealing included, in one process; prints medians of interleaved
repetitions. For two players the other side is OpenSpiel's `python_block_dominoes` (double-six,
seven tiles each, seat 0 leads), for four players the package `dominoes` (double-six, seven each).
Our side plays through the contract of every game: `deal`, `legal`, and `apply` with validation and
events; each deal is shuffled from its own 32-byte seed. OpenSpiel has no passes and ends at once
when nobody can play; our rules pass turn by turn, so they take more steps for the same game. Block
dominoes on the engine for any number of ends plays the same games, too, for four in teams; the
engine of a line with two ends is made for speed, this one for rules that differ. Run: `python -m
tools.benchmarks.rules_speed` with requirements/bench.txt installed.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable
from itertools import cycle
from typing import Any

import dominoes
import open_spiel.python.games  # noqa: F401 - registers the games written in Python
import pyspiel

from games import GAMES
from games.austrian_block import AustrianBlock, BlockOptions
from games.game import Game
from games.parts import tiles
from games.parts.options import Options

REPETITIONS = 9
SECONDS = 0.5
# random numbers and seeds before they repeat; a prime, so that no two games use the same ones
DRAWN_BEFORE = 99_991


class DoubleSix(AustrianBlock):
    """Our block rules with the set and the leader of the peers."""

    deck = tiles.bits(tiles.D6)
    fixed_leader = 0

    def check(self, options: BlockOptions, seats: int) -> None:
        """Accept seven tiles each, which our house rules do not have."""


def numbers() -> Callable[[], int]:
    """Return a source of random numbers that are drawn beforehand, so that drawing them is not
    measured.
    """
    return cycle([random.getrandbits(30) for _ in range(DRAWN_BEFORE)]).__next__


def ours(players: int) -> Callable[[], None]:
    return random_deals(DoubleSix(), BlockOptions(hand=7), players)


def ours_on_any_ends(players: int) -> Callable[[], None]:
    """Return the same for block dominoes on the engine for any number of ends: for four in
    teams, the leader by lot.
    """
    game = GAMES["block"]
    options = game.options(hand=7, first_lead="lot", teams=players == 4)
    return random_deals(game, options, players)


def random_deals(game: Game[Any, Any], options: Options, players: int) -> Callable[[], None]:
    """Return a function that plays a deal with random moves."""
    fresh = game.open(options, players)
    stacks = game.settle(fresh)
    deal, legal, apply = game.deal, game.legal, game.apply
    number, seed = numbers(), cycle([random.randbytes(32) for _ in range(DRAWN_BEFORE)]).__next__

    def play() -> None:
        state, _ = deal(fresh, stacks, seed())
        while actions := legal(state, seat := state.to_move):
            state, _ = apply(state, seat, actions[number() % len(actions)])

    return play


def open_spiel_block() -> Callable[[], None]:
    game = pyspiel.load_game("python_block_dominoes")
    number = numbers()

    def play() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[number() % len(actions)])

    return play


def package_dominoes() -> Callable[[], None]:
    number = numbers()

    def play() -> None:
        game = dominoes.Game.new()
        while game.result is None:
            moves = game.valid_moves
            game.make_move(*moves[number() % len(moves)])

    return play


def rate(play: Callable[[], None]) -> float:
    """Return the games played per second of processor time."""
    games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        for _ in range(50):
            play()
        games += 50
    return games / spent


def main() -> int:
    sides: dict[str, Callable[[], Any]] = {
        "ours, 2 players": ours(2),
        "OpenSpiel python_block_dominoes, 2 players": open_spiel_block(),
        "ours, 4 players": ours(4),
        "the package dominoes, 4 players": package_dominoes(),
        "ours on any number of ends, 2 players": ours_on_any_ends(2),
        "ours on any number of ends, 4 players in teams": ours_on_any_ends(4),
    }
    rates: dict[str, list[float]] = {name: [] for name in sides}
    for _ in range(REPETITIONS):
        for name, play in sides.items():
            rates[name].append(rate(play))
    medians = {name: statistics.median(values) for name, values in rates.items()}
    print(
        f"Python {sys.version.split()[0]}, random full games per second, medians of {REPETITIONS} interleaved repetitions"
    )
    for name, median in medians.items():
        print(f"{median:10,.0f}  {name}")
    two, spiel, four, package, any_two, any_four = medians.values()
    print(f"{two / spiel:10.2f}  times OpenSpiel (goal 20)")
    print(f"{four / package:10.2f}  times dominoes (goal 1)")
    print(f"{any_two / spiel:10.2f}  times OpenSpiel, on any number of ends")
    print(
        f"{any_four / package:10.2f}  times dominoes, on any number of ends; {1_000 / any_four:.2f} ms a game"
    )
    return 0 if two >= 20 * spiel and four >= package else 1


if __name__ == "__main__":
    sys.exit(main())
