"""Parts of a `Table` that belong together: people, the deal, and the clock.

Plain data; times are milliseconds since 1970, durations milliseconds, amounts half-chips (hc).
"""

from dataclasses import dataclass, replace
from typing import Final, Self

from games.core import Event, Seat
from tables.state.phases import Presence


@dataclass(frozen=True, slots=True)
class Seated:
    """The person or computer player on a chair."""

    user: int | None  # Discord id; None: a computer player of the house
    name: str  # as last seen; hostile text, escape it
    username: str = ""  # plain name, for fonts that lack the letters of `name`
    presence: Presence = Presence.HERE
    ready: bool = False  # has pressed Next deal
    paid_in: int = 0  # hc brought to the table in this session
    late: bool = False  # has taken the seat of another player in an undecided match

    @property
    def computer(self) -> bool:
        """True for a computer player of the house."""
        return self.user is None

    @property
    def automatic(self) -> bool:
        """True if a computer player acts for this seat."""
        return self.user is None or self.presence is not Presence.HERE


@dataclass(frozen=True, slots=True)
class Visitor:
    """A person without a seat: in the gallery, or waiting for a seat."""

    user: int
    name: str  # as last seen; hostile text, escape it
    username: str = ""


@dataclass(frozen=True, slots=True)
class RulesAgreement:
    """The house rules that have changed in the lobby, and the people who have accepted them
    (`tables.changes.house_rules_agreement`).
    """

    amended: tuple[tuple[str, int], ...] = ()  # (house rule, edition)
    # (user, edition that they accepted last); edition 0 if missing
    agreed: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class LatestDeal:
    """The memory of a table of its current or last deal. Each deal begins with a new one."""

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
    # seats of people who were away or had left when it ended; () while it is played
    absent: tuple[Seat, ...] = ()
    unseen: bool = False  # no person has acted since the deal began
    beginners: tuple[Seat, ...] = ()  # seats of people who have never played the game
    # seats of people who are not to blame if they are away at its end (`tables.changes.absences`)
    excused: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Beat:
    """A moment that everybody is to see: a claim turned up, a score, the end of a deal. The table
    stands still meanwhile.

    Computer players do not act before it is over, clocks do not run and nothing is dealt. Its
    messages are made from its events, which are public.
    """

    number: int  # version of the table since which it is shown
    first: int  # indexes of its events in `LatestDeal.story`
    last: int
    began: int  # ms since 1970
    until: int

    @property
    def length(self) -> int:
        """The duration in ms."""
        return self.until - self.began


@dataclass(frozen=True, slots=True)
class Round:
    """The round of a tournament that a table belongs to (`tables.tournaments`)."""

    tournament: str
    number: int
    # ms since 1970; then turns get short, or later if an outage has moved the end
    # (`Tournament.due`). 0: never, for one person plays it after the tournament
    ends_at: int


@dataclass(frozen=True, slots=True)
class Closing:
    """The end of a session: whether it is wanted, and why it has come."""

    # a player wants it, or has left: close as soon as the deal is over and nothing is undecided
    after_deal: bool = False
    # a player has left whose chair the house may not take for chips, or perhaps not: close rather
    # than deal to a computer player that may not play, unless something is undecided
    no_successor: bool = False
    # the `CloseReason` if the table closes whether or not its players want it; else ""
    winding_up: str = ""
    # people who want to end an undecided match; cleared by each deal
    wanting: tuple[Seat, ...] = ()
    reason: str = ""  # a `CloseReason`, once the table is closed
    about: Seat | None = None  # the seat that `reason` is about

    @property
    def ends_after_deal(self) -> bool:
        """True if the session closes as soon as the deal is over and nothing is undecided."""
        return self.after_deal or bool(self.winding_up)


NO_TURN: Final = -1


@dataclass(frozen=True, slots=True)
class TableClock:
    """When something happens at a table without a player: a turn, a pause or a lobby ends, or a
    computer player acts.
    """

    turn: int = NO_TURN  # the `Game.turn` of the running clock
    # the last `Game.turn` with extra time for a player who came back
    extended: int = NO_TURN
    deadline: int | None = None  # None: the clock does not run
    # when slow players are to be mentioned; None: already done, or nobody to mention
    nudge_at: int | None = None
    nudged: bool = False  # the slow players of this turn have been mentioned
    unhurried: bool = False  # one person decides, and only computer players wait

    @property
    def due(self) -> int | None:
        """The time of the next thing to do, or None."""
        return min(
            (time for time in (self.deadline, self.nudge_at) if time is not None), default=None
        )

    def wait_until(self, deadline: int, *, unhurried: bool = False) -> Self:
        """Run until `deadline` without a nudge, as in a lobby or a pause."""
        return replace(self, deadline=deadline, nudge_at=None, nudged=False, unhurried=unhurried)

    def run_for_person(
        self, turn: int, now: int, duration: int, nudge_after: int, *, unhurried: bool = False
    ) -> Self:
        """Run for a person's decision. `unhurried`: only computer players wait with them."""
        return replace(
            self,
            turn=turn,
            deadline=now + duration,
            nudge_at=now + nudge_after,
            nudged=False,
            unhurried=unhurried,
        )

    def run_at_least_until(self, deadline: int, last_part: int) -> Self:
        """Extend the clock to `deadline` unless it runs longer; the nudge comes `last_part`
        before it.
        """
        if self.deadline is None or self.deadline >= deadline:
            return self
        return replace(self, deadline=deadline, nudge_at=deadline - last_part, nudged=False)

    def run_for_computer(self, turn: int, now: int, duration: int) -> Self:
        """Run for a computer player's decision, never longer than the clock of the same turn
        runs already.
        """
        deadline = now + duration
        if turn == self.turn and self.deadline is not None:
            deadline = min(deadline, self.deadline)
        return replace(
            self, turn=turn, deadline=deadline, nudge_at=None, nudged=False, unhurried=False
        )

    def reset_turn(self) -> Self:
        """Forget the turn, so that the next decision gets its whole time even if the turn is the
        same.
        """
        return replace(self, turn=NO_TURN)

    def mark_nudged(self) -> Self:
        """Note that the slow players have been mentioned."""
        return replace(self, nudge_at=None, nudged=True)

    def move_deadline(self, deadline: int, last_part: int) -> Self:
        """Replace the deadline after an outage; a nudge that is still to come moves to
        `last_part` before it.
        """
        return replace(
            self,
            deadline=deadline,
            nudge_at=None if self.nudge_at is None else deadline - last_part,
        )

    def stop(self) -> Self:
        """Stop for good: the table is closed."""
        return replace(self, deadline=None, nudge_at=None, nudged=False, unhurried=False)
