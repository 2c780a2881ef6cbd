"""Playing for chips against the house: by which house rules, and how much one person can win from it in a day.

What the house's computer players lose in a deal counts for the people who have gained in it, each in proportion; what the house
wins, for those who have lost. So the figures of all people together are what the house has lost, at whatever tables and by
whatever way: stakes, bets, pots. A pot counts as it would be shared at the moment.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from games.core import IllegalAction, Seat
from games.parts.amounts import Chips, booked
from games.parts.options import Option, declared
from tables.changes import forfeits
from tables.chips import bookings, chip_accounts
from tables.history import score_curve
from tables.state.change import Change, Winnings
from tables.state.log_items import DealStarted
from tables.state.phases import Phase
from tables.state.refusal import Refused
from tables.state.table import Chair, Onlooker, Table, game_of

MOST_AT_RISK = Chips(25)  # in a deal, for anybody, at the very worst: with computer players stakes are small
LEAST_STAKE = 1


def worst_first_loss(table: Table) -> int:
    """hc that anybody can lose in the first deal at the very worst."""
    rules = game_of(table)
    return max(rules.exposure(rules.open(table.options, len(table.chairs))))


def stake_options(table: Table) -> tuple[str, ...]:
    """The house rules that decide how much that is: numbers that could be lower, so that it would be less."""

    def least_lost(rule: Option) -> int:
        try:
            return worst_first_loss(replace(table, options=replace(table.options, **{rule.name: rule.low})))
        except IllegalAction:  # another one would have to be lower, too
            return 0

    numbers = (rule for rule in declared(type(table.options)) if not rule.allowed(len(table.chairs)))
    lower = (rule for rule in numbers if getattr(table.options, rule.name) != rule.low)
    return tuple(rule.name for rule in lower if least_lost(rule) < worst_first_loss(table))


def require_house_stakes(table: Table) -> None:
    """Refuse house rules by which the house does not play for chips. Whoever holds the bank gains by it: people have it by lot. A
    person who plays alone against computer players may choose it where all stakes are the least; and anybody may leave it to the
    house."""
    rules = game_of(table)
    fresh = rules.open(table.options, len(table.chairs))
    worst = worst_first_loss(table)
    if worst > booked(MOST_AT_RISK):
        raise Refused("house-stakes", most=MOST_AT_RISK, worst=worst, options=stake_options(table))
    seen = rules.view(fresh, None)
    bankers = [chair for chair, one in zip(table.chairs, seen.seats, strict=True) if one.banker and not chair.computer]
    alone = sum(not chair.computer for chair in table.chairs) == 1
    if bankers and not (alone and seen.limits == (LEAST_STAKE, LEAST_STAKE)):
        raise Refused("house-bank")


def can_take_chair(table: Table, user: int) -> bool:
    """Whether the house plays on there for chips when this person has left."""
    try:
        require_house_stakes(
            replace(table, chairs=tuple(replace(one, user=None) if one.user == user else one for one in table.chairs))
        )
    except Refused:
        return False
    return True


def deal_gains(before: Table, change: Change) -> dict[int, int]:
    """What people have won from the house (hc; below 0: lost to it) in a deal that has ended with this change; 0 for those who
    sit there besides. {} if none has ended, or none that was played for chips against the house."""
    after = change.table
    rules = game_of(after)
    fresh = next((item.stacks for item in change.what if isinstance(item, DealStarted)), None)
    if not after.for_chips or after.state is None or rules.dealing(after.state):
        return {}
    if before.phase is not Phase.PLAYING and fresh is None:
        return {}
    at = before if fresh is None else after
    had = before.stacks[: len(before.chairs)] + tuple(one.paid_in for one in before.gallery) if fresh is None else fresh
    gains = [now - was for now, was in zip(rules.settle(after.state), had, strict=False)]
    return gains_from_house(at.participants, gains) if any(chair.computer for chair in at.chairs) else {}


def gains_from_house(participants: Sequence[Chair | Onlooker], gains: Sequence[int]) -> dict[int, int]:
    """The part of the house in what people have gained or lost, rounded in its favour."""
    lost = -sum(gain for one, gain in zip(participants, gains, strict=True) if one.user is None)
    people = {one.user: gain for one, gain in zip(participants, gains, strict=True) if one.user is not None}
    same = {user: gain for user, gain in people.items() if gain * lost > 0}
    total = sum(same.values())
    return {user: -(-abs(lost) * same[user] // abs(total)) if user in same else 0 for user in people}


def apply_ceiling(before: Table, change: Change, won: Mapping[int, int], ceiling: int, day: int) -> Change:
    """The change, with what people have won from the house counted for the day: `won` is what they had (hc), `ceiling` (hc) the
    most they can have. What goes beyond goes back, and where somebody has reached it the table goes on for the honour, as soon
    as nothing lies there that is not decided."""
    gains = deal_gains(before, change)
    if not gains:
        return change
    counted = []
    for user, gain in gains.items():
        had = won.get(user, 0)
        beyond = max(0, min(gain, had + gain - ceiling))
        change, beyond = take_back(change, user, beyond)
        if gain:
            counted.append(Winnings(user, day, had, had + gain - beyond))
    now = {**won, **{one.user: one.after for one in counted}}
    table = replace(change.table, at_ceiling=seats_at_ceiling(change.table, now, ceiling))
    change = replace(change, table=table, winnings=tuple(counted))
    return switch_to_honour(change) if table.at_ceiling else change


def seats_at_ceiling(table: Table, won: Mapping[int, int], ceiling: int) -> tuple[Seat, ...]:
    """Whoever of those at the table has won all that the house pays one person in a day."""
    return tuple(seat for seat, chair in enumerate(table.chairs) if chair.user is not None and won.get(chair.user, 0) >= ceiling)


def take_back(change: Change, user: int, hc: int) -> tuple[Change, int]:
    """The change with so much of somebody's gain back at the house, from the stack or from what was paid out; and how much it
    was: no more than is there."""
    table = change.table
    account = chip_accounts.member(table.guild, user)
    seat = next((seat for seat, chair in enumerate(table.chairs) if chair.user == user), None)
    lies_there = seat is not None and table.phase is Phase.PAUSE
    paid = sum(one.amount for one in change.transfers if one.target == account and one.source == table.account)
    hc = min(hc, table.stacks[seat] if seat is not None and lies_there else paid)
    if not hc:
        return change, 0
    if seat is not None:
        stacks = tuple(stack - hc * (at == seat) for at, stack in enumerate(table.stacks))
        change = replace(change, table=score_curve.reduce_last_mark(replace(table, stacks=stacks), seat, hc))
    back = bookings.return_beyond_ceiling(table, len(change.transfers), table.account if lies_there else account, hc)
    return replace(change, transfers=(*change.transfers, back)), hc


def switch_to_honour(change: Change) -> Change:
    """Everybody is paid, and the table goes on for nothing; unless a pot or a stake that was left by a tie is still to be won."""
    table = change.table
    undecided = any(one.paid_in for one in table.gallery) or any(
        forfeits.forfeit_of_seat(table, seat) for seat in range(len(table.chairs))
    )
    if table.phase is not Phase.PAUSE or undecided:
        return change
    paid = bookings.payouts(replace(table, version=table.version - 1), dict(enumerate(table.stacks)))
    return replace(change, table=replace(table, for_chips=False), transfers=change.transfers + paid)
