"""Changes that leave a table's picture as it is, which the benchmark of presses tells from the
log alone.
"""

import pytest

from games import GAMES
from tables.state.phases import Phase
from tests.tables.table_harness import ANN, BEN, TableHarness
from tools.benchmarks.bot_under_test import is_sealed_answer

STEPS = 60


@pytest.mark.parametrize("game", GAMES)
async def test_the_log_tells_which_changes_leave_the_public_version(
    harness: TableHarness, game: str
) -> None:
    """In Challenge some do, in the other games none."""
    table_id = await harness.started(game, 2, computers=min(2, GAMES[game].players[-1] - 2))
    public = {}
    for _ in range(STEPS):
        table = await harness.tables.load(table_id)
        public[table.version] = table.public_version
        if table.phase is Phase.PLAYING:
            await harness.step(table_id)
        elif table.live:
            for user in (ANN, BEN):
                if table.phase is Phase.PAUSE and table.live:
                    table = (await harness.tables.ready(table_id, user)).table
                    public[table.version] = table.public_version
    sealed = {
        entry.version
        for entry in await harness.store.tables.log(table_id)
        if is_sealed_answer(entry)
    }
    assert {
        version for version, shown in public.items() if shown < version
    } == sealed & public.keys()
    assert bool(sealed) == (game == "challenge")
