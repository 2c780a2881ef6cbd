"""Imports the code of all jobs, and of workers, and loads all words, so that a worker reads no file of theirs after its fork."""

from locales.catalogues import load, load_words
from workers import picture_jobs, replay_jobs, source_files, thinker_jobs, worker_process

for language in load().languages:
    load_words(language)
replay_jobs.catalogues()

__all__ = ["picture_jobs", "replay_jobs", "source_files", "thinker_jobs", "worker_process"]
