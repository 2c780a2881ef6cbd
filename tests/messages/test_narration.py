"""Tests of sentences about events: related events share a sentence."""

from dataclasses import replace

import pytest

from games.core import End, Event
from games.mexican_train import DoubleOpen
from games.parts import tiles
from games.parts.claims import Exposed
from games.parts.line import Passed, Played
from games.parts.match.match_events import RoundBegun
from locales.catalogues import load
from messages.parts.narration import private_note_lines, seat_moves, story_lines
from messages.play.house_rule_menus import rules_in_force_text
from messages.play.replay_and_fairness import short_event_text
from tables.views.table_views import public_table
from tests.tables.table_harness import begun, in_lobby
from tests.words import WORDS

TABLE = public_table(in_lobby("hungarian", 3))


def said(*events: Event, most: int = 9) -> list[str]:
    """Return the sentences in English, without marks."""
    return [
        line.replace("\u2068", "").replace("\u2069", "")
        for line in story_lines(events, TABLE, load().of("en"), most)
    ]


def laid(seat: int, tile: str, end: End) -> Played:
    return Played(seat, tiles.named(tile), end)


def test_the_lead_tells_who_starts_the_round_and_with_what() -> None:
    six, lead = tiles.named("6-6"), laid(1, "6-6", End.START)
    held, next_one, by_lot = (
        RoundBegun(1, 1, six, False),
        RoundBegun(2, 1, None, False),
        RoundBegun(1, 1, None, True),
    )
    assert said(held) == ["Round 1. P2 holds 6-6 and starts."]
    assert said(held, lead) == said(next_one, lead) == ["P2 starts with 6-6."]
    assert said(Passed(0), held, lead, most=2) == ["P1 passes.", "P2 starts with 6-6."]
    assert said(held, laid(1, "1-6", End.START)) == [
        "Round 1. P2 holds 6-6 and starts.",
        "P2 starts with 1-6.",
    ]
    assert said(by_lot, lead) == ["Round 1. P2 starts, by lot.", "P2 starts with 6-6."]


def test_of_several_open_doubles_the_next_player_covers_only_one() -> None:
    first, last = (DoubleOpen(0, tiles.named(name)) for name in ("3-3", "4-4"))
    assert said(last) == ["P1 leaves 4-4 open: the next player must cover it."]
    assert said(first, last) == [
        "P1 leaves 3-3, 4-4 open: they must be covered in turn, the last one first."
    ]


def test_passes_in_turns_that_follow_are_one_move() -> None:
    assert [
        (move.seat, move.text)
        for move in seat_moves((Passed(1), Passed(0), Passed(1)), TABLE, load().of("en"))
    ] == [(0, "passes"), (1, "passes")]


def test_what_one_has_seen_is_remembered_shortly() -> None:
    shown = (tiles.named("2-2"), tiles.named("2-5"))
    notes = private_note_lines(
        (Exposed(1, shown, True, 0), Exposed(1, shown, False, 1)), TABLE, load().of("en")
    )
    assert [line.replace("\u2068", "").replace("\u2069", "") for line in notes] == [
        "P2 2-2, 2-5 (true) → P1",
        "P2 2-2, 2-5 (bluff)",
    ]


@pytest.mark.parametrize(
    ("game", "for_chips", "has_pot"),
    [("block", True, True), ("block", False, False), ("pulle", False, True)],
)
def test_where_no_chips_are_paid_nobody_speaks_of_a_pot_unless_it_is_the_game(
    *, game: str, for_chips: bool, has_pot: bool
) -> None:
    seen = public_table(begun(replace(in_lobby(game, 4, entry=5), for_chips=for_chips)))
    assert [
        "pot" in short_event_text(seen.latest_deal.story[0], seen, WORDS),
        "pot" in "".join(story_lines(seen.latest_deal.story, seen, WORDS, 9)),
        "Entry" in rules_in_force_text(seen, WORDS),
        seen.view.pool > 0,
    ] == [has_pot] * 4
