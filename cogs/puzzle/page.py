"""The puzzle of the day.

The question, the answer with its figures, and what a person may show of it.
"""

from dataclasses import dataclass, replace
from typing import Annotated

from ai.advice_records import ValueUnit
from cogs.puzzle.puzzle import Choice, Puzzle, number_of
from locales.catalogues import Words
from messages.parts.components import BUTTONS_PER_ROW, Button, ButtonStyle, Controls
from messages.parts.content import MessageContent, fit_message, yes_no
from messages.parts.custom_ids import CustomId, PuzzleOpen
from messages.parts.display_names import seat_plates
from messages.play.hint_texts import tile_number
from messages.play.instructions import toss_lines
from messages.play.move_labels import move_label
from renderer.scene import HandScene
from tables.people.people import PuzzleAnswer, PuzzleCount
from tables.views.public_table import PrivateTable


@dataclass(frozen=True, slots=True)
class PuzzlePress(CustomId):
    """A button that answers the puzzle of a day with one of its choices."""

    letter = "p"
    day: Annotated[int, r"\d{5,6}"]
    choice: Annotated[int, r"\d{1,2}"]


@dataclass(frozen=True, slots=True)
class PuzzleShare(CustomId):
    """The button that shows in the channel how the presser did in the puzzle of a day."""

    letter = "o"
    day: Annotated[int, r"\d{5,6}"]


CERTAIN = 2  # standard errors that are told as the margin of a distance


@dataclass(frozen=True, slots=True)
class PuzzlePage:
    """The puzzle of a day, and what its solver sees in it."""

    puzzle: Puzzle
    day: int  # UTC, since 1970
    own_table: PrivateTable


def with_deal(content: MessageContent, words: Words) -> MessageContent:
    """Return the message of a puzzle with the offer to play a deal of a tournament."""
    button = Button(PuzzleOpen("deal"), words("button-puzzle-deal"))
    return replace(
        content,
        text=fit_message(f"{content.text}\n{words('puzzle-deal')}"),
        controls=(*content.controls, (button,)),
    )


def question_content(page: PuzzlePage, words: Words) -> MessageContent:
    """Return the puzzle with a button for each choice."""
    own_table = page.own_table
    toss = (
        toss_lines(own_table.seen, own_table.participant, words)[:1]
        if own_table.seen.toss.dice
        else []
    )
    lines = [title_line(page, words), *toss, words("puzzle-task")]
    buttons = [
        Button(PuzzlePress(page.day, number), choice_label(page, number, words))
        for number in range(len(page.puzzle.choices))
    ]
    rows = tuple(
        tuple(buttons[first : first + BUTTONS_PER_ROW])
        for first in range(0, len(buttons), BUTTONS_PER_ROW)
    )
    return MessageContent(fit_message("\n".join(lines)), rows, puzzle_scene(page, words))


def answer_content(
    page: PuzzlePage,
    answer: PuzzleAnswer,
    streak: int,
    count: PuzzleCount,
    words: Words,
    *,
    shareable: bool,
) -> MessageContent:
    """Return whether the answer was right, and what each choice is worth.

    It says why the best one is the best.

    `streak` counts the days in a row that were solved, `count` the people who have tried.
    `shareable`: the result may be shown in the channel.
    """
    puzzle, own_table = page.puzzle, page.own_table
    best = choice_label(page, puzzle.best, words)
    chosen = (
        choice_label(page, answer.choice, words) if answer.choice < len(puzzle.choices) else "–"
    )
    lines = [title_line(page, words)]
    lines.append(
        words("puzzle-right", best=best)
        if answer.right
        else words("puzzle-wrong", best=best, chosen=chosen)
    )
    if puzzle.reason:
        lines.append(
            words("puzzle-why", why=words(f"hint-{puzzle.reason}", **puzzle.reason_values))
        )
    lines += figure_lines(page, words)
    lines.append(
        "-# "
        + words("puzzle-how", exact=yes_no(puzzle.is_exact), unit=puzzle.unit, tries=puzzle.tries)
    )
    lines.append(
        words("puzzle-streak", days=streak) + words.language.space + count_text(count, words)
    )
    controls: Controls = (
        ((Button(PuzzleShare(page.day), words("button-puzzle-share")),),) if shareable else ()
    )
    seen = own_table.seen
    # only the best choice is highlighted, as in a hand that somebody looks on at
    view = replace(
        seen.offering((seen.legal[puzzle.best],)),
        gallery=replace(seen.gallery, onlooker=len(seen.seats)),
    )
    return MessageContent(
        fit_message("\n".join(lines)),
        controls,
        puzzle_scene(replace(page, own_table=replace(own_table, view=view)), words),
    )


