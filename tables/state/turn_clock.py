"""The clock of a table: when something happens there by itself. Times are milliseconds since 1970, spans milliseconds."""

from dataclasses import dataclass, replace
from typing import Final, Self

NO_TURN: Final = -1


@dataclass(frozen=True, slots=True)
class TableClock:
    """Runs while a table is live: until a turn, a pause or a lobby is over, or a computer player acts."""

    turn: int = NO_TURN  # `Game.turn` for which it runs
    extended: int = NO_TURN  # `Game.turn` for which somebody who came back has been given time once more
    deadline: int | None = None  # None: it does not run
    nudge_at: int | None = None  # when whoever is slow is to be mentioned; None: done, or nobody to mention
    nudged: bool = False  # the slow ones of this turn have been mentioned

    @property
    def due(self) -> int | None:
        """When there is something to do next."""
        return min((time for time in (self.deadline, self.nudge_at) if time is not None), default=None)

    def waiting(self, until: int) -> Self:
        """A lobby or a pause: nobody in particular is waited for."""
        return replace(self, deadline=until, nudge_at=None, nudged=False)

    def for_person(self, turn: int, now: int, span: int) -> Self:
        """A person has to decide, and is mentioned at half time."""
        half_time = now + span // 2
        return replace(self, turn=turn, deadline=now + span, nudge_at=half_time, nudged=False)

    def not_before(self, until: int, last_part: int) -> Self:
        """It lets nobody step in before that; whoever is waited for is mentioned when the last part of the time begins."""
        if self.deadline is None or self.deadline >= until:
            return self
        return replace(self, deadline=until, nudge_at=until - last_part, nudged=False)

    def for_computer(self, turn: int, now: int, span: int) -> Self:
        """A computer player has to decide, or has now that all people have done so; others may have in the same turn before."""
        until = now + span
        if turn == self.turn and self.deadline is not None:
            until = min(until, self.deadline)
        return replace(self, turn=turn, deadline=until, nudge_at=None, nudged=False)

    def afresh(self) -> Self:
        """Whatever is to be decided now has its whole time, even if it was waited for before."""
        return replace(self, turn=NO_TURN)

    def mentioned(self) -> Self:
        """Whoever is slow has been mentioned."""
        return replace(self, nudge_at=None, nudged=True)

    def credited(self, deadline: int, last_part: int) -> Self:
        """After an outage: a later deadline; whoever has not been mentioned yet is when the last part of the time begins."""
        return replace(self, deadline=deadline, nudge_at=None if self.nudge_at is None else deadline - last_part)

    def stopped(self) -> Self:
        """The table is over."""
        return replace(self, deadline=None, nudge_at=None, nudged=False)
