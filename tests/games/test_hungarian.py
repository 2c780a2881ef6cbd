"""Hungarian dominoes, and the decisions of the rules' list of ambiguities that concern it (E1 to
E6).
"""

import random
from dataclasses import asdict, replace
from functools import partial

import pytest

from ai.player import choose
from games import GAMES
from games.core import End
from games.hungarian import (
    HEAVY_HANDS,
    HungarianOptions,
    LeaderDrawn,
    MatchLost,
    SeriesEnded,
    Train,
    match_outcome,
    others_hold,
)
from games.parts import codec, pot, tiles, trains
from games.parts.achievement import FinishedDeal
from games.parts.line import NOBODY, PASS, Pass, Play, Played
from tests.games import moves, referee_hungarian
from tests.games.contract import check_redealt
from tests.games.golden import held
from tests.games.moves import SEED, play, refusal
from tests.games.random_play import hold, sampled_options, some_action

GAME = GAMES["hungarian"]
run = partial(moves.run, GAME)


def train(end, *names):
    return Train(End(end), tuple(map(tiles.named, names)))


def at(*hands, totals=None, **options):
    """A deal with these hands; seat 0 leads."""
    players = len(hands)
    return GAME.deal(GAME.open(HungarianOptions(**options), players), (200,) * players, SEED)[
        0
    ]._replace(hands=tuple(map(held, hands)), to_move=0, opener=0, totals=totals or (0,) * players)


def offered(state, kind):
    return [
        codec.write(action)
        for action in GAME.legal(state, state.to_move)
        if isinstance(action, kind)
    ]


@pytest.mark.parametrize(
    ("totals", "losers", "outcome"),
    [
        ((54, 54), "highest", ((0, 1), ())),
        ((51, 60), "all", ((0,), (1,))),
        ((51, 60), "highest", ((0,), (1,))),
        ((7, 55, 52), "all", ((0,), (1, 2))),
        ((7, 55, 52), "highest", ((0,), (1,))),
    ],
)
def test_nobody_wins_and_loses_a_match(totals, losers, outcome):
    assert (
        match_outcome(
            at(*(["1-2"] for _ in totals), totals=totals, losers=losers)._replace(to_move=NOBODY)
        )
        == outcome
    )


def test_e2_by_house_rule_the_leader_fixes_the_end_with_the_second_tile():
    state, _ = run(
        at(["1-2", "2-3", "1-5"], ["0-0", "3-6"], leader_ends="one"), play("1-2", "start")
    )
    assert {action.end for action in GAME.legal(state, 0)} == {End.LEFT, End.RIGHT}
    state, events = run(state, play("2-3"))
    assert SeriesEnded(0, 2) in events
    assert GAME.due(state) == (1,)


LATER = (["1-2"], ["2-3", "3-4", "3-5", "1-6", "0-0"], ["5-5", "6-6"])


def test_e5_by_house_rule_all_who_reach_the_target_lose():
    table = at(
        ["1-2"],
        ["4-5"],
        ["3-4"],
        ["0-0"],
        totals=(0, 92, 95, 60),
        target=100,
        losers="all",
        entry=4,
    )
    state, events = run(table, play("1-2", "start"))
    assert [event for event in events if isinstance(event, MatchLost)] == [
        MatchLost(1, 101),
        MatchLost(2, 102),
    ]
    # the only one without tiles has won the deal, also if another's weigh nothing
    assert (GAME.view(state, None).winners, state.wins) == ((0,), (1, 0, 0, 0))
    # the lowest total takes the pot, as always
    assert GAME.view(state, None).result.gains == (24, -8, -8, -8)


def test_the_first_leader_is_drawn():
    """The referee looks at how the lead goes round."""
    drawn = set()
    for number in range(30):
        _, events = GAME.deal(
            GAME.open(HungarianOptions(), 3), (0,) * 3, number.to_bytes(32, "big")
        )
        drawn |= {event.seat for event in events if isinstance(event, LeaderDrawn)}
    assert drawn == {0, 1, 2}


