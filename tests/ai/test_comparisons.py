"""Reasons for the best choice of a puzzle are true in its position, and tell it from the next
best one.
"""

from random import Random

import pytest

from cogs.puzzle.collection import actions, all_puzzles, position, table_of
from cogs.puzzle.puzzle import Puzzle
from games.hungarian import Train
from games.parts import tiles
from games.parts.chance import Chance
from games.parts.line import Play
from tables.state.table import game_of
from tools.puzzles.comparisons import (
    PositionValues,
    ValuedAction,
    explain_best,
    series_by_choice,
    value_actions,
)

HUNGARIAN = [puzzle for puzzle in all_puzzles() if puzzle.game == "hungarian"]


def ordered(puzzle: Puzzle) -> list[ValuedAction]:
    pairs = zip(actions(puzzle), puzzle.choices, strict=True)
    return sorted(
        (ValuedAction(action, one.value, one.error) for action, one in pairs),
        key=lambda pair: -pair.value,
    )


@pytest.mark.parametrize(
    "puzzle",
    [puzzle for puzzle in all_puzzles() if puzzle.game != "hungarian"][::7],
    ids=lambda puzzle: f"{puzzle.game}-{puzzle.secret}",
)
def test_the_stored_reason_is_that_of_the_position(puzzle: Puzzle) -> None:
    table = table_of(puzzle)
    values = PositionValues(tuple(ordered(puzzle)), puzzle.unit, puzzle.is_exact, puzzle.tries)
    found = explain_best(game_of(table).view(table.state, 0), table.state, values)
    assert (
        (found.reason, dict(found.values))
        if found
        else (puzzle.reason, dict(puzzle.reason_values)) == ("", {})
    )


def test_most_puzzles_give_a_reason() -> None:
    assert sum(not puzzle.reason for puzzle in all_puzzles()) <= len(all_puzzles()) // 20
    assert sum(not one.reason for one in HUNGARIAN) <= len(HUNGARIAN) // 5


@pytest.mark.parametrize("puzzle", HUNGARIAN, ids=lambda puzzle: str(puzzle.secret))
def test_no_single_tile_begins_the_best_train(puzzle: Puzzle) -> None:
    """Such a choice would be the best one, told otherwise, and it would count as wrong."""
    best = actions(puzzle)[puzzle.best]
    if isinstance(best, Train):
        assert Play(best.tiles[0], best.end) not in actions(puzzle)


def test_a_hungarian_choice_is_worth_its_best_series() -> None:
    """The values do not depend on which of the choices is listed first, and a train is the
    series of its tiles.
    """
    puzzle = HUNGARIAN[0]
    table = table_of(puzzle)
    rules, view = game_of(table), game_of(table).view(table.state, 0)
    for action, series in series_by_choice(view).items():
        for item in series:
            rest = tiles.mask(view.seats[0].hand or ()) & ~item.laid
            assert item.laid.bit_count() >= 1
            if isinstance(action, Train):
                assert item.laid == tiles.mask(action.tiles)
            else:  # complete: what is left fits no more at the end where it was laid
                assert item.laid & action.bit
                assert any(not rest & tiles.SUITS[number] for number in item.ends)
    values = value_actions(view, rules.redealt(table.state, 0, Chance(bytes(32))), Random(1), 300)
    assert values.actions[0].action == actions(puzzle)[puzzle.best]
    assert len({action.series for action in values.actions}) == len(values.actions)


def test_a_closed_line_is_given_as_the_reason_only_if_no_hidden_tile_fits() -> None:
    closed = [one for one in HUNGARIAN if one.reason == "series-closed"]
    assert closed
    for puzzle in closed:
        view = position(puzzle, "Anna", "en").view
        table = table_of(puzzle)
        after, _ = game_of(table).apply(table.state, 0, actions(puzzle)[puzzle.best])
        others = [seat for seat in range(1, puzzle.seats) if view.seats[seat].count]
        if game_of(table).due(after) != (0,):  # else the series goes on
            assert not game_of(table).dealing(after) or not set(game_of(table).due(after)) & set(
                others
            )
