"""Tests of the search for a game by typed text."""

from functools import cache

import pytest

from cogs.play.game_search import GameChoice, best_matches, closest_choice, game_choices
from cogs.play.page import all_games_content, make_offer
from games import GAMES
from locales.catalogues import load
from messages.parts.components import Menu
from messages.parts.display_names import game_facts
from tables.people.people import Preset
from tables.state.table_options import TableOptions

CATALOGUES = load()
CENTRAL = Preset(1, "Café Central", "buki", GAMES["buki"].options(), TableOptions())


@cache
def offers_in(language: str) -> list[GameChoice]:
    """Return all games and one preset as choices of a reader of this language."""
    return game_choices(
        [game.declaration for game in GAMES.values()],
        [CENTRAL],
        CATALOGUES,
        CATALOGUES.of(language),
    )


def keys(text: str, language: str = "en") -> list[str]:
    return [one.value for one in best_matches(text, offers_in(language))]


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
    assert best_matches(typed, offers) == ()
    found = closest_choice(typed, offers)
    assert found.value == near


@pytest.mark.parametrize("nothing", ["", "Schnapsen", "42"])
def test_of_what_is_like_none_nothing_is(nothing: str) -> None:
    offers = game_choices(
        [game.declaration for game in GAMES.values()], [], CATALOGUES, CATALOGUES.of("en")
    )
    assert closest_choice(nothing, offers) is None


@pytest.mark.parametrize("language", CATALOGUES.languages)
def test_a_line_says_what_a_game_is_and_how_long_it_takes(language: str) -> None:
    words = CATALOGUES.of(language)
    games = [game.declaration for game in GAMES.values()]
    (menu,) = all_games_content(make_offer(games), words).controls
    assert isinstance(menu, Menu)
    offers = game_choices(games, [], CATALOGUES, words)
    entries = {entry.value: entry for entry in menu.entries}
    for game, offer in zip(games, offers, strict=True):
        entry, facts = entries[game.key], game_facts(game, words)
        assert entry.description.endswith(facts)
        assert offer.line == words("game-line", title=entry.label, facts=facts)
        assert str(game.minutes) in entry.description
        assert str(game.players[-1]) in entry.description
        assert len(offer.line) <= 100  # Discord's limit for a completion
        assert keys(offer.line, language) == [game.key]  # also if the line itself arrives


def test_the_best_first_games_come_first_and_reconstructions_last() -> None:
    assert list(GAMES)[:3] == ["austrian-block", "buki", "pulle"]
    reconstructed = [game.reconstruction for game in GAMES.values()]
    assert reconstructed == sorted(reconstructed)
    assert reconstructed[-1]
