"""Posting the puzzle of the day in the channels that servers have chosen.

It is posted each morning, with yesterday's answer.
"""

import logging
from collections.abc import Callable
from typing import Final

import discord

from cogs.puzzle.collection import position, puzzle_of
from cogs.puzzle.page import PuzzlePage, posted_content, solution_text
from cogs.puzzle.puzzle import FIRST_DAY
from cogs.support.house import House
from cogs.support.interaction_values import community_language
from delivery.discord_api.discord_errors import EXTERNAL_ERRORS, ChannelLost, describe, may_pass
from tables.people.people import GuildSettings
from tables.state import calendar_days

log = logging.getLogger(__name__)

MORNING: Final = range(8, 12)  # hours of the server's clock
LAST_HOUR: Final = 21  # of UTC: a puzzle that is posted later would soon be over


def is_morning(now: int, zone: str | None) -> bool:
    """Return whether the puzzle of the day (UTC) is posted at a time (ms) in a time zone.

    Every time zone has such a time on each day of UTC.
    """
    return (
        calendar_days.hour_at(now, zone) in MORNING
        and calendar_days.hour_at(now, None) <= LAST_HOUR
    )


async def post_puzzles(house: House, find_server: Callable[[int], discord.Guild | None]) -> None:
    """Post today's puzzle on all servers of this process where it is due.

    `find_server` returns a server by its id, or None if the bot is not on it.
    """
    now = house.tables.now()
    day = calendar_days.day_at(now, None)
    if puzzle_of(day) is None:
        return
    for settings in await house.store.people.servers_awaiting_puzzle(day):
        server = find_server(settings.guild)
        if server is None or server.unavailable or not is_morning(now, settings.time_zone):
            continue
        if await post_puzzle(house, settings, settings.locale or community_language(server), day):
            await house.store.servers.update_guild_settings(settings.guild, puzzle_posted=day)


async def post_puzzle(house: House, settings: GuildSettings, locale: str | None, day: int) -> bool:
    """Post a day's puzzle on a server.

    Return False if Discord is in trouble, and it is to be tried again.

    Without a channel or a permission there is no puzzle that day.
    """
    assert settings.puzzle_channel is not None
    words = house.catalogues.of(locale)
    page = puzzle_page(day, words.locale)
    before = puzzle_page(day - 1, words.locale) if day > FIRST_DAY else None
    yesterday = (
        solution_text(before, await house.store.people.puzzle_count(day - 1), words)
        if before
        else ""
    )
    assert page is not None
    content = posted_content(page, yesterday, words)
    try:
        await house.publisher.announce_picture(
            settings.puzzle_channel,
            settings.guild,
            content,
            f"puzzle {settings.guild} {day}",
            "puzzle",
        )
    except (*EXTERNAL_ERRORS, ChannelLost) as error:
        log.info("a puzzle could not be posted (%s)", describe(error))
        return not may_pass(error)
    return True


def puzzle_page(day: int, locale: str) -> PuzzlePage | None:
    """Return the puzzle of a day for everybody, or None if there is none."""
    puzzle = puzzle_of(day)
    return None if puzzle is None else PuzzlePage(puzzle, day, position(puzzle, "", locale))
