"""The parts of the database for leaderboards and seasons."""

from collections.abc import Sequence
from typing import Protocol

from tables.state.boards import Board
from tables.state.people import LeaderboardEntry
from tables.state.seasons import Season, SeasonWinner


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


class SeasonStore(Protocol):
    """Seasons of servers. A season begins with the first round that is counted in it."""

    async def open_seasons(self, before: int) -> Sequence[Season]:
        """Return the seasons of this process's servers that are not closed and began before a day, the oldest first."""

    async def season_leaders(self, guild: int, start: int) -> Sequence[SeasonWinner]:
        """Return the people who lead a season at the moment, in each game against people."""

    async def close_season(self, guild: int, start: int, now: int) -> bool:
        """Close a season and store its leaders as its winners. Returns False if it is closed already."""

    async def season_winners(self, guild: int, start: int) -> Sequence[SeasonWinner]:
        """Return the winners of a closed season."""

    async def untold_seasons(self, since: int) -> Sequence[Season]:
        """Return the seasons of this process's servers that were closed since a time and are still to be celebrated."""

    async def mark_season_told(self, season: Season, told: int | None) -> bool:
        """Store when a season was celebrated. Returns False if it is not as `season` says, because another process was faster."""
