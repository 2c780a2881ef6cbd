"""The routes of Discord's REST as functions of an `ApiCall`, and their table.

Longer than 400 lines: one table of routes, and the short functions that it names.
"""

import base64
from typing import Any, Final

from tools.playground.api.channel_access import reach_channel, require
from tools.playground.api.interactions import Interactions
from tools.playground.api.message_routes import MessageAuthor, blank
from tools.playground.api.rest import ApiAnswer, ApiCall, Route
from tools.playground.api.scheduled_events import EVENT_ROUTES
from tools.playground.api.thread_routes import THREAD_ROUTES
from tools.playground.api.webhooks import Webhooks
from tools.playground.errors import (
    Json,
    Refusal,
    archived,
    invalid,
    invalid_at,
    locked,
    missing_access,
    missing_permissions,
    unknown_message,
)
from tools.playground.limits import ratelimit
from tools.playground.limits.command_checks import check_command, check_commands, stored
from tools.playground.limits.value_checks import length
from tools.playground.world import serialise
from tools.playground.world.model import (
    PERMISSIONS,
    TALKED_IN,
    Channel,
    Message,
    StoredFile,
    seconds_of,
)

BOT_ADD: Final = 28  # action of the audit log
OLD: Final = 3600.0  # seconds; edits of older messages have a limit of their own


def _message(call: ApiCall, channel: Channel) -> Message:
    """Return a message that the bot's token can reach: never an ephemeral one."""
    message = channel.messages.get(call.params["message_id"])
    if message is None:
        raise unknown_message()
    return message


def _mine(call: ApiCall) -> None:
    if call.params["application_id"] != call.hub.world.bot_id:
        raise Refusal(
            403, 20012, "You are not authorized to perform this action on this application"
        )


def _home(call: ApiCall) -> None:
    if not call.hub.world.bot_on(call.params["guild_id"]):
        raise Refusal(404, 10004, "Unknown Guild")


# Who am I


def me(call: ApiCall) -> Json:
    return serialise.bot_user(call.hub.world) | {
        "mfa_enabled": False,
        "locale": "en-US",
        "verified": True,
    }


def application(call: ApiCall) -> Json:
    return serialise.application(call.hub.world)


def gateway(call: ApiCall) -> Json:
    return {"url": call.hub.gateway.url}


def gateway_bot(call: ApiCall) -> Json:
    here = call.hub.gateway
    start = {"total": 1000, "remaining": max(0, 1000 - here.identifies), "reset_after": 86_400_000}
    return {
        "url": here.url,
        "shards": here.shards,
        "session_start_limit": start | {"max_concurrency": here.max_concurrency},
    }


# Messages


def create_message(call: ApiCall) -> Json:
    hub, payload = call.hub, call.payload
    channel = reach_channel(call)
    if channel.kind not in TALKED_IN:
        raise Refusal(400, 50008, "Cannot send messages in a non-text channel")
    if (
        channel.kind in ("voice", "stage")
        and not hub.world.bot_permissions(channel) & PERMISSIONS["CONNECT"]
    ):
        raise missing_access()
    if channel.locked:
        raise locked()
    require(
        call, channel, "SEND_MESSAGES_IN_THREADS" if channel.kind == "thread" else "SEND_MESSAGES"
    )
    if call.uploads:
        require(call, channel, "ATTACH_FILES")
    if payload.get("embeds"):
        require(call, channel, "EMBED_LINKS")
    if channel.kind == "dm":
        hub.check_reader(channel)
    nonce = str(payload["nonce"]) if payload.get("nonce") is not None else None
    if nonce is not None and payload.get("enforce_nonce"):
        known = hub.known_nonce(channel, nonce)
        if known is not None:
            return known.data
    extra: Json = {}
    if payload.get("message_reference") is not None:
        extra = _reference(channel, payload["message_reference"])
    message = blank(hub.world, channel, MessageAuthor(serialise.bot_user(hub.world), extra=extra))
    hub.composer.write(message, payload, call.uploads, create=True)
    if nonce is not None:
        hub.remember_nonce(channel, nonce, message)
    if channel.archived:
        hub.wake(channel)
    if channel.kind == "thread":
        channel.members.add(hub.world.bot_id)
    hub.post(message)
    return message.data | ({"nonce": nonce} if nonce is not None else {})


