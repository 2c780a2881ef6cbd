"""The interface of the database for the export and the erasure of a person's data."""

from collections.abc import Sequence
from typing import Any, Protocol


class PersonalDataStore(Protocol):
    """A person's right to their data."""

    async def personal_data(self, user: int) -> dict[str, Any]:
        """Return everything that is stored of a person, on all servers, as JSON data without anything of other people.

        docs/hosts/privacy.md describes it.
        """

    async def forget_person(self, user: int, now: int) -> Sequence[str]:
        """Erase a person, and return the ids of the live tables that changed.

        The person's rows are deleted. At tables and in bookings an alias takes their place, so that sums stay right. This takes
        several transactions; if it is interrupted, `unfinished_erasures` returns the person: call it again.
        """

    async def begin_erasure(self, user: int, now: int) -> None:
        """Store that a person is to be forgotten. `forget_person` ends it."""

    async def unfinished_erasures(self) -> Sequence[int]:
        """Return the people whose erasure has begun and not ended, the oldest first."""

    async def erase_copies(self) -> None:
        """Erase the copies of deleted rows beside the database, which a killed process may have left."""

    async def forgotten_at(self, guild: int, user: int, now: int) -> int | None:
        """Return when this member was forgotten, if within 30 days. The mark that tells does not reveal the person."""
