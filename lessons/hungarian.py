"""Hungarian: a turn is a whole train of tiles."""

from lessons.lesson import Lesson, Step

LESSON = Lesson(
    game="hungarian",
    seats=4,
    secret=1866,
    steps=(
        Step("hungarian-start", ("play 2-5 start",)),
        Step("hungarian-on", ("play 4-5 right",), tempts=("6-6",)),
        Step("hungarian-heavier", ("play 3-4 right",), tempts=("6-6",)),
        Step("hungarian-line"),
        Step("hungarian-train", ("train right 6-6 0-6",)),
        Step("hungarian-last", ("play 1-4 left",)),
    ),
)
