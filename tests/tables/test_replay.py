"""The log and the revealed secret come to the state that was played."""

import random

import pytest

from games import GAMES
from games.core import IllegalAction
from games.parts import codec
from games.parts.chance import deal_seed
from tables.history.replay import replay
from tables.state.log_items import (
    CHAIR_WORDS,
    ActionTaken,
    DealStarted,
    LogEntry,
    LogItem,
    OptionSet,
    SessionStarted,
    TableOpened,
)
from tests.games.random_play import some_action
from tests.tables.table_harness import (
    NOW,
    SECRET,
    TableHarness,
)

FAY, GUS = 6, 7


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


@pytest.mark.parametrize(("cap", "paid"), [((OptionSet("cap", 16),), 32), ((), 36)])
def test_a_log_names_the_house_rules_that_are_not_as_usual(
    cap: tuple[OptionSet, ...], paid: int
) -> None:
    """By random play somebody is left with eighteen tiles, and nothing caps what they cost."""
    rules = GAMES["challenge"]
    settled = {"chips": "per_tile"} | {item.name: item.value for item in cap}
    rng = random.Random(419)
    state = rules.open(rules.options(**settled), 3)
    stacks = (112,) * 3
    start: tuple[LogItem, ...] = (
        TableOpened("challenge"),
        *cap,
        OptionSet("chips", "per_tile"),
        SessionStarted((1, 2, 3)),
        DealStarted(stacks),
    )
    log = [LogEntry(1, NOW, None, start, ())]
    state, _ = rules.deal(state, stacks, deal_seed(SECRET, (1, 2, 3), 1))
    while rules.dealing(state):
        seat, action = some_action(rules, state, rng)
        state, _ = rules.apply(state, seat, action)
        log.append(LogEntry(len(log) + 1, NOW, None, (ActionTaken(seat, codec.write(action)),), ()))
    assert max(map(len, state.hands)) > 16
    assert min(state.gains) == -paid
    assert replay(log, SECRET) == state
