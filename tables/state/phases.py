"""Phases of a table, reasons for closing it, and whether a player is present."""

from enum import StrEnum

LIVE_PHASES = ("lobby", "playing", "pause")


class Phase(StrEnum):
    """Phase of a table.

    `LOBBY`, `PLAYING` and `PAUSE` are live; a channel has at most one live table.
    """

    LOBBY = "lobby"  # people sit down
    PLAYING = "playing"  # a deal is being played
    PAUSE = "pause"  # between deals
    CLOSED = "closed"  # the session is over and all players are paid


class CloseReason(StrEnum):
    """Why a table is closed.

    The values are stored, and the message `ended-<value>` describes each.
    """

    FINISHED = "finished"  # the match is decided, by the rules of the game
    WON = "won"  # a player has won as many rounds as the house rule "Session" asks
    HOST = "host"
    AGREED = "agreed"  # all people at the table wanted to end an undecided match
    EMPTY = "empty"  # all people have left
    LEFT = "left"  # a player left where the house may not take the chair, and nobody waits
    NO_SUCCESSOR = "no-successor"  # too few waited for the chairs that the house may not take
    ABSENCE = "absence"  # a player was away for several deals
    ABANDONED = "abandoned"  # no person has acted since the last deal
    TOO_FEW_CHIPS = "too-few-chips"  # a player cannot cover the next deal
    LONG = "long"  # the session has reached its number of deals
    IDLE = "idle"  # nothing happened in the lobby
    GAVE_WAY = "gave-way"  # nobody played here, and somebody wanted to open another table
    CHANNEL_GONE = "channel-gone"
    SERVER_GONE = "server-gone"
    UNREACHABLE = "unreachable"  # the bot may not write in the channel
    MODERATOR = "moderator"  # closed by a moderator
    ROUND = "round"  # the deal of a round of a tournament is over
    AGAIN = "again"  # a person has played a deal of a tournament that is over


# the table cannot be shown
WITHOUT_CHANNEL = (CloseReason.CHANNEL_GONE, CloseReason.SERVER_GONE, CloseReason.UNREACHABLE)

# people who wait for a seat inherit the table
INHERITED = (CloseReason.EMPTY, CloseReason.ABSENCE)


class PotLeft(StrEnum):
    """The recipient of the pot of an undecided match."""

    NONE = "none"  # there was no pot, or the match was decided
    SHARED = "shared"  # all players who could still win it
    HOUSE = "house"  # the computer players who could still win it


class Presence(StrEnum):
    """Presence of a player: whether they play or a substitute acts for them."""

    HERE = "here"
    AWAY = "away"  # ran out of time; a substitute acts until the person presses a button
    LEFT = "left"  # left during a deal; a substitute acts until the deal is over
