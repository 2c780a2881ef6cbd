"""Challenge: payments, the source of the dice, and an independent referee."""

import pytest

from games.challenge import DECK
from games.parts import claims, codec, tiles
from games.parts.challenge_steps import ChallengeOptions, gains
from games.parts.chance import Chance
from games.parts.claims import Tossed
from tests.games import random_play
from tests.games.referee_challenge import Referee
from tests.games.test_challenge import GAME, dealt, named

# ---- chips


def test_pot_and_price_per_tile():
    hands = ((), named("1-1", "2-2"), named("6-6"))
    rules = {"chips": "none"}, {"chips": "pot", "stake": 3}, {"chips": "per_tile", "rate": 2}
    assert [gains(ChallengeOptions(**options), hands, 0) for options in rules] == [
        (0, 0, 0),
        (12, -6, -6),
        (12, -8, -4),
    ]


# ---- dice


def test_dice_follow_from_the_seed_and_the_number_of_the_toss():
    seed = bytes(range(32))
    state, events = dealt(4, seed=seed)
    chance = Chance(seed)
    assert state.tosser == chance.lot(4)
    drawn = chance.drawn(DECK, 32)
    assert state.hands == tuple(
        tuple(sorted(drawn[first : first + 8])) for first in range(0, 32, 8)
    )
    assert state.boneyard == 24
    assert events[1] == Tossed(state.tosser, *claims.dice(seed, 1))
    counted = {(number, two): 0 for number in range(1, 7) for two in range(1, 7)}
    for number in range(1, 7201):
        counted[claims.dice(seed, number)] += 1
    # chi-square with 35 degrees of freedom
    assert sum((found - 200) ** 2 / 200 for found in counted.values()) < 75


# ---- an independent referee


@pytest.mark.parametrize("players", GAME.players)
def test_a_referee_comes_to_the_same_end(players):
    for seed in range(5):
        log, referee = [], None
        for moment in random_play.session(GAME, players, seed):
            if moment.deal is not None:
                log = []
                referee = Referee(
                    [[tiles.NAMES[tile] for tile in hand] for hand in moment.after.hands]
                )
            else:
                log.append((moment.seat, codec.write(moment.action)))
            log += [
                ("dice", event.seat, event.one, event.two)
                for event in moment.events
                if isinstance(event, Tossed)
            ]
            if moment.after.winner is None:
                continue
            referee.play(log)
            state = moment.after
            assert (referee.winner, referee.loser, referee.boneyard) == (
                state.winner,
                state.loser,
                state.boneyard,
            )
            names = [sorted(tiles.NAMES[tile] for tile in hand) for hand in state.hands]
            assert [sorted(hand.elements()) for hand in referee.hands] == names
