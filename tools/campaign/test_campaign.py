"""A little of each part of the campaign that no other test shows, and the campaign's own books."""

import multiprocessing
import signal
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import pytest

from delivery.publish.channel_messages import ChannelMessages
from games import GAMES
from tests.custom_ids import parse
from tools.campaign import __main__ as campaign
from tools.campaign import forgeries, gateway, report, secrecy, teams
from tools.campaign.__main__ import main
from tools.campaign.journal import Entry, Journal
from tools.campaign.part import Part, Place


def lose_interrupt(*_: object) -> None:
    """Handle a signal as Python does while a destructor runs: nothing comes of it."""


def go_on(handlers: Sequence[Any], ready: Event) -> None:
    """Work as a case does, with a handler for each SIGTERM."""
    following = iter(handlers)

    def handle(number: int, frame: object) -> None:
        next(following)(number, frame)

    signal.signal(signal.SIGTERM, handlers[0] if handlers[0] is signal.SIG_IGN else handle)
    ready.set()
    with suppress(KeyboardInterrupt):
        time.sleep(600)


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path, "")


@pytest.mark.parametrize("game", GAMES)
async def test_positions_with_everything_hidden_dealt_anew(place: Place, game: str) -> None:
    assert (await secrecy.case(list(GAMES).index(game), place, 2))["positions"] == 2


