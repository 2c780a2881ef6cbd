"""Parts of a `Table` that belong together.

Plain data; times are milliseconds since 1970, amounts half-chips (hc).
"""

from dataclasses import dataclass

from games.core import Event, Seat


@dataclass(frozen=True, slots=True)
class RulesAgreement:
    """Which house rules have changed in the lobby, and who has accepted them
    (`tables.changes.agreement`).
    """

    amended: tuple[tuple[str, int], ...] = ()  # (house rule, edition)
    # (user, edition that they accepted last); edition 0 if missing
    agreed: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class LatestDeal:
    """What a table remembers of its current or last deal. Each deal begins with a new one."""

    # of the table: messages with an older version show an older deal; 0 before the first deal
    first_version: int = 0
    story: tuple[Event, ...] = ()  # public events
    # indexes of the events in `story` that a substitute caused in a player's place
    substituted: tuple[int, ...] = ()
    # hc by seat that had to be added for the deal; () if no chips are booked
    brought: tuple[int, ...] = ()
    # (seat, until) of players who read, during the deal or in the pause after it; until 0: they
    # have read
    reading: tuple[tuple[Seat, int], ...] = ()
    # by seat, the last interaction id since the deal (0: none); mixed into the next deal
    presses: tuple[int, ...] = ()
    unseen: bool = False  # no person has acted since the deal began
    beginners: tuple[Seat, ...] = ()  # seats of people for whom this is the first deal of the game
    # seats of people who are not to blame if they are away at its end (`tables.changes.absences`)
    excused: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Closing:
    """The end of a session: whether it is wanted, and why it has come."""

    # a player wants it, or has left: close as soon as the deal is over and nothing is undecided
    after_deal: bool = False
    # the `CloseReason` if the table closes whether or not its players want it; else ""
    winding_up: str = ""
    # people who want to end an undecided match; cleared by each deal
    wanting: tuple[Seat, ...] = ()
    reason: str = ""  # a `CloseReason`, once the table is closed or void
    about: Seat | None = None  # the seat that `reason` is about

    @property
    def ends_after_deal(self) -> bool:
        """True if the session closes as soon as the deal is over and nothing is undecided."""
        return self.after_deal or bool(self.winding_up)
