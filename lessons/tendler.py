"""Tendler's game: doubles, and drawing."""

from lessons.lesson import Lesson, Step

LESSON = Lesson(
    game="tendler",
    seats=3,
    secret=1122,
    options={"hand": 5},
    steps=(
        Step("tendler-double", ("play 7-7 start",)),
        Step("tendler-line"),
        Step("tendler-fit", ("play 0-7 right",), tempts=("1-3", "2-6")),
        Step("tendler-draw", ("draw",), tempts=("1-2",)),
        Step("tendler-drawn", ("play 2-5 left",), ("0 play 2-6 right",)),
        Step("tendler-two", ("play 1-3 left",)),
        Step("tendler-last", ("play 1-2 left", "play 1-2 right")),
    ),
)
