"""What anybody may know of a table. No state and no secret can be reached from here."""

from dataclasses import dataclass
from enum import StrEnum

from games.parts.options import Options, option

LIVE_PHASES = ("lobby", "playing", "pause")


class Phase(StrEnum):
    """What the table is doing. `LOBBY`, `PLAYING` and `PAUSE` are live: one live table per channel."""

    LOBBY = "lobby"  # people sit down
    PLAYING = "playing"  # a deal is being played
    PAUSE = "pause"  # a deal is over, the next one has not begun
    CLOSED = "closed"  # over, everybody is paid
    VOID = "void"  # broken off, everybody has what he had before the deal


class CloseReason(StrEnum):
    """Why a table is closed or void. The words are the message `ended-<reason>`; stored as it stands here."""

    FINISHED = "finished"  # by the game's own rules
    HOST = "host"
    EMPTY = "empty"  # everybody has left
    LEFT = "left"  # too few are left
    ABSENCE = "absence"  # somebody has been away for several deals
    TOO_FEW_CHIPS = "too-few-chips"  # for the next deal
    IDLE = "idle"  # nobody came to the lobby
    CHANNEL_GONE = "channel-gone"
    SERVER_GONE = "server-gone"
    UNREACHABLE = "unreachable"  # the channel cannot be written in


class Presence(StrEnum):
    """Whether the person plays himself."""

    HERE = "here"
    AWAY = "away"  # ran out of time: a computer player acts until he presses anything
    LEFT = "left"  # left in mid-deal: a computer player acts until the session ends


@dataclass(frozen=True, slots=True)
class TableOptions(Options):
    """House rules that every game has."""

    turn_seconds: int = option(60, choices=(20, 30, 60, 120, 300, 900, 3600, 28800, 86400))
