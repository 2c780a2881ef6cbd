"""Limits for opening new DM channels.

Discord quarantines a bot that opens many, and publishes no number; 25 to 40 in a burst are reported. So they are paced, capped by
hour and by day, and paused when Discord refuses one. The database stores the times, so that they survive a restart and hold for
all processes together.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Final, Self

import discord
from aiolimiter import AsyncLimiter

from delivery.discord_api.discord_errors import Meaning, describe, meaning_of
from tables.service.store import FactStore
from tables.state.default_settings import DAY, HOUR

log = logging.getLogger(__name__)

FACT: Final = "new-dms"  # its key in the database
PAUSE: Final = 900_000  # ms without new DM channels after a refusal


@dataclass(frozen=True, slots=True)
class OpenedDms:
    """Record of the DM channels that all processes have opened; times in ms since 1970.

    Attributes:
        paused_until: No DM channel may be opened before.
        opened_at: When channels were opened in the last day, oldest first.
    """

    paused_until: int
    opened_at: tuple[int, ...]

    @classmethod
    def read(cls, stored: str | None, now: int) -> Self:
        """Return what the database has stored, without openings older than a day."""
        paused_until, opened_at = json.loads(stored or "[0, []]")
        return cls(paused_until, tuple(at for at in opened_at if at > now - DAY))

    def __str__(self) -> str:
        return json.dumps([self.paused_until, self.opened_at])


class NewDms:
    """Opens DM channels within the limits. `now` returns ms since 1970."""

    def __init__(self, facts: FactStore, now: Callable[[], int], per_second: float, per_hour: int, per_day: int) -> None:
        self._facts = facts
        self._now = now
        self._lock = asyncio.Lock()  # one at a time: a refusal holds for those that wait
        self._limiter = AsyncLimiter(1, 1 / per_second)
        self._caps = ((per_hour, HOUR), (per_day, DAY))

    async def open(self, create: Callable[[], Awaitable[int]]) -> int:
        """Call `create` as soon as a channel may be opened, and return its result.

        Raises `discord.RateLimited` while a cap is reached or openings are paused.
        """
        await self.check()
        async with self._lock, self._limiter:
            await self._facts.change_fact(FACT, self._with_one_more)
            try:
                return await create()
            except discord.HTTPException as error:
                # An "invalid request" that names no field is a refusal, too: the request has only a user id.
                if meaning_of(error) in (Meaning.NEW_DMS_REFUSED, Meaning.INVALID):
                    raise await self.pause(error) from error
                raise

    async def pause(self, error: discord.HTTPException) -> discord.RateLimited:
        """Open no DM channels for a while, because Discord refused one. Return the exception to raise."""
        log.warning("Discord refuses new direct messages (%s): none for %d s", describe(error), PAUSE // 1000)
        now = self._now()
        await self._facts.change_fact(FACT, lambda stored: str(replace(OpenedDms.read(stored, now), paused_until=now + PAUSE)))
        return discord.RateLimited(PAUSE / 1000)

    async def check(self) -> None:
        """Raise `discord.RateLimited` if no DM channel may be opened now."""
        self._check(await self._facts.fact(FACT))

    def _with_one_more(self, stored: str | None) -> str:
        opened = self._check(stored)
        return str(replace(opened, opened_at=(*opened.opened_at, self._now())))

    def _check(self, stored: str | None) -> OpenedDms:
        """Return the record. Raises `discord.RateLimited` if no channel may be opened now."""
        now = self._now()
        opened = OpenedDms.read(stored, now)
        free_again = [opened.opened_at[-cap] + span for cap, span in self._caps if len(opened.opened_at) >= cap]
        wait = max(opened.paused_until, *free_again, now) - now
        if wait > 0:
            raise discord.RateLimited(wait / 1000)
        return opened
