"""Works out what the moves of a match have shown of hidden hands, and deals again what a viewer
cannot know.

A seat that draws or passes holds no tile that it could have laid. This says nothing about tiles
drawn later, so the tiles dealt to a hand and each tile drawn into it are separate places
(`games.parts.hidden_tiles`).
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TypeVar

from games.core import Placed, Seat, copied
from games.parts import tiles
from games.parts.hidden_tiles import NOWHERE, Place, Shuffle
from games.parts.line import Draw, Pass, Play
from games.parts.match import spreads
from games.parts.match.match_state import MatchState
from games.parts.match.spreads import Ends

S = TypeVar("S", bound=MatchState)


class _Held:
    """The tiles that came into a hand at the same time."""

    def __init__(self, size: int, drawn: int, allowed: int) -> None:
        self.size, self.drawn = size, drawn
        self.allowed = allowed  # mask of the tiles that may be among these
        self.excluded = 0  # mask of the tiles that the seat showed not to hold
        self.laid = 0  # mask of the tiles laid by the seat that may have been among these


@dataclass(frozen=True, slots=True)
class Dealing:
    """Facts about the dealing that everybody knows."""

    deck: int  # mask of the tiles that were shuffled
    undealt: int = 0  # mask of tiles that are in no dealt hand, as another tile decided who leads
    lead: int = 0  # mask of that tile, which the leader was dealt


def places(
    state: MatchState, own: Seat | None, shown: Collection[Seat], dealing: Dealing
) -> tuple[Place, ...]:
    """Return the places of all tiles that the seat `own` (None: the room) cannot see, with the
    tiles that each allows.

    `shown` are the seats whose hands lie open. A tile that has been laid counts in the place it
    came from. The last place is the boneyard, or the tiles aside.
    """
    laid = tiles.mask(action.tile for _, action, _ in state.moves if isinstance(action, Play))
    hidden = dealing.deck & ~laid
    for seat in {*shown, *(() if own is None else (own,))}:
        hidden &= ~state.hands[seat]
    everything, placed = hidden, 0
    found = []
    for seat, parts in enumerate(_held(state, dealing)):
        if seat == own:
            continue
        unseen = state.hands[seat] if seat in shown else hidden
        for part in parts:
            allowed = unseen & part.allowed & ~part.excluded | part.laid
            everything |= allowed
            placed += part.size
            found.append(Place(seat, part.size, allowed, part.drawn))
    return (*found, Place(NOWHERE, everything.bit_count() - placed, hidden & ~dealing.lead))


def dealt_hands(state: MatchState) -> tuple[int, ...]:
    """Return the masks of the hands as they were dealt."""
    hands = list(state.hands)
    draws = 0
    for seat, action, _ in state.moves:
        if isinstance(action, Play):
            hands[seat] |= action.bit
    for seat, action, _ in state.moves:
        if isinstance(action, Draw):
            hands[seat] &= ~(1 << state.boneyard[draws])
            draws += 1
    return tuple(hands)


def _held(state: MatchState, dealing: Dealing) -> list[list[_Held]]:
    """Return, by seat, the groups of tiles that came into the hand, in order."""
    drawable = dealing.deck & ~dealing.lead
    held = []
    for seat, hand in enumerate(dealt_hands(state)):
        dealt = drawable & ~dealing.undealt | (dealing.lead if seat == state.leader else 0)
        held.append([_Held(hand.bit_count(), NOWHERE, dealt)])
    draws = 0
    for seat, action, fitting in state.moves:
        if isinstance(action, Play):
            for part in held[seat]:
                part.laid |= action.bit & part.allowed & ~part.excluded
            continue
        for part in held[seat]:
            part.excluded |= fitting
        if isinstance(action, Draw):
            held[seat].append(_Held(1, draws, drawable))
            draws += 1
    return held


def filled(
    state: S, found: Sequence[Place], masks: Sequence[int], shuffle: Shuffle, *, stock: bool
) -> S:
    """Return a state in which these tiles lie in the places.

    `stock`: the rest is drawn, else it lies aside.
    """
    hands = [
        0 if any(place.seat == seat for place in found) else held
        for seat, held in enumerate(state.hands)
    ]
    drawn, rest = list(state.boneyard[: state.draws]), state.stock
    laid = tiles.mask(action.tile for _, action, _ in state.moves if isinstance(action, Play))
    for place, mask in zip(found, masks, strict=True):
        if place.seat != NOWHERE:
            hands[place.seat] |= mask & ~laid
            if place.drawn != NOWHERE:
                drawn[place.drawn] = mask.bit_length() - 1
        elif stock:
            rest = tuple(shuffle(tiles.listed(mask), len(rest)))
    anew = copied(state)
    anew.hands, anew.boneyard = tuple(hands), (*drawn, *rest)
    return anew


def passed(state: MatchState) -> frozenset[Seat]:
    """Return the seats whose last completed turn was a pass.

    One that ends a turn at will excludes no tile, and is none.
    """
    last: dict[Seat, bool] = {}
    for seat, action, fitting in state.moves:
        if not isinstance(action, Draw):
            last[seat] = isinstance(action, Pass) and bool(fitting)
    return frozenset(seat for seat, passed in last.items() if passed)


def drew(state: MatchState) -> dict[Seat, int]:
    """Return the number of tiles drawn in the present turn, or in the last turn of other seats;
    only seats that drew.
    """
    counts: dict[Seat, int] = {}
    drawing = 0
    for seat, action, _ in state.moves:
        if isinstance(action, Draw):
            drawing += 1
        else:
            counts[seat], drawing = drawing, 0
    return {
        seat: count
        for seat, count in {**counts, state.to_move: drawing}.items()
        if count and seat >= 0
    }


def drawn_tiles(state: MatchState, seat: Seat) -> tuple[int, ...]:
    """Return the tiles that a seat has drawn in this deal, in order."""
    drawers = [mover for mover, action, _ in state.moves if isinstance(action, Draw)]
    return tuple(
        tile for mover, tile in zip(drawers, state.boneyard, strict=False) if mover == seat
    )


def line_of(state: MatchState, ends: Ends) -> tuple[Placed, ...]:
    """Return the tiles on the table, in the order of play. `ends` are those of an empty table."""
    found = []
    for seat, action, _ in state.moves:
        if isinstance(action, Play):
            following = ends.after(action)
            assert following is not None
            ends = following
            found.append(spreads.placed(action.tile, action.end, ends.tips, seat))
    return tuple(found)
