"""Who may look on, and at which hands: not at the house's, where chips are played for, and
nobody at the table they play at.
"""

from dataclasses import replace
from typing import Any

import pytest

from data.store import Store
from games.parts.gallery_rules import BetTied, Watch
from tables.changes import coming_and_going, onlookers, play
from tables.people.people import MemberName
from tables.state.phases import Phase
from tables.state.table import Table, game_of
from tables.views.table_views import private_table
from tests.tables.table_harness import (
    BEN,
    EVE,
    TableHarness,
    context,
    played,
    rich,
)
from tests.tables.test_gallery import begun, bet_on, press
from tests.tables.test_lobby import refused

BANK = 0  # Ann's seat


def visits(table: Table) -> set[int]:
    """Seats behind which somebody new is offered a place."""
    seen = private_table(table, len(table.participants)).view
    return {action.seat for action in seen.legal if isinstance(action, Watch)}


@pytest.mark.parametrize("consent", ["player", "none"])
async def test_the_house_shows_its_hands_to_nobody_where_chips_are_played_for(
    harness: TableHarness, consent: str
) -> None:
    table_id = await begun(harness, people=2, computers=2, banker=None, watch_consent=consent)
    assert visits(await harness.tables.load(table_id)) == {0, 1}
    for seat in (2, 3):
        with refused("house-hand"):
            await press(harness, table_id, EVE, f"watch {seat}")
    table = await harness.sound(table_id)
    assert table.gallery == ()
    table = await press(harness, table_id, EVE, "watch 1")
    assert (private_table(table, 4).view.viewer == 1) is (consent == "none")  # type: ignore[union-attr]


async def test_a_computer_player_says_no_for_the_house(store: Store) -> None:
    harness = TableHarness(store)
    table_id = await begun(harness, people=1, computers=3, banker=None)
    change = await harness.tables._change(table_id, asked_of_the_house)
    table = await harness.sound(table_id)
    assert table.version > change.table.version
    assert private_table(table, 4).view.viewer is None  # type: ignore[union-attr]
    assert not game_of(table).prompted(table.state)


def asked_of_the_house(table: Table) -> Any:
    """A request that an older process has let through."""
    honour = onlookers.add_onlooker(
        replace(table, for_chips=False), EVE, MemberName("Eve", "eve"), Watch(2)
    )
    change = play.act(honour, 4, Watch(2), EVE, context())
    return replace(change, table=replace(change.table, for_chips=True))


def test_a_bet_that_stays_does_not_show_the_hand_of_the_house() -> None:
    """Ben leaves after a tie; the bet on his seat stays, and the house plays there now."""
    table = next(
        done.table
        for done in (played(bet_on(number, BANK)) for number in range(400))
        if any(isinstance(event, BetTied) for event in done.table.latest_deal.story)
    )
    table = coming_and_going.leave(
        table, BEN, context(balances=rich(table)), computer_chips=True, successor="Poldi"
    ).table
    if table.phase is Phase.PAUSE:
        table = play.deal_next(table, None, context(balances={**rich(table), EVE: 0})).table
    assert [onlooker.user for onlooker in table.gallery] == [EVE]
    seen = private_table(table, 4).view
    assert seen.viewer is None
    assert all(seat.hand is None for seat in seen.seats)
    assert seen.gallery.onlooker == 4
    assert [bet.participant for bet in seen.gallery.bets] == [4]
