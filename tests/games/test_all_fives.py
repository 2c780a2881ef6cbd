"""What the worked cases of All Fives leave open."""

import pytest

from games import GAMES
from games.core import End, IllegalAction, Railway
from games.parts import tiles
from games.parts.line import Play
from tests.games.golden_world import check_case

GAME = GAMES["all-fives"]


@pytest.mark.parametrize(
    ("scoring", "target"), [("fives", 40), ("fives_threes", 150), ("fives", 31)]
)
def test_each_way_of_scoring_has_its_targets(scoring, target):
    with pytest.raises(IllegalAction, match="bad-option"):
        GAME.check(GAME.options(scoring=scoring, target=target), 2)


def test_only_fives_and_threes_may_have_to_be_met_exactly():
    with pytest.raises(IllegalAction, match="bad-option"):
        GAME.check(GAME.options(exact=True), 2)
    GAME.check(GAME.options(exact=True, scoring="fives_threes"), 2)


FIVES_AND_THREES = dict(GAME.presets["fives-and-threes"])


def test_fives_and_threes_has_no_spinner_and_no_drawing():
    check_case(
        {
            "game": "all-fives",
            "players": 2,
            "options": FIVES_AND_THREES,
            "start": {
                "hands": [["2-2"], ["0-1", "4-4"]],
                "boneyard": ["3-3", "0-5"],
                "table": [
                    {"play": "5-6", "end": "start"},
                    {"play": "5-5", "end": "left"},
                    {"play": "1-5", "end": "left"},
                ],
                "to_move": 0,
            },
            "steps": [
                {"check": {"ends": {"left": 1, "right": 6}, "must": "pass"}},
                {"seat": 0, "draw": "3-3", "illegal": True},
                {"seat": 0, "pass": True},
                {"seat": 1, "play": "0-1", "end": "left", "points": 2},
            ],
            "expect": {"to_move": 0, "scores": [0, 2]},
        }
    )


@pytest.mark.parametrize(
    ("tile", "score", "at_once", "at_end"),
    [
        ("0-6", 58, 2, 1),  # ends 6 and 4: two points, and one for going out
        ("0-6", 59, 0, 0),  # both would make 62, so neither counts
        ("0-3", 60, 0, 1),
    ],
)
def test_the_last_tile_and_going_out_meet_the_target_together(tile, score, at_once, at_end):
    table = [{"play": "0-4", "end": "start"}]
    total = score + at_once + at_end
    check_case(
        {
            "game": "all-fives",
            "players": 2,
            "options": FIVES_AND_THREES,
            "start": {
                "hands": [[tile], ["2-4"]],
                "table": table,
                "to_move": 0,
                "scores": [score, 40],
            },
            "steps": [{"seat": 0, "play": tile, "end": "left", "points": at_once}],
            "expect": {
                "end": "out",
                "scores": [total, 40],
                "match_over": total == 61,
                "match_winners": [0] * (total == 61),
            },
        }
    )


def test_a_double_on_a_line_counts_twice_only_at_an_end():
    ends = GAME.empty_table(GAME.layout_of(GAME.options(**FIVES_AND_THREES)), Railway(), 2).after(
        Play(tiles.named("3-3"), End.START)
    )
    for tile, end, total in (
        ("3-5", End.LEFT, 11),
        ("3-4", End.RIGHT, 9),
        ("5-5", End.LEFT, 14),
    ):
        ends = ends.after(Play(tiles.named(tile), end))
        assert (len(ends.tips), ends.total) == (2, total)


@pytest.mark.parametrize(
    ("score", "at_once", "total"),
    [
        (0, 0, 0),  # the ends 4 and 1 are five, and five does not get in; nor do the 7 pips left
        (5, 5, 15),
    ],
)
def test_the_first_score_must_be_ten_to_get_in(score, at_once, total):
    check_case(
        {
            "game": "all-fives",
            "players": 2,
            "options": {"get_in": True},
            "start": {
                "hands": [["1-6"], ["3-4"]],
                "table": [{"play": "4-6", "end": "start"}],
                "to_move": 0,
                "scores": [score, 0],
            },
            "steps": [{"seat": 0, "play": "1-6", "end": "right", "points": at_once}],
            "expect": {"end": "out", "scores": [total, 0]},
        }
    )


@pytest.mark.parametrize(("pips_left", "total"), [("5-6", 10), ("3-4", 0)])
def test_the_pips_of_the_others_get_in_as_well(pips_left, total):
    check_case(
        {
            "game": "all-fives",
            "players": 2,
            "options": {"get_in": True},
            "start": {
                "hands": [["2-6"], [pips_left]],
                "table": [{"play": "4-6", "end": "start"}],
                "to_move": 0,
            },
            "steps": [{"seat": 0, "play": "2-6", "end": "right"}],
            "expect": {"end": "out", "scores": [total, 0]},
        }
    )


@pytest.mark.parametrize(("how", "points"), [("net", 10), ("sum", 15)])
def test_a_block_may_count_without_subtracting(how, points):
    # the ends are 1 and 1, and no 1 is left: 3 pips against 14, which makes 11 or 14
    check_case(
        {
            "game": "all-fives",
            "players": 2,
            "options": {"blocked_points": how},
            "start": {
                "hands": [["1-4", "0-3"], ["4-5", "2-3"]],
                "table": [{"play": "1-6", "end": "start"}, {"play": "4-6", "end": "right"}],
                "to_move": 0,
            },
            "steps": [{"seat": 0, "play": "1-4", "end": "right"}],
            "expect": {"end": "blocked", "pips": [3, 14], "scores": [points, 0]},
        }
    )


def test_getting_in_is_not_for_fives_and_threes():
    with pytest.raises(IllegalAction, match="bad-option"):
        GAME.check(GAME.options(get_in=True, scoring="fives_threes"), 2)
