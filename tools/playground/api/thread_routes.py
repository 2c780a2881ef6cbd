"""The routes of threads: made, joined, listed, archived and deleted."""

from collections.abc import Iterable
from typing import Final

from tools.playground.api.channel_access import reach_channel, require
from tools.playground.api.rest import ApiAnswer, ApiCall, Route
from tools.playground.errors import (
    Json,
    Problem,
    Refusal,
    archived,
    invalid,
    invalid_at,
    missing_access,
    missing_permissions,
    unknown_message,
)
from tools.playground.limits import ratelimit
from tools.playground.limits.value_checks import length
from tools.playground.world import serialise
from tools.playground.world.model import ARCHIVE_AFTER, Channel

NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
WRONG_TYPE: Final = "Cannot execute action on this channel type"
MAKE: Final = {PUBLIC_THREAD: "CREATE_PUBLIC_THREADS", PRIVATE_THREAD: "CREATE_PRIVATE_THREADS"}


def _problems(payload: Json) -> Iterable[Problem]:
    """Yield the faults of a new thread."""
    yield from length(payload.get("name"), 1, 100, ("name",))
    if payload.get("auto_archive_duration") not in (None, *ARCHIVE_AFTER):
        choices = f"Value must be one of {ARCHIVE_AFTER}."
        yield Problem(("auto_archive_duration",), "BASE_TYPE_CHOICES", choices)


def _make(
    call: ApiCall, channel: Channel, *, private: bool = False, thread_id: str | None = None
) -> ApiAnswer:
    """Add a thread with the bot in it."""
    world, payload = call.hub.world, call.payload
    thread = world.add_channel(payload["name"], thread_id, kind="thread", parent=channel.id)
    thread.by_bot, thread.private, thread.awake_since = True, private, call.hub.now()
    thread.archive_after = payload.get("auto_archive_duration") or 4320
    thread.members = {world.bot_id}
    call.hub.channel_event("CREATE", thread)
    return ApiAnswer(201, serialise.channel(world, thread))


