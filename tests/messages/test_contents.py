"""Tests of messages about tables, in every language."""

import json
import re
from dataclasses import replace

import pytest

from games import GAMES
from games.parts.line import DRAW
from games.parts.tiles import NAMES
from locales.catalogues import Words
from messages.parts.components import Button, ButtonStyle, Menu
from messages.parts.content import MessageContent
from messages.parts.custom_ids import ActionPress, HandButton, NamedRulesMenu, RepeatPress
from messages.parts.display_names import chips_amount
from messages.play.hand_message import hand_content
from messages.play.house_rule_menus import (
    FIRST_RULES,
    MORE,
    USUAL,
    house_rules,
    rules_content,
    shown_rules,
    value_entries,
)
from messages.play.table_message import table_content
from renderer import alt_texts
from renderer.scene import TableScene
from tables.changes import play
from tables.state.table import Table, game_of, view
from tables.views.table_views import private_table, public_table
from tests.tables.table_harness import ANN, BEN, CAT, context, due, in_lobby, in_play
from tests.tables.test_repeated import at_the_boneyard
from tests.words import WORDS

WHERE = "Café · <#1> · [table](https://discord.com)"


def buki(**options: object) -> Table:
    """Return a table of Buki in play, with names as long as Discord allows."""
    table = replace(in_play(**options), id="abcdefgh")
    return replace(table, chairs=tuple(replace(chair, name="W" * 32) for chair in table.chairs))


def rows(content: MessageContent) -> list[tuple[Button, ...]]:
    return [row for row in content.controls if isinstance(row, tuple)]


def buttons(content: MessageContent) -> list[Button]:
    return [button for row in rows(content) for button in row]


@pytest.mark.parametrize(
    ("game", "kind"),
    [("austrian-draw", RepeatPress), ("tendler", RepeatPress), ("luxembourg", ActionPress)],
)
def test_where_nothing_but_drawing_is_left_one_button_does_all_of_it(
    game: str, kind: type[HandButton]
) -> None:
    """Luxembourg draw: a player draws one tile, and then the turn is over."""
    table = at_the_boneyard(game)
    seat = due(table)
    (button,) = buttons(
        hand_content(private_table(replace(table, id="abcdefgh"), seat), WORDS, None)
    )
    assert button.id == kind("abcdefgh", table.chairs[seat].acts, "draw")
    assert button.label == ("Draw until one fits" if kind is RepeatPress else "Draw a tile")
    if kind is RepeatPress:
        own = private_table(replace(table, id="abcdefgh"), seat)
        for limit, label in ((3, "Draw until one fits (at most 3)"), (0, "Draw a tile")):
            limited = replace(own.public, options=replace(own.public.options, draw_limit=limit))
            (few,) = buttons(hand_content(replace(own, public=limited), WORDS, None))
            assert few.label == label
    after = play.act(table, seat, DRAW, table.chairs[seat].user, context(), repeatedly=True).table
    hands = [view(state, seat).seats[seat].hand for state in (table, after)]
    said = hand_content(private_table(after, seat), WORDS, None).text
    assert ({NAMES[tile] for tile in set(hands[1]) - set(hands[0])}) == set(
        re.findall(r"\d-\d", re.search(r"You drew (.*)\.", said)[1])
    )
    count = game_of(after).view(after.state, None).seats[seat].drawn
    scene = table_content(public_table(after), WORDS).scene
    assert isinstance(scene, TableScene)
    assert f"(drew {count}" in alt_texts.describe_table(scene, ["Anna", "Ben"])
    assert f"draws {count} tiles" in table_content(public_table(after), WORDS).text or count == 1


@pytest.mark.parametrize("game", GAMES)
def test_house_rules_and_their_menus_fit_into_a_message(game: str, words: Words) -> None:
    table = public_table(replace(in_lobby(game, GAMES[game].players[-1]), id="abcdefgh"))
    rules = [rule for rule, _ in house_rules(table)]
    rare = [rule.name for rule in rules if rule.rare]
    first = sorted(
        [rule.name for rule in rules if not rule.rare], key=lambda name: name not in FIRST_RULES
    ) + [MORE] * bool(rare)
    for picked in ("", MORE, *(rule.name for rule in rules)):
        content = rules_content(table, words, ANN, picked)
        assert len(content.text) <= 2000
        assert len(content.controls) <= 5
        menus = [row for row in content.controls if isinstance(row, Menu)]
        of_rules = next(menu for menu in menus if not isinstance(menu.id, NamedRulesMenu))
        assert [entry.value for entry in of_rules.entries] == (
            [*rare, USUAL] if rare and picked in (MORE, *rare) else first
        )
        assert all(1 <= len(menu.entries) <= 25 for menu in menus)


