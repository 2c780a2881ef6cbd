"""Onlookers at a table: their chips come with an accepted bet and go back with its deal,
whatever happens in between.
"""

from typing import Any

import pytest

from games.core import IllegalAction
from games.parts.gallery_rules import BetAnswered, BetTied, Take, Wager, Watch
from tables.changes import onlookers, play, pots_and_stakes
from tables.chips import chip_accounts
from tables.people.people import MemberName
from tables.state.phases import Presence
from tables.state.table import Table, current_stacks, game_of
from tests.tables.table_harness import (
    BEN,
    CAT,
    DAN,
    EVE,
    GUILD,
    TableHarness,
    context,
    in_play,
    played,
    rich,
)
from tests.tables.test_lobby import refused

BANK = 3  # Dan's seat


async def begun(harness: TableHarness, people: int = 4, computers: int = 0, **options: Any) -> str:
    """A deal in which Eve (5) may look on."""
    await harness.store.people.update_person(EVE, username="eve")
    await harness.store.people.remember_name(GUILD, EVE, "Eve")
    return await harness.started("buki", people, computers, **{"banker": BANK, **options})


async def press(harness: TableHarness, table_id: str, user: int, text: str) -> Table:
    """A fresh press of anybody."""
    table = await harness.tables.load(table_id)
    participant = table.participant_of(user)
    acts = table.acts_of(len(table.participants) if participant is None else participant)
    return (await harness.tables.act(table_id, user, acts, text)).table


async def watching(harness: TableHarness, table_id: str, seat: int = 0, user: int = EVE) -> Table:
    """Somebody sits behind a player who agrees."""
    table = await press(harness, table_id, user, f"watch {seat}")
    person = table.chairs[seat].user
    if person is None:
        return table
    return await press(harness, table_id, person, f"admit {table.participant_of(user)}")


async def bet(harness: TableHarness, table_id: str, amount: int) -> Table:
    """Eve's bet, which the bank takes."""
    await press(harness, table_id, EVE, f"bet {amount}")
    return await press(harness, table_id, DAN, f"take 4 {amount}")


async def test_a_bet_that_the_bank_cannot_cover_is_refused_with_the_reason(
    harness: TableHarness,
) -> None:
    table_id = await begun(harness)
    await watching(harness, table_id)
    await harness.drain(DAN, leave=3)
    with refused("bank-short"):
        await press(harness, table_id, EVE, "bet 6")
    await harness.sound(table_id)


async def test_what_is_gone_before_the_answer_is_not_brought(harness: TableHarness) -> None:
    table_id = await begun(harness)
    await watching(harness, table_id)
    await press(harness, table_id, EVE, "bet 6")
    await harness.drain(EVE, leave=11)
    with refused("too-few-chips") as no:
        await press(harness, table_id, DAN, "take 4 6")
    assert no.value.values["name"] == "Eve"
    await press(harness, table_id, DAN, "reject 4 6")
    with refused("too-few-chips") as no:
        await press(harness, table_id, EVE, "bet 6")
    assert no.value.values["missing"] == 1
    await harness.sound(table_id)


async def test_strangers_do_nothing_but_watch_and_players_do_not(harness: TableHarness) -> None:
    table_id = await begun(harness)
    for text in ("bet 3", "pass", "getup", "take 4 3"):
        with refused("not-seated"):
            await press(harness, table_id, EVE, text)
    with pytest.raises(IllegalAction, match="is-player"):
        await press(harness, table_id, BEN, "watch 0")
    await harness.tables.leave(table_id, CAT)
    with refused("not-seated"):
        await press(harness, table_id, CAT, "watch 0")
    table = await press(harness, table_id, EVE, "watch 0")
    with refused("stale"):
        await harness.tables.act(table_id, EVE, table.latest_deal.first_version, "watch 1")


async def test_for_the_honour_computers_let_anybody_watch_and_answer_at_once(
    harness: TableHarness,
) -> None:
    await harness.store.servers.update_guild_settings(GUILD, computer_chips=False)
    table_id = await begun(harness, 1, 3)
    table = await press(harness, table_id, EVE, "watch 1")
    table = await harness.tables.load(table_id)
    assert game_of(table).view(table.state, 4).viewer == 1
    await press(harness, table_id, EVE, "bet 2")
    table = await harness.sound(table_id)
    assert any(isinstance(event, BetAnswered) for event in table.latest_deal.story)


async def test_whoever_is_away_is_not_watched(harness: TableHarness) -> None:
    table_id = await begun(harness)
    table = await harness.tables.load(table_id)
    (seat,) = game_of(table).due(table.state)
    table = await harness.ring(table_id)
    assert table.chairs[seat].presence is Presence.AWAY
    await press(harness, table_id, EVE, f"watch {seat}")
    table = await harness.tables.load(table_id)
    assert game_of(table).view(table.state, 4).viewer is None


def bet_on(number: int, banker: int = BANK) -> Table:
    """A deal by this secret, in which Eve has bet on Ben, without a store."""
    table = in_play(number=number, banker=banker, spectator_tie="carry", watch_consent="none")
    table = onlookers.add_onlooker(table, EVE, MemberName("Eve", "eve"), Watch(1))
    for participant, action in ((4, Watch(1)), (4, Wager(2)), (banker, Take(4, 2))):
        table = play.act(
            table, participant, action, None, context(balances={**rich(table), EVE: 4})
        ).table
    return table


def test_a_carried_bet_stays_with_its_onlooker_until_it_is_decided() -> None:
    change = next(
        done
        for done in (played(bet_on(number)) for number in range(400))
        if any(isinstance(event, BetTied) for event in done.table.latest_deal.story)
    )
    table = change.table
    assert (
        change.transfers,
        table.stacks[4:],
        ([onlooker.paid_in for onlooker in table.gallery]),
    ) == ((), (4,), [4])
    dealt = play.deal_next(table, None, context(balances={**rich(table), EVE: 0}))
    assert [onlooker.user for onlooker in dealt.table.gallery] == [EVE]
    assert not any(
        transfer.source == chip_accounts.member(GUILD, EVE) for transfer in dealt.transfers
    )
    assert game_of(table).view(dealt.table.state, 4).gallery.bets[0].accepted
    ended = played(dealt.table)
    assert sum(current_stacks(ended.table)) + sum(
        transfer.amount for transfer in ended.transfers
    ) == sum(current_stacks(dealt.table))
    assert pots_and_stakes.is_undecided(table), "it does not end by one player's wish"


async def test_a_computer_player_that_fails_does_not_stop_its_table(
    harness: TableHarness, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: object) -> Any:
        raise ZeroDivisionError

    harness.tables.computers.choose = fails
    table_id = await harness.started("buki", 1, 3)
    await harness.deal(table_id)
    assert "computer player of buki failed" in caplog.text
    await harness.sound(table_id)


async def test_coming_back_gives_time_once_for_each_decision(harness: TableHarness) -> None:
    table_id = await begun(harness)
    table = await harness.tables.load(table_id)
    (seat,) = game_of(table).due(table.state)
    user = table.chairs[seat].user
    await harness.ring(table_id)
    table = await harness.tables.come_back(table_id, user)
    assert table.chairs[seat].presence is Presence.HERE
    await harness.ring(table_id)
    table = await harness.tables.come_back(table_id, user)
    assert table.chairs[seat].presence is Presence.AWAY
    await harness.ring(table_id)  # the computer player moves
    table = await harness.tables.come_back(table_id, user)
    assert table.chairs[seat].presence is Presence.HERE
    await harness.sound(table_id)
