"""The order of the chairs in a lobby, and who sits where when partners sit opposite each other.

A lobby has no empty chair between others. Where a person of a team game wants to sit farther on, or
gets up, a computer player keeps the seat between, so that partners stay partners.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ai.levels import Level
from games.core import Seat
from games.parts.options import declared
from tables.state.log_items import LogItem, OptionSet, SeatsArranged
from tables.state.regulars import DEFAULT_LEVEL, pick_regular
from tables.state.table import Chair, Table, side_of, teams_of, update_participant

NEW: Final = -1  # in an order of seats: a computer player who sits down


def note_computer(table: Table, name: str, level: Level, *, chosen: bool) -> Table:
    """Return the table with the level of a computer player, and whether the host has chosen it."""
    levels = (*((other, its) for other, its in table.levels if other != name), (name, level.value))
    wanted = (*(other for other in table.chosen if other != name), *((name,) if chosen else ()))
    return replace(table, levels=levels, chosen=wanted)


def arrange(
    table: Table, order: Sequence[int], level: Level = DEFAULT_LEVEL
) -> tuple[Table, tuple[LogItem, ...]]:
    """Return a lobby with its chairs in another order, and the log items.

    House rules that name a seat follow its owner.

    `order` has the old seat for each new one, or `NEW` for a computer player of this `level`.
    """
    if list(order) == list(range(len(table.chairs))):
        return table, ()
    taken = {chair.name for chair in table.chairs}
    chairs: list[Chair] = []
    for old in order:
        if old != NEW:
            chairs.append(table.chairs[old])
            continue
        name = pick_regular(level, taken, table.game)
        taken.add(name)
        chairs.append(Chair(None, name, name))
        table = note_computer(table, name, level, chosen=False)
    named = {
        rule.name: getattr(table.options, rule.name)
        for rule in declared(type(table.options))
        if rule.seat
    }
    moved = {
        name: order.index(seat)
        for name, seat in named.items()
        if seat in order and order.index(seat) != seat
    }
    options = replace(table.options, **moved)
    changed = (OptionSet(name, value) for name, value in moved.items())
    return replace(table, chairs=tuple(chairs), options=options), (
        SeatsArranged(tuple(order)),
        *changed,
    )


def order_after_move(table: Table, old: Seat, new: Seat) -> tuple[int, ...]:
    """Return the order of seats after the player of `old` has changed places with `new`, which
    may be free still.
    """
    order = list(range(len(table.chairs)))
    order += [NEW] * (new + 1 - len(order))
    order[old], order[new] = order[new], order[old]
    return tuple(order)


def pairs_up(table: Table) -> bool:
    """Return whether the session begins with the two people of this lobby as partners.

    They play together unless one of them has chosen a seat.
    """
    return bool(teams_of(table)) and table.people == (0, 1) and not table.seats_chosen


def seat_partners(table: Table) -> tuple[Table, tuple[LogItem, ...]]:
    """Return a full lobby of teams with its two people as partners (`pairs_up`), and the log
    items.
    """
    if not pairs_up(table):
        return table, ()
    return arrange(table, order_after_move(table, 1, side_of(table, 0)[1]))


def partner_of(table: Table, seat: Seat, user: int) -> int:
    """Return the partner whom a person would have on a seat: the id of the first other person on
    that side; 0: none.
    """
    teams = teams_of(table)
    partners = (
        chair.user
        for other, chair in enumerate(table.chairs)
        if other != seat and teams[other] == teams[seat] and chair.user != user
    )
    return next(filter(None, partners), 0)


def keep_seats(table: Table, seat: Seat, gone: Chair) -> tuple[Table, tuple[LogItem, ...]]:
    """Put a computer player on the seat of a team lobby from which the chair `gone` has just been
    removed, if people sit behind it, or may come back to it or to a seat behind it.
    """
    behind = table.chairs[seat:]
    may_come_back = any(chair.old_seat is not None for chair in (gone, *behind))
    if not teams_of(table) or not (may_come_back or any(chair.user for chair in behind)):
        return table, ()
    others = range(len(table.chairs))
    table, what = arrange(table, (*others[:seat], NEW, *others[seat:]))
    return update_participant(table, seat, old_seat=gone.old_seat), what
