"""How well a computer player plays: by method, not by the time it takes."""

from enum import StrEnum


class Level(StrEnum):
    """From the weakest to the strongest."""

    LEHRLING = "lehrling"  # at random, but never absurd
    GESELLE = "geselle"  # greedy
    MEISTER = "meister"  # weighs each move by what it leaves
    GROSSMEISTER = "grossmeister"  # tries out how the deal may go on
