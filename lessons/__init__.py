"""Guided first rounds for one person. What a lesson is: `lesson.py`; how it is played: `walk.py`; each game has a file."""

from collections.abc import Mapping

from lessons import (
    all_fives,
    austrian_block,
    austrian_draw,
    bergen,
    block,
    buki,
    challenge,
    cuban,
    draw,
    hungarian,
    latin,
    luxembourg,
    matador,
    mexican_train,
    pulle,
    sebastopol,
    tendler,
)
from lessons.lesson import Lesson

GAMES_TAUGHT = (
    *(buki, austrian_block, austrian_draw, tendler, pulle, hungarian, challenge, luxembourg),
    *(draw, block, all_fives, bergen, matador, sebastopol, latin, cuban, mexican_train),
)
LESSONS: Mapping[str, Lesson] = {one.LESSON.game: one.LESSON for one in GAMES_TAUGHT}