def _reference(channel: Channel, reference: Any) -> Json:
    if not isinstance(reference, dict):
        raise invalid_at(
            "MODEL_TYPE_CONVERT",
            "Only dictionaries may be used in a ModelType",
            "message_reference",
        )
    target = str(reference.get("message_id"))
    if target not in channel.messages:
        if reference.get("fail_if_not_exists", True):
            raise invalid_at("REPLIES_UNKNOWN_MESSAGE", "Unknown message", "message_reference")
        return {}
    kept: Json = {"type": 0, "message_id": target, "channel_id": channel.id}
    if channel.kind != "dm":
        kept["guild_id"] = channel.guild
    return {"type": 19, "message_reference": kept}


def get_message(call: ApiCall) -> Json:
    channel = reach_channel(call)
    require(call, channel, "READ_MESSAGE_HISTORY")
    return _message(call, channel).data


def list_messages(call: ApiCall) -> ApiAnswer:
    channel = reach_channel(call)
    count = call.query.get("limit", "50")
    if not count.isdigit() or not 1 <= int(count) <= 100:
        raise invalid_at("NUMBER_TYPE_MAX", "int value should be from 1 to 100.", "limit")
    if (
        channel.kind != "dm"
        and not call.hub.world.bot_permissions(channel) & PERMISSIONS["READ_MESSAGE_HISTORY"]
    ):
        return ApiAnswer(200, [])  # so Discord says, and does not refuse
    found = channel.newest(int(count), call.query.get("before"), call.query.get("after", "0"))
    return ApiAnswer(200, [m.data for m in found])


def edit_message(call: ApiCall) -> Json:
    hub = call.hub
    channel = reach_channel(call)
    message = _message(call, channel)
    if channel.archived:
        raise archived()
    if message.data["author"]["id"] != hub.world.bot_id:
        raise Refusal(403, 50005, "Cannot edit a message authored by another user")
    if call.uploads:
        require(call, channel, "ATTACH_FILES")
    if hub.now() - seconds_of(message.id) > OLD:
        hub.limits.take_old_edit(channel.id)
    hub.composer.write(message, call.payload, call.uploads, create=False)
    message.data["edited_timestamp"] = serialise.stamp(hub.now())
    hub.edited(message)
    return message.data


def delete_message(call: ApiCall) -> None:
    channel = reach_channel(call)
    message = _message(call, channel)
    if message.data["author"]["id"] != call.hub.world.bot_id:
        if channel.kind == "dm":
            raise Refusal(403, 50003, "Cannot execute action on a DM channel")
        require(call, channel, "MANAGE_MESSAGES")
    call.hub.delete(message)


# Channels, members


def get_channel(call: ApiCall) -> Json:
    return serialise.channel(call.hub.world, reach_channel(call))


def create_dm(call: ApiCall) -> Json:
    hub = call.hub
    person = hub.world.people.get(str(call.payload.get("recipient_id")))
    if person is None:
        if str(call.payload.get("recipient_id")) == hub.world.bot_id:
            raise Refusal(400, 50007, "Cannot send messages to this user")
        raise invalid_at("SNOWFLAKE_UNKNOWN", "Unknown user", "recipient_id")
    if hub.no_new_dms is not None and person.id not in hub.world.dms:
        raise Refusal(403, hub.no_new_dms, "You are opening direct messages too fast.")
    return serialise.channel(hub.world, hub.open_dm(person))


def get_guild(call: ApiCall) -> Json:
    _home(call)
    count = len(call.hub.world.people) + 1
    return serialise.guild(call.hub.world, call.params["guild_id"]) | {
        "approximate_member_count": count,
        "approximate_presence_count": count,
    }


def guild_channels(call: ApiCall) -> ApiAnswer:
    _home(call)
    world, here = call.hub.world, call.params["guild_id"]
    there = [
        c
        for c in world.channels.values()
        if c.kind in serialise.TYPES and c.guild == here and serialise.visible(world, c)
    ]
    return ApiAnswer(200, [serialise.channel(world, c) for c in there])


def start_typing(call: ApiCall) -> None:
    channel = reach_channel(call)
    require(
        call, channel, "SEND_MESSAGES_IN_THREADS" if channel.kind == "thread" else "SEND_MESSAGES"
    )


def guild_roles(call: ApiCall) -> ApiAnswer:
    _home(call)
    return ApiAnswer(200, serialise.roles(call.hub.world, call.params["guild_id"]))