async def test_what_is_hidden_and_shown_is_found(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw_table = ChannelMessages.draw_table

    async def careless(messages, table):
        outgoing = await draw_table(messages, table)
        outgoing.text += str(hash(table.state) % 1000)
        return outgoing

    monkeypatch.setattr(ChannelMessages, "draw_table", careless)
    with pytest.raises(AssertionError, match="shows what is hidden"):
        await secrecy.case(0, place, 3)


async def test_three_people_and_a_bot_in_teams(place: Place) -> None:
    """One of the three leaves in mid-round after a kill."""
    figures = await teams.case(teams.CASES.index(("three people", True, "all-fives")), place)
    assert (
        figures["matches of all-fives"],
        figures["three people"],
        figures["people who left"],
    ) == (1, 1, 1)


@pytest.mark.long
@pytest.mark.parametrize("number", [0, 1], ids=["one shard", "three shards"])
async def test_sequences_of_whatever_a_gateway_can_do(place: Place, number: int) -> None:
    """The times are those of a busy machine; the campaign is stricter."""
    figures = await gateway.sequences(number, place, 3, 1, 5 * gateway.MOST_SECONDS, thinks=0)
    assert figures["sequences"] == 3


async def test_forgeries(place: Place) -> None:
    figures = await forgeries.case(1, place, 60)
    assert figures["right presses"]
    assert figures["doubled"] == figures["right presses"] * (forgeries.DOUBLES - 1)


@pytest.mark.parametrize(
    "custom_id",
    [
        "kh:t:abcdefgh:howto",
        "kh:t:abcdefgh:howto~@w",
        "kh:a:abcdefgh:3:play 1-8 right~",
        "kh:m:zzzzzzzz:1:play~2",
    ],
)
def test_no_forged_press_is_right_by_chance(custom_id: str) -> None:
    seen, right = ["kh:t:abcdefgh:howto"], (":3:play 1-8 right",)
    forged = forgeries.wrong(custom_id, seen, right)
    assert parse(forged) != parse(custom_id)
    assert forgeries.wrong("kh:t:abcdefgh:HOWTO", seen, right) == "kh:t:abcdefgh:HOWTO"


def test_what_has_failed_is_done_again_and_counts_as_far_as_it_has_gone_well(
    tmp_path: Path,
) -> None:
    file = tmp_path / "journal.jsonl"
    first = Journal(file)
    first.add(
        Entry(
            "kills", 0, "abc", day="2026-01-01", seconds=60.0, figures={"kills": 7}, processor=6.0
        )
    )
    first.add(
        Entry(
            "kills",
            1,
            "abc",
            day="2026-01-01",
            seconds=60.0,
            figures={},
            failure="Traceback\nAssertionError: lost",
        )
    )
    part = {"kills": Part("Kills", "kills", 1000, secrecy.case)}
    assert "| 7 | 1,000 kills | 1 | 143 min | 14 min | abc |" in report.text(first, part)
    assert "`AssertionError: lost`" in report.text(first, part)
    unknown = Journal(tmp_path / "of-before.jsonl")
    unknown.add(Entry("kills", 0, "abc", day="2026-01-01", seconds=60.0, figures={"kills": 7}))
    assert "| 143 min | not known | abc |" in report.text(unknown, part)
    first.add(
        Entry(
            "kills",
            1,
            "abc",
            day="2026-01-01",
            seconds=60.0,
            figures={"kills": 2},
            failure="PartlyWrongError\none\nanother",
        )
    )
    assert "| 9 | 1,000 kills | 2 | 143 min | 14 min | abc |" in report.text(first, part)
    assert "* kills 1: `one`\n* kills 1: `another`" in report.text(first, part)
    again = Journal(file)
    assert again.passed("kills") == {0}
    again.add(Entry("kills", 1, "def", day="2026-01-02", seconds=60.0, figures={"kills": 3}))
    assert Journal(file).figures("kills") == Counter(kills=10)
    assert "| 10 | 1,000 kills | 0 | 238 min | 14 min | abc–def |" in report.text(again, part)


def test_what_is_done_at_once_takes_the_clock_once(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal.jsonl")
    for number, ended in enumerate((5_400.0, 7_200.0, 18_000.0)):
        journal.add(
            Entry(
                "kills",
                number,
                "abc",
                day="2026-01-01",
                seconds=3_600.0,
                figures={"kills": 7},
                ended=ended + 1e9,
            )
        )
    assert "| abc | 2026-01-01 | 2.5 h | 0 | 0 | 0 | 0 |" in report.text(
        journal, {"kills": Part("Kills", "kills", 1000, secrecy.case)}
    )


def test_the_page_keeps_what_was_done_elsewhere(tmp_path: Path) -> None:
    """The journal is lost between checkouts; the rows of its parts and commits are not."""
    parts = {name: Part(name, name, 1000, secrecy.case) for name in ("kills", "faults", "gateway")}
    first, second = Journal(tmp_path / "first.jsonl"), Journal(tmp_path / "second.jsonl")
    figures = {"kills": 1000, "looks at the books": 1200, "bookings": 32_000}
    first.add(
        Entry(
            "kills",
            0,
            "abc",
            day="2026-01-01",
            seconds=9360.0,
            figures=figures,
            processor=3600.0,
            ended=1e9,
        )
    )
    first.add(
        Entry(
            "faults",
            0,
            "abc",
            day="2026-01-01",
            seconds=60.0,
            failure="Traceback\nAssertionError: lost",
            ended=1e9,
        )
    )
    before = report.text(first, parts)
    second.add(
        Entry(
            "faults", 0, "def", day="2026-01-02", seconds=600.0, figures={"faults": 10}, ended=1e9
        )
    )
    page = report.text(second, parts, before)
    assert (
        "| kills | kills | 1,000 | 1,000 kills | 0 | 156 min | 60 min | abc | 2026-01-01 |\n| faults | faults | 10 |"
        in page
    )
    assert "| kills | kills 1,000; 156 min |\n| faults | faults 10; 10 min |\n" in page
    assert (
        "| abc | 2026-01-01 | 2.6 h | 1,200 | 0 | 0 | 32,000 |\n| def | 2026-01-02 | 0.2 h | 0 |"
        in page
    )
    assert "All parts take 19.3 hours one after the other" in page  # 156 and 1,000 minutes
    assert "* faults 0: `AssertionError: lost`" in before
    assert "AssertionError" not in page
    assert (
        "| gateway | gateway | 0 | 1,000 gateway | 0 | not known | not known | never | never |"
        in page
    )
    assert report.text(Journal(tmp_path / "none.jsonl"), parts, page) == page


def test_in_no_time_nothing_is_done_and_that_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--minutes", "0"])
    assert "in 0 minutes no case can be begun" in capsys.readouterr().err


@pytest.mark.parametrize(
    "handlers",
    [
        (signal.default_int_handler,),
        (lose_interrupt, signal.default_int_handler),
        (signal.SIG_IGN,),
    ],
)
def test_a_stopped_campaign_ends_whatever_its_cases_do(
    handlers: tuple[Any, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """They end at the first interrupt, at the second if the first is lost, or are killed."""
    monkeypatch.setattr(campaign, "STOPPING_SECONDS", 1.0)
    context = multiprocessing.get_context("fork")
    ready = context.Event()
    case = context.Process(target=go_on, args=(handlers, ready))
    case.start()
    assert ready.wait(30)
    began = time.monotonic()
    campaign.stop_cases(KeyboardInterrupt, None, None)
    assert not case.is_alive()
    assert time.monotonic() - began < 10
    assert (case.exitcode == -signal.SIGKILL) == (handlers == (signal.SIG_IGN,))
