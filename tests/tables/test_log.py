"""What the log tells and the texts under which it is stored."""

from typing import get_args

import pytest

from tables.state.log_items import (
    ActionTaken,
    ClosingSet,
    ComputerAdded,
    DealStarted,
    LobbyLeft,
    LogItem,
    OptionSet,
    PlayerAway,
    PlayerBack,
    PlayerJoined,
    PlayerLeft,
    PlayerSeated,
    PlayersNudged,
    PressesMixed,
    ReadingStarted,
    ReadingStopped,
    ReadySaid,
    RulesAccepted,
    SeatCleared,
    SeatInherited,
    SeatParted,
    SeatRequestDropped,
    SeatRequested,
    SeatRequestWithdrawn,
    SeatsArranged,
    SeatTaken,
    SecretSealed,
    SessionStarted,
    TableClosed,
    TableOpened,
    TableScrapped,
    TimeCredited,
    UnknownItem,
    read_item,
    write_item,
)

STORED: list[tuple[str, LogItem]] = [
    ("open austrian-block", TableOpened("austrian-block")),
    ("seal 00ff", SecretSealed("00ff")),
    ("option hand 7", OptionSet("hand", 7)),
    ("option banker null", OptionSet("banker", None)),
    ("option carry true", OptionSet("carry", True)),
    ('option chips "pot"', OptionSet("chips", "pot")),
    ("join", PlayerJoined()),
    ("sit 2", PlayerSeated(2)),
    ("agree", RulesAccepted()),
    ("leave", LobbyLeft()),
    ("clear 2", SeatCleared(2)),
    ("computer", ComputerAdded()),
    ("seats 0,-1,1", SeatsArranged((0, -1, 1))),
    ("start 4711", SessionStarted((4711,))),
    ("start 4711,1002", SessionStarted((4711, 1002))),
    ("mix 1310,0,1311", PressesMixed((1310, 0, 1311))),
    ("deal 24,24,60", DealStarted((24, 24, 60))),
    ("2 play 4-6 left", ActionTaken(2, "play 4-6 left")),
    ("12 pass", ActionTaken(12, "pass")),
    ("1 away", PlayerAway(1)),
    ("1 back", PlayerBack(1)),
    ("1 leave", PlayerLeft(1)),
    ("1 parted", SeatParted(1)),
    ("ask seat", SeatRequested()),
    ("ask no seat", SeatRequestWithdrawn()),
    ("drop seat", SeatRequestDropped()),
    ("take 2 Resi", SeatTaken(2, "Resi")),
    ("inherit 2 Resi", SeatInherited(2, "Resi")),
    ("ready", ReadySaid()),
    ("closing", ClosingSet(wanted=True)),
    ("not closing", ClosingSet(wanted=False)),
    ("nudge", PlayersNudged()),
    ("credit", TimeCredited()),
    ("reads", ReadingStarted()),
    ("has read", ReadingStopped()),
    ("close host", TableClosed("host")),
    ("scrap", TableScrapped()),
    ("dance on the table", UnknownItem("dance on the table")),
]


@pytest.mark.parametrize(("text", "item"), STORED)
def test_there_and_back(text: str, item: LogItem) -> None:
    assert (read_item(text), write_item(item)) == (item, text)


def test_every_kind_is_among_them() -> None:
    assert {type(item) for _, item in STORED} == set(get_args(LogItem))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "deal",
        "deal 1 2",
        "deal x",
        "deal 01",
        "start 1,x",
        "seats 0,",
        "start ",
        "mix 1,",
        "option hand",
        "option hand {",
        "option hand  7",
        "٣ pass",
    ],
)
def test_what_this_version_would_not_write_stays_as_it_is(text: str) -> None:
    assert (read_item(text), write_item(read_item(text))) == (UnknownItem(text), text)
