"""House rules that every game has."""

from dataclasses import dataclass

from games.parts.options import Options, option


@dataclass(frozen=True, slots=True)
class TableOptions(Options):
    """House rules that every game has."""

    turn_seconds: int = option(60, choices=(20, 30, 60, 120, 300, 900, 3600, 28800, 86400))
    # Rounds won that end the session; 0: it is open, as in all tables of older versions. A match has its own end.
    session: int = option(0, choices=(0, 3, 5, 10), younger=True)
    remarks: bool = option(True, younger=True, manners=True)  # regulars say something now and then
    hints: bool = option(True, younger=True, manners=True)  # in the hand, where nobody's chips depend on them
