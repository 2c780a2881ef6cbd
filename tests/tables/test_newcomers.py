"""Taking a seat at a running table: who gets it, when, and with which chips."""

from dataclasses import replace

import pytest

from games.buki import BankerDrawn
from service.persons_tables import tables_of, take_out
from tables.changes import play
from tables.changes.clock_and_beats import is_deserted
from tables.changes.coming_and_going import leave, request_seat
from tables.changes.house_rules_agreement import current_edition
from tables.changes.latecomers import drop_request, free_seats, seats_to_add
from tables.changes.rematch import rematch_id
from tables.history.decisions import decisions
from tables.history.proof import session_proof
from tables.history.replay import first_disagreement
from tables.people.people import MemberName
from tables.state.log_items import SeatRequestDropped
from tables.state.phases import CloseReason, Phase, Presence
from tables.state.settlement import Kind
from tables.state.table import Table, update_closing, update_participant, view
from tables.views.table_views import public_table, replay_steps
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    DAN,
    EVE,
    GUILD,
    TableHarness,
    context,
    in_play,
    person,
    played,
    rich,
)
from tests.tables.test_lobby import refused
from tests.tables.test_play import tied
from tools.campaign.recount import disagreements


async def test_lots_are_drawn_anew_if_a_newcomer_takes_the_seat_of_the_bank() -> None:
    assert free_seats(in_play("buki", 1, 3, banker=3)) == (2, 1, 3)
    table = played(in_play("buki", 3, 1, banker=3)).table
    # somebody who has left the seat had reached the limit of winnings from bots
    table = replace(table, at_ceiling=(0, 3))
    asked = request_seat(table, person(EVE), context(balances=rich(table) | {EVE: 10_000})).table
    dealt = play.deal_next(asked, None, context(balances=rich(asked) | {EVE: 10_000})).table
    assert (dealt.chairs[3].user, dealt.at_ceiling) == (EVE, (0,))
    assert any(isinstance(event, BankerDrawn) for event in dealt.latest_deal.story)


async def to_the_end(harness: TableHarness, table_id: str) -> Table:
    """Play until the table closes; everybody is always ready."""
    table = await harness.deal(table_id)
    while table.live:
        await harness.go_on(table_id)
        table = await harness.deal(table_id)
    return table


async def test_where_a_pot_lies_a_newcomer_waits_for_the_next_match(harness: TableHarness) -> None:
    table_id = await harness.started("hungarian", 1, 2, entry=2)
    await harness.tables.join(
        table_id, person(BEN), current_edition(await harness.tables.load(table_id))
    )
    table = await harness.next_deal(table_id)
    assert (table.deals, table.seat_of(BEN)) == (2, None)
    assert public_table(table).seats_at_next_deal == 0
    await to_the_end(harness, table_id)
    following = await harness.tables.rematch(table_id, person(ANN))
    assert [chair.user for chair in following.chairs] == [ANN, None, None, BEN]
    assert (await harness.tables.rematch(table_id, person(BEN))).id == following.id


async def test_who_waits_inherits_a_match_for_a_pot_that_all_others_have_left(
    harness: TableHarness,
) -> None:
    table_id = await harness.started("pulle", 2, 2)
    edition = current_edition(await harness.tables.load(table_id))
    for user in (CAT, DAN):
        await harness.tables.join(table_id, person(user), edition)
    for user in (ANN, BEN):
        await harness.tables.leave(table_id, user)
    table = await harness.deal(table_id)
    assert (table.closing.reason, table.clock.due) == (CloseReason.EMPTY, 0)
    assert table_id in await harness.store.tables.due_tables(harness.watch.now)  # also after a kill
    await harness.tables.tick(table_id)
    last = await harness.sound(table_id)
    assert (last.host, last.clock.due) == (CAT, None)
    following = await harness.tables.load(rematch_id(last))
    assert (following.phase, following.host) == (Phase.LOBBY, CAT)
    assert [chair.user for chair in following.chairs] == [CAT, None, None, DAN]


