"""Rules shared by the Austrian family (block, draw, Buki, Pulle): direction, the leader, and
hands revealed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, ClassVar

from games.core import (
    Action,
    Ending,
    Event,
    Result,
    Seat,
    SeatEvent,
    SeatView,
    Tile,
    View,
    by_seat,
    record,
)
from games.game import Game
from games.parts import knowledge, line_game, tiles
from games.parts import line as lines
from games.parts.chance import Chance
from games.parts.line import MOST_PLAYERS, NOBODY, Line, open_ends
from games.parts.options import Options, option


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A deal has begun. `tile` is the heaviest in any hand if that decided who leads."""

    deal: int
    leader: Seat
    tile: Tile | None


@dataclass(frozen=True, slots=True)
class DirectionReversed(Event):
    """The direction of play is reversed."""

    direction: int


@dataclass(frozen=True, slots=True)
class DealWon(SeatEvent):
    """A deal was won."""

    decides: ClassVar[bool] = True

    ending: Ending


@dataclass(frozen=True, slots=True)
class DealTied(Event):
    """A deal was blocked and the lowest total shared: nobody won."""

    decides: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class AustrianOptions(Options):
    """House rules of the whole family."""

    # with two players the direction makes no difference
    direction: str = option("cw", choices=("cw", "ccw"), players=3)
    reverse_every: int = option(0, low=0, high=100, players=3)
    reveal_after_domino: bool = option(False)


@record
class Series:
    """The part of a session that lasts from deal to deal."""

    stacks: tuple[int, ...]  # hc by seat
    wins: tuple[int, ...]  # deals won, by seat
    played: int = 0  # deals completed, ties included
    turns: int = 0  # turns before the present deal, for the clock


def direction(options: AustrianOptions, played: int) -> int:
    """Return the direction after `played` completed deals.

    It flips after every `reverse_every` deals, ties included.
    """
    start = 1 if options.direction == "cw" else -1
    return -start if options.reverse_every and played // options.reverse_every % 2 else start


def hands(deck: tuple[int, ...], seats: int, size: int, chance: Chance) -> tuple[int, ...]:
    """Shuffle a set (tiles as bits) and deal hands in seat order; return them as masks.

    The rest (Stamm) stays unknown.
    """
    drawn = chance.drawn(deck, seats * size)
    return tuple(sum(drawn[first : first + size]) for first in range(0, seats * size, size))


def leader(before: Line, dealt: tuple[int, ...]) -> tuple[Seat, Tile | None]:
    """Return the leader of a deal, and the tile if one decided.

    `before` is the state before dealing.
    """
    return (line_game.next_leader(before), None) if before.deal.hands else lines.first_leader(dealt)


def dealing_events(before: Line, line: Line, number: int, tile: Tile | None) -> tuple[Event, ...]:
    """Return the events of dealing."""
    events = _dealt(number, line.deal.leader, tile)
    if before.deal.hands and before.deal.after != line.deal.after:
        return (DirectionReversed(turning(line.deal.after)), *events)
    return events


@lru_cache(maxsize=256)
def _dealt(number: int, leader: Seat, tile: Tile | None) -> tuple[Event, ...]:
    """Return the event that begins a deal."""
    return (Dealt(number, leader, tile),)


def turning(after: tuple[Seat, ...]) -> int:
    """Return the direction of a deal. With two players it always counts as clockwise."""
    return 1 if after[0] == 1 else -1


_TIED: tuple[Event, ...] = (DealTied(),)
_WENT_OUT, _HELD_LEAST = (  # by seat
    tuple[tuple[Event, ...], ...]((DealWon(seat, how),) for seat in range(MOST_PLAYERS))
    for how in (Ending.DOMINO, Ending.BLOCKED)
)


def ending_events(how: Ending, won: Seat | None) -> tuple[Event, ...]:
    """Return the event that ends a deal."""
    if won is None:
        return _TIED
    if how is Ending.DOMINO:
        return _WENT_OUT[won]
    return _HELD_LEAST[won] if how is Ending.BLOCKED else (DealWon(won, how),)


def count_deal(series: Series, won: Seat | None, gains: tuple[int, ...] | None = None) -> Series:
    """Return the series with one more completed deal. `gains` are in hc."""
    return Series(
        by_seat(series.stacks, dict(enumerate(gains or ()))),
        by_seat(series.wins, {} if won is None else {won: 1}),
        series.played + 1,
        series.turns,
    )


def erase_wins(series: Series, seat: Seat) -> Series:
    """Return the series after another person has taken a seat: they have won no deals yet."""
    return replace(
        series, wins=tuple(0 if other == seat else won for other, won in enumerate(series.wins))
    )


def result(line: Line, options: AustrianOptions, gains: tuple[int, ...]) -> Result | None:
    """Return how a deal ended, or None if it has not.

    After a block all hands are counted, and so shown (rules 0.8).
    """
    outcome = line.outcome()
    if outcome is None:
        return None
    how, won = outcome
    shown = how is Ending.BLOCKED or options.reveal_after_domino
    left = lines.hands(line)
    return Result(
        ending=how,
        winners=() if won is None else (won,),
        hands=tuple(tiles.listed(held) if shown or not held else None for held in left),
        pips=tuple(tiles.pips(held) if shown or not held else None for held in left),
        gains=gains,
    )


def _face_down(game: Game[Any, Any], line: Line) -> int:
    """Return how many tiles lie face down beside the line; where tiles are drawn, only those
    that may still be drawn.
    """
    if game.boneyard and line.deal.hands:
        return len(line.deal.stock)
    return len(game.deck) - sum(map(int.bit_count, line.deal.hands)) - (line.deal.start is not None)


def view(
    game: Game[Any, Any],
    line: Line,
    series: Series,
    options: AustrianOptions,
    *,
    viewer: Seat | None,
    gains: tuple[int, ...],
    legal: tuple[Action, ...] = (),
    by_seat: Sequence[Mapping[str, Any]] = (),
    **more: Any,
) -> View:
    """Return the view that these games share.

    `more` are fields that a game adds, `by_seat` those it adds to each seat.
    """
    shown = result(line, options, gains)
    drawn, passed = knowledge.drew(line_game.history(line), line.to_move), line_game.passed(line)
    seats = []
    for seat, stack in enumerate(series.stacks):
        held = lines.hand(line, seat) if line.deal.hands else 0
        face_up = seat == viewer or (shown is not None and shown.hands[seat] is not None)
        seats.append(
            SeatView(
                count=held.bit_count(),
                hand=tiles.listed(held) if face_up else None,
                stack=stack,
                due=line.to_move == seat,
                passed=seat in passed,
                wins=series.wins[seat],
                drawn=drawn.get(seat, 0),
                **(by_seat[seat] if by_seat else {}),
            )
        )
    dealing = line.to_move != NOBODY
    return View(
        game=game.key,
        viewer=viewer,
        deal=series.played + dealing,
        dealing=dealing,
        direction=turning(line.deal.after or lines.order(len(seats), direction(options, 0))),
        seats=tuple(seats),
        line=line_game.placed(line),
        ends=open_ends(line.ends),
        stock=_face_down(game, line),
        legal=legal,
        result=shown,
        layout=game.layout,
        compared=game.compared,
        **more,
    )
