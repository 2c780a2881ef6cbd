"""Matador: sevens, the four matadors, and an end that shows a blank."""

from lessons.lesson import Lesson, Step

LESSON = Lesson(
    game="matador",
    seats=2,
    secret=6,
    steps=(
        Step("matador-start", ("play 6-6 start",)),
        Step("matador-sevens"),
        Step("matador-fit", ("play 3-6 left",), tempts=("0-4",)),
        Step("matador-turn", ("play 1-6 left",), tempts=("3-5",)),
        Step("matador-blank", ("play 0-4 left",), others=("0 play 3-5 right", "0 play 0-1 right"), tempts=("3-5",)),
        Step("matador-last", ("play 0-0 left", "play 0-0 right")),
    ),
)
