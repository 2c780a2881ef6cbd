"""What can go wrong on the way to Discord that is no fault of ours, and how the log says it: by kind and number, never in the
words of the error, since those may quote what was sent, or an address with a token in it."""

import discord
from aiohttp import ClientError

TROUBLE = (discord.HTTPException, discord.RateLimited, ClientError, OSError, TimeoutError)  # worth another try


class Gone(Exception):  # noqa: N818 - a fact of life
    """The channel does not exist any more."""


def reason(error: BaseException) -> str:
    """What happened: "HTTP 403, code 50013", or the name of the error."""
    if isinstance(error, discord.HTTPException):
        return f"HTTP {error.status}, code {error.code}"
    return type(error).__name__


def asked_to_wait(error: BaseException) -> float:
    """Seconds for which Discord does not want to hear of it again."""
    return error.retry_after if isinstance(error, discord.RateLimited) else 0.0


def later(error: discord.HTTPException) -> bool:
    """Whether the same may work later: Discord is in trouble or has been asked too often. All else is an answer."""
    return error.status >= 500 or error.status == 429
