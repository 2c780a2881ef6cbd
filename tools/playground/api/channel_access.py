"""What the bot may reach of a channel."""

from tools.playground.api.rest import ApiCall
from tools.playground.errors import missing_access, missing_permissions, unknown_channel
from tools.playground.world.model import PERMISSIONS, Channel


def require(call: ApiCall, channel: Channel, *names: str) -> None:
    """Refuse with 403 unless the bot has these permissions in the channel."""
    if channel.kind == "dm":
        return
    held = call.hub.world.bot_permissions(channel)
    if not held & PERMISSIONS["VIEW_CHANNEL"] or not call.hub.world.bot_is_in(channel):
        raise missing_access()
    if any(not held & PERMISSIONS[name] for name in names):
        raise missing_permissions()


def reach_channel(call: ApiCall) -> Channel:
    """Return the channel that a route names, or refuse if the bot cannot see it."""
    channel = call.hub.world.channels.get(call.params["channel_id"])
    if channel is None:
        raise unknown_channel()
    require(call, channel)
    return channel