@pytest.mark.parametrize(("players", "hand"), [(2, 12), (3, 8), (4, 6)])
def test_hands_and_what_is_set_aside(players, hand):
    view = GAME.view(
        GAME.deal(GAME.open(HungarianOptions(), players), (0,) * players, SEED)[0], None
    )
    assert [seat.count for seat in view.seats] == [hand] * players
    assert view.stock == 4


def test_the_view_counts_the_tiles_of_the_last_series():
    state, _ = run(at(*LATER), play("1-2", "start"))
    assert GAME.view(state, None).series == 1
    state, _ = run(state, play("2-3"), play("3-4"))
    assert GAME.view(state, None).series == 2
    state, _ = run(state, PASS)
    assert GAME.view(state, None).series == 2
    assert GAME.view(state, None).seats[2].passed


def test_a_match_for_a_pot_is_paid_when_it_is_decided_and_equal_lowest_totals_share():
    state = at(["0-1"], ["4-5"], ["0-0"], totals=(0, 91, 0), entry=3)
    assert (GAME.view(state, None).pool, GAME.settle(state)) == (18, (200, 200, 200))
    state, events = run(state, play("0-1", "start"), PASS, play("0-0", "left"))
    assert (GAME.view(state, None).winners, GAME.settle(state)) == ((0, 2), (203, 194, 203))
    assert events[-2:] == (pot.PotPaid(0, 4, half=True), pot.PotPaid(2, 4, half=True))
    assert GAME.view(state, None).result.gains == (3, -6, 3)
    assert [
        *map(GAME.exposure, [GAME.open(HungarianOptions(entry=entry), 2) for entry in (3, 0)])
    ] == [(6, 6), (0, 0)]


@pytest.mark.parametrize(("kept", "is_earned"), [([], True), (["0-0"], False)])
def test_a_clean_slate_has_no_tile_left_not_even_one_without_pips(kept, is_earned):
    state, events = run(at(["1-2", *kept], ["6-6", "5-6", "5-5"]), play("1-2", "start"))
    assert (
        others_hold(
            FinishedDeal(GAME.view(state, None), events, partial(GAME.view, state)), 0, HEAVY_HANDS
        )
        is is_earned
    )


# Trains


def routes(hand, number):
    """All maximal trains from a number on, by plain search."""
    going = [tile for tile in hand if number in tile]
    if not going:
        return [()]
    return [
        (tile, *rest)
        for tile in going
        for rest in routes(
            [one for one in hand if one != tile],
            tile[0] + tile[1] - number if tile[0] != tile[1] else number,
        )
    ]


def worth(route):
    return len(route), sum(map(sum, route))


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("both", [True, False])
def test_the_best_openings_are_found_exactly_and_are_complete(seed, both):
    rng = random.Random(seed)
    hand = rng.sample(tiles.listed(tiles.D6), rng.choice([4, 6, 8]))
    pairs = [tiles.HALVES[tile] for tile in hand]
    every = [route for number in range(7) for route in routes(pairs, number) if len(route) > 1]
    for number in range(7):
        ways = [worth(route) for route in routes(pairs, number)]
        best = {max(ways), max(ways, key=lambda way: way[::-1])}
        going_on = {(len(item.tiles), item.pips) for item in trains.at(tiles.mask(hand), number)}
        assert going_on == {way for way in best if way[0] > 1}
    found = trains.openings(tiles.mask(hand), both)
    assert len(found) <= trains.FEW
    if not every:
        assert found == ()
        return
    assert max(map(worth, every)) == (len(found[0].tiles), found[0].pips)
    assert max(worth(route)[1] for route in every) == max(item.pips for item in found)
    state = at([tiles.NAMES[tile] for tile in hand], [], leader_ends="both" if both else "one")
    listed = [action for action in GAME.legal(state, 0) if isinstance(action, Train)]
    assert [action.tiles for action in listed] == [item.tiles for item in found]
    for action in listed:
        after, events = GAME.apply(state, 0, action)
        assert SeriesEnded(0, len(action.tiles)) in events
        assert [event.tile for event in events if isinstance(event, Played)] == list(action.tiles)
        assert len(after.line) == len(action.tiles)


