"""What anybody and each participant may know of a table does not depend on what they cannot
know.
"""

import random
from dataclasses import replace

import pytest

from games import GAMES
from games.parts.chance import Chance
from tables.changes.play import game_of
from tables.state.phases import Phase
from tables.state.table import Table
from tables.views.table_views import private_table, public_table
from tests.tables.table_harness import due, in_play, moved


@pytest.mark.parametrize("game", GAMES)
def test_other_tiles_where_nobody_sees_them_change_nothing(game: str) -> None:
    rng = random.Random(5)
    table = in_play(game, GAMES[game].players[-1])
    for _ in range(12):
        if table.phase is not Phase.PLAYING:
            break
        assert public_table(again(table, None, rng)) == public_table(table)
        for seat in range(len(table.chairs)):
            assert private_table(again(table, seat, rng), seat) == private_table(table, seat)
        table = moved(table).table


def again(table: Table, viewer: int | None, rng: random.Random) -> Table:
    """With other tiles wherever this viewer sees none."""
    return replace(
        table, state=game_of(table).redealt(table.state, viewer, Chance(rng.randbytes(32)))
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_secret_is_known_when_the_session_has_ended(game: str) -> None:
    table = in_play(game, GAMES[game].players[0])
    for live in (table, replace(table, phase=Phase.PAUSE)):
        assert public_table(live).unsealed is None
        assert table.secret.hex() not in repr(public_table(live))
        assert repr(table.secret) not in repr(private_table(live, 0))
    assert public_table(replace(table, phase=Phase.CLOSED)).unsealed.secret == table.secret.hex()


def test_how_often_somebody_has_answered_is_known_to_nobody_else() -> None:
    table = in_play("challenge", 3)
    first = table.chairs[0]
    answered = replace(
        table, chairs=(replace(first, acts=first.acts + 1, read=3), *table.chairs[1:])
    )
    assert public_table(answered) == public_table(table)
    assert private_table(answered, 1) == private_table(table, 1)
    assert private_table(answered, 0) != private_table(table, 0)


def test_a_turn_that_ends_with_a_draw_and_a_forced_pass_makes_earlier_events_old() -> None:
    """Mexican Train, whose player passes by itself if the drawn tile does not fit."""
    table = in_play("mexican-train", 4, number=3)
    while table.phase is Phase.PLAYING:
        before, seat = table, due(table)
        table = moved(before).table
        if table.phase is Phase.PLAYING and seat != due(table):
            assert len(private_table(table, seat).news) < (
                len(table.latest_deal.story) - len(before.latest_deal.story)
            )
