"""What all games on the line do in the same way."""

from dataclasses import replace
from typing import TypeVar

from games.core import Participant, Seat
from games.game import Game
from games.parts import hidden, tiles
from games.parts.chance import Chance
from games.parts.hidden import Place
from games.parts.inference import Known, places
from games.parts.line import DRAWN, NOBODY, Line
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

    def places(self, state: S, viewer: Participant | None) -> tuple[Place, ...]:
        """Where the tiles of a deal lie that the viewer cannot place, and what the moves have shown of each place."""
        view = self.view(state, viewer)
        seen = tuple(seat for seat, one in enumerate(view.seats) if one.hand is not None)
        known = Known(seen, view.viewer, self.returned(state), self.lead(state))
        return places(state, sum(self.deck), known)

    def lead(self, state: S) -> int:
        """The mask of the tile that has decided who leads the present deal (in the first one), 0 if none has."""
        deal, series = state.deal, state.table.series
        if series.played - (state.to_move == NOBODY):
            return 0
        drawn = tiles.mask(state.table.boneyard[: state.moves.count(DRAWN)]) if self.boneyard else 0
        dealt = [held & ~drawn for held in deal.hands]
        return tiles.BITS[tiles.heaviest(dealt[deal.leader])] if max(dealt) == dealt[deal.leader] else 0

    def returned(self, state: S) -> int:  # noqa: ARG002
        """The mask of tiles that were shown before the deal and then shuffled into the boneyard."""
        return 0

    def redealt(self, state: S, viewer: Participant | None, chance: Chance) -> S:
        if not state.deal.hands:
            return state
        found = self.places(state, viewer)
        below = hidden.by_chance(chance)
        hands = [0 if any(place.seat == seat for place in found) else held for seat, held in enumerate(state.deal.hands)]
        table, stock = state.table, state.deal.stock
        drawn = list(table.boneyard[: state.moves.count(DRAWN)]) if self.boneyard else []
        for place, mask in zip(found, hidden.Filling(found).masks(below), strict=True):
            if place.seat != hidden.NOWHERE:
                hands[place.seat] |= mask
                if place.drawn != hidden.NOWHERE:
                    drawn[place.drawn] = tiles.heaviest(mask)
            elif self.boneyard:
                stock = tuple(chance.drawn(tiles.listed(mask), len(stock)))  # the rest lies aside, and nobody draws it
        if self.boneyard:
            boneyard = (*drawn, *stock)
            table = table._replace(boneyard=boneyard) if hasattr(table, "_replace") else replace(table, boneyard=boneyard)
        return replace(state, table=table, deal=replace(state.deal, hands=tuple(hands), stock=stock))
