"""For chips against the house: by which house rules, and no more than the ceiling in a day, by
whatever way.
"""

import random
from dataclasses import replace
from typing import Any

import pytest

from ai.player import choose
from data.ledger import store_winnings
from data.store import Store
from games import GAMES
from games.core import Action
from games.parts.amounts import Chips
from games.parts.gallery_rules import Take, Wager, Watch
from locales.catalogues import load
from messages.play.table_message import table_content
from service.questions_to_computers import QuestionMaker
from tables.changes import onlookers, play
from tables.changes.pots_and_stakes import is_undecided
from tables.chips import chip_accounts
from tables.chips.against_house import (
    Outcome,
    apply_ceiling,
    can_take_chair,
    gains_from_house,
    house_gains,
)
from tables.people.people import MemberName
from tables.state.change import Change, Winnings
from tables.state.default_settings import DAY
from tables.state.log_items import TableOpened
from tables.state.phases import CloseReason, Phase, Presence
from tables.state.table import Chair, Table, current_stacks, game_of
from tables.state.table_parts import TableClock
from tables.views.table_views import public_table
from tests.data.samples import HOUSE
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
    moved,
    person,
    rich,
    with_purse,
)
from tests.tables.test_lobby import refused

LOW = 4  # a ceiling (hc) that is soon reached
TODAY = NOW // DAY


# ---- house rules


@pytest.mark.parametrize(
    ("game", "options", "by"),
    [
        ("buki", {"min": 2, "max": 12}, ("max",)),
        ("buki", {"min": 100, "max": 100}, ("max",)),
        ("hungarian", {"entry": 26}, ("entry",)),
        ("pulle", {"entry": 20}, ("entry",)),
        ("challenge", {"chips": "per_tile", "rate": 100}, ("rate", "cap")),
        ("challenge", {"chips": "per_tile", "rate": 100, "cap": 50}, ("rate", "cap")),
        ("luxembourg", {"entry": 100}, ("entry",)),
    ],
)
async def test_stakes_against_the_house_are_small(
    harness: TableHarness, game: str, options: dict[str, Any], by: tuple[str, ...]
) -> None:
    table_id = await harness.opened(game, 1, (GAMES[game].players[0] - 1), **options)
    with refused("house-stakes") as no:
        await harness.tables.start(table_id, ANN, START_CUT)
    assert (no.value.values["most"], no.value.values["options"]) == (25, by)
    await harness.sound(table_id)
    await harness.store.servers.update_guild_settings(GUILD, computer_chips=False)
    assert not (await harness.tables.start(table_id, ANN, START_CUT)).table.for_chips


@pytest.mark.parametrize(
    ("people", "options", "may"),
    [
        (1, {}, True),
        (1, {"banker": 0}, False),
        (1, {"banker": 0, "min": 1, "max": 1}, True),
        (1, {"banker": 0, "min": 1}, False),
        (1, {"banker": 3}, True),
        (2, {"banker": 1, "min": 1, "max": 1}, False),
        (2, {"banker": 2}, True),
    ],
)
async def test_people_have_the_bank_by_lot(
    harness: TableHarness, people: int, options: dict[str, Any], may: bool
) -> None:
    table_id = await harness.opened("buki", people, 4 - people, **options)
    if may:
        assert (await harness.tables.start(table_id, ANN, START_CUT)).table.for_chips
    else:
        with refused("house-bank"):
            await harness.tables.start(table_id, ANN, START_CUT)
    await harness.sound(table_id)


@pytest.mark.parametrize("options", [{"min": 100, "max": 100}, {"banker": 0}])
async def test_the_house_takes_no_chair_where_it_would_not_have_sat_down(
    harness: TableHarness, options: dict[str, Any]
) -> None:
    table_id = await harness.started("buki", 4, **options)
    await harness.tables.leave(table_id, CAT)
    why = CloseReason.LEFT
    while (table := await harness.deal(table_id)).phase is Phase.PAUSE:
        # a tie: its stakes are played for first, and whoever has left is forgotten by then
        assert is_undecided(table)
        why = CloseReason.HOST
        await harness.ring(table_id)
    assert (table.phase, table.closing.reason) == (Phase.CLOSED, why)
    await harness.sound(table_id)


