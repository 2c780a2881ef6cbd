"""What the moves of a deal on the line tell: who laid, drew and passed what, and who leads next."""

from collections.abc import Iterator
from functools import lru_cache

from games.core import End, Placed, Seat, Tile
from games.parts import tiles
from games.parts.ends import START, code, laid
from games.parts.line import DRAWN, MOVES, NEXT, PASS, Draw, DrewTiles, Line, Move, Play

_PASS = bytes((MOVES.index(PASS),))


def by_seat(line: Line) -> Iterator[tuple[Seat, Move]]:
    """The moves, each with who made it."""
    seat = line.deal.leader
    for move in map(MOVES.__getitem__, line.moves):
        yield seat, move
        if type(move) is not Draw:
            seat = line.deal.after[seat]


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


def _turns(line: Line, seat: Seat) -> bytes:
    """The moves with which a seat has completed its turns; a draw completes none."""
    around = _around(line.deal.leader, line.deal.after) if line.moves else []
    return line.moves.replace(DRAWN, b"")[around.index(seat) :: len(around)] if seat in around else b""


def turns_done(line: Line, seat: Seat) -> int:
    """Turns that a seat has completed; a pass is one."""
    return len(_turns(line, seat))


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
    found = []
    ends = START
    if line.deal.start is not None:
        left, right = tiles.HALVES[line.deal.start]
        found.append(Placed(left, right, End.START, line.deal.leader))
        ends = code(left, right)
    for seat, move in by_seat(line):
        if isinstance(move, Play):
            halves = laid(ends, move.tile, move.end)
            opened_ends = NEXT[ends][move.code]
            assert halves is not None
            assert opened_ends is not None
            found.append(Placed(*halves, move.end, seat))
            ends = opened_ends
    return tuple(found)


def passed(line: Line, seat: Seat) -> bool:
    """Whether the seat's last completed turn was a pass."""
    return _turns(line, seat)[-1:] == _PASS
