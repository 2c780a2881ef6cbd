"""The puzzles that are offered, and their positions.

There is one a day, the same for everybody in the world.
"""

import json
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from ai.advice_records import ValueUnit
from cogs.learn import positions
from cogs.learn.lessons import YOU
from cogs.puzzle.puzzle import FIRST_DAY, Choice, Puzzle
from games import GAMES
from games.core import Action
from tables.changes import play
from tables.state.table import Table
from tables.views.public_table import PrivateTable
from tables.views.table_views import private_table

FILE: Final = Path(__file__).with_name("puzzles.json")


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """Return all puzzles in the order of their days."""
    return tuple(read(entry) for entry in json.loads(FILE.read_text(encoding="utf-8")))


def puzzle_of(day: int) -> Puzzle | None:
    """Return the puzzle of a day (UTC, days since 1970).

    None if there is none, or if its game has other rules by now.
    """
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
        choices=tuple(Choice(**choice) for choice in data["choices"]),
        unit=ValueUnit(data["unit"]),
        is_exact=data["is_exact"],
        tries=data["tries"],
        reason=data["reason"],
        reason_values=data["reason_values"],
        options=data["options"],
    )


@lru_cache(maxsize=4)
def table_of(puzzle: Puzzle) -> Table:
    """Return the table of a puzzle when the solver has to choose."""
    table = positions.deal_table(puzzle.game, puzzle.seats, puzzle.secret, puzzle.options)
    for move in puzzle.moves:
        seat, _, text = move.partition(" ")
        table = positions.act(table, int(seat), play.read_action(table, text))
    return table


def position(puzzle: Puzzle, name: str, locale: str) -> PrivateTable:
    """Return what the solver sees.

    `name` is shown on their seat, and the choices of the puzzle are the legal actions.
    """
    table = table_of(puzzle)
    solver = replace(table.chairs[YOU], name=name)
    own_table = private_table(
        replace(table, chairs=(solver, *table.chairs[1:]), locale=locale), YOU
    )
    return replace(own_table, view=own_table.seen.offering(actions(puzzle)))


def actions(puzzle: Puzzle) -> tuple[Action, ...]:
    """Return the choices of a puzzle as actions."""
    return tuple(play.read_action(table_of(puzzle), choice.action) for choice in puzzle.choices)
