"""What lies at a table between deals and is nobody's yet: the pot of a match, stakes that a tie has left there. Whoever gets up
for good leaves their part: else a loser would take it home. (That is ours: the sources say nothing of leaving.)"""

from games.core import Seat
from games.parts.amounts import HalfChips, booked, shares
from tables.state.phases import Phase
from tables.state.table import Table, game_of, view


def is_undecided(table: Table) -> bool:
    """Whether a match is being played that nobody has won yet, or (between deals) a stake or a bet lies there that a tie has
    left: no table ends so by one player's wish."""
    rules = game_of(table)
    if table.state is None or rules.finished(table.state):
        return False
    if rules.match(table.options):
        return True
    bets = rules.exposure(table.state)[len(table.chairs) :] if table.gallery else ()
    return table.phase is Phase.PAUSE and (any(undecided_stakes(table).values()) or any(bets))


def pot_shares(table: Table) -> dict[Seat, HalfChips]:
    """hc by seat, of those who can still win it; {} if no match is being played for a pot."""
    seen = view(table, game_of(table), None)
    if seen is None or not table.for_chips or not seen.pool or seen.winners:
        return {}
    return shares(seen.pool, [seat for seat, one in enumerate(seen.seats) if not one.out])


def undecided_stakes(table: Table) -> dict[Seat, HalfChips]:
    """hc by seat that lie undecided at a table between deals: the part of a pot, or a stake that a tie has left (rules 4.4).
    They are played for by whoever has the seat then. {} if nothing does.

    No more than the seat's stack: what somebody had won beyond the house's ceiling has gone back, also from their part of a pot,
    and is there again only with the next deal."""
    seen = view(table, game_of(table), None)
    if seen is None or not table.for_chips:
        return {}
    lying = pot_shares(table)
    if not lying and any(one.carried for one in seen.seats):
        lying = {seat: booked(one.stake) if one.stake and one.carried else HalfChips(0) for seat, one in enumerate(seen.seats)}
    return {seat: HalfChips(min(hc, table.stacks[seat])) for seat, hc in lying.items()}


def forfeit_on_leaving(table: Table, user: int) -> int:
    """hc that somebody who leaves between deals leaves at the table."""
    seat = table.seat_of(user)
    return 0 if seat is None or table.phase is not Phase.PAUSE else forfeit_of_seat(table, seat)


def forfeit_of_seat(table: Table, seat: Seat) -> HalfChips:
    """hc of a seat that its owner cannot take along between deals."""
    return undecided_stakes(table).get(seat, HalfChips(0))


def loss_to_house(table: Table, user: int) -> HalfChips:
    """hc of the pot that somebody loses to the house's computer players if an undecided match ends before its time."""
    seat = table.seat_of(user)
    lying = pot_shares(table)
    return (
        lying.get(seat, HalfChips(0)) if seat is not None and any(table.chairs[one].computer for one in lying) else HalfChips(0)
    )


def stacks_after_forfeits(table: Table, stacks: tuple[int, ...]) -> tuple[int, ...]:
    """The stacks (hc by seat) of a table that ends before all is decided: all people have left it, or have agreed to. What is
    theirs of what lies there goes to the computer players that could still win it; if there are none, everybody has their own."""
    lying = undecided_stakes(table)
    stay = [seat for seat in lying if table.chairs[seat].computer]
    lost = {seat: hc for seat, hc in lying.items() if not table.chairs[seat].computer}
    if not stay or not lost:
        return stacks
    won = shares(sum(lost.values()), stay)
    return tuple(stack - lost.get(seat, 0) + won.get(seat, 0) for seat, stack in enumerate(stacks))
