"""Answers to puzzles of the day. Everybody has one try a day."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """The choice of a person in the puzzle of a day."""

    user: int
    day: int  # UTC, since 1970
    choice: int  # index into the choices of the puzzle
    right: bool


@dataclass(frozen=True, slots=True)
class PuzzleCount:
    """How many people have tried a puzzle, and how many of them were right."""

    tried: int
    right: int
