"""Sampled worlds agree with all that is known, and come as often as they are likely."""

from collections import Counter
from functools import reduce
from itertools import combinations, islice
from operator import or_
from random import Random

import pytest

from ai.match_search import free_moves, worlds_of
from ai.world_chain import SLIP, PlayLikelihood
from games import GAMES
from games.core import End
from games.game import Thinking
from games.parts import tiles
from games.parts.hidden_tiles import NOWHERE, Filling
from games.parts.knowledge import laid_tiles
from games.parts.line import Play

SAMPLES = 20_000
FEWEST, MOST = 12, 150  # worlds of a tiny position, and ways to fill its places


def positions(key, number, players):
    """Yield the positions of a deal that is played at random."""
    game, rng = GAMES[key], Random(number)
    state = game.deal(
        game.open(game.options(), players), (0,) * players, number.to_bytes(32, "big")
    )[0]
    while game.dealing(state):
        if state.moves:
            yield state
        state = game.apply(state, state.to_move, rng.choice(game.legal(state, state.to_move)))[0]


def together(places):
    """Return the tiles that any of these places allows."""
    return reduce(or_, (place.allowed for place in places), 0)


def fillings(places, free):
    """Yield, place by place, the tiles of each way to put the `free` ones into these places."""
    if not places:
        yield ()
        return
    first, *rest = places
    elsewhere = together(rest)
    here, missing = free & ~elsewhere, first.size - (free & ~elsewhere).bit_count()
    if here & ~first.allowed or missing < 0:
        return
    for chosen in combinations(tiles.listed(first.allowed & free & elsewhere), missing):
        mask = here | tiles.mask(chosen)
        for others in fillings(rest, free & ~mask):
            yield mask, *others


def weighted_worlds(game, state, seat):
    """Return the probability of each world, by the hands, and how many ways to fill the
    places make it.

    Both are empty if there are too many ways to count one by one.
    """
    places, unlaid = game.places(state, seat), ~laid_tiles(state.moves)
    everything = together(places)
    plays, weights, ways = PlayLikelihood(free_moves(state), seat), Counter(), Counter()
    counted = list(islice(fillings(places, everything), MOST + 1))
    if len(counted) > MOST:
        return {}, ways
    for masks in counted:
        hands = list(state.hands)
        for other in {place.seat for place in places} - {NOWHERE}:
            hands[other] = (
                sum(mask for place, mask in zip(places, masks, strict=True) if place.seat == other)
                & unlaid
            )
        hands = tuple(hands)
        weights[hands] += plays.of(hands)
        ways[hands] += 1
    return {hands: weight / weights.total() for hands, weight in weights.items()}, ways


def distance(one, other):
    """Return the total variation distance of two distributions."""
    return sum(abs(one.get(key, 0) - other.get(key, 0)) for key in {*one, *other}) / 2


def tiny(key, players, drawn):
    """Return a position with few worlds, which are far from equally likely, and the probability of
    each.

    With `drawn` other seats have drawn tiles, of which some ways to fill the places make the same
    world.
    """
    game = GAMES[key]
    for number in range(1, 300):
        for state in positions(key, number, players):
            seat = state.to_move
            others = [place for place in game.places(state, seat) if place.seat != NOWHERE]
            if drawn and sum(place.drawn != NOWHERE for place in others) < 2:
                continue
            likely, ways = weighted_worlds(game, state, seat)
            even = {hands: count / ways.total() for hands, count in ways.items()}
            if (
                len(likely) >= FEWEST
                and distance(likely, even) > 0.15
                and (not drawn or max(ways.values()) > 1)
            ):
                return state, likely
    raise AssertionError("no such position")


@pytest.mark.parametrize(
    ("key", "players", "drawn"),
    [("latin", 4, False), ("block", 4, False), ("draw", 2, True), ("matador", 3, True)],
)
def test_each_world_comes_as_often_as_it_is_likely(key, players, drawn):
    state, likely = tiny(key, players, drawn)
    worlds = worlds_of(GAMES[key].view(state, state.to_move), state, Random(1))
    counted = Counter(worlds.sample().hands for _ in range(SAMPLES))
    assert distance({hands: count / SAMPLES for hands, count in counted.items()}, likely) < 0.04


@pytest.mark.parametrize(
    "key", [key for key, game in GAMES.items() if game.thinking is Thinking.MATCH_TO_WIN]
)
def test_worlds_agree_with_all_that_is_known(key):
    game, rng, seen, drawn = GAMES[key], Random(2), 0, 0
    for number in range(1, 25):
        for state in positions(key, number, rng.choice(game.players)):
            if rng.random() > 0.2:
                continue
            seat, laid = state.to_move, laid_tiles(state.moves)
            places = game.places(state, seat)
            worlds = worlds_of(game.view(state, seat), state, Random(number))
            for _ in range(3):
                world = worlds.sample()
                hands, stock = world.hands, world.stock
                assert hands[seat] == state.hands[seat]
                assert [hand.bit_count() for hand in hands] == [
                    hand.bit_count() for hand in state.hands
                ]
                aside = game.mask & ~laid & ~sum(hands)
                assert sum(hands).bit_count() == sum(hand.bit_count() for hand in hands)
                if game.boneyard:
                    assert tiles.mask(stock) == aside
                    assert len(stock) == len(state.stock)
                Filling(  # raises an error if these tiles cannot lie in the places
                    [
                        place._replace(
                            allowed=place.allowed
                            & (aside if place.seat == NOWHERE else hands[place.seat] | laid)
                        )
                        for place in places
                    ]
                )
                seen += 1
                drawn += any(place.drawn != NOWHERE for place in places)
    assert seen > 100
    assert drawn > 50 or not game.boneyard


def test_the_boneyard_lies_in_any_order():
    game = GAMES["draw"]
    state = next(state for state in positions("draw", 1, 2) if len(state.moves) == 4)
    worlds = worlds_of(game.view(state, state.to_move), state, Random(3))
    stocks = (worlds.sample().stock for _ in range(SAMPLES))
    where = Counter(stock.index(max(stock)) for stock in stocks)
    assert len(state.stock) > 5
    assert [where[at] for at in range(len(state.stock))] == pytest.approx(
        [SAMPLES / len(state.stock)] * len(state.stock), rel=0.12
    )


@pytest.mark.parametrize(("masterly", "likely"), [(True, 1 - SLIP), (False, SLIP)])
def test_what_a_master_would_have_laid_tells_of_the_hand(masterly, likely):
    """Of three kinds of players the one that lays the heaviest would have led 5-6."""
    plays = PlayLikelihood([(1, Play(tiles.of(1, 2), End.START), tiles.D6)], 0, lambda *_: masterly)
    assert plays.of((0, 1 << tiles.of(5, 6))) == pytest.approx((0.5 + SLIP + likely) / 3)
