"""Bergen: the led double, a double header and a triple header."""

from lessons.lesson import Lesson, Step

LESSON = Lesson(
    game="bergen",
    seats=2,
    secret=70,
    steps=(
        Step("bergen-start", ("play 6-6 start",)),
        Step("bergen-line"),
        Step("bergen-fit", ("play 1-4 left",), others=("0 play 1-2 left",), tempts=("2-3",)),
        Step("bergen-triple", ("play 0-2 right",)),
        Step("bergen-follow", ("play 2-3 right",), tempts=("0-3",)),
        Step("bergen-last", ("play 0-3 right",)),
    ),
)
