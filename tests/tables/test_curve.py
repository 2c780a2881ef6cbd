"""What a table remembers of its deals."""

from dataclasses import replace

import pytest

from data import table_json
from games import GAMES
from games.core import Measure
from tables.changes import play
from tables.history import score_curve
from tables.state.phases import Phase
from tables.state.table import Table, game_of
from tests.tables.table_harness import ANN, chosen, context, in_play, rich


def played(table: Table) -> Table:
    """To the end of the deal."""
    while table.phase is Phase.PLAYING:
        seat = game_of(table).due(table.state)[0]
        table = play.act(
            table,
            seat,
            play.read_action(table, chosen(table, seat)),
            table.chairs[seat].user,
            context(),
        ).table
    return table


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_deal_leaves_a_mark(game: str) -> None:
    table = in_play(game, people=GAMES[game].players[0])
    for deal in (1, 2, 3):
        table = played(table)
        assert [number for number, _ in table.curve] == list(range(1, deal + 1))
        assert len(table.curve[-1][1]) == len(table.chairs)
        places = [place for place, _ in score_curve.places_by_side(table)]
        assert places == sorted(places), "the best first"
        if score_curve.comparison(table).measure is Measure.CHIPS:
            assert sum(value or 0 for value in table.curve[-1][1]) == 0
            assert table.curve[-1][1] == score_curve.session_nets(table)
        assert table_json.load(table.id, game, table.rules_version, table_json.dump(table)) == table
        if not table.live:
            break
        table = play.deal(table, ANN, context(balances=rich(table))).table


def test_chips_are_erased_with_a_seat_and_points_stay() -> None:
    curve = (1, (3, -3, 2, -2)), (2, (4, -4, 1, -1))
    chips, points = [replace(in_play(game), curve=curve) for game in ("buki", "luxembourg")]
    changed = [score_curve.reduce_last_mark(table, 1, 3).curve for table in (chips, points)]
    assert changed == [(curve[0], (2, (4, -7, 1, -1))), curve]
    changed = [score_curve.erase_seat(table, 0).curve for table in (chips, points)]
    assert changed == [((1, (None, -3, 2, -2)), (2, (None, -4, 1, -1))), curve]


def test_of_a_long_curve_every_second_mark_is_kept_and_the_last_one_tells_the_places() -> None:
    curve = *((deal, (0,) * 4) for deal in range(-159, 0)), (0, (4, -4, 1, 4))
    chips, points = [replace(in_play(game), curve=curve) for game in ("buki", "luxembourg")]
    most, least = [score_curve.places_by_side(table) for table in (chips, points)]
    assert most == ((1, (0,)), (1, (3,)), (3, (2,)), (4, (1,)))
    assert least == ((1, (1,)), (2, (2,)), (3, (0,)), (3, (3,)))
    assert [deal for deal, _ in score_curve.mark_deal(chips).curve] == [
        *range(-159, 0, 2),
        chips.deals,
    ]
    assert score_curve.mark_final_chips(replace(chips, stacks=(25, 19, 22, 22))).curve == (
        *curve[:-1],
        (0, (3, -3, 0, 0)),
    )
    assert score_curve.mark_final_chips(points) == points
