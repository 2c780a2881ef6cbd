"""What the log tells and the texts under which it is stored: those of version 1."""

from typing import get_args

import pytest

from tables.state.log_items import (
    Acted,
    Agreed,
    CameBack,
    Closed,
    ClosingSet,
    ComputerAdded,
    Credited,
    Dealt,
    Joined,
    Left,
    LeftLobby,
    LogItem,
    Mixed,
    Nudged,
    Opened,
    OptionSet,
    Parted,
    ReadsRules,
    SaidReady,
    Scrapped,
    Sealed,
    Started,
    Unknown,
    WentAway,
    read,
    write,
)

STORED: list[tuple[str, LogItem]] = [
    ("open austrian-block", Opened("austrian-block")),
    ("seal 00ff", Sealed("00ff")),
    ("option hand 7", OptionSet("hand", 7)),
    ("option banker null", OptionSet("banker", None)),
    ("option carry true", OptionSet("carry", True)),
    ('option chips "pot"', OptionSet("chips", "pot")),
    ("join", Joined()),
    ("agree", Agreed()),
    ("leave", LeftLobby()),
    ("computer", ComputerAdded()),
    ("start 4711", Started((4711,))),
    ("start 4711,1002", Started((4711, 1002))),
    ("mix 1310,0,1311", Mixed((1310, 0, 1311))),
    ("deal 24 24 60", Dealt((24, 24, 60))),
    ("2 play 4-6 left", Acted(2, "play 4-6 left")),
    ("12 pass", Acted(12, "pass")),
    ("1 away", WentAway(1)),
    ("1 back", CameBack(1)),
    ("1 leave", Left(1)),
    ("1 parted", Parted(1)),
    ("ready", SaidReady()),
    ("closing", ClosingSet(wanted=True)),
    ("not closing", ClosingSet(wanted=False)),
    ("nudge", Nudged()),
    ("credit", Credited()),
    ("reads", ReadsRules()),
    ("close host", Closed("host")),
    ("scrap", Scrapped()),
    ("dance on the table", Unknown("dance on the table")),
]


@pytest.mark.parametrize(("text", "item"), STORED)
def test_there_and_back(text: str, item: LogItem) -> None:
    assert read(text) == item
    assert write(item) == text


def test_every_kind_is_among_them() -> None:
    assert {type(item) for _, item in STORED} == set(get_args(LogItem))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "deal",
        "deal 1  2",
        "deal x",
        "deal 01",
        "start 1,x",
        "start ",
        "mix 1,",
        "option hand",
        "option hand {",
        "option hand  7",
        "٣ pass",
    ],
)
def test_what_this_version_would_not_write_stays_as_it_is(text: str) -> None:
    assert read(text) == Unknown(text)
    assert write(read(text)) == text
