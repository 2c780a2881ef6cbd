"""Erases expired data once a day, piece by piece, and finishes erasures of people that were
interrupted.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.periodic_work import Job
from data.store import Store
from tables.state.default_settings import Retention

log = logging.getLogger(__name__)

FIRST: Final = 60.0  # seconds after the start, when people want to play on
PAUSE: Final = 0.5  # seconds between two pieces, for the tables
DAILY: Final = 86_400.0  # seconds
ERASURES: Final = 600.0  # seconds between two looks for interrupted erasures of people


class Housekeeper:
    """Notes which servers have removed the bot, and erases data whose time is over.

    `now` returns ms since 1970. `is_on_server` returns whether the bot is on a server, or None if
    only another process knows. `forget` erases a person. `daily`, if it is set, is called after the
    work of a day. Each process checks its servers; only the one with `erases` erases.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        keeping: Retention,
        is_on_server: Callable[[int], bool | None],
        forget: Callable[[int], Awaitable[None]],
        *,
        erases: bool = True,
    ) -> None:
        self._store = store
        self._now = now
        self._keeping = keeping
        self._is_on_server = is_on_server
        self._forget = forget
        self._erases = erases
        self._has_erased_copies = False
        self.daily: Callable[[], Awaitable[None]] | None = None

    def jobs(self) -> list[Job]:
        """Return the daily work and, in the process that erases, the finishing of erasures."""
        daily = Job("the housekeeper", self.tidy, DAILY, FIRST)
        return (
            [daily, Job("finishing erasures", self.finish_erasures, ERASURES)]
            if self._erases
            else [daily]
        )

    async def check_servers(self) -> None:
        """Note which servers with stored data have removed or added the bot without an event."""
        for guild in await self._store.servers.known_servers():
            is_there = self._is_on_server(guild)
            if is_there:
                await self._store.servers.mark_returned(guild)
            elif is_there is not None:
                await self._store.servers.mark_departed(guild, self._now())

    async def tidy(self) -> None:
        """Do the work of a day, and what `daily` adds."""
        await self.check_servers()
        while self._erases and await self._store.expiry.erase_expired(self._keeping, self._now()):  # noqa: ASYNC110 - it works, it does not wait
            await asyncio.sleep(PAUSE)
        if self.daily is not None:
            await self.daily()

    async def finish_erasures(self) -> None:
        """Finish the erasures of people that a process has begun, and once erase the copies of
        rows that it has left.
        """
        for user in await self._store.privacy.unfinished_erasures():
            try:
                await self._forget(user)
            except Exception:
                log.exception("an erasure failed; it is tried again in %d minutes", ERASURES // 60)
        if not self._has_erased_copies:
            await self._store.database.erase_copies()
            self._has_erased_copies = True
