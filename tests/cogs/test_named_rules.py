"""House rules that players know by a name: found in /play, chosen in the lobby with one press."""

from typing import Any, cast

import pytest

from cogs.play.opening import open_table
from cogs.support.house import House
from games import GAMES
from games.parts.options import declared, misfit
from messages.parts.components import Menu
from messages.parts.custom_ids import NamedRulesMenu, RuleMenu
from messages.play.house_rule_menus import rules_content
from tables.changes import lobby
from tables.state.change import Refused
from tables.state.table import Table
from tables.views.table_views import public_table
from tests.cogs.houses import answer
from tests.delivery.delivery_harness import DeliveryHarness, catalogues
from tests.tables.table_harness import ANN, BEN, CHANNEL, context, in_lobby

NAMED = [(game, key) for game, rules in GAMES.items() for key in rules.presets]


def test_no_two_games_use_a_name() -> None:
    keys = [key for _, key in NAMED]
    assert len(keys) == len(set(keys)) > 0


@pytest.mark.parametrize(("game", "key"), NAMED)
def test_the_named_rules_are_allowed_for_every_number_of_players(game: str, key: str) -> None:
    rules = GAMES[game]
    options = lobby.named_rules(rules, key)
    for seats in rules.players:
        assert misfit(options, seats) is None
        rules.check(options, seats)
    assert {
        rule.name for rule in declared(rules.options) if getattr(options, rule.name) != rule.default
    } <= set(rules.presets[key])


def test_only_the_host_chooses_and_only_what_there_is() -> None:
    table = in_lobby("latin", 2)
    with pytest.raises(Refused, match="host"):
        lobby.set_named_rules(table, BEN, "puerto-rican-500", context())
    for key in ("", "fives-and-threes", "style"):
        with pytest.raises(Refused, match="bad-option"):
            lobby.set_named_rules(table, ANN, key, context())


@pytest.mark.parametrize("language", catalogues().languages)
def test_the_menu_shows_what_is_in_force_to_the_host(language: str) -> None:
    def menu(table: Table, reader: int) -> Menu | None:
        return next(
            (
                row
                for row in rules_content(
                    public_table(table), catalogues().of(language), reader
                ).controls
                if isinstance(row, Menu) and row.id == NamedRulesMenu(table.id)
            ),
            None,
        )

    table = in_lobby("latin", 2)
    assert [(entry.value, entry.selected) for entry in menu(table, ANN).entries] == [
        ("dominican-200", True),
        ("puerto-rican-500", False),
        ("international-200", False),
        ("straight-six", False),
    ]
    assert (menu(table, BEN), menu(in_lobby("buki", 2), ANN)) == (None, None)


async def choose(house: DeliveryHarness, cafe: House, game: str, kind: Any, value: str) -> str:
    """Open a table and choose a value in a menu of the lobby; return the id of the table."""
    await open_table(cafe, house.discord.press(ANN, CHANNEL, 0, private=True), game)
    table = await house.store.tables.live_table_in(CHANNEL)
    press, menu = house.discord.press(ANN, CHANNEL, 0, private=True), kind(table.id)
    press.data = cast(Any, {"custom_id": menu.text, "component_type": 3, "values": [value]})
    await house.during(answer(cafe, press, menu))
    return table.id


async def test_a_press_in_the_lobby_sets_them(house: DeliveryHarness, cafe: House) -> None:
    table_id = await choose(house, cafe, "latin", NamedRulesMenu, "puerto-rican-500")
    assert (await house.tables.load(table_id)).options.style == "puerto_rican"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("game", "highest"), [("latin", "1000"), ("cuban", "500"), ("all-fives", "500")]
)
async def test_no_target_is_offered_that_the_other_rules_refuse(
    house: DeliveryHarness, cafe: House, game: str, highest: str
) -> None:
    await choose(house, cafe, game, RuleMenu, "target")
    *_, values, _ = house.discord.sent("PATCH")[-1].payload["components"]
    numbers = [entry["value"] for entry in values["components"][0]["options"]]
    assert (numbers[:2], numbers[-1]) == (["null", "50"], highest)
