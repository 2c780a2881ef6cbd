"""Actions as short text, everything else as JSON-able data. Both read back to equal values; what cannot be read is a ValueError.

An action is its verb and its fields: "play 4-6 left", "stake 5", "accept 2 1" (seat, chips). A field called `tile` is a tile's
name; one called `tiles`, always the last, any number of them.
"""

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from games import tiles
from games.core import Action, Event, Game

LONGEST = 60  # characters of an action's text; a button's id has a hundred
T = TypeVar("T")


def write(action: Action) -> str:
    """The text of an action."""
    words = [action.verb]
    for name in _slots(type(action)):
        value = getattr(action, name)
        if name == "tile":
            words.append(tiles.NAMES[value])
        elif name == "tiles":
            words += [tiles.NAMES[tile] for tile in value]
        else:
            words.append(value.value if isinstance(value, Enum) else str(value))
    return " ".join(words)


def read(game: Game[Any, Any], text: str) -> Action:
    """The action of this game with this text."""
    return _read(text, game.actions)


def _read(text: str, actions: Iterable[type[Action]]) -> Action:
    if len(text) > LONGEST:
        raise ValueError("no action has so long a text")
    verb, *words = text.split(" ")
    for kind in actions:
        if kind.verb == verb:
            action = _action(kind, words)
            if write(action) != text:  # one text per action: " 05" or a tile's halves the other way round are refused
                raise ValueError(f"not how this action is written: {text!r}")
            return action
    raise ValueError(f"no action has the verb {verb!r}")


def _action(kind: Any, words: list[str]) -> Action:
    names = _slots(kind)
    hints = _hints(kind)
    values: list[Any] = []
    if names and names[-1] == "tiles":
        words = [*words[: len(names) - 1], *([" ".join(words[len(names) - 1 :])])]
    if len(words) != len(names):
        raise ValueError(f"{kind.verb!r} takes {len(names)} words")
    for name, word in zip(names, words, strict=True):
        if name == "tile":
            values.append(tiles.named(word))
        elif name == "tiles":
            values.append(tuple(tiles.named(one) for one in word.split()))
        else:
            values.append(hints[name](word))
    action: Action = kind(*values)
    return action


def _slots(kind: Any) -> tuple[str, ...]:
    """The fields that make a value, in order."""
    if hasattr(kind, "_fields"):
        names: tuple[str, ...] = kind._fields
        return names
    return tuple(one.name for one in fields(kind) if one.init)


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def dump(value: Any) -> Any:
    """A state, options or another frozen value as JSON-able data: objects with the names of the fields, actions as text."""
    if isinstance(value, Action):
        return write(value)
    if hasattr(value, "_fields") or is_dataclass(value):
        return {name: dump(getattr(value, name)) for name in _slots(type(value))}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, tuple):
        return [dump(one) for one in value]
    if value is None or isinstance(value, str | int):
        return value
    raise TypeError(f"cannot be stored: {value!r}")


def load(kind: type[T], data: Any) -> T:
    """The value of this type that `dump` made the data of. Fields that the data lacks take their default."""
    loaded: T = _load(kind, data)
    return loaded


def event_data(event: Event) -> dict[str, Any]:
    """An event as JSON-able data, with the name of its class."""
    return {"event": type(event).__name__, **dump(event)}


def event_of(data: Any, events: Iterable[type[Event]]) -> Event:
    """The event that `event_data` made the data of, out of a game's `events`."""
    record = _exactly(dict, data)
    rest = {name: value for name, value in record.items() if name != "event"}
    for kind in events:
        if kind.__name__ == record.get("event"):
            return load(kind, rest)
    raise ValueError(f"no such event: {record.get('event')!r}")


def _load(hint: Any, data: Any) -> Any:
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return _load_union(get_args(hint), data)
    if origin is tuple:
        return _load_tuple(get_args(hint), data)
    if hint is Any or not isinstance(hint, type):
        raise TypeError(f"no codec for {hint!r}")
    if issubclass(hint, Action):
        return _load_action((hint,), data)
    if hasattr(hint, "_fields") or is_dataclass(hint):
        return _load_record(hint, data)
    if hint is NoneType:
        if data is not None:
            raise ValueError(f"nothing expected, not {data!r}")
        return None
    if issubclass(hint, Enum):
        return hint(data)
    if hint is bytes:
        return bytes.fromhex(_exactly(str, data))
    if hint in (int, str, bool):
        return _exactly(hint, data)
    raise TypeError(f"no codec for {hint!r}")


def _exactly(kind: type[T], data: Any) -> T:
    if type(data) is not kind:
        raise ValueError(f"{kind.__name__} expected, not {data!r}")
    return data


def _load_union(members: tuple[Any, ...], data: Any) -> Any:
    if data is None and NoneType in members:
        return None
    rest = tuple(member for member in members if member is not NoneType)
    if all(isinstance(member, type) and issubclass(member, Action) for member in rest):
        return _load_action(rest, data)
    if len(rest) != 1:
        raise TypeError(f"no codec for a choice of {rest!r}")
    return _load(rest[0], data)


def _load_tuple(members: tuple[Any, ...], data: Any) -> tuple[Any, ...]:
    items = _exactly(list, data)
    if len(members) == 2 and members[1] is ...:
        return tuple(_load(members[0], item) for item in items)
    if len(items) != len(members):
        raise ValueError(f"{len(members)} items expected, not {len(items)}")
    return tuple(_load(member, item) for member, item in zip(members, items, strict=True))


def _load_action(kinds: tuple[type[Action], ...], data: Any) -> Action:
    return _read(_exactly(str, data), kinds)


def _load_record(kind: Any, data: Any) -> Any:
    record = _exactly(dict, data)
    hints = _hints(kind)
    names = _slots(kind)
    unknown = set(record) - set(names)
    if unknown:
        raise ValueError(f"{kind.__name__} has no {', '.join(sorted(unknown))}")
    try:
        return kind(**{name: _load(hints[name], record[name]) for name in names if name in record})
    except TypeError as problem:
        raise ValueError(f"{kind.__name__}: {problem}") from problem
