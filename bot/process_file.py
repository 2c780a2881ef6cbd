"""A file that a running bot touches to say that it is alive, for `python -m bot healthy` (`bot.health`)."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.health import process_file
from bot.settings import Settings
from data.database.holder import Holder

log = logging.getLogger(__name__)

BEAT_SECONDS: Final = 10.0


class ProcessFile:
    """The file of this process. It is written at the start and every ten seconds while the event loop runs.

    `trouble` returns why the bot cannot work, as a sentence, or "" if it can.
    """

    def __init__(self, settings: Settings, trouble: Callable[[], str]) -> None:
        self.path = process_file(settings.database_url, settings.shards)
        self._trouble = trouble
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Write the file and keep touching it. A file that cannot be written is logged once: the bot works without it."""
        holder = Holder.this_process()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            holder.write(self.path)
        except OSError as error:
            log.warning("%s cannot be written (%s): `python -m bot healthy` does not work", self.path, error.strerror)
        else:
            self._task = asyncio.create_task(self._beat(holder), name="heartbeat")

    async def stop(self) -> None:
        """Stop touching the file, and remove it."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self.path.unlink(missing_ok=True)

    async def _beat(self, holder: Holder) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                replace(holder, trouble=self._trouble()).write(self.path)
            except OSError as error:
                log.debug("no heartbeat: %s", error.strerror)
