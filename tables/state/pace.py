"""How long things take at a table, in milliseconds: settings of the process."""

from dataclasses import dataclass

HOUR, DAY = 3_600_000, 86_400_000


@dataclass(frozen=True, slots=True)
class Pace:
    """The defaults are for people; tests play faster."""

    turn_seconds: int = 60  # a turn, until the host settles otherwise
    lobby_ms: int = 900_000  # a lobby without activity closes itself
    pause_ms: int = 20_000  # between deals, unless all are ready
    computer_ms: int = 1_200  # a computer player's human pause
    grace_ms: int = 30_000  # after a restart nobody has less than this left
