"""Mexican Train: the hub, the own train, a double that is covered and one that is not, markers, and the lowest score."""

from lessons.lesson import Lesson, Step

LESSON = Lesson(
    game="mexican-train",
    seats=4,
    secret=7,
    options={"rounds": 5},
    steps=(
        Step("mexican-train-hub"),
        Step("mexican-train-start", ("play 8-9 own0",)),
        Step("mexican-train-double", ("play 8-8 own0",)),
        Step("mexican-train-cover", ("play 3-8 own0",), others=("0 play 3-7 own0",)),
        Step("mexican-train-open", ("play 6-6 mexican",)),
        Step("mexican-train-draw", ("draw",)),
        Step("mexican-train-marked", ("play 3-4 own3",), others=("0 play 4-9 own3",)),
        Step(
            "mexican-train-own",
            ("play 0-9 own0",),
            others=("0 play 3-3 mexican", "0 play 1-3 mexican", "0 play 0-1 mexican"),
        ),
    ),
)
