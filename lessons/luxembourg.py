"""Luxembourg: the start tile, one draw and no more, and points."""

from lessons.lesson import Lesson, Step

LESSON = Lesson(
    game="luxembourg",
    seats=5,
    secret=154,
    steps=(
        Step("luxembourg-lots"),
        Step("luxembourg-first", ("play 4-5 right",), tempts=("3-4",)),
        Step("luxembourg-points", ("play 3-4 left",), tempts=("3-3",)),
        Step("luxembourg-draw", ("draw",), tempts=("3-3",)),
        Step("luxembourg-pass", ("play 2-3 left",), tempts=("0-4",)),
        Step("luxembourg-double", ("play 3-3 left",), tempts=("0-4",)),
        Step("luxembourg-last", ("play 0-4 right",)),
    ),
)
