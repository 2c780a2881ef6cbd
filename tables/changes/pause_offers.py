"""Offers that players can take up between deals (buying back in Pulle, a house rule)."""

from collections.abc import Mapping
from dataclasses import replace

from games.core import Action, Role, Seat
from games.parts import codec
from tables.changes import deal_cover, forfeits, play
from tables.chips import bookings
from tables.chips.chip_accounts import Transfer
from tables.state.change import Change, make_change
from tables.state.log_items import ActionTaken
from tables.state.phases import Phase
from tables.state.refusal import Refused
from tables.state.table import Table, game_of, update_latest_deal, update_participant


def has_offer(table: Table, seat: Seat | None) -> bool:
    """Return whether a seat can take up an offer before the next deal."""
    return (
        seat is not None
        and table.phase is Phase.PAUSE
        and bool(game_of(table).legal(table.state, seat))
    )


def answer_offer(
    table: Table, seat: Seat, action: Action, by: int | None, balances: Mapping[int, int]
) -> Change:
    """Take up an offer or decline it.

    Raises `Refused` ("too-few-chips") if the player could not cover the next deal then.
    """
    rules = game_of(table)
    settled_before, lying_before = rules.settle(table.state), table.stacks
    table, events = play.carry_out(table, seat, action)
    moved = zip(lying_before, rules.settle(table.state), settled_before, strict=True)
    stacks = tuple(stack + now - before for stack, now, before in moved)
    table = replace(table, stacks=stacks)
    table = update_latest_deal(table, unseen=table.latest_deal.unseen and by is None)
    if action.role is Role.OFFER and (missing := deal_cover.shortfalls(table, balances).get(seat)):
        raise Refused("too-few-chips", missing=missing)
    transfers: tuple[Transfer, ...] = ()
    # a successor's stack is only its share
    if lacking := max(0, forfeits.pot_shares(table).get(seat, 0) - table.stacks[seat]):
        transfers = bookings.buy_ins(table, {seat: lacking})
        stacks = (*table.stacks[:seat], table.stacks[seat] + lacking, *table.stacks[seat + 1 :])
        table = replace(
            update_participant(table, seat, paid_in=table.chairs[seat].paid_in + lacking),
            stacks=stacks,
        )
    return make_change(
        table, by, ActionTaken(seat, codec.write(action)), events=events, transfers=transfers
    )
