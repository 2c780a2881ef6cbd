"""The part of the database that leaderboards are read from."""

from collections.abc import Sequence
from typing import Protocol

from tables.state.boards import Board
from tables.state.people import LeaderboardEntry


class LeaderboardStore(Protocol):
    """Leaderboards of a server. Only people are on them who have played in the time of the board and are still members."""

    async def leaderboard_page(self, guild: int, board: Board, limit: int, offset: int = 0) -> Sequence[LeaderboardEntry]:
        """Return the entries from place `offset` on."""

    async def leaderboard_entry(self, guild: int, board: Board, user: int) -> LeaderboardEntry | None:
        """Return a member's own entry, or None."""

    async def leaderboard_size(self, guild: int, board: Board) -> int:
        """Return the number of entries."""

    async def mark_member_gone(self, guild: int, user: int) -> None:
        """Take a person off all boards who has left the server. They are back when they play there again."""

    async def counter_faults(self, days_since: int) -> Sequence[str]:
        """Return sentences about counters that disagree with the bookings or each other; [] if none do.

        Counters of days are complete from `days_since` on (`tables.state.calendar_days`).
        """
