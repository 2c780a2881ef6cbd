"""Leaving before a match for a pot is decided: whoever gets up for good leaves their part of it
there.
"""

from dataclasses import replace
from typing import Any

import pytest

from games import GAMES
from games.parts.pulle_pool import Buyback, Renounced
from tables.changes import closing, coming_and_going, play, pots_and_stakes
from tables.changes.absences import MOST_ABSENCES, seats_left_for_chips
from tables.changes.pots_and_stakes import (
    forfeit_on_leaving,
    loss_to_house,
    pot_shares,
)
from tables.changes.settling import settle_chips
from tables.chips.against_house import take_back
from tables.state.change import Change
from tables.state.log_items import PlayerLeft, SeatParted
from tables.state.phases import Phase, Presence
from tables.state.table import Chair, Table, game_of, update_closing, update_participant
from tests.data.samples import HOUSE
from tests.settled import added
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    context,
    due,
    in_play,
    moved,
    played,
    rich,
)
from tests.tables.test_lobby import refused
from tests.tables.test_offers import seats
from tests.tables.test_play import member, paid_out, tied

MATCHES: dict[str, dict[str, Any]] = {
    "austrian-block": {"deals": 9, "entry": 5},
    "austrian-draw": {"deals": 9, "entry": 5},
    "tendler": {"deals": 9, "entry": 5},
    "hungarian": {"target": 300, "entry": 5},
    "luxembourg": {"rounds": 9, "entry": 5},
    "pulle": {"entry": 5},
}


def paused(game: str, people: int, computers: int) -> Table:
    """The first deal of a match is over."""
    table = played(in_play(game, people, computers, **MATCHES[game])).table
    assert table.phase is Phase.PAUSE
    return table


@pytest.mark.parametrize("game", MATCHES)
def test_the_last_one_who_leaves_computers_does_not_take_the_entry_home(game: str) -> None:
    table = paused(game, 1, GAMES[game].players[0] - 1)
    change = coming_and_going.leave(table, ANN, context(), computer_chips=True, successor="Resi")
    assert (change.table.phase, change.table.closing.reason) == (Phase.CLOSED, "empty")
    assert paid_out(change).get(member(ANN), 0) == table.stacks[0] - 10
    assert sum(paid_out(change).values()) == sum(table.stacks)
    (*_, parting) = settle_chips(table, change).settlements
    assert [(row.user, row.hc) for row in parting.rows] == [(ANN, -10)]


@pytest.mark.parametrize("people", [1, 2])
def test_who_has_given_back_from_a_part_of_the_pot_leaves_what_is_left_of_it(people: int) -> None:
    """What was won beyond the ceiling goes back to the house, also from a pot: after a broken
    pool its part can be the greatest.
    """
    table = paused("pulle", people, 4 - people)
    table = take_back(Change(table, None, ()), ANN, table.stacks[0] - 3)[0].table
    assert (table.stacks[0], forfeit_on_leaving(table, ANN), pot_shares(table)[0]) == (3, 3, 10)
    change = coming_and_going.leave(table, ANN, context(), computer_chips=True, successor="Resi")
    assert paid_out(change).get(member(ANN), 0) == 0
    if people == 1:
        assert paid_out(change) == {HOUSE: sum(table.stacks)}
        return
    assert change.table.stacks[0] == 3
    after = play.deal_next(change.table, None, context(balances=rich(table)))
    assert (
        next(transfer for transfer in after.transfers if transfer.id.endswith("/0")).amount
        == pots_and_stakes.missing_stakes(change.table)[0]
    )


def test_where_computers_do_not_play_for_chips_the_house_takes_the_chair_until_the_match_is_decided() -> (
    None
):
    """Else two who play into one hand could end it whenever a third is about to win."""
    table = paused("luxembourg", 4, 0)
    change = coming_and_going.leave(table, BEN, context(), computer_chips=False, successor="Resi")
    assert (change.table.phase, change.table.closing.after_deal, change.table.chairs[1].user) == (
        Phase.PAUSE,
        True,
        None,
    )
    assert paid_out(change).get(member(BEN), 0) == table.stacks[1] - 10
    table = played(play.deal_next(change.table, None, context(balances=rich(table))).table).table
    assert table.phase is Phase.PAUSE
    while table.phase is Phase.PAUSE:
        table = played(play.deal_next(table, None, context(balances=rich(table))).table).table
    assert table.closing.reason == "finished"


