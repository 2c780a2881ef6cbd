"""Tests of buttons and menus for ends of any kind: arms of a spinner, trains, tiles laid either
way round, points.
"""

from dataclasses import replace

import pytest

from ai.advice_records import Advice
from delivery.discord_api.outgoing_message import component_rows
from games.core import TRAINS, End, Layout, Placed
from games.parts import codec, tiles
from games.parts.line import Play
from games.parts.match.spreads import TurnedPlay
from locales.catalogues import load
from messages.parts import custom_ids as ids
from messages.parts.components import Button, Controls, Menu
from messages.play.action_controls import MORE_TILES, action_controls
from messages.play.hint_texts import hint_text
from tables.views.public_table import PrivateTable
from tables.views.table_views import private_table
from tests.messages.test_every_game import checked
from tests.tables.table_harness import in_play
from tests.words import LANGUAGES, WORDS


def t(name: str) -> int:
    return tiles.named(name)


def hand(*legal: Play, held: tuple[str, ...] = (), **facts: object) -> PrivateTable:
    """Return the hand of seat 0 with these legal actions, at a table of eight with long names."""
    private = private_table(replace(in_play("austrian-block", 4), id="abcdefgh"), 0)
    view = private.view
    tiles = tuple(map(t, held)) or tuple(dict.fromkeys(action.tile for action in legal))
    view = replace(
        view,
        seats=(replace(view.seats[0], hand=tiles, due=True), *view.seats[1:]),
        legal=legal,
        **facts,  # type: ignore[arg-type]
    )
    names = tuple(
        replace(seat, name=f"{number}" + "W" * 31)
        for number, seat in enumerate(private.public.seats * 2)
    )
    return replace(private, view=view, public=replace(private.public, seats=names))


