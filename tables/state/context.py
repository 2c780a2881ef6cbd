"""`Context`: what a transition needs to know besides the table."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from tables.state.default_settings import Pace


@dataclass(frozen=True, slots=True)
class Context:
    """The circumstances of a transition."""

    now: int  # ms since 1970
    pace: Pace
    # hc in the accounts of people at the table, by user id
    balances: Mapping[int, int] = field(default_factory=dict)
    # people at the table who have never played a round of its game to the end
    beginners: Collection[int] = ()
