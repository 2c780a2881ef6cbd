"""House rules are agreed to: whoever sits down accepts the rules they were shown; what is changed afterwards asks them again, and
nothing is dealt before they have agreed. Computer players agree to everything.

The rules of a lobby are counted in editions: 0 as it was opened, one more with each change.
"""

from collections.abc import Collection
from dataclasses import replace

from games.core import Seat
from tables.state.refusal import Refused
from tables.state.table import Table


def current_edition(table: Table) -> int:
    """Of the house rules as they stand."""
    return max((number for _, number in table.amended), default=0)


def mark_amended(table: Table, names: Collection[str]) -> Table:
    """The table after these house rules have been changed."""
    if not names:
        return table
    following = current_edition(table) + 1
    rest = tuple(one for one in table.amended if one[0] not in names)
    return replace(table, amended=(*rest, *((name, following) for name in names)))


def rules_amended_since(table: Table, accepted: int) -> tuple[str, ...]:
    """The names of the house rules that are not those of that edition any more."""
    return tuple(name for name, number in table.amended if number > accepted)


def record_agreement(table: Table, user: int) -> Table:
    """The table after this person has accepted the house rules as they stand."""
    rest = tuple(one for one in table.agreed if one[0] != user)
    return replace(table, agreed=(*rest, (user, current_edition(table))))


def forget_agreement(table: Table, user: int) -> Table:
    """The table after this person has got up: whoever sits down again is shown the rules again."""
    return replace(table, agreed=tuple(one for one in table.agreed if one[0] != user))


def rules_to_accept(table: Table, user: int) -> tuple[str, ...]:
    """The names of the house rules that have been changed since this person accepted them."""
    return rules_amended_since(table, dict(table.agreed).get(user, 0))


def seats_to_agree(table: Table) -> tuple[Seat, ...]:
    """The seats of people who have yet to agree."""
    return tuple(seat for seat, chair in enumerate(table.chairs) if chair.user is not None and rules_to_accept(table, chair.user))


def require_current_edition(table: Table, accepted: int) -> None:
    """Refuse to take a press for agreement with rules that were not shown. `accepted` is the edition on the button."""
    if accepted != current_edition(table):
        raise Refused("amended")