def create_thread(call: ApiCall) -> ApiAnswer:
    """Make a thread of no message. Without a type it is private, as Discord documents."""
    channel = reach_channel(call)
    if channel.kind not in ("text", "news"):
        raise Refusal(400, 50024, WRONG_TYPE)
    kind = call.payload.get("type") or (NEWS_THREAD if channel.kind == "news" else PRIVATE_THREAD)
    allowed = (NEWS_THREAD,) if channel.kind == "news" else (PUBLIC_THREAD, PRIVATE_THREAD)
    problems = list(_problems(call.payload))
    if kind not in allowed:
        problems.append(Problem(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {allowed}."))
    if problems:
        raise invalid(problems)
    require(call, channel, MAKE.get(kind, "CREATE_PUBLIC_THREADS"))
    return _make(call, channel, private=kind == PRIVATE_THREAD)


def create_thread_of_message(call: ApiCall) -> ApiAnswer:
    """Make a public thread of a message. It has the message's id."""
    channel = reach_channel(call)
    if channel.kind not in ("text", "news"):
        raise Refusal(400, 50024, WRONG_TYPE)
    if (message_id := call.params["message_id"]) not in channel.messages:
        raise unknown_message()
    if message_id in call.hub.world.channels:
        raise Refusal(400, 160004, "A thread has already been created for this message")
    if problems := list(_problems(call.payload)):
        raise invalid(problems)
    require(call, channel, "CREATE_PUBLIC_THREADS")
    return _make(call, channel, thread_id=message_id)


def _listed(call: ApiCall, threads: Iterable[Channel]) -> Json:
    world = call.hub.world
    seen = sorted(
        (it for it in threads if serialise.visible(world, it)), key=lambda it: -int(it.id)
    )
    joined = [
        serialise.thread_member(it, world.bot_id) for it in seen if world.bot_id in it.members
    ]
    return {
        "threads": [serialise.channel(world, it) for it in seen],
        "members": joined,
        "has_more": False,
    }


def active_threads(call: ApiCall) -> Json:
    """Return the threads of a server that are not archived and that the bot sees."""
    guild = call.params["guild_id"]
    if not call.hub.world.bot_on(guild):
        raise Refusal(404, 10004, "Unknown Guild")
    threads = (
        it for it in call.hub.world.channels.values() if it.kind == "thread" and it.guild == guild
    )
    return _listed(call, (it for it in threads if not it.archived))


def archived_threads(call: ApiCall) -> Json:
    """Return the archived public threads of a channel."""
    channel = reach_channel(call)
    require(call, channel, "READ_MESSAGE_HISTORY")
    threads = (it for it in call.hub.world.channels.values() if it.parent == channel.id)
    return _listed(call, (it for it in threads if it.archived and not it.private))


def delete_thread(call: ApiCall) -> Json:
    """Delete a thread."""
    channel = reach_channel(call)
    if channel.kind != "thread":
        raise missing_permissions()
    require(call, channel, "MANAGE_THREADS")
    call.hub.delete_channel(channel)
    return serialise.channel(call.hub.world, channel)


def edit_thread(call: ApiCall) -> Json:
    """Archive a thread, or open it again. The bot may do this to threads that it has made."""
    channel = reach_channel(call)
    if channel.kind != "thread" or set(call.payload) - {"archived", "auto_archive_duration"}:
        raise missing_permissions()
    if not channel.by_bot or channel.locked:
        require(call, channel, "MANAGE_THREADS")
    minutes = call.payload.get("auto_archive_duration", channel.archive_after)
    if minutes not in ARCHIVE_AFTER:
        raise invalid_at(
            "BASE_TYPE_CHOICES", f"Value must be one of {ARCHIVE_AFTER}.", "auto_archive_duration"
        )
    channel.archive_after = minutes
    if call.payload.get("archived") is False:
        call.hub.wake(channel)
    else:
        channel.archived = bool(call.payload.get("archived", channel.archived))
        call.hub.channel_event("UPDATE", channel)
    return serialise.channel(call.hub.world, channel)


def _thread(call: ApiCall) -> Channel:
    channel = reach_channel(call)
    if channel.kind != "thread":
        raise Refusal(400, 50024, WRONG_TYPE)
    return channel


def join_thread(call: ApiCall) -> None:
    thread = _thread(call)
    if thread.archived:
        raise archived()
    thread.members.add(call.hub.world.bot_id)


def leave_thread(call: ApiCall) -> None:
    thread = _thread(call)
    if thread.archived:
        raise archived()
    thread.members.discard(call.hub.world.bot_id)


def get_thread_member(call: ApiCall) -> Json:
    thread, user_id = _thread(call), call.params["user_id"]
    user_id = call.hub.world.bot_id if user_id == "@me" else user_id
    if user_id not in thread.members:
        raise Refusal(404, 10007, "Unknown Member")
    return serialise.thread_member(thread, user_id)


def list_thread_members(call: ApiCall) -> None:
    """Refuse: a list of members needs the privileged intent, which is never granted."""
    _thread(call)
    raise missing_access()


_MEMBERS: Final = "/channels/{channel_id}/thread-members"
THREAD_ROUTES: Final = (
    Route("PATCH", "/channels/{channel_id}", edit_thread, ratelimit.READ, "channel_id"),
    Route("DELETE", "/channels/{channel_id}", delete_thread, ratelimit.READ, "channel_id"),
    Route("POST", "/channels/{channel_id}/threads", create_thread),
    Route("POST", "/channels/{channel_id}/messages/{message_id}/threads", create_thread_of_message),
    Route("GET", "/channels/{channel_id}/threads/archived/public", archived_threads),
    Route("GET", "/guilds/{guild_id}/threads/active", active_threads),
    Route("GET", _MEMBERS, list_thread_members),
    Route("PUT", _MEMBERS + "/@me", join_thread),
    Route("DELETE", _MEMBERS + "/@me", leave_thread),
    Route("GET", _MEMBERS + "/{user_id}", get_thread_member),
)
