"""Leaving before a match for a pot is decided: whoever gets up for good leaves their part of it there."""

from dataclasses import replace
from typing import Any

import pytest

from games import GAMES
from games.parts.buybacks import Buyback, Renounced
from tables import chips, ending, leaving, play
from tables.forfeits import forfeit, pot_shares
from tables.log import Acted, Left
from tables.public import Phase, Presence
from tables.table import Table, game_of, seated
from tests.tables.table_harness import ANN, BEN, GUILD, NOW, PACE, due, in_lobby, in_play, moved, played, rich
from tests.tables.test_lobby import refused
from tests.tables.test_play import member, paid_out

MATCHES: dict[str, dict[str, Any]] = {
    "austrian-block": {"deals": 9, "entry": 5},
    "austrian-draw": {"deals": 9, "entry": 5},
    "tendler": {"deals": 9, "entry": 5},
    "hungarian": {"target": 300, "entry": 5},
    "luxembourg": {"rounds": 9, "entry": 5},
    "pulle": {"entry": 5},
}
HOUSE = chips.house(GUILD)


def paused(game: str, people: int, computers: int) -> Table:
    """The first deal of a match is over."""
    table = played(in_play(game, people, computers, **MATCHES[game])).table
    assert table.phase is Phase.PAUSE
    return table


def company(game: str, people: int) -> tuple[str, int, int]:
    """A game with so many people, and computers where it takes more."""
    least = GAMES[game].players[0]
    return game, people, max(0, least - people)


@pytest.mark.parametrize("game", MATCHES)
def test_whoever_leaves_between_deals_leaves_the_entry_to_the_computer_that_takes_the_chair(game: str) -> None:
    table = paused(*company(game, 2))
    change = leaving.leave(table, ANN, True, "Resi", PACE, NOW, {})
    assert forfeit(table, ANN) == 10
    assert paid_out(change).get(member(ANN), 0) == table.stacks[0] - 10
    assert (change.table.stacks[0], change.table.chairs[0].paid_in) == (10, 10)
    after = play.next_deal(change.table, rich(table), None, PACE, NOW)
    assert sum(one.amount for one in after.transfers if one.id.endswith("/0")) == (play.lacking(change.table)[0])
    assert pot_shares(change.table) == pot_shares(table), "nothing of the pot has gone"


@pytest.mark.parametrize("game", MATCHES)
def test_the_last_one_who_leaves_computers_does_not_take_the_entry_home(game: str) -> None:
    table = paused(game, 1, GAMES[game].players[0] - 1)
    change = leaving.leave(table, ANN, True, "Resi", PACE, NOW, {})
    assert (change.table.phase, change.table.ended) == (Phase.CLOSED, "empty")
    assert paid_out(change).get(member(ANN), 0) == table.stacks[0] - 10
    assert sum(paid_out(change).values()) == sum(table.stacks)


def test_those_who_stay_share_it_where_the_table_closes() -> None:
    table = paused("luxembourg", 4, 0)
    change = leaving.leave(table, BEN, False, "Resi", PACE, NOW, {})
    assert (change.table.phase, change.table.ended_by) == (Phase.CLOSED, 1)
    assert change.table.stacks == (10 + 4, 0, 10 + 3, 10 + 3)
    assert sum(paid_out(change).values()) == 40


def test_who_left_in_mid_deal_or_stayed_away_is_not_paid_from_an_open_pot() -> None:
    table = in_play("luxembourg", 3, 0, **MATCHES["luxembourg"])
    table = played(leaving.leave(table, BEN, True, "Resi", PACE, NOW, {}).table).table
    closed = ending.close_after(table, ANN, PACE, NOW)
    assert closed.table.stacks == (10, 10, 10)
    assert paid_out(closed) == {member(ANN): 10, member(3): 10, HOUSE: 10}
    table = in_play("luxembourg", 3, 0, **MATCHES["luxembourg"])
    table = played(leaving.leave(table, BEN, False, "Resi", PACE, NOW, {}).table).table
    assert (table.ended, table.stacks) == ("left", (15, 0, 15))
    table = in_play("luxembourg", 3, 0, **MATCHES["luxembourg"])
    table = seated(table, 2, presence=Presence.AWAY, absences=play.MOST_ABSENCES - 1)
    change = played(table)
    assert (change.table.ended, change.table.stacks) == ("absence", (15, 15, 0))


def test_when_all_have_left_they_have_their_own_back() -> None:
    table = in_play("luxembourg", 2, 0, **MATCHES["luxembourg"])
    for user in (ANN, BEN):
        table = leaving.leave(table, user, True, "Resi", PACE, NOW, {}).table
    table = played(table).table
    assert (table.ended, table.stacks) == ("empty", (10, 10))


def test_a_table_that_is_broken_off_or_closed_by_its_host_pays_everybody() -> None:
    table = paused("luxembourg", 3, 0)
    assert ending.void(table, "channel-gone").table.stacks == (10, 10, 10)
    assert ending.close_after(table, ANN, PACE, NOW).table.stacks == (10, 10, 10)


