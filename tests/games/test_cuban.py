"""What the worked cases of Cuban dominoes leave open."""

from games import GAMES
from games.parts import tiles
from games.parts.match.match_events import DealtAgain
from tests.games.golden_world import check_case

GAME = GAMES["cuban"]


def test_five_doubles_in_a_hand_are_dealt_again():
    again = 0
    for number in range(60):
        (usual, _), (state, events) = [
            GAME.deal(GAME.open(GAME.options(five_doubles=rule), 4), (0,) * 4, bytes([number]) * 32)
            for rule in (False, True)
        ]
        most, left = (
            max((held & tiles.DOUBLES).bit_count() for held in hands)
            for hands in (usual.hands, state.hands)
        )
        assert left < 5
        assert (DealtAgain(5) in events) == (most >= 5) == (state.hands != usual.hands)
        again += most >= 5
    assert again


def test_a_capicua_doubles_a_round_that_counts_one():
    check_case(
        {
            "game": "cuban",
            "players": 4,
            "options": {"count": "rounds", "capicua_doubles": True},
            "start": {
                "hands": [["1-6"], ["5-5"], ["0-4"], ["3-3"]],
                "table": [{"play": "1-5", "end": "start"}, {"play": "5-6", "end": "right"}],
                "to_move": 0,
                "scores": [4, 0],
            },
            "steps": [{"seat": 0, "play": "1-6", "end": "right"}],
            "expect": {"end": "out", "scores": [6, 0], "match_over": True, "match_winners": [0]},
        }
    )
