"""Draw dominoes: the line, what fits, drawing, and what a round is worth."""

from lessons.lesson import Lesson, Step

LESSON = Lesson(
    game="draw",
    seats=3,
    secret=6,
    steps=(
        Step("draw-line"),
        Step("draw-fit", ("play 3-6 right",), tempts=("3-5",)),
        Step("draw-follow", ("play 3-5 left",), tempts=("1-6",)),
        Step("draw-draw", ("draw",), tempts=("1-6",)),
        Step("draw-drawn", ("play 2-3 right",), others=("0 play 1-6 left", "0 play 0-1 right"), tempts=("1-6",)),
        Step("draw-last", ("play 0-0 left",)),
    ),
)
