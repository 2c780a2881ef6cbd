"""Preloading for the process that forks bots: code, words, tiles and letters that all pictures
need.
"""

import gc
import importlib

from bot.client import COGS
from delivery.workers.picture_jobs import painter
from locales.catalogues import FOLDER, load, read_catalogue
from tests.blank_pictures import blank_painter

IMPORTED_LATE = (  # by each bot when it starts
    "alembic.command",
    "alembic.config",
    "asyncpg",
    "bot.command_line.commands",
    "bot.command_line.run",
    "encodings.idna",
    "uvloop",
)


def parse_messages() -> None:
    """Parse the messages of the catalogues that bots need: each would spend a sixth of its
    processor time on that.
    """
    for code in load().languages:
        catalogue = read_catalogue(FOLDER / code)
        for name in [*catalogue._unparsed]:
            # the languages of the people in tests; in all the descriptions of commands, and names
            # by which games are found
            if code in ("en", "de") or name.startswith(
                ("command-", "menu-", "game-", "names-", "preset-")
            ):
                catalogue.pattern(name, "")


for name in (*COGS, *IMPORTED_LATE):
    importlib.import_module(name)
parse_messages()
painter(1.0).warm()  # each bot inherits this painter
blank_painter()
gc.freeze()  # no bot need look at all this again for garbage
