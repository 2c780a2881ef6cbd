"""The computer players of the house: names, levels and habits."""

import unicodedata
from dataclasses import dataclass, field

from ai.habits import Habit
from ai.levels import Level

DEFAULT_LEVEL = Level.MASTER  # of substitutes for people, and of computer players at tables of older versions


@dataclass(frozen=True, slots=True)
class Regular:
    """A computer player with a name, a level and habits."""

    name: str
    level: Level
    habits: tuple[Habit, ...]
    key: str = field(init=False)  # the name in plain ASCII, for catalogues and pictures: `jozka`

    def __post_init__(self) -> None:
        plain = unicodedata.normalize("NFKD", self.name).encode("ascii", "ignore").decode().lower()
        object.__setattr__(self, "key", plain)


# Names from all over the empire, as in a coffee house of 1900. Proper names are not translated.
REGULARS: dict[str, Regular] = {
    one.name: one
    for one in (
        Regular("Vroni", Level.APPRENTICE, (Habit.BELIEVES, Habit.DOUBLES)),
        Regular("Jožka", Level.APPRENTICE, (Habit.BLUFFS, Habit.BOLD)),
        Regular("Kathi", Level.APPRENTICE, (Habit.HONEST, Habit.LONG)),
        Regular("Mizzi", Level.JOURNEYMAN, (Habit.BLUFFS, Habit.RESTLESS)),
        Regular("Schani", Level.JOURNEYMAN, (Habit.BOLD, Habit.DOUBLES)),
        Regular("Ilona", Level.JOURNEYMAN, (Habit.DISTRUSTS, Habit.LONG)),
        Regular("Poldi", Level.MASTER, (Habit.THRIFTY, Habit.RESTLESS)),
        Regular("Resi", Level.MASTER, (Habit.DISTRUSTS, Habit.DOUBLES)),
        Regular("Ferdl", Level.MASTER, (Habit.BOLD, Habit.BLUFFS)),
        Regular("Xandl", Level.GRANDMASTER, (Habit.HONEST, Habit.RESTLESS)),
        Regular("Gusti", Level.GRANDMASTER, (Habit.THRIFTY, Habit.BLUFFS)),
        Regular("Bogdan", Level.GRANDMASTER, (Habit.DISTRUSTS, Habit.BOLD)),
    )
}
# These sit down when all regulars of a level already do.
GUESTS = ("Pepi", "Toni", "Lintschi", "Hansl", "Steffl", "Burgl", "Lojzl", "Nandl")


def pick_regular(level: Level, taken: set[str]) -> str:
    """Return the name of a computer player of this level that is not in `taken`."""
    names = [name for name, one in REGULARS.items() if one.level is level]
    return next((name for name in (*names, *GUESTS) if name not in taken), GUESTS[-1])
