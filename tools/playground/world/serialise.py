"""The world in Discord's JSON, and messages in the JSON of the page."""

from datetime import UTC, datetime
from typing import Final

from tools.playground.errors import Json
from tools.playground.world.model import (
    MEMBER,
    MODERATOR,
    PERMISSIONS,
    Channel,
    Message,
    Person,
    World,
    seconds_of,
)

JOINED: Final = "2024-10-01T12:00:00+00:00"
EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7
COMPONENTS_V2: Final = 1 << 15
HIDDEN: Final = 1 << 17  # flag of a channel that the bot may not see
HIDDEN_NAME: Final = "___hidden___"


TYPES: Final = {"text": 0, "voice": 2, "news": 5, "stage": 13, "forum": 15}
_VOICE: Final = {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
MORE: Final[dict[str, Json]] = {
    "voice": _VOICE,
    "stage": _VOICE,
    "forum": {
        "available_tags": [],
        "default_reaction_emoji": None,
        "default_sort_order": None,
        "default_forum_layout": 0,
    },
}


def stamp(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def user(person: Person) -> Json:
    return {
        "id": person.id,
        "username": person.username,
        "avatar": None,
        "discriminator": "0",
        "public_flags": 0,
        "flags": 0,
        "global_name": person.name,
        "primary_guild": None,
    }


def bot_user(world: World) -> Json:
    return {
        "id": world.bot_id,
        "username": world.bot_name,
        "avatar": None,
        "discriminator": "1872",
        "public_flags": 0,
        "flags": 0,
        "global_name": None,
        "primary_guild": None,
        "bot": True,
    }


def _member(roles: list[str]) -> Json:
    return {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": JOINED,
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": roles,
        "mute": False,
        "deaf": False,
    }


def member(world: World, person: Person) -> Json:
    roles = [
        world.member_role_id,
        *([world.moderator_role_id] if person.moderator else []),
        *person.roles,
    ]
    return {**_member(roles), "user": user(person)}


def bot_member(world: World) -> Json:
    return {
        **_member([world.bot_role_id]),
        "user": bot_user(world),
        "joined_at": stamp(world.bot_since),
    }


def application(world: World) -> Json:
    return {
        "id": world.bot_id,
        "name": world.bot_name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": bot_user(world),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "00" * 32,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(world.people[world.owner_id]),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
        **world.portal,
    }


def channel(world: World, it: Channel) -> Json:
    base: Json = {"id": it.id, "flags": 0, "last_message_id": it.last_message_id}
    if it.kind == "dm":
        return {**base, "type": 1, "recipients": [user(world.people[it.person or ""])]}
    base |= {
        "guild_id": it.guild,
        "name": it.name,
        "parent_id": it.parent,
        "rate_limit_per_user": 0,
    }
    if it.kind == "thread":
        created = stamp(seconds_of(it.id))
        in_news = world.place_of(it).kind == "news"
        return base | {
            "type": 12 if it.private else 10 if in_news else 11,
            "owner_id": world.bot_id if it.by_bot else world.owner_id,
            "message_count": len(it.messages),
            "member_count": min(50, len(it.members)),
            "total_message_sent": len(it.messages),
            "thread_metadata": {
                "archived": it.archived,
                "archive_timestamp": stamp(max(seconds_of(it.id), it.awake_since)),
                "auto_archive_duration": it.archive_after,
                "locked": it.locked,
                "create_timestamp": created,
                **({"invitable": True} if it.private else {}),
            },
            **({"member": thread_member(it, world.bot_id)} if world.bot_id in it.members else {}),
        }
    deny = sum(PERMISSIONS[name] for name in it.denied)
    overwrites = (
        [{"id": world.bot_role_id, "type": 0, "allow": "0", "deny": str(deny)}] if deny else []
    )
    if it.hidden:
        view = str(PERMISSIONS["VIEW_CHANNEL"])
        overwrites += [
            {"id": it.guild, "type": 0, "allow": "0", "deny": view},
            {"id": world.member_role_id, "type": 0, "allow": "0", "deny": view},
            {"id": world.moderator_role_id, "type": 0, "allow": view, "deny": "0"},
            {
                "id": world.bot_id,
                "type": 1,
                "allow": "0" if "VIEW_CHANNEL" in it.denied else view,
                "deny": "0",
            },
        ]
    return base | {
        "type": TYPES[it.kind],
        "position": it.position,
        "nsfw": False,
        "topic": None,
        "permission_overwrites": overwrites,
        **MORE.get(it.kind, {}),
    }


def thread_member(it: Channel, user_id: str) -> Json:
    """Return a member of a thread."""
    return {"id": it.id, "user_id": user_id, "join_timestamp": stamp(seconds_of(it.id)), "flags": 0}


def event_channel(world: World, it: Channel) -> Json:
    """Return a channel as events bring it.

    Of a channel that the bot may not see Discord tells nothing but that there is one.
    """
    whole = channel(world, it)
    if it.kind in ("thread", "dm") or visible(world, it):
        return whole
    deny = {"id": it.guild, "type": 0, "allow": "0", "deny": str(PERMISSIONS["VIEW_CHANNEL"])}
    return whole | {
        "name": HIDDEN_NAME,
        "flags": HIDDEN,
        "last_message_id": None,
        "permission_overwrites": [deny],
    }


def visible(world: World, it: Channel) -> bool:
    """Return True if the bot may see a channel."""
    return bool(world.bot_permissions(it) & PERMISSIONS["VIEW_CHANNEL"]) and world.bot_is_in(it)


def role(
    role_id: str, name: str, permissions: int, position: int, tags: Json | None = None
) -> Json:
    return {
        "id": role_id,
        "name": name,
        "description": None,
        "permissions": str(permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": tags is not None,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
        **({"tags": tags} if tags is not None else {}),
    }


def roles(world: World, guild_id: str) -> list[Json]:
    """Return the roles of a server.

    What members may do is in a role of theirs, so that the bot has only what its own says.
    """
    granted = sum(PERMISSIONS[name] for name in world.granted)
    return [
        role(guild_id, "@everyone", PERMISSIONS["VIEW_CHANNEL"], 0),
        *(own_role(world, role_id) for role_id in world.roles),
        role(world.member_role_id, "Members", MEMBER, 1),
        role(world.moderator_role_id, "Moderators", MODERATOR, 2),
        role(world.bot_role_id, world.bot_name, granted, 1, {"bot_id": world.bot_id}),
    ]


def own_role(world: World, role_id: str) -> Json:
    """Return a role that the server has made."""
    it = world.roles[role_id]
    return role(role_id, it.name, it.permissions, 1) | {"mentionable": it.mentionable}


def guild(world: World, guild_id: str) -> Json:
    """Return a server as GET guild does (without channels, members and threads)."""
    return {
        "id": guild_id,
        "name": world.guilds[guild_id],
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": world.features,
        "banner": None,
        "owner_id": world.owner_id,
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": next(
            (c.id for c in world.channels.values() if c.kind == "text" and c.guild == guild_id),
            None,
        ),
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 1,
        "roles": roles(world, guild_id),
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 2,
        "max_presences": None,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": world.guild_locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def guild_create(world: World, guild_id: str, *, joined: bool = False) -> Json:
    """Return a server as the GUILD_CREATE event brings it.

    Without the members intent only the bot is listed.

    `unavailable` (false) is present only if the bot was on the server before: discord.py tells
    joining from coming back by it.
    """
    channels = [it for it in world.channels.values() if it.guild == guild_id]
    return guild(world, guild_id) | {
        "joined_at": stamp(world.bot_since),
        "large": False,
        "member_count": len(world.people) + 1,
        "voice_states": [],
        "members": [bot_member(world)],
        "channels": [event_channel(world, c) for c in channels if c.kind in TYPES],
        "threads": [
            channel(world, c)
            for c in channels
            if c.kind == "thread" and not c.archived and visible(world, c)
        ],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [
            it for it in world.events.values() if it["guild_id"] == guild_id
        ],
        "soundboard_sounds": [],
        **({} if joined else {"unavailable": False}),
    }


def page_person(world: World, person: Person) -> Json:
    return {
        "id": person.id,
        "name": person.name,
        "username": person.username,
        "locale": person.locale,
        "dms_open": person.dms_open,
        "owner": person.id == world.owner_id,
        "moderator": bool(world.member_permissions(person.id) & PERMISSIONS["MANAGE_GUILD"]),
    }


def page_guild(world: World) -> Json:
    return {"id": world.guild_id, "name": world.guild_name, "bot_there": world.bot_there}


def page_channel(it: Channel) -> Json:
    return {
        "id": it.id,
        "name": it.name,
        "kind": it.kind,
        "parent": it.parent,
        "denied": sorted(it.denied),  # permissions that the bot lacks there
    }


def page_message(message: Message, *, pings_me: bool = False) -> Json:
    data = message.data
    author = data["author"]
    meta = data.get("interaction_metadata")
    command = (data.get("interaction") or {}).get("name")
    flags = data["flags"]
    keys = ("id", "filename", "url", "description", "width", "height", "content_type", "size")
    return {
        "id": data["id"],
        "author": {
            "id": author["id"],
            "name": author["global_name"] or author["username"],
            "bot": author.get("bot", False),
        },
        "content": data["content"],
        "timestamp": data["timestamp"],
        "edited": data["edited_timestamp"],
        "ephemeral": bool(flags & EPHEMERAL),
        "flags": flags,
        "embeds": data["embeds"],
        "attachments": [{key: a.get(key) for key in keys} for a in data["attachments"]],
        "components": data["components"],
        "reference": data.get("message_reference"),
        "mentions": [u["id"] for u in data["mentions"]],
        "pings_me": pings_me,
        "interaction": {"user": meta["user"]["global_name"], "name": command} if meta else None,
    }
