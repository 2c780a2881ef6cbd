"""Tests of messages in random matches of all games: Discord's limits, all legal actions, no
secrets.
"""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any

import pytest

from delivery.discord_api.outgoing_message import component_rows
from games import GAMES
from games.core import View
from games.parts import claims, codec, tiles
from messages.parts import custom_ids as ids
from messages.play import move_labels
from messages.play.action_controls import MORE_TILES, action_controls
from messages.play.hand_message import hand_content
from messages.play.offers_message import has_offers, offers_content
from messages.play.table_message import table_content
from renderer import alt_texts
from renderer.scene import HandScene, TableScene
from tables.changes import play
from tables.state.phases import Phase
from tables.state.table import Table, view
from tables.views.public_table import PrivateTable
from tables.views.table_views import private_table, public_table
from tests.custom_ids import parse
from tests.tables.table_harness import context, in_play, rich
from tests.words import CATALOGUES, LANGUAGES, WORDS

SHORT: dict[str, dict[str, Any]] = {
    "austrian-block": {"deals": 2, "entry": 1},
    "austrian-draw": {"deals": 2},
    "tendler": {"deals": 2},
    "hungarian": {"target": 50},
    "luxembourg": {"rounds": 2, "entry": 2},
}
TILE = re.compile(r"(?<![\w-])(?:1[0-2]|\d)-(?:1[0-2]|\d)(?![\w-])")


def match(game: str, seed: int, deals: int = 3) -> Iterator[Table]:
    """Yield the table after every action of a random match."""
    rng = random.Random(seed)
    rules = GAMES[game]
    people = rng.choice(list(rules.players))
    table = replace(in_play(game, people, **SHORT.get(game, {})), id="abcdefgh")
    table = replace(
        table,
        chairs=tuple(
            replace(chair, name=f"{seat:W<32}") for seat, chair in enumerate(table.chairs)
        ),
    )
    yield table
    while table.live and table.deals <= deals:
        if table.phase is Phase.PAUSE:
            table = play.deal_next(table, None, context(balances=rich(table))).table
        else:
            seat = rng.choice([seat for seat in range(people) if rules.legal(table.state, seat)])
            legal = rules.legal(table.state, seat)
            table = play.act(
                table,
                seat,
                rng.choice([action for action in legal if action.verb != "renounce"] or legal),
                table.chairs[seat].user,
                context(balances=rich(table)),
            ).table
        yield table


def checked(components: list[Any]) -> None:
    """Check components as Discord does."""
    assert len(components) <= 5
    custom_ids = [component["custom_id"] for row in components for component in row["components"]]
    assert len(set(custom_ids)) == len(custom_ids), custom_ids
    for row in components:
        assert 1 <= len(row["components"]) <= 5
        for component in row["components"]:
            assert len(component["custom_id"]) <= 100
            read = parse(component["custom_id"])
            assert read is not None, component["custom_id"]
            if component["type"] == 2:
                assert read.text == component["custom_id"]
                assert 1 <= len(component["label"]) <= 80
                continue
            assert component["custom_id"] == read.text
            # the mark of a menu in which something has been chosen has 7 more
            assert len(read.text) + 7 <= 100
            values = [option["value"] for option in component["options"]]
            assert 1 <= len(values) <= 25
            assert len(set(values)) == len(values)
            assert all(
                len(option["label"]) <= 100 and len(option.get("description") or "") <= 100
                for option in component["options"]
            )
            assert 0 <= component["min_values"] <= component["max_values"] <= len(values)


def offered(components: list[Any], own: PrivateTable) -> set[str]:
    """Return the texts of all actions on buttons and in menus, except choices of tiles and amounts
    asked for in a form.

    A menu of tiles leads to one of the places of the chosen tile.
    """
    texts = set()
    for one in (component for row in components for component in row["components"]):
        custom_id = parse(one["custom_id"])
        if isinstance(custom_id, ids.HandButton):
            texts.add(custom_id.action)
        elif isinstance(custom_id, ids.ActionMenu):
            texts |= {option["value"] for option in one["options"]}
        elif isinstance(custom_id, ids.TileMenu):
            for value in (option["value"] for option in one["options"]):
                if " " in value:
                    texts.add(value)
                else:
                    there = component_rows(action_controls(own, WORDS, tile=value))
                    checked(there)
                    texts |= {option["value"] for option in there[1]["components"][0]["options"]}
    return texts


def known(seen: View) -> set[str]:
    """Return the names of the tiles that a viewer may know."""
    found = {tiles.NAMES[tiles.of(placed.a, placed.b)] for placed in seen.line} | {
        tiles.NAMES[tile] for _, tile in seen.lots
    }
    for seat in seen.seats:
        found |= {
            tiles.NAMES[tile]
            for tile in (*(seat.hand or ()), *((seat.claim and seat.claim.tiles) or ()))
        }
    return found


