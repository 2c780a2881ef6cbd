"""Levels of the computer players."""

from enum import StrEnum


class Level(StrEnum):
    """The strength of a computer player, weakest first. The values are stored and stand in Fluent keys."""

    APPRENTICE = "lehrling"  # plays at random, but never absurdly
    JOURNEYMAN = "geselle"  # greedy: the heaviest tile
    MASTER = "meister"  # weighs each tile by what it leaves
    GRANDMASTER = "grossmeister"  # samples the hidden tiles and plays the deal out
