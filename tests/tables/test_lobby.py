"""Before the first deal."""

from dataclasses import replace

import pytest

from games import GAMES
from games.core import IllegalAction
from games.parts.options import declared
from tables.changes import lobby
from tables.people.people import Preset
from tables.state.change import Change, Refused
from tables.state.log_items import LobbyLeft, OptionSet
from tables.state.phases import Phase
from tables.state.regulars import DEFAULT_LEVEL
from tables.state.table import Table
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    CHANNEL,
    DAN,
    EVE,
    GUILD,
    NOW,
    PACE,
    SECRET,
    START_CUT,
    TableHarness,
    context,
    in_lobby,
    in_play,
    person,
)

LATER = NOW + 60_000


def users(table: Table) -> list[int | None]:
    """Who sits there."""
    return [chair.user for chair in table.chairs]


def refused(key: str) -> "pytest.RaisesExc[Refused]":
    """The table says no, with this sentence."""
    return pytest.raises(Refused, check=lambda no: no.key == key)


def opened(game: str, preset: Preset | None = None) -> Change:
    """Return the change that opens a table of Ann's."""
    return lobby.open_table(
        person(ANN),
        game,
        context(),
        table_id="t1",
        guild=GUILD,
        channel=CHANNEL,
        locale="de",
        secret=SECRET,
        preset=preset,
    )


def test_a_guest_takes_the_last_computers_chair_once_it_is_full() -> None:
    table = lobby.join(in_lobby(people=1, computers=2), person(EVE), context()).table
    assert users(table) == [ANN, None, None, EVE]
    table = lobby.join(table, person(DAN), context()).table
    assert users(table) == [ANN, None, DAN, EVE]
    table = lobby.join(table, person(CAT), context()).table
    assert users(table) == [ANN, CAT, DAN, EVE]


def test_who_leaves_passes_the_hosts_part_on_clockwise() -> None:
    table = lobby.leave(in_lobby(people=3), BEN, context(LATER)).table
    assert (users(table), table.host, table.clock.deadline) == (
        [ANN, CAT],
        ANN,
        LATER + PACE.lobby_ms,
    )
    table = replace(in_lobby(people=3), host=BEN)
    assert lobby.leave(table, BEN, context()).table.host == CAT
    assert lobby.leave(replace(table, host=CAT), CAT, context()).table.host == ANN
    with refused("not-seated"):
        lobby.leave(table, EVE, context())


def test_the_last_person_to_leave_closes_it() -> None:
    table = lobby.leave(in_lobby(people=1, computers=3), ANN, context()).table
    assert (table.phase, table.closing.reason, table.clock.deadline, table.live) == (
        Phase.CLOSED,
        "empty",
        None,
        False,
    )


def test_only_the_host_settles_adds_starts_and_closes() -> None:
    table = in_lobby()
    for press in (
        lambda: lobby.set_option(table, BEN, "min", 3, context()),
        lambda: lobby.add_computer(table, BEN, context(), DEFAULT_LEVEL),
        lambda: lobby.start(table, BEN, 1),
        lambda: lobby.close_as_host(table, BEN),
    ):
        with refused("host-only"):
            press()


@pytest.mark.parametrize("over", [False, True])
def test_only_before_the_first_deal(over: bool) -> None:
    table = in_play()
    if over:
        table = replace(table, phase=Phase.CLOSED)
    for press in (
        lambda: lobby.join(table, person(EVE), context()),
        lambda: lobby.leave(table, ANN, context()),
        lambda: lobby.set_option(table, ANN, "min", 3, context()),
        lambda: lobby.add_computer(table, ANN, context(), DEFAULT_LEVEL),
        lambda: lobby.start(table, ANN, 1),
        lambda: lobby.close_as_host(table, ANN),
    ):
        with refused("over" if over else "begun"):
            press()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_value_that_a_menu_offers_can_be_settled(game: str) -> None:
    seats = GAMES[game].players[-1]
    table = in_lobby(game, seats)
    for options in (table.options, table.table_options):
        for rule in declared(type(options)):
            for value in rule.allowed(seats) or (rule.default,):
                if options is table.options and not lobby.options_fit(
                    table, replace(options, **{rule.name: value}), seats
                ):
                    continue  # it does not go together with another one's default
                change = lobby.set_option(table, ANN, rule.name, value, context(LATER))
                settled = {**_values(change.table.options), **_values(change.table.table_options)}
                assert settled[rule.name] == value
                assert change.table.clock.deadline == LATER + (
                    1000 * int(str(value))
                    if settled["turn_seconds"] in (28_800, 86_400)
                    else PACE.lobby_ms
                )


def _values(options: object) -> dict[str, object]:
    return {rule.name: getattr(options, rule.name) for rule in declared(type(options))}  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("min", 0),
        ("min", "3"),
        ("min", True),
        ("min", None),
        ("hand", 8),
        ("banker", 4),
        ("turn_seconds", 61),
        ("nonsense", 1),
    ],
)
def test_what_cannot_be_settled(name: str, value: object) -> None:
    with refused("bad-option"):
        lobby.set_option(in_lobby(), ANN, name, value, context())


