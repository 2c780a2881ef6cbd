"""*Play again*: opening the table that follows a finished session.

It stands in the same channel, with the same house rules. Computer players come again if their level
still suits the people, or if the host has chosen them. People from the finished session sit down if
they want to. Teams stay as they were: all sit in the same order around the table, and computer
players keep the seats of people who have yet to come (`Chair.old_seat`). Others get the seats that
computer players had.
"""

import hashlib
from dataclasses import replace
from typing import Any

from ai.levels import Level
from games.core import Seat
from games.parts.options import declared
from tables.changes import lobby
from tables.people.people import Preset
from tables.state.change import Change, Context, Refused
from tables.state.log_items import ComputerAdded
from tables.state.phases import Phase
from tables.state.regulars import pick_regular
from tables.state.table import Chair, Table, teams_of, update_participant

TABLE_ID_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # without characters that look alike
TABLE_ID_LENGTH = 8


def rematch_id(table: Table) -> str:
    """Return the id of the table that follows this one.

    It is a keyed hash of the table's id: all processes open the same table.
    """
    number = int.from_bytes(
        hashlib.blake2b(table.id.encode(), key=table.secret, digest_size=16).digest(), "big"
    )
    base = len(TABLE_ID_ALPHABET)
    return "".join(
        TABLE_ID_ALPHABET[number // base**place % base] for place in range(TABLE_ID_LENGTH)
    )


def require_rematch_allowed(table: Table, user: int) -> None:
    """Raise `Refused` unless the session is over and this person has played it to the end or
    waits for a seat.
    """
    if table.phase is not Phase.CLOSED or not table.deals:
        raise Refused("again-not-over")
    if table.seat_of(user) is None and table.request_of(user) is None:
        raise Refused("again-stranger")


def open_rematch(
    last: Table, host: Chair, context: Context, *, level: Level, secret: bytes, most_deals: int
) -> Change:
    """Open the table that follows `last`.

    The first person who presses is the host and has the first chair.

    `level` is the level of computer players that suits the people.
    """
    first, others = seats_from_host(last, host.person)
    seats = {seat: new for new, seat in enumerate((first, *others))}  # no seat: None
    options = replace(last.options, **options_after_moving(last, seats))
    preset = Preset(
        last.guild,
        last.preset if options == last.options else "",
        last.game,
        options,
        last.table_options,
    )
    opened = lobby.open_table(
        replace(host, cut=0, old_seat=last.seat_of(host.person)),
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
    table = replace(
        opened.table,
        levels=last.levels,
        chosen=last.chosen,
        seats_chosen=True,
        follows=last.id,
    )
    taken = {last.chairs[seat].name for seat in computer_seats(last)}
    for seat in others:
        chair = last.chairs[seat]
        if chair.computer:
            table = replace(table, chairs=(*table.chairs, Chair(None, chair.name, chair.username)))
        else:
            table = lobby.seat_computer(
                table, name := pick_regular(level, taken, table.game), level
            )
            taken.add(name)
        table = update_participant(
            table, len(table.chairs) - 1, old_seat=seat if seat in last.people else None
        )
    return replace(
        opened,
        table=lobby.match_computers(table, level),
        what=opened.what + (ComputerAdded(),) * len(others),
    )


def seats_from_host(last: Table, host: int) -> tuple[Seat | None, tuple[Seat, ...]]:
    """Return the host's seat in the finished session (None: no seat), and the others that are
    taken at once, in their new order.

    Without teams these are the seats of computer players. In teams they are all seats: people who
    press later get theirs back. A host who had no seat gets one that is nobody's.
    """
    first = last.seat_of(host)
    if not teams_of(last):
        return first, computer_seats(last)
    seats = tuple(range(len(last.chairs)))
    if first is None:
        first = next((seat for seat in seats if seat not in last.people), 0)
    return first, seats[first + 1 :] + seats[:first]


def computer_seats(table: Table) -> tuple[Seat, ...]:
    """Return the seats of computer players."""
    return tuple(seat for seat, chair in enumerate(table.chairs) if chair.computer)


def options_after_moving(last: Table, seats: dict[Seat | None, Seat]) -> dict[str, Any]:
    """Return new values of the house rules that name a seat, after their owners have moved.

    `seats` maps old seats to new ones. A rule about a person who has yet to sit down becomes None,
    its default.
    """
    named = {
        rule.name: getattr(last.options, rule.name)
        for rule in declared(type(last.options))
        if rule.seat
    }
    return {name: seats.get(seat) for name, seat in named.items() if seat is not None}
