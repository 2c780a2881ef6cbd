"""Deals, moves, the pause: plain functions, no store."""

from collections import Counter
from dataclasses import replace
from functools import cache

from tables.changes import closing, play, pots_and_stakes
from tables.chips import chip_accounts
from tables.state.change import Change
from tables.state.log_items import DealStarted, SessionStarted
from tables.state.phases import Phase, Presence
from tables.state.table import Chair, Table, current_stacks, update_participant, view
from tests.data.samples import member
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    DAN,
    NOW,
    context,
    due,
    in_lobby,
    in_play,
    opened,
    played,
    rich,
)
from tests.tables.test_lobby import refused

TURN = 60_000


def other(table: Table) -> int:
    """A seat the deal does not wait for."""
    return (due(table) + 1) % len(table.chairs)


def stake_out_of_turn(table: Table, now: int) -> Change:
    """Somebody stakes who is not on turn (nor banker)."""
    for seat in range(4):
        if seat != due(table) and any(action.verb == "stake" for action in view(table, seat).legal):
            return play.act(
                table,
                seat,
                play.read_action(table, "stake 2"),
                table.chairs[seat].user,
                context(now),
            )
    raise AssertionError


def paid_out(change: Change) -> dict[chip_accounts.Account, int]:
    """Hc by account that leave the table."""
    assert all(
        transfer.source == change.table.account and transfer.reason == "paid-out"
        for transfer in change.transfers
    )
    paid: Counter[chip_accounts.Account] = Counter()
    for transfer in change.transfers:
        paid[transfer.target] += transfer.amount
    return paid


def in_pause(**more: object) -> Table:
    """The first deal of Buki is over, and cost somebody chips that the next one needs."""
    return replace(dear_pause(), **more)  # type: ignore[arg-type]


@cache
def dear_pause() -> Table:
    """Return the first pause in which somebody lacks chips for the next deal."""
    pauses = (played(in_play(number=number)).table for number in range(100))
    return next(pause for pause in pauses if any(pots_and_stakes.missing_stakes(pause)))


@cache
def tied(**options: object) -> Table:
    """A pause after a deal that nobody has won, with stakes that are carried over."""
    for number in range(200):
        table = in_play(number=number, **options)
        for seat in range(4):
            seen = view(table, seat)
            if any(action.verb == "stake" for action in seen.legal):
                table = play.act(
                    table,
                    seat,
                    play.read_action(table, "stake 5"),
                    table.chairs[seat].user,
                    context(),
                ).table
        table = played(table).table
        seen = view(table, None)
        if seen.result.winner is None:
            assert sorted(seat.stake or 0 for seat in seen.seats) == [0, 5, 5, 5]
            return table
    raise AssertionError("no deal was tied")


# ---- dealing


def test_a_deal_tops_every_stack_up_to_the_worst_case() -> None:
    table = opened(in_lobby(banker=0))
    change = play.deal(table, ANN, context(balances=rich(table)), first=(SessionStarted((1,)),))
    assert change.what[:2] == (SessionStarted((1,)), DealStarted((22, 12, 12, 12)))
    assert {transfer.source: transfer.amount for transfer in change.transfers} == {
        member(ANN): 22,
        member(BEN): 12,
        member(CAT): 12,
        member(DAN): 12,
    }
    assert all(
        transfer.target == table.account and transfer.reason == "buy-in"
        for transfer in change.transfers
    )
    assert [chair.paid_in for chair in change.table.chairs] == [22, 12, 12, 12]
    assert (change.table.phase, change.table.deals) == (Phase.PLAYING, 1)
    assert [chair.acts for chair in change.table.chairs] == [
        chair.acts + 1 for chair in table.chairs
    ]
    second = play.deal_next(played(change.table).table, None, context(balances=rich(table)))
    assert {transfer.source: transfer.amount for transfer in second.transfers} == {
        member(seat + 1): worst - stack
        for seat, (worst, stack) in enumerate(
            zip((22, 12, 12, 12), current_stacks(played(change.table).table), strict=True)
        )
        if stack < worst
    }


def test_somebody_who_cannot_cover_it() -> None:
    table = opened(in_lobby(banker=0))
    with refused("too-few-chips") as no:
        play.deal(table, ANN, context(balances=rich(table) | {CAT: 11}))
    assert no.value.values == {"name": "P3", "missing": 1}
    honour = play.deal(replace(table, for_chips=False), ANN, context())
    assert honour.transfers == ()
    assert sum(current_stacks(honour.table)) == 58


def test_the_next_deal_that_somebody_cannot_cover_closes_the_table() -> None:
    table = in_pause()
    short = next(seat for seat, hc in enumerate(pots_and_stakes.missing_stakes(table)) if hc)
    change = play.deal_next(table, None, context(balances=rich(table) | {short + 1: 0}))
    assert (change.table.phase, change.table.closing.reason, change.table.closing.about) == (
        Phase.CLOSED,
        "too-few-chips",
        short,
    )
    assert paid_out(change) == {member(seat + 1): hc for seat, hc in enumerate(table.stacks) if hc}
    assert sum(paid_out(change).values()) == sum(chair.paid_in for chair in table.chairs)


# ---- acting


def test_not_during_a_pause_nor_after_the_end() -> None:
    table = in_pause()
    action = play.read_action(table, "pass")
    with refused("no-deal"):
        play.act(table, 0, action, ANN, context())
    with refused("over"):
        play.act(closing.request_close(table, ANN, context()).table, 0, action, ANN, context())


def test_only_the_seat_that_acts_makes_its_buttons_stale() -> None:
    table = in_play()
    assert [
        before.acts != after.acts
        for before, after in zip(
            table.chairs, stake_out_of_turn(table, NOW).table.chairs, strict=True
        )
    ].count(True) == 1


# ---- the clock


def test_whose_press_deals_is_back_too() -> None:
    table = in_pause()
    table = update_participant(table, 3, presence=Presence.AWAY, absences=2)
    for user in (ANN, BEN):
        table = play.say_ready(table, user, context(balances=rich(table))).table
    assert play.say_ready(table, CAT, context(balances=rich(table))).table.phase is Phase.PLAYING, (
        "nobody waits for who is away"
    )
    table = play.say_ready(table, DAN, context(balances=rich(table))).table
    assert table.phase is Phase.PAUSE
    assert (table.chairs[3].presence, table.chairs[3].absences) == (Presence.HERE, 0)
    alone = update_participant(in_pause(), 3, presence=Presence.AWAY, absences=2)
    alone = replace(
        alone, chairs=(*(Chair(None, f"C{seat}") for seat in range(3)), alone.chairs[3]), host=DAN
    )
    dealt = play.say_ready(alone, DAN, context(balances=rich(alone))).table
    assert dealt.phase is Phase.PLAYING
    assert (dealt.chairs[3].presence, dealt.chairs[3].absences) == (Presence.HERE, 0)


def test_who_is_short_of_chips_is_told_while_there_is_time() -> None:
    table = in_pause()
    seat = next(seat for seat, hc in enumerate(pots_and_stakes.missing_stakes(table)) if hc)
    with refused("too-few-chips"):
        play.say_ready(table, seat + 1, context(balances=rich(table) | {seat + 1: 0}))
    assert (
        play.say_ready(
            table, (seat + 1) % 4 + 1, context(balances=rich(table) | {seat + 1: 0})
        ).table.phase
        is Phase.PAUSE
    )


# ---- a deal that waits for several at once (none of the oldest games does: the phase after a deal
# of Pulle)
