"""House rules declared once, as data: menus, checks and words are made from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Any, TypeVar

USUAL = None  # a value of None means: as usual for this number of players, or as other options imply


@dataclass(frozen=True, slots=True)
class Options:
    """House rules: each game subclasses it with fields made by `option`."""


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule. Its words are `option-<name>` (title) and `.says` (one line); a choice's are `choice-<name>-<value>`."""

    name: str
    default: Any  # what holds where a log or a stored table says nothing of it
    initial: Any = None  # what a new table begins with
    choices: tuple[Any, ...] = ()  # for any number of players
    by_players: Mapping[int, tuple[Any, ...]] | None = None  # choices that depend on it; the first is the usual one
    low: int | None = None
    high: int | None = None
    seat: bool = False  # a seat number, shown by the name of who sits there
    players: int = 0  # with fewer it means nothing, and is not offered
    settled_by: tuple[str, str] | None = (
        None  # a switch and a house rule that names a seat: if it is on, that seat settles this one
    )
    younger: bool = False  # than version 1, which reads no table that names it: stored only if it is not the default
    manners: bool = False  # not a rule of play: how the bot behaves at the table, which pages of rules do not name

    def offered(self, seats: int) -> bool:
        """Whether it means anything with this many players."""
        return seats >= self.players

    def allowed(self, seats: int) -> tuple[Any, ...]:
        """What a menu may offer, if it can be listed: () for a range of numbers (`low` … `high`)."""
        if self.seat:
            return (self.default, *range(seats))
        if self.by_players is not None:
            return (self.default, *self.by_players.get(seats, ()))
        return self.choices

    def admits(self, value: Any, seats: int) -> bool:
        """Whether the value may be chosen with this many players."""
        allowed = self.allowed(seats)
        if allowed:
            return any(value == one and type(value) is type(one) for one in allowed)
        if value is None:
            return self.default is None
        return type(value) is int and (self.low is None or value >= self.low) and (self.high is None or value <= self.high)

    def in_force(self, value: Any, seats: int) -> Any:
        """Return what a value means for so many players: the usual choice of `by_players` for None, else the value itself."""
        if value is None and self.by_players and seats in self.by_players:
            return self.by_players[seats][0]
        return value


def option(
    default: Any,
    *,
    initial: Any = ...,
    choices: tuple[Any, ...] = (),
    by_players: Mapping[int, tuple[Any, ...]] | None = None,
    low: int | None = None,
    high: int | None = None,
    seat: bool = False,
    players: int = 0,
    settled_by: tuple[str, str] | None = None,
    younger: bool = False,
    manners: bool = False,
) -> Any:
    """A field of a game's options. A default of True or False is a switch; new tables begin with the default if `initial` is not
    given."""
    if isinstance(default, bool):
        choices = (default, not default)
    first = default if initial is ... else initial
    rule = Option("", default, first, choices, by_players, low, high, seat, players, settled_by, younger, manners)
    return field(default=default, metadata={"option": rule})


def declared(options: type[Options]) -> tuple[Option, ...]:
    """The house rules of a game, in the order of declaration."""
    kind: Any = options
    return _declared(kind)


@cache
def _declared(kind: Any) -> tuple[Option, ...]:
    return tuple(replace(one.metadata["option"], name=one.name) for one in fields(kind))


O = TypeVar("O", bound=Options)  # noqa: E741 - options


def initial(options: type[O]) -> O:
    """The house rules of a new table."""
    return options(**{rule.name: rule.initial for rule in declared(options)})


def misfit(options: Options, seats: int) -> str | None:
    """The name of the first house rule whose value its declaration does not admit for so many players; None: all fit."""
    return next((rule.name for rule in declared(type(options)) if not rule.admits(getattr(options, rule.name), seats)), None)


def settler(rule: Option, options: Options) -> int | None:
    """The seat that settles a house rule instead of the host; None: the host does."""
    if rule.settled_by is None:
        return None
    switch, seat = rule.settled_by
    named: int | None = getattr(options, seat) if getattr(options, switch) else None
    return named
