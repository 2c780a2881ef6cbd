"""Fair play: blame for leaving, the wait that follows, and chips that go from one person to
another.
"""

from contextlib import nullcontext
from dataclasses import replace

import pytest

from data.schema import left_rounds
from tables.changes import (
    clock_and_beats,
    closing,
    coming_and_going,
    play,
    pots_and_stakes,
)
from tables.changes.settling import settle_deal
from tables.people.fair_play import (
    FORGIVEN,
    LEFT_DAYS,
    NEWCOMER_FORGIVEN,
    WAITS,
    Conduct,
    waits_until,
)
from tables.state.change import Change, Refused, make_change
from tables.state.default_settings import DAY
from tables.state.evening_times_and_limits import MINUTE
from tables.state.phases import CloseReason, Presence
from tables.state.table import (
    Onlooker,
    Table,
    current_stacks,
    game_of,
    update_closing,
    update_participant,
)
from tests.settled import added, encounters_of, settling
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    CHANNEL,
    EVE,
    GUILD,
    NOW,
    START_CUT,
    TableHarness,
    context,
    in_play,
    person,
    played,
    rich,
)


def left(table: Table, user: int, *, removed: bool = False) -> Change:
    """Let a person leave."""
    return coming_and_going.leave(
        table,
        user,
        context(balances=rich(table)),
        computer_chips=True,
        successor=f"Resi {user}",
        removed=removed,
    )


def counted(change: Change, user: int) -> tuple[int, int]:
    """Return how many rounds a person has begun, and how many of them they have played to the
    end.
    """
    mine = [tally for tally in added(change).tallies if tally.user == user]
    return sum(tally.begun for tally in mine), sum(tally.played for tally in mine)


# ---- the wait


def test_a_few_rounds_are_forgiven_and_more_to_newcomers_and_to_people_who_play_much() -> None:
    times = tuple(NOW - minutes * MINUTE for minutes in range(12, 0, -1))
    for conduct, free in (
        (Conduct(begun=30, lately=10), FORGIVEN),
        (Conduct(begun=5, lately=5), NEWCOMER_FORGIVEN),
        (Conduct(begun=300, lately=90), 9),
    ):
        assert waits_until(replace(conduct, left=times[-free:]), NOW) == 0
        assert waits_until(replace(conduct, left=times[-free - 1 :]), NOW) == times[-1] + WAITS[0]


def test_the_wait_grows_and_fades() -> None:
    times = tuple(NOW - 20 * MINUTE + n for n in range(FORGIVEN + len(WAITS) + 2))
    waits = []
    for more in range(1, len(WAITS) + 3):
        latest = times[FORGIVEN + more - 1]
        waits.append(waits_until(Conduct(begun=30, left=times[: FORGIVEN + more]), latest) - latest)
    assert waits == [*WAITS, WAITS[-1], WAITS[-1]]
    much = Conduct(begun=30, left=times)
    assert waits_until(much, times[-1] + WAITS[-1]) == 0, "it is over"
    late = NOW + LEFT_DAYS * DAY - 30 * MINUTE
    again = replace(much, left=(*times, late))
    assert waits_until(again, late) == late + WAITS[-1]
    assert waits_until(again, late + 15 * MINUTE) == 0, "the others have faded meanwhile"
    assert waits_until(replace(much, left=tuple(at + DAY for at in times)), NOW) == 0, (
        "a clock that was wrong"
    )


def test_reliability_is_shown_after_ten_rounds() -> None:
    assert Conduct(begun=9, played=9).reliability is None
    assert Conduct(begun=200, played=199).reliability == 99


# ---- who is to blame


def test_a_person_who_leaves_others_is_to_blame() -> None:
    gone = played(left(in_play("austrian-block", 3), BEN).table)
    assert added(gone).deserters == (BEN,)
    assert [counted(gone, user) for user in (ANN, BEN)] == [(1, 1), (1, 0)]
    alone = in_play("austrian-block", 1, computers=2)
    for table in (left(alone, ANN).table, update_participant(alone, 0, presence=Presence.AWAY)):
        assert added(played(table)).deserters == ()
    removed = played(left(in_play("austrian-block", 3), BEN, removed=True).table)
    assert (added(removed).deserters, counted(removed, BEN)) == ((), (0, 0))


def test_being_away_counts_at_the_end_and_once_for_several_rounds() -> None:
    table = update_participant(in_play("austrian-block", 3), 1, presence=Presence.AWAY)
    change = played(table)
    assert added(change).deserters == (BEN,)
    again = play.deal_next(change.table, ANN, context(balances=rich(table))).table
    change = played(again)
    assert (added(change).deserters, counted(change, BEN)) == ((), (1, 0))
    assert added(played(clock_and_beats.return_to_seat(again, 1))).deserters == ()
    late = in_play("austrian-block", 3)
    assert clock_and_beats.time_out(late, context()).table.latest_deal.excused == ()
    late = update_participant(
        update_participant(late, 0, presence=Presence.LEFT), 1, presence=Presence.LEFT
    )
    while clock_and_beats.waits_for_computers_only(late):
        late = play.act(late, *first_action(late), None, context()).table
    assert clock_and_beats.time_out(late, context()).table.latest_deal.excused == (2,)