def test_the_same_train_is_not_named_twice():
    state, _ = run(at(["3-3"], ["3-4", "4-5", "1-3"]), play("3-3", "start"))
    # both ends are alike, the longest is the heaviest
    assert offered(state, Train) == ["train left 3-4 4-5"]
    assert offered(state, Play) == [
        "play 3-4 left",
        "play 1-3 left",
        "play 3-4 right",
        "play 1-3 right",
    ]
    state, _ = run(at(["3-4"], ["4-5", "1-3"]), play("3-4", "start"))
    assert offered(state, Train) == []  # a single tile is no train


def test_other_trains_are_refused():
    state = at(["1-2", "2-3", "1-5"], ["0-0"])
    assert offered(state, Train) == ["train start 2-3 1-2 1-5"]
    for tried in (("start", "1-2", "2-3"), ("start",), ("right", "1-2", "2-3")):
        assert refusal(GAME, state, 0, train(*tried)) == "no-such-train"


def test_the_computer_lays_as_many_pips_as_it_can():
    rng = random.Random(1)
    state = at(["1-2", "2-3", "1-5"], ["0-0"])
    assert choose(GAME.view(state, 0), rng).pips == 14
    assert choose(replace(GAME.view(state, 0), legal=(Pass(),)), rng) == PASS


def match(seed):
    """A match by random play: after each deal the state, the hands as dealt, and the events."""
    rng = random.Random(seed)
    players = rng.choice([2, 3, 4])
    state = GAME.open(sampled_options(GAME, players, rng), players)
    while not GAME.finished(state):
        state, events = GAME.deal(state, GAME.exposure(state), rng.randbytes(32))
        hands = [[tiles.HALVES[tile] for tile in tiles.listed(hand)] for hand in state.hands]
        while GAME.dealing(state):
            seat, action = some_action(GAME, state, rng)
            state, new = GAME.apply(state, seat, action)
            events += new
        yield state, hands, events


@pytest.mark.parametrize("seed", range(25))
def test_the_referee_comes_to_the_same_result(seed):
    totals, first, winners = None, None, ()
    for deal, (state, hands, events) in enumerate(match(seed)):
        log = [
            codec.event_data(event)
            | ({"tile": tiles.HALVES[event.tile]} if isinstance(event, Played) else {})
            for event in events
        ]
        if first is None:
            (first,) = (entry["seat"] for entry in log if entry["event"] == "LeaderDrawn")
        points = referee_hungarian.points(
            hands, log, (first + deal) % len(hands), asdict(state.options)
        )
        totals = points if totals is None else [a + b for a, b in zip(totals, points, strict=True)]
        view = GAME.view(state, None)
        assert [seat.score for seat in view.seats] == totals
        assert view.result.pips == tuple(points)
        over = max(totals) >= state.options.target
        winners = (
            tuple(seat for seat, total in enumerate(totals) if total == min(totals)) if over else ()
        )
        assert view.winners == winners
        assert sorted(event.seat for event in events if isinstance(event, MatchLost)) == [
            seat
            for seat, total in enumerate(totals)
            if over
            and seat not in winners
            and total
            >= (max(totals) if state.options.losers == "highest" else state.options.target)
        ]
    assert winners


@pytest.mark.parametrize("seed", [123, 181, 184])
def test_in_a_redealt_world_the_deal_could_have_come_so_far(seed):
    """In these sessions a world in which nobody fits any end would have ended the deal before."""
    hold(GAME, 4, seed, check_redealt)