def test_the_house_rules_fit_into_a_message_if_all_rare_ones_are_changed(words: Words) -> None:
    changed = {
        rule.name: next(
            value
            for value in (*rule.allowed(4), rule.low, rule.high)
            if value not in (None, rule.default)
        )
        for rule, _ in house_rules(public_table(in_lobby("latin")))
        if rule.rare
    }
    table = public_table(replace(in_lobby("latin", 4, **changed), id="abcdefgh"))
    content = rules_content(table, words, ANN, "hints")
    assert len(content.text) <= 2000
    _, of_rules, _ = [row for row in content.controls if isinstance(row, Menu)]
    offered = [entry.value for entry in of_rules.entries]
    assert len(offered) == 25
    assert {*{rule.name for rule, _ in house_rules(table) if not rule.rare}, MORE} <= {*offered}
    assert len({*offered} & changed.keys()) == len(changed) - 1


def test_the_house_rules_say_what_buying_back_takes(words: Words) -> None:
    def lobby(**options: object) -> str:
        return rules_content(
            public_table(replace(in_lobby("pulle", **options), id="abcdefgh")), words, ANN
        ).text

    assert words("lobby-reserve", chips=chips_amount(450, words)) in lobby(entry=90)
    assert words("lobby-reserve", chips=chips_amount(15, words)) in lobby()
    assert words("lobby-reserve", chips=chips_amount(15, words)) not in lobby(buyback=False)


def test_menus_of_house_rules_are_for_whoever_settles_them(words: Words) -> None:
    def offered(reader: int) -> list[str]:
        table = public_table(replace(in_lobby(banker=2, banker_limits=True), id="abcdefgh"))
        menus = [
            row for row in rules_content(table, words, reader).controls if isinstance(row, Menu)
        ]
        return [entry.value for menu in menus for entry in menu.entries]

    assert offered(CAT) == ["min", "max"]
    assert offered(BEN) == []
    assert offered(ANN) == [
        rule.name
        for rule, _ in shown_rules(public_table(in_lobby()))
        if rule.name not in ("min", "max")
    ]


def test_a_stake_is_optional_until_it_is_due(words: Words) -> None:
    table = buki(banker=0)
    while view(table, seat := due(table)).staking.required is False:  # type: ignore[union-attr]
        content = hand_content(private_table(table, seat), words, WHERE)
        assert words("your-stake-first", won="no") not in content.text
        assert all(
            button.style is not ButtonStyle.PRIMARY
            for button in buttons(content)
            if "stake" in button.id.text
        )
        act = next(
            action
            for action in game_of(table).legal(table.state, seat)
            if action.verb in ("play", "pass")
        )
        table = replace(table, state=game_of(table).apply(table.state, seat, act)[0])
    content = hand_content(private_table(table, seat), words, WHERE)
    assert words("your-stake-first", won="no") in content.text
    assert {button.style for button in buttons(content)} == {ButtonStyle.PRIMARY}


def test_the_winner_of_the_round_before_is_told_why_to_stake(words: Words) -> None:
    table = buki(banker=0)
    book = table.state.table.book._replace(winner_before=(seat := due(table)))
    table = replace(table, state=replace(table.state, table=table.state.table._replace(book=book)))
    assert (
        words("your-stake-first", won="yes")
        in hand_content(private_table(table, seat), words, WHERE).text
    )


def test_the_lobby_says_how_reliable_people_are_and_that_only_bots_can_join() -> None:
    lobby = replace(in_lobby("austrian-block", 3, computers=1), id="abcdefgh")
    assert "to the end" not in table_content(public_table(lobby), WORDS).text
    known = replace(
        lobby, reliability=((ANN, 100), (CAT, 87), (99, 5)), bots_only_until=1_800_000_300_000
    )
    said = (
        table_content(public_table(known), WORDS).text.replace("\u2068", "").replace("\u2069", "")
    )
    assert "-# Rounds played to the end: P1 100%, P3 87%" in said
    assert "Others can join from <t:1800000300:t>." in said


@pytest.mark.parametrize("game", GAMES)
def test_menus_of_values_begin_and_end_with_what_a_rule_admits(game: str, words: Words) -> None:
    """The current and the initial value are listed too; of the numbers between them only the
    usual ones fit.
    """
    table = public_table(in_lobby(game, GAMES[game].players[-1]))
    for rule, _ in house_rules(table):
        for value in {rule.default} | ({37} if rule.admits(37, 4) else set()):
            entries = value_entries(rule, value, table, words, lambda _: False)
            assert len(entries) <= 25
            assert [entry.value for entry in entries if entry.selected] == [json.dumps(value)]
            assert {entry.value for entry in entries} >= {
                json.dumps(one) for one in (rule.low, rule.high, rule.default) if one is not None
            }
