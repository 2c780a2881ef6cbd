"""What the moves of a deal on the line tell: who laid, drew and passed what, and who leads next."""

from collections.abc import Iterator
from functools import lru_cache

from games.core import End, Placed, Seat, Tile
from games.parts import tiles
from games.parts.ends import ENDS, START, code
from games.parts.line import DRAWN, MOVES, NEXT, PASS, Draw, DrewTiles, Line, Move, Play

_PASS = MOVES.index(PASS)


def by_seat(line: Line) -> Iterator[tuple[Seat, Move]]:
    """The moves, each with who made it."""
    return _by_seat(line.deal.leader, line.deal.after, line.moves)


def _by_seat(seat: Seat, after: tuple[Seat, ...], moves: bytes) -> Iterator[tuple[Seat, Move]]:
    for move in map(MOVES.__getitem__, moves):
        yield seat, move
        if type(move) is not Draw:
            seat = after[seat]


def setter(line: Line) -> Seat | None:
    """Who laid the last tile."""
    last = None
    for seat, move in by_seat(line):
        if type(move) is Play:
            last = seat
    return last


def next_leader(line: Line) -> Seat:
    """Who leads the next deal: the winner, or after a tie the last to lay a tile (not the last to pass)."""
    ended = line.outcome()
    for seat in (ended and ended[1], setter(line)):
        if seat is not None:
            return seat
    return line.deal.leader


@lru_cache(maxsize=256)
def _around(leader: Seat, after: tuple[Seat, ...]) -> list[Seat]:
    """Who takes part in a deal, in the order of the turns."""
    seats = [leader]
    while (seat := after[seats[-1]]) != leader:
        seats.append(seat)
    return seats


def turns_done(line: Line, seat: Seat) -> int:
    """Turns that a seat has completed; a pass is one, a draw completes none."""
    around = _around(line.deal.leader, line.deal.after) if line.moves else []
    return len(range(around.index(seat), len(line.moves) - line.moves.count(DRAWN), len(around))) if seat in around else 0


def drawn(line: Line, boneyard: tuple[Tile, ...], seat: Seat) -> tuple[DrewTiles, ...]:
    """What a seat has drawn in this deal out of the boneyard as it was dealt: for nobody else's eyes."""
    drawers = [mover for mover, move in by_seat(line) if type(move) is Draw]
    found = tuple(tile for mover, tile in zip(drawers, boneyard, strict=False) if mover == seat)
    return (DrewTiles(found),) if found else ()


def drew(line: Line) -> dict[Seat, int]:
    """How many tiles a seat has drawn in its present turn, or, while it is not due, in its last one; by seat, who drew any."""
    counts: dict[Seat, int] = {}
    drawing = 0
    for seat, move in by_seat(line) if DRAWN in line.moves else ():
        if type(move) is Draw:
            drawing += 1
        else:
            counts[seat], drawing = drawing, 0
    return {seat: count for seat, count in {**counts, line.to_move: drawing}.items() if count}


def placed(line: Line) -> tuple[Placed, ...]:
    """The tiles on the table in the order of play."""
    return _placed(line.deal.start, line.deal.leader, line.deal.after, line.moves)


@lru_cache(maxsize=64)  # everybody to whom a change is shown sees the same
def _placed(start: Tile | None, leader: Seat, after: tuple[Seat, ...], moves: bytes) -> tuple[Placed, ...]:
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
    """The seats whose last completed turn was a pass."""
    if _PASS not in line.moves:
        return frozenset()
    around, turns = _around(line.deal.leader, line.deal.after), line.moves.replace(DRAWN, b"")
    lately = range(max(0, len(turns) - len(around)), len(turns))
    return frozenset(around[number % len(around)] for number in lately if turns[number] == _PASS)
