"""Chips between deals: undecided chips (the pot of a match, stakes left by a tie), the cost of the
next deal for each player, and players whose balance does not cover it.

A player who leaves for good forfeits their part of the undecided chips; otherwise a loser could
take it home. This rule is our own: the sources say nothing about leaving.
"""

from collections.abc import Mapping

from games.core import Participant, Seat
from games.parts.amounts import HalfChips, booked
from games.parts.pot import shares
from tables.state.phases import Phase
from tables.state.table import Table, current_stacks, game_of, view


def is_undecided(table: Table) -> bool:
    """Return whether the table may not be ended by one player alone.

    That is so while nobody has won the match, and between deals while a stake or a bet from a tie
    lies on the table.
    """
    rules = game_of(table)
    if table.state is None or rules.finished(table.state):
        return False
    if rules.match(table.options):
        return True
    bets = rules.exposure(table.state)[len(table.chairs) :] if table.gallery else ()
    return table.phase is Phase.PAUSE and (any(undecided_stakes(table).values()) or any(bets))


def bars_newcomers(table: Table) -> bool:
    """Return whether nobody can take a seat with the next deal, because chips are undecided: the
    pot of a match, also where it is played for the honour, or stakes that a tie has left.
    """
    seen = view(table, None)
    return is_undecided(table) and not (
        game_of(table).match(table.options) and seen is not None and not seen.pool
    )


def awaits_newcomers(table: Table) -> bool:
    """Return whether somebody waits for a seat who can get one with the next deal, or as soon as
    stakes that a tie has left are decided. A match with a pot is over when all have left it.
    """
    waits_for_match = bars_newcomers(table) and game_of(table).match(table.options)
    return bool(table.seat_requests) and not waits_for_match


def pot_shares(table: Table) -> dict[Seat, HalfChips]:
    """Return the equal shares of the pot (hc) of the players who can still win it; {} without an
    undecided pot.
    """
    seen = view(table, None)
    if seen is None or not table.for_chips or not seen.pool or seen.winners:
        return {}
    return shares(seen.pool, [seat for seat, at in enumerate(seen.seats) if not at.out])


def undecided_stakes(table: Table) -> dict[Seat, HalfChips]:
    """Return the half-chips by seat that are undecided between deals; {} if there are none.

    These are shares of a pot, or stakes left by a tie (rules 4.4); the player who has the seat then
    plays for them. A part is never more than the stack of the seat: winnings beyond the house's
    ceiling have gone back, also from a share of a pot, and are there again only with the next deal.
    """
    seen = view(table, None)
    if seen is None or not table.for_chips:
        return {}
    parts = pot_shares(table)
    if not parts and any(at.carried for at in seen.seats):
        parts = {
            seat: booked(at.stake) if at.stake and at.carried else HalfChips(0)
            for seat, at in enumerate(seen.seats)
        }
    return {seat: HalfChips(min(hc, table.stacks[seat])) for seat, hc in parts.items()}


def forfeit_on_leaving(table: Table, user: int) -> int:
    """Return the half-chips that this person forfeits by leaving now, between deals."""
    seat = table.seat_of(user)
    return 0 if seat is None or table.phase is not Phase.PAUSE else forfeit_of_seat(table, seat)


def forfeit_of_seat(table: Table, seat: Seat) -> HalfChips:
    """Return the half-chips that the owner of a seat forfeits by leaving between deals."""
    return undecided_stakes(table).get(seat, HalfChips(0))


def loss_to_house(table: Table, user: int) -> HalfChips:
    """Return the half-chips of the pot that this person loses to computer players if the match
    ends undecided.
    """
    seat = table.seat_of(user)
    parts = pot_shares(table)
    if seat is None or not any(table.chairs[other].computer for other in parts):
        return HalfChips(0)
    return parts.get(seat, HalfChips(0))


def stacks_after_forfeits(table: Table, stacks: tuple[int, ...]) -> tuple[int, ...]:
    """Return the final stacks (hc by seat) of a table that ends undecided, because all people have
    left it or want to end it.

    The shares of people in a pot go to the computer players who could still win it. If there are
    none, everyone keeps their own. Stakes that a tie has left are handed back (rules 4.1).
    """
    parts = undecided_stakes(table) if pot_shares(table) else {}
    heirs = [seat for seat in parts if table.chairs[seat].computer]
    lost = {seat: hc for seat, hc in parts.items() if not table.chairs[seat].computer}
    if not heirs or not lost:
        return stacks
    won = shares(sum(lost.values()), heirs)
    return tuple(stack - lost.get(seat, 0) + won.get(seat, 0) for seat, stack in enumerate(stacks))


def chips_at_end(table: Table, user: int) -> int:
    """Return the half-chips that this person would be paid if the session ended now."""
    seat = table.seat_of(user)
    if seat is None or not table.for_chips:
        return 0
    return stacks_after_forfeits(table, current_stacks(table))[seat]


# a person who has fewer chips than these cost at worst could have known that they may not last a
# match
ROUNDS_TO_HAVE = 2


def missing_stakes(table: Table) -> tuple[int, ...]:
    """Return the half-chips each participant must add before the next deal, so that its worst
    outcome leaves no debt.
    """
    return tuple(
        max(0, worst - stack)
        for worst, stack in zip(
            game_of(table).exposure(table.state), current_stacks(table), strict=True
        )
    )


def has_little(table: Table, seat: Seat, balance: int) -> bool:
    """Return whether a player has had fewer chips (hc) at the start of the session than two first
    rounds can cost.

    Counts what they have brought to the table and their `balance`, not what they have won or lost
    there.
    """
    rules = game_of(table)
    first = rules.exposure(rules.open(table.options, len(table.chairs)))[seat]
    return table.chairs[seat].paid_in + balance < ROUNDS_TO_HAVE * first


def shortfalls(table: Table, balances: Mapping[int, int]) -> dict[Participant, int]:
    """Return the participants whose balance cannot cover `missing_stakes`, with the half-chips they
    lack.

    `balances` maps user ids to half-chips. The house is never short.
    """
    if not table.for_chips:
        return {}
    lacking = {
        participant: missing - balances.get(payer.user, 0)
        for participant, (payer, missing) in enumerate(
            zip(table.participants, missing_stakes(table), strict=True)
        )
        if payer.user is not None
    }
    return {participant: hc for participant, hc in lacking.items() if hc > 0}
