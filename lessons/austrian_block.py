"""The block game: beginning, what fits, passing, and a line that is shut."""

from lessons.lesson import Lesson, Step

LESSON = Lesson(
    game="austrian-block",
    seats=4,
    secret=136,
    steps=(
        Step("austrian-block-start", ("play 7-8 start",)),
        Step("austrian-block-line"),
        Step("austrian-block-fit", ("play 4-8 left",), tempts=("1-3",)),
        Step("austrian-block-both", ("play 2-8 left",), tempts=("1-3",)),
        Step("austrian-block-shut", ("play 1-8 left",)),
    ),
)
