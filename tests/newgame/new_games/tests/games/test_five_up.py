"""Five-up: when tiles score, and when a match is over."""

import random
from dataclasses import replace

import pytest

from ai.player import choose
from games import GAMES
from games.core import End, Ending, Scored
from games.five_up import FiveUpOptions, FiveUpState, FiveUpTable, open_ends
from games.parts import line as lines
from games.parts import tiles
from games.parts.austrian import Series
from games.parts.line import Deal, Play
from locales.catalogues import load
from messages.parts.custom_ids import RepeatPress
from messages.play.hand_message import hand_content
from tables.changes.play import act
from tables.views.table_views import private_table
from tests.tables.table_harness import context, due
from tests.tables.test_repeated import at_the_boneyard

GAME = GAMES["five-up"]


def held(*names):
    return tiles.mask(map(tiles.named, names))


def table(hands, totals=(0, 0), target=100):
    deal = Deal(tuple(held(*hand.split()) for hand in hands), lines.order(2, 1), 0)
    return lines.begin_deal(
        FiveUpState, FiveUpTable(FiveUpOptions(target=target), Series((0, 0), (0, 0)), totals), deal
    )


def play(state, *moves):
    events = ()
    for move in moves:
        name, _, end = move.partition(" ")
        state, said = GAME.apply(
            state, GAME.due(state)[0], Play(tiles.named(name), End(end or "start"))
        )
        events += said
    return state, events


@pytest.mark.parametrize(
    ("moves", "ends"),
    [
        (("5-5",), 10),
        (("1-4",), 5),
        (("5-5", "0-5 right"), 10),  # 5-5 is still an end
        (("5-5", "0-5 right", "1-5 left"), 1),
        (("1-4", "4-4 right"), 9),
    ],
)
def test_the_open_ends(moves, ends):
    state, _ = play(table(["5-5 1-4 1-5 6-6", "0-5 4-4 3-6"]), *moves)
    assert open_ends(state) == ends


def test_drawing_repeats():
    """One press draws until a tile fits; the game only declares this."""
    here = at_the_boneyard("five-up")
    seat = due(here)
    change = act(here, seat, lines.DRAW, here.chairs[seat].user, context(), repeatedly=True)
    assert GAME.legal(change.table.state, seat) != (lines.DRAW,)
    assert {type(event) for event in change.events} >= {lines.Drew}
    (button,) = hand_content(
        private_table(replace(here, id="abcdefgh"), seat), load().of("en"), None
    ).controls[0]
    assert isinstance(button.id, RepeatPress)


def test_a_tile_scores_at_once_and_the_hand_says_so():
    state = table(["5-5 1-4 3-6", "0-5 4-4"])
    view = GAME.view(state, 0)
    assert dict(zip(view.legal, view.points, strict=True)) == {
        Play(tiles.named("5-5"), End.START): 10,
        Play(tiles.named("1-4"), End.START): 5,
        Play(tiles.named("3-6"), End.START): 0,
    }
    state, events = play(state, "5-5", "0-5 right")
    assert [event for event in events if isinstance(event, Scored)] == [
        Scored(0, 10, 10),
        Scored(1, 10, 10),
    ]


def test_the_first_to_reach_the_target_has_won_at_once():
    state, _ = play(table(["5-5 1-4", "0-5 4-4"], totals=(20, 25), target=30), "5-5")
    assert GAME.finished(state)
    assert GAME.due(state) == ()
    view = GAME.view(state, None)
    assert view.winners == (0,)
    assert view.result is not None
    assert view.result.ending is Ending.TARGET


def test_the_winner_of_a_deal_scores_what_the_others_hold():
    state, _ = play(table(["1-3", "0-5 4-4"]), "1-3")
    assert state.table.totals == (10, 0)  # 13 pips, rounded down to fives
    assert GAME.view(state, None).result.ending is Ending.DOMINO


def test_the_simple_player_takes_what_scores():
    """The opponent always takes the move that scores most at once."""
    won = 0
    for seed in range(60):
        rng = random.Random(seed)
        state = GAME.open(GAME.options(), 2)
        while not GAME.finished(state):
            if not GAME.dealing(state):
                state, _ = GAME.deal(state, (0, 0), rng.randbytes(32))
            seat = GAME.due(state)[0]
            view = GAME.view(state, seat)
            greedy = max(
                range(len(view.legal)), key=lambda one, view=view: (view.points[one], rng.random())
            )
            action = choose(view, rng, modest=False) if seat == seed % 2 else view.legal[greedy]
            state, _ = GAME.apply(state, seat, action)
        won += GAME.view(state, None).winners == (seed % 2,)
    assert won > 20
