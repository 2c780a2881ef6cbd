"""Once a day what has been kept for long enough is erased, piece by piece. What is to be done is in the database."""

import asyncio
import logging
from collections.abc import Callable

from tables.service.store import Store
from tables.state.retention_periods import Keeping, tidied

log = logging.getLogger(__name__)

FIRST = 60.0  # seconds after the start: first come those who want to play on
PAUSE = 0.5  # seconds between two pieces
DAILY = 86_400.0  # seconds


class Housekeeper:
    """`now` gives ms since 1970; `on_server` tells whether we are on a server, None if another process of ours knows. Of several
    processes each looks round, and one (`erases`) erases."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        keeping: Keeping,
        on_server: Callable[[int], bool | None],
        *,
        erases: bool = True,
    ) -> None:
        self._store = store
        self._now = now
        self._keeping = keeping
        self._on_server = on_server
        self._erases = erases
        self._task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether it has been started."""
        return self._task is not None

    def start(self) -> None:
        """From now on."""
        self._task = asyncio.create_task(self._run(), name="housekeeper")

    async def stop(self) -> None:
        """Nothing is lost: the next process goes on."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look_round(self) -> None:
        """Note of which servers with anything stored we were removed, or where we were added again, while nobody told us."""
        for guild in await self._store.known_servers():
            here = self._on_server(guild)
            if here:
                await self._store.mark_returned(guild)
            elif here is not None:
                await self._store.mark_departed(guild, self._now())

    async def tidy(self) -> None:
        """All that there is to do today."""
        await self.look_round()
        while self._erases and await tidied(self._store, self._keeping, self._now()):  # noqa: ASYNC110 - it works, it does not wait
            await asyncio.sleep(PAUSE)  # those who play come first

    async def _run(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.tidy()
            except Exception:
                log.exception("the housekeeper stumbled")
            await asyncio.sleep(DAILY)
