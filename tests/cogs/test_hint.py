"""*Hint* in the hand: who is advised, and what is said to whoever is not."""

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from ai.advice_records import Advice
from cogs.table.cog import TableCog
from delivery.workers.thinker_jobs import advise
from service.questions_to_computers import Question
from tables.people.people import PreferencesOwner
from tables.state.change import Refused
from tests.cogs.houses import make_house
from tests.delivery.delivery_harness import DeliveryHarness
from tests.tables.table_harness import ANN, CAT, CHANNEL, due

Asking = Callable[[int, str], Coroutine[Any, Any, str]]


class Mentor:
    """Advises in this process."""

    async def advise(self, question: Question) -> Advice:
        return advise(question)


@pytest.fixture
def asks(house: DeliveryHarness) -> Asking:
    mentor: Any = Mentor()
    cafe = make_house(house, mentor=mentor)

    async def ask(user: int, table_id: str) -> str:
        """What somebody is told who presses."""
        press = house.discord.press(user, CHANNEL, 0, private=True)
        await house.during(press.response.defer(ephemeral=True, thinking=True))
        await house.during(TableCog(cafe).show_hint(press, table_id))
        return str(house.discord.answer(press)["content"])

    return ask


async def test_whose_turn_it_is_hears_the_same_however_often_they_ask(
    house: DeliveryHarness, asks: Asking
) -> None:
    table_id = await house.started("austrian-block", 2)
    table = await house.tables.load(table_id)
    user = table.chairs[due(table)].user or 0
    said = await asks(user, table_id)
    assert "A Master’s choice is **" in said
    assert await asks(user, table_id) == said  # pressed twice
    await house.store.people.update_preferences(PreferencesOwner.PERSON, user, {"words": True})
    assert await asks(user, table_id) == f"{said}\nAll in words"
    with pytest.raises(Refused, match="not-seated"):
        await asks(CAT, table_id)
    await house.deal(table_id)
    with pytest.raises(Refused, match="no-hint"):
        await asks(user, table_id)
    with pytest.raises(Refused, match="no-table"):
        await asks(ANN, "zzzzzzzz")


async def test_nobody_is_advised_where_people_play_each_other_for_chips(
    house: DeliveryHarness, asks: Asking
) -> None:
    table_id = await house.started("buki", 4)
    table = await house.tables.load(table_id)
    with pytest.raises(Refused, match="no-hint"):
        await asks(table.chairs[due(table)].user or 0, table_id)
