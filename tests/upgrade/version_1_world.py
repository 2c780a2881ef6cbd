"""The playground as version 1 has left it: its server and people, its channels, and every message with its buttons."""

from typing import Any

from data.sql_store import SqlStore
from tools.playground.api.message_routes import MessageAuthor, blank
from tools.playground.server import Playground
from tools.playground.world import serialise
from tools.playground.world.model import Channel, Person, seconds_of
from tests.upgrade import version_1


async def furnish(playground: Playground, store: SqlStore, later: int) -> None:
    """Before the bot is started. Messages were posted so much later (ms) than version 1 says."""
    world, known = tools.playground.world, version_1.known()
    assert world.guild_id == str(known["home"])
    for channel_id, name in known["channels"].items():
        if channel_id not in world.channels:
            world.add_channel(name, channel_id)
    names = await seated_names(store)
    for user in people():
        person = await store.person(user)
        assert person is not None
        world.people[str(user)] = Person(str(user), names[user], person.username, person.locale, not person.dm_closed)
        if person.dm_channel is not None:
            channel = world.channels[str(person.dm_channel)] = Channel(
                str(person.dm_channel), world.bot_name, "dm", person=str(user)
            )
            world.dms[str(user)] = channel.id
    for message in sorted(known["messages"], key=lambda one: one["message"]):
        if str(message["channel"]) in world.channels:  # of the other server the playground knows nothing
            post(playground, message, later)


async def seated_names(store: SqlStore) -> dict[int, str]:
    """What everybody is called at the tables."""
    tables = [await store.table(table_id) for table_id in version_1.live()]
    return {one.user: one.name for table in tables if table for one in table.participants if one.user is not None}


def people() -> list[int]:
    """Everybody who sits or looks on somewhere."""
    tables = version_1.live().values()
    seated = {user for table in tables for user in (*(seat[0] for seat in table["seats"]), *table["gallery"])}
    return sorted(seated - {None})


def post(playground: Playground, message: dict[str, Any], later: int) -> None:
    """A message that the bot has sent long ago."""
    world = tools.playground.world
    there = blank(world, world.channels[str(message["channel"])], MessageAuthor(serialise.bot_user(world)))
    there.data["id"] = str(message["message"] + (later << 22))
    there.data["timestamp"] = serialise.stamp(seconds_of(there.id))
    rows = [{"type": 1, "components": [component(one) for one in row]} for row in message["rows"]]
    content = f"{message['table']} {message['place']}"
    playground.hub.composer.write(there, {"content": content, "components": rows}, {}, create=True)
    world.keep(there)


def component(pressed: Any) -> dict[str, Any]:
    """A button or a menu; what it was labelled with does not matter any more."""
    if isinstance(pressed, str):
        return {"type": 2, "style": 2, "label": pressed.rpartition(":")[2], "custom_id": pressed}
    custom_id, least, most, values = pressed
    options = [{"label": value, "value": value} for value in values]
    return {"type": 3, "custom_id": custom_id, "min_values": least, "max_values": most, "options": options}
