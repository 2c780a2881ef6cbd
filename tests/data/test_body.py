"""Any table that can come about is read back as it was."""

import json
from dataclasses import replace

import pytest

from data import table_json
from data.exceptions import Unreadable
from tables.state.phases import Phase, Presence
from tables.state.table import Chair, update_latest_deal
from tables.state.table_parts import Closing, TableClock
from tests.data.samples import GUEST, HOST, a_table, dealt


def test_everything_else_that_a_table_remembers() -> None:
    chair = Chair(
        HOST,
        '"\\\x00\ud83d',
        "x",
        cut=2**63,
        presence=Presence.LEFT,
        absences=1,
        ready=True,
        acts=2,
        read=3,
        paid_in=4,
    )
    table = a_table(
        chairs=(chair,),
        phase=Phase.PAUSE,
        locale="hr",
        stacks=(1, 2),
        closing=Closing(after_deal=True, reason="host"),
    )
    table = replace(
        table, clock=TableClock(9, 8, 1, 2, nudged=True), deals=3, state=None, for_chips=False
    )
    table = update_latest_deal(table, presses=(0, 2**63))
    text = table_json.dump(table)
    assert table_json.load("t1", table.game, table.rules_version, text) == table
    assert text.isascii()
    assert [table_json.chips_by_user(text)[user] for user in (HOST, GUEST)] == [0, 0]
    assert table_json.chips_by_user(table_json.dump(replace(table, for_chips=True)))[HOST] == 1


def test_who_is_forgotten_leaves_an_alias_and_others_stay() -> None:
    text = table_json.dump(replace(a_table(), reliability=((HOST, 90), (GUEST, 80))))
    plain = json.loads(table_json.disowned(text, HOST, -7, 1) or "")
    assert (plain["host"], plain["reliability"]) == (-7, [[GUEST, 80]])


def test_a_body_from_before_a_field_was_added() -> None:
    table = a_table()
    plain = json.loads(table_json.dump(table))
    del plain["locale"], plain["closing"], plain["clock"]["nudged"]
    assert table_json.load("t1", table.game, table.rules_version, json.dumps(plain)) == table


@pytest.mark.parametrize("cut", [0, 1, 100, -1])
def test_a_body_cut_short(cut: int) -> None:
    table = a_table()
    with pytest.raises(Unreadable):
        table_json.load("t1", table.game, table.rules_version, table_json.dump(table)[:cut])


def test_any_one_value_spoilt() -> None:
    """Either it is still a table, or `Unreadable` says that it is not: no other error ever."""
    table = dealt(a_table(game="buki")).table
    plain = json.loads(table_json.dump(table))
    unreadable = 0
    for name in plain:
        for wrong in (None, -1, "x", [], {}, [1], {"a": 1}, True, "\ud800"):
            try:
                table_json.load(
                    "t1", table.game, table.rules_version, json.dumps({**plain, name: wrong})
                )
            except Unreadable:
                unreadable += 1
    assert unreadable > 100
