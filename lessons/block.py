"""Block dominoes: the first tile, passing, and a blocked round."""

from lessons.lesson import Lesson, Step

LESSON = Lesson(
    game="block",
    seats=3,
    secret=13,
    steps=(
        Step("block-start", ("play 6-6 start",)),
        Step("block-line"),
        Step("block-fit", ("play 3-6 left",), tempts=("2-3",)),
        Step("block-pass", ("play 0-1 left",), tempts=("2-3",)),
        Step("block-last", ("play 2-3 left",), tempts=("0-0",)),
    ),
)