@pytest.mark.parametrize("allowed", [True, False])
def test_who_left_in_mid_deal_or_stayed_away_is_not_paid_from_an_open_pot(allowed: bool) -> None:
    table = in_play("luxembourg", 3, 0, **MATCHES["luxembourg"])
    change = played(
        coming_and_going.leave(
            table, BEN, context(), computer_chips=allowed, successor="Resi"
        ).table
    )
    assert (change.table.phase, change.table.chairs[1].user, change.transfers) == (
        Phase.PAUSE,
        None,
        (),
    )
    table = in_play("luxembourg", 3, 0, **MATCHES["luxembourg"])
    table = update_participant(table, 1, presence=Presence.AWAY, absences=MOST_ABSENCES - 1)
    change = played(replace(table, host=BEN))
    assert (change.table.phase, change.table.chairs[1].user, change.transfers) == (
        Phase.PAUSE,
        None,
        (),
    )
    assert PlayerLeft(1) in change.what
    assert change.table.host == CAT, "the next person clockwise"
    assert pot_shares(change.table) == {0: 10, 1: 10, 2: 10}, "the house plays for it"


def test_when_all_have_left_they_have_their_own_back() -> None:
    table = in_play("luxembourg", 2, 0, **MATCHES["luxembourg"])
    for user in (ANN, BEN):
        table = coming_and_going.leave(
            table, user, context(), computer_chips=True, successor="Resi"
        ).table
    table = played(table).table
    assert (table.closing.reason, table.stacks) == ("empty", (10, 10))


@pytest.mark.parametrize("game", MATCHES)
def test_an_undecided_match_ends_only_if_everybody_wants_to(game: str) -> None:
    table = paused(game, GAMES[game].players[-1], 0)
    people = [chair.user for chair in table.chairs if chair.user is not None]
    for user in people[:-1]:
        table = closing.request_close(table, user, context()).table
        assert table.phase is Phase.PAUSE
    table = closing.request_close(table, ANN, context()).table
    assert 0 not in table.closing.wanting, "taken back"
    assert closing.request_close(table, people[-1], context()).table.phase is Phase.PAUSE
    table = closing.request_close(
        closing.request_close(table, people[-1], context()).table, ANN, context()
    )
    assert (table.table.closing.reason, sum(paid_out(table).values())) == (
        "agreed",
        sum(table.table.stacks),
    )
    assert set(paid_out(table)) == {member(user) for user in people}


def test_a_match_ends_with_the_deal_in_which_everybody_wants_it_to() -> None:
    table = in_play("luxembourg", 3, 0, **MATCHES["luxembourg"])
    for user in (ANN, BEN, 3):
        table = closing.request_close(table, user, context()).table
    assert (table.phase, played(table).table.closing.reason) == (Phase.PLAYING, "agreed")
    table = played(closing.request_close(table, BEN, context()).table).table
    assert (table.phase, table.closing.wanting) == (Phase.PAUSE, (0, 2))
    table = coming_and_going.leave(
        table, BEN, context(), computer_chips=True, successor="Resi"
    ).table
    assert table.closing.reason == "agreed", "whoever is left wants it"
    table = update_closing(paused("luxembourg", 3, 0), wanting=(0,))
    assert play.deal_next(table, None, context(balances=rich(table))).table.closing.wanting == (), (
        "asked anew with each deal"
    )


def test_who_ends_a_match_against_computers_leaves_them_the_pot() -> None:
    table = paused("luxembourg", 1, 3)
    assert loss_to_house(table, ANN) == 10
    change = closing.request_close(table, ANN, context())
    assert (change.table.closing.reason, paid_out(change)) == ("host", {HOUSE: 40})
    assert loss_to_house(paused("luxembourg", 2, 0), ANN) == 0


def test_stakes_that_a_tie_has_left_are_handed_back() -> None:
    """Also if a computer player has the bank (rules 4.1)."""
    table = tied(banker=0)
    table = replace(table, chairs=(Chair(None, "C1", "C1"), *table.chairs[1:]))
    assert (
        closing.end_session(table, None, closing.agreed_close_reason(table)).table.stacks
        == table.stacks
    )


