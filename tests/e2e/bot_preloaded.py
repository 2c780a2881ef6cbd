"""What the process has done that bots are forked from: it has read their code and words, and drawn all tiles and letters."""

import gc
import importlib

from bot.client import COGS
from delivery.picture_pool import painter
from locales.catalogues import load
from tests.renderer.samples.collection import catalogue
from tests.renderer.samples.views import all_hands, all_tables

for name in COGS:  # which a bot would read only when it starts, with all that they need
    importlib.import_module(name)
load()
for table in all_tables(catalogue()).values():
    painter().table(table, "jpeg")  # each bot inherits this painter; as most tests want them
for hand in all_hands(catalogue()).values():
    painter().hand(hand, "jpeg")
gc.freeze()  # no bot need look at all this again for garbage
