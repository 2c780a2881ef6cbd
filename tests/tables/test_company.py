"""Who sits down for the house, and how well they play."""

from collections import Counter
from dataclasses import replace

import pytest

from ai.levels import Habit, Level
from data import table_json
from games import GAMES
from service.questions_to_computers import make_question
from tables.changes import lobby
from tables.state.change import Refused
from tables.state.regulars import DEFAULT_LEVEL, REGULARS
from tables.views.table_views import public_table
from tests.tables.table_harness import ANN, context, in_lobby, in_play


def added(table, *wanted):
    for level, name in wanted:
        table = lobby.add_computer(table, ANN, context(), level, name, chosen=True).table
    return table


def test_stored_levels_keep_their_names():
    assert [level.value for level in Level] == ["lehrling", "geselle", "meister", "grossmeister"]


def test_each_of_the_seventeen_games_has_regulars_who_like_it():
    """A game that is added later may have none: then all sit down in the usual order."""
    fans = Counter(game for regular in REGULARS.values() for game in regular.likes)
    assert len(fans) == 17
    assert set(fans) <= set(GAMES)
    assert min(fans.values()) >= 2
    assert {len(set(regular.likes)) for regular in REGULARS.values()} == {3}


def test_the_host_takes_somebody_by_level_or_by_name():
    table = added(
        in_lobby("challenge", 1),
        (Level.GRANDMASTER, ""),
        (DEFAULT_LEVEL, "Vroni"),
        (DEFAULT_LEVEL, ""),
    )
    assert [(seat.name, seat.level) for seat in public_table(table).seats[1:]] == [
        ("Xandl", "grossmeister"),
        ("Vroni", "lehrling"),
        ("Ferdl", "meister"),
    ]
    assert (
        table_json.load(table.id, table.game, table.rules_version, table_json.dump(table)).levels
        == table.levels
    )


def test_there_are_always_enough_of_a_level_and_nobody_sits_there_twice():
    table = added(in_lobby("challenge", 1), *[(Level.JOURNEYMAN, "")] * 6)
    assert len({chair.name for chair in table.chairs}) == 7
    assert {table.level_of(seat) for seat in range(1, 7)} == {Level.JOURNEYMAN}
    for name in ("Mizzi", "Nobody"):
        with pytest.raises(Refused, match="regular-taken"):
            added(replace(table, chairs=table.chairs[:-1]), (DEFAULT_LEVEL, name))


def test_a_question_holds_nothing_that_the_seat_cannot_see():
    table = in_play("buki", 2, computers=2)
    assert make_question(table, 2).modest is False
    assert make_question(table, 0).modest is True
    worlds = [make_question(table, 2).world for _ in range(4)]
    assert all(world.deal.hands[2] == table.state.deal.hands[2] for world in worlds)
    assert len({world.deal.hands for world in worlds}) == 4
    assert table.state.deal.hands not in {world.deal.hands for world in worlds}


def test_a_regular_is_asked_with_its_habits_and_a_substitute_is_not():
    table = in_play("challenge", 2, computers=2)
    table = replace(
        table,
        chairs=(
            table.chairs[0],
            replace(table.chairs[1], name="Ilona"),
            replace(table.chairs[2], name="Ilona"),
            table.chairs[3],
        ),
    )
    assert make_question(table, 2).habits == (Habit.DISTRUSTS, Habit.LONG)
    assert make_question(table, 1).habits == ()
