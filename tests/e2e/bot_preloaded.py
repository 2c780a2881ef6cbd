"""Preloading for the process that forks bots: code, words, tiles and letters."""

import gc
import importlib

from bot.client import COGS
from locales.catalogues import load
from tests.renderer.samples.collection import catalogue
from tests.renderer.samples.game_views import all_hands, all_tables
from tests.renderer.samples.poster_samples import boards, finals
from tests.renderer.samples.result_scenes import endings
from workers.picture_jobs import painter

for name in COGS:  # which a bot would read only when it starts, with all that they need
    importlib.import_module(name)
load()
words = catalogue()
painter().warm()
for table in all_tables(words).values():
    painter().draw_table(table, "jpeg")  # each bot inherits this painter; as most tests want them
for hand in (*all_hands(words).values(), *endings(words).values()):
    painter().draw_hand(hand, "jpeg")
for board in boards(words).values():
    painter().draw_board(board, "jpeg")
for final in finals(words).values():
    painter().draw_final(final, "jpeg")
gc.freeze()  # no bot need look at all this again for garbage
