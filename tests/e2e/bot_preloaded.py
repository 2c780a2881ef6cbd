"""Preloading for the process that forks bots: code, words, tiles and letters that all pictures need."""

import gc
import importlib

from bot.client import COGS
from locales.catalogues import load
from tests.blank_pictures import blank_painter
from workers.picture_jobs import painter

for name in COGS:  # which a bot would read only when it starts, with all that they need
    importlib.import_module(name)
load()
painter(1.0).warm()  # each bot inherits this painter
blank_painter()
gc.freeze()  # no bot need look at all this again for garbage
