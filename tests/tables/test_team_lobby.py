"""A lobby of a team game: people choose seats and partners, and keep them when others come and
go.
"""

from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from games.parts.chance import Chance
from tables.changes import lobby, seat_choice
from tables.changes.house_rules_agreement import current_edition
from tables.changes.seat_choice import choose_seat, mix_teams, seats_by_lot
from tables.changes.seating import partner_of
from tables.history.proof import session_proof
from tables.history.replay import users_at_start
from tables.state.change import require_seat
from tables.state.log_items import ComputerAdded, LogEntry, PlayerJoined, TableOpened, write_item
from tables.state.phases import CloseReason, Phase
from tables.state.regulars import DEFAULT_LEVEL
from tables.state.table import Table, people_of
from tables.views.table_views import public_table
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    DAN,
    EVE,
    START_CUT,
    TableHarness,
    context,
    in_lobby,
    in_play,
    person,
    played,
)
from tests.tables.test_lobby import refused, users


def choose(table: Table, user: int, seat: int, partner: int) -> Table:
    return choose_seat(table, user, seat, partner, level=DEFAULT_LEVEL, context=context()).table


def test_house_rules_about_a_seat_follow_its_owner() -> None:
    moved = seat_choice.arrange(in_lobby("buki", 2, computers=2, banker=0), (1, 0, 2, 3))
    assert moved[0].options.banker == 1  # type: ignore[attr-defined]
    assert [write_item(item) for item in moved[1]] == ["seats 1,0,2,3", "option banker 1"]


@pytest.mark.parametrize(
    ("table", "user", "seat", "partner", "why"),
    [
        (lambda: in_lobby("latin", 2), EVE, 2, ANN, "not-seated"),
        (lambda: in_lobby("latin", 2), BEN, 4, 0, "unreadable"),
        (lambda: in_lobby("latin", 2), BEN, 0, 0, "seat-taken"),
        (lambda: in_lobby("latin", 2), BEN, 2, 0, "seats-changed"),  # it said: opposite a bot
        # opposite Ann; it is Ben meanwhile
        (lambda: in_lobby("latin", 3), CAT, 3, ANN, "seats-changed"),
        (lambda: in_lobby("austrian-block", 2), BEN, 2, ANN, "no-teams"),
        (lambda: in_play("latin", 2, computers=2), BEN, 2, ANN, "seats-in-match"),
        (lambda: played(in_play("latin", target=1000)).table, BEN, 2, ANN, "seats-in-match"),
    ],
)
def test_what_is_refused(
    table: Callable[[], Table], user: int, seat: int, partner: int, why: str
) -> None:
    with refused(why):
        choose(table(), user, seat, partner)


def test_partners_stay_partners_when_somebody_gets_up() -> None:
    table = in_lobby("latin", 4)
    after = lobby.leave(table, BEN, context()).table
    assert users(after) == [ANN, None, CAT, DAN]
    assert users(lobby.leave(after, DAN, context()).table) == [ANN, None, CAT], (
        "nobody sits behind the last one"
    )
    assert users(lobby.leave(table, ANN, context()).table) == [None, BEN, CAT, DAN]
    assert lobby.leave(table, ANN, context()).table.host == BEN
    assert users(lobby.leave(in_lobby("austrian-block", 4), BEN, context()).table) == [
        ANN,
        CAT,
        DAN,
    ], "without teams they move up"


def test_the_lot_is_the_secret_s_and_the_press_s() -> None:
    table = in_lobby("latin", 3)
    mixed = mix_teams(table, ANN, 4711, level=DEFAULT_LEVEL, context=context())
    assert (users(mixed.table), mixed.table.host) == (
        [
            None if old < 0 else table.chairs[old].user
            for old in seats_by_lot(table.secret, 4711, (0, 1, 2, -1))
        ],
        ANN,
    )
    assert {seats_by_lot(table.secret, press, (0, 1, 2, 3)) for press in range(400)} == set(
        permutations(range(4))
    ), "every order can come"
    with refused("host-only"):
        mix_teams(table, BEN, 4711, level=DEFAULT_LEVEL, context=context())
    with refused("no-teams"):
        mix_teams(in_lobby("austrian-block", 3), ANN, 4711, level=DEFAULT_LEVEL, context=context())
    with refused("begun"):
        mix_teams(in_play("latin"), ANN, 4711, level=DEFAULT_LEVEL, context=context())


def test_the_lot_by_its_recipe() -> None:
    """As docs/developers/shuffle.md tells it, without the code of the lobby."""
    import hmac

    secret = bytes(range(32))
    chance, left, taken = (
        Chance(hmac.digest(secret, b"kaffeehaus 1 seats 4711", "sha256")),
        [0, 1, 2, -1],
        [],
    )
    while left:
        taken.append(left.pop(chance.below(len(left))))
    assert tuple(taken) == seats_by_lot(secret, 4711, (0, 1, 2, -1))


@pytest.mark.parametrize("bots", [0, 2])
async def test_two_friends_play_together_unless_they_choose(
    harness: TableHarness, bots: int
) -> None:
    table_id = await harness.opened("latin", people=2, computers=bots)
    assert public_table(await harness.tables.load(table_id)).starting_order == (0, 2, 1, 3)
    await harness.tables.start(table_id, ANN, START_CUT, with_company=True)
    assert (
        users(await harness.sound(table_id))
        == users_at_start(await harness.store.tables.log(table_id), 4)
        == [ANN, None, BEN, None]
    )
    await harness.wound_up(table_id, CloseReason.MODERATOR)
    table_id = await harness.opened("latin", people=2, computers=bots)
    await harness.tables.choose_seat(table_id, BEN, 3, 0)
    await harness.tables.start(table_id, ANN, START_CUT, with_company=True)
    assert users(await harness.tables.load(table_id)) == [ANN, None, None, BEN]


