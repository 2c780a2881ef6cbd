"""The draw game: drawing until a tile fits, and going out."""

from lessons.lesson import Lesson, Step

LESSON = Lesson(
    game="austrian-draw",
    seats=3,
    secret=891,
    steps=(
        Step("austrian-draw-start", ("play 4-8 start",)),
        Step("austrian-draw-line"),
        Step("austrian-draw-first", ("draw",), tempts=("1-5",)),
        Step(
            "austrian-draw-drawn",
            ("play 6-8 right",),
            ("0 play 1-5 left", "0 play 6-7 left", "0 play 3-5 right", "0 play 2-7 right", "0 play 0-4 right"),
            tempts=("1-5",),
        ),
        Step("austrian-draw-later", ("play 0-2 right",)),
        Step("austrian-draw-last", ("play 1-2 right",)),
    ),
)
