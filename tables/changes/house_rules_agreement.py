"""Agreement on house rules in the lobby.

A person who sits down accepts the rules that they were shown. Rules that are changed later must be
accepted again before the first deal. Computer players accept everything. The rules of a lobby have
editions: 0 when it is opened, one more with each change.
"""

from collections.abc import Collection
from dataclasses import replace

from games.core import Seat
from tables.state.change import Refused
from tables.state.table import Table


def current_edition(table: Table) -> int:
    """Return the edition of the current house rules."""
    return max((edition for _, edition in table.agreement.amended), default=0)


def mark_amended(table: Table, names: Collection[str]) -> Table:
    """Return the table with a new edition of its house rules: those in `names` have changed."""
    if not names:
        return table
    edition = current_edition(table) + 1
    others = tuple(amendment for amendment in table.agreement.amended if amendment[0] not in names)
    return replace(
        table,
        agreement=replace(table.agreement, amended=(*others, *((name, edition) for name in names))),
    )


def record_agreement(table: Table, user: int) -> Table:
    """Note that this person accepts the current house rules."""
    others = tuple(agreement for agreement in table.agreement.agreed if agreement[0] != user)
    return replace(
        table, agreement=replace(table.agreement, agreed=(*others, (user, current_edition(table))))
    )


def forget_agreement(table: Table, user: int) -> Table:
    """Forget what a person who gets up has accepted.

    They are shown the rules again when they sit down again.
    """
    others = tuple(agreement for agreement in table.agreement.agreed if agreement[0] != user)
    return replace(table, agreement=replace(table.agreement, agreed=others))


def rules_to_accept(table: Table, user: int) -> tuple[str, ...]:
    """Return the names of the house rules that have changed since this person accepted them."""
    accepted = dict(table.agreement.agreed).get(user, 0)
    return tuple(name for name, edition in table.agreement.amended if edition > accepted)


def seats_to_agree(table: Table) -> tuple[Seat, ...]:
    """Return the seats of people who have changed rules to accept."""
    return tuple(
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.user is not None and rules_to_accept(table, chair.user)
    )


def require_current_edition(table: Table, accepted: int) -> None:
    """Raise `Refused` unless `accepted`, the edition on the pressed button, is the current one."""
    if accepted != current_edition(table):
        raise Refused("amended")
