"""Sebastopol: four arms, the opening with sixes, and the rest of the round."""

from lessons.lesson import Lesson, Step

LESSON = Lesson(
    game="sebastopol",
    seats=4,
    secret=8,
    steps=(
        Step("sebastopol-start", ("play 6-6 start",)),
        Step("sebastopol-arms"),
        Step("sebastopol-opening", ("play 3-6 down",), tempts=("2-4",)),
        Step("sebastopol-free", ("play 3-5 down",)),
        Step("sebastopol-six", ("play 1-6 left",), others=("0 play 2-4 up", "0 play 3-4 up"), tempts=("2-4",)),
        Step("sebastopol-last", ("play 3-3 left", "play 3-3 up")),
    ),
)
