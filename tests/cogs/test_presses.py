"""Which handler answers which press, menu or form."""

from dataclasses import dataclass
from typing import Annotated

import discord
import pytest

from cogs.press_handlers import handles
from cogs.press_router import first_typed_text
from cogs.support.house import FeatureCog
from messages.parts.custom_ids import AgainPress, CustomId
from tests.cogs.houses import make_house
from tests.custom_ids import all_kinds
from tests.delivery.delivery_harness import DeliveryHarness


class SecondCog(FeatureCog):
    """Wants presses that another feature answers."""

    @handles(AgainPress)
    async def rival(self, interaction: discord.Interaction, press: AgainPress) -> None:
        """Never called."""


@dataclass(frozen=True, slots=True)
class LikeAgain(CustomId):
    """Looks like `AgainPress`."""

    letter = "g"
    table: Annotated[str, r"[a-z]+"]


class ThirdCog(FeatureCog):
    """Answers presses that cannot be told from those of another feature."""

    @handles(LikeAgain)
    async def rival(self, interaction: discord.Interaction, press: LikeAgain) -> None:
        """Never called."""


def subclasses(kind: type[CustomId]) -> set[type[CustomId]]:
    """Return all subclasses of a kind in the product."""
    direct = {inner for inner in kind.__subclasses__() if not inner.__module__.startswith("tests")}
    return direct.union(*map(subclasses, direct))


def test_every_kind_of_custom_id_is_answered() -> None:
    """By name: a dataclass with slots replaces the class that was written."""
    assert {kind.__qualname__ for kind in all_kinds()} == {  # the first imports all features
        kind.__qualname__ for kind in subclasses(CustomId) if hasattr(kind, "letter")
    }


@pytest.mark.parametrize("rival", [SecondCog, ThirdCog])
async def test_two_handlers_of_a_kind_or_kinds_of_a_shape_stop_the_start(
    house: DeliveryHarness, rival: type[FeatureCog]
) -> None:
    with pytest.raises(ValueError, match="AgainPress"):
        await rival(make_house(house)).cog_load()


def test_what_was_typed_is_found_in_forms_of_either_shape() -> None:
    rows = [{"type": 1, "components": [{"type": 4, "custom_id": "number", "value": "12"}]}]
    labels = [{"type": 18, "component": {"type": 4, "custom_id": "number", "value": "13"}}]
    assert (first_typed_text(rows), first_typed_text(labels)) == ("12", "13")
    assert [first_typed_text(nothing) for nothing in (None, [], [{"type": 1}], "x")] == [""] * 4
