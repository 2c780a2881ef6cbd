"""A little of each part of the campaign that no other test shows, and the campaign's own books."""

from pathlib import Path

import pytest

from delivery.publish.channel_messages import ChannelMessages
from games import GAMES
from tools.campaign import forgeries, gateway, report, secrecy
from tools.campaign.journal import Entry, Journal
from tools.campaign.part import Part, Place


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


def test_the_page_keeps_what_was_done_elsewhere(tmp_path: Path) -> None:
    """The journal is lost between checkouts; the rows of its parts and commits are not."""
    parts = {name: Part(name, name, 1000, secrecy.case) for name in ("kills", "faults", "gateway")}
    first, second = Journal(tmp_path / "first.jsonl"), Journal(tmp_path / "second.jsonl")
    first.add(
        Entry(
            "kills",
            0,
            "abc",
            day="2026-01-01",
            seconds=9360.0,
            figures={"kills": 1000, "looks at the books": 1200, "bookings": 32_000},
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
