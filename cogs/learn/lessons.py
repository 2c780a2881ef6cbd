"""The lessons, one for each game that has one. A lesson is data: a stacked deal and steps."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from games.core import Seat
from tables.views.public_table import PrivateTable

YOU: Final[Seat] = 0  # the learner's seat
NEXT: Final = "next"  # continue after reading
READY: Final = "ready"  # ask for the next round
DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"  # one digit for each step, in custom ids


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a lesson.

    Its words are `lesson-<says>`. If the learner has to do something, `lesson-<says>.why` gives the
    reason.
    """

    says: str
    takes: tuple[str, ...] = (NEXT,)  # texts of the actions that lead on, the advised one first
    # actions of other seats afterwards ("seat action"); all others take their default action
    others: tuple[str, ...] = ()
    tempts: tuple[str, ...] = ()  # tiles that do not fit, but have a button that explains why


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided first round. `secret` stacks the deal, since all chance follows from it."""

    game: str
    seats: int
    secret: int
    steps: tuple[Step, ...]
    rounds: int = 0  # rounds played by default actions before the first step
    options: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Moment:
    """A position in a lesson.

    `taken` has one digit for each finished step: the index of the action taken.
    """

    lesson: Lesson
    taken: str
    own_table: PrivateTable

    @property
    def step(self) -> Step | None:
        """The present step; None after the last one."""
        done = len(self.taken)
        return self.lesson.steps[done] if done < len(self.lesson.steps) else None


STAKES = tuple(f"stake {chips}" for chips in (4, 2, 3, 5, 6))

# Buki: the bank, a stake on oneself until the third turn, and what it pays.
BUKI = Lesson(
    game="buki",
    seats=4,
    secret=1000,
    steps=(
        Step("buki-bank"),
        Step("buki-start", ("play 7-8 start",)),
        Step("buki-fit", ("play 0-2 left",), tempts=("2-4",)),
        Step("buki-stake", STAKES),
        Step("buki-play", ("play 3-5 left",), tempts=("2-4",)),
    ),
)


# The block game: beginning, what fits, passing, and a line that is shut.
AUSTRIAN_BLOCK = Lesson(
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


# The draw game: drawing until a tile fits, and going out.
AUSTRIAN_DRAW = Lesson(
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
            (
                "0 play 1-5 left",
                "0 play 6-7 left",
                "0 play 3-5 right",
                "0 play 2-7 right",
                "0 play 0-4 right",
            ),
            tempts=("1-5",),
        ),
        Step("austrian-draw-later", ("play 0-2 right",)),
        Step("austrian-draw-last", ("play 1-2 right",)),
    ),
)


# Tendler's game: doubles, and drawing.
TENDLER = Lesson(
    game="tendler",
    seats=3,
    secret=1122,
    options={"hand": 5},
    steps=(
        Step("tendler-double", ("play 7-7 start",)),
        Step("tendler-line"),
        Step("tendler-fit", ("play 0-7 right",), tempts=("1-3", "2-6")),
        Step("tendler-draw", ("draw",), tempts=("1-2",)),
        Step("tendler-drawn", ("play 2-5 left",), ("0 play 2-6 right",)),
        Step("tendler-two", ("play 1-3 left",)),
        Step("tendler-last", ("play 1-2 left", "play 1-2 right")),
    ),
)


# Pulle: points, the limit of a hundred, and buying back.
PULLE = Lesson(
    game="pulle",
    seats=4,
    secret=194,
    rounds=4,
    steps=(
        Step("pulle-pool"),
        Step("pulle-heavy", ("play 7-8 left",)),
        Step("pulle-light", ("play 3-4 left",)),
        Step("pulle-lost", ("play 0-1 left",)),
        Step("pulle-offer", ("buyback 43",)),
    ),
)


# Hungarian: a turn is a whole train of tiles.
HUNGARIAN = Lesson(
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


# Challenge: a true claim, somebody's bluff, tiles that change hands, and a bluff of one's own.
CHALLENGE = Lesson(
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


# Luxembourg: the start tile, one draw and no more, and points.
LUXEMBOURG = Lesson(
    game="luxembourg",
    seats=5,
    secret=154,
    steps=(
        Step("luxembourg-lots"),
        Step("luxembourg-first", ("play 4-5 right",), tempts=("3-4",)),
        Step("luxembourg-points", ("play 3-4 left",), tempts=("3-3",)),
        Step("luxembourg-draw", ("draw",), tempts=("3-3",)),
        Step("luxembourg-pass", ("play 2-3 left",), tempts=("0-4",)),
        Step("luxembourg-double", ("play 3-3 left",), tempts=("0-4",)),
        Step("luxembourg-last", ("play 0-4 right",)),
    ),
)


# Draw dominoes: the line, what fits, drawing, and what a round is worth.
DRAW = Lesson(
    game="draw",
    seats=3,
    secret=6,
    steps=(
        Step("draw-line"),
        Step("draw-fit", ("play 3-6 right",), tempts=("3-5",)),
        Step("draw-follow", ("play 3-5 left",), tempts=("1-6",)),
        Step("draw-draw", ("draw",), tempts=("1-6",)),
        Step(
            "draw-drawn",
            ("play 2-3 right",),
            others=("0 play 1-6 left", "0 play 0-1 right"),
            tempts=("1-6",),
        ),
        Step("draw-last", ("play 0-0 left",)),
    ),
)


# Block dominoes: the first tile, passing, and a blocked round.
BLOCK = Lesson(
    game="block",
    seats=3,
    secret=13,
    steps=(
        Step("block-start", ("play 6-6 start",)),
        Step("block-line"),
        Step("block-fit", ("play 3-6 left",), tempts=("2-3",)),
        Step("block-pass", ("play 0-1 left",), tempts=("2-3",)),
        Step("block-last", ("play 2-3 left",), tempts=("0-0",)),
    ),
)


# All Fives: the sum of the ends, the spinner, and its four arms.
ALL_FIVES = Lesson(
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


# Bergen: the led double, a double header and a triple header.
BERGEN = Lesson(
    game="bergen",
    seats=2,
    secret=70,
    steps=(
        Step("bergen-start", ("play 6-6 start",)),
        Step("bergen-line"),
        Step("bergen-fit", ("play 1-4 left",), others=("0 play 1-2 left",), tempts=("2-3",)),
        Step("bergen-triple", ("play 0-2 right",)),
        Step("bergen-follow", ("play 2-3 right",), tempts=("0-3",)),
        Step("bergen-last", ("play 0-3 right",)),
    ),
)


# Matador: sevens, the four matadors, and an end that shows a blank.
MATADOR = Lesson(
    game="matador",
    seats=2,
    secret=6,
    steps=(
        Step("matador-start", ("play 6-6 start",)),
        Step("matador-sevens"),
        Step("matador-fit", ("play 3-6 left",), tempts=("0-4",)),
        Step("matador-turn", ("play 1-6 left",), tempts=("3-5",)),
        Step(
            "matador-blank",
            ("play 0-4 left",),
            others=("0 play 3-5 right", "0 play 0-1 right"),
            tempts=("3-5",),
        ),
        Step("matador-last", ("play 0-0 left", "play 0-0 right")),
    ),
)


# Sebastopol: four arms, the opening with sixes, and the rest of the round.
SEBASTOPOL = Lesson(
    game="sebastopol",
    seats=4,
    secret=8,
    steps=(
        Step("sebastopol-start", ("play 6-6 start",)),
        Step("sebastopol-arms"),
        Step("sebastopol-opening", ("play 3-6 down",), tempts=("2-4",)),
        Step("sebastopol-free", ("play 3-5 down",)),
        Step(
            "sebastopol-six",
            ("play 1-6 left",),
            others=("0 play 2-4 up", "0 play 3-4 up"),
            tempts=("2-4",),
        ),
        Step("sebastopol-last", ("play 3-3 left", "play 3-3 up")),
    ),
)


# Latin partnership dominoes: partners, the first tile, passes, and how a team wins.
LATIN = Lesson(
    game="latin",
    seats=4,
    secret=6,
    steps=(
        Step("latin-start", ("play 6-6 start",)),
        Step("latin-partner"),
        Step("latin-heavy", ("play 3-6 left",), tempts=("0-4",)),
        Step(
            "latin-pass",
            ("play 1-6 left",),
            others=("0 play 0-4 left", "0 play 3-5 right"),
            tempts=("0-4",),
        ),
        Step("latin-last", ("play 0-1 left",)),
    ),
)


# Cuban dominoes: the double nine, tiles that nobody has, and a blocked round.
CUBAN = Lesson(
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


# Mexican Train: the hub, the own train, a double that is covered and one that is not, markers, and
# the lowest score.
MEXICAN_TRAIN = Lesson(
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


TAUGHT = (
    BUKI,
    AUSTRIAN_BLOCK,
    AUSTRIAN_DRAW,
    TENDLER,
    PULLE,
    HUNGARIAN,
    CHALLENGE,
    LUXEMBOURG,
    DRAW,
    BLOCK,
    ALL_FIVES,
    BERGEN,
    MATADOR,
    SEBASTOPOL,
    LATIN,
    CUBAN,
    MEXICAN_TRAIN,
)
LESSONS: Mapping[str, Lesson] = {lesson.game: lesson for lesson in TAUGHT}
