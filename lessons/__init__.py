"""Guided first rounds for one person. What a lesson is: `lesson.py`; how it is played: `walk.py`; each game has a file."""

from collections.abc import Mapping

from lessons import austrian_block, austrian_draw, buki, challenge, hungarian, luxembourg, pulle, tendler
from lessons.lesson import Lesson

GAMES_TAUGHT = (buki, austrian_block, austrian_draw, tendler, pulle, hungarian, challenge, luxembourg)
LESSONS: Mapping[str, Lesson] = {one.LESSON.game: one.LESSON for one in GAMES_TAUGHT}
