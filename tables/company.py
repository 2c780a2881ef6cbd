"""The computer players of the house: who they are and how well they play."""

from enum import StrEnum


class Level(StrEnum):
    """How well a computer player plays, from the weakest to the strongest. What they do is `ai`'s matter."""

    LEHRLING = "lehrling"
    GESELLE = "geselle"
    MEISTER = "meister"
    GROSSMEISTER = "grossmeister"


USUAL = Level.MEISTER  # who sits down where nobody has chosen, and who stands in for people

# Who one might have met in a coffee house of 1900, from all over the empire. Proper names are not translated.
REGULARS: dict[str, Level] = {
    "Vroni": Level.LEHRLING,
    "Jožka": Level.LEHRLING,
    "Kathi": Level.LEHRLING,
    "Mizzi": Level.GESELLE,
    "Schani": Level.GESELLE,
    "Ilona": Level.GESELLE,
    "Poldi": Level.MEISTER,
    "Resi": Level.MEISTER,
    "Ferdl": Level.MEISTER,
    "Xandl": Level.GROSSMEISTER,
    "Gusti": Level.GROSSMEISTER,
    "Bogdan": Level.GROSSMEISTER,
}
GUESTS = ("Pepi", "Toni", "Lintschi", "Hansl", "Steffl", "Burgl", "Lojzl", "Nandl")  # where those of a level all sit already


def newcomer(level: Level, taken: set[str]) -> str:
    """The name of a computer player of this level that nobody at the table has."""
    names = [name for name, one in REGULARS.items() if one is level]
    return next((name for name in (*names, *GUESTS) if name not in taken), GUESTS[-1])
