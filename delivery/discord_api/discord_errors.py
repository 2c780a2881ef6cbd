"""Errors of requests to Discord: what each means for the bot, and how it is logged.

The log names an error by kind and number, never by its text: that may quote the message, or a URL
with an interaction token.
"""

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import Enum, auto
from typing import Final

import discord
from aiohttp import ClientError

from tables.state.phases import CloseReason

log = logging.getLogger(__name__)

# no answer; Discord may have carried out the request all the same
CONNECTION_ERRORS: Final = (ClientError, TimeoutError)
# not a fault of this program
EXTERNAL_ERRORS: Final = (discord.HTTPException, discord.RateLimited, OSError, *CONNECTION_ERRORS)


class Meaning(Enum):
    """Meaning of an error response for the bot."""

    # Discord is in trouble or has been asked too often; the same request may work soon
    TEMPORARY = auto()
    NO_CHANNEL = auto()  # the channel or thread does not exist any more
    NO_MESSAGE = auto()  # the message has been deleted
    # the thread is archived: no message in it can be edited; a new message reopens it
    ARCHIVED = auto()
    LOCKED = auto()  # the thread is locked: only moderators reopen it
    NO_ACCESS = auto()  # the bot lacks a permission, which somebody may give back
    DM_CLOSED = auto()  # this person does not take direct messages from the bot
    # the bot has opened DM channels too fast or is quarantined; this holds for all people
    NEW_DMS_REFUSED = auto()
    INVALID = auto()  # the request is invalid; Discord gives no reason
    TOO_LATE = auto()  # the interaction has expired
    ALREADY_ANSWERED = auto()  # the interaction has been answered already
    OTHER = auto()


# Discord's JSON error codes ("Opcodes and Status Codes"). Other codes are logged and retried less
# and less often.
MEANINGS: Final[Mapping[int, Meaning]] = {
    10003: Meaning.NO_CHANNEL,
    10008: Meaning.NO_MESSAGE,
    10013: Meaning.DM_CLOSED,  # unknown user
    10015: Meaning.TOO_LATE,
    10062: Meaning.TOO_LATE,
    20026: Meaning.NEW_DMS_REFUSED,
    40003: Meaning.NEW_DMS_REFUSED,
    40060: Meaning.ALREADY_ANSWERED,
    50001: Meaning.NO_ACCESS,
    50007: Meaning.DM_CLOSED,
    50013: Meaning.NO_ACCESS,
    50027: Meaning.TOO_LATE,
    50035: Meaning.INVALID,
    50083: Meaning.ARCHIVED,
    50278: Meaning.DM_CLOSED,
    160005: Meaning.LOCKED,
}


class ChannelLost(Exception):  # noqa: N818 - a state of the world, not a fault
    """Raised if nothing can be posted in a channel any more; `why` closes its table."""

    def __init__(self, why: CloseReason) -> None:
        super().__init__(why.value)
        self.why = why


def meaning_of(error: discord.HTTPException) -> Meaning:
    """Return what an error means: temporary by its status, everything else by its JSON code."""
    return Meaning.TEMPORARY if may_pass(error) else MEANINGS.get(error.code, Meaning.OTHER)


def may_pass(error: BaseException) -> bool:
    """Return whether the cause is likely to pass: Discord is in trouble, does not answer, or has
    been asked too often. A 403 or 404 without a JSON code is not Discord's: something on the way to
    it has refused.
    """
    if isinstance(error, discord.HTTPException):
        is_foreign = error.status in (403, 404) and not error.code
        return error.status >= 500 or error.status == 429 or is_foreign
    return isinstance(error, discord.RateLimited | OSError | ClientError | TimeoutError)


def describe(error: BaseException) -> str:
    """Return the error for the log: "HTTP 403, code 50013", or the name of its class."""
    if isinstance(error, discord.HTTPException):
        return f"HTTP {error.status}, code {error.code}"
    return type(error).__name__


@contextmanager
def logging_failure(what: str, *errors: type[Exception]) -> Iterator[None]:
    """Log that something could not be done, in place of raising one of these errors.

    `what` has a place for the reason. Without `errors` it is a refusal of Discord; if Discord is
    only in trouble, its error is raised.
    """
    caught = errors or (discord.HTTPException,)
    try:
        yield
    except caught as error:
        if not errors and may_pass(error):
            raise
        log.info(what, describe(error))
