"""Draw dominoes: a player without a tile that fits draws until one does (rules of the world,
section 1).
"""

from dataclasses import dataclass
from typing import Any

from games.core import Event
from games.parts.line import PASS
from games.parts.match.draw_block_and_matador import OpenGame, OpenOptions
from games.parts.match.match_state import MatchState
from games.parts.options import option

HANDS = {2: (7, 5, 6), 3: (5, 6, 7), 4: (5, 6)}
ENDS_TURN = 0  # of the house rule `draw_limit`: one tile is drawn, and the turn is over


@dataclass(frozen=True, slots=True)
class DrawDominoOptions(OpenOptions):
    """House rules of draw dominoes."""

    hand: int | None = option(None, by_players=HANDS)
    keep: int = option(2, choices=(0, 2))
    draw_limit: int | None = option(None, choices=(None, 1, 2, 3, ENDS_TURN))
    visible_block: str = option("end", choices=("end", "draw_out"))


class DrawDominoState(MatchState):
    """A session of draw dominoes."""

    options: DrawDominoOptions


class DrawDominoes(OpenGame[DrawDominoState, DrawDominoOptions]):
    """The rules of draw dominoes."""

    key = "draw"
    minutes = 20
    options = DrawDominoOptions
    state = DrawDominoState
    sizes = HANDS

    def draw(self, state: Any) -> tuple[Event, ...]:
        """Draw a tile. If that ends the turn, nothing is told of the hand by not playing."""
        seat, events = state.to_move, super().draw(state)
        if state.options.draw_limit == ENDS_TURN:
            state.moves.append((seat, PASS, 0))
            state.to_move, state.idle, state.drawn = state.after[seat], 0, 0
        return events
