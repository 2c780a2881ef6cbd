"""Limits for opening new DM channels, and for writing to people who refuse direct messages.

Discord quarantines a bot that opens many channels, and publishes no number; 25 to 40 in a burst are
reported. So they are paced, capped by hour and by day, and paused when Discord refuses one. No
server may take more than half of what the others leave of a cap, unless it is the only one: so a
few servers never take all of it. The database stores the times, so that they survive a restart and
hold for all processes together.

A person counts once a day, however often their channel is opened: a mark of them stays for a day,
also if they are forgotten.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, Self

import discord
from aiolimiter import AsyncLimiter
from cachetools import LRUCache

from data.servers import Servers
from delivery.discord_api.discord_errors import Meaning, describe, meaning_of
from tables.state.default_settings import DAY, HOUR

log = logging.getLogger(__name__)

FACT: Final = "dm-openings"  # its key in the database
PAUSE: Final = 900_000  # ms without new DM channels after a refusal
SERVERS_SHARE: Final = 2  # a server may take one part of so many
# messages to one person in an hour that Discord refuses, before no more are tried
REFUSALS: Final = 3
MOST_REMEMBERED: Final = 10_000  # people


class Opening(NamedTuple):
    """A DM channel that was opened."""

    at: int  # ms since 1970
    guild: int = 0
    mark: str = ""  # of the person (`data.person_marks`)


@dataclass(frozen=True, slots=True)
class OpenedDms:
    """Record of the DM channels that all processes have opened; times in ms since 1970.

    Attributes:
        paused_until: No DM channel may be opened before.
        openings: Those of the last day, oldest first.
    """

    paused_until: int
    openings: tuple[Opening, ...]

    @classmethod
    def read(cls, stored: str | None, now: int) -> Self:
        """Return what the database has stored, without openings older than a day."""
        paused_until, stored_openings = json.loads(stored or "[0, []]")
        openings = (Opening(*fields) for fields in stored_openings)
        return cls(paused_until, tuple(opening for opening in openings if opening.at > now - DAY))

    def __str__(self) -> str:
        return json.dumps([self.paused_until, self.openings])

    def wait(self, now: int, cap: int, span: int) -> int:
        """Return the ms until fewer than `cap` of the openings lie in the last `span` ms."""
        return max(0, self.openings[-cap].at + span - now) if len(self.openings) >= cap else 0

    def count(self, now: int, span: int) -> int:
        """Return how many of the openings lie in the last `span` ms."""
        return sum(opening.at > now - span for opening in self.openings)

    def of_server(self, guild: int) -> Self:
        """Return the record with the openings for one server only."""
        return replace(
            self, openings=tuple(opening for opening in self.openings if opening.guild == guild)
        )


class NewDms:
    """Opens DM channels within the limits.

    Args:
        facts: the database.
        now: returns ms since 1970.
        mark: returns the mark of a person. Nobody can find the person by it.
        servers: returns on how many servers the bot is.
        per_second: how many channels may be opened.
        per_hour: likewise.
        per_day: likewise.
    """

    def __init__(
        self,
        facts: Servers,
        now: Callable[[], int],
        *,
        mark: Callable[[int], str],
        servers: Callable[[], int],
        per_second: float,
        per_hour: int,
        per_day: int,
    ) -> None:
        self._facts = facts
        self._now = now
        self._mark = mark
        self._servers = servers
        self._lock = asyncio.Lock()  # one at a time: a refusal holds for those that wait
        self._limiter = AsyncLimiter(1, 1 / per_second)
        self._caps = ((per_hour, HOUR), (per_day, DAY))
        # times by person, in the last hour
        self._refusals: LRUCache[int, tuple[int, ...]] = LRUCache(MOST_REMEMBERED)

    async def open(self, user: int, guild: int, create: Callable[[], Awaitable[int]]) -> int:
        """Call `create` as soon as a channel to a member of this server may be opened, and return
        its result.

        Raises `discord.RateLimited` while a cap is reached or openings are paused.
        """
        async with self._lock:
            await self.check(user, guild)  # those before may have reached a cap: nobody waits then
            async with self._limiter:
                await self._facts.change_fact(
                    FACT, lambda stored: self._with_one_more(stored, user, guild)
                )
                try:
                    return await create()
                except discord.HTTPException as error:
                    # An "invalid request" that names no field is a refusal, too: the request has
                    # only a user id.
                    if meaning_of(error) in (Meaning.NEW_DMS_REFUSED, Meaning.INVALID):
                        raise await self.pause(error) from error
                    raise

    async def pause(self, error: discord.HTTPException) -> discord.RateLimited:
        """Open no DM channels for a while, because Discord refused one.

        Return the exception to raise.
        """
        log.warning(
            "Discord refuses new direct messages (%s): none for %d s",
            describe(error),
            PAUSE // 1000,
        )
        now = self._now()
        await self._facts.change_fact(
            FACT,
            lambda stored: str(replace(OpenedDms.read(stored, now), paused_until=now + PAUSE)),
        )
        return discord.RateLimited(PAUSE / 1000)

    async def check(self, user: int, guild: int) -> None:
        """Raise `discord.RateLimited` if no channel to this person may be opened now."""
        self._check(await self._facts.fact(FACT), user, guild)

    def note_refusal(self, user: int) -> None:
        """Note that Discord has refused a message to this person."""
        self._refusals[user] = (*self._recent(user), self._now())

    def refuses(self, user: int) -> bool:
        """Return whether this person has refused so many messages lately that no more are tried."""
        return len(self._recent(user)) >= REFUSALS

    def _recent(self, user: int) -> tuple[int, ...]:
        return tuple(at for at in self._refusals.get(user, ()) if at > self._now() - HOUR)

    def _with_one_more(self, stored: str | None, user: int, guild: int) -> str:
        opened = self._check(stored, user, guild)
        if self._is_known(opened, user):
            return str(opened)
        return str(
            replace(
                opened, openings=(*opened.openings, Opening(self._now(), guild, self._mark(user)))
            )
        )

    def _is_known(self, opened: OpenedDms, user: int) -> bool:
        """Return whether a channel to this person has been opened lately.

        To open it again is nothing new for Discord.
        """
        return self._mark(user) in {opening.mark for opening in opened.openings}

    def _check(self, stored: str | None, user: int, guild: int) -> OpenedDms:
        """Return the record. Raises `discord.RateLimited` if no channel may be opened now."""
        now = self._now()
        opened = OpenedDms.read(stored, now)
        wait = opened.paused_until - now
        if not self._is_known(opened, user):
            parts = SERVERS_SHARE if self._servers() > 1 else 1
            for cap, span in self._caps:
                of_server = opened.of_server(guild)
                others = opened.count(now, span) - of_server.count(now, span) if parts > 1 else 0
                wait = max(
                    wait,
                    opened.wait(now, cap, span),
                    of_server.wait(now, max(1, -(-(cap - others) // parts)), span),
                )
        if wait > 0:
            raise discord.RateLimited(wait / 1000)
        return opened
