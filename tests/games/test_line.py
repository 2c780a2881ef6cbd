"""The line engine against a naive one, in all modes, and the decisions of the rules' list of
ambiguities that concern it.
"""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import Action, End, Ending, IllegalAction, Scored, by_seat
from games.parts import line as lines
from games.parts import line_game, tiles
from games.parts.austrian import DealWon
from games.parts.chance import Chance
from games.parts.line import DRAW, NOBODY, PASS, PLAYS, Deal, Line, Mode, Play, Played
from games.parts.open_ends import ENDS
from tests.games.golden import held
from tests.games.moves import play


class Naive:
    """The rules of section 1 once more, with lists of halves and no cleverness."""

    def __init__(self, mode, hands, leader, direction, stock, limit, visible):
        self.mode, self.direction, self.limit, self.visible = mode, direction, limit, visible
        self.hands = [list(hand) for hand in hands]
        self.stock = list(stock)
        self.layout = []
        self.seat, self.idle, self.drawn, self.over, self.setter = leader, 0, 0, None, None

    def fits(self, tile, end):
        if not self.layout:
            return end == "start"
        return (
            end != "start" and (self.layout[0][0] if end == "left" else self.layout[-1][1]) in tile
        )

    def moves(self):
        if self.over:
            return []
        found = [
            ("play", tile, end)
            for tile in self.hands[self.seat]
            for end in ("start", "left", "right")
            if self.fits(tile, end)
        ]
        if found and not (self.mode == "lux" and self.drawn):
            return found
        most = {"block": 0, "lux": 1, "draw": self.limit or 99}[self.mode]
        return [("draw",)] if self.stock and self.drawn < most else [("pass",)]

    def move(self, move):
        if move[0] == "draw":
            self.hands[self.seat].append(self.stock.pop(0))
            self.drawn += 1
            return
        if move[0] == "play":
            _, (a, b), end = move
            self.hands[self.seat].remove((a, b))
            if end == "left":
                self.layout.insert(0, (a, b) if b == self.layout[0][0] else (b, a))
            elif end == "right":
                self.layout.append((a, b) if a == self.layout[-1][1] else (b, a))
            else:
                self.layout.append((a, b))
            self.setter, self.idle = self.seat, 0
            rest = [tile for hand in self.hands for tile in hand] + self.stock
            if not self.hands[self.seat]:
                self.over = "domino"
            elif (
                self.mode != "block"
                and self.visible
                and not any(self.fits(tile, end) for tile in rest for end in ("left", "right"))
            ):
                self.over = "blocked"
        else:
            self.idle = 0 if self.drawn else self.idle + 1
            if self.idle == len(self.hands):
                self.over = "blocked"
        self.drawn = 0
        self.seat = (self.seat + self.direction) % len(self.hands)

    def winner(self):
        if self.over == "domino":
            return self.setter
        pips = [sum(a + b for a, b in hand) for hand in self.hands]
        best = [seat for seat, total in enumerate(pips) if total == min(pips)]
        return best[0] if len(best) == 1 else None


def as_text(move: Action):
    if isinstance(move, Play):
        return ("play", tiles.HALVES[move.tile], move.end.value)
    return (move.verb,)


@settings(max_examples=150, deadline=None)
@given(
    mode=st.sampled_from(["block", "draw", "lux"]),
    deck=st.sampled_from([tiles.D8ND, tiles.D8, tiles.D6]),
    players=st.integers(2, 6),
    size=st.integers(1, 7),
    direction=st.sampled_from([1, -1]),
    limit=st.sampled_from([None, 1, 3]),
    visible=st.booleans(),
    seed=st.integers(0, 1 << 64),
)
def test_same_game_as_the_naive_engine(mode, deck, players, size, direction, limit, visible, seed):
    rng = random.Random(seed)
    size = min(size, deck.bit_count() // players)
    drawn = Chance(seed.to_bytes(32, "big")).shuffled(tiles.listed(deck))
    hands = [drawn[at : at + size] for at in range(0, players * size, size)]
    stock = drawn[players * size :] if mode != "block" else []
    leader = rng.randrange(players)
    deal = Deal(
        tuple(tiles.mask(hand) for hand in hands),
        lines.order(players, direction),
        leader,
        mode=Mode(mode),
        draw_limit=limit,
        visible_block=visible,
        stock=tuple(stock),
    )
    line = lines.begin_deal(Line, None, deal)
    naive = Naive(
        mode,
        [[tiles.HALVES[tile] for tile in hand] for hand in hands],
        leader,
        direction=direction,
        stock=[tiles.HALVES[tile] for tile in stock],
        limit=limit,
        visible=visible,
    )
    turns = [0] * players
    for _ in range(500):
        legal = lines.legal(line, naive.seat)
        assert sorted(map(as_text, legal)) == sorted(naive.moves())
        assert [seat for seat in range(players) if lines.legal(line, seat)] == (
            [] if naive.over else [naive.seat]
        )
        if naive.over:
            break
        illegal = [move for move in (*rng.sample(PLAYS, 12), DRAW, PASS) if move not in legal]
        for move in illegal:
            with pytest.raises(IllegalAction):
                lines.act(line, naive.seat, move)
        with pytest.raises(IllegalAction, match="not-your-turn"):
            lines.act(line, (naive.seat + 1) % players, legal[0])
        move = rng.choice(legal)
        if move != DRAW:
            turns[naive.seat] += 1
        line, (event,) = lines.act(line, naive.seat, move)
        assert event.seat == naive.seat
        naive.move(as_text(move))
        assert [line_game.turns_done(line, seat) for seat in range(players)] == turns
        assert [list(tiles.listed(hand)) for hand in lines.hands(line)] == [
            sorted(tiles.of(*tile) for tile in hand) for hand in naive.hands
        ]
        layout = []
        for placed in line_game.placed(line):
            layout.insert(0 if placed.end is End.LEFT else len(layout), (placed.a, placed.b))
        assert layout == naive.layout
    assert line.outcome() == (Ending(naive.over), naive.winner())
    assert line_game.next_leader(line) == (
        naive.setter if naive.winner() is None else naive.winner()
    )


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
    assert events[1:] == ()
    assert (line.to_move, line.outcome()) == (1, None)
    line, events = lay(line, 1, "0-6 left")
    assert events[1:] == (Scored(1, 10, 15), DealWon(1, Ending.TARGET))
    assert (line.to_move, line.outcome()) == (NOBODY, (Ending.TARGET, 1))
    assert lines.legal(line, 0) == ()


def test_the_last_tile_counts_before_the_deal_is_closed():
    line, events = lay(fives("1-4", "0-5"), 0, "1-4 start")
    assert events[1:] == (Scored(0, 5, 5), DealWon(0, Ending.DOMINO))
    assert line.outcome() == (Ending.DOMINO, 0)
