"""What the worked cases of Mexican Train leave open."""

from dataclasses import replace
from random import Random

import pytest

from games import GAMES
from games.core import TRAINS, End, IllegalAction
from games.mexican_train import FirstTurnEnded
from games.parts.line import PASS
from tests.games.golden_world import check_case

GAME = GAMES["mexican-train"]


@pytest.mark.parametrize(
    ("options", "players", "size"),
    [
        *(
            ({}, *hands)
            for hands in ((2, 12), (3, 11), (4, 10), (5, 12), (6, 12), (7, 10), (8, 10))
        ),
        # those of Good Sam
        *(
            ({"set": "d12", "hand": size}, players, size)
            for players, size in ((2, 16), (3, 15), (4, 14), (5, 13), (6, 12))
        ),
    ],
)
def test_tiles_of_a_hand(options, players, size):
    state = GAME.deal(GAME.open(GAME.options(**options), players), (0,) * players, bytes(32))[0]
    assert [seat.count for seat in GAME.view(state, None).seats] == [size] * players


@pytest.mark.parametrize(
    ("double", "who", "bound"),
    [(None, "all", False), (End.MEXICAN, "all", True), (End.MEXICAN, "own", False)],
)
def test_a_player_who_waits_sees_the_trains_that_are_open_to_them(double, who, bound):
    state = GAME.deal(GAME.open(GAME.options(open_doubles=who), 3), (0, 0, 0), bytes(32))[0]
    seat = state.after[state.to_move]
    view = GAME.view(replace(state, uncovered=double, laid=1 if double else 0), seat)
    assert {end for end, _ in view.ends if end not in view.closed} == (
        {double} if bound else {TRAINS[seat], End.MEXICAN}
    )


def test_no_more_rounds_than_hubs():
    with pytest.raises(IllegalAction, match="bad-option"):
        GAME.check(GAME.options(rounds=11), 4)
    GAME.check(GAME.options(rounds=11, set="d12"), 4)


def first_turns(seed: int):
    """Play a deal with whole first trains at random; yield each state, with the seat, action and
    events that led to it.
    """
    chance, state = (
        Random(seed),
        GAME.deal(GAME.open(GAME.options(first_turn="train"), 3), (0, 0, 0), bytes([seed]) * 32)[0],
    )
    while GAME.dealing(state):
        seat = state.to_move
        before, action = state, chance.choice(GAME.legal(state, seat))
        state, events = GAME.apply(state, seat, action)
        yield before, seat, action, state, events


def test_a_player_who_stops_the_first_turn_is_told_of():
    stops = 0
    for seed in range(10):
        for before, seat, action, state, events in first_turns(seed):
            stopped = before.laid > 0 and before.uncovered is None and action == PASS
            assert (FirstTurnEnded(seat) in events) == stopped
            if stopped:
                stops += 1
                assert events == (FirstTurnEnded(seat),)
                assert not GAME.view(state, None).seats[seat].passed, "tiles were laid in this turn"
                assert state.to_move != seat
    assert stops


def opening(covers: bool):
    """Return the end of a case: seat 2 has its first turn for the double of seat 1, and then one
    of its own.
    """
    hands = [
        ["4-6", "1-1", "0-0"],
        ["3-6", "3-3", "1-2"],
        ["3-7" if covers else "0-7", "5-6", "5-8", "8-9", "0-2"],
    ]
    second = [{"seat": 2, "play": "3-7", "end": "own1"}]
    if not covers:
        second = [
            {"seat": 2, "draw": "2-8"},
            {"seat": 2, "pass": True},
            {"seat": 0, "draw": "0-3"},
            {"seat": 0, "play": "0-3", "end": "own1"},
        ]
    between = (
        [{"seat": 0, "play": "4-6", "end": "own0"}, {"seat": 0, "pass": True}] if covers else []
    )
    return {
        "game": "mexican-train",
        "players": 3,
        "options": {"first_turn": "train"},
        "start": {
            "hub": "6-6",
            "hands": hands,
            "boneyard": ["9-9", "2-8", "0-1" if covers else "0-3", "0-9", "7-9"],
            "to_move": 1,
        },
        "steps": [
            {"seat": 1, "play": "3-6", "end": "own1"},
            {"seat": 1, "play": "3-3", "end": "own1"},
            {"seat": 1, "draw": "9-9"},
            {"seat": 1, "pass": True},
            *second,
            *between,
            {"seat": 1, "draw": "2-8" if covers else "0-9"},
            *(
                [{"seat": 1, "pass": True}]
                if covers
                else [{"seat": 1, "play": "0-9", "end": "own1"}]
            ),
            {"seat": 2, "play": "5-6", "end": "own2"},
            {"check": {"to_move": 2, "legal": [{"play": "5-8", "end": "own2"}]}},
            {"seat": 2, "play": "5-8", "end": "own2"},
            {"seat": 2, "play": "8-9", "end": "own2"},
            {"check": {"to_move": 2, "must": "pass"}},
            {"seat": 2, "pass": True},
        ],
        "expect": {"to_move": 0},
    }