def own_guilds(call: ApiCall) -> ApiAnswer:
    world = call.hub.world
    keys = ("id", "name", "icon", "banner", "features")
    more = {"owner": False, "permissions": str(world.bot_permissions(None))}
    here = (guild_id for guild_id in world.guilds if world.bot_on(guild_id))
    them = [serialise.guild(world, guild_id) for guild_id in here]
    return ApiAnswer(200, [{key: it[key] for key in keys} | more for it in them])


def leave_guild(call: ApiCall) -> None:
    _home(call)
    if call.params["guild_id"] == call.hub.world.guild_id:
        call.hub.remove_bot()


def list_members(call: ApiCall) -> None:
    """Refuse: a list of members needs the privileged intent, which is never granted."""
    _home(call)
    raise missing_access()


def audit_log(call: ApiCall) -> Json:
    """Return the one entry that is kept: who has added the bot."""
    _home(call)
    world = call.hub.world
    if not world.bot_permissions(None) & PERMISSIONS["VIEW_AUDIT_LOG"]:
        raise missing_permissions()
    inviter, wanted = world.people[world.inviter_id], call.query.get("action_type", str(BOT_ADD))
    entry = {
        "id": world.bot_id,
        "action_type": BOT_ADD,
        "user_id": inviter.id,
        "target_id": world.bot_id,
    }
    return {
        "audit_log_entries": [entry] if wanted == str(BOT_ADD) else [],
        "users": [serialise.user(inviter), serialise.bot_user(world)],
        "integrations": [],
        "webhooks": [],
        "guild_scheduled_events": [],
        "threads": [],
        "application_commands": [],
        "auto_moderation_rules": [],
    }


def get_user(call: ApiCall) -> Json:
    person = call.hub.world.people.get(call.params["user_id"])
    if person is None:
        raise Refusal(404, 10013, "Unknown User")
    return serialise.user(person)


def get_member(call: ApiCall) -> Json:
    _home(call)
    world, user_id = call.hub.world, call.params["user_id"]
    if user_id == world.bot_id:
        return serialise.bot_member(world)
    if (person := world.people.get(user_id)) is None or not person.member:
        known = person is not None or user_id == call.params["guild_id"]
        raise (
            Refusal(404, 10007, "Unknown Member") if known else Refusal(404, 10013, "Unknown User")
        )
    return serialise.member(world, person)


# Commands, emojis


def get_commands(call: ApiCall) -> ApiAnswer:
    _mine(call)
    if "guild_id" in call.params:
        _home(call)
    return ApiAnswer(200, call.hub.world.commands.get(call.params.get("guild_id", ""), []))


def put_commands(call: ApiCall) -> ApiAnswer:
    _mine(call)
    world, guild_id = call.hub.world, call.params.get("guild_id", "")
    if guild_id:
        _home(call)
    problems = list(check_commands(call.body))
    if problems:
        raise invalid(problems)
    known = {(c["type"], c["name"]): c["id"] for c in world.commands.get(guild_id, [])}
    world.commands[guild_id] = [
        stored(
            it,
            known.get((it.get("type") or 1, it["name"])) or world.ids.next(),
            world.ids.next(),
            world.bot_id,
            guild_id or None,
        )
        for it in call.body
    ]
    call.hub.commands_changed()
    return ApiAnswer(200, world.commands[guild_id])


def post_command(call: ApiCall) -> ApiAnswer:
    _mine(call)
    world, guild_id = call.hub.world, call.params.get("guild_id", "")
    if guild_id:
        _home(call)
    problems = list(check_command(call.payload))
    if problems:
        raise invalid(problems)
    them = world.commands.setdefault(guild_id, [])
    key = (call.body.get("type") or 1, call.body["name"])
    old = next((c for c in them if (c["type"], c["name"]) == key), None)
    command_id = old["id"] if old is not None else world.ids.next()
    new = stored(call.body, command_id, world.ids.next(), world.bot_id, guild_id or None)
    world.commands[guild_id] = [c for c in them if c is not old] + [new]
    call.hub.commands_changed()
    return ApiAnswer(200 if old is not None else 201, new)


def _command(call: ApiCall) -> Json:
    """Return the command that a route names."""
    _mine(call)
    guild_id, wanted = call.params.get("guild_id", ""), call.params["command_id"]
    if guild_id:
        _home(call)
    found = next(
        (it for it in call.hub.world.commands.get(guild_id, []) if it["id"] == wanted), None
    )
    if found is None:
        raise Refusal(404, 10063, "Unknown application command")
    return found


