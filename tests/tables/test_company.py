"""Who sits down for the house, and how well they play."""

from collections import Counter
from dataclasses import replace

import pytest

from ai.levels import Habit, Level
from data import table_json
from games import GAMES
from service.questions_to_computers import make_question
from tables.changes import lobby, rematch
from tables.state.change import Refused
from tables.state.regulars import DEFAULT_LEVEL, GUESTS, REGULARS, pick_regular
from tables.views.table_views import public_table
from tests.tables.table_harness import ANN, context, in_lobby, in_play, person


def added(table, *wanted):
    for level, name in wanted:
        table = lobby.add_computer(table, ANN, context(), level, name, chosen=True).table
    return table


def test_stored_levels_keep_their_names():
    assert [level.value for level in Level] == ["lehrling", "geselle", "meister", "grossmeister"]


def test_each_of_the_seventeen_games_has_regulars_who_like_it():
    """A game that is added later may have none: then all sit down in the usual order."""
    fans = Counter(game for one in REGULARS.values() for game in one.likes)
    assert len(fans) == 17
    assert set(fans) <= set(GAMES)
    assert min(fans.values()) >= 2
    assert {len(set(one.likes)) for one in REGULARS.values()} == {3}


@pytest.mark.parametrize("game", GAMES)
def test_those_who_like_a_game_sit_down_first_and_always_in_the_same_order(game):
    for level in Level:
        same = [one for one in REGULARS.values() if one.level is level]
        taken = []
        for _ in same:
            taken.append(pick_regular(level, set(taken), game))
        assert sorted(taken) == sorted(one.name for one in same)
        liking = [game in REGULARS[name].likes for name in taken]
        assert liking == sorted(liking, reverse=True)
        assert pick_regular(level, set(taken), game) == GUESTS[0]


def test_who_likes_the_game_comes_with_add_bot_and_with_play_now():
    assert added(in_lobby("sebastopol", 1), (Level.JOURNEYMAN, "")).chairs[1].name == "Schani"
    assert (
        added(in_lobby("mexican-train", 1), (Level.MASTER, ""), (Level.MASTER, "")).chairs[1].name
        == "Ferdl"
    )
    assert added(in_lobby("pulle", 1), (Level.MASTER, "")).chairs[1].name == "Poldi", (
        "nobody of this level likes it"
    )


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


def test_play_again_brings_players_whom_the_host_chose_and_others_of_the_level_that_suits():
    table = added(in_lobby("buki", 1), (Level.APPRENTICE, ""))
    table = lobby.seat_computer(table, "Ilona", Level.JOURNEYMAN)
    follows = rematch.open_rematch(
        replace(table, deals=1),
        person(ANN),
        context(),
        level=Level.MASTER,
        secret=bytes(32),
        most_deals=10,
    ).table
    assert [follows.level_of(seat) for seat in (1, 2)] == [Level.APPRENTICE, Level.MASTER]


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
    named = replace(table.chairs[2], name="Ilona")
    table = replace(
        table,
        chairs=(table.chairs[0], replace(table.chairs[1], name="Ilona"), named, table.chairs[3]),
    )
    assert make_question(table, 2).habits == (Habit.DISTRUSTS, Habit.LONG)
    assert make_question(table, 1).habits == ()
