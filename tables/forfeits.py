"""What lies in the pot of a match that is not decided yet. Whoever gets up for good leaves their part there: else a loser would
take it home. (That is ours: the sources say nothing of leaving.)"""

from collections.abc import Collection

from games.core import Seat
from games.parts.amounts import HalfChips, booked, shares
from tables.public import Phase, Presence
from tables.table import Table, game_of, view


def pot_shares(table: Table) -> dict[Seat, HalfChips]:
    """hc by seat, of those who can still win it; {} if no match is being played for a pot."""
    seen = view(table, game_of(table), None)
    if seen is None or not table.for_chips or not seen.pool or seen.winners:
        return {}
    return shares(seen.pool, [seat for seat, one in enumerate(seen.seats) if not one.out])


def forfeit(table: Table, user: int) -> int:
    """hc that somebody who leaves between deals leaves at the table."""
    seat = table.seat_of(user)
    return 0 if seat is None or table.phase is not Phase.PAUSE else stays(table, seat)


def stays(table: Table, seat: Seat) -> HalfChips:
    """hc of a seat that its owner cannot take along between deals: the part of a pot, or a stake that a tie has left there
    (rules 4.4). It is played for by whoever has the seat then."""
    seen = view(table, game_of(table), None)
    if seen is None or not table.for_chips:
        return HalfChips(0)
    carried = seen.seats[seat].stake if seen.seats[seat].carried else None
    return pot_shares(table).get(seat, HalfChips(0)) if carried is None else booked(carried)


def after_forfeits(table: Table, stacks: tuple[int, ...], gone: Collection[Seat]) -> tuple[int, ...]:
    """The stacks (hc by seat) of a table that closes before the match is decided. What those who have got up, now (`gone`) or
    in the course of it, had in the pot is shared by the others; if there are none, everybody has their own."""
    parts = pot_shares(table)
    left = {seat for seat, chair in enumerate(table.chairs) if seat in gone or chair.presence is Presence.LEFT}
    stay = [seat for seat in parts if seat not in left]
    lost = {seat: parts[seat] for seat in left if seat in parts}
    if not stay or not lost:
        return stacks
    won = shares(sum(lost.values()), stay)
    return tuple(stack - lost.get(seat, 0) + won.get(seat, 0) for seat, stack in enumerate(stacks))