def get_command(call: ApiCall) -> Json:
    return _command(call)


def edit_command(call: ApiCall) -> Json:
    old, guild_id = _command(call), call.params.get("guild_id", "")
    kept = (
        "name",
        "type",
        "description",
        "options",
        "default_member_permissions",
        "contexts",
        "integration_types",
        "nsfw",
    )
    body = {key: old[key] for key in kept if key in old} | call.payload
    if problems := list(check_command(body)):
        raise invalid(problems)
    new = stored(
        body, old["id"], call.hub.world.ids.next(), call.hub.world.bot_id, guild_id or None
    )
    them = call.hub.world.commands[guild_id]
    them[them.index(old)] = new
    call.hub.commands_changed()
    return new


def delete_command(call: ApiCall) -> None:
    call.hub.world.commands[call.params.get("guild_id", "")].remove(_command(call))
    call.hub.commands_changed()


def list_permissions(call: ApiCall) -> ApiAnswer:
    """Return the overrides of command permissions on a server: nobody has made any here."""
    _mine(call)
    _home(call)
    return ApiAnswer(200, [])


def get_permissions(call: ApiCall) -> None:
    _mine(call)
    _home(call)
    raise Refusal(404, 10066, "Unknown application command permissions")


def _emoji(call: ApiCall) -> Json:
    _mine(call)
    found = next((it for it in call.hub.world.emojis if it["id"] == call.params["emoji_id"]), None)
    if found is None:
        raise Refusal(404, 10014, "Unknown Emoji")
    return found


def get_emoji(call: ApiCall) -> Json:
    return _emoji(call)


def delete_emoji(call: ApiCall) -> None:
    call.hub.world.emojis.remove(_emoji(call))
    call.hub.changed()


def list_emojis(call: ApiCall) -> Json:
    _mine(call)
    return {"items": call.hub.world.emojis}


def create_emoji(call: ApiCall) -> ApiAnswer:
    _mine(call)
    world, payload = call.hub.world, call.payload
    problems = list(length(payload.get("name"), 2, 32, ("name",)))
    if problems:
        raise invalid(problems)
    head, _, image = str(payload.get("image", "")).partition(";base64,")
    if not head.startswith("data:image/") or not image:
        raise invalid_at("IMAGE_INVALID", "Invalid image data", "image")
    try:
        picture = base64.b64decode(image, validate=True)
    except ValueError:
        raise invalid_at("IMAGE_INVALID", "Invalid image data", "image") from None
    if len(picture) > 256 * 1024:
        raise invalid_at("BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.", "image")
    if any(e["name"] == payload["name"] for e in world.emojis):
        twice = "An emoji with this name already exists for this application"
        raise invalid_at("APPLICATION_EMOJI_NAME_ALREADY_TAKEN", twice, "name")
    if len(world.emojis) >= 2000:
        raise Refusal(400, 30008, "Maximum number of emojis reached (2000)")
    emoji: Json = {
        "id": world.ids.next(),
        "name": payload["name"],
        "roles": [],
        "user": serialise.bot_user(world),
        "require_colons": True,
        "managed": False,
        "animated": head.endswith("gif"),
        "available": True,
    }
    world.emojis.append(emoji)
    kind = head.removeprefix("data:")
    world.files[emoji["id"]] = StoredFile(
        emoji["id"], f"{payload['name']}.{kind.rpartition('/')[2]}", kind, picture
    )
    call.hub.changed()
    return ApiAnswer(201, emoji)


