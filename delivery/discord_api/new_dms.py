"""When a new channel of direct messages may be opened. Discord quarantines whoever opens many and publishes no number: reported
are 25 to 40 in a burst. So they are paced, and capped by the hour and the day, and none at all is opened for a while when Discord
objects. It is kept in the database: a process that starts again knows what the one before it did, and what the others do."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Protocol, Self

import discord
from aiolimiter import AsyncLimiter

from delivery.discord_api.discord_errors import Meaning, meaning, reason
from tables.state.pace import DAY, HOUR

log = logging.getLogger(__name__)

FACT = "new-dms"
REST = 900_000  # ms without any after an objection


class Facts(Protocol):
    """Where it is kept."""

    async def fact(self, name: str) -> str | None: ...
    async def change_fact(self, name: str, change: Callable[[str | None], str]) -> None: ...


@dataclass(frozen=True, slots=True)
class Opened:
    """What all processes have done; ms since 1970."""

    rests_until: int
    lately: tuple[int, ...]  # in the last day, the oldest first

    @classmethod
    def read(cls, kept: str | None, now: int) -> Self:
        """As it is kept."""
        rests_until, opened = json.loads(kept or "[0, []]")
        return cls(rests_until, tuple(at for at in opened if at > now - DAY))

    def __str__(self) -> str:
        return json.dumps([self.rests_until, self.lately])


class NewDms:
    """`now` gives ms since 1970."""

    def __init__(self, facts: Facts, now: Callable[[], int], per_second: float, per_hour: int, per_day: int) -> None:
        self._facts = facts
        self._now = now
        self._one = asyncio.Lock()  # at a time: what Discord says of one holds for the next
        self._pace = AsyncLimiter(1, 1 / per_second)
        self._caps = ((per_hour, HOUR), (per_day, DAY))

    async def open(self, opening: Callable[[], Awaitable[int]]) -> int:
        """What `opening` gives. Raises `discord.RateLimited` where it has to wait for longer than a moment."""
        await self.check()
        async with self._one, self._pace:
            await self._facts.change_fact(FACT, self._one_more)
            try:
                return await opening()
            except discord.HTTPException as error:
                # without a reason that names a field, it is not the request that is refused
                if meaning(error) in (Meaning.OBJECTION, Meaning.INVALID):
                    raise await self.objected(error) from error
                raise

    async def objected(self, error: discord.HTTPException) -> discord.RateLimited:
        """Discord objects to new direct messages: none for a while. What to raise."""
        log.warning("Discord objects to new direct messages (%s): none for %d s", reason(error), REST // 1000)
        now = self._now()
        await self._facts.change_fact(FACT, lambda kept: str(replace(Opened.read(kept, now), rests_until=now + REST)))
        return discord.RateLimited(REST / 1000)

    async def check(self) -> None:
        """Raises `discord.RateLimited` if there is to be no other one yet."""
        self._allowed(await self._facts.fact(FACT))

    def _one_more(self, kept: str | None) -> str:
        opened = self._allowed(kept)
        return str(replace(opened, lately=(*opened.lately, self._now())))

    def _allowed(self, kept: str | None) -> Opened:
        """What has been done, unless that is enough for now."""
        now = self._now()
        opened = Opened.read(kept, now)
        free = [opened.lately[-most] + span for most, span in self._caps if len(opened.lately) >= most]
        wait = max(opened.rests_until, *free, now) - now
        if wait > 0:
            raise discord.RateLimited(wait / 1000)
        return opened