@pytest.mark.parametrize("covers", [True, False], ids=["covered", "not covered"])
def test_a_turn_for_the_double_of_another_does_not_cost_the_first_train(covers):
    check_case(opening(covers))


@pytest.mark.parametrize(
    ("who", "then"),
    [
        ("all", {"must": "draw", "open_double": "own0"}),
        ("own", {"legal": [{"play": "5-9", "end": "own1"}], "open_double": None}),
    ],
)
def test_an_open_double_may_bind_nobody_but_its_player(who, then):
    check_case(
        {
            "game": "mexican-train",
            "players": 2,
            "options": {"open_doubles": who},
            "start": {
                "hub": "6-6",
                "hands": [["3-3", "0-1"], ["5-9", "4-4"]],
                "boneyard": ["0-2", "3-4"],
                "table": [{"play": "3-6", "end": "own0"}, {"play": "5-6", "end": "own1"}],
                "to_move": 0,
            },
            "steps": [
                {"seat": 0, "play": "3-3", "end": "own0"},
                {"seat": 0, "draw": "0-2"},
                {"seat": 0, "pass": True},
                {"check": {"to_move": 1, "markers": [0], **then}},
            ],
            "expect": {"to_move": 1},
        }
    )


TWO_TRAINS = {
    "hub": "6-6",
    "table": [{"play": "3-6", "end": "own0"}, {"play": "4-6", "end": "mexican"}],
    "to_move": 0,
}


def test_several_doubles_are_covered_in_reverse_order():
    check_case(
        {
            "game": "mexican-train",
            "players": 2,
            "options": {"several_doubles": True},
            "start": TWO_TRAINS
            | {"hands": [["3-3", "4-4", "4-5", "1-3", "0-0"], ["0-2"]], "boneyard": []},
            "steps": [
                {"seat": 0, "play": "3-3", "end": "own0"},
                {
                    "check": {
                        "legal": [{"play": "1-3", "end": "own0"}, {"play": "4-4", "end": "mexican"}]
                    }
                },
                {"seat": 0, "play": "4-4", "end": "mexican"},
                {"check": {"to_move": 0, "legal": [{"play": "4-5", "end": "mexican"}]}},
                {"seat": 0, "play": "4-5", "end": "mexican"},
                {"check": {"to_move": 0, "open_double": "own0"}},
                {"seat": 0, "play": "1-3", "end": "own0"},
            ],
            "expect": {"to_move": 1, "markers": []},
        }
    )


def test_several_doubles_left_open_are_covered_by_the_others_in_turn():
    check_case(
        {
            "game": "mexican-train",
            "players": 2,
            "options": {"several_doubles": True},
            "start": TWO_TRAINS
            | {
                "hands": [["3-3", "4-4", "0-0"], ["1-3", "4-8", "6-9"]],
                "boneyard": ["0-5", "0-7"],
            },
            "steps": [
                {"seat": 0, "play": "3-3", "end": "own0"},
                {"seat": 0, "play": "4-4", "end": "mexican"},
                {"seat": 0, "draw": "0-5"},
                {"seat": 0, "pass": True},
                {"check": {"legal": [{"play": "4-8", "end": "mexican"}], "markers": [0]}},
                {"seat": 1, "play": "4-8", "end": "mexican"},
                {"check": {"to_move": 0, "must": "draw", "open_double": "own0"}},
            ],
            "expect": {"to_move": 0},
        }
    )


def test_a_waiting_double_that_nothing_can_cover_any_more_counts_as_covered():
    """The last tile with a 3 covers the other double."""
    check_case(
        {
            "game": "mexican-train",
            "players": 2,
            "options": {"several_doubles": True},
            "start": TWO_TRAINS
            | {"hands": [["3-3", "4-4", "0-0", "1-1"], ["3-4", "0-6"]], "boneyard": ["0-5", "0-7"]},
            "steps": [
                {"seat": 0, "play": "3-3", "end": "own0"},
                {"seat": 0, "play": "4-4", "end": "mexican"},
                {"seat": 0, "draw": "0-5"},
                {"seat": 0, "pass": True},
                {"seat": 1, "play": "3-4", "end": "mexican"},
            ],
            "expect": {"to_move": 0, "open_double": None},
        }
    )


def test_another_double_has_to_wait_until_the_first_is_covered():
    check_case(
        {
            "game": "mexican-train",
            "players": 2,
            "start": TWO_TRAINS | {"hands": [["3-3", "4-4", "1-3"], ["0-2"]]},
            "steps": [
                {"seat": 0, "play": "3-3", "end": "own0"},
                {"seat": 0, "play": "4-4", "end": "mexican", "illegal": True},
            ],
            "expect": {"to_move": 0},
        }
    )


def test_hands_leave_a_boneyard():
    with pytest.raises(IllegalAction, match="bad-option"):
        GAME.check(GAME.options(hand=14), 4)
