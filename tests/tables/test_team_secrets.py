"""A partner's hand is as secret as any other: what a seat, its substitute and its hints are told
does not depend on it.
"""

from dataclasses import replace
from typing import Any

import pytest

from games.block import BlockDominoes
from games.core import View
from games.latin import Latin
from games.parts import tiles
from games.parts.chance import Chance
from service.questions_to_computers import Question, make_hint_question, make_question
from tables.state.table import Table, side_of, view
from tables.views.table_views import private_table, public_table
from tests.seeded_secrets import seeded_secrets
from tests.tables.table_harness import in_play, moved

KNOWN = 1 << tiles.of(6, 6)  # everybody knows who leads with it
GAMES_OF_TEAMS = [("latin", {}), ("block", {"teams": True})]


def partner_of(table: Table, seat: int) -> int:
    return next(other for other in side_of(table, seat) if other != seat)


def exchanged(table: Table, seat: int) -> Table:
    """Return the table with the heaviest exchangeable tiles of the seat's partner and of an
    opponent in each other's hands.
    """
    hands = list(table.state.hands)
    one, other = partner_of(table, seat), (seat + 1) % 4
    first, second = (tiles.heaviest(hands[at] & ~KNOWN) for at in (one, other))
    change = 1 << first | 1 << second
    hands[one] ^= change
    hands[other] ^= change
    return replace(table, state=replace(table.state, hands=tuple(hands)))


def questions(table: Table, seat: int) -> tuple[Question, ...]:
    """Return what a computer player on this seat is asked, with equal chance each time, and the
    hint if there is a choice.
    """
    with seeded_secrets("the same"):
        asked = make_question(table, seat)
    return (
        (asked, make_hint_question(table, seat)) if len(view(table, seat).legal) > 1 else (asked,)
    )


def is_told_of_the_partner(table: Table, seat: int) -> bool:
    """Return whether anything that is meant for a seat depends on how the hidden tiles of the
    others are divided.
    """
    other = exchanged(table, seat)
    one_view, other_view = private_table(table, seat), private_table(other, seat)
    if one_view.view.seats[partner_of(table, seat)].hand is not None or one_view != other_view:
        return True
    return questions(table, seat) != questions(other, seat)


@pytest.mark.parametrize(("game", "options"), GAMES_OF_TEAMS)
def test_nobody_is_told_of_the_partner_s_hand(game: str, options: dict[str, Any]) -> None:
    table = in_play(game, **options)
    assert public_table(table).teams
    for seat in range(4):
        assert not is_told_of_the_partner(table, seat)


@pytest.mark.parametrize(("game", "options"), GAMES_OF_TEAMS)
def test_a_world_is_another_one_in_most_positions(game: str, options: dict[str, Any]) -> None:
    """In the middle of a round, where passes tell something: hands of partners are dealt anew as
    those of opponents are.
    """
    table = in_play(game, **options)
    for _ in range(6):
        table = moved(table).table
    for seat in range(4):
        for hidden in {*range(4)} - {seat}:
            assert (
                len(
                    {make_question(table, seat).world.hands[hidden] for _ in range(8)}
                    - {table.state.hands[hidden]}
                )
                > 1
            )
        assert make_question(table, seat).world.hands[seat] == table.state.hands[seat]


def leaves_the_partner(game: Any) -> Any:
    """A mutant of `Game.redealt` that leaves the partner's hand as it is and deals only those of
    the opponents again.
    """
    right = game.redealt

    def redealt(rules: Any, state: Any, viewer: int | None, chance: Chance) -> Any:
        world = right(rules, state, viewer, chance)
        if viewer is None:
            return world
        partner = (viewer + 2) % 4
        given = tiles.listed(world.hands[partner] & ~state.hands[partner])
        hands = list(world.hands)
        for taken, tile in zip(
            tiles.listed(state.hands[partner] & ~world.hands[partner]), given, strict=True
        ):
            for at, held in enumerate(hands):  # else it lies aside
                hands[at] ^= (1 << taken | 1 << tile) * (held >> taken & 1)
            hands[partner] ^= 1 << taken | 1 << tile
        return replace(world, hands=tuple(hands))

    return redealt


def shows_the_partner(game: Any) -> Any:
    """A mutant of `Game.view` in which partners see each other's hands."""
    right = game.view

    def leaky(rules: Any, state: Any, viewer: int | None) -> View:
        seen: View = right(rules, state, viewer)
        if viewer is None:
            return seen
        partner = (viewer + 2) % 4
        seats = list(seen.seats)
        seats[partner] = replace(seats[partner], hand=tiles.listed(state.hands[partner]))
        return replace(seen, seats=tuple(seats))

    return leaky


@pytest.mark.parametrize(
    ("name", "mutant"), [("redealt", leaves_the_partner), ("view", shows_the_partner)]
)
@pytest.mark.parametrize(
    ("game", "rules", "options"), [("latin", Latin, {}), ("block", BlockDominoes, {"teams": True})]
)
def test_a_leak_is_found(
    game: str,
    rules: Any,
    options: dict[str, Any],
    name: str,
    mutant: Any,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rules, name, mutant(rules))
    assert all(is_told_of_the_partner(in_play(game, **options), seat) for seat in range(4))