def test_the_house_takes_the_bank_of_whoever_leaves_it() -> None:
    table = in_play(banker=0)
    assert can_take_chair(table, ANN, context())
    assert not can_take_chair(table, BEN, context())


async def test_the_house_takes_any_chair_where_no_chips_can_be_lost(harness: TableHarness) -> None:
    await harness.store.servers.update_guild_settings(GUILD, computer_chips=False)
    table_id = await harness.started("austrian-block", 3)
    await harness.deal(table_id)
    assert (await harness.tables.leave(table_id, BEN)).table.chairs[1].computer


# ---- what counts


SEATS = (Chair(ANN, "Ann"), Chair(BEN, "Ben"), Chair(None, "Resi"), Chair(None, "Poldi"))


def test_what_people_have_left_on_seats_of_the_house_is_lost_first() -> None:
    gains = (30, -12, -12, -6)
    assert gains_from_house(Outcome(SEATS, gains, inherited=10)) == {ANN: 8, BEN: 0}
    assert gains_from_house(Outcome(SEATS, gains, inherited=18)) == {ANN: 0, BEN: 0}
    assert gains_from_house(Outcome(SEATS, (-12, -12, 24, 0), inherited=10)) == {ANN: -12, BEN: -12}


def to_the_end(table: Table) -> tuple[Table, Change]:
    """The last change of a deal, and the table before."""
    while True:
        change = moved(table)
        if change.table.phase is not Phase.PLAYING:
            return table, change
        table = change.table


def deal_won(
    game: str = "buki", people: int = 1, computers: int = 3, least: int = 1, **options: Any
) -> tuple[Table, Change]:
    """A deal in which Ann gains so many hc from the house."""
    for number in range(400):
        before, change = to_the_end(in_play(game, people, computers, number, **options))
        if house_gains(before, change).get(ANN, 0) >= least:
            return before, change
    raise AssertionError


def test_beyond_the_ceiling_it_goes_back_and_the_table_goes_on_for_the_honour() -> None:
    before, change = deal_won(least=LOW + 2)
    gain = house_gains(before, change)[ANN]
    done = apply_ceiling(before, change, {ANN: 1}, LOW, TODAY)
    table = done.table
    beyond = gain + 1 - LOW
    assert (table.for_chips, table.at_ceiling) == (False, (0,))
    assert (done.winnings[0].after, table.stacks[0]) == (LOW, change.table.stacks[0] - beyond)
    assert table.curve[-1][1][0] == change.table.curve[-1][1][0] - beyond  # type: ignore[operator]
    back = next(transfer for transfer in done.transfers if transfer.reason == "ceiling")
    assert (back.source, back.target, back.amount) == (table.account, HOUSE, beyond)
    assert [
        transfer.amount
        for transfer in done.transfers
        if transfer.target == chip_accounts.member(GUILD, ANN)
    ] == [table.stacks[0]]
    assert sum(
        transfer.amount for transfer in done.transfers if transfer.source == table.account
    ) == sum(change.table.stacks)
    for locale in ("en", "de"):
        said = table_content(public_table(table), load().of(locale)).text
        assert "P1" in said
        assert ("just for fun" if locale == "en" else "um die Ehre") in said


def test_a_stake_that_a_tie_has_left_is_played_for_first() -> None:
    for number in range(400):
        before, change = to_the_end(in_play("buki", 1, 3, number, min=1, max=1, banker=0))
        if any(seat.carried for seat in game_of(before).view(change.table.state, None).seats):
            break
    done = apply_ceiling(before, change, {ANN: LOW}, LOW, TODAY)
    assert (done.table.for_chips, done.table.at_ceiling) == (True, (0,))
    assert done.transfers == change.transfers


