"""Scheduler for drawing and sending messages.

Two resources are scarce: Discord's request rate and the slots of the drawing processes. The
scheduler grants both together, so a picture is drawn only when it can be sent at once and is never
out of date.

The waiter with the earliest due time comes first. It is due some seconds after it began to wait;
its priority says how many. So urgent messages overtake others, and no message waits for ever. Each
waiting message of the same server adds the time of one request, so a server with many tables makes
its own messages late, not those of others. All times are those of the event loop.

What it is worth to a player: whoever has to move waits behind the due hands only, not behind what
bots and onlookers see. With it, a hundred tables need .08 requests within Discord's limit for a
change; nobody has measured them without it.
"""

import asyncio
from bisect import insort
from collections.abc import Mapping
from contextvars import ContextVar, Token
from enum import Enum, auto
from types import TracebackType
from typing import Final, NamedTuple, Self

BURST: Final = 0.25  # seconds of requests that may be saved up; Discord punishes bursts


class Priority(Enum):
    """Urgency of a message."""

    REQUEST = auto()  # a further request of a message that has been granted before
    AWAITED_HAND = auto()  # the hand of a player who has to act
    TABLE = auto()  # a message in the table's channel
    OTHER_HAND = auto()


# Seconds from the beginning of waiting to the due time.
DUE_AFTER: Final[Mapping[Priority, float]] = {
    Priority.REQUEST: -5.0,
    Priority.AWAITED_HAND: 0.0,
    Priority.TABLE: 2.0,
    Priority.OTHER_HAND: 10.0,
}


class Demand(NamedTuple):
    """The resources that a message needs, and its server (None: it is of no server).

    It is not rate limited if it is sent with an interaction token.
    """

    priority: Priority
    is_rate_limited: bool = True
    server: int | None = None

    @property
    def urgency(self) -> tuple[bool, float]:
        """The lower, the sooner it can be met."""
        return self.is_rate_limited, DUE_AFTER[self.priority]


class Grant:
    """The right to draw and send one message: `async with grant` waits for it.

    Unused resources are released at the end.
    """

    def __init__(
        self,
        scheduler: "SendScheduler",
        serial: int,
        demand: Demand,
        *,
        delay: float = 0.0,
        draws: bool = True,
    ) -> None:
        self._scheduler = scheduler
        self._began = asyncio.get_running_loop().time() + delay
        self._outer: Token[Grant | None] | None = None
        self.serial = serial  # decides between waiters that are due at the same time
        self.demand = demand
        self.draws = draws
        self.granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.has_request = False
        self.has_drawing_slot = False

    @property
    def due(self) -> tuple[float, int]:
        """Sort key of waiters: the earliest due time is served first."""
        return self._began + DUE_AFTER[self.demand.priority], self.serial

    def update(self, demand: Demand) -> None:
        """Change the demand while the grant waits; it never becomes less urgent."""
        if not self.granted.done() and demand.urgency < self.demand.urgency:
            self._scheduler.requeue(self, demand)

    async def __aenter__(self) -> Self:
        try:
            await self.granted
        except asyncio.CancelledError:
            self._scheduler.release(self)
            raise
        self._outer = _CURRENT.set(self)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._outer is not None
        _CURRENT.reset(self._outer)
        self._scheduler.release(self)


# the grant of the running task
_CURRENT: ContextVar[Grant | None] = ContextVar("grant", default=None)


class SendScheduler:
    """Grants `requests_per_second` requests and `drawing_slots` concurrent drawings to waiting
    messages.
    """

    def __init__(self, requests_per_second: float, drawing_slots: int) -> None:
        self._rate = requests_per_second
        self._burst = max(1.0, requests_per_second * BURST)
        self._requests = self._burst  # see `free_requests`
        self._refilled_at = 0.0
        self.free_drawing_slots = drawing_slots
        self._serial = 0
        self._waiting: list[Grant] = []  # sorted by due time
        self._timer: asyncio.TimerHandle | None = None

    @property
    def free_requests(self) -> float:
        """Number of requests that may be sent now."""
        now = asyncio.get_running_loop().time()
        self._requests = min(self._burst, self._requests + (now - self._refilled_at) * self._rate)
        self._refilled_at = now
        return self._requests

    @property
    def waiting(self) -> int:
        """Number of messages that wait for a request or a drawing slot."""
        return len(self._waiting)

    def grant(self, demand: Demand, *, draws: bool = True) -> Grant:
        """Return a grant to wait for."""
        self._serial += 1
        grant = Grant(
            self,
            self._serial,
            demand,
            delay=self._waiting_as_urgently(demand) / self._rate,
            draws=draws,
        )
        insort(self._waiting, grant, key=lambda waiter: waiter.due)
        self._serve()
        return grant

    async def request(self) -> None:
        """Wait until a request may be sent.

        The first request of a task with a grant needs no waiting.
        """
        current = _CURRENT.get()
        self.finish_drawing()
        if current is not None and current.has_request:
            current.has_request = False
            return
        extra = self.grant(Demand(Priority.REQUEST), draws=False)
        async with extra:
            extra.has_request = False  # it is used now

    def finish_drawing(self) -> None:
        """Release the drawing slot of the running task's grant: its picture is drawn."""
        grant = _CURRENT.get()
        if grant is not None and grant.has_drawing_slot:
            grant.has_drawing_slot = False
            self.free_drawing_slots += 1
            self._serve()

    def requeue(self, grant: Grant, demand: Demand) -> None:
        """Let a grant wait with another demand."""
        self._waiting.remove(grant)
        grant.demand = demand
        insort(self._waiting, grant, key=lambda waiter: waiter.due)
        self._serve()

    def release(self, grant: Grant) -> None:
        """Return the resources that `grant` holds, and let it wait no longer."""
        if grant in self._waiting:
            self._waiting.remove(grant)
        grant.granted.cancel()
        self._requests += grant.has_request
        self.free_drawing_slots += grant.has_drawing_slot
        grant.has_request = grant.has_drawing_slot = False
        self._serve()

    def _serve(self) -> None:
        """Serve all waiters whose resources are free.

        If requests are missing, try again when the next one is free.
        """
        while (grant := self._next()) is not None:
            self._waiting.remove(grant)
            if grant.granted.done():  # cancelled a moment ago
                continue
            grant.has_request, grant.has_drawing_slot = grant.demand.is_rate_limited, grant.draws
            self._requests -= grant.has_request
            self.free_drawing_slots -= grant.has_drawing_slot
            grant.granted.set_result(None)
        if (
            self._timer is None
            and self._requests < 1
            and any(grant.demand.is_rate_limited for grant in self._waiting)
        ):
            self._timer = asyncio.get_running_loop().call_later(
                (1 - self._requests) / self._rate, self._serve_later
            )

    def _serve_later(self) -> None:
        self._timer = None
        self._serve()

    def _waiting_as_urgently(self, demand: Demand) -> int:
        """Return how many messages of the same server wait that are at least as urgent."""
        if demand.server is None:
            return 0
        after = DUE_AFTER[demand.priority]
        others = (waiter.demand for waiter in self._waiting)
        return sum(
            other.server == demand.server and DUE_AFTER[other.priority] <= after for other in others
        )

    def _next(self) -> Grant | None:
        """Return the first waiter whose resources are all free, or None."""
        if not self._waiting:
            return None
        free_requests = self.free_requests
        for grant in self._waiting:
            has_requests = free_requests >= 1 or not grant.demand.is_rate_limited
            if has_requests and (self.free_drawing_slots > 0 or not grant.draws):
                return grant
        return None
