"""Events that discord.py cannot parse: they are dropped, counted, and logged once a kind.

Without this an error in one of its parsers would end the connection, at every start again.
Interactions are looked at more closely: discord.py hands on whatever stands in their fields.
"""

import logging
import traceback
from collections import Counter
from collections.abc import Callable, Container, Iterator, Mapping
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeAlias

from cachetools import LRUCache

Json = dict[str, Any]
Parser: TypeAlias = Callable[[Any], None]
log = logging.getLogger(__name__)  # one line a kind, so that none need be left out

KNOWN_INTERACTIONS: Final = 2_000
BARE_SERVER: Final = ("id", "unavailable")
SERVER: Final = (
    *BARE_SERVER,
    "name",
    "preferred_locale",
    "features",
    "owner_id",
    "roles",
    "members",
    "threads",
)
TEXT_CHANNELS: Final = (0, 5)  # types of channels: text and news
# Types of the fields of an interaction that are used unseen: discord.py hands on whatever stands
# there.
NULLABLE: Final = ("global_name", "nick")
USER: Final[Mapping[str, Any]] = {"id": str, "username": str, "global_name": str}
USER_OPTION: Final = 6
OPTION_TYPES: Final[Mapping[int, type]] = {3: str, USER_OPTION: str}
CHOICE: Final[Mapping[str, Any]] = {"name": str, "type": int}
SHAPE: Final[Mapping[str, Any]] = {
    "id": str,
    "token": str,
    "type": int,
    "locale": str,
    "guild_id": str,
    "channel_id": str,
    "app_permissions": str,
    "attachment_size_limit": int,
    "channel": {"id": str, "type": int},
    "guild": {"id": str, "features": [str]},
    "member": {"user": USER, "nick": str, "roles": [str], "permissions": str},
    "user": USER,
    "message": {
        "id": str,
        "content": str,
        "flags": int,
        "components": [{"components": [{"custom_id": str}]}],
    },
    "data": {
        "name": str,
        "type": int,
        "custom_id": str,
        "component_type": int,
        "target_id": str,
        "values": [str],
        "options": [{**CHOICE, "options": [{**CHOICE, "options": [CHOICE]}]}],
        "components": [{"component": {"custom_id": str}}],
        "resolved": {"users": {}, "members": {}},
    },
}


class UnreadableSession(Exception):  # noqa: N818 - a reason to begin anew
    """Raised if the event that begins or resumes a session cannot be parsed."""


class EventGuard:
    """Stands between the gateway and discord.py's parsers.

    `began` is called with each READY that has been parsed, `resumed` with the number of a shard,
    `count` with the kind of each event that is dropped.
    """

    def __init__(
        self,
        *,
        began: Callable[[Mapping[str, Any]], None],
        resumed: Callable[[int], None],
        count: Callable[[str], None],
    ) -> None:
        self._began, self._resumed, self._count = began, resumed, count
        self._parsers: dict[str, Parser] = {}
        self._shards: Container[int] = ()
        self._interactions: LRUCache[str, None] = LRUCache(KNOWN_INTERACTIONS)  # ids
        self._dropped: Counter[str] = Counter()

    def wrap(self, parsers: dict[str, Parser], shards: Container[int]) -> None:
        """Let parsers drop the events that they cannot parse.

        `parsers` are discord.py's, by event. They are private, and an error in one of them would
        end the connection again and again. If they change, events are parsed unguarded, and
        `tests/e2e/test_events.py` fails.
        """
        self._parsers, self._shards = parsers, shards
        for event, parse in list(parsers.items()):
            parsers[event] = partial(self._parse_or_drop, event, parse)

    def parse(self, event: str, data: Any) -> None:
        """Let discord.py parse an event that it has not received."""
        self._parsers[event](data)

    def _parse_or_drop(self, event: str, parse: Parser, data: Any) -> None:
        try:
            if event == "READY" and data["shard"][0] not in self._shards:
                raise ValueError("a shard of nobody's")
            if event == "INTERACTION_CREATE":
                if self._came_before(data["id"]):
                    return
                data = readable_interaction(data)
            parse(data)
        except Exception as error:  # whatever it is, the tables go on
            self._drop(event, error)
            if event in ("READY", "RESUMED"):
                raise UnreadableSession(f"{event} cannot be read") from error
            # without its server nobody could play on: keep the readable parts
            for part in parts_of_server(data) if event == "GUILD_CREATE" else ():
                with suppress(Exception):
                    parse(part)
                    return
        else:
            if event == "READY":
                self._began(data)
            elif event == "RESUMED":
                self._resumed(data["__shard_id__"])  # discord.py's own key

    def _came_before(self, interaction: str) -> bool:
        """Return whether an interaction is delivered again: it is answered, or is being."""
        if interaction in self._interactions:
            log.debug("an interaction has been delivered twice")
            return True
        self._interactions[interaction] = None
        return False

    def _drop(self, event: str, error: BaseException) -> None:
        """Count an event that cannot be parsed, and log the first of its kind."""
        self._count(event)
        self._dropped[event] += 1
        if self._dropped[event] == 1:
            log.warning(
                "%s cannot be read and is dropped: %s. More are only counted",
                event,
                place_of(error),
            )


def parts_of_server(data: Any) -> Iterator[Mapping[str, Any]]:
    """Yield a server with ever less: without what the bot does not need, then by its id alone."""
    if isinstance(data, dict):
        channels = data.get("channels")
        texts = [
            channel
            for channel in (channels if isinstance(channels, list) else [])
            if isinstance(channel, dict) and channel.get("type") in TEXT_CHANNELS
        ]
        yield {key: data[key] for key in SERVER if key in data} | {"channels": texts}
        yield {key: data[key] for key in BARE_SERVER if key in data}


def readable_interaction(data: Mapping[str, Any]) -> Json:
    """Return an interaction without fields that are null.

    Raises an error if something in it cannot be read.
    """
    data = {key: value for key, value in data.items() if value is not None}
    require_shape(data, SHAPE)
    if not (data["member"]["user"] if "guild_id" in data else data["user"]):
        raise ValueError("nobody's interaction")
    if "message" in data:
        require_shape(data["message"]["components"], list)
    command = data.get("data", {})
    require_values(command, command.get("resolved", {}).get("users", {}))
    return data


def require_values(command: Mapping[str, Any], users: Mapping[str, Any]) -> None:
    """Raise an error if the value of an option is not of the option's type.

    `users` are the people that the command names.
    """
    for option in command.get("options", []):
        require_values(option, users)
        if (kind := option.get("type")) in OPTION_TYPES:
            require_shape(option["value"], OPTION_TYPES[kind])
        if kind == USER_OPTION and option["value"] not in users:
            raise ValueError("a user who is not told of")


def require_shape(value: Any, shape: Any) -> None:
    """Raise `TypeError` if a value, or a field of it, has another type than its shape says."""
    if isinstance(shape, type):
        if not isinstance(value, shape):
            raise TypeError(f"not of type {shape.__name__}")
    elif isinstance(shape, list):
        require_shape(value, list)
        for entry in value:
            require_shape(entry, shape[0])
    else:
        require_shape(value, dict)
        for key, part in shape.items():
            if key in value and not (value[key] is None and key in NULLABLE):
                require_shape(value[key], part)


def place_of(error: BaseException) -> str:
    """Return the class of an error and where it was raised.

    Its text may quote what somebody has written.
    """
    places = list(traceback.walk_tb(error.__traceback__))
    if not places:
        return type(error).__name__
    frame, line = places[-1]
    return f"{type(error).__name__} in {frame.f_globals.get('__name__')}:{line}"
