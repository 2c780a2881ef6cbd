"""Every way through every lesson, and every press beside it; what the words say of tiles is so."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from cogs.learn.lessons import DIGITS, LESSONS, NEXT, YOU, Lesson, Moment
from cogs.learn.page import LessonPress, lesson_content
from cogs.learn.positions import apply_press, moment
from delivery.discord_api.outgoing_message import component_rows
from games.core import IllegalAction
from locales.catalogues import Words, load
from messages.parts.components import Menu
from tables.state.change import Refused
from tests.custom_ids import parse
from tests.words import LANGUAGES

TAUGHT = (
    *(
        "buki",
        "austrian-block",
        "austrian-draw",
        "tendler",
        "pulle",
        "hungarian",
        "challenge",
        "luxembourg",
    ),
    *(
        "draw",
        "block",
        "all-fives",
        "bergen",
        "matador",
        "sebastopol",
        "latin",
        "cuban",
        "mexican-train",
    ),
)
MOST_LINES = 700  # characters of what a step says: it is read on a phone, above a picture
TILE = re.compile(r"(?<![\d-])\d-\d(?![\d-])")


def ways(lesson: Lesson, most: int = len(DIGITS)) -> Iterator[Moment]:
    """Every moment that can be reached, each once; or by the first choices at each step."""
    waiting = [moment(lesson, "", "Anna", "en")]
    while waiting:
        here = waiting.pop()
        yield here
        if here.step is not None:
            waiting += [apply_press(here, text) for text in here.step.takes[:most]]


@cache
def first_way(game: str) -> tuple[Moment, ...]:
    """Return the moments of the way by the first choice at each step."""
    return tuple(ways(LESSONS[game], 1))


def presses(here: Moment, words: Words) -> set[str]:
    """Return the texts of all actions that can be pressed; from menus of tiles every pick of one
    and two.
    """
    found = set()
    for row in lesson_content(here, words).controls:
        if isinstance(row, Menu):
            assert (row.id.game, row.id.taken) == (here.lesson.game, here.taken)
            values = [entry.value.partition(":")[2] or entry.value for entry in row.entries]
            found |= (
                set(values)
                if values[0].startswith(row.id.verb)
                else {f"{row.id.verb} {value}" for value in values if row.min_values == 1}
            )
            if row.max_values > 1:
                found |= {f"{row.id.verb} {one} {other}" for one, other in combinations(values, 2)}
        else:
            for button in row:
                if isinstance(button.id, LessonPress):
                    assert (button.id.game, button.id.taken) == (here.lesson.game, here.taken)
                    found.add(button.id.action)
    return found


def test_every_game_of_the_house_can_be_learnt() -> None:
    assert tuple(LESSONS) == TAUGHT
    for key, lesson in LESSONS.items():
        assert key == lesson.game
        assert 5 <= len(lesson.steps) + 1 <= 9
        assert any(NEXT in step.takes for step in lesson.steps), "nobody has seen the table"
        assert all(len(step.takes) <= len(DIGITS) for step in lesson.steps)


@pytest.mark.parametrize("game", TAUGHT)
def test_each_way_leads_to_a_round_that_is_over_and_won(game: str) -> None:
    ends = [here for here in ways(LESSONS[game]) if here.step is None]
    assert ends
    for here in ends:
        view = here.own_table.view
        assert YOU in view.result.winners or view.seats[YOU].score == 43  # bought back
        assert not view.dealing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_each_step_has_what_one_presses_and_says_why_not_something_else(
    game: str, words: Words
) -> None:
    for here in first_way(game):
        content = lesson_content(here, words)
        assert len(content.text) <= MOST_LINES, content.text
        assert content.scene is not None
        components = component_rows(content.controls)
        assert len(components) <= 5
        for one in (component for row in components for component in row["components"]):
            assert len(one["custom_id"]) <= 100
            assert parse(one["custom_id"]) is not None
        if here.step is None:
            continue
        texts = presses(here, words)
        labels = {
            entry.value: entry.label
            for row in content.controls
            if isinstance(row, Menu)
            for entry in row.entries
        } | {
            button.id.action: button.label
            for row in content.controls
            if isinstance(row, tuple)
            for button in row
            if isinstance(button.id, LessonPress)
        }
        step = here.step.takes[0]
        advised = labels.get(step, " + ".join(step.split(" ")[1:]))  # tiles from a menu
        pressed = {text: pressed_at(game, here.taken, text) for text in texts}
        led = {text for text, (taken, _) in pressed.items() if taken != here.taken}
        assert led
        for text in texts - led:
            _, refused = pressed[text]
            said = lesson_content(
                here,
                words,
                text,
                words(f"illegal-{refused.key}", **refused.values) if refused else "",
            )
            assert said.text.startswith(content.text)
            assert f"*{advised}*" in said.text[len(content.text) :]
            assert said.controls == content.controls


@cache
def pressed_at(game: str, taken: str, text: str) -> tuple[str, IllegalAction | None]:
    """Return the steps taken after a press, and the reason if the rules refuse it: the same in
    each language.
    """
    try:
        return apply_press(moment(LESSONS[game], taken, "Anna", "en"), text).taken, None
    except IllegalAction as no:
        return taken, no


@pytest.mark.parametrize("game", TAUGHT)
def test_tempting_tiles_do_not_fit_and_advice_is_not_taken_twice(game: str) -> None:
    for here in first_way(game):
        for tile in here.step.tempts if here.step else ():
            with pytest.raises(IllegalAction) as no:
                apply_press(here, f"play {tile} left")
            assert no.value.key in {"does-not-fit", "must-draw"}
        for text in here.step.takes if here.step else ():
            # pressing twice gives the same twice
            assert apply_press(here, text) == apply_press(here, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_speak_of_the_same_tiles(language: str) -> None:
    words, house = load().of(language), load().of("en")
    for lesson in LESSONS.values():
        keys = [f"lesson-{lesson.game}-end", *(f"lesson-{step.says}" for step in lesson.steps)]
        keys += [f"lesson-{step.says}.why" for step in lesson.steps if step.takes != (NEXT,)]
        for key in keys:
            assert sorted(set(TILE.findall(words(key)))) == sorted(set(TILE.findall(house(key)))), (
                key
            )


def test_what_no_lesson_has_is_refused() -> None:
    lesson = LESSONS["buki"]
    for taken in ("9", "0000000", "00000000", "zz"):
        with pytest.raises(Refused, match="unreadable"):
            moment(lesson, taken, "Anna", "en")
    here = moment(lesson, "", "Anna", "en")
    for text in ("", "fly 7-8", "play 9-13 left", "play", "ready "):
        with pytest.raises(Refused, match="unreadable"):
            apply_press(here, text)
    with pytest.raises(Refused, match="unreadable"):
        apply_press(moment(lesson, "00000", "Anna", "en"), "next")
