"""A puzzle as data: how to come to its position, and what each choice there is worth. And the
number of its day.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ai.advice_records import ValueUnit

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
    tries: int  # rounds in which every choice was tried; 0 if the values are calculated
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


def number_of(day: int) -> int:
    """Return the number of a day's puzzle, from 1."""
    return day - FIRST_DAY + 1
