"""House rules that several matches share, each declared once."""

from typing import Any

from games.parts.match import leads
from games.parts.options import option

TEAMS_OF_FOUR = 4


def target(default: int | None, low: int, high: int) -> Any:
    """Return the house rule `target`: the points that end the match."""
    return option(default, low=low, high=high)


def first_lead(*choices: str) -> Any:
    """Return the house rule `first_lead`: who leads the first deal.

    The first choice is the usual one.
    """
    return option(choices[0], choices=choices)


def next_lead(*choices: str) -> Any:
    """Return the house rule `next_lead`: who leads later deals.

    The first choice is the usual one.
    """
    return option(choices[0], choices=choices)


def open_first_lead() -> Any:
    """Return the house rule `first_lead` of the open draw and block games."""
    return first_lead(leads.HEAVIEST_DOUBLE, leads.HEAVIEST_TILE, leads.LOT)


def open_next_lead() -> Any:
    """Return the house rule `next_lead` of the open draw and block games."""
    return next_lead(leads.ROTATE, leads.WINNER, leads.HEAVIEST_DOUBLE)


def blocked_points() -> Any:
    """Return the house rule `blocked_points`: how the points of a blocked deal are counted."""
    return option("net", choices=("net", "sum", "each"))


def teams() -> Any:
    """Return the house rule `teams`: four players play in pairs, opposite each other."""
    return option(False)


def keep(default: int, *more: int) -> Any:
    """Return the house rule `keep`: the tiles of the boneyard that nobody may draw.

    Usual choices are 0 and 2.
    """
    return option(default, choices=(0, 2, *more))


def finish() -> Any:
    """Return the house rule `finish`: whether a deal is played to its end when a side has
    reached the target.
    """
    return option("deal", choices=("deal", "at_once"))


def visible_block() -> Any:
    """Return the house rule `visible_block`: whether a layout that visibly nobody can continue
    ends the deal.
    """
    return option("end", choices=("end", "draw_out"))
