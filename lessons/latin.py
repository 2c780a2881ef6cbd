"""Latin partnership dominoes: partners, the first tile, passes, and how a team wins."""

from lessons.lesson import Lesson, Step

LESSON = Lesson(
    game="latin",
    seats=4,
    secret=6,
    steps=(
        Step("latin-start", ("play 6-6 start",)),
        Step("latin-partner"),
        Step("latin-heavy", ("play 3-6 left",), tempts=("0-4",)),
        Step("latin-pass", ("play 1-6 left",), others=("0 play 0-4 left", "0 play 3-5 right"), tempts=("0-4",)),
        Step("latin-last", ("play 0-1 left",)),
    ),
)
