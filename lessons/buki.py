"""Buki: the bank, a stake on oneself until the third turn, and what it pays."""

from lessons.lesson import Lesson, Step

STAKES = tuple(f"stake {chips}" for chips in (4, 2, 3, 5, 6))

LESSON = Lesson(
    game="buki",
    seats=4,
    secret=1000,
    steps=(
        Step("buki-bank"),
        Step("buki-start", ("play 7-8 start",)),
        Step("buki-fit", ("play 0-2 left",), tempts=("2-4",)),
        Step("buki-stake", STAKES),
        Step("buki-play", ("play 3-5 left",), tempts=("2-4",)),
    ),
)
