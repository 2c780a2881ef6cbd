"""Getting up in the course of a session."""

from collections.abc import Mapping
from dataclasses import replace

from games.core import Event
from games.parts import codec
from games.parts.gallery import Rise
from tables import bookings, curve, ending, forfeits, play, timing
from tables.log import Acted, Left, LogItem
from tables.pace import Pace
from tables.public import CloseReason, Phase, Presence
from tables.table import Chair, Change, Refused, Table, change, game_of, seated


def leave(table: Table, user: int, computer_chips: bool, name: str, pace: Pace, now: int, balances: Mapping[int, int]) -> Change:
    """Get up in mid-session. In mid-deal a computer player acts for the seat, on its owner's account, until the session ends;
    between deals its owner is paid, but for what lies in a pot, and a computer player of the house (called `name`) takes the
    chair, or the table closes. If nobody else has yet to say ready, the next deal is dealt at once. An onlooker gets up in
    mid-deal."""
    seat = table.seat_of(user)
    if seat is None:
        if (participant := table.participant_of(user)) is not None:
            return play.act(table, participant, Rise(), user, pace, now)
        raise Refused("not-seated")
    if table.phase is Phase.PLAYING:
        gone = timing.handed_over(table, seated(handed_on(table, user), seat, presence=Presence.LEFT))
        what: tuple[LogItem, ...] = (Left(seat),)
        events: tuple[Event, ...] = ()
        if (farewell := game_of(table).farewell(table.state, seat)) is not None:
            gone, events = play.carry_out(gone, seat, farewell)
            what += (Acted(seat, codec.write(farewell)),)
        return change(timing.clocked(gone, pace, now), user, *what, events=events)
    if table.phase is not Phase.PAUSE:
        raise Refused("over")
    others = [chair for chair in table.chairs if chair.user not in (None, user) and chair.presence is not Presence.LEFT]
    if not others or (table.for_chips and not computer_chips):
        return ending.ended(table, user, CloseReason.LEFT if others else CloseReason.EMPTY, about=seat, what=(Left(seat),))
    table = handed_on(table, user)
    stays = forfeits.forfeit(table, user)
    transfers = bookings.payout_to_leaver(table, seat, table.stacks[seat] - stays)
    chairs = list(table.chairs)
    chairs[seat] = Chair(None, name, name, cut=chairs[seat].cut, acts=chairs[seat].acts + 1, paid_in=stays)
    purses = tuple(stays if other == seat else hc for other, hc in enumerate(table.stacks))
    table = replace(curve.without(table, seat), chairs=tuple(chairs), stacks=purses)
    if all(chair.ready or chair.automatic for chair in table.chairs):
        dealt = play.next_deal(table, balances, user, pace, now)
        return replace(dealt, what=(Left(seat), *dealt.what), transfers=transfers + dealt.transfers)
    return change(table, user, Left(seat), transfers=transfers)


def handed_on(table: Table, user: int) -> Table:
    """The host's part goes to the next person who is there."""
    if table.host != user:
        return table
    seat = next(seat for seat, chair in enumerate(table.chairs) if chair.user == user)
    for chair in table.chairs[seat + 1 :] + table.chairs[:seat]:
        if chair.user is not None and chair.presence is not Presence.LEFT:
            return replace(table, host=chair.user)
    return replace(table, closing=True)
