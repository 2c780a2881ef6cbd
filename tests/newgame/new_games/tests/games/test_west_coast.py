"""West Coast dominoes: the spinner with four open sides, points, and a level block."""

from dataclasses import replace

import pytest

from cogs.play.game_search import best_matches, game_choices
from games import GAMES
from games.core import End
from games.parts import tiles
from games.parts.line import PASS, Play
from games.west_coast import CLOSER_LOSES
from locales.catalogues import load

GAME = GAMES["west-coast"]


def played(hands, *moves):
    """Return a later deal after these moves ("3-6 left", "pass"), and the scores of both pairs."""
    held = tuple(tiles.mask(map(tiles.named, hand.split())) for hand in hands)
    state = replace(GAME.open(GAME.options(), 4), hands=held, played=1, leader=0, to_move=0)
    for move in moves:
        name, _, end = move.partition(" ")
        action = PASS if move == "pass" else Play(tiles.named(name), End(end or "start"))
        state, _ = GAME.apply(state, state.to_move, action)
    return state, state.scores


HANDS = "6-6 1-4 0-0", "3-6 1-6 0-1", "5-6 6-6 0-2", "2-6 4-4 0-3"


@pytest.mark.parametrize(
    ("moves", "scores"),
    [
        (("6-6", "3-6 up"), (0, 15)),  # the spinner counts 12 until both its sides are covered
        (("6-6", "3-6 up", "5-6 left"), (20, 15)),
        (("6-6", "3-6 up", "5-6 left", "2-6 right"), (20, 25)),
        (("1-4", "1-6 left", "6-6 left"), (5, 10)),  # 5; 6 + 4; 12 + 4
    ],
)
def test_points(moves, scores):
    assert played(HANDS, *moves)[1] == scores


def test_the_first_double_opens_all_four_sides_at_once():
    state, _ = played(HANDS, "6-6", "1-6 down")
    assert [tip.open for tip in state.ends.tips] == [
        (End.LEFT, 6),
        (End.RIGHT, 6),
        (End.UP, 6),
        (End.DOWN, 1),
    ]


def test_a_level_block_is_lost_by_the_pair_that_closed_it():
    state, scores = played(("0-0 4-4", "1-2 2-2", "2-3", "3-3"), "0-0", *["pass"] * 4)
    assert (state.ended.winners, state.ended.reason, scores) == ((1, 3), CLOSER_LOSES, (0, 0))


def test_its_title_is_not_taken_for_the_alias_of_an_older_game():
    catalogues = load()
    choices = game_choices(
        [game.declaration for game in GAMES.values()], [], catalogues, catalogues.of("en")
    )
    assert [match.value for match in best_matches("West Coast dominoes", choices)] == ["west-coast"]
