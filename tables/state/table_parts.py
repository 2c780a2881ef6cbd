"""Parts of a `Table` that belong together. Plain data; times are milliseconds since 1970, amounts half-chips (hc)."""

from dataclasses import dataclass

from games.core import Event, Seat


@dataclass(frozen=True, slots=True)
class RulesAgreement:
    """Which house rules have changed in the lobby, and who has accepted them (`tables.changes.agreement`)."""

    amended: tuple[tuple[str, int], ...] = ()  # (house rule, edition)
    agreed: tuple[tuple[int, int], ...] = ()  # (user, edition that they accepted last); edition 0 if missing


@dataclass(frozen=True, slots=True)
class LatestDeal:
    """What a table remembers of its current or last deal. Each deal begins with a new one."""

    first_version: int = 0  # of the table: messages with an older version show an older deal; 0 before the first deal
    story: tuple[Event, ...] = ()  # public events
    substituted: tuple[int, ...] = ()  # indexes of the events in `story` that a substitute caused in a player's place
    brought: tuple[int, ...] = ()  # hc by seat that had to be added for the deal; () if no chips are booked
    # (seat, until) of players who read, during the deal or in the pause after it; until 0: they have read
    reading: tuple[tuple[Seat, int], ...] = ()
    presses: tuple[int, ...] = ()  # by seat, the last interaction id since the deal (0: none); mixed into the next deal
    unseen: bool = False  # no person has acted since the deal began
    beginners: tuple[Seat, ...] = ()  # seats of people for whom this is the first deal of the game
    excused: tuple[Seat, ...] = ()  # seats of people who are not to blame if they are away at its end (`tables.changes.absences`)


@dataclass(frozen=True, slots=True)
class Closing:
    """The end of a session: whether it is wanted, and why it has come."""

    after_deal: bool = False  # a player wants it, or has left: close as soon as the deal is over and nothing is undecided
    winding_up: str = ""  # the `CloseReason` if the table closes whether or not its players want it; else ""
    wanting: tuple[Seat, ...] = ()  # people who want to end an undecided match; cleared by each deal
    reason: str = ""  # a `CloseReason`, once the table is closed or void
    about: Seat | None = None  # the seat that `reason` is about

    @property
    def ends_after_deal(self) -> bool:
        """True if the session closes as soon as the deal is over and nothing is undecided."""
        return self.after_deal or bool(self.winding_up)