@pytest.mark.parametrize(
    ("game", "rules", "first", "second"),  # in teams the first sits opposite
    [("latin", {"target": 200}, 2, 3), ("tendler", {"deals": 5}, 3, 2)],
)
async def test_a_match_counts_for_nobody_who_has_come_late(
    harness: TableHarness, *, game: str, rules: dict[str, int], first: int, second: int
) -> None:
    table_id = await harness.started(game, 1, 3, **rules)
    await harness.tables.join(table_id, person(BEN), 1)
    points = [(seat.score, seat.wins) for seat in view(await harness.deal(table_id), None).seats]
    assert any(points[first])
    table = await harness.go_on(table_id)
    assert table.seat_of(BEN) == first
    assert [(seat.score, seat.wins) for seat in view(table, None).seats] == points
    await harness.tables.join(table_id, person(CAT), 1)
    table = await harness.next_deal(table_id)
    assert table.seat_of(CAT) == second
    await harness.tables.leave(table_id, BEN)  # a newcomer who goes is no quitter
    table = await to_the_end(harness, table_id)
    assert table.chairs[first].late
    assert (table.closing.reason, table.quitters) == (CloseReason.FINISHED, ())
    assert {
        row.place
        for row in [
            row for change in harness.heard for done in change.settlements for row in done.rows
        ]
    } == {None}
    (match,) = [
        done for change in harness.heard for done in change.settlements if done.kind is Kind.MATCH
    ]
    assert [row.user for row in match.rows] == [ANN]
    assert match.against_bots
    assert (await harness.store.profiles.rounds_with_bots(GUILD, ANN)).played >= 1
    assert not (await harness.store.profiles.audit(harness.watch())).faults
    assert await disagreements(harness.store) == []
    await harness.sound(table_id)


def test_a_stake_that_a_tie_has_left_is_decided_before_a_newcomer_inherits_the_table() -> None:
    table = tied(banker=0)
    money = context(balances=rich(table) | {EVE: 10_000})
    for leaver in (ANN, BEN, CAT, DAN):
        if leaver == DAN:
            table = request_seat(table, person(EVE), money).table
        table = leave(table, leaver, money, computer_chips=True, successor=f"C{leaver}").table
    assert (table.live, table.host, table.seat_of(EVE)) == (True, EVE, None)
    while table.seat_of(EVE) is None:
        assert not is_deserted(table)
        table = (
            played(table) if table.phase is Phase.PLAYING else play.deal_next(table, None, money)
        ).table
    assert (table.phase, table.host) == (Phase.PLAYING, EVE)


async def test_a_host_who_takes_the_request_back_leaves_the_table_to_others_or_closes_it(
    harness: TableHarness,
) -> None:
    table_id = await harness.started("austrian-block", 1, 3)
    await harness.tables.join(table_id, person(BEN))
    await harness.tables.join(table_id, person(CAT))
    await harness.tables.leave(table_id, ANN)
    for leaver, host in ((BEN, CAT), (CAT, CAT)):
        await harness.tables.leave(table_id, leaver)
        assert (await harness.sound(table_id)).host == host
    table = await harness.deal(table_id)
    assert (table.phase, table.deals) == (Phase.CLOSED, 1)


async def test_at_a_table_that_waits_for_nobody_else_the_next_deal_is_dealt_at_once(
    harness: TableHarness,
) -> None:
    table_id = await harness.started("austrian-block", 1, 3)
    table = await harness.tables.load(table_id)
    while table.phase is Phase.PLAYING:  # nobody acts: a substitute plays
        table = await harness.ring(table_id)
    assert table.chairs[0].presence is Presence.AWAY
    table = (await harness.tables.join(table_id, person(BEN))).table
    assert (table.phase, table.deals) == (Phase.PLAYING, 2)
    assert (table.seat_of(ANN), table.seat_of(BEN)) == (0, 3)


async def test_a_newcomer_without_chips_is_not_seated_and_stops_nobody(
    harness: TableHarness,
) -> None:
    table_id = await harness.started("buki", 1, 3, banker=1, min=1, max=1)
    await harness.tables.join(
        table_id, person(BEN), current_edition(await harness.tables.load(table_id))
    )
    await harness.drain(BEN)
    await harness.next_deal(table_id)
    entries = await harness.store.tables.log(table_id)
    while not any(isinstance(item, SeatRequestDropped) for entry in entries for item in entry.what):
        await harness.next_deal(table_id)
        entries = await harness.store.tables.log(table_id)
    table = await harness.sound(table_id)
    assert (table.phase, table.seat_of(BEN), table.seat_requests) == (Phase.PLAYING, None, ())


