"""Convert actions to short text and all other values to JSON-able data, and back to equal values.

Reading raises `ValueError` for anything that was not written here.

An action is its verb and its fields: "play 4-6 left", "stake 5", "accept 2 1" (seat, chips). A
field called `tile` is a tile's name; one called `tiles`, always the last, any number of them.
"""

from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache, partial
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from games.core import Action, Event
from games.game import Game
from games.parts import tiles

PLAIN = {str, int, bool, NoneType}  # most of a state; stored as they are
LONGEST = 60  # characters of an action's text; a button's id has a hundred
T = TypeVar("T")


def write(action: Action) -> str:
    """Return the text of an action."""
    words = [action.verb]
    kind: Any = type(action)
    for name in slots(kind):
        value = getattr(action, name)
        if name == "tile":
            words.append(tiles.NAMES[value])
        elif name == "tiles":
            words += [tiles.NAMES[tile] for tile in value]
        else:
            words.append(value.value if isinstance(value, Enum) else str(value))
    return " ".join(words)


def read(game: Game[Any, Any], text: str) -> Action:
    """Return the action of a game with this text."""
    return read_one_of(text, game.actions)


def read_one_of(text: str, actions: Iterable[type[Action]]) -> Action:
    """Return the action with this text, out of some classes of actions."""
    if len(text) > LONGEST:
        raise ValueError("no action has so long a text")
    verb, *words = text.split(" ")
    for kind in actions:
        if kind.verb == verb:
            action = _action(kind, words)
            # one text per action: " 05" or a tile's halves the other way round are refused
            if write(action) != text:
                raise ValueError(f"not how this action is written: {text!r}")
            return action
    raise ValueError(f"no action has the verb {verb!r}")


def _action(kind: Any, words: list[str]) -> Action:
    names = slots(kind)
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
            values.append(tuple(tiles.named(name) for name in word.split()))
        else:
            values.append(hints[name](word))
    action: Action = kind(*values)
    return action


@cache
def slots(kind: Any) -> tuple[str, ...]:
    """Return the fields of a value that its constructor takes, in order."""
    if hasattr(kind, "_fields"):
        names: tuple[str, ...] = kind._fields
        return names
    return tuple(member.name for member in fields(kind) if member.init)


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return {name: _plain(hint) for name, hint in get_type_hints(kind).items()}


def _plain(hint: Any) -> Any:
    """Return the type behind a `NewType` (`games.parts.amounts`)."""
    return getattr(hint, "__supertype__", hint)


def dump(value: Any) -> Any:
    """Return a frozen value as JSON-able data: records as objects by field name, actions as
    text.
    """
    kind: Any = type(value)
    return _dumper(kind)(value)


@cache
def _dumper(kind: Any) -> Callable[[Any], Any]:
    """Return the function that dumps values of a type.

    Cached, since large states are written often.
    """
    if issubclass(kind, Action):
        return write
    if hasattr(kind, "_fields") or is_dataclass(kind):
        names = slots(kind)
        return lambda value: {
            name: item if type(item := getattr(value, name)) in PLAIN else dump(item)
            for name in names
        }
    if issubclass(kind, Enum):
        return lambda value: value.value
    if issubclass(kind, bytes):
        return bytes.hex
    if issubclass(kind, tuple):
        return lambda value: [item if type(item) in PLAIN else dump(item) for item in value]
    if issubclass(kind, str | int | NoneType):
        return lambda value: value
    return _refused


def _refused(value: Any) -> Any:
    raise TypeError(f"cannot be stored: {value!r}")


def load(kind: type[T], data: Any) -> T:
    """Return the value that `dump` wrote as `data`.

    Fields missing in the data take their default.
    """
    hint: Any = kind
    loaded: T = _loader(hint)(data)
    return loaded


def event_data(event: Event) -> dict[str, Any]:
    """Return an event as JSON-able data, with the name of its class."""
    return {"event": type(event).__name__, **dump(event)}


def event_of(data: Any, events: Iterable[type[Event]]) -> Event:
    """Return the event that `event_data` wrote as `data`. `events` are the classes it may have."""
    record = _exactly(dict, data)
    rest = {name: value for name, value in record.items() if name != "event"}
    for kind in events:
        if kind.__name__ == record.get("event"):
            return load(kind, rest)
    raise ValueError(f"no such event: {record.get('event')!r}")


@cache
def _loader(hint: Any) -> Callable[[Any], Any]:
    """Return the function that loads values of a type.

    Cached, since large states are read often.
    """
    hint = _plain(hint)
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return _union_loader(get_args(hint))
    if origin is tuple:
        return _tuple_loader(get_args(hint))
    if hint is Any or not isinstance(hint, type):
        raise TypeError(f"no codec for {hint!r}")
    if issubclass(hint, Action):
        return partial(_load_action, (hint,))
    if hasattr(hint, "_fields") or is_dataclass(hint):
        return _record_loader(hint)
    if hint is NoneType:
        return _load_nothing
    if issubclass(hint, Enum):
        return hint
    if hint is bytes:
        return lambda data: bytes.fromhex(_exactly(str, data))
    if hint in (int, str, bool):
        return partial(_exactly, hint)
    raise TypeError(f"no codec for {hint!r}")


def _exactly(kind: type[T], data: Any) -> T:
    if type(data) is not kind:
        raise ValueError(f"{kind.__name__} expected, not {data!r}")
    return data


def _load_nothing(data: Any) -> None:
    if data is not None:
        raise ValueError(f"nothing expected, not {data!r}")


def _union_loader(members: tuple[Any, ...]) -> Callable[[Any], Any]:
    rest = tuple(member for member in members if member is not NoneType)
    if all(isinstance(member, type) and issubclass(member, Action) for member in rest):
        load: Callable[[Any], Any] = partial(_load_action, rest)
    elif len(rest) == 1:
        load = _loader(rest[0])
    else:
        raise TypeError(f"no codec for a choice of {rest!r}")
    return (lambda data: None if data is None else load(data)) if NoneType in members else load


def _tuple_loader(members: tuple[Any, ...]) -> Callable[[Any], Any]:
    if len(members) == 2 and members[1] is ...:
        each = _loader(members[0])
        return lambda data: tuple([each(item) for item in _exactly(list, data)])
    loaders = tuple(_loader(member) for member in members)

    def load_each(data: Any) -> tuple[Any, ...]:
        items = _exactly(list, data)
        if len(items) != len(loaders):
            raise ValueError(f"{len(loaders)} items expected, not {len(items)}")
        return tuple([load_one(item) for load_one, item in zip(loaders, items, strict=True)])

    return load_each


def _load_action(kinds: tuple[type[Action], ...], data: Any) -> Action:
    return read_one_of(_exactly(str, data), kinds)


def _record_loader(kind: Any) -> Callable[[Any], Any]:
    hints = _hints(kind)
    loaders = {name: _loader(hints[name]) for name in slots(kind)}

    def load_record(data: Any) -> Any:
        record = _exactly(dict, data)
        unknown = record.keys() - loaders.keys()
        if unknown:
            raise ValueError(f"{kind.__name__} has no {', '.join(sorted(unknown))}")
        try:
            return kind(
                **{
                    name: load_one(record[name])
                    for name, load_one in loaders.items()
                    if name in record
                }
            )
        except TypeError as problem:
            raise ValueError(f"{kind.__name__}: {problem}") from problem

    return load_record
