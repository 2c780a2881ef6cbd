"""*What if* under a replay: who is told about whose decisions, and what is said where nothing
can be.
"""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any
from unittest.mock import Mock

import pytest

from ai import advice_records, better_choices
from ai.advice_records import WhatIf
from cogs.replay import cog
from cogs.replay.cog import show_replay
from cogs.support.house import House
from data.exceptions import Unreadable
from data.tables import TableRows
from delivery.workers.replay_worker import ReplayWorker
from delivery.workers.thinker_jobs import find_better_actions
from delivery.workers.worker_process import WorkerDied
from games.parts import codec
from messages.parts.custom_ids import WhatIfPress
from messages.play.what_if_message import what_if_content
from renderer.scene import Picture
from tables.history.replay import Company
from tables.state.change import Refused
from tables.state.table import view
from tests.cogs.houses import answer, make_house
from tests.delivery.delivery_harness import DeliveryHarness
from tests.tables import table_harness
from tests.tables.table_harness import ANN, BEN, CAT, CHANNEL, GUILD
from tests.words import WORDS

Asking = Callable[..., Coroutine[Any, Any, str]]


class Mentor:
    """Looks back in this process."""

    looks_back = True

    def __init__(self) -> None:
        self.asked: list[tuple[int, ...]] = []

    async def look_back(
        self, table: Any, log: Sequence[str], deal: int, seats: Any
    ) -> Sequence[tuple[WhatIf, Company]]:
        self.asked.append(tuple(seats))
        return find_better_actions(table, log, deal, seats)


@pytest.fixture
def cafe(house: DeliveryHarness, monkeypatch: pytest.MonkeyPatch) -> House:
    # clumsy: the first action that is allowed
    monkeypatch.setattr(
        table_harness, "chosen", lambda table, seat: codec.write(view(table, seat).legal[0])
    )
    monkeypatch.setattr(better_choices, "WORLDS", 25)
    # any gain counts
    monkeypatch.setattr(advice_records, "CLEAR_GAIN", dict.fromkeys(advice_records.ValueUnit, 1e-6))
    return make_house(house, mentor=Mentor())


@pytest.fixture
def asks(house: DeliveryHarness, cafe: House) -> Asking:
    async def ask(user: int, table_id: str, deal: int = 1) -> str:
        """What somebody is told who presses."""
        press = house.discord.press(user, CHANNEL, 0, private=True)
        await house.during(answer(cafe, press, WhatIfPress(table_id, deal)))
        return str(house.discord.answer(press)["content"])

    return ask


async def test_ones_own_decisions_until_the_end_and_then_everybodys(
    house: DeliveryHarness, cafe: House, asks: Asking
) -> None:
    mentor: Any = cafe.mentor
    table_id = await house.started("austrian-block", 2)
    await house.deal(table_id)
    told = await asks(BEN, table_id)
    assert mentor.asked == [(1,)]
    assert "P2" in told
    assert "P1" not in told
    with pytest.raises(Refused, match="what-if-later"):
        await asks(CAT, table_id)
    await house.tables.close(table_id, ANN)
    told = await asks(CAT, table_id)
    assert mentor.asked[1:] == [(0, 1)]
    assert "P1" in told or "P2" in told
    for deal in (0, 2):
        with pytest.raises(Refused, match="replay-deal"):
            await asks(CAT, table_id, deal)


async def test_who_sat_there_then_is_named(
    house: DeliveryHarness, asks: Asking, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = Mock(wraps=what_if_content)
    monkeypatch.setattr(cog, "what_if_content", content)
    await house.store.people.remember_name(GUILD, CAT, "Catalin")
    table_id = await house.started("austrian-block", 3)
    await house.deal(table_id)
    await house.tables.leave(table_id, CAT)
    await asks(ANN, table_id)
    assert [seat.name for seat in content.call_args.args[0].seats] == ["P1", "P2", "Catalin"]


async def test_what_is_refused(
    house: DeliveryHarness, cafe: House, asks: Asking, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await house.started("austrian-block", 2)
    with pytest.raises(Refused, match="replay-deal"):  # the round is not over
        await asks(ANN, table_id)
    await house.deal(table_id)
    with cafe.replay_worker.slot(ANN), pytest.raises(Refused, match="replay-own"):  # pressed twice
        await asks(ANN, table_id)
    with pytest.raises(Refused, match="no-table"):
        await asks(ANN, "zzzzzzzz")

    async def killed(*_: object) -> None:
        raise WorkerDied

    monkeypatch.setattr(Mentor, "look_back", killed)
    with pytest.raises(Refused, match="what-if-interrupted"):
        await asks(ANN, table_id)

    async def unreadable(*_: object) -> None:
        raise Unreadable(table_id)

    monkeypatch.setattr(TableRows, "table", unreadable)
    with pytest.raises(Refused, match="replay-older"):
        await asks(ANN, table_id)
    monkeypatch.setattr(Mentor, "looks_back", False)
    with pytest.raises(Refused, match="what-if-off"):
        await asks(ANN, table_id)


async def test_nothing_is_offered_where_nothing_is_worked_out(
    house: DeliveryHarness, cafe: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def film(*_: object) -> Picture:
        return Picture(b"RIFF", "a film", (11, 7))

    monkeypatch.setattr(ReplayWorker, "draw", film)
    table = await house.deal(await house.started("austrian-block", 2))
    for looks_back in (True, False):
        monkeypatch.setattr(Mentor, "looks_back", looks_back)
        press = house.discord.press(ANN, CHANNEL, 0, private=True)
        await house.during(show_replay(cafe, press, table, None))
        assert (WORDS("button-what-if") in str(house.discord.answer(press))) == looks_back