async def test_who_may_not_ask_and_who_takes_it_back(harness: TableHarness) -> None:
    table_id = await harness.started("austrian-draw", 2, 1)
    with refused("already-seated"):
        await harness.tables.join(table_id, person(BEN))
    await harness.tables.join(table_id, person(CAT))
    with refused("already-waiting"):
        await harness.tables.join(table_id, person(CAT))
    with refused("no-seat"):
        await harness.tables.join(table_id, person(EVE))
    await harness.tables.leave(table_id, CAT)
    with refused("not-seated"):
        await harness.tables.leave(table_id, CAT)
    for _ in range(2):  # of two presses at once the second takes nothing back
        await harness.tables.close(table_id, ANN)
    with refused("last-round"):
        await harness.tables.join(table_id, person(EVE))
    await harness.tables.close(table_id, ANN, closes=False)
    await harness.tables.join(table_id, person(EVE))
    await take_out(harness.tables, EVE, GUILD)  # banned
    assert (await harness.sound(table_id)).seat_requests == ()


async def test_a_banned_person_leaves_all_tables_of_the_server_without_blame(
    harness: TableHarness,
) -> None:
    """A round in which they play is played to its end first."""
    for guild, channel in ((GUILD + 1, 1), (GUILD, 2)):
        await harness.tables.join(
            (await harness.tables.open(guild, channel, person(ANN), "buki", "en")).id, person(BEN)
        )
    table_id = await harness.started("austrian-draw", 3)
    assert await take_out(harness.tables, BEN, GUILD) == (table_id,)
    assert [table.guild for table in await tables_of(harness.store, BEN)] == [GUILD + 1]
    await harness.deal(table_id)
    assert await harness.tables.admission.rounds_left(GUILD, BEN) == 0


async def test_a_replay_shows_who_sat_there_then(harness: TableHarness) -> None:
    table_id = await harness.started("austrian-block", 1, 3)
    bot = (await harness.tables.load(table_id)).chairs[3].name
    await harness.tables.join(table_id, person(BEN))
    await harness.next_deal(table_id)
    table = await harness.deal(table_id)
    log = await harness.store.tables.log(table_id)
    people = {user: MemberName(f"P{user}", f"p{user}") for user in (ANN, BEN)}
    for deal, user, name in ((1, None, bot), (2, BEN, "P2")):
        seat = replay_steps(table, log, deal, people)[0].table.seats[3]
        assert (seat.user, seat.name) == (user, name)
    assert not list(decisions(table, log, 1, (3,)))  # the bot's decisions are not the newcomer's
    assert list(decisions(table, log, 2, (3,)))


@pytest.mark.parametrize("presence", [Presence.AWAY, Presence.HERE])
def test_people_who_are_away_keep_their_seats(presence: Presence) -> None:
    assert free_seats(
        update_participant(in_play("austrian-block", 2, 2), 1, presence=presence)
    ) == (3, 2)


@pytest.mark.parametrize("game", ["austrian-block", "austrian-draw", "tendler", "challenge"])
async def test_a_chair_is_added_for_a_newcomer(harness: TableHarness, game: str) -> None:
    table_id = await harness.started(game, 2, 0)
    await harness.tables.join(table_id, replace(person(EVE), cut=987_654))
    first = await harness.next_deal(table_id)
    assert [chair.user for chair in first.chairs] == [ANN, BEN, EVE]
    assert first.latest_deal.presses == ()
    seen = view(first, None)
    assert ([at.wins for at in seen.seats][2], len({at.count for at in seen.seats})) == (0, 1)
    assert sum(at.wins for at in seen.seats) <= 1
    await harness.deal(table_id)
    table = await harness.sound(table_id)
    assert [row[1][2] is None for row in table.curve] == [True, False]
    log = await harness.store.tables.log(table_id)
    assert first_disagreement(log, table.secret, table.state) is None
    told = session_proof(table, log)["deals"]
    assert [len(deal["hands"]) for deal in told] == [2, 3]
    assert told[1]["presses"][2] == "987654"
    people = {user: MemberName(f"P{user}", f"p{user}") for user in (ANN, BEN, EVE)}
    assert [len(replay_steps(table, log, deal, people)[0].table.seats) for deal in (1, 2)] == [2, 3]


