"""Scheduled events of servers: the entries that Discord itself shows, counts and announces to members who are interested."""

import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any, Final

import discord

from delivery.discord_api.discord_errors import describe, is_temporary

log = logging.getLogger(__name__)

UNKNOWN_EVENT, FINISHED_EVENT = 10070, 180000  # Discord's codes: somebody has deleted it, or has ended or cancelled it
GUILD_ONLY: Final = 2  # privacy level
EXTERNAL: Final = 3  # entity type: an event at a place that is no voice channel
ACTIVE: Final = 2  # status
ENDED: Final = (3, 4)  # statuses: completed, cancelled

Request = Callable[[Callable[[], Awaitable[Any]]], Awaitable[Any]]


class ScheduledEvents:
    """Creates, starts and removes scheduled events of the bot. `request` sends a request when the scheduler grants it."""

    def __init__(self, client: discord.Client, request: Request) -> None:
        self._client = client
        self._http = client.http
        self._request = request

    async def create(self, guild: int, *, name: str, about: str, place: str, starts_at: int, ends_at: int) -> int | None:
        """Create an event, with times in ms since 1970. Returns its id, or None if Discord refuses: the bot can do without."""
        event: dict[str, Any] = {
            "name": name,
            "description": about,
            "privacy_level": GUILD_ONLY,
            "entity_type": EXTERNAL,
            "entity_metadata": {"location": place},
            "scheduled_start_time": _stamp(starts_at),
            "scheduled_end_time": _stamp(ends_at),
        }
        try:
            made = await self._request(lambda: self._http.create_guild_scheduled_event(guild, **event))
        except discord.HTTPException as error:
            log.info("no event was created (%s)", describe(error))
            return None
        return int(made["id"])

    async def find(self, guild: int, *, name: str, place: str, starts_at: int) -> int | None:
        """Return the id of an open event of the bot with this name, place and time (ms), or None."""
        try:
            found = await self._request(lambda: self._http.get_scheduled_events(guild, with_user_count=False))
        except discord.HTTPException as error:
            log.info("events could not be looked at (%s)", describe(error))
            return None
        for event in found:
            is_ours = event.get("creator_id") is not None and int(event["creator_id"]) == self._own_id()
            begins = int(datetime.fromisoformat(event["scheduled_start_time"]).timestamp() * 1000)
            at = (event.get("entity_metadata") or {}).get("location")
            if is_ours and (event["name"], at, begins) == (name, place, starts_at) and event["status"] not in ENDED:
                return int(event["id"])
        return None

    async def is_there(self, guild: int, event: int) -> bool:
        """Return whether an event still exists and has not been cancelled."""
        try:
            found = await self._request(lambda: self._http.get_scheduled_event(guild, event, with_user_count=False))
        except discord.HTTPException as error:
            return not _is_gone(error)
        return found["status"] not in ENDED

    async def start(self, guild: int, event: int) -> None:
        """Say that an event has begun. Discord ends it at its time."""
        await self._close(lambda: self._http.edit_scheduled_event(guild, event, status=ACTIVE))

    async def remove(self, guild: int, event: int) -> None:
        """Delete an event that does not take place."""
        await self._close(lambda: self._http.delete_scheduled_event(guild, event))

    def _own_id(self) -> int | None:
        return self._client.user.id if self._client.user else None

    async def _close(self, send: Callable[[], Awaitable[Any]]) -> None:
        """Send a request that may be sent again after a crash. Raises only if Discord is in trouble."""
        try:
            await self._request(send)
        except discord.HTTPException as error:
            if is_temporary(error):
                raise
            log.info("an event could not be changed (%s)", describe(error))


def _is_gone(error: discord.HTTPException) -> bool:
    return error.code in (UNKNOWN_EVENT, FINISHED_EVENT)


def _stamp(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat()
