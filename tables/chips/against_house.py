"""Playing for chips against the house: the permitted stakes, and the most that a person can win
from the house in a day.

The losses of the house in a deal are attributed to the people who gained in it, in proportion to
their gains; the winnings of the house to the people who lost. So the figures of all people add up
to the losses of the house, whether by stakes, bets or pots. A pot counts as if it were shared now.
An offer that is taken up between deals counts like a deal.

People who leave an undecided match leave chips to the computer players that follow them. The house
has not paid for these, so it loses nothing of its own as long as it loses these
(`Table.inherited`).
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from games.core import IllegalAction, Seat
from games.parts.amounts import Chips, booked
from games.parts.options import Option, declared
from tables.changes import pots_and_stakes
from tables.chips import bookings, chip_accounts
from tables.chips.chip_accounts import Transfer
from tables.history import score_curve
from tables.state.change import Change, Context, Refused, Winnings
from tables.state.log_items import ActionTaken, DealStarted
from tables.state.phases import Phase
from tables.state.table import Chair, Onlooker, Table, game_of

MOST_AT_RISK = Chips(25)  # the largest loss of any player in a deal with computer players
LEAST_STAKE = 1


def worst_first_loss(table: Table) -> int:
    """Return the most half-chips that a player can lose in the first deal."""
    rules = game_of(table)
    return max(rules.exposure(rules.open(table.options, len(table.chairs))))


def stake_options(table: Table) -> tuple[str, ...]:
    """Return the names of the house rules that would reduce `worst_first_loss` if their number
    were lower.
    """

    def least_lost(rule: Option) -> int:
        try:
            return worst_first_loss(
                replace(table, options=replace(table.options, **{rule.name: rule.low}))
            )
        except IllegalAction:  # another house rule would have to be lower too
            return 0

    numbers = (
        rule for rule in declared(type(table.options)) if not rule.allowed(len(table.chairs))
    )
    lower = (rule for rule in numbers if getattr(table.options, rule.name) != rule.low)
    return tuple(rule.name for rule in lower if least_lost(rule) < worst_first_loss(table))


def require_house_stakes(table: Table) -> None:
    """Raise `Refused` if the house does not play for chips by these house rules.

    The bank has an advantage, so people get it by lot only. A person who plays alone against
    computer players may choose to be the bank if all stakes are the lowest. The house may always be
    the bank.
    """
    rules = game_of(table)
    fresh = rules.open(table.options, len(table.chairs))
    worst = worst_first_loss(table)
    if worst > booked(MOST_AT_RISK):
        raise Refused("house-stakes", most=MOST_AT_RISK, worst=worst, options=stake_options(table))
    seen = rules.view(fresh, None)
    bankers = [
        chair
        for chair, at in zip(table.chairs, seen.seats, strict=True)
        if at.banker and not chair.computer
    ]
    alone = sum(not chair.computer for chair in table.chairs) == 1
    if bankers and not (alone and seen.staking.limits == (LEAST_STAKE, LEAST_STAKE)):
        raise Refused("house-bank")


def may_play(table: Table, context: Context) -> bool:
    """Return whether computer players may sit at a table: where chips can be lost, only if the
    server allows it and the house plays by these house rules.
    """
    if not table.for_chips or not worst_first_loss(table):
        return True
    try:
        require_house_stakes(table)
    except Refused:
        return False
    return context.computer_chips


def can_take_chair(table: Table, user: int, context: Context) -> bool:
    """Return whether the house may take this person's chair."""
    chairs = tuple(
        replace(chair, user=None) if chair.user == user else chair for chair in table.chairs
    )
    return may_play(replace(table, chairs=chairs), context)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a change for the chips that were played for against the house."""

    players: tuple[Chair | Onlooker, ...]
    gains: tuple[int, ...]  # hc by participant
    inherited: int  # hc of people who have left, on seats of the house before the change

    @property
    def house_loss(self) -> int:
        """The net half-chips that the computer players have lost; below 0 if they have won."""
        return -sum(
            gain
            for player, gain in zip(self.players, self.gains, strict=True)
            if player.user is None
        )

    @property
    def inherited_loss(self) -> int:
        """The part of `house_loss` that was not the house's own."""
        return max(0, min(self.house_loss, self.inherited))


def outcome_of(before: Table, change: Change) -> Outcome | None:
    """Return what `change` has decided: a deal that has ended, or an offer taken up between deals.

    Returns None if nothing is decided, or if it was not played for chips against the house.
    """
    after = change.table
    rules = game_of(after)
    dealt = next((item.stacks for item in change.what if isinstance(item, DealStarted)), None)
    if not after.for_chips or after.state is None or rules.dealing(after.state):
        return None
    if dealt is not None:  # the deal was dealt and over at once
        table, had = after, dealt
    elif before.phase is Phase.PLAYING:
        table, had = (
            before,
            before.stacks[: len(before.chairs)]
            + tuple(onlooker.paid_in for onlooker in before.gallery),
        )
    elif before.phase is Phase.PAUSE and any(isinstance(item, ActionTaken) for item in change.what):
        table, had = before, rules.settle(before.state)
    else:
        return None
    if not any(chair.computer for chair in table.chairs):
        return None
    gains = tuple(now - was for now, was in zip(rules.settle(after.state), had, strict=False))
    return Outcome(table.participants, gains, table.inherited)