def shared_text(
    page: PuzzlePage, answer: PuzzleAnswer, name: str, streak: int, words: Words
) -> str:
    """Return a result for others. It gives nothing of the answer away."""
    return words(
        "puzzle-shared",
        right=yes_no(answer.right),
        number=number_of(page.day),
        game=words(f"game-{page.puzzle.game}"),
        name=name,
        days=streak,
    )


def solution_text(page: PuzzlePage, count: PuzzleCount, words: Words) -> str:
    """Return the answer to a puzzle of another day, in a line or two."""
    best, number = choice_label(page, page.puzzle.best, words), number_of(page.day)
    return (
        words("puzzle-yesterday", number=number, best=best)
        + words.language.space
        + count_text(count, words)
    )


def posted_content(page: PuzzlePage, yesterday: str, words: Words) -> MessageContent:
    """Return the puzzle as it is posted in a channel each morning.

    Everybody answers in private, with /puzzle.
    """
    lines = [*([yesterday] if yesterday else []), title_line(page, words), words("puzzle-posted")]
    return MessageContent(
        fit_message("\n".join(lines)),
        ((Button(PuzzleOpen(), words("button-puzzle-open"), ButtonStyle.SUCCESS),),),
        puzzle_scene(page, words),
    )


def title_line(page: PuzzlePage, words: Words) -> str:
    """Return the number of the puzzle and its game."""
    return words("puzzle-title", number=number_of(page.day), game=words(f"game-{page.puzzle.game}"))


def count_text(count: PuzzleCount, words: Words) -> str:
    """Return how many people have tried and solved a puzzle."""
    return words("puzzle-count", tried=count.tried, right=count.right)


def choice_label(page: PuzzlePage, number: int, words: Words) -> str:
    """Return a choice as its button says it."""
    own_table = page.own_table
    action = own_table.seen.legal[number]
    return move_label(
        action,
        own_table.seen,
        own_table.public,
        words,
        number=tile_number(own_table, action),
        reader=own_table.participant,
    )


def figure_lines(page: PuzzlePage, words: Words) -> list[str]:
    """Return what each choice is worth, the best one first."""
    order = sorted(
        range(len(page.puzzle.choices)), key=lambda number: -page.puzzle.choices[number].value
    )
    lines = []
    for number in order:
        line = words(
            "puzzle-choice",
            choice=choice_label(page, number, words),
            worth=worth_text(page.puzzle, page.puzzle.choices[number], words),
        )
        lines.append(f"**{line}**" if number == page.puzzle.best else line)
    return lines


def worth_text(puzzle: Puzzle, choice: Choice, words: Words) -> str:
    """Return the value of a choice in plain words.

    If it was sampled, the distance to the best one is told with its margin.
    """
    if puzzle.is_exact:
        return words(
            "puzzle-exact",
            result="win" if choice.value == 1 else "loss" if choice.value == 0 else "tie",
        )
    margin, best = CERTAIN * choice.error, puzzle.choices[puzzle.best]
    if puzzle.unit is ValueUnit.CHANCE:
        chance = round(100 * choice.value)
        behind = round(100 * best.value) - chance
        return words("puzzle-chance", chance=chance, behind=behind, margin=round(100 * margin))
    value = round(choice.value, 1)
    return words(
        f"puzzle-{puzzle.unit}",
        sign="plus" if value > 0 else "minus" if value < 0 else "none",
        value=abs(value),
        behind=round(round(best.value, 1) - value, 1),
        margin=round(margin, 1),
    )


def puzzle_scene(page: PuzzlePage, words: Words) -> HandScene:
    """Return the picture of the position: the table, and below it the solver's hand."""
    own_table = page.own_table
    return HandScene(
        own_table.public.game,
        own_table.seen,
        seat_plates(own_table.public),
        words(f"game-{page.puzzle.game}"),
        words,
        room=own_table.public.view,
    )
