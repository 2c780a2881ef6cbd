"""What the worked cases of Bergen leave open."""

from games import GAMES
from games.core import Ending
from tests.games.golden_world import check_case

GAME = GAMES["bergen"]


def test_hands_stay_closed_after_the_last_tile():
    for number in range(40):
        state = GAME.deal(GAME.open(GAME.options(), 2), (0, 0), number.to_bytes(32, "big"))[0]
        while GAME.dealing(state):
            seat = state.to_move
            state = GAME.apply(state, seat, GAME.default(state, seat))[0]
        result = GAME.view(state, None).result
        closed = [hand is None for hand in result.hands]
        assert closed == [bool(held) and result.ending is Ending.DOMINO for held in state.hands]


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
