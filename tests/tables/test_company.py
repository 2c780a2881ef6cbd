"""Who sits down for the house, and how well they play."""

from dataclasses import replace

import pytest

from ai.habits import Habit
from ai.levels import Level
from data import table_json
from tables.changes import lobby, rematch
from tables.service.questions_to_computers import make_question
from tables.state.phases import Presence
from tables.state.refusal import Refused
from tables.state.regulars import DEFAULT_LEVEL, GUESTS, REGULARS
from tables.views.table_views import public_table
from tests.tables.table_harness import ANN, BEN, context, in_lobby, in_play, person


def added(table, *wanted):
    for level, name in wanted:
        table = lobby.add_computer(table, ANN, context(), level, name, chosen=True).table
    return table


def test_stored_levels_keep_their_names():
    assert [level.value for level in Level] == ["lehrling", "geselle", "meister", "grossmeister"]


def test_there_are_a_dozen_regulars_three_of_each_level():
    assert len(REGULARS) == 12
    assert all([one.level for one in REGULARS.values()].count(level) == 3 for level in Level)
    assert not set(GUESTS) & set(REGULARS)


def test_the_host_takes_somebody_by_level_or_by_name():
    table = added(in_lobby("challenge", 1), (Level.GRANDMASTER, ""), (DEFAULT_LEVEL, "Vroni"), (DEFAULT_LEVEL, ""))
    assert [(seat.name, seat.level) for seat in public_table(table).seats[1:]] == [
        ("Xandl", "grossmeister"),
        ("Vroni", "lehrling"),
        ("Poldi", "meister"),
    ]
    assert table_json.load(table.id, table.game, table.rules_version, table_json.dump(table)).levels == table.levels


def test_there_are_always_enough_of_a_level_and_nobody_sits_there_twice():
    table = added(in_lobby("challenge", 1), *[(Level.JOURNEYMAN, "")] * 6)
    assert len({chair.name for chair in table.chairs}) == 7
    assert {table.level_of(seat) for seat in range(1, 7)} == {Level.JOURNEYMAN}
    for name in ("Mizzi", "Nobody"):
        with pytest.raises(Refused, match="regular-taken"):
            added(replace(table, chairs=table.chairs[:-1]), (DEFAULT_LEVEL, name))


def test_computers_of_older_tables_and_substitutes_are_as_usual():
    assert public_table(in_lobby("buki", 2, computers=2)).seats[3].level == DEFAULT_LEVEL
    table = added(in_lobby("buki", 1), (Level.APPRENTICE, ""))
    table = replace(table, chairs=(*table.chairs, replace(person(BEN), name="Vroni", presence=Presence.AWAY)))
    assert table.level_of(2) is DEFAULT_LEVEL
    assert public_table(table).seats[2].level == ""


def test_play_again_brings_the_players_whom_the_host_chose():
    table = added(in_lobby("buki", 1), (Level.APPRENTICE, ""), (Level.GRANDMASTER, ""))
    last = replace(table, deals=1)
    follows = rematch.open_rematch(last, person(ANN), context(), level=DEFAULT_LEVEL, secret=bytes(32), most_deals=10).table
    assert [follows.level_of(seat) for seat in (1, 2)] == [Level.APPRENTICE, Level.GRANDMASTER]


def test_a_question_holds_nothing_that_the_seat_cannot_see():
    table = in_play("buki", 2, computers=2)
    asked = make_question(table, 2)
    assert asked.modest is False
    assert make_question(table, 0).modest is True
    worlds = [make_question(table, 2).world for _ in range(4)]
    assert all(world.deal.hands[2] == table.state.deal.hands[2] for world in worlds)
    assert len({world.deal.hands for world in worlds}) == 4
    assert table.state.deal.hands not in {world.deal.hands for world in worlds}


def test_a_regular_is_asked_with_its_habits_and_a_substitute_is_not():
    table = in_play("challenge", 2, computers=2)
    named = replace(table.chairs[2], name="Ilona")
    table = replace(table, chairs=(table.chairs[0], replace(table.chairs[1], name="Ilona"), named, table.chairs[3]))
    assert make_question(table, 2).habits == (Habit.DISTRUSTS, Habit.LONG)
    assert make_question(table, 1).habits == ()
