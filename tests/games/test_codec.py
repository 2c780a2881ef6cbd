"""Texts of actions and stored data."""

from dataclasses import dataclass
from typing import NamedTuple

import pytest

from games import GAMES
from games.core import Action, End, IllegalAction
from games.parts import codec, tiles
from games.parts.line import Pass, Play
from games.parts.stakes import Accept, Add, Raise, Refuse, Stake

BUKI = GAMES["buki"]
TEXTS = {
    "play 4-6 left": Play(tiles.named("4-6"), End.LEFT),
    "play 7-8 start": Play(tiles.named("7-8"), End.START),
    "pass": Pass(),
    "stake 5": Stake(5),
    "add 2": Add(2),
    "raise 1": Raise(1),
    "accept 2 1": Accept(2, 1),
    "refuse 2 1": Refuse(2, 1),
}


@pytest.mark.parametrize("text", TEXTS)
def test_text_of_an_action(text):
    assert (codec.write(TEXTS[text]), codec.read(BUKI, text)) == (text, TEXTS[text])


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "pass ",
        " pass",
        "PASS",
        "pass 1",
        "play",
        "play 4-6",
        "play 6-4 left",
        "play 4-6 above",
        "play 4-6 own8",
        "play 4-6 left left",
        "play 9-13 left",
        "stake",
        "stake x",
        "stake 05",
        "stake +5",
        "stake 5.0",
        "stake 1_0",
        "stake ٥",
        "accept 2",
        "draw",
        "fold",
        "stake " + "9" * 80,
    ],
)
def test_unreadable_text(text):
    with pytest.raises(ValueError):
        codec.read(BUKI, text)


@pytest.mark.parametrize(
    "text", ["play 4-6 up", "play 4-6 mexican", "play 9-9 left", "play 10-12 own7"]
)
def test_ends_and_tiles_of_other_games_are_read_and_refused_by_the_rules(text):
    state, _ = BUKI.deal(BUKI.open(BUKI.options(), 4), (1_000,) * 4, bytes(32))
    with pytest.raises(IllegalAction):
        BUKI.apply(state, BUKI.due(state)[0], codec.read(BUKI, text))


@dataclass(frozen=True, slots=True)
class Give(Action):
    verb = "give"
    seat: int
    tiles: tuple[int, ...]


class Inner(NamedTuple):
    one: int
    two: str | None = None


def test_several_tiles_in_one_action():
    give = Give(1, (tiles.named("1-2"), tiles.named("3-4")))
    assert codec.write(give) == "give 1 1-2 3-4"
    assert codec.read_one_of("give 1 1-2 3-4", (Give,)) == give
    assert codec.read_one_of("give 1", (Give,)) == Give(1, ())


def test_a_field_that_is_missing_takes_its_default():
    assert codec.load(Inner, {"one": 1}) == Inner(1)


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"one": "1"},
        {"one": True},
        {"one": 1, "two": 2},
        {"one": 1, "three": 3},
        {"two": None},
    ],
)
def test_data_that_does_not_fit(data):
    with pytest.raises(ValueError):
        codec.load(Inner, data)


def test_what_cannot_be_stored_is_a_mistake_of_the_program():
    with pytest.raises(TypeError):
        codec.dump({"a": 1})


def test_unknown_event():
    with pytest.raises(ValueError):
        codec.event_of({"event": "Exploded"}, BUKI.events)
