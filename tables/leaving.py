"""Getting up in the course of a session."""

from collections.abc import Mapping
from dataclasses import replace

from games.core import Event
from games.parts import codec
from games.parts.gallery import Rise
from tables import bookings, ending, play, succession, timing
from tables.log import Acted, Left, LogItem
from tables.pace import Pace
from tables.public import CloseReason, Phase, Presence
from tables.table import Change, Refused, Table, change, game_of, seated


def leave(table: Table, user: int, computer_chips: bool, name: str, pace: Pace, now: int, balances: Mapping[int, int]) -> Change:
    """Get up in mid-session. In mid-deal a computer player acts for the seat, with its owner's chips, until the deal is over;
    then, or at once between deals, its owner is paid, but for what lies in a pot or was staked in a tie, and a computer player of
    the house (called `name`) takes the chair, or the table closes. If nobody else has yet to say ready, the next deal is dealt
    at once. An onlooker gets up in mid-deal."""
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
        if table.for_chips and not computer_chips:
            gone = replace(gone, closing=True)
        return change(timing.clocked(gone, pace, now), user, *what, events=events)
    if table.phase is not Phase.PAUSE:
        raise Refused("over")
    others = [chair for chair in table.chairs if chair.user not in (None, user) and chair.presence is not Presence.LEFT]
    if not others or (table.for_chips and not computer_chips):
        return ending.ended(table, user, CloseReason.LEFT if others else CloseReason.EMPTY, about=seat, what=(Left(seat),))
    table = handed_on(table, user)
    before = table
    table, taken = succession.succeeded(table, seat, name)
    transfers = bookings.payout_to_leaver(before, seat, taken)
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
