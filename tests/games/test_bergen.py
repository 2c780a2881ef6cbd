"""What the worked cases of Bergen leave open."""

from games import GAMES
from games.parts import tiles
from games.parts.match.match_events import DealtAgain
from tests.games.golden_world import check_case

GAME = GAMES["bergen"]


def test_a_blocked_round_is_worth_as_much_as_the_last_tile():
    check_case(
        {
            "game": "bergen",
            "players": 2,
            "options": {"out_points": 2},
            "start": {
                "hands": [["0-0"], ["4-6"]],
                "table": [{"play": "2-5", "end": "start"}],
                "to_move": 0,
            },
            "steps": [{"seat": 0, "pass": True}, {"seat": 1, "pass": True}],
            "expect": {"end": "blocked", "winner": 0, "deal_points": [2, 0], "scores": [2, 0]},
        }
    )


def test_the_tiles_may_be_dealt_again_if_nobody_has_a_double():
    again = 0
    for number in range(256):
        usual, state = (
            GAME.deal(GAME.open(GAME.options(redeal=rule), 2), (0, 0), bytes([number]) * 32)
            for rule in (False, True)
        )
        without = not tiles.DOUBLES >> usual[0].lead_tile & 1
        assert (DealtAgain(0) in state[1]) == without == (state[0].hands != usual[0].hands)
        assert tiles.DOUBLES >> state[0].lead_tile & 1
        again += without
    assert again
