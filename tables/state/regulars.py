"""The computer players of the house: who they are and how well they play."""

import unicodedata
from dataclasses import dataclass, field
from enum import StrEnum


class Level(StrEnum):
    """How well a computer player plays, from the weakest to the strongest. What they do is `ai`'s matter."""

    LEHRLING = "lehrling"
    GESELLE = "geselle"
    MEISTER = "meister"
    GROSSMEISTER = "grossmeister"


USUAL = Level.MEISTER  # who sits down where nobody has chosen, and who stands in for people


class Habit(StrEnum):
    """What somebody likes to do, whatever their level would say. How often, and what exactly, is `ai`'s matter."""

    BLUFFS = "bluffs"
    HONEST = "honest"
    DISTRUSTS = "distrusts"
    BELIEVES = "believes"
    BOLD = "bold"
    THRIFTY = "thrifty"
    RESTLESS = "restless"
    DOUBLES = "doubles"
    LONG = "long"


@dataclass(frozen=True, slots=True)
class Regular:
    """Somebody who is always there."""

    name: str
    level: Level
    habits: tuple[Habit, ...]
    key: str = field(init=False)  # the name as catalogues and pictures know it: `jozka`

    def __post_init__(self) -> None:
        plain = unicodedata.normalize("NFKD", self.name).encode("ascii", "ignore").decode().lower()
        object.__setattr__(self, "key", plain)


# Who one might have met in a coffee house of 1900, from all over the empire. Proper names are not translated.
REGULARS: dict[str, Regular] = {
    one.name: one
    for one in (
        Regular("Vroni", Level.LEHRLING, (Habit.BELIEVES, Habit.DOUBLES)),
        Regular("Jožka", Level.LEHRLING, (Habit.BLUFFS, Habit.BOLD)),
        Regular("Kathi", Level.LEHRLING, (Habit.HONEST, Habit.LONG)),
        Regular("Mizzi", Level.GESELLE, (Habit.BLUFFS, Habit.RESTLESS)),
        Regular("Schani", Level.GESELLE, (Habit.BOLD, Habit.DOUBLES)),
        Regular("Ilona", Level.GESELLE, (Habit.DISTRUSTS, Habit.LONG)),
        Regular("Poldi", Level.MEISTER, (Habit.THRIFTY, Habit.RESTLESS)),
        Regular("Resi", Level.MEISTER, (Habit.DISTRUSTS, Habit.DOUBLES)),
        Regular("Ferdl", Level.MEISTER, (Habit.BOLD, Habit.BLUFFS)),
        Regular("Xandl", Level.GROSSMEISTER, (Habit.HONEST, Habit.RESTLESS)),
        Regular("Gusti", Level.GROSSMEISTER, (Habit.THRIFTY, Habit.BLUFFS)),
        Regular("Bogdan", Level.GROSSMEISTER, (Habit.DISTRUSTS, Habit.BOLD)),
    )
}
GUESTS = ("Pepi", "Toni", "Lintschi", "Hansl", "Steffl", "Burgl", "Lojzl", "Nandl")  # where those of a level all sit already


def newcomer(level: Level, taken: set[str]) -> str:
    """The name of a computer player of this level that nobody at the table has."""
    names = [name for name, one in REGULARS.items() if one.level is level]
    return next((name for name in (*names, *GUESTS) if name not in taken), GUESTS[-1])
