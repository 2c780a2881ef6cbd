"""A puzzle as data: how to come to its position, and what each choice there is worth. The number
of its day, and the row of days on which a person has solved theirs.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ai.advice_records import ValueUnit
from tables.people.people import PuzzleAnswer
from tables.state.default_settings import HOUR

THINKING_MS: Final = HOUR  # a puzzle can be answered for so long after it was opened
FIRST_DAY: Final = 20_781  # days since 1970: 24 November 2026 has the first puzzle


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice in a puzzle.

    `error` is the standard error of how far it is behind the best; 0 if that is exact.
    """

    action: str  # text of the action
    value: float
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle: one choice is clearly best. The solver sits on seat 0."""

    game: str
    rules_version: int  # of the game; with other rules the puzzle is not offered
    seats: int
    secret: int  # decides the deal
    moves: tuple[str, ...]  # from the beginning of the deal: "seat action"
    choices: tuple[Choice, ...]  # in the order of their texts
    unit: ValueUnit
    is_exact: bool
    tries: int  # rounds played with every choice; 0 if the values are calculated
    reason: str = ""  # for the best choice, of `ai.advice_records.Advice`; "" if none is known
    reason_values: Mapping[str, int] = field(default_factory=dict, hash=False)
    options: Mapping[str, Any] = field(default_factory=dict, hash=False)

    @property
    def best(self) -> int:
        """Return the index of the best choice."""
        return max(range(len(self.choices)), key=lambda number: self.choices[number].value)

    @property
    def lead(self) -> float:
        """Return how far the best choice is ahead of the second, in the unit of the puzzle."""
        first, second, *_ = sorted((choice.value for choice in self.choices), reverse=True)
        return first - second


def days_in_a_row(answers: Iterable[PuzzleAnswer]) -> int:
    """Return on how many days in a row a person has solved puzzles, up to the first of `answers`,
    which begin with the latest. A wrong answer ends the row, and so does a day without one.
    """
    row, day = 0, None
    for answer in answers:
        if not answer.right or (day is not None and answer.counted < day - 1):
            break
        if answer.counted != day:
            row, day = row + 1, answer.counted
    return row


def number_of(day: int) -> int:
    """Return the number of a day's puzzle, from 1."""
    return day - FIRST_DAY + 1
