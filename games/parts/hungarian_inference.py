"""Public conclusions about hidden hands in Hungarian dominoes.

A series ends when its owner has no tile that fits there. A seat that passes has no tile for either end.
"""

from collections.abc import Iterator, Sequence

from games.core import End, Placed, Seat, Tile
from games.parts.tiles import HALVES, SUITS


def excluded(line: Sequence[Placed], players: int, to_move: Seat, going_on: bool, both: bool) -> tuple[int, ...]:
    """Return, by seat, the mask of the tiles that it has shown not to hold.

    `going_on`: the last series is not over. `both`: the leader's series may go on at both ends.
    """
    found = [0] * players
    turns = list(_turns(line, both))
    for number, (seat, last) in enumerate(turns):
        if number == len(turns) - 1 and going_on:
            break
        left, right = _ends(line[: last + 1])
        end = line[last].end
        opening = number == 0 and (both or end is End.START)
        if opening or end is End.LEFT:
            found[seat] |= SUITS[left]
        if opening or end is End.RIGHT:
            found[seat] |= SUITS[right]
        following = turns[number + 1][0] if number + 1 < len(turns) else to_move
        passing = (seat + 1) % players
        while passing not in (following, seat):
            found[passing] |= SUITS[left] | SUITS[right]
            passing = (passing + 1) % players
    return tuple(found)


def _turns(line: Sequence[Placed], both: bool) -> Iterator[tuple[Seat, int]]:
    """Yield the seat of each series and the index of its last tile. A seat may lay two series in a row, at different ends."""
    opening = both
    for number, one in enumerate(line):
        following = line[number + 1] if number + 1 < len(line) else None
        if following is None or following.seat != one.seat or not (opening or following.end is one.end or one.end is End.START):
            opening = False
            yield one.seat, number


def _ends(line: Sequence[Placed]) -> tuple[int, int]:
    """Return the numbers at the ends of a line."""
    left = next(one.a for one in reversed(line) if one.end is not End.RIGHT)
    right = next(one.b for one in reversed(line) if one.end is not End.LEFT)
    return left, right


def end_numbers(train: Sequence[Tile]) -> tuple[int, int]:
    """Return the numbers at the ends of a train of several tiles on an empty table."""
    low, high = HALVES[train[0]]
    number = high if high in HALVES[train[1]] else low
    start = low + high - number
    for tile in train[1:]:
        number = sum(HALVES[tile]) - number
    return start, number