def house_gains(before: Table, change: Change) -> dict[int, int]:
    """Return the net half-chips that `change` lets each person at the table win from the house.

    Returns {} if it decides nothing that was played for chips against the house.
    """
    outcome = outcome_of(before, change)
    return {} if outcome is None else gains_from_house(outcome)


def gains_from_house(outcome: Outcome) -> dict[int, int]:
    """Return the part of each person's gain or loss that came from the house's own chips,
    rounded in favour of the house.
    """
    lost = outcome.house_loss - outcome.inherited_loss
    pairs = zip(outcome.players, outcome.gains, strict=True)
    people = {player.user: gain for player, gain in pairs if player.user is not None}
    same = {user: gain for user, gain in people.items() if gain * lost > 0}
    total = sum(same.values())
    return {
        user: -(-abs(lost) * same[user] // abs(total)) if user in same else 0 for user in people
    }


def apply_ceiling(
    before: Table, change: Change, won: Mapping[int, int], ceiling: int, day: int
) -> Change:
    """Return the change with the winnings from the house counted for the day, and limited to the
    `ceiling`.

    Args:
        before: the table before `change`.
        change: the change that may end a deal, or take up an offer.
        won: half-chips that these people have won from the house today.
        ceiling: the most half-chips that a person can win from the house in a day. What goes beyond
            it goes back to the house. At the ceiling the table goes on for the honour, as soon as
            nothing is undecided.
        day: since 1970, UTC.
    """
    outcome = outcome_of(before, change)
    if outcome is None:
        return change
    counted = []
    for user, gain in gains_from_house(outcome).items():
        had = won.get(user, 0)
        beyond = max(0, min(gain, had + gain - ceiling))
        change, beyond = take_back(change, user, beyond)
        if gain:
            counted.append(Winnings(user, day, had, had + gain - beyond))
    now = {**won, **{winnings.user: winnings.after for winnings in counted}}
    table = keep_inherited(change.table, outcome.inherited_loss)
    full = {user for user, hc in now.items() if hc >= ceiling}
    table = replace(table, at_ceiling=seats_of(table, full))
    change = replace(change, table=table, winnings=tuple(counted))
    return switch_to_honour(change) if table.at_ceiling else change


def keep_inherited(table: Table, lost: int) -> Table:
    """Return the table after the house has lost this many of the half-chips that people have left
    on its seats.

    What it has won of them is its own: it keeps no more than still lies undecided on its seats.
    """
    undecided = sum(
        hc
        for seat, hc in pots_and_stakes.undecided_stakes(table).items()
        if table.chairs[seat].computer
    )
    return replace(table, inherited=min(table.inherited - lost, undecided))


def seats_of(table: Table, users: Collection[int]) -> tuple[Seat, ...]:
    """Return the seats of these people."""
    return tuple(seat for seat, chair in enumerate(table.chairs) if chair.user in users)


def take_back(change: Change, user: int, hc: int) -> tuple[Change, int]:
    """Move a person's gain back to the house, up to `hc`, from the stack or from a payout.

    Returns the change and the half-chips that were moved.
    """
    table = change.table
    account = chip_accounts.member(table.guild, user)
    seat = next((seat for seat, chair in enumerate(table.chairs) if chair.user == user), None)
    lies_there = seat is not None and table.phase is Phase.PAUSE
    paid = sum(
        transfer.amount
        for transfer in change.transfers
        if transfer.target == account and transfer.source == table.account
    )
    hc = min(hc, table.stacks[seat] if seat is not None and lies_there else paid)
    if not hc:
        return change, 0
    if seat is not None:
        stacks = tuple(stack - hc * (at == seat) for at, stack in enumerate(table.stacks))
        change = replace(
            change, table=score_curve.reduce_last_mark(replace(table, stacks=stacks), seat, hc)
        )
    back = bookings.return_beyond_ceiling(
        table, len(change.transfers), table.account if lies_there else account, hc
    )
    return replace(change, transfers=(*change.transfers, back)), hc


def switch_to_honour(change: Change) -> Change:
    """Pay all players after `change` and continue for the honour, as `pay_out` does."""
    version = change.table.version
    table, paid = pay_out(replace(change.table, version=version - 1))
    return replace(change, table=replace(table, version=version), transfers=change.transfers + paid)


def play_for_honour(table: Table, users: Collection[int]) -> tuple[Table, tuple[Transfer, ...]]:
    """Between deals: continue for the honour, as `pay_out` does, if computer players sit there with
    one of `users`, who have won the most that the house pays one person in a day.

    They could only lose.
    """
    seats = seats_of(table, users)
    if not seats or not table.for_chips or not any(chair.computer for chair in table.chairs):
        return table, ()
    return pay_out(replace(table, at_ceiling=seats))


def pay_out(table: Table) -> tuple[Table, tuple[Transfer, ...]]:
    """Return the table as it continues for the honour, and what pays all players. It stays as it
    is while a deal is played, after it has closed, and while chips on it are undecided.
    """
    undecided = any(onlooker.paid_in for onlooker in table.gallery) or any(
        pots_and_stakes.forfeit_of_seat(table, seat) for seat in range(len(table.chairs))
    )
    if table.phase is not Phase.PAUSE or undecided:
        return table, ()
    return replace(table, for_chips=False), bookings.payouts(table, dict(enumerate(table.stacks)))