def offered() -> tuple[Table, int, Buyback, int]:
    """Return a table at which somebody with more than 100 points may buy back into a pool of 4 ×
    100 chips; their seat, how they do it, and who they are.
    """
    for number in range(400):
        table = in_play("pulle", number=number, entry=100)
        while table.live and table.phase is Phase.PLAYING:
            for seat in game_of(table).due(table.state):
                for action in game_of(table).legal(table.state, seat):
                    if isinstance(action, Buyback) and (seats(table)[seat].score or 0) > 100:
                        return table, seat, action, table.chairs[seat].user
            table = moved(table).table
            if table.phase is Phase.PAUSE:
                table = play.deal_next(table, None, context(balances=rich(table))).table
    raise AssertionError("nobody could save themselves")


def test_nobody_buys_back_who_cannot_cover_the_next_deal_too() -> None:
    table, seat, action, user = offered()
    # half an entry is there: of the other half the next deal's entry lacks it
    with refused("too-few-chips") as no:
        play.act(table, seat, action, user, context(balances=rich(table) | {user: 99}))
    assert no.value.values == {"missing": 1}
    after = play.act(table, seat, action, user, context(balances=rich(table) | {user: 100})).table
    assert pots_and_stakes.shortfalls(after, rich(table) | {user: 100}) == {}
    declined = play.act(table, seat, play.read_action(table, "decline"), user, context()).table
    assert seats(declined)[seat].out or game_of(declined).due(declined.state)


def test_who_cannot_cover_the_next_deal_has_left_the_pool_and_the_others_go_on() -> None:
    table, seat, action, user = offered()
    table = play.act(table, seat, action, user, context(balances=rich(table))).table
    while table.phase is Phase.PLAYING:
        table = play.act(
            table,
            due(table),
            play.read_action(table, "decline"),
            ANN,
            context(balances=rich(table)),
        ).table
    pool = sum(pot_shares(table).values())
    theirs = table.stacks[seat] - pot_shares(table)[seat]
    broke = context(balances=rich(table) | {user: 0})
    change = play.deal_next(table, None, broke)
    assert (change.table.phase, change.table.chairs[seat].user) == (Phase.PLAYING, None)
    assert change.what[:2] == (PlayerLeft(seat), SeatParted(seat))
    assert (
        sum(transfer.amount for transfer in change.transfers if transfer.target == member(user)),
        sum(pot_shares(change.table).values()),
    ) == (theirs, pool)
    assert not any(transfer.source == member(user) for transfer in change.transfers)
    assert added(change).deserters == (user,), "they have spent their chips elsewhere meanwhile"
    ended = play.deal_next(
        update_closing(table, wanting=tuple(other for other in table.people if other != seat)),
        None,
        broke,
    ).table
    assert (ended.closing.reason, ended.stacks) == ("agreed", table.stacks)
    alone = replace(
        table,
        chairs=tuple(
            one if other == seat else replace(one, user=None)
            for other, one in enumerate(table.chairs)
        ),
    )
    blamed = [
        seats_left_for_chips(tried, [seat], {user: hc})
        for tried, hc in ((table, 0), (table, 1000), (alone, 0))
    ]
    assert blamed == [(seat,), (), ()]
    closed = play.deal_next(alone, None, context(balances={user: 0}))
    assert (
        closed.table.closing.reason,
        closed.table.closing.about,
        paid_out(closed).get(member(user), 0),  # the house keeps the pool
    ) == ("too-few-chips", seat, theirs)


def test_who_is_out_and_leaves_does_not_come_back_when_the_pool_breaks() -> None:
    table = in_play("pulle", 4, 0, **MATCHES["pulle"])
    while not any(seat.out for seat in seats(table)):
        table = play.deal_next(played(table).table, None, context(balances=rich(table))).table
    seat = next(seat for seat, one in enumerate(seats(table)) if one.out)
    change = coming_and_going.leave(
        table, table.chairs[seat].user, context(), computer_chips=True, successor="Resi"
    )
    assert change.what == (PlayerLeft(seat), SeatParted(seat))
    assert change.events == change.table.latest_deal.story[-1:] == (Renounced(seat),)
    change = played(change.table)
    assert game_of(table).exposure(change.table.state)[seat] == 0, (
        "nothing is asked of them any more"
    )
    playing = coming_and_going.leave(
        in_play("pulle"), BEN, context(), computer_chips=True, successor="Resi"
    )
    assert (playing.what, playing.events) == ((PlayerLeft(1), SeatParted(1)), ()), (
        "told only of who is out"
    )
