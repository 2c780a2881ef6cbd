"""Choosing seats, and so partners, in a game with teams: in the lobby at once, between deals with
the next deal.

A person changes to a seat that is free or a computer player's, which goes to theirs. Nobody is
moved by another person, except by the host's lot in the lobby. In a running match, and while stakes
of a tie lie on the table, the seats stay as they are.
"""

import hmac
from dataclasses import replace

from ai.levels import Level
from games.core import Seat
from games.parts.chance import Chance
from tables.changes import newcomers, pots_and_stakes
from tables.changes.lobby import extend_lobby, require_host, require_lobby
from tables.changes.seating import NEW, arrange, order_after_move, partner_of
from tables.history import score_curve
from tables.state.change import Change, Context, Refused, make_change, require_seat
from tables.state.log_items import LogItem, SeatsExchanged, SeatWished
from tables.state.phases import Phase
from tables.state.table import SeatWish, Table, game_of, teams_of


def choose_seat(
    table: Table, user: int, seat: Seat, partner: int, level: Level, context: Context
) -> Change:
    """Change to another seat: at once in the lobby, with the next deal between deals.

    Args:
        table: a lobby, or a table between deals.
        user: the person.
        seat: free, or of a computer player. Between deals the person's own seat takes a wish back.
        partner: the partner whom the offer of the seat has named
            (`tables.changes.seating.partner_of`).
        level: of computer players who keep the seats between.
        context: the time.

    Raises `Refused`.
    """
    old = require_movable(table, user)
    require_free(table, user, seat, partner)
    if table.phase is Phase.LOBBY:
        arranged, what = arrange(
            extend_lobby(table, context), order_after_move(table, old, seat), level
        )
        return make_change(replace(arranged, seats_chosen=True), user, *what)
    others = tuple(wish for wish in table.seat_wishes if wish.user != user)
    wishes = others if seat == old else (*others, SeatWish(user, seat, partner))
    return make_change(replace(table, seat_wishes=wishes), user, SeatWished(seat))


def require_movable(table: Table, user: int) -> Seat:
    """Return the seat of a person who may change it now.

    Raises `Refused` if nobody may, or if they do not sit here.
    """
    if not table.live:
        raise Refused("over")
    if not teams_of(table):
        raise Refused("no-teams")
    seat = require_seat(table, user)
    if table.phase is Phase.PLAYING:
        raise Refused("seats-in-round")
    if table.phase is Phase.PAUSE and pots_and_stakes.is_undecided(table):
        raise Refused("seats-in-match")
    if table.phase is Phase.PAUSE and newcomers.is_about_to_end(table):
        raise Refused("last-round")
    return seat


def require_free(table: Table, user: int, seat: Seat, partner: int) -> None:
    """Raise `Refused` unless the seat is free for this person and has the offered `partner`."""
    if seat not in range(len(teams_of(table))):
        raise Refused("unreadable")
    chair = table.chairs[seat] if seat < len(table.chairs) else None
    if chair is not None and chair.user not in (None, user):
        raise Refused("seat-taken", name=chair.name or chair.username)
    is_wanted = any(wish.seat == seat and wish.user != user for wish in table.seat_wishes)
    if is_wanted or partner_of(table, seat, user) != partner:
        raise Refused("seats-changed")


def mix_teams(table: Table, user: int, press: int, level: Level, context: Context) -> Change:
    """Draw lots for all seats of a lobby, for its host.

    Computer players of this `level` take the free ones.

    The lots follow from the secret of the table and from the id of the press
    (docs/developers/shuffle.md).
    """
    require_lobby(table)
    require_host(table, user)
    teams = teams_of(table)
    if not teams:
        raise Refused("no-teams")
    chairs = range(len(table.chairs))
    order = seats_by_lot(table.secret, press, (*chairs, *(NEW for _ in teams[len(chairs) :])))
    arranged, what = arrange(extend_lobby(table, context), order, level)
    return make_change(replace(arranged, seats_chosen=True), user, *what)


def seats_by_lot(secret: bytes, press: int, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats in an order that follows from the secret of a table and the id of a
    press.
    """
    return tuple(
        Chance(
            hmac.digest(secret, f"kaffeehaus 1 seats {press}".encode("ascii"), "sha256")
        ).shuffled(seats)
    )


def grant_wishes(table: Table) -> tuple[Table, tuple[LogItem, ...]]:
    """Between deals, exchange the seats of people who have asked for it; return the table and the
    log items.

    A wish lapses if the seat or the partner is not what it was when the person asked, or if
    something is undecided.
    """
    what: tuple[LogItem, ...] = ()
    wishes, table = table.seat_wishes, replace(table, seat_wishes=())
    for wish in wishes:
        try:
            seat = require_movable(table, wish.user)
            require_free(table, wish.user, wish.seat, wish.partner)
        except Refused:
            continue
        name = table.chairs[wish.seat].name
        table = exchange_seats(table, seat, wish.seat)
        what += (SeatsExchanged(seat, wish.seat, name),)
    return table, what


def exchange_seats(table: Table, first: Seat, second: Seat) -> Table:
    """Return the table after the players of two seats have changed places between deals.

    They take their chips along. The cuts are constant during a session, so they stay with the
    seats; so do deals won, which start at 0 for both. The buttons of both hands are out of date.
    """
    rules, chairs = game_of(table), table.chairs
    acts = max(chairs[first].acts, chairs[second].acts) + 1
    moved = {
        first: replace(chairs[second], cut=chairs[first].cut, acts=acts),
        second: replace(chairs[first], cut=chairs[second].cut, acts=acts),
    }
    places = {first: second, second: first}
    table = score_curve.exchange_marks(table, first, second)
    return replace(
        table,
        state=rules.sit_down(rules.sit_down(table.state, first), second),
        chairs=tuple(moved.get(seat, chair) for seat, chair in enumerate(chairs)),
        stacks=tuple(table.stacks[places.get(seat, seat)] for seat in range(len(table.stacks))),
        at_ceiling=tuple(sorted(places.get(seat, seat) for seat in table.at_ceiling)),
    )
