"""Tests of the search for a game by typed text."""

from functools import cache

import pytest

from cogs.play.game_search import (
    GameChoice,
    best_matches,
    closest_choice,
    game_choices,
    named_choice,
)
from games import GAMES
from tables.people.people import Preset
from tables.state.house_rules_of_every_game import TableOptions
from tests.words import CATALOGUES


@cache
def offers_in(language: str) -> list[GameChoice]:
    """Return all games and one preset as choices of a reader of this language."""
    return game_choices(
        [game.declaration for game in GAMES.values()],
        [Preset(1, "Café Central", "buki", GAMES["buki"].options(), TableOptions())],
        CATALOGUES,
        CATALOGUES.of(language),
    )


def keys(text: str, language: str = "en") -> list[str]:
    return [match.value for match in best_matches(text, offers_in(language))]


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("buki", "buki"),
        ("  BU ", "buki"),
        ("Austrian draw", "austrian-draw"),
        ("austrian-draw", "austrian-draw"),
        ("AUSTRIAN DRAW GAME", "austrian-draw"),
        ("österreichisches zieh", "austrian-draw"),
        ("oesterreichisches block", "austrian-block"),
        ("osterreichisches b", "austrian-block"),
        ("ungar", "hungarian"),
        ("hun", "hungarian"),
        ("tendlers", "tendler"),
        ("tendler's", "tendler"),
        ("lux", "luxembourg"),
        ("cafe", "Café Central"),
        ("central", "Café Central"),
        ("ch", "challenge"),
        ("1830", "tendler"),
    ],
)
@pytest.mark.parametrize("language", CATALOGUES.languages)
def test_any_beginning_in_any_language_will_do(typed: str, means: str, language: str) -> None:
    assert keys(typed, language) == [means]


def test_every_title_means_its_game_whoever_reads() -> None:
    for offer in offers_in("en"):
        assert keys(offer.title) == [offer.value]
    assert named_choice(
        GAMES["latin"].declaration, "dominican-200", list(map(CATALOGUES.of, ("de", "en")))
    ).title.endswith("Dominikanisch, bis 200")
    for reader in CATALOGUES.languages:
        for language in CATALOGUES.languages:
            for key in GAMES:
                assert keys(CATALOGUES.of(language)(f"game-{key}"), reader) == [key]


@pytest.mark.parametrize("nothing", ["", "  ", "!?", "Schnapsen"])
def test_what_is_no_name_means_nothing(nothing: str) -> None:
    assert keys(nothing) == []


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("bucky", "buki"),
        ("chalange", "challenge"),
        ("hungarain", "hungarian"),
        ("polle", "pulle"),
        ("luxenburg draw", "luxembourg"),
    ],
)
def test_the_nearest_is_suggested(typed: str, near: str) -> None:
    offers = game_choices(
        [game.declaration for game in GAMES.values()], [], CATALOGUES, CATALOGUES.of("en")
    )
    assert (best_matches(typed, offers), closest_choice(typed, offers).value) == ((), near)


@pytest.mark.parametrize("nothing", ["", "Schnapsen", "42"])
def test_of_what_is_like_none_nothing_is(nothing: str) -> None:
    offers = game_choices(
        [game.declaration for game in GAMES.values()], [], CATALOGUES, CATALOGUES.of("en")
    )
    assert closest_choice(nothing, offers) is None


def test_the_best_first_games_come_first_and_reconstructions_last() -> None:
    assert list(GAMES)[:3] == ["austrian-block", "buki", "pulle"]
    reconstructed = [game.reconstruction for game in GAMES.values()]
    assert reconstructed == sorted(reconstructed)
    assert reconstructed[-1]
