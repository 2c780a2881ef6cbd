"""Facts read from the moves of a deal on the line: tiles laid and drawn, passes, and the next leader."""

from collections.abc import Iterator
from functools import lru_cache

from games.core import End, Placed, Seat, Tile
from games.parts import tiles
from games.parts.line import DRAWN, MOVES, NEXT, PASS, Draw, DrewTiles, Line, Move, Play
from games.parts.open_ends import ENDS, START, code

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
    """Return the leader of the next deal: the winner, or after a tie the last seat that laid a tile."""
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
    """Return the number of turns that a seat has completed. A pass completes a turn, a draw does not."""
    around = _around(line.deal.leader, line.deal.after) if line.moves else []
    return len(range(around.index(seat), len(line.moves) - line.moves.count(DRAWN), len(around))) if seat in around else 0


def drawn(line: Line, boneyard: tuple[Tile, ...], seat: Seat) -> tuple[DrewTiles, ...]:
    """Return the private note of the tiles that a seat has drawn in this deal. `boneyard` is as it was dealt."""
    drawers = [mover for mover, move in by_seat(line) if type(move) is Draw]
    found = tuple(tile for mover, tile in zip(drawers, boneyard, strict=False) if mover == seat)
    return (DrewTiles(found),) if found else ()


def drew(line: Line) -> dict[Seat, int]:
    """Return the number of tiles drawn in the present turn, or in the last turn of other seats; only seats that drew."""
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
    """Return the seats whose last completed turn was a pass."""
    if _PASS not in line.moves:
        return frozenset()
    around, turns = _around(line.deal.leader, line.deal.after), line.moves.replace(DRAWN, b"")
    lately = range(max(0, len(turns) - len(around)), len(turns))
    return frozenset(around[number % len(around)] for number in lately if turns[number] == _PASS)
