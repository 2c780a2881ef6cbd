"""The computer players of the house: names, levels, habits and favourite games."""

import unicodedata
from dataclasses import dataclass, field

from ai.levels import Habit, Level

DEFAULT_LEVEL = Level.MASTER  # of substitutes for people


@dataclass(frozen=True, slots=True)
class Regular:
    """A computer player with a name, a level, habits and favourite games.

    Favourites say who sits down, not how they play.
    """

    name: str
    level: Level
    habits: tuple[Habit, ...]
    likes: tuple[str, ...]  # keys of games
    key: str = field(init=False)  # the name in plain ASCII, for catalogues and pictures: `jozka`

    def __post_init__(self) -> None:
        plain = unicodedata.normalize("NFKD", self.name).encode("ascii", "ignore").decode().lower()
        object.__setattr__(self, "key", plain)


# Names from all over the empire, as in a coffee house of 1900. Proper names are not translated.
REGULARS: dict[str, Regular] = {
    regular.name: regular
    for regular in (
        Regular(
            "Vroni",
            Level.APPRENTICE,
            (Habit.BELIEVES, Habit.DOUBLES),
            ("buki", "bergen", "sebastopol"),
        ),
        Regular(
            "Jožka", Level.APPRENTICE, (Habit.BLUFFS, Habit.BOLD), ("challenge", "cuban", "draw")
        ),
        Regular(
            "Kathi",
            Level.APPRENTICE,
            (Habit.HONEST, Habit.LONG),
            ("hungarian", "mexican-train", "austrian-draw"),
        ),
        Regular(
            "Mizzi",
            Level.JOURNEYMAN,
            (Habit.BLUFFS, Habit.RESTLESS),
            ("buki", "all-fives", "latin"),
        ),
        Regular(
            "Schani",
            Level.JOURNEYMAN,
            (Habit.BOLD, Habit.DOUBLES),
            ("pulle", "cuban", "sebastopol"),
        ),
        Regular(
            "Ilona",
            Level.JOURNEYMAN,
            (Habit.DISTRUSTS, Habit.LONG),
            ("hungarian", "block", "tendler"),
        ),
        Regular(
            "Poldi",
            Level.MASTER,
            (Habit.THRIFTY, Habit.RESTLESS),
            ("austrian-block", "luxembourg", "draw"),
        ),
        Regular(
            "Resi",
            Level.MASTER,
            (Habit.DISTRUSTS, Habit.DOUBLES),
            ("latin", "matador", "sebastopol"),
        ),
        Regular(
            "Ferdl",
            Level.MASTER,
            (Habit.BOLD, Habit.BLUFFS),
            ("challenge", "buki", "mexican-train"),
        ),
        Regular(
            "Xandl",
            Level.GRANDMASTER,
            (Habit.HONEST, Habit.RESTLESS),
            ("austrian-block", "all-fives", "austrian-draw"),
        ),
        Regular(
            "Gusti",
            Level.GRANDMASTER,
            (Habit.THRIFTY, Habit.BLUFFS),
            ("pulle", "luxembourg", "bergen"),
        ),
        Regular(
            "Bogdan",
            Level.GRANDMASTER,
            (Habit.DISTRUSTS, Habit.BOLD),
            ("tendler", "block", "matador"),
        ),
    )
}
# These sit down when all regulars of a level already do.
GUESTS = ("Pepi", "Toni", "Lintschi", "Hansl", "Steffl", "Burgl", "Lojzl", "Nandl")


def pick_regular(level: Level, taken: set[str], game: str) -> str:
    """Return the name of a computer player of this level that is not in `taken`: first those who
    like the game.
    """
    names = [name for name, regular in REGULARS.items() if regular.level is level]
    names.sort(key=lambda name: game not in REGULARS[name].likes)
    return next((name for name in (*names, *GUESTS) if name not in taken), GUESTS[-1])
