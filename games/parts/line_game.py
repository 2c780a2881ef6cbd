"""What all games on the line do in the same way."""

from dataclasses import replace
from typing import TypeVar

from games.core import Participant, Seat
from games.game import Game
from games.parts import hidden
from games.parts.chance import Chance
from games.parts.line import NOBODY, Line
from games.parts.options import Options

S = TypeVar("S", bound=Line)
O = TypeVar("O", bound=Options)  # noqa: E741 - options


class LineGame(Game[S, O]):
    """A game whose state is a line. If tiles are drawn (`boneyard`), its table keeps them as they were dealt in a field of that
    name."""

    def due(self, state: S) -> tuple[Seat, ...]:
        return () if state.to_move == NOBODY else (state.to_move,)

    def dealing(self, state: S) -> bool:
        return state.to_move != NOBODY

    def redealt(self, state: S, viewer: Participant | None, chance: Chance) -> S:
        deal, table = state.deal, state.table  # a record or a named tuple
        anew = hidden.exchanged(self, state, viewer, deal.hands, state.unlaid, chance)
        hands = tuple(hidden.renamed(held, anew) for held in deal.hands)
        stock = tuple(anew.get(tile, tile) for tile in deal.stock)
        if self.boneyard:
            boneyard = tuple(anew.get(tile, tile) for tile in table.boneyard)
            table = table._replace(boneyard=boneyard) if hasattr(table, "_replace") else replace(table, boneyard=boneyard)
        return replace(state, table=table, deal=replace(deal, hands=hands, stock=stock))
