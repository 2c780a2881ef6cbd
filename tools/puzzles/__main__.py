"""`python -m tools.puzzles --count 8`: appends puzzles to `cogs/puzzle/puzzles.json`, and prints
what each choice is worth.

`--check` makes all puzzles again instead, and names those that come out otherwise.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from itertools import islice

from cogs.puzzle.collection import FILE, all_puzzles
from cogs.puzzle.puzzle import Puzzle
from games import GAMES
from tools.puzzles.finder import WORLDS, find_puzzle, find_puzzles


def main() -> None:
    """Find the puzzles; each is stored at once."""
    parser = argparse.ArgumentParser(
        description="Append puzzles of the day to cogs/puzzle/puzzles.json."
    )
    parser.add_argument("--count", type=int, default=8, help="how many puzzles to append")
    parser.add_argument(
        "--worlds", type=int, default=WORLDS, help="rounds in which every choice is tried"
    )
    parser.add_argument("--games", nargs="*", default=sorted(GAMES), help="games to take in turn")
    parser.add_argument(
        "--check", action="store_true", help="make the stored puzzles again and compare"
    )
    given = parser.parse_args()
    puzzles = list(all_puzzles()) if FILE.exists() else []
    if given.check:
        sys.exit(check(puzzles, given.worlds))
    first = 1 + max((puzzle.secret for puzzle in puzzles), default=0)
    for puzzle in islice(find_puzzles(given.games, first, given.worlds), given.count):
        puzzles.append(puzzle)
        FILE.write_text(write(puzzles), encoding="utf-8")
        print(
            f"{len(puzzles):4} {puzzle.game:16} secret {puzzle.secret}, {len(puzzle.moves)} moves,"
            f" lead {puzzle.lead:.2f}"
        )
        for choice in sorted(puzzle.choices, key=lambda choice: -choice.value):
            print(f"       {choice.action:24} {choice.value:8.3f} ± {choice.error:.3f}")


def write(puzzles: Sequence[Puzzle]) -> str:
    """Return the content of the file: one puzzle a line."""
    lines = [json.dumps(asdict(puzzle), ensure_ascii=False, sort_keys=True) for puzzle in puzzles]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def check(puzzles: list[Puzzle], worlds: int) -> int:
    """Make puzzles again, print those that differ, and return the exit code."""
    differing = [
        puzzle for puzzle in puzzles if find_puzzle(puzzle.game, puzzle.secret, worlds) != puzzle
    ]
    for one in differing:
        print(f"{puzzles.index(one) + 1:4} {one.game:16} secret {one.secret} comes out otherwise")
    print(f"{len(puzzles) - len(differing)} of {len(puzzles)} puzzles come out the same")
    return 1 if differing else 0


if __name__ == "__main__":
    main()