def test_no_chair_is_added_against_the_house_rules() -> None:
    table = in_play("tendler", 2, 1)
    assert seats_to_add(table) == range(3, 6)
    # the set has too few tiles for six hands of eight
    assert seats_to_add(replace(table, options=replace(table.options, hand=8))) == range(3, 5)


@pytest.mark.parametrize("playing", [True, False])
async def test_who_waits_takes_a_seat_where_bots_may_not_play_for_chips(
    harness: TableHarness, playing: bool
) -> None:
    """The table closed over the head of a person who waited, before."""
    await harness.store.servers.update_guild_settings(GUILD, computer_chips=False)
    table_id = await harness.started("challenge", 3, chips="pot", stake=20)
    await harness.tables.join(
        table_id, person(EVE), current_edition(await harness.tables.load(table_id))
    )
    if not playing:
        await harness.deal(table_id)
    await harness.tables.leave(table_id, BEN)
    table = await harness.next_deal(table_id)
    assert (table.phase, table.for_chips) == (Phase.PLAYING, True)
    assert [chair.user for chair in table.chairs] == [ANN, EVE, CAT]
    await harness.store.servers.update_guild_settings(GUILD, computer_chips=True)
    await harness.tables.leave(table_id, EVE)
    table = await harness.next_deal(table_id)
    assert (table.phase, table.chairs[1].user) == (Phase.PLAYING, None), "the server allows it now"
    await harness.sound(table_id)


@pytest.mark.parametrize("playing", [True, False])
@pytest.mark.parametrize(
    ("leavers", "reason"),
    [((BEN, EVE), "no-successor"), ((BEN, CAT), "no-successor"), ((BEN, CAT, ANN), "empty")],
)
async def test_no_bot_plays_for_chips_where_it_may_not_and_who_waits_has_a_table(
    harness: TableHarness, leavers: tuple[int, ...], reason: str, playing: bool
) -> None:
    await harness.store.servers.update_guild_settings(GUILD, computer_chips=False)
    table_id = await harness.started("challenge", 3, chips="pot", stake=20)
    await harness.tables.join(
        table_id, person(EVE), current_edition(await harness.tables.load(table_id))
    )
    if not playing:
        await harness.deal(table_id)
    for user in leavers:
        await harness.tables.leave(table_id, user)
    await harness.next_deal(table_id)
    await harness.ring(table_id)  # perhaps nobody is there who could be ready
    table = await harness.sound(table_id)
    assert (table.phase, table.closing.reason, table.deals) == (Phase.CLOSED, reason, 1)
    assert await disagreements(harness.store) == []
    if reason == "empty":
        await harness.tables.tick(table_id)
        assert (await harness.tables.load(rematch_id(table))).host == EVE


@pytest.mark.parametrize(
    ("people", "waits", "stake", "allowed"),
    [(3, True, 20, False), (2, False, 20, False), (3, True, 50, True)],
)
def test_no_bot_stays_for_chips_where_it_may_not_on_the_seat_of_a_player_who_was_away(
    people: int, waits: bool, stake: int, allowed: bool
) -> None:
    table = in_play("challenge", people, chips="pot", stake=stake)
    for seat in range(1, people):
        table = update_participant(table, seat, presence=Presence.AWAY, absences=2)
    money = replace(context(balances=rich(table) | {EVE: 10_000}), computer_chips=allowed)
    table = played(request_seat(table, person(EVE), money, current_edition(table)).table).table
    assert [chair.computer for chair in table.chairs].count(True) == people - 1
    table = table if waits else drop_request(table, EVE)
    assert play.deal_next(table, None, money).table.closing.reason == CloseReason.NO_SUCCESSOR


async def test_a_table_that_its_host_has_closed_waits_for_nobody(harness: TableHarness) -> None:
    await harness.store.servers.update_guild_settings(GUILD, computer_chips=False)
    table_id = await harness.started("challenge", 3, chips="pot", stake=20)
    await harness.tables.join(
        table_id, person(EVE), current_edition(await harness.tables.load(table_id))
    )
    await harness.tables.close(table_id, ANN)
    await harness.tables.leave(table_id, BEN)
    assert not (await harness.deal(table_id)).live


def test_for_the_honour_a_bot_may_have_any_seat() -> None:
    table = replace(played(in_play("austrian-block", 2, 1)).table, for_chips=False)
    table = update_closing(table, no_successor=True)
    assert play.deal_next(table, None, context()).table.phase is Phase.PLAYING
