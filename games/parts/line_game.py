"""The game around the line: what its moves tell, where hidden tiles can be, and the base class
of its games.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from games.core import DrewTiles, End, Participant, Placed, Seat, Tile, copied
from games.game import Game, O
from games.parts import knowledge, tiles
from games.parts.chance import Chance
from games.parts.hidden_tiles import Filling, Place, Shuffle, by_chance
from games.parts.knowledge import Dealing, Moved
from games.parts.line import (
    DRAWN,
    FITTING,
    MOVES,
    NEXT,
    NOBODY,
    PASS,
    START,
    Draw,
    Line,
    Mode,
    Move,
    Play,
    code,
    hands,
    order_from,
)
from games.parts.match.spreads import LINE

_PASS = MOVES.index(PASS)


def by_seat(line: Line) -> Iterator[tuple[Seat, Move]]:
    """Yield the moves, each with its seat."""
    seat = line.deal.leader
    for move in map(MOVES.__getitem__, line.moves):
        yield seat, move
        if type(move) is not Draw:
            seat = line.deal.after[seat]


def setter(line: Line) -> Seat | None:
    """Return the seat that laid the last tile, or None."""
    laying = [seat for seat, move in by_seat(line) if type(move) is Play]
    return laying[-1] if laying else None


def next_leader(line: Line) -> Seat:
    """Return the leader of the next deal: the winner, or after a tie the last seat that laid a
    tile.
    """
    ended = line.outcome()
    seats = (ended and ended[1], setter(line), line.deal.leader)
    return next(seat for seat in seats if seat is not None)


def turns_done(line: Line, seat: Seat) -> int:
    """Return the number of turns that a seat has completed.

    A pass completes a turn, a draw does not.
    """
    around = order_from(line.deal.leader, line.deal.after) if line.moves else ()
    return (
        len(range(around.index(seat), len(line.moves) - line.moves.count(DRAWN), len(around)))
        if seat in around
        else 0
    )


def history(line: Line) -> list[Moved]:
    """Return the moves as `games.parts.knowledge` looks at them."""
    deal, found, drawing = line.deal, list[Moved](), False
    ends = START if deal.start is None else code(*tiles.HALVES[deal.start])
    for seat, move in by_seat(line):
        # in that mode a drawn tile ends the turn even if it fits
        at_will = drawing and deal.mode is Mode.LUX
        drawing = type(move) is Draw
        found.append((seat, move, 0 if at_will else FITTING[ends]))
        if type(move) is Play:
            following = NEXT[ends][move.code]
            assert following is not None
            ends = following
    return found


def drawn(line: Line, boneyard: tuple[Tile, ...], viewer: Seat | None) -> tuple[DrewTiles, ...]:
    """Return the private note of the tiles that a viewer has drawn in this deal."""
    return knowledge.drawn_tiles(history(line), boneyard, viewer)


def placed(line: Line) -> tuple[Placed, ...]:
    """Return the tiles on the table in the order of play."""
    start = line.deal.start
    if start is None:
        return knowledge.line_of(history(line), LINE.empty)
    return (
        Placed(*tiles.HALVES[start], End.START, line.deal.leader),
        *knowledge.line_of(history(line), LINE.ends(LINE.started(start))),
    )


def passed(line: Line) -> frozenset[Seat]:
    """Return the seats whose last completed turn was a pass."""
    if _PASS not in line.moves:
        return frozenset()
    around = order_from(line.deal.leader, line.deal.after)
    turns = line.moves.replace(DRAWN, b"")
    lately = range(max(0, len(turns) - len(around)), len(turns))
    return frozenset(around[number % len(around)] for number in lately if turns[number] == _PASS)


S = TypeVar("S", bound=Line)


class LineGame(Game[S, O]):
    """A game whose state is a `Line`, with an `austrian.Series` as the field `series` of its table.

    If tiles are drawn (`boneyard`), the table of its state keeps them, as they were dealt, in the
    field `boneyard`.
    """

    def settle(self, state: S) -> tuple[int, ...]:
        stacks: tuple[int, ...] = state.table.series.stacks
        return stacks

    def turn(self, state: S) -> int:
        return int(state.table.series.turns) + len(state.moves)

    def places(self, state: S, viewer: Participant | None) -> tuple[Place, ...]:
        """Return the places of all hidden tiles, and the tiles that the moves so far allow in
        each.
        """
        view, deal, lead = self.view(state, viewer), state.deal, self.lead(state)
        shown = [seat for seat, player in enumerate(view.seats) if player.hand is not None]
        heavier = ~(lead | lead - 1) if lead else 0
        start = 0 if deal.start is None else tiles.BITS[deal.start]
        dealing = Dealing(
            sum(self.deck) & ~start, heavier | self.returned(state), lead, deal.leader
        )
        return knowledge.places(history(state), hands(state), dealing, view.viewer, shown)

    def totals_decide(self, state: S) -> bool:  # noqa: ARG002
        """Return whether the match ends with the present deal, so that the totals of points
        decide it.
        """
        return False

    def lead(self, state: S) -> int:
        """Return the mask of the tile that decided who leads the present deal (the first), or 0."""
        deal, series = state.deal, state.table.series
        if series.played - (state.to_move == NOBODY):
            return 0
        drawn = tiles.mask(state.table.boneyard[: state.moves.count(DRAWN)]) if self.boneyard else 0
        dealt = [held & ~drawn for held in deal.hands]
        return (
            tiles.BITS[tiles.heaviest(dealt[deal.leader])]
            if max(dealt) == dealt[deal.leader]
            else 0
        )

    def returned(self, state: S) -> int:  # noqa: ARG002
        """Return the mask of the tiles that were shown before the deal and then shuffled into
        the boneyard.
        """
        return 0

    def redealt(self, state: S, viewer: Participant | None, chance: Chance) -> S:
        if not state.deal.hands:
            return state
        found = self.places(state, viewer)
        return self.filled(state, found, Filling(found).masks(by_chance(chance)), chance.drawn)

    def filled(self, state: S, found: Sequence[Place], masks: Sequence[int], shuffle: Shuffle) -> S:
        """Return the state with these tiles in the places."""
        deal, table = copied(state.deal), state.table
        drawn = table.boneyard[: state.moves.count(DRAWN)] if self.boneyard else ()
        dealt, drawn, aside = knowledge.filled(found, masks, deal.hands, drawn)
        deal.hands = tuple(dealt)
        if self.boneyard:
            # the rest lies aside, and nobody draws it
            deal.stock = tuple(shuffle(aside, len(deal.stock)))
            boneyard = (*drawn, *deal.stock)
            table = (
                table._replace(boneyard=boneyard)
                if hasattr(table, "_replace")
                else replace(table, boneyard=boneyard)
            )
        return replace(state, table=table, deal=deal)

    def with_hands(
        self, state: S, hands: Sequence[int], aside: Sequence[Tile], shuffle: Shuffle
    ) -> S:
        """Return the state with these hands. Of the tiles aside some lie in the boneyard."""
        deal = copied(state.deal)
        deal.hands = tuple(hands)
        deal.stock = tuple(shuffle(aside, len(deal.stock)))
        return replace(state, deal=deal)
