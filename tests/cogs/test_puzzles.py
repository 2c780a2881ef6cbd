"""The puzzles of the day: their positions, their answers in words, and that the same numbers
make the same puzzles again.
"""

import pytest

from ai.advice_records import ValueUnit, clear_gain
from cogs.puzzle.collection import FILE, all_puzzles, position, table_of
from cogs.puzzle.page import (
    PuzzlePage,
    PuzzlePress,
    answer_content,
    choice_label,
    question_content,
    shared_text,
    solution_text,
)
from cogs.puzzle.puzzle import FIRST_DAY, Puzzle, days_in_a_row
from games import GAMES
from renderer.alt_texts import describe_hand
from tables.people.people import PuzzleAnswer, PuzzleCount
from tests.words import CATALOGUES, WORDS
from tools.puzzles.__main__ import write
from tools.puzzles.finder import MOST_CHOICES, find_puzzle


def page(puzzle: Puzzle) -> PuzzlePage:
    return PuzzlePage(puzzle, FIRST_DAY, position(puzzle, "Anna", "en"))


def test_every_game_has_puzzles_with_one_clear_answer() -> None:
    assert len({puzzle.game for puzzle in all_puzzles()} & set(GAMES)) >= 17
    for puzzle in all_puzzles():
        view = page(puzzle).own_table.view if puzzle.unit is ValueUnit.POINTS else None
        assert puzzle.lead >= clear_gain(puzzle.unit, view.target if view else None)
        assert puzzle.reason
        assert (2 if puzzle.game == "challenge" else 3) <= len(puzzle.choices) <= MOST_CHOICES
        # their order tells nothing
        assert list(puzzle.choices) == sorted(puzzle.choices, key=lambda choice: choice.action)
        assert puzzle.is_exact or puzzle.tries or puzzle.game == "challenge"


@pytest.mark.parametrize(
    "puzzle", all_puzzles()[1::9], ids=lambda puzzle: f"{puzzle.game}-{puzzle.secret}"
)
def test_the_rules_lead_to_the_position(puzzle: Puzzle) -> None:
    view = page(puzzle).own_table.view
    assert view.seats[0].due
    seen = GAMES[puzzle.game].view(table_of(puzzle).state, 0)
    assert set(view.legal) <= set(seen.legal)
    assert set(zip(view.legal, view.points, strict=False)) <= set(
        zip(seen.legal, seen.points, strict=False)
    )
    assert all(seat.hand is None for seat in view.seats[1:])


def test_the_same_number_makes_the_same_puzzle() -> None:
    stored = next(puzzle for puzzle in all_puzzles() if puzzle.game == "challenge")
    assert find_puzzle("challenge", stored.secret, worlds=1) == stored


def test_all_buttons_of_a_puzzle_say_different_things() -> None:
    for puzzle in all_puzzles():
        labels = [
            choice_label(page(puzzle), number, WORDS) for number in range(len(puzzle.choices))
        ]
        assert len(set(labels)) == len(labels), f"{puzzle.game} {puzzle.secret}: {labels}"


@pytest.mark.parametrize(
    ("answers", "row"),
    [
        ([], 0),
        ([(9, True), (8, True), (6, True)], 2),
        ([(9, False), (8, True)], 0),
        ([(9, True), (8, True), (7, False), (6, True)], 2),
        # by a clock that is ahead, two puzzles fall on one day
        ([(9, True), (9, True), (8, True)], 2),
        ([(9, True), (9, False), (8, True)], 1),
    ],
)
def test_days_in_a_row(answers: list[tuple[int, bool]], row: int) -> None:
    assert row == days_in_a_row(
        PuzzleAnswer(1, 20 - number, 0, right=right, counted=day)
        for number, (day, right) in enumerate(answers)
    )


def test_there_are_two_hundred_puzzles_none_of_them_twice() -> None:
    """And the file is as the tool writes it."""
    assert FILE.read_text(encoding="utf-8") == write(all_puzzles())
    assert len(all_puzzles()) >= 200
    assert len({(puzzle.game, puzzle.secret) for puzzle in all_puzzles()}) == len(all_puzzles())


@pytest.mark.parametrize("language", CATALOGUES.languages)
def test_question_and_answer_in_words(language: str) -> None:
    words = CATALOGUES.of(language)
    for puzzle in {puzzle.unit: puzzle for puzzle in all_puzzles()}.values():
        buttons = [
            button
            for row in question_content(page(puzzle), words).controls
            if isinstance(row, tuple)
            for button in row
        ]
        assert [button.id for button in buttons] == [
            PuzzlePress(FIRST_DAY, number) for number in range(len(puzzle.choices))
        ]
        best = buttons[puzzle.best].label
        for right in (True, False):
            answer = PuzzleAnswer(
                1,
                FIRST_DAY,
                puzzle.best if right else (puzzle.best + 1) % len(buttons),
                right,
                FIRST_DAY,
            )
            told = answer_content(page(puzzle), answer, 3, PuzzleCount(5, 2), words, shareable=True)
            assert told.text.count(best) >= 2
            assert all(button.label in told.text for button in buttons)
            assert len(told.controls) == 1
            alt = describe_hand(told.scene, ["Anna"] * puzzle.seats)
            assert words("picture-alt-your-turn") not in alt
            assert "You can play" not in alt
            shown = shared_text(page(puzzle), answer, "Béla", 3, words)
            assert "Béla" in shown
            assert not any(button.label in shown for button in buttons)
        assert best in solution_text(page(puzzle), PuzzleCount(0, 0), words)
