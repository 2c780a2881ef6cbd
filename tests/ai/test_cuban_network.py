"""The network of Cuban dominoes: it is the one that was trained, sees nothing that is hidden, and plays well by itself."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from ai.cuban_network import FACTS, FIRST, SIZES, estimate, facts_after
from benchmarks.opponents import one_ply
from games import GAMES
from games.core import End
from games.parts import tiles
from games.parts.chance import Chance
from games.parts.line import PASS, Play
from games.parts.match import leads

GAME = GAMES["cuban"]
POSITIONS = json.loads((Path(__file__).parent / "cuban_positions.json").read_text())  # printed by tools/cuban_network/train.cpp


def dealt(number):
    return GAME.deal(GAME.open(GAME.options(), 4), (0,) * 4, number.to_bytes(32, "big"))[0]


def play_named(text):
    name, end = text.split()
    return Play(tiles.named(name), End(end))


def position(printed):
    """Return the state of a printed position. There the seats play in ascending order, in the game in descending order."""
    hands = [tiles.mask(map(tiles.named, hand.split())) for hand in printed["hands"]]
    hands = tuple(hands[-seat % 4] for seat in range(4))
    leader = -printed["leader"] % 4
    lead = leads.Lead(leader, leads.WINNER) if printed["any_lead"] else leads.by_tiles(hands, leads.HEAVIEST_DOUBLE, GAME.mask)
    assert lead.seat == leader
    state = replace(dealt(0), hands=hands, leader=leader, to_move=leader, lead_rule=lead.rule, lead_tile=lead.tile)
    for text in printed["plays"]:
        while GAME.legal(state, state.to_move) == (PASS,):
            state = GAME.apply(state, state.to_move, PASS)[0]
        state = GAME.apply(state, state.to_move, play_named(text))[0]
    while GAME.legal(state, state.to_move) == (PASS,):
        state = GAME.apply(state, state.to_move, PASS)[0]
    return state


def positions_to_play(deals, rng):
    """Yield states of random rounds in which a seat has a choice of tiles, with its plays."""
    for number in range(deals):
        state = dealt(number)
        while GAME.dealing(state):
            legal = GAME.legal(state, state.to_move)
            if len(legal) > 1:
                yield state, legal
            state = GAME.apply(state, state.to_move, rng.choice(legal))[0]


@pytest.mark.parametrize("printed", POSITIONS, ids=range(len(POSITIONS)))
def test_the_chances_are_those_of_the_network_that_was_trained(printed):
    state = position(printed)
    plays = [play_named(text) for text in printed["chances"]]
    assert estimate(state, state.to_move, plays) == pytest.approx(list(printed["chances"].values()), abs=2e-4)


def test_what_is_hidden_changes_nothing():
    changed = 0
    for number, (state, legal) in enumerate(positions_to_play(3, Random(1))):
        other = GAME.redealt(state, state.to_move, Chance(number.to_bytes(32, "big")))
        changed += other.hands != state.hands
        assert [facts_after(other, state.to_move, play) for play in legal] == [
            facts_after(state, state.to_move, play) for play in legal
        ]
    assert changed > 20


def test_each_group_of_facts_has_its_numbers():
    groups = {group: range(FIRST[group], FIRST[group] + size) for group, size in SIZES.items()}
    for state, legal in positions_to_play(3, Random(2)):
        facts = facts_after(state, state.to_move, legal[0])
        assert all(0 <= fact < FACTS for fact in facts)
        of = {group: [fact - numbers.start for fact in facts if fact in numbers] for group, numbers in groups.items()}
        assert len(of["tile"]) == len(of["ends"]) == len(of["followers"]) == len(of["fitting"]) == 1
        assert len(of["count"]) == 4
        assert len(of["unseen"]) == len(of["own"]) == 10
        assert len(of["laid"]) == len(state.line) + 1
        assert len(of["held"]) == state.hands[state.to_move].bit_count() - 1
        assert len(of["lead"]) == (not state.line)


def test_a_team_that_plays_by_the_network_alone_beats_the_heaviest_tile():
    deals, won = 40, 0.0
    for number in range(deals):
        for team in range(2):
            state, rng = dealt(number), Random(number)
            while GAME.dealing(state):
                seat, legal = state.to_move, GAME.legal(state, state.to_move)
                if seat % 2 != team:
                    action = one_ply(GAME, state, seat, rng)
                elif len(legal) == 1:
                    action = legal[0]
                else:
                    chances = estimate(state, seat, legal)
                    action = legal[chances.index(max(chances))]
                state = GAME.apply(state, seat, action)[0]
            winners = GAME.view(state, None).result.winners
            won += (team in winners) if winners else 0.5
    assert won / deals / 2 > 0.55
