"""Notices that people have left a server.

Discord does not tell without a privileged intent, but answers if it is asked.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

import discord
from cachetools import TTLCache

from data.store import Store
from delivery.background_tasks import BackgroundTasks
from delivery.discord_api.discord_errors import EXTERNAL_ERRORS, describe

log = logging.getLogger(__name__)

AGAIN_MS: Final = 24 * 60 * 60 * 1000  # a person is asked about once in this time
MOST_REMEMBERED: Final = 20_000  # people
UNKNOWN: Final = (10007, 10013)  # Discord's codes: no such member, no such user


class MemberChecks:
    """Asks Discord in the background whether people on a leaderboard are still members, one request
    after the other.

    Args:
        client: the connection to Discord.
        store: takes people off the boards who have left.
        now: returns ms since 1970.
        request: waits until a request may be sent.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        now: Callable[[], int],
        request: Callable[[], Awaitable[object]],
    ) -> None:
        self._client = client
        self._store = store
        self._request = request
        # members who have been asked about
        self._checked: TTLCache[tuple[int, int], None] = TTLCache(
            MOST_REMEMBERED, AGAIN_MS, timer=now
        )
        self._tasks = BackgroundTasks()
        self.stop = self._tasks.stop

    def check(self, guild: int, users: Iterable[int]) -> None:
        """Start checking those people who have not been asked about for a day."""
        self._tasks.spawn(self._check(guild, users), "member checks")

    async def is_member(self, guild: int, user: int) -> bool:
        """Return whether a person is a member, and take them off the boards if not.

        True if Discord does not answer.
        """
        server = self._client.get_guild(guild)
        if server is not None:
            try:
                await self._request()
                await server.fetch_member(user)
            except discord.NotFound as error:
                if error.code in UNKNOWN:
                    await self._store.leaderboards.mark_member_gone(guild, user)
                    return False
            except EXTERNAL_ERRORS as error:
                log.info(
                    "a leaderboard could not be checked for people who have left: %s",
                    describe(error),
                )
            else:
                return True
        self._checked.pop((guild, user), None)
        return True

    async def _check(self, guild: int, users: Iterable[int]) -> None:
        for user in users:
            if (guild, user) not in self._checked:
                self._checked[guild, user] = None  # until Discord has answered, too
                await self.is_member(guild, user)
