"""Fewest doubles: the winner of a blocked deal, the texts about it, and the tiles that nobody
draws.
"""

import random
from dataclasses import replace

import pytest

from cogs.rules.page import basics_text
from games import GAMES
from games.core import Ending
from games.fewest_doubles import DOUBLES
from games.parts import line as lines
from games.parts import tiles
from games.parts.austrian import DealTied, DealWon
from games.parts.chance import Chance
from locales.catalogues import load
from messages.parts.display_names import name_of
from messages.parts.narration import event_sentence
from messages.play.house_rule_menus import rules_in_force_text
from messages.play.round_result import result_lines
from messages.play.table_message import table_content
from renderer import alt_texts
from tables.changes import play
from tables.state.phases import Phase
from tables.views.table_views import public_table
from tests.tables.table_harness import context, due, in_lobby, in_play, rich

GAME = GAMES["fewest-doubles"]
WORDS = load().of("en")
ISOLATES = {0x2068: None, 0x2069: None}  # marks around inserted values


def blocked(won):
    """A table whose deal has ended blocked, won by somebody or (not `won`) tied."""
    for seed in range(1_000):
        table, rng = (
            replace(in_play("fewest-doubles", 2), secret=seed.to_bytes(32, "big")),
            random.Random(seed),
        )
        table = (
            play.deal_next(table, None, context(balances=rich(table))).table
            if table.phase is Phase.PAUSE
            else table
        )
        while table.phase is Phase.PLAYING:
            seat = due(table)
            action = rng.choice(GAME.legal(table.state, seat))
            table = play.act(table, seat, action, table.chairs[seat].user, context()).table
        ending, winner = table.state.outcome()
        if ending is Ending.BLOCKED and (winner is not None) == won:
            return table
    raise AssertionError("no deal is blocked")


@pytest.mark.parametrize("won", [True, False])
def test_the_fewest_doubles_win_a_blocked_deal_and_every_text_says_so(won):
    table = blocked(won)
    shown = public_table(table)
    doubles = [(hand & DOUBLES).bit_count() for hand in lines.hands(table.state)]
    winner = table.state.outcome()[1]
    name = name_of(shown.seats[winner or 0])
    if won:
        assert doubles[winner] < doubles[1 - winner]
        said, event = f"Blocked: {name} has the fewest doubles.", DealWon(winner, Ending.BLOCKED)
    else:
        assert doubles[0] == doubles[1]
        said, event = "Blocked, and the fewest doubles are shared: nobody wins.", DealTied()
    assert result_lines(shown, shown.view, WORDS)[0].replace("*", "") == said.replace("*", "")
    assert event_sentence(event, shown, WORDS) == said
    scene = table_content(shown, WORDS).scene
    assert said in alt_texts.describe_table(scene, [name_of(seat) for seat in shown.seats])


def test_tiles_that_nobody_draws_are_not_left_to_draw():
    state, _ = GAME.deal(GAME.open(GAME.options(), 2), (0, 0), bytes(32))
    assert GAME.view(state, None).stock == len(state.deal.stock) == 28 - 2 * 7 - 2
    again = GAME.redealt(state, 0, Chance(bytes(32)))
    assert len(again.deal.stock) == len(state.deal.stock)
    assert len(again.table.boneyard) == len(state.table.boneyard)


def test_what_depends_on_the_number_of_players_is_said_in_words():
    for seats, hand in ((2, 7), (3, 6)):
        table = public_table(in_lobby("fewest-doubles", seats))
        assert f"Play all your {hand} tiles" in basics_text(
            GAME.declaration, WORDS, table
        ).translate(ISOLATES)
        assert "Tiles that stay: as usual" in rules_in_force_text(table, WORDS).translate(ISOLATES)
    assert "Play all your 7 tiles" in basics_text(GAME.declaration, WORDS, None).translate(ISOLATES)


def test_there_are_seven_doubles():
    assert tiles.listed(DOUBLES) == tuple(sorted(tiles.of(one, one) for one in range(7)))
