"""Leaving a team, taking a seat in one, and changing seats between deals."""

from tables.changes import coming_and_going, newcomers, play, turn_timing
from tables.changes.seat_choice import choose_seat
from tables.history.proof import session_proof
from tables.history.replay import company_by_version
from tables.state.log_items import SeatsExchanged, SeatTaken
from tables.state.phases import Phase
from tables.state.regulars import DEFAULT_LEVEL
from tables.state.table import Table, view
from tables.views.table_views import public_table
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    DAN,
    EVE,
    NOW,
    START_CUT,
    TableHarness,
    begun,
    context,
    in_lobby,
    in_play,
    person,
    played,
    rich,
)
from tests.tables.test_lobby import refused, users
from tests.tables.test_team_results import partners_against_bots


def left(table: Table, user: int) -> Table:
    return coming_and_going.leave(
        table, user, context(balances=rich(table)), computer_chips=True, successor=f"Resi {user}"
    ).table


def test_nobody_waits_for_the_answer_of_a_person_who_has_left() -> None:
    table = played(in_play("latin", target=1000)).table
    table = left(turn_timing.ask_between_deals(table, CAT, NOW).table, CAT)
    for user in (ANN, BEN, DAN):
        assert table.phase is Phase.PAUSE
        table = play.say_ready(table, user, context(balances=rich(table))).table
    assert table.phase is Phase.PLAYING


def test_no_seat_is_added_that_would_make_teams(block_in_pairs: None) -> None:
    assert list(newcomers.seats_to_add(in_play("austrian-block", 3))) == []
    assert list(newcomers.seats_to_add(in_play("austrian-block", 2))) == [2]


async def opponents(harness: TableHarness) -> str:
    """A deal of Ann against Ben, who has chosen his seat, each with a computer player."""
    table_id = await harness.opened("austrian-block", 2, computers=2)
    await harness.tables.choose_seat(table_id, BEN, 1, 0)
    await harness.tables.start(table_id, ANN, START_CUT)
    return table_id


async def test_changing_seats_between_deals(harness: TableHarness, block_in_pairs: None) -> None:
    table_id = await opponents(harness)
    before = await harness.deal(table_id)
    name = before.chairs[2].name
    await harness.tables.choose_seat(table_id, BEN, 2, ANN)
    table = await harness.sound(table_id)
    assert users(table) == [ANN, BEN, None, None], "the result of the round is still theirs"
    assert public_table(table).moving == ((1, 2),)
    with refused("seats-changed"):
        await harness.tables.choose_seat(table_id, ANN, 2, 0)
    for user in (ANN, BEN):
        await harness.tables.ready(table_id, user, press=5000 + user)
    table = await harness.sound(table_id)
    assert (users(table), table.chairs[1].name) == ([ANN, None, BEN, None], name)
    assert public_table(table).moving == ()
    assert [chair.cut for chair in table.chairs] == [START_CUT, 1002, 0, 0], (
        "cuts are constant during a session"
    )
    assert table.chairs[2].acts > max(before.chairs[1].acts, before.chairs[2].acts), (
        "buttons of both hands are out of date"
    )
    log = await harness.store.tables.log(table_id)
    assert SeatsExchanged(1, 2, name) in [item for entry in log for item in entry.what]
    companies = company_by_version(table, log)
    assert companies[before.version].users == (ANN, BEN, None, None)
    assert companies[before.version].computers == {2: name}
    assert companies[table.version].users == (ANN, None, BEN, None)
    proof = session_proof(table, log)
    assert proof["people"] == [0, 1]
    assert proof["deals"][1]["presses"] == (str(5001), str(5002), "0", "0")
    table = await harness.deal(table_id)
    assert view(table, None).teams
    await harness.sound(table_id)
    assert (await harness.store.results.audit(harness.watch())).faults == [], (
        "the audit knows who sat where"
    )


async def test_a_wish_lapses_when_the_partner_goes_or_it_is_taken_back(
    harness: TableHarness, block_in_pairs: None
) -> None:
    table_id = await harness.started("austrian-block", 3, computers=1)
    await harness.deal(table_id)
    await harness.tables.choose_seat(table_id, CAT, 3, BEN)
    await harness.tables.choose_seat(table_id, CAT, 2, ANN)
    assert (await harness.tables.load(table_id)).seat_wishes == ()
    await harness.tables.choose_seat(table_id, CAT, 3, BEN)
    await harness.tables.leave(table_id, BEN)
    await harness.go_on(table_id)
    table = await harness.sound(table_id)
    assert users(table) == [ANN, None, CAT, None]
    assert table.seat_wishes == ()


def test_seats_stay_while_a_match_is_undecided() -> None:
    table = played(begun(partners_against_bots())).table
    assert table.phase is Phase.PAUSE
    assert not public_table(table).seats_movable
    with refused("seats-in-match"):
        choose_seat(table, BEN, 1, 0, level=DEFAULT_LEVEL, context=context())
    assert public_table(in_lobby("latin", 1)).seats_movable
    assert not public_table(in_lobby("austrian-block", 4)).seats_movable


async def test_a_newcomer_sits_down_after_those_who_change_seats(
    harness: TableHarness, block_in_pairs: None
) -> None:
    table_id = await opponents(harness)
    await harness.deal(table_id)
    await harness.tables.choose_seat(table_id, BEN, 2, ANN)
    await harness.tables.join(table_id, person(EVE))
    await harness.go_on(table_id)
    table = await harness.sound(table_id)
    assert users(table) == [ANN, None, BEN, EVE]
    log = await harness.store.tables.log(table_id)
    assert [type(item) for item in log[-1].what[:2]] == [SeatsExchanged, SeatTaken]
    assert company_by_version(table, log)[table.version].users == tuple(users(table))
    await harness.deal(table_id)
    await harness.sound(table_id)