@pytest.mark.parametrize("game", GAMES)
async def test_messages_keep_discords_limits_and_offer_what_is_legal(game: str) -> None:
    languages = [CATALOGUES.of(code) for code in LANGUAGES]
    for number, table in enumerate(match(game, 0)):
        words = languages[number % len(languages)]
        for content in (
            table_content(public_table(table), words),
            offers_content(public_table(table), words),
        ):
            if content is not None:
                assert len(content.text) <= 2000
                checked(component_rows(content.controls))
        for seat in range(len(table.chairs)):
            content = hand_content(
                private_table(table, seat), words, "where" if number % 3 else None
            )
            assert len(content.text) <= 2000
            there = component_rows(content.controls)
            checked(there)
            seen = view(table, seat)
            if table.phase is Phase.PLAYING:
                legal = [
                    action for action in seen.legal if action.picks is None or not action.tiles
                ]  # type: ignore[attr-defined]
                texts = {codec.write(action) for action in move_labels.offered(seen, legal)}
                # what is not offered is the same in effect as something that is
                for action in legal:
                    twins = [
                        one
                        for one in legal
                        if one == action or move_labels.is_same_in_effect(seen, one, action)
                    ]
                    assert {codec.write(twin) for twin in twins} & texts
                asked = any(
                    isinstance(parse(component["custom_id"]), ids.AmountForm)
                    for row in there
                    for component in row["components"]
                )
                found = offered(there, private_table(table, seat))
                assert found == texts or (asked and found < texts)
                picking = {action.verb for action in seen.legal if action.picks is not None}
                menus = [
                    parse(component["custom_id"])
                    for row in there
                    for component in row["components"]
                ]
                assert {menu.verb for menu in menus if isinstance(menu, ids.PickMenu)} == picking


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_read_aloud_is_well_formed(game: str) -> None:
    languages = [CATALOGUES.of(code) for code in LANGUAGES]
    for number, table in enumerate(match(game, 3)):
        words = languages[number % len(languages)]
        for content in (
            table_content(public_table(table), words),
            *(
                hand_content(private_table(table, seat), words, None)
                for seat in range(len(table.chairs))
            ),
        ):
            scene, lines = content.scene, [content.text]
            if isinstance(scene, HandScene):
                lines.append(
                    alt_texts.describe_hand(
                        scene, [f"P{seat}" for seat in range(len(table.chairs))]
                    )
                )
            elif isinstance(scene, TableScene):
                lines.append(
                    alt_texts.describe_table(
                        scene, [f"P{seat}" for seat in range(len(table.chairs))]
                    )
                )
            for line in lines:
                assert not re.search(
                    r"\.[.;:]|[;:,] ?[.;:]|  |\b1 (chips|tiles|points|Steine|Punkte)\b|\bnone\b",
                    line,
                ), line
            news = [line for line in content.text.splitlines() if line.startswith(">")]
            assert all(one != other for one, other in pairwise(news)), (
                "what happens several times in a row is one line"
            )


@pytest.mark.parametrize("game", ["buki", "challenge", "pulle", "draw"])
async def test_a_hand_in_words_says_nothing_twice(game: str) -> None:
    """What the message says, or a sentence about the viewer, is not said again in the lists."""
    for table, seat in ((table, seat) for table in match(game, 5) for seat in (0, 1)):
        content = hand_content(private_table(table, seat), WORDS, None)
        if not isinstance(content.scene, HandScene):
            continue
        names = [f"P{number}" for number in range(len(table.chairs))]
        said = alt_texts.describe_hand(content.scene, names, (), 2000, "\n")
        text, name, result = f"{content.text}\n{said}", names[seat], content.scene.view.result
        assert text.lower().count("your turn") <= 1, text
        assert text.count("Your claim") <= 1, text
        assert text.count("2 to 6.") <= 1, text
        assert "must stake" not in text, text
        assert not re.search(f"(You|{name}) may buy back", said), text
        assert not re.search(rf"Stakes: [^\n]*{name} \d+(?! \()", text), text
        assert not re.search(rf"order of play: {name}, [^;]*(½|\d) chips?", text), text
        if result and result.hands[seat]:
            assert not re.search(r"Your (\d+ )?tile", said), text


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_names_only_what_everybody_may_know(game: str) -> None:
    for table in match(game, 7):
        known_to_all = known(view(table, None))
        for event in table.latest_deal.story:
            data = codec.event_data(event)
            known_to_all |= {
                tiles.NAMES[one] for name in ("tile", "tiles") for one in _listed(data.get(name))
            }
        assert set(TILE.findall(table_content(public_table(table), WORDS).text)) <= known_to_all
        if has_offers(public_table(table)):
            assert not TILE.search(offers_content(public_table(table), WORDS).text)


def _listed(value: Any) -> list[int]:
    return value if isinstance(value, list) else [] if value is None else [value]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_tiles_are_picked_page_by_page_from_a_hand_that_no_menu_holds(language: str) -> None:
    """Any two tiles of a hand can be claimed, even two copies of one tile."""
    words = CATALOGUES.of(language)
    table = in_play("challenge", 2)
    big = tuple(sorted((*claims.SET, *claims.SET[:3])))
    table = replace(
        table, state=table.state._replace(hands=(big, table.state.hands[1])), id="abcdefgh"
    )
    pairs = set()
    first = component_rows(action_controls(private_table(table, 0), words))
    checked(first)
    for option in _menu(first)["options"]:
        if option["value"] == MORE_TILES:
            continue
        picked = (option["value"].partition(":")[2],)
        page = component_rows(
            action_controls(
                private_table(table, 0), words, parse(_menu(first)["custom_id"]).first, picked
            )
        )
        checked(page)
        others = [*_menu(first)["options"], *_menu(page)["options"]]
        others.remove(option)
        pairs |= {
            tuple(sorted((*picked, other["value"].partition(":")[2])))
            for other in others
            if other["value"] != MORE_TILES
        }
    held = [tiles.NAMES[tile] for tile in big]
    on_first = {option["value"].partition(":")[2] for option in _menu(first)["options"]}
    assert {pair for pair in pairs if "" in pair} == set()
    assert pairs == {tuple(sorted(pair)) for pair in combinations(held, 2) if on_first & set(pair)}


def _menu(components: list[Any]) -> Any:
    return next(
        component
        for row in components
        for component in row["components"]
        if component["custom_id"].startswith("kh:p:")
    )
