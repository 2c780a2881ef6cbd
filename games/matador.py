"""Matador: touching halves add up to seven, and four tiles fit everywhere (rules of the world,
section 7).

Every game has a file of its own, however short: a new game touches five places and no other.
"""

from dataclasses import dataclass

from games.core import Layout
from games.draw import OpenGame, OpenOptions
from games.parts.line import Draw, Pass, Play
from games.parts.match import match_achievements, spreads
from games.parts.match.match_state import MatchState
from games.parts.match.spreads import TurnedPlay
from games.parts.options import option

HANDS = {2: (7, 5, 6), 3: (6, 5, 7), 4: (5, 6)}


@dataclass(frozen=True, slots=True)
class MatadorOptions(OpenOptions):
    """House rules of Matador."""

    hand: int | None = option(None, by_players=HANDS)
    keep: int = option(2, choices=(0, 2))
    draw_limit: int | None = option(None, choices=(None, 1))


class MatadorState(MatchState):
    """A session of Matador."""

    options: MatadorOptions


class Matador(OpenGame[MatadorState, MatadorOptions]):
    """The rules of Matador.

    A matador is laid with its higher half outwards, or turned (`TurnedPlay`) with the lower one.
    """

    key = "matador"
    minutes = 15
    options = MatadorOptions
    state = MatadorState
    actions = (Play, TurnedPlay, Draw, Pass)
    layout = Layout.IN_LINE
    spread = spreads.SEVENS
    sizes = HANDS
    achievements = (match_achievements.TORERO,)
