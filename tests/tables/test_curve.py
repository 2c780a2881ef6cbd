"""What a table remembers of its deals."""

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
    assert table.curve == ()
    for deal in (1, 2, 3):
        table = played(table)
        assert table.curve[-1][0] == deal
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
    assert len(table.curve) == min(table.deals, 3)