def buttons(controls: Controls) -> dict[str, str]:
    """Return the labels of the buttons by action."""
    return {
        button.id.action: button.label
        for row in controls
        if isinstance(row, tuple)
        for button in row
        if isinstance(button, Button) and isinstance(button.id, ids.ActionPress)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_labels_fit_on_a_phone(language: str) -> None:
    held = tuple(f"{low}-12" for low in range(13))
    legal = tuple(Play(t("11-12"), end) for end in (End.MEXICAN, *TRAINS[:4]))
    labels = buttons(action_controls(hand(*legal, held=held), load().of(language)))
    assert len(labels) == 5
    turned = (Play(t("3-4"), End.LEFT), TurnedPlay(t("3-4"), End.LEFT))
    labels |= buttons(
        action_controls(hand(*turned, held=held, points=(35, 0)), load().of(language))
    )
    # characters on a button: phones show no more
    assert all(len(label) <= 38 for label in labels.values()), labels


def cross(*numbers: int, line: tuple[Placed, ...]) -> dict[str, object]:
    ends = tuple(zip((End.LEFT, End.RIGHT, End.UP, End.DOWN), numbers, strict=False))
    return {"ends": ends, "line": line, "layout": Layout.CROSS}


SIDES = (Placed(5, 5, End.START, 0), Placed(4, 5, End.LEFT, 1), Placed(5, 4, End.RIGHT, 2))


def ends_of(facts: dict[str, object], tile: str) -> list[str]:
    """Return the labels, without the tile, under which a tile is offered at all ends that it
    fits.
    """
    ends: tuple[tuple[End, int], ...] = facts["ends"]  # type: ignore[assignment]
    legal = tuple(Play(t(tile), end) for end, number in ends if number in tiles.HALVES[t(tile)])
    return [
        label.partition(" → ")[2]
        for label in buttons(action_controls(hand(*legal, **facts), WORDS)).values()
    ]


def test_arms_that_are_the_same_in_effect_are_offered_once() -> None:
    assert ends_of(cross(4, 4, 5, 5, line=SIDES), "4-6") == ["A/B"]
    assert ends_of(cross(4, 4, 5, 5, line=SIDES), "5-6") == ["C/D"]
    assert ends_of(cross(6, 6, 6, 6, line=(Placed(6, 6, End.START, 0),)), "2-6") == ["A/B/C/D"]


def test_arms_that_differ_are_offered_each() -> None:
    started = (*SIDES, Placed(5, 4, End.UP, 3))
    assert ends_of(cross(4, 4, 4, 5, line=started), "4-6") == ["A/B/C"]
    assert ends_of(cross(4, 4, 4, 5, line=((*started, Placed(4, 4, End.RIGHT, 0)))), "4-6") == [
        "A/C",
        "B",
    ]
    # C is a tile, D is the spinner
    assert ends_of(
        cross(4, 4, 5, 5, line=(*SIDES, Placed(5, 6, End.UP, 3), Placed(6, 5, End.UP, 3))), "3-5"
    ) == ["C", "D"]


def test_a_spinner_at_the_end_of_a_line_leaves_one_arm_empty() -> None:
    line = (Placed(4, 5, End.START, 0), Placed(5, 5, End.RIGHT, 1))
    assert ends_of(cross(4, 4, 5, 5, line=(*line, Placed(5, 4, End.RIGHT, 2))), "2-4") == ["A/B"]
    assert ends_of(cross(4, 5, line=line), "4-5") == ["A", "B"]


def test_what_scores_says_so_and_other_points_make_another_place() -> None:
    facts = cross(4, 4, 5, 5, line=SIDES)
    legal = (Play(t("4-6"), End.LEFT), Play(t("4-6"), End.RIGHT), Play(t("5-6"), End.UP))
    assert list(
        buttons(action_controls(hand(*legal, **facts, points=(10, 0, 5)), WORDS)).values()
    ) == ["1 · 4-6 → A (+10)", "1 · 4-6 → B", "2 · 5-6 → C (+5)"]


def test_the_half_that_lies_outwards_is_named_where_one_chooses_it() -> None:
    legal = (Play(t("3-4"), End.LEFT), Play(t("1-4"), End.LEFT), TurnedPlay(t("3-4"), End.LEFT))
    ends = ((End.LEFT, 3), (End.RIGHT, 6))
    assert buttons(action_controls(hand(*legal, ends=ends), WORDS)) == {
        "play 1-4 left": "1 · 1-4 → A",
        "play 3-4 left": "2 · 3-4 → A, 4 outwards",
        "turn 3-4 left": "2 · 3-4 → A, 3 outwards",
    }
    hint = hint_text(hand(*legal, ends=ends), Advice(legal[2], "ends", {"count": 2}), WORDS)
    assert "**2 · 3-4 → A, 3 outwards**" in hint


def railway(count: int, trains: int = 8) -> tuple[Play, ...]:
    """Return plays of so many tiles on the Mexican train and on the trains of so many seats; the
    last tile fits one place only.
    """
    held = [t(f"{low}-{high}") for high in range(13) for low in range(high + 1)][:count]
    places = (End.MEXICAN, *TRAINS[:trains])
    return (*(Play(tile, end) for tile in held[:-1] for end in places), Play(held[-1], End.MEXICAN))


def texts(controls: Controls) -> set[str]:
    return {entry.value for row in controls if isinstance(row, Menu) for entry in row.entries}


@pytest.mark.parametrize(
    ("count", "language"),
    [
        (4, "en"),
        *(pytest.param(15, code, marks=pytest.mark.full) for code in LANGUAGES[1:]),
        (15, LANGUAGES[0]),
        pytest.param(30, "de", marks=pytest.mark.full),
    ],
)
def test_two_choices_reach_every_legal_play(count: int, language: str) -> None:
    """Of 30 tiles, a third choice turns the page."""
    legal = railway(count)
    own, words = hand(*legal), load().of(language)
    found: set[str] = set()
    first = 0
    while True:
        controls = action_controls(own, words, first)
        checked(component_rows(controls))
        (menu,) = controls
        for value in (entry.value for entry in menu.entries):
            if value == MORE_TILES:
                continue
            if " " in value:
                found.add(value)
                continue
            there = action_controls(own, words, tile=value)
            checked(component_rows(there))
            found |= {text for text in texts(there[1:]) if text.startswith(f"play {value} ")}
            assert there[1].placeholder.startswith(value)
        first = menu.id.first
        if not first:
            break
    assert found == {codec.write(action) for action in legal}


def test_up_to_25_plays_need_one_menu() -> None:
    (menu,) = action_controls(hand(*railway(4, 7)), WORDS)
    assert isinstance(menu.id, ids.ActionMenu)
    assert len(menu.entries) == 25
    assert menu.entries[0].label == "1 · 0-0 → A (your train)"
