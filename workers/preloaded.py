"""Imports the code of all jobs, and of workers, and loads all words, so that a worker reads no file of theirs after its fork."""

import concurrent.futures.process
import gc

from locales.catalogues import load, load_words
from renderer import painter
from workers import picture_jobs, replay_jobs, source_files, thinker_jobs, worker_setup

for language in load().languages:
    load_words(language)
replay_jobs.catalogues()
picture_jobs.set_up_libraries()
gc.collect()
gc.freeze()  # a collection writes to every object that it looks at, and the processes would no longer share its memory

__all__ = ["concurrent", "painter", "picture_jobs", "replay_jobs", "source_files", "thinker_jobs", "worker_setup"]
