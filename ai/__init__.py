"""Computer players: a view in, an action out."""

from ai.advice import Advice, advise
from ai.habits import Habit
from ai.levels import Level
from ai.looking_back import Better, better
from ai.player import choose
from ai.search import Effort

__all__ = ["Advice", "Better", "Effort", "Habit", "Level", "advise", "better", "choose"]
