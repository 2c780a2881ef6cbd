"""Whose turn it is to draw and to send. Two things are scarce: requests, of which Discord takes so many a second, and places
where pictures are drawn. A turn comes when both are there: so a picture is drawn when it can be sent, and never before.

Whoever the game waits for comes before the tables, these before all others; in each of these ranks the tables take turns, however
much each of them wants. So that nobody waits for ever, every fifth turn is for whoever has waited longest. All waiting is by the
clock of the event loop.
"""

import asyncio
from collections import deque
from contextvars import ContextVar, Token
from enum import IntEnum
from types import TracebackType
from typing import Final, NamedTuple, Self

FAIR: Final = 5  # each of so many turns is for whoever has waited longest
BURST: Final = 0.25  # seconds: a burst is as bad for Discord as a steady stream is good, so only so much can be saved up


class Rank(IntEnum):
    """Who comes first."""

    REQUEST = 0  # a request without a picture, of somebody who has had a turn or an answer
    AWAITED = 1  # the hand of somebody for whom the game waits
    TABLE = 2
    OTHER = 3


class Wish(NamedTuple):
    """What a turn is wanted for. `limited`: the message is sent by a request of ours, not through a press."""

    rank: Rank
    limited: bool = True


class Turn:
    """`async with` it to wait for it; before that it must stand in a line. It is given back what it has not used."""

    def __init__(self, turns: "Turns", table_id: str, *, draws: bool = True) -> None:
        self.table_id = table_id
        self.draws = draws
        self.serial = 0  # of its first line: the lower, the longer it waits
        self.given = asyncio.get_running_loop().create_future()
        self.paid = False  # holds a request
        self.placed = False  # holds a place to draw
        self._turns = turns
        self.lines: set[Wish] = set()
        self._outer: Token[Turn | None] | None = None

    def line_up(self, wish: Wish) -> None:
        """Stand in this line, too: the turn comes when it is due in any of them."""
        if wish not in self.lines and not self.given.done():
            self.lines.add(wish)
            self._turns.stand(self, wish)

    async def __aenter__(self) -> Self:
        try:
            await self.given
        except asyncio.CancelledError:
            self._turns.give_back(self)
            raise
        self._outer = RUNNING.set(self)
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        assert self._outer is not None
        RUNNING.reset(self._outer)
        self._turns.give_back(self)


RUNNING: ContextVar[Turn | None] = ContextVar("turn", default=None)  # the one that this task has


class Turns:
    """So many requests a second, and so many `places` where pictures are drawn."""

    def __init__(self, per_second: float, places: int) -> None:
        self._per_second = per_second
        self._places = places
        self._most = max(1.0, per_second * BURST)
        self._requests = self._most
        self._counted = 0.0  # when the requests were counted
        self._serial = 0
        self._granted = 0
        self._lines: dict[Wish, dict[str, deque[Turn]]] = {Wish(rank, limited): {} for rank in Rank for limited in (False, True)}
        self._standing = 0  # in all lines; somebody may stand in several
        self._timer: asyncio.TimerHandle | None = None

    def turn(self, table_id: str) -> Turn:
        """A turn of a table, to be waited for."""
        return Turn(self, table_id)

    async def request(self) -> None:
        """Wait until a request may be sent. Whoever has a turn has it already, the first time. What is sent has been drawn."""
        turn = RUNNING.get()
        paid = turn is not None and turn.paid
        if turn is not None:
            turn.paid = False
            self.drawn()
        if not paid:
            alone = Turn(self, "", draws=False)
            alone.line_up(Wish(Rank.REQUEST))
            try:
                await alone.given
            except asyncio.CancelledError:
                self.give_back(alone)
                raise

    def drawn(self) -> None:
        """Whoever has this turn has drawn: somebody else may draw."""
        turn = RUNNING.get()
        if turn is not None and turn.placed:
            turn.placed = False
            self._places += 1
            self._give()

    # ---- for turns

    def stand(self, turn: Turn, wish: Wish) -> None:
        """At the end of what its table wants; a table that wanted nothing, behind the others."""
        if not turn.serial:
            self._serial += 1
            turn.serial = self._serial
        self._lines[wish].setdefault(turn.table_id, deque()).append(turn)
        self._standing += 1
        self._give()

    def give_back(self, turn: Turn) -> None:
        """What a turn holds and has not used. If it waited, it does no longer."""
        turn.given.cancel()
        self._leave(turn)
        self._requests += turn.paid
        self._places += turn.placed
        turn.paid = turn.placed = False
        self._give()

    def _leave(self, turn: Turn) -> None:
        for wish in turn.lines:
            tables = self._lines[wish]
            tables[turn.table_id].remove(turn)
            if not tables[turn.table_id]:
                del tables[turn.table_id]
        self._standing -= len(turn.lines)
        turn.lines.clear()

    # ---- who is next

    def _give(self) -> None:
        """All turns that can be taken now. For those that wait for requests only, another look in time."""
        if not self._standing:  # mostly
            return
        while (found := self._next()) is not None:
            wish, turn = found
            tables = self._lines[wish]
            self._leave(turn)
            if turn.table_id in tables:
                tables[turn.table_id] = tables.pop(turn.table_id)  # what else it wants, behind the others
            if turn.given.done():  # cancelled a moment ago
                continue
            self._granted += 1
            turn.paid, turn.placed = wish.limited, turn.draws
            self._requests -= turn.paid
            self._places -= turn.placed
            turn.given.set_result(None)
        if self._timer is None and self._requests < 1 and any(tables for wish, tables in self._lines.items() if wish.limited):
            wait = (1 - self._requests) / self._per_second
            self._timer = asyncio.get_running_loop().call_later(wait, self._again)

    def _again(self) -> None:
        self._timer = None
        self._give()

    def _next(self) -> tuple[Wish, Turn] | None:
        """Who is first of those for whom there is all it takes."""
        requests = self._filled() >= 1
        first = [
            (wish, turn)
            for wish, tables in self._lines.items()
            if tables and (requests or not wish.limited)
            if not (turn := next(iter(tables.values()))[0]).draws or self._places > 0
        ]
        if first and (self._granted + 1) % FAIR == 0:
            return min(
                ((wish, line[0]) for wish, _ in first for line in self._lines[wish].values()), key=lambda found: found[1].serial
            )
        return first[0] if first else None

    def _filled(self) -> float:
        """The requests that may be sent at once."""
        now = asyncio.get_running_loop().time()
        self._requests = min(self._most, self._requests + (now - self._counted) * self._per_second)
        self._counted = now
        return self._requests
