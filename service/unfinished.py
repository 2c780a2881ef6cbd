"""Work that a killed process leaves to the next one: the interface of the database."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class OpeningThread:
    """A thread that is being made for a slow table. Nobody knows yet whether Discord has made it."""

    press: int  # id of the interaction
    guild: int
    channel: int
    at: int  # ms since 1970


@dataclass(frozen=True, slots=True)
class UnsentAbsence:
    """A person who is to be told that a bot plays for them since a version of a slow table."""

    table: str
    user: int
    version: int


class UnfinishedStore(Protocol):
    """Store of unfinished work. Lists hold only what belongs to servers of this process."""

    async def begin_thread(self, thread: OpeningThread) -> None:
        """Store that a thread is about to be made."""

    async def end_thread(self, press: int) -> None:
        """Store that the table in a thread is stored, or that the thread is gone."""

    async def opening_threads(self, before: int) -> Sequence[OpeningThread]:
        """Return the threads that were begun before a time and have not been ended."""

    async def unsent_absences(self) -> Sequence[UnsentAbsence]:
        """Return the people who are still to be told. Each change of a slow table stores its own."""

    async def mark_absence_told(self, absence: UnsentAbsence) -> None:
        """Store that a person has been told."""
