"""House rules that every game has."""

from dataclasses import dataclass

from games.parts.options import Options, option


@dataclass(frozen=True, slots=True)
class TableOptions(Options):
    """House rules that every game has."""

    turn_seconds: int = option(60, choices=(20, 30, 60, 120, 300, 900, 3600, 28800, 86400))
    remarks: bool = option(True, younger=True, manners=True)  # regulars say something now and then
    hints: bool = option(True, younger=True, manners=True)  # in the hand, where nobody's chips depend on them
