"""Rate limits per person."""

from collections.abc import Callable, Hashable

from tables.state.change import Refused
from tables.state.table import Table, game_of

MINUTE = 60_000  # ms
MOST_REMEMBERED = 10_000  # people, before those are forgotten whose bucket is full again
# presses that a person pays for a table: it stays in the database, or is posted for all
OPENING, CLOSING, REPOSTING = 10, 5, 10

HOUR = 60 * MINUTE
CHANGES_AN_HOUR = 240  # of tables, apart from moves: each stays in the log
SHARES_A_MINUTE = 2  # results and profiles that a person shows in channels, for all to see


class RateBuckets:
    """A bucket of presses for each person, which refills within a minute, or another `span` (ms).

    Buckets hold `presses`. They live in memory: after a restart all are full. `now` returns
    milliseconds.
    """

    def __init__(self, presses: int, now: Callable[[], int], span: int = MINUTE) -> None:
        self._span = span
        self._drop = span / presses  # ms for which one press is paid
        self._now = now
        self._full_at: dict[Hashable, float] = {}  # by person

    def take(self, user: Hashable, presses: int = 1) -> None:
        """Take presses of a person. Raises `Refused` ("too-quick") and takes nothing if they lack.

        What costs several presses never costs more than a bucket holds after the press itself.
        """
        now = self._now()
        cost = self._drop if presses == 1 else min(self._span - self._drop, presses * self._drop)
        before = self._full_at.get(user, 0)
        is_of_later = before > now + self._span  # the machine's time has been set back since
        full_at = (now if is_of_later else max(now, before)) + cost
        if (early := full_at - now - self._span) > 0:
            raise Refused("too-quick", seconds=-(-int(early) // 1000) or 1)
        if len(self._full_at) >= MOST_REMEMBERED:
            self._full_at = {person: at for person, at in self._full_at.items() if at > now}
        self._full_at[user] = full_at

    def give_back(self, user: int) -> None:
        """Give one press back to a person."""
        self._full_at[user] = self._full_at.get(user, 0) - self._drop


class MoveBuckets(RateBuckets):
    """Buckets for the presses in a hand.

    A game is played as quickly as people can: the first move that is accepted in a turn of the
    table costs nothing. Everything else is paid: moves that are refused, answers that are changed
    again and again, questions that are asked again.
    """

    def __init__(self, a_minute: int, now: Callable[[], int]) -> None:
        super().__init__(a_minute, now)
        # the turn after the last move, by person and table
        self._moved: dict[tuple[int, str], int] = {}

    def settle(self, user: int, table: Table) -> None:
        """Give the press of an accepted move back if it is the first of this person in this turn.

        `table` is that after it.
        """
        turn = game_of(table).turn(table.state)
        if self._moved.get((user, table.id)) == turn:
            return
        if len(self._moved) >= MOST_REMEMBERED:
            self._moved.clear()
        self._moved[user, table.id] = turn
        self.give_back(user)
