"""Answers to puzzles of the day. Everybody has one try a day."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from tables.state.people import GuildSettings


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


class PuzzleStore(Protocol):
    """The part of the database that keeps answers to puzzles."""

    async def puzzle_answer(self, user: int, day: int) -> PuzzleAnswer | None:
        """Return what a person answered on a day."""

    async def answer_puzzle(self, answer: PuzzleAnswer) -> PuzzleAnswer:
        """Store an answer, and return the one that counts: the first."""

    async def puzzle_days(self, user: int) -> Sequence[int]:
        """Return the days whose puzzle a person has solved, in order."""

    async def puzzle_count(self, day: int) -> PuzzleCount:
        """Return how many people have tried the puzzle of a day."""

    async def servers_awaiting_puzzle(self, day: int) -> Sequence[GuildSettings]:
        """Return the servers of this process that want a puzzle posted, and where that of this day has not been posted yet."""

    async def erase_puzzle_answers(self, days_before: int) -> None:
        """Delete the answers to puzzles of days before this one."""
