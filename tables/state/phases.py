"""Phases of a table, reasons for closing it, and whether a player is present."""

from enum import StrEnum

LIVE_PHASES = ("lobby", "playing", "pause")


class Phase(StrEnum):
    """What the table is doing. `LOBBY`, `PLAYING` and `PAUSE` are live: one live table per channel."""

    LOBBY = "lobby"  # people sit down
    PLAYING = "playing"  # a deal is being played
    PAUSE = "pause"  # a deal is over, the next one has not begun
    CLOSED = "closed"  # over, everybody is paid
    VOID = "void"  # broken off by a process of version 1: everybody had what they had before the deal


class CloseReason(StrEnum):
    """Why a table is closed or void. The words are the message `ended-<reason>`; stored as it stands here."""

    FINISHED = "finished"  # by the game's own rules
    HOST = "host"
    AGREED = "agreed"  # all people at it wanted to end an undecided match
    EMPTY = "empty"  # everybody has left
    LEFT = "left"  # too few are left
    ABSENCE = "absence"  # somebody has been away for several deals
    ABANDONED = "abandoned"  # nobody has shown themselves since the last deal
    TOO_FEW_CHIPS = "too-few-chips"  # for the next deal
    LONG = "long"  # as many deals as a session may have
    IDLE = "idle"  # nobody came to the lobby
    CHANNEL_GONE = "channel-gone"
    SERVER_GONE = "server-gone"
    UNREACHABLE = "unreachable"  # the channel cannot be written in
    MODERATOR = "moderator"  # somebody who may has closed it


WITHOUT_CHANNEL = (CloseReason.CHANNEL_GONE, CloseReason.SERVER_GONE, CloseReason.UNREACHABLE)  # for which it cannot be shown


class PotLeft(StrEnum):
    """Who has had the pot of a match that was not decided."""

    NONE = "none"  # there was none, or somebody has won it
    SHARED = "shared"  # all who were still in it
    HOUSE = "house"  # all people had left it, or wanted to: the computer players that were still in it


class Presence(StrEnum):
    """Whether the person plays or a computer player does instead."""

    HERE = "here"
    AWAY = "away"  # ran out of time: a computer player acts until they press anything
    LEFT = "left"  # left in mid-deal: a computer player acts until the deal is over
