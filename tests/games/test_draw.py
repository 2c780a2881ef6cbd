"""What the worked cases of draw dominoes leave open."""

from games import GAMES
from tests.games.golden_world import check_case

GAME = GAMES["draw"]


def test_four_can_play_in_pairs_and_two_cannot():
    options = GAME.options(teams=True)
    assert GAME.teams(options, 4) == (0, 1, 0, 1)
    assert GAME.teams(options, 2) == GAME.teams(GAME.options(), 4) == ()


def test_a_drawn_tile_may_have_to_wait_for_the_next_turn():
    check_case(
        {
            "game": "draw",
            "players": 2,
            "options": {"draw_limit": 0},
            "start": {
                "hands": [["1-2"], ["3-3", "5-5"]],
                "boneyard": ["0-5", "0-6", "0-0", "1-1"],
                "table": [{"play": "5-6", "end": "start"}],
                "to_move": 0,
            },
            "steps": [
                {"seat": 0, "draw": "0-5"},
                {"check": {"to_move": 1}},
                {"seat": 0, "play": "0-5", "end": "left", "illegal": True},
                {"seat": 1, "play": "5-5", "end": "left"},
                {"check": {"to_move": 0, "legal": [{"play": "0-5", "end": "left"}]}},
            ],
            "expect": {"to_move": 0},
        }
    )


def test_a_turn_that_ends_with_drawing_is_no_pass_and_two_passes_after_it_block():
    check_case(
        {
            "game": "draw",
            "players": 2,
            "options": {"draw_limit": 0, "keep": 0, "visible_block": "draw_out"},
            "start": {
                "hands": [["1-2"], ["3-3"]],
                "boneyard": ["1-1"],
                "table": [{"play": "5-6", "end": "start"}],
                "to_move": 0,
            },
            "steps": [
                {"seat": 0, "draw": "1-1"},
                {"seat": 1, "pass": True},
                {"check": {"to_move": 0, "must": "pass"}},
                {"seat": 0, "pass": True},
            ],
            "expect": {"end": "blocked", "winner": 0},
        }
    )