def test_a_log_of_2_0_0_tells_who_sat_where() -> None:
    """The last bot of a full lobby made room."""
    log = [
        LogEntry(1, 0, ANN, (TableOpened("latin"), *(ComputerAdded(),) * 3), ()),
        LogEntry(2, 0, BEN, (PlayerJoined(),), ()),
    ]
    assert users_at_start(log, 4) == [ANN, None, None, BEN]


async def test_the_log_tells_who_sat_where(harness: TableHarness) -> None:
    table_id = await harness.opened("latin", people=2)
    await harness.tables.choose_seat(table_id, BEN, 2, ANN)
    await harness.tables.join(table_id, person(CAT))
    await harness.tables.mix_teams(table_id, ANN, 99)
    await harness.tables.join(table_id, person(DAN))
    await harness.tables.leave(table_id, CAT)
    await harness.tables.join(table_id, person(EVE))
    table = await harness.sound(table_id)
    assert users_at_start(await harness.store.tables.log(table_id), 4) == users(table)
    table = (await harness.tables.start(table_id, ANN, START_CUT)).table
    proof = session_proof(table, await harness.store.tables.log(table_id))
    own = {ANN: START_CUT} | {user: 1000 + user for user in (BEN, CAT, DAN, EVE)}
    assert list(proof["cuts"]) == [str(own[user]) for user in users(table) if user is not None]
    assert proof["people"] == [seat for seat, user in enumerate(users(table)) if user is not None]
    await harness.deal(table_id)
    await harness.sound(table_id)


@pytest.mark.parametrize(("first", "seat"), [(ANN, 2), (BEN, 2), (ANN, 1)])
async def test_play_again_keeps_the_teams(harness: TableHarness, first: int, seat: int) -> None:
    """Partners and opponents."""
    table_id = await harness.opened("latin", people=2)
    await harness.tables.choose_seat(table_id, BEN, seat, 0 if seat % 2 else ANN)
    await harness.tables.start(table_id, ANN, START_CUT, with_company=True)
    await harness.deal(table_id)
    last = await harness.wound_up(table_id, CloseReason.MODERATOR)
    other = ANN + BEN - first
    opened = await harness.tables.rematch(last.id, person(first))
    assert users(opened) == [first, None, None, None]
    assert {chair.name for chair in last.chairs if chair.computer} < {
        chair.name for chair in opened.chairs
    }
    table = await harness.tables.rematch(last.id, person(other))
    assert (
        users(table)
        == users_at_start(await harness.store.tables.log(table.id), 4)
        == [{0: first, seat: other}.get(number) for number in range(4)]
    )
    started = (await harness.tables.start(table.id, first, START_CUT)).table
    assert (users(started), started.phase) == (users(table), Phase.PLAYING)


@pytest.mark.parametrize(
    ("presses", "partner"),
    [
        ([("join", person(ANN)), ("leave", BEN)], BEN),
        ([("choose_seat", BEN, 2, 0)], BEN),
        ([("set_option", BEN, "target", 150)], BEN),
        ([("join", person(EVE)), ("leave", EVE)], BEN),
        ([("join", person(ANN)), ("join", person(CAT)), ("leave", ANN), ("leave", CAT)], BEN),
        ([("join", person(EVE)), ("choose_seat", EVE, 2, BEN)], ANN),  # Eve keeps Cat's seat
    ],
)
async def test_partners_come_back_to_each_other(
    harness: TableHarness, presses: list[tuple[Any, ...]], partner: int
) -> None:
    """Whatever has been pressed meanwhile, and whichever button they press. Ben is the host."""
    table_id = await harness.opened("latin", people=3)
    await harness.tables.choose_seat(table_id, CAT, 3, BEN)  # a bot is Ann's partner
    await harness.tables.start(table_id, ANN, START_CUT)
    table = await harness.tables.rematch(
        (await harness.wound_up(table_id, CloseReason.MODERATOR)).id, person(BEN)
    )
    for method, *arguments in presses:
        table = (await getattr(harness.tables, method)(table.id, *arguments)).table
    for user in {ANN, BEN, CAT} - people_of(table):
        table = (await harness.tables.join(table.id, person(user), current_edition(table))).table
    assert partner_of(table, require_seat(table, CAT), CAT) == partner
    assert users_at_start(await harness.store.tables.log(table.id), 4) == users(table)


@pytest.mark.parametrize("first", [ANN, EVE])
async def test_who_waited_gets_the_seat_that_nobody_comes_back_to(
    harness: TableHarness, first: int
) -> None:
    table_id = await harness.opened("latin", people=4, entry=2)
    await harness.tables.start(table_id, ANN, START_CUT)
    await harness.tables.leave(table_id, BEN)
    await harness.tables.join(table_id, person(EVE), 1)
    last = await harness.wound_up(table_id, CloseReason.MODERATOR)
    for user in (first, DAN, CAT, ANN):
        table = await harness.tables.rematch(last.id, person(user))
    assert partner_of(table, require_seat(table, CAT), CAT) == ANN
