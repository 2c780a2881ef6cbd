"""The house rule "Session": the table closes once a player has won so many rounds, and newcomers
take over no wins.
"""

import pytest

from tables.history.replay import first_disagreement
from tables.state.phases import CloseReason, Phase
from tables.state.table import Table, view
from tests.tables.table_harness import TableHarness

FIRST_TO_FIVE = {"austrian-block", "austrian-draw", "tendler", "challenge"}
OPEN = {"buki", "pulle", "hungarian", "luxembourg"}


def wins(table: Table) -> list[int]:
    """Return the rounds that each seat has won."""
    return [seat.wins for seat in view(table, None).seats]


async def next_deal(harness: TableHarness, table_id: str) -> Table:
    """Have everybody press Next round, play the deal, and return the table."""
    await harness.go_on(table_id)
    return await harness.deal(table_id)


@pytest.mark.parametrize("game", sorted(FIRST_TO_FIVE | OPEN))
async def test_a_new_table_is_first_to_five_where_rounds_are_won(
    harness: TableHarness, game: str
) -> None:
    assert (await harness.tables.load(await harness.opened(game, 1))).table_options.session == (
        5 if game in FIRST_TO_FIVE else 0
    )


@pytest.mark.parametrize("game", sorted(FIRST_TO_FIVE))
async def test_a_session_ends_with_the_win_that_was_agreed(
    harness: TableHarness, game: str
) -> None:
    table = await harness.deal(await harness.started(game, 2, session=3))
    table_id = table.id
    for _ in range(60):  # a session of five wins is over long before
        if not table.live:
            break
        assert max(wins(table)) < 3
        table = await next_deal(harness, table_id)
    assert (table.phase, table.closing.reason) == (Phase.CLOSED, CloseReason.WON)
    assert table.closing.about == wins(table).index(3)
    assert (
        first_disagreement(await harness.store.tables.log(table_id), table.secret, table.state)
        is None
    )
