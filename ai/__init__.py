"""Computer players: a view in, an action out."""

from ai.simple import choose

__all__ = ["choose"]
