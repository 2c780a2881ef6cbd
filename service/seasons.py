"""Closing seasons when their month is over, and celebrating their winners once."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace

from data.store import Store
from tables.people.seasons import Season, SeasonWinner
from tables.state import calendar_days
from tables.state.default_settings import DAY

TELL_MS = 3 * DAY  # a season is celebrated within this time after it was closed, or not at all
ROUNDS_OF_CHECKS = 5  # as often the leaders are asked about, if some of them have left the server


async def close_ended(store: Store, now: int, is_member: Callable[[int, int], Awaitable[bool]]) -> None:
    """Close the seasons whose month is over by the clock of their server.

    `is_member` returns whether a person is a member of a server, and takes them off its boards if not: they cannot win.
    """
    tomorrow = now // DAY + 1  # where the day begins first, this is today
    for season in await store.results.open_seasons(calendar_days.month_of(tomorrow)):
        if not season.is_over(now):
            continue
        for _ in range(ROUNDS_OF_CHECKS):
            users = sorted({one.user for one in await store.results.season_leaders(season.guild, season.start)})
            if all([await is_member(season.guild, user) for user in users]):
                break
        await store.results.close_season(season.guild, season.start, now)


async def celebrate_closed(
    store: Store,
    now: int,
    post: Callable[[Season, Sequence[SeasonWinner]], Awaitable[bool]],
    later: Collection[tuple[int, int]] = (),
) -> list[Season]:
    """Post the winners of closed seasons in the channels that their servers have chosen. Return the seasons that could not be.

    `post` returns False if the message certainly does not stand there. A process that is killed meanwhile leaves a negative time.
    The next one posts a second and last time: within some minutes Discord recognizes the message and posts nothing new. `later`
    are seasons (server, start) that are not to be tried now.
    """
    failed = []
    for season in await store.results.untold_seasons(now - TELL_MS):
        if (season.guild, season.start) in later:
            continue
        winners = await store.results.season_winners(season.guild, season.start)
        is_last_try = season.told is not None or not winners
        marked = replace(season, told=now if is_last_try else -now)
        if not await store.results.mark_season_told(season, marked.told) or not winners:
            continue
        if not await post(season, winners):
            await store.results.mark_season_told(marked, None)
            failed.append(season)
        elif not is_last_try:
            await store.results.mark_season_told(marked, now)
    return failed
