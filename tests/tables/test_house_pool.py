"""A pool against the house: what people have left there is not the house's, and what bots pay
between rounds counts.
"""

from dataclasses import replace

import pytest

from games.parts.pulle_pool import PoolBroken
from tables.changes import coming_and_going, play
from tables.chips import chip_accounts
from tables.chips.against_house import apply_ceiling, keep_inherited
from tables.state.phases import Phase
from tables.views.table_views import public_table
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    DAN,
    GUILD,
    context,
    in_lobby,
    moved,
    opened,
    rich,
)
from tests.tables.test_against_house import TODAY
from tests.tables.test_forfeits import paused


@pytest.mark.parametrize("computer_chips", [True, False])
@pytest.mark.parametrize("playing", [True, False])
def test_a_pool_of_people_is_paid_whole_though_all_others_have_left(
    computer_chips: bool, playing: bool
) -> None:
    """The house has paid nothing for the shares that leavers leave, so they count for no
    ceiling.
    """
    for number in range(40):
        table = opened(
            replace(in_lobby("pulle", entry=100, buyback=False), secret=number.to_bytes(32, "big"))
        )
        changes = [play.deal(table, ANN, context(balances=rich(table)))]
        while playing is (changes[-1].table.phase is not Phase.PLAYING):
            changes.append(moved(changes[-1].table))
        for user in (BEN, CAT, DAN):
            parting = coming_and_going.leave(
                changes[-1].table,
                user,
                context(),
                computer_chips=computer_chips,
                successor=f"C{user}",
            )
            changes.append(parting)
        while (table := changes[-1].table).live:
            following = (
                play.deal_next(table, None, context(balances=rich(table)))
                if table.phase is Phase.PAUSE
                else moved(table)
            )
            changes.append(apply_ceiling(table, following, {}, 1, TODAY))
        if public_table(table).view.winners == (0,) and not any(
            isinstance(event, PoolBroken) for change in changes for event in change.events
        ):
            break
    moves = [transfer for change in changes for transfer in change.transfers]
    ann = chip_accounts.member(GUILD, ANN)
    assert (
        sum(move.amount for move in moves if move.target == ann)
        - sum(move.amount for move in moves if move.source == ann)
        == 600
    )
    assert not any(winning.after for change in changes for winning in change.winnings)


@pytest.mark.parametrize(
    ("had", "lost", "left"), [(12, 0, 12), (12, 4, 8), (30, 4, 20), (12, 12, 0)]
)
def test_what_the_house_has_lost_or_won_is_not_inherited_any_more(
    had: int, lost: int, left: int
) -> None:
    """Two bots have shares of 10 each in this pool: what they have won beyond these is their
    own.
    """
    table = replace(paused("pulle", 2, 2), inherited=had)
    assert keep_inherited(table, lost).inherited == left
    assert keep_inherited(replace(table, for_chips=False), lost).inherited == 0