def table(interactions: Interactions) -> list[Route]:
    """Return every route. Paths are written as in Discord's description."""
    webhooks = Webhooks(interactions)

    def callback(call: ApiCall) -> Json | None:
        wants = call.query.get("with_response", "").lower() in ("true", "1")
        p = call.params
        return interactions.callback(
            p["interaction_id"],
            p["interaction_token"],
            call.payload,
            call.uploads,
            wants_answer=wants,
        )

    def follow_up(call: ApiCall) -> Json:
        p = call.params
        return webhooks.follow_up(p["webhook_id"], p["webhook_token"], call.payload, call.uploads)

    def get(call: ApiCall) -> Json:
        p = call.params
        return webhooks.get(p["webhook_id"], p["webhook_token"], p.get("message_id", "@original"))

    def edit(call: ApiCall) -> Json:
        p = call.params
        message_id = p.get("message_id", "@original")
        return webhooks.edit(
            p["webhook_id"], p["webhook_token"], message_id, call.payload, call.uploads
        )

    def delete(call: ApiCall) -> None:
        p = call.params
        webhooks.delete(p["webhook_id"], p["webhook_token"], p.get("message_id", "@original"))

    hook = "/webhooks/{webhook_id}/{webhook_token}"
    commands, guild_commands = (
        "/applications/{application_id}/commands",
        "/applications/{application_id}/guilds/{guild_id}/commands",
    )
    messages, one = (
        "/channels/{channel_id}/messages",
        "/channels/{channel_id}/messages/{message_id}",
    )
    routes = [
        Route("GET", "/users/@me", me),
        Route("GET", "/applications/@me", application),
        Route("GET", "/oauth2/applications/@me", application),
        Route("GET", "/gateway", gateway, free=True),
        Route("GET", "/gateway/bot", gateway_bot),
        Route("POST", messages, create_message, ratelimit.CREATE, "channel_id"),
        Route("GET", messages, list_messages, ratelimit.READ, "channel_id"),
        Route("GET", one, get_message, ratelimit.READ, "channel_id"),
        Route("PATCH", one, edit_message, ratelimit.EDIT, "channel_id"),
        Route("DELETE", one, delete_message, ratelimit.DELETE, "channel_id"),
        Route("GET", "/channels/{channel_id}", get_channel, ratelimit.READ, "channel_id"),
        Route("POST", "/channels/{channel_id}/typing", start_typing, ratelimit.READ, "channel_id"),
        Route("POST", "/users/@me/channels", create_dm),
        Route("GET", "/users/{user_id}", get_user),
        Route("GET", "/guilds/{guild_id}", get_guild),
        Route("GET", "/guilds/{guild_id}/channels", guild_channels),
        Route("GET", "/guilds/{guild_id}/roles", guild_roles),
        Route("GET", "/guilds/{guild_id}/audit-logs", audit_log),
        Route("GET", "/guilds/{guild_id}/members", list_members),
        Route("GET", "/guilds/{guild_id}/members/{user_id}", get_member),
        Route("GET", "/users/@me/guilds", own_guilds),
        Route("DELETE", "/users/@me/guilds/{guild_id}", leave_guild),
        Route("GET", "/applications/{application_id}/emojis", list_emojis),
        Route("POST", "/applications/{application_id}/emojis", create_emoji, ratelimit.READ),
        Route("GET", "/applications/{application_id}/emojis/{emoji_id}", get_emoji),
        Route("DELETE", "/applications/{application_id}/emojis/{emoji_id}", delete_emoji),
        Route("GET", guild_commands + "/permissions", list_permissions),
        Route("GET", guild_commands + "/{command_id}/permissions", get_permissions),
        Route(
            "POST",
            "/interactions/{interaction_id}/{interaction_token}/callback",
            callback,
            None,
            free=True,
        ),
        Route("POST", hook, follow_up, ratelimit.WEBHOOK, "webhook_token", free=True),
        Route(
            "GET", hook + "/messages/@original", get, ratelimit.WEBHOOK, "webhook_token", free=True
        ),
        Route(
            "PATCH",
            hook + "/messages/@original",
            edit,
            ratelimit.WEBHOOK,
            "webhook_token",
            free=True,
        ),
        Route(
            "DELETE",
            hook + "/messages/@original",
            delete,
            ratelimit.WEBHOOK,
            "webhook_token",
            free=True,
        ),
        Route(
            "GET",
            hook + "/messages/{message_id}",
            get,
            ratelimit.WEBHOOK,
            "webhook_token",
            free=True,
        ),
        Route(
            "PATCH",
            hook + "/messages/{message_id}",
            edit,
            ratelimit.WEBHOOK,
            "webhook_token",
            free=True,
        ),
        Route(
            "DELETE",
            hook + "/messages/{message_id}",
            delete,
            ratelimit.WEBHOOK,
            "webhook_token",
            free=True,
        ),
    ]
    routes += (*EVENT_ROUTES, *THREAD_ROUTES)
    for path in (commands, guild_commands):
        routes += [
            Route("GET", path, get_commands),
            Route("PUT", path, put_commands),
            Route("POST", path, post_command),
            Route("GET", path + "/{command_id}", get_command),
            Route("PATCH", path + "/{command_id}", edit_command),
            Route("DELETE", path + "/{command_id}", delete_command),
        ]
    return routes
