"""What can go wrong on the way to Discord that is no fault of ours, what each refusal means for us, and how the log says it: by
kind and number, never in the words of the error, since those may quote what was sent, or an address with a token in it."""

from collections.abc import Mapping
from enum import Enum, auto

import discord
from aiohttp import ClientError

from tables.state.phases import CloseReason

UNREACHED = (ClientError, TimeoutError)  # the line to Discord broke; what was asked may have been done all the same
TROUBLE = (discord.HTTPException, discord.RateLimited, OSError, *UNREACHED)  # worth another try


class Meaning(Enum):
    """What a refusal of Discord's means for us."""

    LATER = auto()  # it is in trouble or has been asked too often: the same may work soon
    NO_CHANNEL = auto()  # there is no such channel or thread any more
    NO_MESSAGE = auto()  # it has been deleted
    ARCHIVED = auto()  # the thread: nothing can be edited there, but a new message brings it back
    LOCKED = auto()  # the thread: only moderators bring it back
    BARRED = auto()  # we may not look or write there; somebody may give that back
    CLOSED = auto()  # this person takes no direct messages (any more)
    OBJECTION = auto()  # to new direct messages, whoever they are for: too fast, or in quarantine
    INVALID = auto()  # what was sent; without a reason
    TOO_LATE = auto()  # for an answer to a press
    ANSWERED = auto()  # the press, already
    OTHER = auto()


# Discord's JSON error codes ("Opcodes and Status Codes"). What is not here is tried again, ever less often, and logged.
MEANINGS: Mapping[int, Meaning] = {
    10003: Meaning.NO_CHANNEL,
    10008: Meaning.NO_MESSAGE,
    10013: Meaning.CLOSED,  # nobody of that id any more
    10015: Meaning.TOO_LATE,
    10062: Meaning.TOO_LATE,
    20026: Meaning.OBJECTION,
    40003: Meaning.OBJECTION,
    40060: Meaning.ANSWERED,
    50001: Meaning.BARRED,
    50007: Meaning.CLOSED,
    50013: Meaning.BARRED,
    50027: Meaning.TOO_LATE,
    50035: Meaning.INVALID,
    50083: Meaning.ARCHIVED,
    50278: Meaning.CLOSED,
    160005: Meaning.LOCKED,
}


class Gone(Exception):  # noqa: N818 - a fact of life
    """Nothing can be posted in the channel any more, and `why`."""

    def __init__(self, why: CloseReason) -> None:
        super().__init__(why.value)
        self.why = why


def meaning(error: discord.HTTPException) -> Meaning:
    """What it means for us. The status alone says when it may work later; all else is told by the code."""
    return Meaning.LATER if later(error) else MEANINGS.get(error.code, Meaning.OTHER)


def later(error: discord.HTTPException) -> bool:
    """Whether the same may work later: Discord is in trouble or has been asked too often. All else is an answer."""
    return error.status >= 500 or error.status == 429


def reason(error: BaseException) -> str:
    """What happened: "HTTP 403, code 50013", or the name of the error."""
    if isinstance(error, discord.HTTPException):
        return f"HTTP {error.status}, code {error.code}"
    return type(error).__name__


def asked_to_wait(error: BaseException) -> float:
    """Seconds for which Discord does not want to hear of it again."""
    return error.retry_after if isinstance(error, discord.RateLimited) else 0.0
