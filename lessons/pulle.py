"""Pulle: points, the limit of a hundred, and buying back."""

from lessons.lesson import Lesson, Step

LESSON = Lesson(
    game="pulle",
    seats=4,
    secret=194,
    rounds=4,
    steps=(
        Step("pulle-pool"),
        Step("pulle-heavy", ("play 7-8 left",)),
        Step("pulle-light", ("play 3-4 left",)),
        Step("pulle-lost", ("play 0-1 left",)),
        Step("pulle-offer", ("buyback 43",)),
    ),
)