def first_action(table: Table) -> tuple[int, play.Action]:
    """Return a legal action of the seat whose turn it is."""
    rules = play.game_of(table)
    seat = rules.due(table.state)[0]
    return seat, rules.legal(table.state, seat)[0]


@pytest.mark.parametrize("fault", ["restart", "locked", "moderator"])
def test_faults_of_the_bot_never_count(fault: str) -> None:
    table = in_play("austrian-block", 3)
    table = left(table, CAT).table
    if fault == "restart":
        table = update_participant(table, 0, presence=Presence.AWAY)
        change = clock_and_beats.credit_time(table, context(NOW + DAY))
    else:
        change = closing.wind_up(
            table,
            (CloseReason.UNREACHABLE if fault == "locked" else CloseReason.MODERATOR),
            context(),
        )
        if fault == "locked":
            change = closing.resume(
                update_participant(change.table, 0, presence=Presence.AWAY), context()
            )
        else:
            change = replace(
                change, table=update_participant(change.table, 0, presence=Presence.AWAY)
            )
    end = played(left(change.table, BEN).table)
    assert added(end).deserters == (CAT,), "who had left before is still to blame"
    assert [counted(end, user) for user in (ANN, BEN, CAT)] == [(0, 0), (0, 0), (1, 0)]
    if end.table.live:
        assert (
            play.deal_next(end.table, None, context(balances=rich(table))).table.latest_deal.excused
            == ()
        )


def test_leaving_an_undecided_match_between_rounds_counts() -> None:
    match = played(in_play("luxembourg", 3)).table
    assert added(left(match, BEN)).deserters == (BEN,)
    assert added(left(match, BEN, removed=True)).deserters == ()
    assert added(left(played(in_play("austrian-block", 3)).table, BEN)).deserters == ()
    assert added(left(played(in_play("luxembourg", 1, computers=2)).table, ANN)).deserters == ()


def test_a_match_that_somebody_begins_with_chips_for_one_round_is_left_by_their_fault() -> None:
    table = played(in_play("pulle", 4, entry=5, payment=2)).table
    while not (short := pots_and_stakes.shortfalls(table, {})):
        table = played(play.deal_next(table, None, context(balances=rich(table))).table).table
    seat = next(iter(short))
    user = table.chairs[seat].user
    first = game_of(table).exposure(game_of(table).open(table.options, 4))[seat]
    # beside two rounds: what they had, whatever they have lost since
    for more, blamed in ((-1, (user,)), (0, ())):
        began = update_participant(table, seat, paid_in=2 * first + more)
        following = context(balances=rich(table) | {user: 0})
        change = play.deal_next(began, None, following)
        assert change.table.chairs[seat].user is None
        assert added(change).deserters == blamed
        assert (
            added(
                play.deal_next(
                    update_closing(began, winding_up=CloseReason.SERVER_GONE), None, following
                )
            ).deserters
            == ()
        )


# ---- chips from one person to another


def test_chips_of_losers_go_to_the_winners_in_proportion() -> None:
    table = in_play("buki", 3, computers=1)
    table = replace(
        table,
        stacks=tuple(
            stack - gain
            for stack, gain in zip(current_stacks(table), (30, -20, -40, 30), strict=True)
        ),
    )
    found = {
        (encounter.user, encounter.opponent): encounter.hc
        for encounter in encounters_of(settle_deal(table))
    }
    assert found == {(ANN, BEN): 10, (ANN, CAT): 20, (BEN, CAT): 0}
    assert all(
        encounter.seated and not encounter.alone for encounter in encounters_of(settle_deal(table))
    )
    assert [
        encounter.hc for encounter in encounters_of(settle_deal(replace(table, for_chips=False)))
    ] == [
        0,
        0,
        0,
    ]
    assert [
        (encounter.user, encounter.opponent, encounter.seated, encounter.alone)
        for encounter in encounters_of(settle_deal(in_play("austrian-block", 2, computers=1)))
    ] == [(ANN, BEN, True, True)]
    assert encounters_of(settle_deal(in_play("austrian-block", 1, computers=1))) == ()


# ---- at real tables


async def leave_often(harness: TableHarness, user: int = BEN, guild: int = GUILD) -> None:
    """Let a person leave more rounds than are forgiven, in the books."""
    other = await harness.tables.open(guild, CHANNEL + 9, person(9), "austrian-block", "en")
    for _ in range(NEWCOMER_FORGIVEN + 1):
        harness.watch.now += 1
        await harness.tables.commits.update(
            other.id,
            lambda table: make_change(table, None, settlements=settling(deserters=(user,))),
        )