def test_bets_of_the_gallery_count() -> None:
    """Eve sees Ann's hand and bets on it against a bank of the house."""
    for number in range(400):
        table = in_play("buki", 1, 3, number, banker=3, watch_consent="none")
        table = onlookers.add_onlooker(table, EVE, MemberName("Eve", "eve"), Watch(0))
        for participant, action in ((4, Watch(0)), (4, Wager(Chips(6))), (3, Take(4, Chips(6)))):
            table = play.act(
                table, participant, action, None, context(balances={**rich(table), EVE: 400})
            ).table
        before, change = to_the_end(table)
        if house_gains(before, change).get(EVE, 0) > LOW:
            break
    gain = house_gains(before, change)[EVE]
    assert gain == 30
    assert [
        transfer.amount
        for transfer in apply_ceiling(before, change, {}, LOW, TODAY).transfers
        if transfer.source == chip_accounts.member(GUILD, EVE) and transfer.reason == "ceiling"
    ] == [gain - LOW]


# ---- with a store


async def last_move(ask: QuestionMaker) -> Action:
    """As `moved` chooses."""
    return choose(ask().view, random.Random(0), modest=True)


class LastMove(TableHarness):
    """A house whose players act as `moved` does."""

    def __init__(self, store: Store, ceiling: int) -> None:
        super().__init__(store)
        self.tables.computers.choose = last_move
        self.renew(settings=with_purse(self.tables.settings, ceiling=Chips(ceiling)))

    async def seated(self, before: Table, name: str, channel: int) -> None:
        """A table that is one move from the end of its deal."""
        table = replace(
            before,
            id=name,
            channel=channel,
            version=1,
            clock=TableClock(turn=game_of(before).turn(before.state), deadline=NOW),
        )
        brought = chip_accounts.Transfer(
            f"brought/{name}", HOUSE, table.account, sum(current_stacks(table)), "buy-in"
        )
        await self.store.tables.create(
            Change(table, ANN, (TableOpened("buki"),), transfers=(brought,)), NOW
        )

    async def ended(self, table_id: str) -> Table:
        """After that move."""
        await self.tables.tick(table_id)
        return await self.tables.load(table_id)


async def test_told_when_reached_and_the_next_day_it_is_for_chips_again(store: Store) -> None:
    harness = LastMove(store, ceiling=1)
    before, change = deal_won(least=4)
    before = replace(
        before, chairs=tuple(replace(chair, presence=Presence.AWAY) for chair in before.chairs)
    )
    await harness.seated(before, "won", CHANNEL)
    table = await harness.ended("won")
    assert (table.phase, table.for_chips, table.at_ceiling) == (Phase.PAUSE, False, (0,))
    assert await store.ledger.balance(table.account) == 0
    assert await harness.tables.house_chips.won_today(GUILD, (ANN,)) == {ANN: 2}
    assert (
        await harness.balance(ANN) == change.table.stacks[0] - house_gains(before, change)[ANN] + 2
    )
    assert {booking.reason for booking in await store.ledger.bookings(HOUSE, 9)} == {
        "paid-out",
        "ceiling",
        "buy-in",
    }
    await harness.tables.close("won", ANN)
    await harness.tables.house_chips.welcome(GUILD, ANN)
    today = await harness.started("buki", 1, 3)
    table = await harness.sound(today)
    assert (table.for_chips, table.at_ceiling) == (False, (0,))
    assert "just for fun" in table_content(public_table(table), load().of("en")).text
    await harness.tables.leave(today, ANN)
    await harness.deal(today)
    harness.watch.now += DAY
    table = await harness.sound(await harness.started("buki", 1, 3))
    assert (table.for_chips, table.at_ceiling) == (True, ())


@pytest.mark.parametrize("people", [1, 4])
async def test_who_has_won_the_most_plays_with_bots_just_for_fun_wherever_they_meet(
    harness: TableHarness, people: int
) -> None:
    """As a newcomer, and when a bot takes the chair of somebody else."""
    await harness.store.ledger.write(
        lambda connection: store_winnings(connection, GUILD, [Winnings(BEN, NOW // DAY, 0, 200)])
    )
    table_id = await harness.started("buki", people, 4 - people)
    if people == 1:
        await harness.tables.join(table_id, person(BEN))
    else:
        await harness.tables.leave(table_id, CAT)
    table = await harness.next_deal(table_id)
    assert (table.for_chips, table.at_ceiling) == (False, (table.seat_of(BEN),))
    await harness.deal(table_id)
    await harness.sound(table_id)
