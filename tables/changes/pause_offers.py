"""Between deals: offers that stand until the next one (Pulle, house rule)."""

from collections.abc import Mapping
from dataclasses import replace

from games.core import Action, Role, Seat
from games.parts import codec
from tables.changes import forfeits, play
from tables.chips import bookings
from tables.chips.chip_accounts import Transfer
from tables.state.change import Change, make_change
from tables.state.log_items import ActionTaken
from tables.state.phases import Phase
from tables.state.refusal import Refused
from tables.state.table import Table, game_of, seated


def has_offer(table: Table, seat: Seat | None) -> bool:
    """Whether something is offered to a seat until the next deal."""
    return seat is not None and table.phase is Phase.PAUSE and bool(game_of(table).legal(table.state, seat))


def answer_offer(table: Table, seat: Seat, action: Action, by: int | None, balances: Mapping[int, int]) -> Change:
    """Take an offer up, or not. Raises `Refused` ("too-few-chips") for whoever could not cover the next deal then."""
    rules = game_of(table)
    before, at_table = rules.settle(table.state), table.stacks
    table, events = play.carry_out(table, seat, action)
    moved = zip(at_table, rules.settle(table.state), before, strict=True)
    stacks = tuple(stack + now - then for stack, now, then in moved)
    table = replace(table, stacks=stacks, unseen=table.unseen and by is None)
    if action.role is Role.OFFER and (missing := play.shortfalls(table, balances).get(seat)):
        raise Refused("too-few-chips", missing=missing)
    transfers: tuple[Transfer, ...] = ()
    if lack := max(0, forfeits.pot_shares(table).get(seat, 0) - table.stacks[seat]):  # a successor has nothing there but a share
        transfers = bookings.buy_ins(table, {seat: lack})
        stacks = (*table.stacks[:seat], table.stacks[seat] + lack, *table.stacks[seat + 1 :])
        table = replace(seated(table, seat, paid_in=table.chairs[seat].paid_in + lack), stacks=stacks)
    return make_change(table, by, ActionTaken(seat, codec.write(action)), events=events, transfers=transfers)
