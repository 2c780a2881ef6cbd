"""Which decisions of a deal are looked at again."""

from tables.history.decisions import decisions, seats_of_people
from tables.history.replay import replay_moments
from tests.tables.table_harness import TableHarness


async def test_what_is_looked_at_again_are_ones_own_decisions_as_they_were(
    harness: TableHarness,
) -> None:
    table_id = await harness.started("tendler", 2)
    table = await harness.deal(table_id)
    log = await harness.store.tables.log(table_id)
    assert seats_of_people(table) == (0, 1)
    found = list(decisions(table, log, 1, (0,)))
    assert found
    assert found == list(decisions(table, log, 1, (0,)))
    states = [moment.state for moment in replay_moments(log, table.secret)]
    for one in found:
        assert one.seat == one.view.viewer == 0
        assert one.played in one.view.legal
        assert one.view.seats[1].hand is None
        assert one.world not in states  # what the seat could not see lies otherwise
    assert list(decisions(table, log, 2, (0, 1))) == []
