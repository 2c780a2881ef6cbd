"""Choosing seats, and so partners, in the lobby of a game with teams.

A person changes to a seat that is free or a computer player's, which goes to theirs. Nobody is
moved by another person, except by the host's lot. All games with teams are matches, and during a
match the seats stay as they are.
"""

import hmac
from dataclasses import replace

from ai.levels import Level
from games.core import Seat
from games.parts.chance import Chance
from tables.changes.lobby import extend_lobby, require_host, require_lobby
from tables.changes.seating import NEW, arrange, order_after_move, partner_of
from tables.state.change import Change, Context, Refused, make_change, require_seat
from tables.state.phases import Phase
from tables.state.table import Table, teams_of


def choose_seat(
    table: Table, user: int, seat: Seat, partner: int, level: Level, context: Context
) -> Change:
    """Change to another seat of a lobby.

    Args:
        table: a lobby.
        user: the person.
        seat: free, or of a computer player.
        partner: the partner whom the offer of the seat has named
            (`tables.changes.seating.partner_of`).
        level: of computer players who keep the seats between.
        context: the time.

    Raises `Refused`.
    """
    old = require_movable(table, user)
    require_free(table, user, seat, partner)
    arranged, what = arrange(
        extend_lobby(table, context), order_after_move(table, old, seat), level
    )
    return make_change(replace(arranged, seats_chosen=True), user, *what)


def require_movable(table: Table, user: int) -> Seat:
    """Return the seat of a person who may change it now.

    Raises `Refused` if nobody may, or if they do not sit here.
    """
    if not table.live:
        raise Refused("over")
    if not teams_of(table):
        raise Refused("no-teams")
    seat = require_seat(table, user)
    if table.phase is not Phase.LOBBY:
        raise Refused("seats-in-match")
    return seat


def require_free(table: Table, user: int, seat: Seat, partner: int) -> None:
    """Raise `Refused` unless the seat is free for this person and has the offered `partner`."""
    if seat not in range(len(teams_of(table))):
        raise Refused("unreadable")
    chair = table.chairs[seat] if seat < len(table.chairs) else None
    if chair is not None and chair.user not in (None, user):
        raise Refused("seat-taken", name=chair.name or chair.username)
    if partner_of(table, seat, user) != partner:
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
