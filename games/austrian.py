"""What the Austrian family (block, draw, Buki, Pulle) has in common: direction, who leads, what is revealed."""

from dataclasses import dataclass
from typing import NamedTuple

from games import line as lines
from games import tiles
from games.chance import Chance
from games.core import Ending, Event, Options, Result, Seat, SeatView, Tile
from games.line import Line
from games.options import option


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A deal has begun. `tile` is the heaviest in any hand if that decided who leads."""

    deal: int
    leader: Seat
    tile: Tile | None


@dataclass(frozen=True, slots=True)
class DirectionReversed(Event):
    """From now on the turn passes the other way round."""

    direction: int


@dataclass(frozen=True, slots=True)
class DealWon(Event):
    """A deal was won."""

    seat: Seat
    ending: Ending


@dataclass(frozen=True, slots=True)
class DealTied(Event):
    """A deal was blocked and the lowest total shared: nobody won."""


@dataclass(frozen=True, slots=True)
class AustrianOptions(Options):
    """House rules of the whole family."""

    direction: str = option("cw", choices=("cw", "ccw"))
    reverse_every: int = option(0, choices=(0, 5, 10))
    reveal_after_domino: bool = option(False)


class Series(NamedTuple):
    """What a session keeps from deal to deal."""

    stacks: tuple[int, ...]  # hc by seat
    wins: tuple[int, ...]  # deals won, by seat
    played: int = 0  # deals completed, ties included
    turns: int = 0  # turns before the present deal, for the clock


def direction(options: AustrianOptions, played: int) -> int:
    """The direction of the deal that follows `played` completed ones: it flips after every `reverse_every` (ties count)."""
    start = 1 if options.direction == "cw" else -1
    flips = played // options.reverse_every if options.reverse_every else 0
    return -start if flips % 2 else start


def leader(before: Line | None, hands: tuple[int, ...]) -> tuple[Seat, Tile | None]:
    """Who leads a deal, and the tile if one decided. `before` is the previous deal."""
    if before is None:
        return lines.first_leader(hands)
    return lines.next_leader(before), None


def hands(deck: tuple[int, ...], seats: int, size: int, chance: Chance) -> tuple[int, ...]:
    """Hands as masks, dealt by seat order from a shuffled set whose tiles are given as bits. The rest (Stamm) stays unknown."""
    drawn = chance.drawn(deck, seats * size)
    return tuple([sum(drawn[first : first + size]) for first in range(0, seats * size, size)])


def dealt(before: Line | None, line: Line, deal: int, tile: Tile | None) -> tuple[Event, ...]:
    """The events of dealing."""
    event = Dealt(deal, line.leader, tile)
    if before is not None and before.rules.direction != line.rules.direction:
        return (DirectionReversed(line.rules.direction), event)
    return (event,)


def decided(line: Line) -> Event:
    """The event that ends a deal."""
    assert line.ending is not None
    won = lines.winner(line)
    return DealTied() if won is None else DealWon(won, line.ending)


def ended(series: Series, line: Line) -> Series:
    """The series with one more deal completed."""
    stacks, wins, played, turns = series
    won = lines.winner(line)
    if won is not None:
        wins = (*wins[:won], wins[won] + 1, *wins[won + 1 :])
    return Series(stacks, wins, played + 1, turns)


def result(line: Line | None, options: AustrianOptions, gains: tuple[int, ...]) -> Result | None:
    """How a deal ended, None if it has not. Hands are counted, and so shown, after a block (rules 0.8)."""
    if line is None or line.ending is None:
        return None
    shown = line.ending is Ending.BLOCKED or options.reveal_after_domino
    hands = [held & ~line.laid for held in line.hands]
    return Result(
        ending=line.ending,
        winner=lines.winner(line),
        hands=tuple(tiles.listed(held) if shown or not held else None for held in hands),
        pips=tuple(tiles.pips(held) if shown or not held else None for held in hands),
        gains=gains,
        next_leader=lines.next_leader(line),
    )


def seats(series: Series, line: Line | None, viewer: Seat | None, shown: Result | None) -> tuple[SeatView, ...]:
    """The seats as the viewer sees them: his own hand, and what was revealed."""
    views = []
    passed = lines.last_passed(line) if line else None
    for seat, stack in enumerate(series.stacks):
        held = lines.hand(line, seat) if line else 0
        open_hand = seat == viewer or (shown is not None and shown.hands[seat] is not None)
        views.append(
            SeatView(
                count=held.bit_count(),
                hand=tiles.listed(held) if open_hand else None,
                stack=stack,
                due=line is not None and line.to_move == seat,
                passed=passed is not None and passed[seat],
                wins=series.wins[seat],
            )
        )
    return tuple(views)
