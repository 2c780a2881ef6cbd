"""Closes the seasons of servers when their month is over, and posts the winners."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Final

from data.store import Store
from delivery.discord_api.discord_errors import EXTERNAL_ERRORS, ChannelLost, describe
from delivery.discord_api.member_checks import MemberChecks
from delivery.publish.publisher import Publisher
from locales.catalogues import Catalogues
from messages.notices.notice_messages import season_content
from tables.people.leaderboard_kinds import Season, SeasonWinner, month_name
from tables.state import calendar_days
from tables.state.default_settings import DAY

log = logging.getLogger(__name__)

RETRY: Final = 3600.0  # seconds until a message that could not be posted is tried again
# a season is celebrated within this time after it was closed, or not at all
TELL_MS: Final = 3 * DAY
# as often the leaders are asked about, if some of them have left the server
ROUNDS_OF_CHECKS: Final = 5


class SeasonKeeper:
    """Closes seasons that have ended on the servers of this process, and posts their winners.

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

    async def look(self) -> None:
        """Close the seasons that are over, and celebrate their winners."""
        await close_ended(self._store, self._now(), self._members.is_member)
        time = asyncio.get_running_loop().time()
        self._retry_at = {key: moment for key, moment in self._retry_at.items() if moment > time}
        for season in await celebrate_closed(
            self._store,
            self._now(),
            self._members.is_member,
            self._post,
            self._retry_at.keys(),
        ):
            self._retry_at[season.guild, season.start] = time + RETRY

    async def _post(
        self, season: Season, winners: Sequence[SeasonWinner], tournaments: Mapping[int, int]
    ) -> bool:
        assert season.channel is not None
        words = self._catalogues.of(
            (await self._store.servers.guild_settings(season.guild)).locale
            or self._usual_locale(season.guild)
        )
        names = await self._store.people.names(
            season.guild, [*(winner.user for winner in winners), *tournaments]
        )
        content = season_content(month_name(season.start), winners, names, words, tournaments)
        try:
            await self._publisher.announce(
                season.channel, content, f"season {season.guild} {season.start}", season.guild
            )
        except (ChannelLost, *EXTERNAL_ERRORS) as error:
            log.info("the winners of a season could not be posted: %s", describe(error))
            return False
        return True


async def close_ended(
    store: Store, now: int, is_member: Callable[[int, int], Awaitable[bool]]
) -> None:
    """Close the seasons whose month is over by the clock of their server.

    `is_member` returns whether a person is a member of a server, and takes them off its boards if
    not: they cannot win.
    """
    tomorrow = now // DAY + 1  # where the day begins first, this is today
    for season in await store.leaderboards.open_seasons(calendar_days.month_of(tomorrow)):
        if not season.is_over(now):
            continue
        for _ in range(ROUNDS_OF_CHECKS):
            users = sorted(
                {
                    entry.user
                    for entry in await store.leaderboards.season_leaders(season.guild, season.start)
                }
            )
            if all([await is_member(season.guild, user) for user in users]):
                break
        await store.leaderboards.close_season(season.guild, season.start, now)


async def celebrate_closed(
    store: Store,
    now: int,
    is_member: Callable[[int, int], Awaitable[bool]],
    post: Callable[[Season, Sequence[SeasonWinner], Mapping[int, int]], Awaitable[bool]],
    later: Collection[tuple[int, int]] = (),
) -> list[Season]:
    """Post the winners of closed seasons in the channels that their servers have chosen.

    Return the seasons that could not be.

    `post` gets the winners of games, and how many tournaments people have won who are members of
    the server (`is_member`). It returns False if the message certainly does not stand there. A
    process that is killed meanwhile leaves a negative time. The next one posts a second and last
    time: within some minutes Discord recognizes the message and posts nothing new. `later` are
    seasons (server, start) that are not to be tried now.
    """
    failed = []
    for season in await store.leaderboards.untold_seasons(now - TELL_MS):
        if (season.guild, season.start) in later:
            continue
        winners = await store.leaderboards.season_winners(season.guild, season.start)
        tournaments = {
            user: count
            for user, count in (await store.tournaments.winners(season)).items()
            if await is_member(season.guild, user)
        }
        has_winners = bool(winners or tournaments)
        is_last_try = season.told is not None or not has_winners
        marked = replace(season, told=now if is_last_try else -now)
        if not await store.leaderboards.mark_season_told(season, marked.told) or not has_winners:
            continue
        if not await post(season, winners, tournaments):
            await store.leaderboards.mark_season_told(marked, None)
            failed.append(season)
        elif not is_last_try:
            await store.leaderboards.mark_season_told(marked, now)
    return failed
