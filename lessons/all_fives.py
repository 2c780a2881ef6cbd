"""All Fives: the sum of the ends, the spinner, and its four arms."""

from lessons.lesson import Lesson, Step

LESSON = Lesson(
    game="all-fives",
    seats=2,
    secret=40,
    steps=(
        Step("all-fives-start", ("play 5-5 start",)),
        Step("all-fives-sum", ("play 4-5 right",), tempts=("1-4",)),
        Step("all-fives-spinner"),
        Step("all-fives-arms", ("play 1-4 left",), others=("0 play 3-6 left",), tempts=("0-1",)),
        Step("all-fives-low", ("play 0-1 left",)),
        Step("all-fives-double", ("play 4-4 right",)),
        Step("all-fives-last", ("play 3-4 right",)),
    ),
)
