"""*Play again*: opening the table that follows a finished session.

It stands in the same channel, with the same house rules. Computer players come again if their level still suits the people, or if
the host has chosen them. People from the finished session sit down if they want to.
"""

import hashlib
from dataclasses import replace
from typing import Any

from ai.levels import Level
from games.core import Seat
from games.parts.options import declared
from tables.changes import lobby
from tables.state.change import Change
from tables.state.context import Context
from tables.state.log_items import ComputerAdded
from tables.state.people import Preset
from tables.state.phases import Phase
from tables.state.refusal import Refused
from tables.state.table import Chair, Table

TABLE_ID_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # without characters that look alike
TABLE_ID_LENGTH = 8


def rematch_id(table: Table) -> str:
    """Return the id of the table that follows this one.

    It is a keyed hash of the table's id, so one session is followed by one table, in whichever process the button is pressed.
    """
    number = int.from_bytes(hashlib.blake2b(table.id.encode(), key=table.secret, digest_size=16).digest(), "big")
    base = len(TABLE_ID_ALPHABET)
    return "".join(TABLE_ID_ALPHABET[number // base**place % base] for place in range(TABLE_ID_LENGTH))


def require_rematch_allowed(table: Table, user: int) -> None:
    """Raise `Refused` unless the session is over and this person has played it to the end or waits for a seat."""
    if table.phase is not Phase.CLOSED or not table.deals:
        raise Refused("again-not-over")
    if table.seat_of(user) is None and table.request_of(user) is None:
        raise Refused("again-stranger")


def open_rematch(last: Table, host: Chair, context: Context, *, level: Level, secret: bytes, most_deals: int) -> Change:
    """Open the table that follows `last`. The first person who presses is the host and has the first chair.

    `level` is the level of computer players that suits the people.
    """
    seats = {seat: new for new, seat in enumerate((last.seat_of(host.user or 0), *computer_seats(last)))}  # no seat: None
    options = replace(last.options, **options_after_moving(last, seats))
    preset = Preset(last.guild, last.preset if options == last.options else "", last.game, options, last.table_options)
    opened = lobby.open_table(
        replace(host, cut=0),
        last.game,
        context,
        table_id=rematch_id(last),
        guild=last.guild,
        channel=last.channel,
        locale=last.locale,
        secret=secret,
        preset=preset,
        most_deals=most_deals,
    )
    computers = [last.chairs[seat] for seat in computer_seats(last)]
    chairs = (*opened.table.chairs, *(Chair(None, chair.name, chair.username) for chair in computers))
    added = (ComputerAdded(),) * len(computers)
    table = replace(opened.table, chairs=chairs, levels=last.levels, chosen=last.chosen)
    return replace(opened, table=lobby.match_computers(table, level), what=opened.what + added)


def computer_seats(table: Table) -> tuple[Seat, ...]:
    """Return the seats of computer players."""
    return tuple(seat for seat, chair in enumerate(table.chairs) if chair.computer)


def options_after_moving(last: Table, seats: dict[Seat | None, Seat]) -> dict[str, Any]:
    """Return new values of the house rules that name a seat, after their owners have moved.

    `seats` maps old seats to new ones. A rule about a person who has yet to sit down becomes None, its default.
    """
    named = {rule.name: getattr(last.options, rule.name) for rule in declared(type(last.options)) if rule.seat}
    return {name: seats.get(seat) for name, seat in named.items() if seat is not None}