def test_who_is_out_of_a_pulle_has_nothing_to_leave_there() -> None:
    table = in_play("pulle", 4, 0, **MATCHES["pulle"])
    while not any(chair.out for chair in seats(table)):
        table = played(table).table
        assert table.phase is Phase.PAUSE
        if any(one.out for one in seats(table)):
            break
        table = play.next_deal(table, rich(table), None, PACE, NOW).table
    for seat, one in enumerate(seats(table)):
        assert (seat in pot_shares(table)) is not one.out
    (first, *_) = [seat for seat, one in enumerate(seats(table)) if one.out]
    user = table.chairs[first].user
    assert user is not None
    change = leaving.leave(table, user, True, "Resi", PACE, NOW, {})
    assert paid_out(change) == {member(user): table.stacks[first]}


def offered() -> tuple[Table, int]:
    """Somebody may buy back into a pool of 4 × 100 chips, who has more than 100 points."""
    for number in range(400):
        table = in_lobby("pulle", entry=100)
        table = replace(table, secret=number.to_bytes(32, "big"), state=game_of(table).open(table.options, 4), stacks=(0,) * 4)
        table = play.deal(table, rich(table), ANN, PACE, NOW).table
        while table.live and table.phase is Phase.PLAYING:
            for seat in game_of(table).due(table.state):
                if can_buy(table, seat) and (seats(table)[seat].score or 0) > 100:
                    return table, seat
            change = moved(table)
            table = change.table
            if table.phase is Phase.PAUSE:
                table = play.next_deal(table, rich(table), None, PACE, NOW).table
    raise AssertionError("nobody could save themselves")


def can_buy(table: Table, seat: int) -> bool:
    return any(isinstance(action, Buyback) for action in game_of(table).legal(table.state, seat))


def test_nobody_buys_back_who_cannot_cover_the_next_deal_too() -> None:
    table, seat = offered()
    (action,) = [one for one in game_of(table).legal(table.state, seat) if isinstance(one, Buyback)]
    user = table.chairs[seat].user
    assert user is not None
    with refused("too-few-chips") as no:  # half an entry is there: of the other half the next deal's entry lacks it
        play.act(table, seat, action, user, PACE, NOW, rich(table) | {user: 99})
    assert no.value.values == {"missing": 1}
    after = play.act(table, seat, action, user, PACE, NOW, rich(table) | {user: 100}).table
    assert play.short(after, rich(table) | {user: 100}) == {}
    declined = play.act(table, seat, play.action_of(table, "decline"), user, PACE, NOW, {}).table
    assert seats(declined)[seat].out or game_of(declined).due(declined.state)


def test_who_cannot_cover_the_next_deal_has_no_part_in_the_pool() -> None:
    table, seat = offered()
    (action,) = [one for one in game_of(table).legal(table.state, seat) if isinstance(one, Buyback)]
    user = table.chairs[seat].user
    assert user is not None
    table = play.act(table, seat, action, user, PACE, NOW, rich(table)).table
    while table.phase is Phase.PLAYING:
        table = play.act(table, due(table), play.action_of(table, "decline"), ANN, PACE, NOW, rich(table)).table
    pool = sum(pot_shares(table).values())
    before = {other: table.stacks[other] - share for other, share in pot_shares(table).items()}
    closed = play.next_deal(table, rich(table) | {user: 0}, None, PACE, NOW).table
    assert (closed.ended, closed.ended_by) == ("too-few-chips", seat)
    assert closed.stacks[seat] == before[seat]
    assert sum(closed.stacks[other] - before[other] for other in before) == pool
    assert sum(closed.stacks) == sum(table.stacks)


def test_who_is_out_and_leaves_does_not_come_back_when_the_pool_breaks() -> None:
    table = in_play("pulle", 4, 0, **MATCHES["pulle"])
    while not any(one.out for one in seats(table)):
        table = play.next_deal(played(table).table, rich(table), None, PACE, NOW).table
    seat = next(seat for seat, one in enumerate(seats(table)) if one.out)
    user = table.chairs[seat].user
    assert user is not None
    change = leaving.leave(table, user, True, "Resi", PACE, NOW, {})
    assert change.what == (Left(seat), Acted(seat, "renounce"))
    assert change.events == change.table.story[-1:] == (Renounced(seat),)
    change = played(change.table)
    assert game_of(table).exposure(change.table.state)[seat] == 0, "nothing is asked of them any more"
    playing = leaving.leave(in_play("pulle"), BEN, True, "Resi", PACE, NOW, {})
    assert playing.what == (Left(1),)


def test_without_a_pot_or_chips_nothing_is_kept() -> None:
    assert pot_shares(played(in_play()).table) == {}
    assert pot_shares(played(in_play("challenge", 2, 0, chips="pot")).table) == {}
    honour = played(in_play("luxembourg", 2, 0, rounds=9)).table
    assert pot_shares(honour) == {}


def seats(table: Table) -> tuple[Any, ...]:
    """As everybody sees them."""
    return tuple(game_of(table).view(table.state, None).seats)
