"""Scheduled events of servers: the entries that Discord itself shows, counts and announces to
members who are interested.
"""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any, Final

import discord

from delivery.discord_api.discord_errors import logging_failure

# Discord's codes: somebody has deleted it, or has ended or cancelled it
UNKNOWN_EVENT, FINISHED_EVENT = 10070, 180000
GUILD_ONLY: Final = 2  # privacy level
EXTERNAL: Final = 3  # entity type: an event at a place that is no voice channel
ENDED: Final = (3, 4)  # statuses: completed, cancelled

Request = Callable[[Callable[[], Awaitable[Any]]], Awaitable[Any]]


class ScheduledEvents:
    """Creates, finds and removes scheduled events of the bot.

    `request` sends a request when the scheduler grants it.

    External events begin and end by themselves. The methods raise what the request raises.
    """

    def __init__(self, client: discord.Client, request: Request) -> None:
        self._client = client
        self._http = client.http
        self._request = request

    async def create(
        self, guild: int, *, name: str, about: str, place: str, starts_at: int, ends_at: int
    ) -> int:
        """Create an event, with times in ms since 1970, and return its id."""
        event: dict[str, Any] = {
            "name": name,
            "description": about,
            "privacy_level": GUILD_ONLY,
            "entity_type": EXTERNAL,
            "entity_metadata": {"location": place},
            "scheduled_start_time": _stamp(starts_at),
            "scheduled_end_time": _stamp(ends_at),
        }
        made = await self._request(lambda: self._http.create_guild_scheduled_event(guild, **event))
        return int(made["id"])

    async def find(self, guild: int, *, name: str, place: str, starts_at: int) -> list[int]:
        """Return the ids of the open events of the bot with this name, place and time (ms), the
        oldest first.
        """
        found = await self._request(
            lambda: self._http.get_scheduled_events(guild, with_user_count=False)
        )
        own_id = self._client.user.id if self._client.user else None
        events = []
        for event in found:
            is_ours = event.get("creator_id") is not None and int(event["creator_id"]) == own_id
            there = (event.get("entity_metadata") or {}).get("location")
            if (
                is_ours
                and (event["name"], there, _begins(event)) == (name, place, starts_at)
                and event["status"] not in ENDED
            ):
                events.append(int(event["id"]))
        return sorted(events)

    async def start_of(self, guild: int, event: int) -> int | None:
        """Return when an event begins (ms since 1970), or None if it has been deleted, cancelled
        or ended.
        """
        try:
            found = await self._request(
                lambda: self._http.get_scheduled_event(guild, event, with_user_count=False)
            )
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_EVENT, FINISHED_EVENT):
                return None
            raise
        return None if found["status"] in ENDED else _begins(found)

    async def remove(self, guild: int, event: int) -> None:
        """Delete an event that does not take place. Raises only if Discord is in trouble."""
        with logging_failure("an event could not be removed (%s)"):
            await self._request(lambda: self._http.delete_scheduled_event(guild, event))


def _begins(event: Any) -> int:
    return int(datetime.fromisoformat(event["scheduled_start_time"]).timestamp() * 1000)


def _stamp(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat()
