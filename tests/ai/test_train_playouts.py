"""The fast playouts of Mexican Train go by the rules, with any house rules and number of players."""

from dataclasses import replace
from functools import partial
from random import Random

from ai.mexican_train_player import TrainPlayouts
from games import GAMES
from games.mexican_train import has_begun
from games.parts import tiles
from games.parts.line import DRAW, NOBODY, PASS, Play
from tests.games import random_play


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


def dealt(game, number, rng):
    """Return a position after some random moves of a deal, at the beginning of a turn; None if
    there is none.
    """
    players = rng.choice(game.players)
    options = random_play.sampled_options(game, players, rng)
    options = replace(options, first_turn="one", several_doubles=False)
    state = game.deal(game.open(options, players), (0,) * players, number.to_bytes(32, "big"))[0]
    for _ in range(rng.randrange(1, 14)):
        if game.dealing(state):
            seat = game.due(state)[0]
            state = game.apply(state, seat, rng.choice(game.legal(state, seat)))[0]
    settled = game.dealing(state) and not state.idle and not state.drawn and state.ends.tips
    return state if settled else None


def followed(game, state, changes, order, ends):
    """Return the states that the moves of a playout can lead to by the rules.

    `ends` say where the tiles were laid.
    """
    states, where = {state}, iter(ends)
    for seat, bits, came in changes:
        after, end = set(), None if came else next(where)
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
                plays = [play for play in plays if play.end is end]
                after |= {game.apply(one, seat, play)[0] for play in plays}
        assert after
        states = after
    ended = {one for one in map(partial(passed, game), states) if not game.dealing(one)}
    assert ended
    return ended


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


def test_a_deal_of_mexican_train_goes_as_the_rules_say():
    game, rng, endings, covered = GAMES["mexican-train"], Random(5), set(), 0
    for number in range(120):
        state = dealt(game, number, rng)
        if state is None or state.laid:
            continue
        playouts = TrainPlayouts(game, state, state.to_move, Random(number).random)
        packed = playouts.set.packed
        hands = Hands(map(packed, state.hands))
        trains, ends = (
            [tip.end for tip in state.ends.tips],
            Trains(tip.number for tip in state.ends.tips),
        )
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
