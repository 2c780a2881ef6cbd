"""The interface of the database for evenings. See `tables.service.store`."""

from collections.abc import Collection, Sequence
from typing import Protocol, TypedDict, Unpack

from tables.state.evenings import Evening, EveningStep


class EveningChanges(TypedDict, total=False):
    """Columns of a plan to write; the others stay as they are."""

    step: EveningStep
    due: int | None
    event: int | None
    event_lost: bool


class EveningStore(Protocol):
    """Planned evenings, who has signed up, and who wants to be told of open tables.

    Lists of work hold only plans on servers of this process.
    """

    async def create_evening(self, evening: Evening, now: int) -> None:
        """Store a new plan. Its maker has signed up."""

    async def evening(self, evening_id: str) -> Evening | None:
        """Return a plan, also one that has ended."""

    async def evenings(self, guild: int) -> Sequence[Evening]:
        """Return the plans of a server that have not ended, the next first."""

    async def change_evening(self, evening_id: str, steps: Collection[EveningStep], **changes: Unpack[EveningChanges]) -> bool:
        """Write some columns of a plan if it is at one of these steps, and count a version. Returns False if it is not."""

    async def move_evening(self, evening_id: str, starts_at: int, due: int) -> None:
        """Move a plan that has not ended to another time. Everybody who has signed up is reminded (again), at `due`."""

    async def note_evening_message(self, evening_id: str, message: int | None, version: int) -> None:
        """Store the message of a plan, or None if it cannot be posted, and the version that it shows."""

    async def due_evenings(self, until: int) -> Sequence[Evening]:
        """Return the plans whose next step is due by `until`, the earliest first."""

    async def outdated_evenings(self) -> Sequence[Evening]:
        """Return the plans whose message shows an older version, or is missing."""

    async def evenings_with_open_event(self) -> Sequence[Evening]:
        """Return the plans that have ended but whose event is still to be started or removed."""

    async def sign_up(self, evening_id: str, user: int, now: int, most: int) -> bool:
        """Sign a person up. Returns False if the plan has ended, they are signed up, or `most` are."""

    async def sign_off(self, evening_id: str, user: int) -> bool:
        """Take back that a person has signed up. Returns False if the plan has ended or they are not signed up."""

    async def guests(self, evening_id: str) -> Sequence[int]:
        """Return the people who have signed up, in this order."""

    async def claim_reminder(self, evening_id: str, user: int) -> bool:
        """Note that a person is being reminded. Returns False if that is noted already: each is reminded once."""

    async def add_wish(self, guild: int, user: int, game: str) -> None:
        """Store that a person wants to be told when a table of a game opens on a server."""

    async def remove_wish(self, guild: int, user: int, game: str) -> None:
        """Take that back."""

    async def claim_notices(self, guild: int, game: str, now: int, *, before: int, most: int) -> Sequence[int]:
        """Return people to tell of an open table, and store that they are told now.

        At most `most` of those who were last told before a time, the longest ago first.
        """

    async def claim_invitation(self, guild: int, now: int, span: int) -> int:
        """Store that an invitation mentions the server's role now, and return 0.

        If another did so less than `span` ms ago, store nothing, and return when the next one may.
        """

    async def erase_evenings(self, before: int) -> None:
        """Erase the plans for times before this, with who had signed up."""
