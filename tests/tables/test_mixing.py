"""What people press is mixed into the next deal, so that whoever knows the secret does not know
that deal before.
"""

from games.parts.chance import deal_seed
from tables.history.replay import first_disagreement, replay
from tables.state.log_items import DealStarted, PressesMixed
from tables.state.phases import Phase
from tables.state.table import Table, game_of
from tests.tables.table_harness import ANN, BEN, TableHarness, chosen, due

FIRST, SECOND, AGAIN = (
    1_310_000_000_000_000_001,
    1_310_000_000_000_000_002,
    1_310_000_000_000_000_003,
)


async def mixed(harness: TableHarness, table_id: str) -> list[tuple[int, ...]]:
    """What the log says of each deal."""
    return [
        next((item.presses for item in entry.what if isinstance(item, PressesMixed)), ())
        for entry in await harness.store.tables.log(table_id)
        for started in entry.what
        if isinstance(started, DealStarted)
    ]


async def paused(harness: TableHarness) -> tuple[str, Table]:
    """Between the first deal, which came to its end without presses, and the second."""
    table_id = await harness.started("austrian-block", 2)
    return table_id, await harness.deal(table_id)


def dealt(table: Table, before: Table, presses: tuple[int, ...]) -> bool:
    """Whether these presses and nothing else lead from the pause to the deal."""
    seed = deal_seed(before.secret, before.cuts, before.deals + 1, presses)
    return bool(table.state == game_of(table).deal(before.state, table.stacks, seed)[0])


async def test_the_presses_for_the_next_deal_are_mixed_into_it(harness: TableHarness) -> None:
    table_id, pause = await paused(harness)
    await harness.tables.ready(table_id, ANN, FIRST)
    await harness.tables.ready(table_id, BEN, SECOND)
    table = await harness.sound(table_id)
    assert table.phase is Phase.PLAYING
    assert await mixed(harness, table_id) == [(), (FIRST, SECOND)]
    assert dealt(table, pause, (FIRST, SECOND))
    assert not dealt(table, pause, ())
    assert not dealt(table, pause, (FIRST, SECOND + 1))
    assert not table.latest_deal.presses, "each is mixed into one deal only"


async def test_whoever_does_not_ask_for_the_next_deal_has_cut_it_with_the_last_move(
    harness: TableHarness,
) -> None:
    table_id = await harness.started("austrian-block", 2)
    table = await harness.tables.load(table_id)
    last = [0, 0]
    press = FIRST
    while table.phase is Phase.PLAYING:
        seat, press = due(table), press + 1
        last[seat] = press
        chair = table.chairs[seat]
        table = (
            await harness.tables.act(table_id, chair.user, chair.acts, chosen(table, seat), press)
        ).table
    pause = table
    await harness.ring(table_id)
    table = await harness.sound(table_id)
    assert all(last)
    assert await mixed(harness, table_id) == [(), tuple(last)]
    assert dealt(table, pause, tuple(last))


async def test_another_press_than_the_log_says_is_found_out(harness: TableHarness) -> None:
    table_id, _ = await paused(harness)
    await harness.tables.ready(table_id, ANN, FIRST)
    await harness.tables.ready(table_id, BEN, SECOND)
    table = await harness.tables.load(table_id)
    log = list(await harness.store.tables.log(table_id))
    assert first_disagreement(log, table.secret, table.state) is None
    assert replay(log, table.secret) == table.state
    for items in ((PressesMixed((FIRST, AGAIN)), log[-1].what[-1]), log[-1].what[-1:]):
        forged = type(log[-1])(log[-1].version, log[-1].at, log[-1].by, items, log[-1].events)
        assert first_disagreement([*log[:-1], forged], table.secret, table.state) == 2
