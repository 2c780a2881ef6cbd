"""The routes of threads that the bot makes."""

from playground.api.channel_access import reach_channel, require
from playground.api.rest import ApiAnswer, ApiCall
from playground.errors import Json, Refusal, invalid, missing_permissions
from playground.limits.value_checks import length
from playground.world import serialise


def create_thread(call: ApiCall) -> ApiAnswer:
    channel = reach_channel(call)
    if channel.kind != "text":
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    require(call, channel, "CREATE_PUBLIC_THREADS")
    problems = list(length(call.payload.get("name"), 1, 100, ("name",)))
    if problems:
        raise invalid(problems)
    thread = call.hub.world.add_channel(call.payload["name"], kind="thread", parent=channel.id)
    call.hub.channel_event("CREATE", thread)
    return ApiAnswer(201, serialise.channel(call.hub.world, thread))


def edit_thread(call: ApiCall) -> Json:
    """Archive a thread, or open it again. The bot may do this to threads that it has made."""
    channel = reach_channel(call)
    if channel.kind != "thread" or set(call.payload) != {"archived"}:
        raise missing_permissions()
    channel.archived = bool(call.payload["archived"])
    call.hub.channel_event("UPDATE", channel)
    return serialise.channel(call.hub.world, channel)
