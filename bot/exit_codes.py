"""The exit codes of `python -m bot`, and a sentence for each error that ends the process.

The numbers are those of `sysexits.h` where one fits. docs/hosts/hosting.md explains them to hosts,
and says which of them a supervisor should not answer with a restart.
"""

from enum import IntEnum
from typing import Final

import discord

from data.copies.copy_file import CopyFault
from data.database.holder import DatabaseHeld, DatabaseUnusable
from data.database.open_database import NewerDatabase, OldDatabase
from data.database.shard_connection import ShardCountDiffers
from data.exceptions import is_about_disk
from delivery.discord_api.discord_errors import CONNECTION_ERRORS


class ExitCode(IntEnum):
    """Exit codes. Click ends with 2 if a command line cannot be read."""

    OK = 0
    FAULTS = 1  # a check has found something, or an error that nobody has foreseen
    DATA = 65  # the database is of a newer version or of 1.x, or is damaged
    DISCORD = 69  # Discord cannot be reached
    DATABASE = 74  # the database cannot be opened
    HELD = 75  # another process holds the database
    TOKEN = 77  # Discord refuses the token
    SETTINGS = 78


# a restart changes nothing until the host has
HOPELESS: Final = (ExitCode.DATA, ExitCode.TOKEN, ExitCode.SETTINGS)


class StartRefused(Exception):  # noqa: N818 - the host's turn, not a fault
    """Raised to end the process with a sentence for the host and an exit code."""

    def __init__(self, sentence: str, code: ExitCode) -> None:
        super().__init__(sentence)
        self.code = code


LOGIN_REFUSED: Final = (
    "Discord does not accept DISCORD_TOKEN. Make a new one in the developer portal, page Bot, and"
    " put it into .env."
)


def refusal_of(error: BaseException) -> StartRefused | None:
    """Return the sentence and the exit code for an error that ends the process, or None for one
    that nobody has foreseen.
    """
    match error:
        case StartRefused():
            return error
        case DatabaseHeld():
            return StartRefused(str(error), ExitCode.HELD)
        case OldDatabase() | NewerDatabase() | CopyFault():
            return StartRefused(str(error), ExitCode.DATA)
        case ShardCountDiffers():
            return StartRefused(str(error), ExitCode.SETTINGS)
        case DatabaseUnusable():
            return StartRefused(f"The database cannot be opened: {error}", ExitCode.DATABASE)
        case _ if is_about_disk(error):
            return StartRefused(  # `orig`: without SQL and its parameters
                f"The database cannot be written: {getattr(error, 'orig', error)}",
                ExitCode.DATABASE,
            )
    return _discord_refusal(error)


def _discord_refusal(error: BaseException) -> StartRefused | None:
    match error:
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004):
            return StartRefused(LOGIN_REFUSED, ExitCode.TOKEN)
        case discord.ConnectionClosed(code=4010 | 4011):
            return StartRefused(
                f"Discord refuses these shards (close code {error.code}): see SHARD_COUNT.",
                ExitCode.SETTINGS,
            )
        case discord.PrivilegedIntentsRequired():
            return StartRefused(
                "Discord refuses an intent that Kaffeehaus does not need. Please report this.",
                ExitCode.FAULTS,
            )
        case discord.ConnectionClosed():
            return StartRefused(
                f"Discord closed the connection (close code {error.code}).", ExitCode.DISCORD
            )
        case discord.GatewayNotFound():
            return StartRefused(
                "Discord's gateway cannot be found: Discord is in trouble.", ExitCode.DISCORD
            )
        case discord.HTTPException():
            return StartRefused(f"Discord refuses a request: {error}", ExitCode.DISCORD)
    if isinstance(error, OSError) and error.filename is not None:  # a file; sockets have no names
        return StartRefused(
            f"{error.filename} cannot be used: {error.strerror}. Commands are for the user who"
            f" runs Kaffeehaus (sudo -u …).",
            ExitCode.DATABASE,
        )
    if isinstance(error, (OSError, *CONNECTION_ERRORS)):
        return StartRefused(
            f"Discord cannot be reached: {str(error) or type(error).__name__}", ExitCode.DISCORD
        )
    return None