async def test_who_left_too_often_waits_but_may_play_with_bots(harness: TableHarness) -> None:
    lobby, running = await harness.opened("austrian-block", 1), "austrian-block"
    await leave_often(harness)
    with pytest.raises(Refused) as no:
        await harness.tables.join(lobby, person(BEN))
    assert no.value.key == "waits"
    assert no.value.values == {
        "opens": harness.watch.now + WAITS[0],
        "count": NEWCOMER_FORGIVEN + 1,
    }
    await harness.tables.start(lobby, ANN, START_CUT, with_company=True)
    with pytest.raises(Refused, match="waits"):
        await harness.tables.join(lobby, person(BEN))
    own = await harness.tables.open(GUILD, CHANNEL + 1, person(BEN), running, "en")
    assert own.bots_only_until == harness.watch.now + WAITS[0]
    with pytest.raises(Refused, match="bots-only"):
        await harness.tables.join(own.id, person(CAT))
    await harness.tables.start(own.id, BEN, START_CUT, with_company=True)
    with pytest.raises(Refused, match="bots-only"):
        await harness.tables.join(own.id, person(CAT))
    harness.watch.now += WAITS[0]
    await harness.tables.join(own.id, person(CAT))
    await harness.tables.join(lobby, person(BEN))


async def test_play_again_with_others_waits_too(harness: TableHarness) -> None:
    table_id = await harness.started("austrian-block", 2)
    await harness.deal(table_id)
    await harness.closed(table_id)
    await leave_often(harness, ANN)
    with pytest.raises(Refused, match="waits"):
        await harness.tables.rematch(table_id, person(ANN))
    assert (await harness.tables.rematch(table_id, person(BEN))).bots_only_until == 0
    with pytest.raises(Refused, match="waits"):
        await harness.tables.rematch(table_id, person(ANN))


def test_a_spectator_is_a_party_to_chips_only() -> None:
    table = in_play("buki", 4)
    watched = replace(
        table, gallery=(Onlooker(99, "Eve", paid_in=0),), stacks=(*table.stacks, 0), for_chips=False
    )
    found = [
        encounter for encounter in encounters_of(settle_deal(watched)) if encounter.opponent == 99
    ]
    assert [(item.user, item.seated, item.alone) for item in found] == [
        (user, False, False) for user in (1, 2, 3, 4)
    ]


async def test_a_round_that_others_still_play_counts_already(harness: TableHarness) -> None:
    """Who has used up what is forgiven cannot sit down elsewhere while the round that they have
    left goes on.
    """
    await harness.tables.leave(await harness.started("buki", 4), ANN)
    other = await harness.tables.open(GUILD, CHANNEL + 1, replace(person(EVE), cut=0), "buki", "en")
    for number in range(NEWCOMER_FORGIVEN - 1):
        await note_left(harness, ANN, NOW - number - 1)
    await harness.tables.join(other.id, person(ANN))  # one more is forgiven
    await harness.tables.leave(other.id, ANN)
    await note_left(harness, ANN, NOW - 100)
    with pytest.raises(Refused, match="waits"):
        await harness.tables.join(other.id, person(ANN))
    own = await harness.tables.open(GUILD, CHANNEL + 2, replace(person(ANN), cut=0), "buki", "en")
    assert own.bots_only_until == harness.watch.now + WAITS[0]
    await harness.tables.join(other.id, person(6))  # a stranger


@pytest.mark.parametrize(
    ("guild", "people", "counts"), [(GUILD, 4, True), (GUILD, 1, False), (GUILD + 1, 4, False)]
)
async def test_a_round_counts_that_people_of_this_server_still_play(
    harness: TableHarness, *, guild: int, people: int, counts: bool
) -> None:
    await harness.tables.leave(await harness.started("buki", people, 4 - people), ANN)
    for number in range(NEWCOMER_FORGIVEN):
        await note_left(harness, ANN, NOW - number, guild)
    with pytest.raises(Refused, match="waits") if counts else nullcontext():
        await harness.tables.admission.require_no_wait(guild, ANN)


# ---- people whom a person avoids


async def test_nobody_can_follow_a_person_who_avoids_them(harness: TableHarness) -> None:
    """To a lobby, to a running table, and to where the person waits for a seat.

    Others, and the person, may sit anywhere.
    """
    tables, people = harness.tables, harness.store.people
    assert await people.avoid(BEN, CAT, NOW)
    lobby = await harness.opened("austrian-draw", people=2)
    with pytest.raises(Refused, match="avoided"):
        await tables.join(lobby, person(CAT))
    await tables.leave(lobby, BEN)
    assert (await tables.join(lobby, person(CAT))).table.seat_of(CAT) == 1
    await tables.join(lobby, person(BEN))  # who avoids may come
    await tables.close(lobby, ANN)
    running = await harness.started("austrian-block", people=1, computers=3)
    await tables.join(running, person(BEN))
    with pytest.raises(Refused, match="avoided"):
        await tables.join(running, person(CAT))
    await people.stop_avoiding(BEN, [it.mark for it in await people.avoided_people(BEN, None)])
    assert (await tables.join(running, person(CAT))).table.request_of(CAT) is not None


async def note_left(harness: TableHarness, user: int, at: int, guild: int = GUILD) -> None:
    """Store a round that a person has left."""
    await harness.store.write(
        lambda connection: connection.execute(
            left_rounds.insert().values({"guild": guild, "user": user, "at": at})
        )
    )
