"""Play again: the table that follows a session which is over, in the same channel, by the same house rules, with the same
computer players, for those of the same people who want it."""

import hashlib
from dataclasses import replace
from typing import Any

from games.core import Seat
from games.parts.options import declared
from tables.changes import lobby
from tables.state.change import Change
from tables.state.log_items import ComputerAdded
from tables.state.pace import Pace
from tables.state.people import Preset
from tables.state.phases import Phase
from tables.state.refusal import Refused
from tables.state.table import Chair, Table

TABLE_ID_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # of table ids: nothing that looks like something else
TABLE_ID_LENGTH = 8


def rematch_id(table: Table) -> str:
    """The id of the table that follows. It is always the same: whoever presses, how often and in which process, a session is
    followed by one table."""
    number = int.from_bytes(hashlib.blake2b(table.id.encode(), key=table.secret, digest_size=16).digest(), "big")
    return "".join(
        TABLE_ID_ALPHABET[number // len(TABLE_ID_ALPHABET) ** place % len(TABLE_ID_ALPHABET)] for place in range(TABLE_ID_LENGTH)
    )


def require_rematch_allowed(table: Table, user: int) -> None:
    """Refuse whoever has not played here to the end, and a session that is not over."""
    if table.phase is not Phase.CLOSED or not table.deals:
        raise Refused("again-not-over")
    if table.seat_of(user) is None:
        raise Refused("again-stranger")


def open_rematch(last: Table, host: Chair, secret: bytes, pace: Pace, now: int, most_deals: int) -> Change:
    """Open it. Who presses first is the host and sits on the first chair; computer players follow in their order."""
    seats = {seat: new for new, seat in enumerate((last.seat_of(host.user or 0), *computer_seats(last)))}
    options = replace(last.options, **options_after_moving(last, seats))
    preset = Preset(last.guild, last.preset if options == last.options else "", last.game, options, last.table_options)
    opened = lobby.open_table(
        rematch_id(last),
        last.guild,
        last.channel,
        replace(host, cut=0),
        last.game,
        last.locale,
        secret,
        pace,
        now,
        preset,
        most_deals,
    )
    chairs = (
        *opened.table.chairs,
        *(Chair(None, last.chairs[seat].name, last.chairs[seat].username) for seat in computer_seats(last)),
    )
    added = (ComputerAdded(),) * len(computer_seats(last))
    return replace(opened, table=replace(opened.table, chairs=chairs, levels=last.levels), what=opened.what + added)


def computer_seats(table: Table) -> tuple[Seat, ...]:
    """Where computer players of the house sit."""
    return tuple(seat for seat, chair in enumerate(table.chairs) if chair.computer)


def options_after_moving(last: Table, seats: dict[Seat | None, Seat]) -> dict[str, Any]:
    """House rules that name a seat follow whoever sits there; they are as usual if whoever it was has yet to sit down."""
    named = {rule.name: getattr(last.options, rule.name) for rule in declared(type(last.options)) if rule.seat}
    return {name: seats.get(seat) for name, seat in named.items() if seat is not None}
