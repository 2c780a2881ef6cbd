"""Offers that stand between deals: by house rule one may buy back into a pool until the next
deal.
"""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from games.parts.pulle_pool import BoughtBack, Buyback, BuybackClosed, Eliminated
from locales.catalogues import load
from messages.parts.components import Button
from messages.play.hand_message import hand_content
from messages.play.offers_message import has_offers
from tables.changes import clock_and_beats, coming_and_going, play, pots_and_stakes
from tables.state.change import Refused
from tables.state.log_items import ActionTaken
from tables.state.phases import Phase
from tables.state.table import Table, game_of
from tables.views.table_views import private_table, public_table
from tests.tables.table_harness import ANN, context, in_play, moved, rich


@cache
def pausing() -> tuple[Table, int]:
    """Between deals; somebody with more than 100 points may still buy back into a pool of 4 × 10
    chips.
    """
    for number in range(400):
        table = in_play("pulle", number=number, entry=10, buyback_until="deal")
        while table.live:
            table = moved(table).table
            if table.phase is not Phase.PAUSE:
                continue
            for seat, one in enumerate(seats(table)):
                if game_of(table).legal(table.state, seat) and one.score > 100:
                    return table, seat
            table = play.deal_next(table, None, context(balances=rich(table))).table
    raise AssertionError("nobody could save themselves")


def seats(table: Table) -> tuple[Any, ...]:
    """Return the seats as everybody sees them."""
    return tuple(game_of(table).view(table.state, None).seats)


def purchase(table: Table, seat: int) -> Buyback:
    (action,) = [
        action for action in game_of(table).legal(table.state, seat) if isinstance(action, Buyback)
    ]
    return action


def test_it_is_bought_out_of_the_stack_until_the_next_deal() -> None:
    table, seat = pausing()
    action = purchase(table, seat)
    change = play.answer_offer(table, seat, action, ANN, rich(table))
    assert change.what == (ActionTaken(seat, f"buyback {action.score}"),)
    assert change.events == (BoughtBack(seat, 10, action.score),)
    after = change.table
    assert (after.phase, after.version, change.transfers) == (Phase.PAUSE, table.version + 1, ())
    assert sum(after.stacks) == sum(table.stacks)
    assert after.stacks == game_of(after).settle(after.state)
    dealt = play.deal_next(after, None, context(balances=rich(after)))
    assert dealt.events[0] == BuybackClosed()
    assert not seats(dealt.table)[seat].out
    assert seats(dealt.table)[seat].count == 7


def test_no_answer_is_a_no_and_whoever_is_out_then_pays_nothing_more() -> None:
    table, seat = pausing()
    waits = pots_and_stakes.missing_stakes(table)[seat]
    dealt = play.deal_next(table, None, context(balances=rich(table)))
    assert (waits, seats(dealt.table)[seat].out) == (0, True)
    assert isinstance(dealt.events[1], Eliminated)
    assert not play.has_offer(dealt.table, seat)


def test_what_buying_back_takes_in_all_is_enough_and_not_too_much() -> None:
    """Somebody who wins nothing and has that many chips when the table is opened can buy back
    after a deal, and with one fewer not.
    """
    table, seat = pausing()
    user = table.chairs[seat].user
    owned = game_of(table).reserve(table.options)
    spent = table.chairs[seat].paid_in  # the entry and what lies there for the next deal
    play.answer_offer(table, seat, purchase(table, seat), user, rich(table) | {user: owned - spent})
    with pytest.raises(Refused):
        play.answer_offer(
            table, seat, purchase(table, seat), user, rich(table) | {user: owned - spent - 1}
        )


def test_a_computer_that_takes_the_chair_is_asked_at_once_and_the_house_pays() -> None:
    table, seat = pausing()
    left = coming_and_going.leave(
        table,
        table.chairs[seat].user,
        context(balances=rich(table)),
        computer_chips=True,
        successor="Resi",
    ).table
    assert clock_and_beats.computers_to_answer(left) == (seat,)
    change = play.answer_offer(left, seat, purchase(left, seat), None, rich(left))
    assert sum(change.table.stacks) == sum(left.stacks) + sum(
        transfer.amount for transfer in change.transfers
    )
    assert min(change.table.stacks) >= 0
    assert clock_and_beats.computers_to_answer(change.table) == ()


@pytest.mark.parametrize("language", load().languages)
def test_hand_and_channel_offer_it_beside_the_next_deal(language: str) -> None:
    words = load().of(language)
    table, seat = pausing()
    table = replace(table, id="abcdefgh")
    buttons = [
        button
        for row in hand_content(private_table(table, seat), words, None).controls
        if isinstance(row, tuple)
        for button in row
    ]
    assert all(isinstance(button, Button) for button in buttons)
    assert len(buttons) == 3
    assert has_offers(public_table(table))
    assert not has_offers(
        public_table(play.deal_next(table, None, context(balances=rich(table))).table)
    )


def test_a_stranger_cannot_answer_an_offer() -> None:
    table, seat = pausing()
    assert play.has_offer(table, seat)
    assert not play.has_offer(table, None)
