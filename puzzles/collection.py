"""The puzzles that are offered, one a day, the same for everybody in the world.

`make puzzles` writes `puzzles.json`. It appends new ones, so that a day's puzzle never changes. After the last one the first
comes again.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any, Final

from ai.advice import ValueUnit
from games import GAMES
from puzzles.puzzle import FIRST_DAY, Choice, Puzzle

FILE: Final = Path(__file__).with_name("puzzles.json")


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """Return all puzzles in the order of their days."""
    return tuple(read(one) for one in json.loads(FILE.read_text(encoding="utf-8")))


def puzzle_of(day: int) -> Puzzle | None:
    """Return the puzzle of a day (UTC, days since 1970). None if there is none, or if its game has other rules by now."""
    if not (puzzles := all_puzzles()) or day < FIRST_DAY:
        return None
    puzzle = puzzles[(day - FIRST_DAY) % len(puzzles)]
    game = GAMES.get(puzzle.game)
    return puzzle if game is not None and game.rules_version == puzzle.rules_version else None


def read(data: dict[str, Any]) -> Puzzle:
    """Return a puzzle from its form in the file."""
    return Puzzle(
        game=data["game"],
        rules_version=data["rules_version"],
        seats=data["seats"],
        secret=data["secret"],
        moves=tuple(data["moves"]),
        choices=tuple(Choice(**one) for one in data["choices"]),
        unit=ValueUnit(data["unit"]),
        is_exact=data["is_exact"],
        tries=data["tries"],
        reason=data["reason"],
        reason_values=data["reason_values"],
        options=data["options"],
    )


def write(puzzles: Sequence[Puzzle]) -> str:
    """Return the content of the file: one puzzle a line."""
    lines = [json.dumps(asdict(one), ensure_ascii=False, sort_keys=True) for one in puzzles]
    return "[\n" + ",\n".join(lines) + "\n]\n"
