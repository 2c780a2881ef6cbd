"""The line engine: reasons for refusals, a tile that lay there before, tiles that score at once.

Worked cases, referees and the contract play it in all modes.
"""

from dataclasses import replace

import pytest

from games.core import End, Ending, IllegalAction, Scored, by_seat
from games.parts import line as lines
from games.parts import line_game, tiles
from games.parts.austrian import DealWon
from games.parts.line import DRAW, ENDS, NOBODY, PASS, Deal, Line, Mode, Play, Played
from tests.games.golden import held
from tests.games.moves import play


def run(line, *moves):
    for move in moves:
        line, _ = lines.act(line, line.to_move, move)
    return line


def block(*hands, leader=0, direction=1):
    return lines.begin_deal(
        Line, None, Deal(tuple(map(held, hands)), lines.order(len(hands), direction), leader)
    )


@pytest.mark.parametrize(
    ("action", "key", "values"),
    [
        (play("1-3", "right"), "not-in-hand", {"tile": "1-3"}),
        (play("3-4", "right"), "does-not-fit", {"tile": "3-4", "end": "right"}),
        (play("1-2", "left"), "does-not-fit", {"tile": "1-2", "end": "left"}),
        (play("1-2", "start"), "does-not-fit", {"tile": "1-2", "end": "start"}),
        (DRAW, "no-drawing", {}),
        (PASS, "must-play", {}),
    ],
)
def test_reasons_for_a_refusal(action, key, values):
    line = run(block(["0-1", "7-8"], ["1-2", "3-4"]), play("0-1", "start"))
    with pytest.raises(IllegalAction) as refused:
        lines.act(line, 1, action)
    assert (refused.value.key, refused.value.values) == (key, values)


def test_a_tile_that_lay_there_before_the_first_move():
    deal = Deal(
        (held(["3-6"]), held(["1-2"])), lines.order(2, 1), 0, Mode.LUX, start=tiles.named("5-6")
    )
    line = run(lines.begin_deal(Line, None, deal), play("3-6", "right"))
    assert [(placed.a, placed.b) for placed in line_game.placed(line)] == [(5, 6), (6, 3)]
    assert line.outcome() == (Ending.DOMINO, 0)


class Fives(Line):
    """Counts what the ends come to after each tile, if it is a multiple of five.

    Ten points end the match.
    """

    __slots__ = ()
    table: tuple[int, ...]

    def outcome(self):
        reached = [seat for seat, score in enumerate(self.table) if score >= 10]
        return (Ending.TARGET, reached[0]) if reached else super().outcome()

    def closed(self):
        ending, winner = self.outcome()
        return self.table, (DealWon(winner, ending),)


def counted(line, seat, play):
    """What a tile counts."""
    left, right = ENDS[line.ends]
    points = left + right if (left + right) % 5 == 0 else 0
    scores = by_seat(line.table, {seat: points})
    line = replace(line, table=scores, to_move=NOBODY if max(scores) >= 10 else line.to_move)
    return line, (Scored(seat, points, scores[seat]),) if points else ()


def fives(*hands):
    """A deal of it with these hands."""
    dealt = tuple(tiles.mask(map(tiles.named, held.split())) for held in hands)
    return lines.begin_deal(Fives, (0,) * len(hands), Deal(dealt, lines.order(len(hands), 1), 0))


def lay(line, seat, text):
    """A tile that may count: "4-6 left"."""
    name, end = text.split()
    return lines.act(line, seat, Play(tiles.named(name), End(end)), counted)


def test_tiles_can_count_as_soon_as_they_are_laid_and_end_a_match_at_once():
    line, events = lay(fives("1-4 0-1 2-2", "4-4 0-6 6-6"), 0, "1-4 start")
    assert events == (Played(0, tiles.named("1-4"), End.START), Scored(0, 5, 5))
    line, events = lay(line, 1, "4-4 right")
    assert events[1:] == (Scored(1, 5, 5),)
    line, events = lay(line, 0, "0-1 left")
    assert (events[1:], line.to_move, line.outcome()) == ((), 1, None)
    line, events = lay(line, 1, "0-6 left")
    assert events[1:] == (Scored(1, 10, 15), DealWon(1, Ending.TARGET))
    assert (line.to_move, line.outcome(), lines.legal(line, 0)) == (NOBODY, (Ending.TARGET, 1), ())


def test_the_last_tile_counts_before_the_deal_is_closed():
    line, events = lay(fives("1-4", "0-5"), 0, "1-4 start")
    assert events[1:] == (Scored(0, 5, 5), DealWon(0, Ending.DOMINO))
    assert line.outcome() == (Ending.DOMINO, 0)
