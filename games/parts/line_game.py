"""The game around the line: what its moves tell, where hidden tiles can be, and the base class
of its games.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeVar

from games.core import End, Participant, Placed, Seat, Tile
from games.game import Game
from games.parts import tiles
from games.parts.chance import Chance
from games.parts.hidden_tiles import NOWHERE, Filling, Place, Shuffle, by_chance
from games.parts.line import (
    DRAWN,
    ENDS,
    FITTING,
    MOVES,
    NEXT,
    NOBODY,
    PASS,
    START,
    Draw,
    DrewTiles,
    Line,
    Mode,
    Move,
    Play,
    code,
)
from games.parts.options import Options

_PASS = MOVES.index(PASS)


def by_seat(line: Line) -> Iterator[tuple[Seat, Move]]:
    """Yield the moves, each with its seat."""
    return _by_seat(line.deal.leader, line.deal.after, line.moves)


def _by_seat(seat: Seat, after: tuple[Seat, ...], moves: bytes) -> Iterator[tuple[Seat, Move]]:
    for move in map(MOVES.__getitem__, moves):
        yield seat, move
        if type(move) is not Draw:
            seat = after[seat]


def setter(line: Line) -> Seat | None:
    """Return the seat that laid the last tile, or None."""
    last = None
    for seat, move in by_seat(line):
        if type(move) is Play:
            last = seat
    return last


def next_leader(line: Line) -> Seat:
    """Return the leader of the next deal: the winner, or after a tie the last seat that laid a
    tile.
    """
    ended = line.outcome()
    for seat in (ended and ended[1], setter(line)):
        if seat is not None:
            return seat
    return line.deal.leader


@lru_cache(maxsize=256)
def _around(leader: Seat, after: tuple[Seat, ...]) -> list[Seat]:
    """Return the seats that take part in a deal, in the order of turns."""
    seats = [leader]
    while (seat := after[seats[-1]]) != leader:
        seats.append(seat)
    return seats


def turns_done(line: Line, seat: Seat) -> int:
    """Return the number of turns that a seat has completed.

    A pass completes a turn, a draw does not.
    """
    around = _around(line.deal.leader, line.deal.after) if line.moves else []
    return (
        len(range(around.index(seat), len(line.moves) - line.moves.count(DRAWN), len(around)))
        if seat in around
        else 0
    )


def drawn(line: Line, boneyard: tuple[Tile, ...], seat: Seat) -> tuple[DrewTiles, ...]:
    """Return the private note of the tiles that a seat has drawn in this deal.

    `boneyard` is as it was dealt.
    """
    drawers = [mover for mover, move in by_seat(line) if type(move) is Draw]
    found = tuple(tile for mover, tile in zip(drawers, boneyard, strict=False) if mover == seat)
    return (DrewTiles(found),) if found else ()


def drew(line: Line) -> dict[Seat, int]:
    """Return the number of tiles drawn in the present turn, or in the last turn of other seats;
    only seats that drew.
    """
    counts: dict[Seat, int] = {}
    drawing = 0
    for seat, move in by_seat(line) if DRAWN in line.moves else ():
        if type(move) is Draw:
            drawing += 1
        else:
            counts[seat], drawing = drawing, 0
    return {seat: count for seat, count in {**counts, line.to_move: drawing}.items() if count}


def placed(line: Line) -> tuple[Placed, ...]:
    """Return the tiles on the table in the order of play."""
    return _placed(line.deal.start, line.deal.leader, line.deal.after, line.moves)


@lru_cache(maxsize=64)  # all viewers of a change see the same
def _placed(
    start: Tile | None, leader: Seat, after: tuple[Seat, ...], moves: bytes
) -> tuple[Placed, ...]:
    found = []
    ends = START
    if start is not None:
        left, right = tiles.HALVES[start]
        found.append(Placed(left, right, End.START, leader))
        ends = code(left, right)
    for seat, move in _by_seat(leader, after, moves):
        if type(move) is Play:
            inner, opened_ends = ENDS[ends], NEXT[ends][move.code]
            assert opened_ends is not None
            outer = ENDS[opened_ends]
            assert outer is not None
            a = outer[0] if inner is None or move.end is End.LEFT else inner[1]
            b = outer[1] if inner is None or move.end is End.RIGHT else inner[0]
            found.append(Placed(a, b, move.end, seat))
            ends = opened_ends
    return tuple(found)


def passed(line: Line) -> frozenset[Seat]:
    """Return the seats whose last completed turn was a pass."""
    if _PASS not in line.moves:
        return frozenset()
    around, turns = _around(line.deal.leader, line.deal.after), line.moves.replace(DRAWN, b"")
    lately = range(max(0, len(turns) - len(around)), len(turns))
    return frozenset(around[number % len(around)] for number in lately if turns[number] == _PASS)


@dataclass(frozen=True, slots=True)
class Known:
    """The facts that a viewer sees of a deal, or remembers from its beginning."""

    hands: tuple[Seat, ...]  # seats whose hands the viewer sees
    own: Seat | None  # the viewer's seat, whose draws it remembers
    # mask of tiles that were shown before the deal and shuffled into the boneyard again
    returned: int = 0
    lead: int = 0  # mask of the heaviest tile in any hand, if that decided who leads


class _Held:
    """The tiles that came into a hand at the same time."""

    def __init__(self, size: int, drawn: int, allowed: int) -> None:
        self.size, self.drawn = size, drawn
        self.allowed = allowed  # mask of the tiles allowed by the beginning of the deal
        # mask of the tiles that would have fitted when the seat could not lay one
        self.excluded = 0
        self.laid = 0  # mask of the tiles laid by the seat that may have been among these


def places(line: Line, deck: int, known: Known) -> tuple[Place, ...]:
    """Return the places of all hidden tiles, with the tiles that each allows.

    A tile that has been laid counts in the place it came from. The last place is the boneyard or
    the tiles aside.
    """
    hands, unlaid = line.deal.hands, line.unlaid
    hidden = deck & unlaid
    for seat in known.hands:
        hidden &= ~hands[seat]
    everything, placed = hidden, 0
    found = []
    for seat, parts in enumerate(_held(line, known)):
        if seat == known.own:
            continue
        unseen = hands[seat] & unlaid if seat in known.hands else hidden
        for part in parts:
            allowed = unseen & part.allowed & ~part.excluded | part.laid
            everything |= allowed
            placed += part.size
            found.append(Place(seat, part.size, allowed, part.drawn))
    return (*found, Place(NOWHERE, everything.bit_count() - placed, hidden & ~known.lead))


def _held(line: Line, known: Known) -> list[list[_Held]]:
    """Return, by seat, the groups of tiles that came into the hand, in order."""
    deal = line.deal
    moves = tuple(by_seat(line))
    drawers = [seat for seat, move in moves if type(move) is Draw]
    drawable = tiles.D8 & ~known.lead
    lighter = known.lead - 1 & tiles.D8 if known.lead else tiles.D8
    held = []
    for seat, hand in enumerate(deal.hands):
        dealt = lighter & ~known.returned | (known.lead if seat == deal.leader else 0)
        held.append([_Held(hand.bit_count() - drawers.count(seat), NOWHERE, dealt)])
    ends = START if deal.start is None else code(*tiles.HALVES[deal.start])
    draws, drawing = 0, False
    for seat, move in moves:
        if type(move) is Play:
            for part in held[seat]:
                part.laid |= move.bit & part.allowed & ~part.excluded
            following = NEXT[ends][move.code]
            assert following is not None
            ends = following
        elif type(move) is Draw or not (
            drawing and deal.mode is Mode.LUX
        ):  # in that mode a drawn tile ends the turn even if it fits
            for part in held[seat]:
                part.excluded |= FITTING[ends]
        drawing = type(move) is Draw
        if drawing:
            held[seat].append(_Held(1, draws, drawable))
            draws += 1
    return held


S = TypeVar("S", bound=Line)
O = TypeVar("O", bound=Options)  # noqa: E741 - options


class LineGame(Game[S, O]):
    """A game whose state is a `Line`.

    If tiles are drawn (`boneyard`), the table of its state keeps them, as they were dealt, in the
    field `boneyard`.
    """

    def due(self, state: S) -> tuple[Seat, ...]:
        return () if state.to_move == NOBODY else (state.to_move,)

    def dealing(self, state: S) -> bool:
        return state.to_move != NOBODY

    def places(self, state: S, viewer: Participant | None) -> tuple[Place, ...]:
        """Return the places of all hidden tiles, and the tiles that the moves so far allow in
        each.
        """
        view = self.view(state, viewer)
        seen = tuple(
            seat for seat, seat_view in enumerate(view.seats) if seat_view.hand is not None
        )
        known = Known(seen, view.viewer, self.returned(state), self.lead(state))
        return places(state, sum(self.deck), known)

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
        masks = Filling(found).masks(by_chance(chance))
        return self.filled(state, found, masks, chance.drawn)

    def filled(self, state: S, found: Sequence[Place], masks: Sequence[int], shuffle: Shuffle) -> S:
        """Return a state in which these tiles lie in the places."""
        hands = [
            0 if any(place.seat == seat for place in found) else held
            for seat, held in enumerate(state.deal.hands)
        ]
        table, stock = state.table, state.deal.stock
        drawn = list(table.boneyard[: state.moves.count(DRAWN)]) if self.boneyard else []
        for place, mask in zip(found, masks, strict=True):
            if place.seat != NOWHERE:
                hands[place.seat] |= mask
                if place.drawn != NOWHERE:
                    drawn[place.drawn] = tiles.heaviest(mask)
            elif self.boneyard:
                # the rest lies aside, and nobody draws it
                stock = tuple(shuffle(tiles.listed(mask), len(stock)))
        if self.boneyard:
            boneyard = (*drawn, *stock)
            table = (
                table._replace(boneyard=boneyard)
                if hasattr(table, "_replace")
                else replace(table, boneyard=boneyard)
            )
        return replace(
            state, table=table, deal=replace(state.deal, hands=tuple(hands), stock=stock)
        )
