"""Cuban dominoes: the double nine, tiles that nobody has, and a blocked round."""

from lessons.lesson import Lesson, Step

LESSON = Lesson(
    game="cuban",
    seats=4,
    secret=38,
    steps=(
        Step("cuban-start", ("play 9-9 start",)),
        Step("cuban-aside"),
        Step("cuban-fit", ("play 7-8 left",), tempts=("2-5",)),
        Step("cuban-shut", ("play 4-9 left",), others=("0 play 1-9 left",), tempts=("2-5",)),
        Step("cuban-last", ("play 4-8 left",), tempts=("0-7",)),
    ),
)
