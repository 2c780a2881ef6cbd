"""What the process has done that bots are forked from: it has read their code and words, and drawn all tiles and letters."""

import gc
from functools import lru_cache

import bot.client
from locales.catalogues import load
from tests.renderer.samples.collection import catalogue
from tests.renderer.samples.views import all_hands, all_tables

load()
bot.client.Painter = lru_cache(bot.client.Painter)  # type: ignore[assignment,misc]  # each bot inherits this one
painter = bot.client.Painter("jpeg")  # as most tests want them
for table in all_tables(catalogue()).values():
    painter.table(table)
for hand in all_hands(catalogue()).values():
    painter.hand(hand)
gc.freeze()  # no bot need look at all this again for garbage
