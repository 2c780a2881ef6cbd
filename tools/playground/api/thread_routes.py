"""The routes of threads that the bot makes."""

from tools.playground.api.channel_access import reach_channel, require
from tools.playground.api.rest import ApiAnswer, ApiCall
from tools.playground.errors import Json, Refusal, invalid, missing_permissions
from tools.playground.limits.value_checks import length
from tools.playground.world import serialise


def create_thread(call: ApiCall) -> ApiAnswer:
    channel = reach_channel(call)
    if channel.kind != "text":
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    require(call, channel, "CREATE_PUBLIC_THREADS")
    problems = list(length(call.payload.get("name"), 1, 100, ("name",)))
    if problems:
        raise invalid(problems)
    thread = call.hub.world.add_channel(call.payload["name"], kind="thread", parent=channel.id)
    thread.by_bot = True
    call.hub.channel_event("CREATE", thread)
    return ApiAnswer(201, serialise.channel(call.hub.world, thread))


def active_threads(call: ApiCall) -> Json:
    """Return the threads of a server that are not archived."""
    world = call.hub.world
    own = [one for one in world.channels.values() if one.guild == call.params["guild_id"] and one.kind == "thread"]
    return {"threads": [serialise.channel(world, one) for one in own if not (one.private or one.archived)], "members": []}


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
    if channel.kind != "thread" or set(call.payload) != {"archived"}:
        raise missing_permissions()
    channel.archived = bool(call.payload["archived"])
    call.hub.channel_event("UPDATE", channel)
    return serialise.channel(call.hub.world, channel)
