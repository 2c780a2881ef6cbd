"""What the worked cases of draw dominoes leave open."""

from games import GAMES

GAME = GAMES["draw"]


def test_the_last_tiles_stay_unless_agreed_otherwise():
    for keep, left in ((2, 12), (0, 14)):
        state = GAME.deal(GAME.open(GAME.options(keep=keep), 2), (0, 0), bytes(32))[0]
        assert GAME.view(state, None).stock == left


def test_four_can_play_in_pairs_and_two_cannot():
    options = GAME.options(teams=True)
    assert GAME.teams(options, 4) == (0, 1, 0, 1)
    assert GAME.teams(options, 2) == GAME.teams(GAME.options(), 4) == ()
