"""Computer players: a view in, an action out."""

from ai.levels import Level
from ai.player import choose
from ai.search import Effort

__all__ = ["Effort", "Level", "choose"]