def test_house_rules_that_do_not_go_together() -> None:
    table = lobby.set_option(in_lobby(), ANN, "max", 5, context()).table
    with pytest.raises(IllegalAction) as no:
        lobby.set_option(table, ANN, "min", 6, context())
    assert (no.value.key, no.value.values) == ("bad-option", {"option": "max"})


def test_a_rule_that_fits_no_more_does_not_block_the_others() -> None:
    table = lobby.set_option(in_lobby("austrian-block", 2), ANN, "hand", 12, context()).table
    table = lobby.join(table, person(CAT), context(), 1).table
    with pytest.raises(IllegalAction):
        lobby.start(table, ANN, 1)
    table = lobby.set_option(table, ANN, "direction", "ccw", context()).table
    table = lobby.set_option(table, ANN, "hand", 9, context()).table
    table = lobby.agree(lobby.agree(table, BEN, 3, context()).table, CAT, 3, context()).table
    assert lobby.start(table, ANN, 1).state is not None


def test_by_house_rule_the_banker_sets_the_limits_and_the_host_all_else() -> None:
    table = lobby.set_option(in_lobby(banker=2), ANN, "banker_limits", True, context()).table
    for name, value in (("min", 3), ("max", 20)):
        for user in (ANN, BEN):
            with pytest.raises(Refused) as no:
                lobby.set_option(table, user, name, value, context())
            assert (no.value.key, no.value.values) == ("banker-settles", {"name": "P3"})
        table = lobby.set_option(table, CAT, name, value, context()).table
    assert (table.options.min, table.options.max) == (3, 20)  # type: ignore[attr-defined]
    with refused("host-only"):
        lobby.set_option(table, CAT, "hand", 7, context())
    with refused("host-only"):
        lobby.set_option(table, CAT, "banker_limits", False, context())
    assert (
        lobby.set_option(
            lobby.set_option(table, ANN, "banker", None, context()).table, ANN, "min", 5, context()
        ).table.options.min
        == 5
    )  # type: ignore[attr-defined]
    # then nobody is named banker any more
    assert (
        lobby.set_option(
            lobby.leave(table, CAT, context()).table, ANN, "min", 5, context()
        ).table.options.min
        == 5
    )  # type: ignore[attr-defined]


def test_a_computer_that_holds_the_bank_sets_no_limits() -> None:
    assert (
        lobby.set_option(
            in_lobby(people=2, computers=2, banker=3, banker_limits=True), ANN, "min", 5, context()
        ).table.options.min
        == 5
    )  # type: ignore[attr-defined]


def test_the_bankers_part_follows_the_person() -> None:
    table = in_lobby(banker=2)
    change = lobby.leave(table, ANN, context())
    assert change.table.options.banker == 1  # type: ignore[attr-defined]
    assert change.what == (LobbyLeft(), OptionSet("banker", 1))
    assert lobby.leave(table, DAN, context()).table.options.banker == 2  # type: ignore[attr-defined]
    change = lobby.leave(table, CAT, context())
    assert change.table.options.banker is None  # type: ignore[attr-defined]
    assert change.what == (LobbyLeft(), OptionSet("banker", None))


def test_the_hosts_cut_is_the_press_on_start() -> None:
    assert lobby.start(in_lobby(), ANN, START_CUT).cuts == (
        START_CUT,
        1000 + BEN,
        1000 + CAT,
        1000 + DAN,
    )


# ---- with the store


async def test_a_lobby_nobody_uses_closes_after_fifteen_minutes(harness: TableHarness) -> None:
    table_id = await harness.opened(people=1)
    harness.watch.now += 14 * 60_000
    assert await harness.tables.tick(table_id) is None
    await harness.tables.join(table_id, person(BEN))
    harness.watch.now += 15 * 60_000 - 1
    assert await harness.tables.tick(table_id) is None
    harness.watch.now += 1
    await harness.tables.tick(table_id)
    table = await harness.sound(table_id)
    assert (table.phase, table.closing.reason) == (Phase.CLOSED, "idle")
    assert await harness.tables.tick(table_id) is None
    with refused("over"):
        await harness.tables.join(table_id, person(CAT))


async def test_who_cannot_cover_the_first_deal_does_not_sit_down(harness: TableHarness) -> None:
    table_id = await harness.opened(people=2)
    await harness.tables.house_chips.welcome(GUILD, CAT)
    await harness.drain(CAT, leave=21)  # 22 hc are the worst for a banker at 2 to 6 chips
    with refused("too-few-chips") as no:
        await harness.tables.join(table_id, person(CAT))
    assert no.value.values == {"missing": 1}
    await harness.tables.house_chips.refill(GUILD, CAT)
    await harness.tables.join(table_id, person(CAT))


def test_a_seat_costs_what_the_game_costs_with_so_many_players() -> None:
    """Two cannot play with hands of seven; the third seat makes it possible."""
    assert [
        lobby.required_chips(in_lobby("austrian-draw", 2, hand=7, deals=3, entry=5), seat)
        for seat in range(3)
    ] == [0, 0, 10]
