"""The log and the revealed secret come to the state that was played."""

import pytest

from games import GAMES
from games.core import IllegalAction
from tables.history.replay import replay
from tables.state.log_items import (
    CHAIR_WORDS,
)
from tests.tables.table_harness import (
    TableHarness,
)


async def test_another_secret_is_found_out(harness: TableHarness) -> None:
    table_id = await harness.started("austrian-block")
    table = await harness.deal(table_id)
    log = await harness.store.tables.log(table_id)
    assert replay(log, table.secret) == table.state
    with pytest.raises(IllegalAction):
        replay(log, bytes(32))
    with pytest.raises(ValueError, match="opening"):
        replay(log[1:], table.secret)
    with pytest.raises(ValueError, match="opening"):
        replay([], table.secret)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_action_is_called_like_what_happens_to_a_chair(game: str) -> None:
    """Check that no verb of a game reads like an event of a chair: "0 leave" in the log is a
    person who leaves.
    """
    assert not {kind.verb for kind in GAMES[game].actions} & CHAIR_WORDS.keys()
