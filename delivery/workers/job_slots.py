"""Limits on jobs that take seconds: how many at once, and one a person."""

from collections.abc import Iterator
from contextlib import contextmanager

from tables.state.refusal import Refused


class JobSlots:
    """Slots for `most` jobs that run or wait."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._users: set[int] = set()

    @contextmanager
    def slot(self, user: int) -> Iterator[None]:
        """Reserve a slot for a person; take it before reading anything for the job.

        Raises `Refused` ("replay-own" or "replay-busy") if the person has one already, or if none
        is free.
        """
        if user in self._users:
            raise Refused("replay-own")
        if len(self._users) >= self._most:
            raise Refused("replay-busy")
        self._users.add(user)
        try:
            yield
        finally:
            self._users.remove(user)
