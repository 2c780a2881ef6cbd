"""For how long things are kept that nobody has asked to be forgotten."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Keeping:
    """In days."""

    log_days: int = 365  # what happened at a table, after it has ended
    server_days: int = 30  # everything of a server that has removed the bot
