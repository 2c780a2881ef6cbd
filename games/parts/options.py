"""House rules declared once, as data: menus, checks and words are made from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Any, ClassVar

STEPS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 100, 150, 200, 250, 300)
USUAL = None  # None means: as usual for this number of players, or as other options imply


@dataclass(frozen=True, slots=True)
class Options:
    """House rules: each game subclasses it with fields made by `option`."""

    # rounds won that end the session at a new table; 0: it is open, or a match
    session_wins: ClassVar[int] = 0

    def says(self, name: str) -> Any:
        """Return the value of a house rule that is in force, whatever implies it."""
        return getattr(self, name)


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule.

    Its words are `option-<name>` (title) and `.says` (one line); a choice's are
    `choice-<name>-<value>`.
    """

    name: str
    default: Any  # the value of a new table
    choices: tuple[Any, ...] = ()  # for any number of players
    # choices by number of players, the usual one first
    by_players: Mapping[int, tuple[Any, ...]] | None = None
    low: int | None = None
    high: int | None = None
    seat: bool = False  # a seat number, shown by the name of who sits there
    players: int = 0  # with fewer players it has no effect and is not offered
    settled_by: tuple[str, str] | None = (
        # names of a switch and of a rule with a seat: while the switch is on, that seat chooses
        None
    )
    # about the behaviour of the bot, not about play; rules pages leave it out
    manners: bool = False
    rare: bool = False  # few tables want it: menus offer it behind *More rules*

    def offered(self, seats: int) -> bool:
        """Return whether the rule has an effect with this many players."""
        return seats >= self.players

    def allowed(self, seats: int) -> tuple[Any, ...]:
        """Return the values that a menu may offer; () for a range of numbers (`low` … `high`)."""
        if self.seat:
            return (self.default, *range(seats))
        if self.by_players is not None:
            return (self.default, *self.by_players.get(seats, ()))
        return self.choices

    @property
    def steps(self) -> list[int]:
        """The numbers of a range that a menu offers. Any other can be typed."""
        return [step for step in STEPS if self.admits(step, 4)]

    def admits(self, value: Any, seats: int) -> bool:
        """Return whether a value may be chosen with this many players."""
        allowed = self.allowed(seats)
        if allowed:
            return any(value == choice and type(value) is type(choice) for choice in allowed)
        if value is None:
            return self.default is None
        return (
            type(value) is int
            and (self.low is None or value >= self.low)
            and (self.high is None or value <= self.high)
        )

    def in_force(self, value: Any, seats: int) -> Any:
        """Return what a value means for so many players: the usual choice of `by_players` for
        None, else the value itself.
        """
        if value is None and self.by_players and seats in self.by_players:
            return self.by_players[seats][0]
        return value


def option(default: Any, **facts: Any) -> Any:
    """Return a dataclass field for a house rule; `facts` are fields of `Option`.

    A default of True or False makes a switch.
    """
    if isinstance(default, bool):
        facts["choices"] = (default, not default)
    return field(default=default, metadata={"option": Option("", default, **facts)})


def declared(options: type[Options]) -> tuple[Option, ...]:
    """Return the house rules of a game, in the order of declaration."""
    kind: Any = options
    return _declared(kind)


@cache
def _declared(kind: Any) -> tuple[Option, ...]:
    return tuple(replace(field.metadata["option"], name=field.name) for field in fields(kind))


def misfit(options: Options, seats: int) -> str | None:
    """Return the name of the first house rule with a value that is not allowed for so many
    players, or None.
    """
    return next(
        (
            rule.name
            for rule in declared(type(options))
            if not rule.admits(getattr(options, rule.name), seats)
        ),
        None,
    )


def settler(rule: Option, options: Options) -> int | None:
    """Return the seat that chooses the value of a house rule; None: the host does."""
    if rule.settled_by is None:
        return None
    switch, seat = rule.settled_by
    named: int | None = getattr(options, seat) if getattr(options, switch) else None
    return named
