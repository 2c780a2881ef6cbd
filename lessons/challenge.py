"""Challenge: a true claim, somebody's bluff, tiles that change hands, and a bluff of one's own."""

from lessons.lesson import Lesson, Step

LESSON = Lesson(
    game="challenge",
    seats=3,
    secret=140,
    steps=(
        Step("challenge-roll"),
        Step("challenge-claim", ("claim 1-4 3-4",), ("1 claim 3-3 5-5", "2 claim")),
        Step("challenge-doubt", ("challenge 1",)),
        Step("challenge-give", ("give 6-6 6-6",), ("1 challenge 0",)),
        Step("challenge-true", ("give 3-5 4-6",)),
        Step("challenge-bluff", ("claim 2-3 2-5",)),
    ),
)
