"""Base class of the games that are played on the line."""

from dataclasses import replace
from typing import TypeVar

from games.core import Participant, Seat
from games.game import Game
from games.parts import hidden_tiles, tiles
from games.parts.chance import Chance
from games.parts.hidden_tiles import Place
from games.parts.inference import Known, places
from games.parts.line import DRAWN, NOBODY, Line
from games.parts.options import Options

S = TypeVar("S", bound=Line)
O = TypeVar("O", bound=Options)  # noqa: E741 - options


class LineGame(Game[S, O]):
    """A game whose state is a `Line`.

    If tiles are drawn (`boneyard`), the table of its state keeps them, as they were dealt, in the field `boneyard`.
    """

    def due(self, state: S) -> tuple[Seat, ...]:
        return () if state.to_move == NOBODY else (state.to_move,)

    def dealing(self, state: S) -> bool:
        return state.to_move != NOBODY

    def places(self, state: S, viewer: Participant | None) -> tuple[Place, ...]:
        """Return the places of all hidden tiles, and the tiles that the moves so far allow in each."""
        view = self.view(state, viewer)
        seen = tuple(seat for seat, one in enumerate(view.seats) if one.hand is not None)
        known = Known(seen, view.viewer, self.returned(state), self.lead(state))
        return places(state, sum(self.deck), known)

    def lead(self, state: S) -> int:
        """Return the mask of the tile that decided who leads the present deal (the first), or 0."""
        deal, series = state.deal, state.table.series
        if series.played - (state.to_move == NOBODY):
            return 0
        drawn = tiles.mask(state.table.boneyard[: state.moves.count(DRAWN)]) if self.boneyard else 0
        dealt = [held & ~drawn for held in deal.hands]
        return tiles.BITS[tiles.heaviest(dealt[deal.leader])] if max(dealt) == dealt[deal.leader] else 0

    def returned(self, state: S) -> int:  # noqa: ARG002
        """Return the mask of the tiles that were shown before the deal and then shuffled into the boneyard."""
        return 0

    def redealt(self, state: S, viewer: Participant | None, chance: Chance) -> S:
        if not state.deal.hands:
            return state
        found = self.places(state, viewer)
        below = hidden_tiles.by_chance(chance)
        hands = [0 if any(place.seat == seat for place in found) else held for seat, held in enumerate(state.deal.hands)]
        table, stock = state.table, state.deal.stock
        drawn = list(table.boneyard[: state.moves.count(DRAWN)]) if self.boneyard else []
        for place, mask in zip(found, hidden_tiles.Filling(found).masks(below), strict=True):
            if place.seat != hidden_tiles.NOWHERE:
                hands[place.seat] |= mask
                if place.drawn != hidden_tiles.NOWHERE:
                    drawn[place.drawn] = tiles.heaviest(mask)
            elif self.boneyard:
                stock = tuple(chance.drawn(tiles.listed(mask), len(stock)))  # the rest lies aside, and nobody draws it
        if self.boneyard:
            boneyard = (*drawn, *stock)
            table = table._replace(boneyard=boneyard) if hasattr(table, "_replace") else replace(table, boneyard=boneyard)
        return replace(state, table=table, deal=replace(state.deal, hands=tuple(hands), stock=stock))
