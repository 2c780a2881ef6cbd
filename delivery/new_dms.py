"""When a new channel of direct messages may be opened. Discord quarantines whoever opens many and publishes no number: reported
are 25 to 40 in a burst. So they are paced, and capped by the hour and the day, and none at all is opened for a while when Discord
objects. A process that starts again knows what the one before it did."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

import discord
from aiolimiter import AsyncLimiter

from delivery.trouble import Meaning, meaning, reason
from tables.pace import DAY, HOUR

log = logging.getLogger(__name__)

FACT = "new-dms"
REST = 900_000  # ms without any after an objection


class Facts(Protocol):
    """Where it is kept."""

    async def fact(self, name: str) -> str | None: ...
    async def set_fact(self, name: str, value: str) -> None: ...


class NewDms:
    """`now` gives ms since 1970."""

    def __init__(self, facts: Facts, now: Callable[[], int], per_second: float, per_hour: int, per_day: int) -> None:
        self._facts = facts
        self._now = now
        self._one = asyncio.Lock()  # at a time: what Discord says of one holds for the next
        self._pace = AsyncLimiter(1, 1 / per_second)
        self._caps = ((per_hour, HOUR), (per_day, DAY))
        self._from = 0  # ms since 1970: none before
        self._opened: list[int] | None = None  # in the last day, the oldest first; None: not read yet

    async def open(self, opening: Callable[[], Awaitable[int]]) -> int:
        """What `opening` gives. Raises `discord.RateLimited` where it has to wait for longer than a moment."""
        await self.check()
        async with self._one, self._pace:
            opened = await self.check()
            opened.append(self._now())
            await self._keep(opened)
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
        self._from = self._now() + REST
        await self._keep(await self._lately())
        return discord.RateLimited(REST / 1000)

    async def check(self) -> list[int]:
        """Those of the last day. Raises `discord.RateLimited` if there is to be no other one yet."""
        opened, now = await self._lately(), self._now()
        free = [opened[-most] + span for most, span in self._caps if len(opened) >= most]
        wait = max(self._from, *free, now) - now
        if wait > 0:
            raise discord.RateLimited(wait / 1000)
        return opened

    async def _lately(self) -> list[int]:
        if self._opened is None:
            self._from, self._opened = json.loads(await self._facts.fact(FACT) or "[0, []]")
        self._opened = [at for at in self._opened if at > self._now() - DAY]
        return self._opened

    async def _keep(self, opened: list[int]) -> None:
        self._opened = opened
        await self._facts.set_fact(FACT, json.dumps([self._from, opened]))
