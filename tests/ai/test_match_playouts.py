"""The fast playouts of matches play by the rules, with any house rules and number of players."""

from dataclasses import replace
from functools import partial
from random import Random

import pytest

from ai.match_playouts import ArmPlayouts, LinePlayouts
from ai.match_search import MatchObjective
from ai.train_player import TrainPlayouts
from games import GAMES
from games.core import Layout
from games.game import Thinking
from games.mexican_train import has_begun
from games.parts import tiles
from games.parts.line import DRAW, NOBODY, PASS, Play
from games.parts.match import counting
from tests.games import random_play

ON_ONE_TABLE = [
    key
    for key, game in GAMES.items()
    if game.thinking in (Thinking.MATCH_TO_WIN, Thinking.MATCH_FOR_POINTS)
]
LATIN_BONUSES = {
    "capicua": 0,
    "chuchazo": 0,
    "deal_bonus": False,
    "pass_lead": 0,
}  # playouts do not know them


class Hands(list):
    """Hands that record each change: the seat, the packed bits that came or went, and whether
    they came.
    """

    def __init__(self, hands):
        super().__init__(hands)
        self.changes = []

    def __setitem__(self, seat, held):
        if change := held ^ self[seat]:
            self.changes.append((seat, change, held > self[seat]))
        super().__setitem__(seat, held)


class Trains(list):
    """Numbers at the ends of trains that record where tiles are laid, in order."""

    def __init__(self, numbers):
        super().__init__(numbers)
        self.used = []

    def __setitem__(self, train, number):
        self.used.append(train)
        super().__setitem__(train, number)


def dealt(game, number, rng, **more):
    """Return a position after some random moves of a deal, at the beginning of a turn; None if
    there is none.
    """
    players = rng.choice(game.players)
    options = random_play.sampled_options(game, players, rng)
    changed = {name: value for name, value in more.items() if hasattr(options, name)}
    options = replace(options, **changed)
    state = game.deal(game.open(options, players), (0,) * players, number.to_bytes(32, "big"))[0]
    for _ in range(rng.randrange(1, 14)):
        if game.dealing(state):
            seat = game.due(state)[0]
            state = game.apply(state, seat, rng.choice(game.legal(state, seat)))[0]
    settled = game.dealing(state) and not state.idle and not state.drawn and state.tips
    return state if settled else None


def followed(game, state, changes, order, ends=None):
    """Return the states that the moves of a playout can lead to by the rules.

    Where a tile fits several ends and `ends` does not say where it was laid, each is tried, and the
    wrong ones come to nothing.
    """
    states, where = {state}, iter(ends or ())
    for seat, bits, came in changes:
        after, end = set(), None if came or ends is None else next(where)
        for one in map(partial(passed, game), states):
            if one.to_move == seat and came:
                after |= drawn(game, one, {order[place] for place in tiles.listed(bits)})
            elif one.to_move == seat:
                tile = order[bits.bit_length() - 1]
                plays = [
                    play
                    for play in game.legal(one, seat)
                    if isinstance(play, Play) and play.tile == tile
                ]
                plays = [play for play in plays if end in (None, play.end)]
                after |= {game.apply(one, seat, play)[0] for play in plays}
        assert after
        states = after if ends else distinct(after)
    ended = {one for one in map(partial(passed, game), states) if not game.dealing(one)}
    assert ended
    return ended


def distinct(states):
    """Return one of the states that differ only in which of several ends with the same number has a
    tile.

    All of them go on alike, and their number grows with each such tile.
    """
    outlines = {
        replace(one, moves=(), line=(), tips=tuple(sorted(tip[1:] for tip in one.tips))): one
        for one in states
    }
    return set(outlines.values())


def passed(game, state):
    """Return the state after all passes that nobody can avoid."""
    while game.dealing(state) and game.legal(state, state.to_move) == (PASS,):
        state = game.apply(state, state.to_move, PASS)[0]
    return state


def drawn(game, state, drawn_tiles):
    """Return the state after tiles have been drawn, in a set; an empty one if the rules do not
    let the seat draw just these.
    """
    for _ in drawn_tiles:
        if game.legal(state, state.to_move) != (DRAW,) or state.stock[0] not in drawn_tiles:
            return set()
        state = game.apply(state, state.to_move, DRAW)[0]
    return {state}


@pytest.mark.parametrize("key", ON_ONE_TABLE)
def test_on_one_table_a_deal_goes_and_counts_as_the_rules_say(key):
    game, rng, endings, compared = GAMES[key], Random(3), set(), 0
    for number in range(120):
        fixed = {
            "finish": "deal",
            "exact": False,
            "slow_finish": False,
            "blocked": "pips",
        } | LATIN_BONUSES
        if key in ("latin", "cuban"):
            fixed |= {
                "blocked": rng.choice(["team", "single"]),
                "pass_lead": 0,
                "capicua_doubles": False,
            }
        state = dealt(game, number, rng, **fixed)
        if state is None:
            continue
        kind = ArmPlayouts if game.layout is Layout.CROSS else LinePlayouts
        playouts = kind(game, state, Random(number).random)
        packed = playouts.set.packed
        hands = Hands(map(packed, state.hands))
        stock = [packed(1 << tile) for tile in reversed(state.stock)]
        last = playouts.play(hands, stock, state.tips, state.to_move)
        ended = followed(game, state, hands.changes, playouts.set.order)
        seat = state.to_move
        objective = MatchObjective(game.view(state, seat), state, playouts, points_of_a_win=1e9)
        value = objective.value(last, hands)
        mine = counting.side_of(game.teams_of(state), seat)
        values = set()
        for one in ended:
            assert tuple(map(packed, one.hands)) == tuple(hands)
            gained = [
                after - before for after, before in zip(one.scores, state.scores, strict=True)
            ]
            winners = one.ended.winners
            ahead = gained[mine] - (sum(gained) - gained[mine]) / (len(gained) - 1)
            values.add(
                ahead
                if game.thinking is Thinking.MATCH_FOR_POINTS
                else float(seat in winners)
                if winners
                else 1 / len(gained)
            )
        assert any(abs(value - one) < 1e-3 for one in values)
        endings.add(last == NOBODY)
        compared += 1
    assert endings == {True, False}
    assert compared > 30


def test_a_deal_of_mexican_train_goes_as_the_rules_say():
    game, rng, endings, covered = GAMES["mexican-train"], Random(5), set(), 0
    for number in range(120):
        state = dealt(game, number, rng, first_turn="one")
        if state is None or state.laid:
            continue
        playouts = TrainPlayouts(game, state, state.to_move, Random(number).random)
        packed = playouts.set.packed
        hands = Hands(map(packed, state.hands))
        trains, ends = [tip.end for tip in state.tips], Trains(tip.number for tip in state.tips)
        last = playouts.play(
            hands,
            [packed(1 << tile) for tile in reversed(state.stock)],
            ends=ends,
            begun=sum(1 << seat for seat in range(state.players) if has_begun(state, seat)),
            marked=sum(1 << seat for seat in state.marked),
            uncovered=NOBODY if state.uncovered is None else trains.index(state.uncovered),
            seat=state.to_move,
        )
        covered += state.uncovered is not None
        assert last == NOBODY or not hands[last]
        ended = followed(
            game, state, hands.changes, playouts.set.order, [trains[train] for train in ends.used]
        )
        assert any(tuple(map(packed, one.hands)) == tuple(hands) for one in ended)
        endings.add(last == NOBODY)
    assert False in endings
    assert covered
