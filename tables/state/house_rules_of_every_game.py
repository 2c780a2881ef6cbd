"""The house rules that every game has."""

from dataclasses import dataclass
from typing import Final

from games.parts.options import Options, option

# a table with turns of this length or longer is slow: people come by when they have time
SLOW_SECONDS: Final = 28_800
DAY_SECONDS: Final = 86_400  # a turn at a table that is opened as a slow one


@dataclass(frozen=True, slots=True)
class TableOptions(Options):
    """The values of these house rules at a table."""

    turn_seconds: int = option(
        60, choices=(20, 30, 60, 120, 300, 900, 3600, SLOW_SECONDS, DAY_SECONDS)
    )
    # Rounds won that end the session; 0: it is open. A match has its own end.
    session: int = option(0, choices=(0, 3, 5, 10))
    # how long the table waits after a moment that everybody should see (`Beat`); 0: not at all
    beat_seconds: int = option(4, choices=(0, 2, 4, 6), manners=True)
    remarks: bool = option(True, manners=True)  # regulars say something now and then
    hints: bool = option(True, manners=True)  # in the hand, unless several people play for chips

    @property
    def slow(self) -> bool:
        """True if turns last so long that people come by when they have time."""
        return self.turn_seconds >= SLOW_SECONDS
