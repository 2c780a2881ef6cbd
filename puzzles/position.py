"""The position of a puzzle: a real table, played by the real rules, that is stored nowhere."""

from dataclasses import replace
from functools import lru_cache

from games.core import Action
from lessons import walk
from lessons.lesson import YOU
from puzzles.puzzle import Puzzle
from tables.changes import play
from tables.state.table import Table
from tables.views.public_table import PrivateTable
from tables.views.table_views import private_table


@lru_cache(maxsize=4)
def table_of(puzzle: Puzzle) -> Table:
    """Return the table of a puzzle when the solver has to choose."""
    table = walk.deal_table(puzzle.game, puzzle.seats, puzzle.secret, puzzle.options)
    for move in puzzle.moves:
        seat, _, text = move.partition(" ")
        table = walk.act(table, int(seat), play.read_action(table, text))
    return table


def position(puzzle: Puzzle, name: str, locale: str) -> PrivateTable:
    """Return what the solver sees. `name` is shown on their seat, and the choices of the puzzle are the legal actions."""
    table = table_of(puzzle)
    solver = replace(table.chairs[YOU], name=name)
    own = private_table(replace(table, chairs=(solver, *table.chairs[1:]), locale=locale), YOU)
    assert own.view is not None
    return replace(own, view=replace(own.view, legal=actions(puzzle)))


def actions(puzzle: Puzzle) -> tuple[Action, ...]:
    """Return the choices of a puzzle as actions."""
    table = table_of(puzzle)
    return tuple(play.read_action(table, choice.action) for choice in puzzle.choices)
