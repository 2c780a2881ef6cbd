"""Closes the seasons of servers when their month is over, and posts the winners."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final

from data.exceptions import Busy
from data.store import Store
from delivery.discord_api.discord_errors import EXTERNAL_ERRORS, ChannelLost, describe
from delivery.discord_api.member_checks import MemberChecks
from delivery.publish.publisher import Publisher
from locales.catalogues import Catalogues
from messages.pages.season_message import season_content
from service.seasons import celebrate_closed, close_ended
from tables.people.boards import month_name
from tables.people.seasons import Season, SeasonWinner

log = logging.getLogger(__name__)

PAUSE: Final = 60.0  # seconds between two looks
RETRY: Final = 3600.0  # seconds until a message that could not be posted is tried again


class SeasonKeeper:
    """Looks once a minute for seasons that have ended on the servers of this process.

    `usual_locale` returns the language of a server that has not chosen one.
    """

    def __init__(
        self,
        store: Store,
        publisher: Publisher,
        members: MemberChecks,
        catalogues: Catalogues,
        now: Callable[[], int],
        usual_locale: Callable[[int], str | None],
    ) -> None:
        self._store = store
        self._publisher = publisher
        self._members = members
        self._catalogues = catalogues
        self._now = now
        self._usual_locale = usual_locale
        self._retry_at: dict[tuple[int, int], float] = {}  # loop times by server and season
        self._task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """True once it has been started."""
        return self._task is not None

    def start(self) -> None:
        """Start."""
        self._task = asyncio.create_task(self._run(), name="seasons")

    async def stop(self) -> None:
        """Stop. The next process goes on with the work."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> None:
        """Close and celebrate what is over."""
        await close_ended(self._store, self._now(), self._members.is_member)
        time = asyncio.get_running_loop().time()
        self._retry_at = {of: at for of, at in self._retry_at.items() if at > time}
        for season in await celebrate_closed(self._store, self._now(), self._post, self._retry_at.keys()):
            self._retry_at[season.guild, season.start] = time + RETRY

    async def _post(self, season: Season, winners: Sequence[SeasonWinner]) -> bool:
        assert season.channel is not None
        settings = await self._store.servers.guild_settings(season.guild)
        words = self._catalogues.of(settings.locale or self._usual_locale(season.guild))
        names = await self._store.people.names(season.guild, [one.user for one in winners])
        content = season_content(month_name(season.start), winners, names, words)
        try:
            await self._publisher.announce(season.channel, content, f"season {season.guild} {season.start}", season.guild)
        except (ChannelLost, *EXTERNAL_ERRORS) as error:
            log.info("the winners of a season could not be posted: %s", describe(error))
            return False
        return True

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except Busy:
                log.info("the database is busy: seasons are looked at later")
            except Exception:
                log.exception("seasons could not be looked at")
            await asyncio.sleep(PAUSE)
