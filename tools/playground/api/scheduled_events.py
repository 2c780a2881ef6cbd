"""The routes of scheduled events of servers.

Only external ones exist here. They begin and end by themselves.
"""

from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final

from tools.playground.api.rest import ApiAnswer, ApiCall, Route
from tools.playground.errors import Json, Problem, Refusal, invalid, invalid_at, missing_permissions
from tools.playground.limits import ratelimit
from tools.playground.limits.value_checks import length
from tools.playground.world import serialise
from tools.playground.world.model import ACTIVE, CANCELED, COMPLETED, PERMISSIONS, SCHEDULED

MOST: Final = 100  # scheduled or active ones on a server
GUILD_ONLY: Final = 2
EXTERNAL: Final = 3
TRANSITIONS: Final = {SCHEDULED: (SCHEDULED, ACTIVE, CANCELED), ACTIVE: (ACTIVE, COMPLETED)}


def _guild(call: ApiCall, *permissions: str) -> str:
    """Return the server of a call.

    Refuses if the bot is not there or has none of these permissions (no names: no need).
    """
    guild_id = call.params["guild_id"]
    if not call.hub.world.bot_on(guild_id):
        raise Refusal(404, 10004, "Unknown Guild")
    held = call.hub.world.bot_permissions(None)
    if permissions and not any(held & PERMISSIONS[name] for name in permissions):
        raise missing_permissions()
    return guild_id


def _event(call: ApiCall) -> Json:
    guild_id = _guild(call)
    found = call.hub.world.events.get(call.params["guild_scheduled_event_id"])
    if found is None or found["guild_id"] != guild_id:
        raise Refusal(404, 10070, "Unknown Guild Scheduled Event")
    return found


def _event_to_change(call: ApiCall) -> Json:
    """Return an event that the bot may change: its own with CREATE_EVENTS, any with
    MANAGE_EVENTS.
    """
    found = _event(call)
    is_own = found["creator_id"] == call.hub.world.bot_id
    _guild(call, "MANAGE_EVENTS", *(["CREATE_EVENTS"] if is_own else []))
    return found


def _time(payload: Json, key: str) -> datetime:
    try:
        found = datetime.fromisoformat(str(payload[key]))
    except KeyError:
        raise invalid_at("BASE_TYPE_REQUIRED", "This field is required", key) from None
    except ValueError:
        raise invalid_at(
            "DATE_TIME_TYPE_PARSE", "Could not parse. Should be ISO8601.", key
        ) from None
    if found.tzinfo is None:
        raise invalid_at("DATE_TIME_TYPE_PARSE", "Could not parse. Should be ISO8601.", key)
    return found


def _problems(payload: Json) -> Iterator[Problem]:
    """Yield what Discord finds wrong with a new external event."""
    yield from length(payload.get("name"), 1, 100, ("name",))
    if payload.get("description") is not None:
        yield from length(payload["description"], 1, 1000, ("description",))
    for key, value in (("privacy_level", GUILD_ONLY), ("entity_type", EXTERNAL)):
        if payload.get(key) != value:
            yield Problem((key,), "BASE_TYPE_CHOICES", f"Value must be one of ({value},).")
    place: Any = payload.get("entity_metadata") or {}
    yield from length(place.get("location"), 1, 100, ("entity_metadata", "location"))


def create_event(call: ApiCall) -> Json:
    guild_id, world, payload = _guild(call, "CREATE_EVENTS"), call.hub.world, call.payload
    problems = list(_problems(payload))
    if problems:
        raise invalid(problems)
    starts, ends = _time(payload, "scheduled_start_time"), _time(payload, "scheduled_end_time")
    if starts.timestamp() <= call.hub.now():
        raise invalid_at(
            "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST",
            "Cannot schedule event in the past.",
            "scheduled_start_time",
        )
    if ends <= starts:
        raise invalid_at(
            "GUILD_SCHEDULED_EVENT_END_BEFORE_START",
            "Cannot end before it starts.",
            "scheduled_end_time",
        )
    open_ones = [
        it
        for it in world.events.values()
        if it["guild_id"] == guild_id and it["status"] in TRANSITIONS
    ]
    if len(open_ones) >= MOST:
        raise Refusal(
            400, 30038, "Maximum number of uncompleted guild scheduled events reached (100)"
        )
    event: Json = {
        "id": world.ids.next(),
        "guild_id": guild_id,
        "channel_id": None,
        "creator_id": world.bot_id,
        "creator": serialise.bot_user(world),
        "name": payload["name"],
        "description": payload.get("description"),
        "image": None,
        "scheduled_start_time": starts.isoformat(),
        "scheduled_end_time": ends.isoformat(),
        "privacy_level": GUILD_ONLY,
        "status": SCHEDULED,
        "entity_type": EXTERNAL,
        "entity_id": None,
        "entity_metadata": {"location": payload["entity_metadata"]["location"]},
        "recurrence_rule": None,
        "guild_scheduled_event_exceptions": [],
    }
    world.events[event["id"]] = event
    call.hub.scheduled_event("CREATE", event)
    return event


def edit_event(call: ApiCall) -> Json:
    """Change the status of an event; nothing else is changed here."""
    event = _event_to_change(call)
    if event["status"] not in TRANSITIONS:
        raise Refusal(400, 180000, "Cannot update a finished event")
    status = call.payload.get("status", event["status"])
    if status not in TRANSITIONS[event["status"]]:
        raise invalid_at(
            "BASE_TYPE_CHOICES", f"Value must be one of {TRANSITIONS[event['status']]}.", "status"
        )
    event["status"] = status
    call.hub.scheduled_event("UPDATE", event)
    return event


def delete_event(call: ApiCall) -> None:
    event = _event_to_change(call)
    del call.hub.world.events[event["id"]]
    call.hub.scheduled_event("DELETE", event)


def list_events(call: ApiCall) -> ApiAnswer:
    guild_id = _guild(call)
    return ApiAnswer(
        200, [it for it in call.hub.world.events.values() if it["guild_id"] == guild_id]
    )


_ALL: Final = "/guilds/{guild_id}/scheduled-events"
EVENT_ROUTES: Final = (
    Route("GET", _ALL, list_events),
    Route("POST", _ALL, create_event, ratelimit.CREATE, "guild_id"),
    Route("GET", _ALL + "/{guild_scheduled_event_id}", _event),
    Route("PATCH", _ALL + "/{guild_scheduled_event_id}", edit_event, ratelimit.EDIT, "guild_id"),
    Route(
        "DELETE", _ALL + "/{guild_scheduled_event_id}", delete_event, ratelimit.DELETE, "guild_id"
    ),
)
